### Las opciones por grupos y las lecciones preparadas: qué cambia cada una y por qué, su propósito, la meta para los jugadores y preguntas para después.

## Grupos de opciones

group-frame = Marco
group-moving = Moverse y la Cárcel
group-quiz = Preguntas
group-traffic = Cartas de tránsito
group-money = Deber, visitar, comerciar
group-shares = Acciones del Banco (Avanzado)
group-credit = Préstamos e hipotecas (Avanzado)
group-trainer = La persona docente

## Lecciones

preset-rulebook = Como el reglamento
    .about = Las reglas normales de nuestro reglamento.
    .why = Empieza aquí si nadie en la mesa conoce el juego.
    .aim = Conocer la ciudad.
    .goal = Llega a la meta y que te quede dinero.
    .ask1 = ¿Qué casilla cambió más tu partida?
    .ask2 = ¿Qué trajo un título que el dinero en mano no traía?
preset-quick = Rápido
    .about = Casillas a las que te mandan: { $chain }. Número exacto para llegar: { $exact_finish }.
    .why = Las fichas avanzan más rápido y nadie espera al final.
    .aim = Decidir rápido con lo que tienes.
    .goal = Sé el primero en llegar.
    .ask1 = ¿El más rápido fue también el más rico?
    .ask2 = ¿Cuánto costó la prisa?
preset-tight = Ajustado
    .about = Reglamento: { $rules }. Dinero al empezar: { $starting_cash }. Límite de demérito: { $demerit_limit }.
    .why = Con poco dinero cuenta cada compra y cada multa.
    .aim = Guardar una reserva.
    .goal = No le debas al Banco al final de una ronda.
    .ask1 = ¿Cuándo pediste prestado, y valió la pena?
    .ask2 = ¿Qué multa podrías haber evitado?
preset-scholar = Sabio
    .about = Reglamento: { $rules }. Una respuesta correcta paga { $quiz_award }. Quién gana: { $victory }.
    .why = Aquí saber algo vale dinero.
    .aim = Ver que saber rinde.
    .goal = Gana más con respuestas que con suerte.
    .ask1 = ¿Sobre qué pregunta quieres saber más?
    .ask2 = ¿Qué hiciste con el premio?
