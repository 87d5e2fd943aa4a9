### Multiverse Money, español.
### Los asientos llegan como nombres, las cartas como listas hechas, los pozos y las divisas con los nombres de abajo.

## El juego

game-name = Multiverse Money
game-tagline = La casa de cambio entre dimensiones: apuesta lo que te sobra y llévate lo que te falta.
    .box = Billetes de otros mundos
game-teaches = Cambio, valor y apuestas: el mismo dinero vale más para unas personas que para otras, y jugar primero tiene su precio.
    .short = Cambio, valor, apuestas
game-length = Unos 30 minutos
    .short = 30 min

# Por qué lo hizo un bot
why-take_best = Este pozo es el que más ayuda a mis divisas.
why-swap_best = Esa apuesta le va mejor a mi mano que cualquiera de los pozos.
why-keep_best = En la mesa no hay nada mejor que lo que aposté.
why-take_rich = Me llevo el pozo que más vale.
why-bet_high = Esta vez quiero elegir primero.
why-bet_spare = Apuesto cartas que casi no necesito.
why-bet_worth = Por ellas puedo recibir más de lo que valen para mí.
why-bet_least = Entrego la carta que menos necesito.
why-sit_out = Aquí no hay nada por lo que yo pagaría.
why-whim = Me dio por ahí.

# Primeros pasos: unas palabras para cada una de las primeras decisiones (tutorial.toml)
learn-first-bet = ¡Te damos la bienvenida a la casa de cambio! Aquí reúnes billetes de unas pocas divisas. Una divisa cuenta entera cuando tienes 200; con Bostezo tienes el mejor comienzo. Primero apuesta algo: toca el Bostezo 40. Todos apuestan a la vez, boca abajo.
learn-first-exchange = Los otros dos apostaron 50 y por eso eligieron antes: la apuesta más alta va primero. Ahora entregas tu apuesta y te llevas un pozo entero. El Bostezo 50 de la derecha vale más que tu 40, y es la divisa que quieres.
learn-decoy = La carta de engaño siempre vuelve a ti. Ponla junto con tu apuesta y nadie sabrá cuántas cartas apostaste de verdad. Prueba con Oli 20, Bostezo 50 y la carta de engaño: 70.
learn-keep = ¿No hay nada mejor que lo que apostaste? Entonces recupera tu apuesta. No cuesta nada y tu Bostezo 50 queda a salvo.
learn-order = Con una apuesta alta eliges antes, pero lo que apuestas es lo que entregas. Mira los pozos antes de apostar: ¿cuánto te importa ir primero esta vez?
learn-collect = Mira las barras de tu mano: muestran cuánto le falta a cada divisa para llegar a 200. Por debajo de 200 pierde 100 puntos. Mejor dos divisas completas que cinco empezadas.
learn-pile-size = Siempre se cambia todo por todo. Un billete por un pozo de seis llena tu mano; seis billetes por uno la vacían.
learn-swap = También puedes cambiar tu apuesta por otra que siga en la mesa. Esa persona juega después de ti, le guste o no.
learn-last-rounds = Cuando el mazo se acaba llega la última ronda. Mira cuántas cartas quedan. Ya conoces el juego: sigue y pide una pista cuando quieras.

## Lo que pasó

# $removed es la lista de divisas apartadas, o la palabra "none".
fact-game_started = { $removed ->
    [none] Empieza la partida { $game_no }. Se juega con las siete divisas.
   *[other] Empieza la partida { $game_no }. Quedan fuera: { $removed }.
}
fact-dealt = { $count ->
    [one] { $seat } recibe { $count } carta.
   *[other] { $seat } recibe { $count } cartas.
}
    .own = { $seat }, tu mano: { $cards }.
