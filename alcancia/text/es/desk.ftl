### Las reglas de una mesa y el puesto del docente: lo que dice el formulario, lecciones, guiones.

## Opciones y lecciones

option-mark-handbook = manual
option-mark-live = puede cambiar durante el juego
lesson-about = Qué es distinto: { $text }
lesson-why = Por qué: { $text }
lesson-aim = Propósito: { $text }
lesson-goal = Meta del día: { $text }
lesson-ask1 = Pregunta después: { $text }
lesson-ask2 = Pregunta después: { $text }
