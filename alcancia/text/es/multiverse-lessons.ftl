### Las opciones por grupos y las lecciones preparadas: qué cambia cada una y por qué, su propósito, la meta para los jugadores y preguntas para después.

## Grupos de opciones

group-match = El torneo
group-deck = Divisas y mazo
group-deal = Manos y pozos
group-bets = Apuestas
group-exchange = Cambios
group-scoring = Puntos
group-seen = Lo que se ve

## Lecciones

preset-open_table = Mesa abierta
    .about = Manos abiertas: { $open_hands }. Se muestran las cartas conocidas: { $card_memory }.
    .why = Todos pueden hablar de cada decisión.
    .aim = Aprender a contar lo que vale una mano.
    .goal = Di antes de cada apuesta cuánto vale y por qué.
    .ask1 = ¿Qué viste que los demás no vieron?
    .ask2 = ¿Cómo cambia una apuesta cuando todos ven tu mano?
preset-no_bluff = Sin engaño
    .about = Cartas de engaño: { $bluff_cards }. Cambios de apuestas: { $swaps }.
    .why = Menos reglas, buena para una primera partida con niños y niñas.
    .aim = Entender el cambio antes que los trucos.
    .goal = Pasa la línea con una divisa.
    .ask1 = ¿Qué divisa valía la pena juntar?
    .ask2 = ¿Qué habría cambiado una carta de engaño?
preset-dear_exchange = Cambio caro
    .about = Una divisa por debajo de su línea pierde { $fee }. Un set vale { $set_bonus }.
    .why = Cambiar cantidades pequeñas es lo que más cuesta, como en una ventanilla de verdad.
    .aim = Ver lo que los cargos hacen con las sumas pequeñas.
    .goal = Reúne tan pocas divisas como puedas.
    .ask1 = ¿Cuánto perdiste por el cargo?
    .ask2 = ¿Dónde se pagan cargos así en la vida real?