fact-piles_laid = A la derecha: { $right }. A la izquierda: { $left }.
fact-round_started = { $last ->
    [yes] Empieza la ronda { $round_no }. ¡Es la última!
   *[no] Empieza la ronda { $round_no }.
}
# $count es 0 cuando el número de cartas no es público. $cards puede ser la palabra "none".
fact-bet_placed = { $count ->
    [0] { $seat } ya apostó.
    [one] { $seat } ya apostó: { $count } carta boca abajo.
   *[other] { $seat } ya apostó: { $count } cartas boca abajo.
}
    .own = { $count ->
        [0] { $cards ->
            [none] { $seat }, no apuestas nada y no participas en esta ronda.
           *[other] { $seat }, ya pusiste tu apuesta: { $cards }.
        }
        [one] { $seat }, ya pusiste tu apuesta de { $count } carta: { $cards }.
       *[other] { $seat }, ya pusiste tu apuesta de { $count } cartas: { $cards }.
    }
# $total es 0 cuando la apuesta no lleva dinero; $cards y $low no dicen nada entonces.
fact-bet_revealed = { $total ->
    [0] { $bluff ->
        [yes] { $seat } muestra la carta de engaño y nada de dinero. La carta de engaño vuelve a su mano.
       *[no] { $seat } no muestra dinero.
    }
   *[other] { $bluff ->
        [yes] { $seat } muestra { $cards }: { $total } en total, serie más baja { $low }. También iba la carta de engaño, que vuelve a su mano.
       *[no] { $seat } muestra { $cards }: { $total } en total, serie más baja { $low }.
    }
}
fact-sat_out = { $seat } no participa en esta ronda.
fact-turn_started = Juega { $seat }, con { $cards }: { $total } en total, serie más baja { $low }.
# .fewest es para la opción «menos cartas primero».
fact-turn_tied = Totales iguales: { $seat } tiene { $total }, igual que { $others }. Decide la serie más baja: { $seat } va primero (serie { $low }).
    .fewest = Totales iguales: { $seat } tiene { $total }, igual que { $others }. Deciden primero menos cartas y después la serie más baja: { $seat } va primero (serie { $low }).
fact-pile_taken = { $seat } toma el { $pile }. Se lleva { $taken } y deja allí { $given }.
fact-bets_swapped = { $seat } cambia con { $other }. Se lleva { $taken } y deja { $given } frente a { $other }.
fact-bet_kept = { $seat } no hace ningún cambio y se lleva { $cards }.
# $by es un nombre, o la palabra "nobody".
fact-card_turned = { $by ->
    [nobody] Sale { $card } en el { $pile }.
   *[other] { $by } da la vuelta a una carta en el { $pile }: { $card }.
} { $deck ->
    [0] No quedan cartas en el mazo.
    [one] Queda { $deck } carta en el mazo.
   *[other] Quedan { $deck } cartas en el mazo.
}
fact-deck_exhausted = Era la última carta del mazo.
fact-stalled = En esta ronda no salió ninguna carta nueva: van { $stall } seguidas. Al llegar a { $stall_limit }, la próxima ronda es la última.
fact-last_round_announced = { $reason ->
    [deck] El mazo se acabó: la próxima ronda es la última.
   *[stall] Demasiadas rondas sin cartas nuevas: la próxima ronda es la última.
}
fact-hand_shown = La mano de { $seat }: { $cards }.
fact-scored_currency = { $bonus ->
    [0] { $seat }, { $currency }: una suma de { $sum } cuenta { $base }.
   *[other] { $seat }, { $currency }: una suma de { $sum } cuenta { $base }, más { $bonus } por sets.
}
# $coins son puntos, no un número de monedas.
fact-scored = { $coins ->
    [0] { $seat } consigue { NUMBER($total, useGrouping: 0) } puntos.
   *[other] { $seat } consigue { NUMBER($total, useGrouping: 0) } puntos, { $coins } de ellos por monedas.
}
fact-game_ended = Terminó la partida. La victoria es para { $winners }. Puntos: { $scores }.
fact-match_ended = Terminó el torneo. La victoria es para { $winners }. Totales: { $totals }.

## Preguntas

ask-bet = Elige las cartas de tu apuesta.
    .last = Última ronda: elige las cartas de tu apuesta.
