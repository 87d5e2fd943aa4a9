### Lo que lee quien aprende en una clase: en la puerta, mientras espera y en la mesa.

## La puerta

class-welcome = ¡Te damos la bienvenida!
class-sit = Sentarme
class-sit-all = Sentarnos juntos
class-sharing = Compartimos este dispositivo
class-alone = Solo yo uso este dispositivo
class-several = Somos varios con este dispositivo, cada quien con su asiento
class-heads = ¿Cuántas personas son?
class-we-are = Somos { $n }
class-fewer = Uno menos
class-more = Uno más
class-pair = Somos dos y jugamos juntos en un solo asiento
class-which-sign = ¿Qué signo hay en tu mesa?
class-name-field = ¿Cómo te llamamos? (Puedes dejarlo vacío.)
class-pin-field = Pin del proyector
class-pin-unseen = ¿No ves el proyector? Muéstrale un número a tu docente.
class-door-closed = La puerta está cerrada
class-door-wait = La abre tu docente. Puedes esperar aquí: esta página se entera sola.
class-over = Esta clase terminó

## Volver

class-was-here = Ya estuve aquí
class-no-code = ¿No tienes el código a mano? Muéstrale un número a tu docente.
class-knock = Mostrar un número
class-show-number = Dile este número a tu docente:

## En el asiento

class-you-are = Eres
class-beside = Compartes asiento con { $names }.
class-go-to = Tu mesa: { $sign }
class-moved = ¡Cambiaste de lugar! Ahora tu mesa es: { $sign }
class-no-sign = Verás tu mesa aquí en cuanto haya suficientes personas.
class-reroll = { $n ->
    [0] Ya no hay otro animal
    [one] Otro animal (una vez más)
   *[other] Otro animal ({ $n } veces)
}
class-return-code = Si se daña este dispositivo, tu código para otro:
class-get-up = Levantarme e irme
class-wait-start = Tienes asiento. El juego empieza pronto.
class-begun = El juego está en marcha.
class-to-table = Ir a la mesa
class-watch-table = Mirar esta mesa
class-see-end = Ver cómo terminó
class-lesson-over = La clase de hoy terminó
class-release = Olvídame en este dispositivo
    .about = La próxima persona empieza de cero. Con tu código puedes volver.

## En la mesa

class-strip = Tu clase
class-hand = Levantar la mano
class-hand-up = Mano arriba ({ $n })
class-seen = Listo
class-time-left = Quedan { $time }
class-hurry = Falta poco: { $n } segundos para cada respuesta
class-breather = Tiempo de conversar antes de terminar
    .about = Les sobra un poco de tiempo. ¿Cuál es tu plan para lo que queda de la última ronda?
class-stands = Todos paramos un momento
    .about = No se pierde nada. Puedes mirar, pero no mover.
class-stands-soon = Alto después de esta ronda
    .about = Termina tu ronda y luego paramos todos.