ask-exchange = Cambia tu apuesta o recupérala.
    .swapped = { $name } cambió su apuesta por la tuya: te toca jugar con estas cartas.

## Jugadas

move-bet = Apostar
    .type = apostar
    .about = Pone las cartas elegidas boca abajo frente a ti. Ya no podrás retirarlas.
move-sit_out = No participar
    .type = fuera
    .about = Te quedas fuera de esta ronda. Tu mano no cambia.
move-take = Tomar un pozo
    .about = Te llevas un pozo entero y tu apuesta ocupa su lugar.
move-take-left = Tomar el pozo izquierdo
    .type = izquierdo
    .about = Te llevas todas las cartas del pozo izquierdo y tu apuesta ocupa su lugar.
move-take-right = Tomar el pozo derecho
    .type = derecho
    .about = Te llevas todas las cartas del pozo derecho y tu apuesta ocupa su lugar.
move-swap = Cambiar apuestas
    .with = Cambiar con { $name }
    .type = cambiar
    .about = Te llevas la apuesta entera de otra persona. Ella recibe la tuya y juega a continuación.
move-keep = Recuperar
    .type = recuperar
    .about = Sin cambio: las cartas que tienes enfrente van a tu mano.

## Cartas y lugares

pile-left = pozo izquierdo
pile-right = pozo derecho

currency-oll = Oli
    .creatures = Enanos skaters
    .glyph = rueda
    .letter = O
currency-fle = Vellón
    .creatures = Ovejas modelos
    .glyph = rizo
    .letter = V
currency-ela = Elástico
    .creatures = Ropa interior
    .glyph = zigzag
    .letter = E
currency-ink = Gota
    .creatures = Pulpos notarios
    .glyph = gota
    .letter = G
currency-cru = Miga
    .creatures = Dragones panaderos
    .glyph = hogaza
    .letter = M
currency-spi = Espina
    .creatures = Cactus tenores
    .glyph = estrella
    .letter = S
currency-yaw = Bostezo
    .creatures = Almohadas insomnes
    .glyph = luna
    .letter = B

currency-coin = Monedas
    .letter = ¢

card-bluff = Carta de engaño
    .key = e
    .about = No es dinero. Disimula cuántas cartas apuestas de verdad y vuelve a ti después de revelar.
# $serial son tres cifras, como 017.
card-coin = Moneda del portal
    .full = Moneda del portal (N.º { $serial })
    .about = Cuenta en una apuesta. No es de ninguna divisa, así que al final no se le quita nada.
card-note = { $currency } { $value } (N.º { $serial })
    .short = { $currency } { $value }
serial = N.º { $n }
card-oll20a = Oli 20
card-oll20b = Oli 20
card-oll20c = Oli 20
card-oll30a = Oli 30
card-oll30b = Oli 30
card-oll30c = Oli 30
card-oll40 = Oli 40
card-oll50 = Oli 50
card-oll60 = Oli 60
card-fle20a = Vellón 20
card-fle20b = Vellón 20
card-fle20c = Vellón 20
card-fle30a = Vellón 30
card-fle30b = Vellón 30
card-fle30c = Vellón 30
card-fle40 = Vellón 40
card-fle50 = Vellón 50
card-fle60 = Vellón 60
card-ela20a = Elástico 20
card-ela20b = Elástico 20
card-ela20c = Elástico 20
card-ela30a = Elástico 30
card-ela30b = Elástico 30
card-ela30c = Elástico 30
card-ela40 = Elástico 40
card-ela50 = Elástico 50
card-ela60 = Elástico 60
card-ink20a = Gota 20
card-ink20b = Gota 20
card-ink20c = Gota 20
card-ink30a = Gota 30
card-ink30b = Gota 30
card-ink30c = Gota 30
card-ink40 = Gota 40
card-ink50 = Gota 50
card-ink60 = Gota 60
card-cru20a = Miga 20
card-cru20b = Miga 20
card-cru20c = Miga 20
card-cru30a = Miga 30
card-cru30b = Miga 30
card-cru30c = Miga 30
card-cru40 = Miga 40
card-cru50 = Miga 50
card-cru60 = Miga 60
card-spi20a = Espina 20
card-spi20b = Espina 20
card-spi20c = Espina 20
card-spi30a = Espina 30
card-spi30b = Espina 30
card-spi30c = Espina 30
card-spi40 = Espina 40
card-spi50 = Espina 50
card-spi60 = Espina 60
card-yaw20a = Bostezo 20
card-yaw20b = Bostezo 20
card-yaw20c = Bostezo 20
card-yaw30a = Bostezo 30
card-yaw30b = Bostezo 30
card-yaw30c = Bostezo 30
card-yaw40 = Bostezo 40
card-yaw50 = Bostezo 50
card-yaw60 = Bostezo 60
card-coin1 = Moneda del portal
card-coin2 = Moneda del portal
card-coin3 = Moneda del portal
card-coin4 = Moneda del portal
card-coin5 = Moneda del portal
card-coin6 = Moneda del portal

## Opciones

option-games_in_match = Partidas del torneo
    .about = Se suman los puntos de todas estas partidas.
option-removal = Divisas apartadas
    .about = Cómo se decide qué divisas quedan fuera de la partida.
option-removal-random = Al azar
option-removal-chosen = Elegidas de antemano
option-removed = Qué divisas quedan fuera
    .about = Solo si se eligen de antemano: exactamente 7 menos el número de divisas de la partida.
option-currencies = Divisas en la partida
    .about = Con menos divisas es más fácil completarlas. Lo normal es dos más que participantes.
option-hand_size = Cartas de la primera mano
    .about = Cuántas cartas de dinero recibe cada participante. La carta de engaño va aparte.
option-pile_size = Cartas en un pozo
    .about = Cuántas cartas se ponen en cada pozo y hasta cuántas se rellena.
option-coins = Monedas
    .about = Cuántas monedas se barajan en el mazo.
option-bluff_cards = Cartas de engaño
    .about = Si se desactiva, nadie tiene carta de engaño. Para no participar se hace una apuesta vacía.
option-sit_out = Se puede no participar
    .about = Si se desactiva, toda apuesta debe llevar dinero.
option-bet_counts = Número de cartas apostadas
    .about = Si los demás ven cuántas cartas apuestas antes de revelar.
option-bet_counts-shown = A la vista
option-bet_counts-hidden = En secreto hasta revelar
option-swaps = Cambios entre participantes
    .about = Si se desactiva, solo se pueden tomar pozos. Buena para una primera partida con niños y niñas.
option-tie_break = Con totales iguales
    .about = Quién va primero cuando dos apuestas tienen el mismo total.
option-tie_break-lowest_serial = Serie más baja
option-tie_break-fewest_cards = Menos cartas y, después, serie más baja
option-full_line = Línea para contar entera
    .about = Desde esta suma, a una divisa no se le quita nada.
option-fee = Cargo bajo la línea
    .about = Lo que se quita a cada divisa que no llega a la línea, sin bajar nunca de 0.
option-set_bonus = Puntos por set
    .about = Por cada set de tres billetes iguales de una divisa.
option-coin_points = Puntos por moneda
    .about = Lo que da cada moneda al final, cuente lo que cuente en una apuesta.
option-stall_limit = Rondas sin cartas nuevas
    .about = Después de tantas seguidas, la próxima ronda es la última.
option-card_memory = Mostrar cartas conocidas
    .about = De cada participante, muestra las cartas que todo el mundo vio entrar en su mano.
option-open_hands = Manos a la vista
    .about = Todo el mundo ve todas las manos. Para enseñar. Las apuestas siguen secretas hasta revelar.
option-score_preview = Vista previa de puntos
    .about = Te muestra tus puntos si la partida terminara ahora. Solo los ves tú.
option-draws = Cartas que salen primero
    .about = Para la persona docente: el orden en que las cartas salen del mazo, desde el primer reparto. Si una carta no puede salir, se pasa a la siguiente.

## Rechazos

refused-bad_player_count = Este juego es para 3 a 5 participantes. Añade o quita asientos.
refused-bad_option_value = «{ $option }» no puede tener ese valor.
refused-removed_mismatch = La lista de divisas apartadas no cuadra. Nombra cada divisa una sola vez, exactamente tantas como deben quedar fuera, y solo si se eligen de antemano.
refused-not_enough_cards = Con estas opciones quedan muy pocas cartas en el mazo. Pon más divisas o monedas, o manos o pozos más pequeños.
refused-game_over = La partida terminó y ya no se puede jugar. Puedes empezar otra.
refused-stale_decision = La mesa siguió adelante y esa pregunta se cerró. Mira la mesa otra vez y responde lo que se pregunta ahora.
refused-not_your_decision = Ahora no te toca decidir. Espera a que se te pregunte.
refused-already_bet = Tu apuesta ya está puesta y no se cambia. Espera a los demás.
refused-unknown_move = Esa jugada no es de este paso. Elige una de las que se ofrecen.
refused-bet_empty = Una apuesta necesita al menos una carta. Elige una o más de tu mano.
refused-sit_out_not_allowed = En esta mesa todo el mundo participa. Añade al menos una carta de dinero a tu apuesta.
refused-unknown_card = Esa carta no existe en esta partida. Elige cartas de tu mano.
refused-card_not_in_hand = Esa carta no está en tu mano. Elige solo cartas que tengas.
refused-card_repeated = Nombraste la misma carta dos veces. Nombra cada carta una sola vez.
refused-unknown_pile = Ese pozo no existe. Elige izquierda o derecha.
refused-unknown_seat = Esa persona no está en la mesa. Elige a alguien que tenga una apuesta en la mesa.
refused-target_is_self = No puedes cambiar contigo. Elige a otra persona o un pozo, o recupera tu apuesta.
refused-target_has_no_bet = Esa persona no tiene apuesta en la mesa. Elige a alguien que la tenga o un pozo, o recupera tu apuesta.
refused-swaps_off = En esta mesa no hay cambios entre participantes. Toma un pozo o recupera tu apuesta.
refused-partial_exchange = Siempre se cambia todo por todo. Elige un pozo entero o una apuesta entera, sin nombrar cartas.

## Puntos, avisos y espera

score-title = Recuento final
score-currency = { $bonus ->
    [0] { $currency }: una suma de { $sum } cuenta { $base }
   *[other] { $currency }: una suma de { $sum } cuenta { $base }, más { $bonus } por sets
}
score-coins = { $n ->
    [one] { $n } moneda: { $points } puntos
   *[other] { $n } monedas: { $points } puntos
}
score-total = Total: { NUMBER($total, useGrouping: 0) } puntos
score-preview = Si la partida terminara ahora: { NUMBER($total, useGrouping: 0) } puntos
score-heading-currency = Divisa
score-heading-sum = Suma
score-heading-deduction = Cargo
score-heading-base = Cuenta
score-heading-bonus = Sets
score-heading-coins = Monedas
score-heading-total = Total
banner-last_round = Última ronda
prompt-waiting = Esperando a: { $seats }

## La mesa sencilla

view-game_no = Partida
view-games = Partidas del torneo
view-removed = Fuera de esta partida
view-deck = Cartas en el mazo
view-deck_start = Mazo al empezar
view-left = Pozo izquierdo
view-right = Pozo derecho
view-last_round = Última ronda
view-stall = Rondas sin carta nueva
view-acted = Ya jugaron
view-swapped_by = Cambio hecho por
view-history = Apuestas anteriores
view-rounds = Rondas jugadas
view-hand = Mano
view-placed = Mi apuesta
view-score = Puntos si acabara ahora
view-cards = Cartas en la mano
view-bet = Cartas apostadas
view-front = Apuesta en la mesa
view-sat_out = No participa
view-total = Puntos del torneo
view-known = Cartas conocidas
note-bet_by = { $bet_down ->
    [one] das { $bet_down } carta
   *[other] das { $bet_down } cartas
}
note-hand_by = recibes { $hand_up }
note-score_by = puntos { SIGNED($value) }

## En el tablero

board-table = La casa de cambio
board-mine = Mis cartas
board-prompt = Qué hacer ahora
board-player = Participante
board-players = Los demás y sus apuestas
board-score-more = , quedarías con { $score } puntos, { $by } más
board-score-fewer = , quedarías con { $score } puntos, { $by } menos
board-score-same = , quedarías con { $score } puntos, los mismos
board-your-turn = Te toca
board-round = Ronda { $n }
board-step-bet = Apostar
board-step-reveal = Revelar
board-step-exchange = Cambiar
board-step-refill = Rellenar
board-in-hand = { $n } en la mano
board-match-total = { $n } puntos hasta ahora
board-known = { $n ->
    [one] { $n } carta conocida
   *[other] { $n } cartas conocidas
}
board-thinking = piensa…
board-has-bet = ya apostó
board-acting = juega ahora
board-done = ya jugó
board-sits-out = no participa
board-you-sit-out = No participas en esta ronda
board-not-yet = Sin elegir todavía
board-no-cards = sin cartas
board-total = { $total } en total
board-coin = Portal
board-pile-left = Pozo izquierdo
board-pile-right = Pozo derecho
board-pile-holds = { $pile }: { $cards }
board-cards = { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
}
board-deck = { $n ->
    [0] cartas: el mazo está vacío
    [one] carta en el mazo
   *[other] cartas en el mazo
}
board-deck-short = { $n ->
    [0] mazo vacío
    [one] queda
   *[other] quedan
}
board-bot = bot
board-your-bet = Tu apuesta
board-bet-of = Apuesta de { $name }
board-my-cards = { $n ->
    [one] Mi { $n } carta
   *[other] Mis { $n } cartas
}
board-face-down = boca abajo para los demás
# $n es el lugar en el orden de juego.
board-plays = { $n ->
    [1] va primero
   *[other] juega en el lugar { $n }
}
board-not-in-game = Fuera de esta partida
board-last-when = Última ronda cuando el mazo se acabe
board-tie = Apuestas iguales de { $total }. Primero la serie más baja:
board-tie-fewest = Apuestas iguales de { $total }. Primero menos cartas, luego la serie más baja:
# $first y $rest son series como N.º 006; $rest pueden ser varias.
board-tie-order = { $first } antes que { $rest }
board-hand = { $n ->
    [one] { $n } carta de dinero
   *[other] { $n } cartas de dinero
}
board-others = Sin divisa
board-score-now = Puntos si acabara ahora
board-then = después
board-counts = cuenta { $n }
board-kept-whole = entera:
board-holding = { $currency }: suma { $sum }, cuenta { $counts }
board-holding-then = { $currency }: suma { $sum }, cuenta { $counts }; después { $then }, cuenta { $thenCounts }
board-bet-how = Toca las cartas que te sobran. La apuesta más alta cambia primero.
board-bet-sum = { $n ->
    [one] { $n } carta: { $total } en total, serie más baja { $low }
   *[other] { $n } cartas: { $total } en total, serie más baja { $low }
}
board-bet-go = Apostar { $total }
board-bet-final = No se puede retirar
board-bet-clear = Quitar todas
board-sit-out-how = apostar solo la carta de engaño
board-exchange-ask = Te toca: cambia tu apuesta de { $total } por otra cosa, o recupérala.
board-exchange-short = Cambia tu apuesta de { $total } o recupérala.
board-give-get = das { $give }, recibes { $get }
board-nothing-changes = nada cambia
board-same = igual
board-score-key = a la derecha de cada botón: tus puntos si la partida acabara ahora
board-choose-first = Elige una opción
board-count-all = Ver todo el recuento
board-count-how = Desde la línea, una divisa cuenta entera; por debajo se le quita algo. Los sets dan puntos extra.
board-count-sum = { $fee ->
    [0] suma { $sum }
   *[other] suma { $sum } − { $fee }
}
board-count-bonus = { $fee ->
    [0] suma { $sum } + { $bonus }
   *[other] suma { $sum } − { $fee } + { $bonus }
}

## Bots

bot-baseline = Prudente
    .about = Junta dos o tres divisas, paga con el resto y solo apuesta alto cuando vale la pena.
bot-easy = Fácil
    .about = Apuesta de una a tres cartas que casi no necesita y toma el pozo de mayor valor impreso.
bot-cheap = Ahorrativo
    .about = Siempre apuesta solo la carta que menos necesita.
bot-few = Un puñado
    .about = Apuesta de una a cuatro cartas al azar.

## Lo que viene

step-match = El torneo
step-game = Una partida
step-setup = Preparación
step-round = Una ronda
step-bet = Todo el mundo apuesta
step-reveal = Se revelan las apuestas
step-exchange = Se cambian las apuestas
step-refill = Se rellenan los pozos
step-score = Recuento final

## En la terminal

bar-game = Partida { $n } de { $of }
bar-round = Ronda { $n }
bar-deck = { $n ->
    [0] mazo vacío
   *[other] mazo { $n }
}
bar-score = { $n ->
    [one] { NUMBER($n) } punto ahora
   *[other] { NUMBER($n) } puntos ahora
}
bar-notes = (+ y −: cómo cambian tus puntos)
bar-left = Izquierdo
bar-right = Derecho
bar-cards = { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
}
bar-total = Σ { NUMBER($n) }
bar-hand = mano
bar-known = conocidas
bar-tie = (empate: serie { $low })
    .fewest = { $cards ->
        [one] (empate: { $cards } carta, serie { $low })
       *[other] (empate: { $cards } cartas, serie { $low })
    }
doing-thinking = pensando …
# $n es 0 cuando el número de cartas no es público.
doing-bet = { $n ->
    [0] ya apostó
   *[other] apostó { $n }
}
doing-out = no participa
doing-played = ya jugó
hand-currency = Tu mano
hand-bar = 0 … ┃ = { $line } … 300
hand-cards = cartas
hand-front = cartas (en la mesa)
hand-placed = cartas (en tu apuesta)
hand-coins = { $n ->
    [one] { $n } moneda: { $points } puntos
   *[other] { $n } monedas: { $points } puntos
}
bet-none = Todavía no elegiste cartas.
bet-running = { $bluff ->
    [yes] { $count ->
        [0] Solo la carta de engaño: no participarías.
        [one] Elegiste { $count } carta y la carta de engaño, total { $total }, serie más baja { $low }.
       *[other] Elegiste { $count } cartas y la carta de engaño, total { $total }, serie más baja { $low }.
    }
   *[no] { $count ->
        [one] Elegiste { $count } carta, total { $total }, serie más baja { $low }.
       *[other] Elegiste { $count } cartas, total { $total }, serie más baja { $low }.
    }
}
end-match = Torneo
end-rank = Puesto
end-legend = 120-{ $fee } quiere decir: los billetes suman 120 y se quitan { $fee } porque no llegan a { $line }. Cada set da +{ $bonus }.
plain-left = Pozo izquierdo: { $cards }
plain-right = Pozo derecho: { $cards }
plain-seat = Asiento { $n }, { $name }: { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
}, { $doing }
plain-bet = Asiento { $n }, { $name }: juega en el lugar { $place } con { $bet }, total { $total }; { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
} en la mano
plain-holding = { $missing ->
    [0] { $currency }: { $cards }; suma { $sum }
   *[other] { $currency }: { $cards }; suma { $sum }, faltan { $missing } para la línea
}

# ── la puesta en común ───────────────────────────────────────────────────────

measure-seat = Asiento (el primero es el 0)
measure-period = Ronda
measure-game = Partida del torneo
measure-move = Cambio hecho: take_left, take_right, swap, keep; vacío si no hubo
measure-bet_total = Total de la apuesta
measure-bet_cards = Cartas de dinero de la apuesta
measure-bluff = Apuestas con la carta de engaño
measure-sat_out = Rondas sin participar
measure-place = Lugar en el orden de juego; 0 si no tuvo turno
measure-given_cards = Cartas entregadas en el cambio
measure-given_value = Valor entregado
measure-taken_cards = Cartas recibidas en el cambio
measure-taken_value = Valor recibido
measure-gain = Puntos ganados en la ronda, como si la partida acabara
measure-score_before = Puntos si la partida hubiera acabado antes de la ronda
measure-hand = Cartas de dinero en la mano tras la ronda
measure-score_now = Puntos si la partida acabara tras la ronda
measure-fee_now = Puntos que quitaría entonces el cargo
measure-top_two_percent = Parte del valor en las dos divisas mayores, en tanto por ciento
measure-held_oll = { currency-oll } que tiene después de la ronda
measure-held_fle = { currency-fle } que tiene después de la ronda
measure-held_ela = { currency-ela } que tiene después de la ronda
measure-held_ink = { currency-ink } que tiene después de la ronda
measure-held_cru = { currency-cru } que tiene después de la ronda
measure-held_spi = { currency-spi } que tiene después de la ronda
measure-held_yaw = { currency-yaw } que tiene después de la ronda

lesson-overpaid = Para ir primero, { $seat } apostó en total { $amount } más que la segunda apuesta más alta. Ir primero tiene un precio; no tiene que ser tan alto.
lesson-waiting_pays = { $seat } ganó { $cards ->
    [one] una carta
   *[other] { $cards } cartas
} jugando en tercer lugar o después. Esperar puede convenir.
lesson-both_gained = En la ronda { $period }, { $seat } y { $other } cambiaron sus apuestas y ganaron los dos: { $gain } y { $other_gain } puntos. Los mismos billetes valían más para cada cual.
lesson-face_is_not_worth = En la ronda { $period }, { $seat } entregó { $given } y recibió { $taken }, y aun así ganó { $gain } puntos. Lo que pone en el billete no es lo que vale para ti.
# $used o $out puede ser 0, pero no los dos.
lesson-bluff = { $out ->
    [0] { $seat } usó la carta de engaño { $used ->
        [one] una vez
       *[other] { $used } veces
    }.
   *[other] { $seat } { $used ->
        [0] no participó
        [one] usó la carta de engaño una vez y no participó
       *[other] usó la carta de engaño { $used } veces y no participó
    } en { $out ->
        [one] una ronda
       *[other] { $out } rondas
    }.
}
lesson-fixed_charge = { $seat } perdió { $amount } puntos por el cargo en { $currencies ->
    [one] una divisa
   *[other] { $currencies } divisas
}: dinero demasiado repartido. Cada divisa tiene un precio de entrada.
lesson-just_short = { $seat } acabó con { $sum } en { $currency }: le faltaron { $missing } para que contara entera.
lesson-set_left_lying = A { $seat } le faltaba un { $value } de { $currency } para un set, y quedó en la mesa hasta el final.
lesson-given_away = En la ronda { $period }, una apuesta de { $seat } dio a { $other } justo lo que le faltaba en { $currency }.

## Lo que puede elegir la persona docente

stream-deck = La próxima carta del mazo

## Momentos que conviene encontrar otra vez

moment-bets_swapped = Cambio de apuestas
moment-turn_tied = Totales iguales
moment-deck_exhausted = Mazo vacío
moment-last_round_announced = Se anuncia la última ronda

## Lo que me pasó

happened-reveal = Las apuestas, a la vista
happened-swap = Un cambio contigo
happened-game = Una partida nueva
happened-count = El recuento
mine-score = Puntos ahora
mine-cards = Cartas
mine-worth = Valor

# The picture of a turn, on the first page of the rulebook.
turn-title = Una ronda
turn-bet = Apostar
turn-reveal = Revelar
turn-exchange = Cambiar
turn-refill = Rellenar los pozos

## Por qué alguien queda detrás de otra persona
behind-score = { $mine } puntos; { $other } tiene { $theirs }.

## Jugadas en frases enteras: se dicen donde no hay tablero al lado

do-bet = { $cards ->
    [none] No apostar nada
   *[other] Apostar { $cards }
}
