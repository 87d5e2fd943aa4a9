# City Life

game-name = City Life
game-tagline = Una carrera por la ciudad, con casas, torres, acciones y preguntas
    .box = El camino de 100 casillas
game-teaches = Propiedades, acciones, impuestos, préstamos e hipotecas, multas, y que saber rinde
    .short = Propiedades, acciones, impuestos
game-length = unas 20 rondas, de 45 a 75 minutos
    .short = 60 min

# La mesa en palabras
view-lottery = En la Lotería
    .value = { MONEY($n) }
view-traffic = Cartas de tránsito que quedan
view-quiz_deck = Cartas de preguntas que quedan
view-pos = Casilla
view-route = Camino
view-cash = Dinero
    .value = { MONEY($n) }
view-shares = Acciones
view-deeds = Propiedades
view-points = Puntos de demérito
view-steps = Pasos que faltan
view-net_worth = Patrimonio
    .value = { MONEY($n) }
view-asked = Preguntas
view-right = Respuestas correctas
view-jail = En la Cárcel
view-quiz = Preguntas
view-title = Carta
view-ask = Pregunta
view-answers = Respuestas
view-a = (a)
view-b = (b)
view-c = (c)
view-d = (d)
view-e = (e)

# Primeros pasos: unas palabras para cada una de las primeras decisiones (tutorial.toml)
learn-roll = Un camino de 100 casillas: gana quien llega primero. Empiezas con $7000. Lanza el dado, avanza y haz lo que dice la casilla.
learn-share = El signo de dólar te dio una acción del Banco, gratis. Puedes vendérsela al Banco por $500 cuando necesites dinero. Lanza otra vez.
learn-house = Estás en una Casa sin dueño. Por $1000 es tuya, y desde ahora quien caiga aquí te paga o pierde turnos, como tú decidas. Te alcanza: aún te quedan miles.
learn-owner = La Casa lleva ahora tu color. Tus acciones y tus Casas también son un ahorro: podrías venderlas si falta dinero. ¡Adelante!
learn-visitor = ¡Una visita en tu Casa! Tú eliges: cobrarle $500 o que pierda dos turnos. En una carrera, el tiempo puede valer más que el dinero.
learn-six-and-three = Dos números son especiales. Con un 6 te quedas donde estás. Con un 3 avanzas y respondes preguntas. Lanza y verás.
learn-quiz = ¡Preguntas! Cada respuesta correcta te da $300. No temas equivocarte: no cuesta nada, y te dicen la respuesta y el porqué.
learn-quiz-goes-on = Las tres preguntas de una carta van juntas. Lo que acabas de leer puede ayudarte con la siguiente.
learn-paths = Del camino principal salen otros. Las vías rápidas acortan; el desvío y el callejón sin salida cuestan tiempo. Solo entras si te detienes justo en su primera casilla.
learn-trading = Antes de lanzar puedes negociar: ofrece dinero, acciones o Casas por las de otra persona. La página muestra lo que tiene cada parte antes de aceptar.
learn-lottery = Las multas y las cuentas van a la Lotería. Quien se detiene en la casilla 58 se la lleva toda. Crece y crece: mira el pozo.
learn-goal = Para llegar necesitas el número exacto. Ser rico no gana la carrera, pero el dinero te saca de apuros por el camino. Ya conoces el juego: ¡sigue!
learn-short = Debes más de lo que tienes en efectivo. Vende algo que no te haga falta; el Banco paga el precio de lista. Empezar por las acciones suele ser lo más tranquilo.
learn-hospital = Un regalo: elige una Casa que esté libre. Las que están justo delante de los demás reciben más visitas.
learn-museum = Varias ofertas a la vez. Compara: ¿cuánto vale el dinero y cuánto valen las casillas?

## Casillas

square-start = Salida
square-faith = Fe
square-dollar = Signo de dólar
square-house = Casa City Life
square-express_1 = Vía Rápida 1
square-express_2 = Vía Rápida 2
square-express_3 = Vía Rápida 3
square-friend = Casa de un amigo
square-traffic = Infracción de tránsito
square-gas_station = Gasolinera
square-school = Escuela
square-street = Calle
square-garage = Taller de Ernie
square-park = Parque
square-construction = Zona de obras
square-supermarket = Supermercado de Bob
square-restaurant = Restaurante
square-arena = Arena City Life
square-city_hall = Ayuntamiento
square-hospital = Hospital
square-library = Biblioteca
square-hope = Esperanza
square-detour = Desvío
square-amusement_park = Parque de diversiones
square-jail = Cárcel
square-fire_department = Estación de bomberos
square-wrong_turn = Giro equivocado
square-theatre = Teatro
square-charity = Caridad
square-lottery = Lotería City Life
square-art_gallery = Galería de arte
square-mall = Centro comercial City Life
square-museum = Museo
square-dead_end = Callejón sin salida
square-tower = Torre City Life
square-finish = ¡Ganador!

path-main = el camino principal
path-e1 = la Vía Rápida 1
path-e2 = la Vía Rápida 2
path-e3 = la Vía Rápida 3
path-detour = el Desvío
path-dead = el Callejón sin salida

vehicle-0 = auto
vehicle-1 = camioneta
vehicle-2 = autobús
vehicle-3 = moto
vehicle-4 = bicicleta
vehicle-5 = camión

## Títulos y acciones

card-H04 = Casa del Arce
    .about = Casa en la casilla 4
card-H08 = Casa Vista al Lago
    .about = Casa en la casilla 8
card-H13 = Casa de Ladrillo
    .about = Casa en la casilla 13
card-H22 = Casa de la Pradera
    .about = Casa en la casilla 22
card-H26 = Casa del Puerto
    .about = Casa en la casilla 26
card-H29 = Casa del Huerto
    .about = Casa en la casilla 29
card-T61 = Torre Aurora
    .about = Torre en la casilla 61
card-T65 = Torre de Granito
    .about = Torre en la casilla 65
card-T72 = Torre de Madera
    .about = Torre en la casilla 72
card-T76 = Torre Colimbo
    .about = Torre en la casilla 76
card-T79 = Torre Faro
    .about = Torre en la casilla 79
card-T81 = Torre Capital
    .about = Torre en la casilla 81
card-T89 = Torre Glaciar
    .about = Torre en la casilla 89
card-T91 = Torre Horizonte
    .about = Torre en la casilla 91
card-T93 = Torre Cumbre
    .about = Torre en la casilla 93
card-share = Acción del Banco
    .about = Se puede vender de vuelta al Banco

## Cartas de Infracción de tránsito

card-TV01 = Alto a medias
    .about = Multa de $200, 3 puntos
    .note = Las ruedas frenaron, pero nunca se detuvieron.
card-TV02 = Semáforo en rojo
    .about = Multa de $300, 3 puntos
    .note = Llevaba un buen rato en rojo.
card-TV03 = 20 km/h de más
    .about = Multa de $200, 3 puntos
    .note = El entrenamiento empieza en cinco minutos.
card-TV04 = 40 km/h de más
    .about = Multa de $400, 4 puntos
    .note = Solo se veía otro auto. Con luz azul.
card-TV05 = Conducción temeraria
    .about = Multa de $2000, 6 puntos, pierdes 2 turnos
    .note = La policía se queda con el auto y con la licencia.
card-TV06 = Conducción descuidada
    .about = Multa de $500, 6 puntos
    .note = Una mano en la tostada, la otra en el café.
card-TV07 = Teléfono en la mano
    .about = Multa de $600, 3 puntos
    .note = Ese mensaje no era urgente.
card-TV08 = Rebasó un autobús escolar
    .about = Multa de $500, 6 puntos
    .note = Sus luces rojas estaban encendidas.
card-TV09 = Demasiado cerca
    .about = Multa de $300, 4 puntos
    .note = Podías leer la letra chica de su parachoques.
card-TV10 = Sentido contrario
    .about = Multa de $200, 3 puntos, retrocedes 2 casillas
    .note = Qué raro, todos venían de frente.
card-TV11 = Sin cinturón
    .about = Multa de $200, 2 puntos
    .note = Es aquí cerca, pensaste.
card-TV12 = Cruce peatonal ignorado
    .about = Multa de $300, 4 puntos
    .note = Quien va a pie pasa primero.
card-TV13 = No se detuvo ante la policía
    .about = Multa de $1000, 7 puntos
    .note = Esa sirena no venía de la radio.
card-TV14 = Abandonó el lugar
    .about = Multa de $1000, 7 puntos
    .note = Dejar tu nombre habría costado menos.
card-TV15 = Choque sin reportar
    .about = Multa de $300, 3 puntos
    .note = Para ti un rasguño, para el otro una puerta.
card-TV16 = Esquivó la barrera del tren
    .about = Multa de $300, 3 puntos
    .note = Un tren no puede esquivarte.
card-TV17 = No cambió de carril
    .about = Multa de $500, 3 puntos
    .note = La ambulancia necesitaba tu carril.
card-TV18 = Abrió la puerta ante un ciclista
    .about = Multa de $400, 3 puntos
    .note = Primero mira atrás, luego abre.
card-TV19 = Vuelta en U prohibida
    .about = Multa de $100, 2 puntos, retrocedes 4 casillas
    .note = El letrero la mostraba tachada.
card-TV20 = Parquímetro vencido
    .about = Multa de $100
    .note = Llegaste dos minutos tarde.
card-TV21 = Espacio para personas con discapacidad
    .about = Multa de $400
    .note = Alguien necesita ese lugar.
card-TV22 = Ruta de nieve: se lo llevó la grúa
    .about = Multa de $300, pierdes 1 turno
    .note = La quitanieves pasa antes del desayuno.
card-TV23 = Radar fotográfico
    .about = Multa de $200
    .note = Linda foto. Paga el dueño, sin puntos para nadie.
card-TV24 = Conducir sin seguro
    .about = Multa de $3000
    .note = La póliza habría sido más barata.
card-TV25 = Sin llantas de invierno
    .about = Multa de $200
    .note = Es diciembre y las llantas están lisas.
card-TV26 = Cuenta por un bache
    .about = Deuda de $600
    .note = Llegó la primavera a las calles, y al eje.
card-TV27 = Conducir ebrio
    .about = Multa de $1000, a la Cárcel por 3 turnos
    .note = Un taxi es más barato, y todos llegan a casa.
card-TV28 = Licencia suspendida
    .about = Pierdes 2 turnos
    .note = Había multas viejas en el cajón.
card-TV29 = Inspección en la vía
    .about = Pierdes 1 turno
    .note = Frenos, luces y papeles, por favor.
card-TV30 = Se pasó la salida
    .about = Retrocedes 6 casillas
    .note = Buscando otra ruta…
card-TV31 = Día en el tribunal
    .about = Ve a la casilla 34
    .note = Al menos hoy no debes ahí el impuesto predial.
card-TV32 = Premio al buen conductor
    .about = Recibes $500
    .note = Diez años sin un solo reclamo.
card-TV33 = Multa anulada
    .about = Recibes $400
    .note = Qué bueno que guardaste el recibo.
card-TV34 = Incentivo por auto eléctrico
    .about = Recibes $1000
    .note = El programa pone su parte.
card-TV35 = Bono de historial limpio
    .about = Recibes $800 si no tienes puntos de demérito
    .note = Tu aseguradora lo revisó.
card-TV36 = Onda verde
    .about = Avanzas 3 casillas
    .note = Un semáforo en verde tras otro.
card-TV37 = Curso de manejo defensivo
    .about = Devuelves tu carta con más puntos
    .note = Aprobado, con diploma.

## Lo que pasó

fact-order_rolled = { $seat } saca un { $pips } para el orden de juego.
fact-order_set = Orden de juego: { $others }.
fact-turn_begins = Ronda { $round }: empieza el turno de { $seat }.
fact-extra_turn = { $seat } tiene un turno extra.
fact-rolled = { $seat } saca un { $pips }.
fact-six = Un 6: { $seat } pierde este turno.
fact-moved = { $seat } va a la casilla { $square }, { $place }.
fact-overshot = { $seat } necesita el número exacto y se queda en la casilla { $square }.
fact-path_entered = { $seat } entra por { $path }.
fact-advanced = { $seat } sigue hasta la casilla { $square }, { $place }.
fact-wrong_turn = ¡Giro equivocado! { $seat } retrocede a la casilla { $square }, { $place }.
fact-sent = { $seat } queda en la casilla { $square }, { $place }.
fact-not_moved = { $seat } se queda: una carta no puede llegar a la meta.
fact-deed_bought = { $seat } compra { $deed }.
fact-deed_passed = { $seat } no compra { $deed }.
fact-deed_sold = { $seat } vende { $deed } al Banco.
fact-deed_won = { $seat } recibe gratis { $deed }.
fact-tower_exchanged = { $seat } devuelve { $tower } y toma { $house }.
fact-visit = { $seat } está de visita en { $deed }, que es de { $other }.
fact-visit_fee = { $seat } le cobra a { $other } la tarifa de visita de { MONEY($amount) }.
fact-visit_miss = { $seat } hace que { $other } pierda { $n ->
    [one] un turno
   *[other] { $n } turnos
}.
fact-visit_send = { $seat } envía a { $other } a { $house }.
fact-visit_waive = { $seat } perdona a { $other }.
fact-visit_free = { $deed } está hipotecada, así que la visita no tiene efecto.
fact-traffic_card = { $seat } saca una carta de tránsito: { $card }.
fact-traffic_none = No queda ninguna carta de tránsito que sacar.
fact-card_no_award = No hay premio: { $seat } tiene puntos de demérito.
fact-card_kept = { $seat } se queda con la carta: { $points ->
    [one] un punto más
   *[other] { $points } puntos más
}, { $total } en total.
fact-card_handed_back = { $seat } devuelve { $card }.
fact-points_full = { $seat } tiene { $total } puntos de demérito. Devuelve todas las cartas y la cuenta empieza de nuevo.
fact-gas_station = { $seat } llena el tanque y tendrá un turno extra.
fact-missed_added = { $seat } va a perder { $n ->
    [one] un turno
   *[other] { $n } turnos
}: { $cause }.
fact-turn_missed = { $seat } pierde este turno: { $cause }. { $left ->
    [0] Ya no pierde más por esto.
    [one] Le queda uno más por esto.
   *[other] Le quedan { $left } más por esto.
}
fact-jail_rolled = En la Cárcel { $seat } saca un { $pips }.
fact-jail_left = ¡Un 6! { $seat } sale de la Cárcel.
fact-jail_taken_out = { $seat } ya no está en la Cárcel, pero sigue con los turnos que perder.
fact-park_rolled = { $seat } saca un { $pips } por la Lotería.
fact-lottery_won = ¡{ $seat } gana la Lotería: { MONEY($amount) }!
fact-lottery_not_won = No fue un 6; la Lotería se queda donde está.
fact-museum_rolled = { $seat } saca un { $pips } en el Museo.
fact-no_tower = Adelante no hay ninguna Torre sin vender. { $seat } se queda.
fact-debt = { $seat } debe { MONEY($amount) }: { $cause }.
fact-debt_paid = { $seat } pagó la deuda.
fact-debt_short = { $seat } paga { MONEY($paid) } y aún debe { MONEY($owed) }.
fact-debt_not_covered = A { $seat } no le alcanza para la tarifa y no paga nada.
fact-put_up = { $seat } le ofrece { $asset } a { $other }.
fact-asset_taken = { $seat } toma { $asset } al precio de lista.
fact-asset_left = { $seat } deja { $asset }.
fact-tender = { $seat } pide ofertas por { $asset }.
fact-bid = { $seat } ofrece { MONEY($amount) }.
fact-no_bid = { $seat } no ofrece nada.
fact-bid_taken = { $seat } vende { $asset } a { $other } por { MONEY($amount) }.
fact-share_locked = { $seat } vendió una acción a un jugador y ya no puede comprar acciones al Banco.
fact-loan_default = { $seat } no pudo devolver el préstamo y nunca más podrá pedir otro.
fact-mortgaged = { $seat } hipoteca { $deed }.
fact-redeemed = { $seat } libera { $deed } de su hipoteca.
fact-clock_due = A { $seat } se le acabó el plazo: tiene que pagar { $what }.
fact-quiz_begins = Preguntas para { $seat }: { $title }.
fact-quiz_round = { $seat } es Juez en esta ronda.
fact-quiz_question = Pregunta { $number }: { $ask }
    .own = Pregunta { $number }: { $ask } (respuesta correcta: { $right })
fact-quiz_late = A { $seat } se le acabó el tiempo.
fact-quiz_revealed = La respuesta correcta es «{ $right }». { $why }
fact-quiz_nobody = Nadie lo sabía. El resto de la carta es por gusto.
fact-quiz_at_will = { $seat } responde «{ $answer }» por gusto.
fact-quiz_ruled = { $agrees ->
    [no] { $seat } decide sobre la respuesta de { $other }: { $ruling }. La clave dice otra cosa.
   *[other] { $seat } decide sobre la respuesta de { $other }: { $ruling }.
}
fact-quiz_reversed = La persona docente cambia la última decisión sobre la respuesta de { $seat }: { $ruling }.
fact-school_passed = { $seat } acertó todo.
fact-school_failed = { $seat } se queda en la Escuela.
fact-seat_left = { $seat } deja el juego.
fact-arrived = ¡{ $seat } está en la casilla 100!
fact-rounds_over = Terminó la última ronda.
fact-alone = Solo queda { $seat }.
fact-title_scholar = Sabio de este juego: { $winners }.
fact-title_wealth = Título de Fortuna: { $winners }.

ruling-right = bien
ruling-wrong = mal

## Por qué se debe dinero o se pierden turnos

cause-jail = la Cárcel
cause-tower_fee = una tarifa de Torre no pagada del todo
cause-jail_card = la Cárcel, por una carta de tránsito
cause-construction = la Zona de obras
cause-house_choice = así lo decidió el dueño de una Casa
cause-house_fee = una tarifa de Casa no pagada
cause-card = una carta de tránsito
cause-repair_bill = la cuenta del taller
cause-grocery_bill = la cuenta del supermercado
cause-property_tax = el impuesto predial
cause-insurance = el seguro
cause-traffic_fine = una multa de tránsito
cause-visitor_fee = la tarifa de visita
cause-loan = el préstamo
cause-mortgage = la hipoteca

## Dinero

pay-start_money = { $to } empieza con { MONEY($amount) }.
pay-lottery_filled = El Banco pone { MONEY($amount) } en la Lotería.
pay-lottery_won = { $to } recibe { MONEY($amount) } de la Lotería.
pay-dollar_sign = { $to } recibe { MONEY($amount) } en el Signo de dólar.
pay-dividend = { $to } recibe { MONEY($amount) } de dividendos.
pay-share_bought = { $from } paga al Banco { MONEY($amount) } por acciones.
pay-share_sold = El Banco paga a { $to } { MONEY($amount) } por acciones.
pay-deed_bought = { $from } paga al Banco { MONEY($amount) } por un título.
pay-deed_sold = El Banco paga a { $to } { MONEY($amount) } por un título.
pay-land_transfer_tax = { $from } paga a la Lotería { MONEY($amount) } de impuesto de traspaso.
pay-capital_gains_tax = { $from } paga a la Lotería { MONEY($amount) } de impuesto a la ganancia.
pay-fee_tax = { $from } paga a la Lotería { MONEY($amount) } de impuesto por la tarifa.
pay-gain_tax = { $from } paga a la Lotería { MONEY($amount) } de impuesto por lo recibido.
pay-quiz_award = { $to } recibe { MONEY($amount) } por una respuesta correcta.
pay-visitor_fee = { $from } paga a { $to } una tarifa de visita de { MONEY($amount) }.
pay-repair_bill = { $from } paga a la Lotería { MONEY($amount) } por el taller.
pay-grocery_bill = { $from } paga a la Lotería { MONEY($amount) } por el supermercado.
pay-property_tax = { $from } paga a la Lotería { MONEY($amount) } de impuesto predial.
pay-hospital = { $to } recibe { MONEY($amount) } en lugar de una Casa.
pay-no_tower = { $to } recibe { MONEY($amount) } en lugar de una Torre.
pay-mall = { $to } gana { MONEY($amount) } en el Centro comercial.
pay-museum_cash = { $to } recibe { MONEY($amount) } en el Museo.
pay-museum_roll = { $to } recibe { MONEY($amount) } por su dado en el Museo.
pay-traffic_award = { $to } recibe { MONEY($amount) } de una carta de tránsito.
pay-traffic_fine = { $from } paga a la Lotería { MONEY($amount) } por una carta de tránsito.
pay-insurance = { $from } paga a la Lotería { MONEY($amount) } de seguro.
pay-loan_taken = El Banco presta a { $to } { MONEY($amount) }.
pay-loan_repaid = { $from } devuelve al Banco { MONEY($amount) } del préstamo.
pay-loan_cost = { $from } paga al Banco { MONEY($amount) } por el costo del préstamo.
pay-mortgage_taken = El Banco da a { $to } { MONEY($amount) } por una hipoteca.
pay-mortgage_repaid = { $from } devuelve al Banco { MONEY($amount) } de una hipoteca.
pay-mortgage_cost = { $from } paga al Banco { MONEY($amount) } por el costo de una hipoteca.
pay-trade = { $from } paga a { $to } { MONEY($amount) } en un trato.
pay-asset_taken = { $from } paga a { $to } { MONEY($amount) } por lo que le ofreció.
pay-bid = { $from } paga a { $to } su oferta de { MONEY($amount) }.
pay-arrival_bonus = { $to } recibe { MONEY($amount) } por llegar primero.
pay-left_game = Salen del juego { MONEY($amount) } de { $from }.

## Preguntas

ask-pre_roll = Es tu turno. Lanza cuando quieras.
ask-buy = Esta propiedad no tiene dueño. ¿Quieres comprarla?
ask-buy_shares = ¿Cuántas acciones del Banco quieres comprar?
ask-hospital = Elige una Casa. Es gratis.
ask-museum = Estás en el Museo. ¿Qué eliges?
ask-accept = ¿Aceptas este trato?
ask-visit = Tienes visita. ¿Qué quieres?
ask-raise_money = Debes dinero y tu efectivo no alcanza. ¿Cómo lo reúnes?
ask-not_covered = Lo que tienes no alcanza para la tarifa. ¿Pides prestado o pierdes turnos?
ask-take_asset = Tu visita te ofrece esto. ¿Lo tomas al precio de lista?
ask-tender = ¿Cuánto ofreces?
ask-choose_bid = Ya están las ofertas. ¿A quién le vendes?
ask-answer = ¿Cuál es la respuesta correcta?
ask-at_will = Por gusto: ¿cuál es la respuesta correcta?
ask-ruling = ¿La respuesta fue correcta?

## Jugadas

move-roll = Lanzar el dado
    .about = El dado dice hasta dónde llegas
move-buy = Comprar
    .about = La propiedad es tuya y cobra tarifas a las visitas
move-pass = No comprar
    .type = pasar
    .about = Guardas tu dinero
move-fee = Cobrar la tarifa
    .about = La visita tiene que pagarte
move-miss = Que pierda turnos
    .about = La visita conserva su dinero pero pierde tiempo
move-send = Enviarla a una Casa
    .about = La visita retrocede a una Casa tuya
move-waive = Perdonarla
    .about = La visita no paga nada
move-sell = Vender al Banco
    .about = El Banco paga el precio de lista, menos impuesto e hipoteca
move-tender = Pedir ofertas
    .about = Los demás ofrecen en secreto; aceptas una oferta o vendes al Banco
move-put_up = Ofrecerlo al dueño
    .about = El dueño puede tomarlo al precio de lista
move-short = Pagar lo que tienes
    .about = Pagas todo tu efectivo y pierdes turnos por el resto
move-take = Tomarlo
    .about = Pagas el precio de lista y el impuesto
move-leave = Dejarlo
    .about = La visita puede venderlo a otros
move-bank = Vender al Banco
    .about = El Banco paga el precio de lista
move-school = Seguir hasta la Escuela
    .about = Avanzas a la casilla 82
move-cash = Tomar el dinero
    .about = Una suma segura
move-gamble = Lanzar el dado
    .about = Dinero por cada punto, pero un número no trae nada
move-pass_question = Sin respuesta
    .about = No tienes que responder
move-sell_deed = Vender un título al Banco
    .about = Recibes el precio de lista, menos impuesto e hipoteca
move-sell_shares = Vender acciones al Banco
    .about = El Banco paga su precio, menos impuesto
move-borrow = Pedir prestado al Banco
    .about = Hay que devolverlo con su costo, en unos pocos turnos
move-repay_loan = Devolver el préstamo
    .about = En un solo pago
move-mortgage = Hipotecar un título
    .about = Dinero ahora, un poco más que devolver en unos pocos turnos
move-redeem = Liberar un título
    .about = Pagas la hipoteca en un solo pago
move-exchange_tower = Cambiar una Torre por una Casa
    .about = No te devuelven dinero
move-offer = Proponer un trato
    .about = Acciones, títulos y dinero por acciones, títulos y dinero
move-reverse_ruling = Cambiar la última decisión
    .about = Solo hasta que se lance el próximo dado

## Rechazos

refused-not_your_turn = No es tu turno.
refused-not_enough_cash = No te alcanza el efectivo para eso.
refused-deed_owned = Esta propiedad ya tiene dueño.
refused-not_on_square = Al Banco solo le compras en la misma casilla.
refused-not_owner = Eso no es tuyo.
refused-own_turn_only = Eso solo se puede en un turno tuyo.
refused-house_not_unsold = Esa Casa ya tiene dueño.
refused-deed_mortgaged = Primero hay que liberar la Torre hipotecada.
refused-already_mortgaged = Este título ya está hipotecado.
refused-not_mortgaged = Este título no está hipotecado.
refused-loan_outstanding = Ya tienes un préstamo.
refused-no_loan = No tienes ningún préstamo.
refused-borrow_banned = No devolviste un préstamo, así que nunca más puedes pedir otro.
refused-borrow_once_per_turn = Solo puedes pedir prestado una vez por turno.
refused-advanced_only = Eso solo existe en el reglamento Avanzado.
refused-share_cap_reached = Ya compraste todas las acciones que el Banco puede venderte.
refused-share_bank_locked = Vendiste una acción a un jugador; ahora solo puedes comprar acciones a jugadores.
refused-shares_only_on_dollar_sign = El Banco solo vende acciones en un Signo de dólar.
refused-not_enough_shares = No tienes tantas acciones.
refused-fee_not_optional = Solo puedes elegir lo que está en la lista.
refused-no_house_to_send = Esa Casa no es tuya.
refused-offer_limit = Ya hiciste todas las propuestas permitidas por ahora.
refused-offer_gone = Ese trato ya no está en la mesa.
refused-offer_to_proprietor_first = Primero ofréceselo al dueño de la propiedad.
refused-must_sell_first = Todavía tienes algo que vender.
refused-frozen_by_debt = No mientras haya una deuda o una visita abierta.
refused-window_closed = Espera a que se tome esta decisión.
refused-offer_empty = Debe moverse al menos una acción o un título.
refused-offer_two_way_cash = El dinero solo puede ir en un sentido.
refused-offer_no_price = Tiene que haber un precio.
refused-trade_tax_unaffordable = Uno de los dos no podría pagarlo todo, con los impuestos.
refused-judge_cannot_answer = El Juez no puede responder.
refused-answer_struck_out = Esa respuesta ya falló.
refused-already_missed_question = Ya fallaste esta pregunta.
refused-quiz_pack_invalid = Esta elección de paquetes no deja ninguna carta, o nombra un paquete que no existe.

## Opciones

option-rules = Reglamento
    .about = Básico para la primera partida; Avanzado agrega impuestos, dividendos, préstamos, hipotecas y rondas de preguntas para todos.
option-rules-basic = Básico
option-rules-advanced = Avanzado
option-order = Orden de juego
    .about = Cómo se fija el orden.
option-order-roll = con el dado
option-order-seat = como están sentados
option-order-random = por sorteo
option-chain = Avances
    .about = Si haces lo que dice la casilla a la que otra te manda.
option-chain-printed = solo donde la regla lo dice
option-chain-always = siempre
option-starting_cash = Dinero inicial
    .about = Lo que todos tienen al empezar.
option-lottery_seed = Relleno de la Lotería
    .about = Lo que el Banco pone en la Lotería al empezar y después de cada premio.
option-six_misses = Con un 6 se pierde el turno
    .about = Si no, un 6 avanza seis casillas.
option-three_quiz = Preguntas tras un 3
    .about = Si no, un 3 es un número más.
option-exact_finish = Llegada exacta
    .about = Si no, gana quien llega a la casilla 100 o la pasa.
option-side_paths = Caminos laterales
    .about = Si no, las Vías Rápidas, el Desvío y el Callejón son calles comunes.
option-detour_end = Final del Desvío
    .about = La casilla donde termina el Desvío y hasta la que llega la Vía Rápida 2.
option-detour_end-47 = 47
option-detour_end-48 = 48
option-detour_end-54 = 54
option-detour_end-86 = 86
option-wrong_turn_dead_end = De 99 al Callejón
    .about = Si no, el Giro equivocado de 99 lleva a 69 sin entrar al Callejón sin salida.
option-jail_turns = Turnos de Cárcel
    .about = Cuántos turnos cuesta la casilla 44.
option-jail_roll = Dado para salir de la Cárcel
    .about = Si no, un 6 no abre la Cárcel.
option-quiz_packs = Paquetes de preguntas
    .about = Qué paquetes de preguntas se usan. Los propios vienen en una caja, que se elige antes de armar la mesa.
option-quiz_topics = Temas
    .about = Solo cartas de estos temas; vacío quiere decir todos.
option-quiz_topics-finance = Dinero
option-quiz_topics-history = Historia
option-quiz_topics-civics = Civismo
option-quiz_topics-streets = Calles
option-quiz_levels = Niveles
    .about = Solo cartas de estos niveles, de 1 a 3; vacío quiere decir todos.
option-quiz_levels-1 = 1, fácil
option-quiz_levels-2 = 2, medio
option-quiz_levels-3 = 3, difícil
option-quiz_award = Premio por respuesta
    .about = Lo que paga una respuesta correcta.
option-basic_roll_quiz = Básico: preguntas tras un 3
    .about = Cuántas preguntas de la carta se hacen.
option-basic_roll_quiz-all = todas
option-basic_roll_quiz-first = solo la primera
option-basic_school = Básico: preguntas en la Escuela
    .about = Con todas, hay que acertar cada una para avanzar.
option-basic_school-first = solo la primera
option-basic_school-all = todas
option-quiz_seconds = Segundos por pregunta
    .about = 0 quiere decir sin límite. Si se acaba el tiempo, cuenta como fallo.
option-quiz_repeat = Cuando se usaron todas las cartas
    .about = Si vuelven en el mismo orden o barajadas.
option-quiz_repeat-cycle = mismo orden
option-quiz_repeat-reshuffle = barajadas
option-shuffle_answers = Mezclar respuestas
    .about = Las respuestas salen cada vez en otro orden.
option-judge_mode = Juez
    .about = Quién dice si una respuesta es correcta.
option-judge_mode-software = el programa
option-judge_mode-seat = el jugador anterior
option-judge_mode-trainer = la persona docente
option-judge_sits_out = El Juez no responde
    .about = Si no, no hay Juez y todos responden.
option-judge_sees_key = El Juez ve la respuesta
    .about = Así puede presentar la pregunta.
option-sq82_reward = Premio en la Escuela 82
    .about = Adónde te llevan todas las respuestas correctas.
option-sq82_reward-tower = la Torre sin vender más cercana
option-sq82_reward-museum = de vuelta al Museo
option-sq82_reward-none = a ningún lado
option-share_cap = Acciones del Banco
    .about = Cuántas acciones puede comprar un jugador al Banco en una partida.
option-share_lock = Cierre de acciones
    .about = Quien vende una acción a un jugador ya no puede comprar al Banco.
option-dividend = Dividendo
    .about = Se paga por acción cada vez que alguien cae en un Signo de dólar.
option-loan_turns = Turnos de un préstamo
    .about = Cuánto dura un préstamo.
option-mortgage_turns = Turnos de una hipoteca
    .about = Cuánto dura una hipoteca.
option-loan_cost = Costo de un préstamo
    .about = Lo que se devuelve además del préstamo.
option-mortgaged_fee = Tarifas con hipoteca
    .about = Si no, visitar una propiedad hipotecada no tiene efecto.
option-visitor_waive = El dueño puede perdonar
    .about = El dueño puede perdonar a una visita.
option-tender = Ofertas en una deuda
    .about = Si no, a quien debe solo le compran el dueño visitado y el Banco.
option-allow_gifts = Regalos
    .about = Se permiten tratos con precio 0.
option-offers_per_turn = Tratos por turno
    .about = Cuántos tratos puede proponer un asiento en un turno; 0 quiere decir sin tratos.
option-debt_rounding = Turnos por un resto pequeño
    .about = Si un resto que no llega a un turno entero cuesta uno.
option-debt_rounding-up = sí cuesta
option-debt_rounding-down = no cuesta
option-fine_turn_cap = Máximo de turnos por multa
    .about = Nadie pierde más turnos que estos por una multa de tránsito.
option-demerit_limit = Límite de demérito
    .about = Con estos puntos vuelves a la casilla 10.
option-insurance = Seguro
    .about = Lo que cuesta llegar al límite de demérito en el Avanzado.
option-traffic_deck = Mazo de tránsito
    .about = Qué mazo de cartas de tránsito se usa.
option-traffic_deck-streets-48 = las 48 de siempre
option-victory = Quién gana
    .about = El primero en llegar, o el más rico cuando alguien llega.
option-victory-race = primero en llegar
option-victory-net_worth = el más rico
option-arrival_bonus = Premio de llegada
    .about = Para el primero en llegar, cuando gana el más rico.
option-titles = Títulos honoríficos
    .about = Mostrar Sabio y Fortuna al final.
option-title_demerit_charge = Descuento por punto de demérito
    .about = Se resta para el título de Fortuna.
option-max_rounds = Máximo de rondas
    .about = El juego termina después de esta ronda; 0 quiere decir sin límite.
option-trainer_chooses = Elección docente
    .about = La persona docente puede fijar dados y cartas.

## Clasificación

score-steps = Pasos hasta 100: { $n }
score-cash = Efectivo: { MONEY($amount) }
score-shares = Acciones del Banco: { MONEY($amount) }
score-houses = Casas: { MONEY($amount) }
score-towers = Torres: { MONEY($amount) }
score-loan = Préstamo: { MONEY($amount) }
score-mortgages = Hipotecas: { MONEY($amount) }
score-net_worth = Patrimonio: { MONEY($amount) }

title-scholar = Sabio
title-wealth = Fortuna

## Lo que viene

step-turn_begin = Un turno
step-resolve = La casilla
step-quiz = Preguntas
step-visit = Una visita
step-debt = Una deuda
step-turn_close = Fin del turno

## Bots

bot-baseline = Sensato
    .about = Guarda una reserva, compra si le sobra, devuelve pronto.
bot-saver = Ahorrador
    .about = Guarda una gran reserva, le gustan las acciones, nunca pide prestado.
bot-investor = Inversionista
    .about = Compra toda Casa y Torre que puede pagar y pide prestado para más.
bot-gambler = Apostador
    .about = Le gusta el dado en el Museo, ofrece mucho y no guarda nada.
bot-scholar = Estudiosa
    .about = Sabe casi todas las respuestas y vive de ellas.
why-only_choice = No había otra cosa que hacer.
why-roll = Es hora de seguir.
why-reserve_short = Eso se comería mi reserva.
why-cannot_pay = No tengo dinero para eso.
why-first_house = Con una Casa, toda Torre es una amenaza.
why-another_house = Me alcanza para otra Casa.
why-tower_affordable = Una Torre cobra las tarifas más altas.
why-tower_on_credit = Pido prestado, porque una Torre lo vale.
why-shares_pay = Las acciones dan dividendos el resto del juego.
why-shares_later = Ahora prefiero guardar efectivo.
why-visitor_ahead = La visita va delante de mí y debe perder tiempo.
why-visitor_level = La visita va tan adelante como yo y debe perder tiempo.
why-cash_wanted = Necesito más el dinero.
why-rich_enough = Tengo bastante dinero; frenarla vale más.
why-visitor_cannot_pay = De todos modos la visita no podría pagar.
why-school_ahead = Avanzar vale más que el dinero.
why-sure_cash = Una suma segura es mejor que un dado.
why-love_the_die = Me gusta el riesgo y espero que el dado me ayude.
why-lowest_house = La Casa más baja es la que más hace retroceder.
why-loan_saves_deed = Un préstamo me salva de vender lo que tengo.
why-sell_shares_first = Primero las acciones, que se recuperan pronto.
why-sell_cheapest = Vendo lo que menos me duele.
why-best_bid = Es el mejor precio.
why-list_price_fair = Al precio de lista lo compraría igual.
why-not_now = Ahora no compraría eso.
why-repay_early = Tengo el dinero, así que me quito el préstamo.
why-repay_last_turn = El préstamo vence en este turno.
why-redeem_early = Tengo el dinero, así que libero el título de su hipoteca.
why-rather_wait = Prefiero esperar antes que deberle al Banco.
why-wants_house = Todavía no tengo Casa, y me alcanza para una.
why-good_price = Es un buen precio.
why-bad_price = Ese precio no me conviene.
why-knows = Esta me la sé.
why-topic_finance = Una pregunta sobre dinero. Si hay números, haz la cuenta en papel, paso a paso. Si hay una palabra rara, busca la respuesta que dice para qué sirve, y descarta las que suenan demasiado buenas para ser ciertas.
why-topic_civics = Una pregunta sobre cómo se gobierna un país. Piensa quién lo decide: toda la gente que vota, la ciudad, la provincia, el parlamento o un tribunal. Descarta las respuestas que no encajan.
why-topic_history = Una pregunta sobre el pasado. Piensa qué vino antes y qué vino después. Descarta las respuestas que no podían existir en esa época.
why-topic_streets = Una pregunta sobre la calle. Piensa qué protege a las personas y cuánto cuesta cuando algo sale mal. Descarta las respuestas que serían peligrosas.
why-topic_any = Lee otra vez la pregunta y después cada respuesta. Descarta las que no pueden ser y elige entre las demás.
why-nothing_to_win = Aquí no gano nada.
why-program_judges = No pude oír la respuesta, así que juzga el programa.
why-guesses = Estoy adivinando.
why-all_in = Me arriesgo, aunque puede salir mal.

## Tratos y acciones

fact-quiz_answered = { $verdict ->
    [right] { $seat } responde «{ $answer }»: ¡bien!
   *[wrong] { $seat } responde «{ $answer }»: mal.
}
fact-game_ended = El juego terminó. Gana { $winners }.
fact-round_figures = { $seat } después de esta ronda: { MONEY($cash) } en efectivo, { MONEY($net_worth) } en total, { $steps } pasos por andar.
fact-offer_made = { $pays ->
    [0] { $price ->
        [0] { $seat } le propone un trato a { $other }: { $given } por { $got }.
       *[other] { $got ->
            [none] { $seat } le propone un trato a { $other }: { $given } por { MONEY($price) }.
           *[other] { $seat } le propone un trato a { $other }: { $given } por { $got } y { MONEY($price) }.
        }
    }
   *[other] { $given ->
        [none] { $seat } le propone un trato a { $other }: { MONEY($pays) } por { $got }.
       *[other] { $seat } le propone un trato a { $other }: { $given } y { MONEY($pays) } por { $got }.
    }
}
fact-offer_accepted = { $pays ->
    [0] { $price ->
        [0] { $seat } acepta el trato con { $other }: { $given } por { $got }.
       *[other] { $got ->
            [none] { $seat } acepta el trato con { $other }: { $given } por { MONEY($price) }.
           *[other] { $seat } acepta el trato con { $other }: { $given } por { $got } y { MONEY($price) }.
        }
    }
   *[other] { $given ->
        [none] { $seat } acepta el trato con { $other }: { MONEY($pays) } por { $got }.
       *[other] { $seat } acepta el trato con { $other }: { $given } y { MONEY($pays) } por { $got }.
    }
}
pay-share_given = { $to } recibe gratis una acción del Banco.
pay-shares = { $from ->
    [bank] { $amount ->
        [one] { $to } recibe una acción del Banco.
       *[other] { $to } recibe { $amount } acciones del Banco.
    }
   *[other] { $to ->
        [bank] { $amount ->
            [one] { $from } entrega una acción al Banco.
           *[other] { $from } entrega { $amount } acciones al Banco.
        }
       *[other] { $amount ->
            [one] { $from } da a { $to } una acción del Banco.
           *[other] { $from } da a { $to } { $amount } acciones del Banco.
        }
    }
}
pay-shares_left_game = { $amount ->
    [one] Sale del juego una acción de { $from }.
   *[other] Salen del juego { $amount } acciones de { $from }.
}
pay-award_taken_back = { $from } devuelve { MONEY($amount) } por una respuesta.
purse-share = acción del Banco

## Más jugadas

move-shares = Comprar acciones
    .about = Cada acción da un dividendo cuando alguien cae en un Signo de dólar
move-choose = Tomar esta Casa
    .about = Es gratis
move-miss_turns = Perder turnos
    .about = Te quedas con tu dinero
move-no_bid = No ofrecer
    .about = No lo quieres
move-bid = Ofrecer
    .about = Al menos el precio de lista; la oferta obliga
move-take_bid = Aceptar una oferta
    .with = Vender a { $name }
    .about = Le vendes a este jugador
move-answer = Responder
    .about = Solo una es correcta
move-rule = Decidir
    .about = Di si la respuesta fue correcta; puedes anotar su letra
move-rule-right = Bien
move-rule-wrong = Mal
move-program = Que juzgue el programa
    .about = El programa pregunta y comprueba el resto de esta ronda
move-remove_seat = Retirar un asiento del juego
    .with = Retirar a { $name } del juego
    .about = Sus títulos vuelven al Banco

## Más rechazos

refused-not_asked = Ahora no te toca decidir. Espera a que te pregunten.
refused-unknown_option = Eso no se puede elegir aquí. Elige algo de la lista.
refused-amount_out_of_range = Esa cantidad es muy pequeña o muy grande.
refused-amount_step = Las cantidades van por pasos fijos, y esta queda entre dos.
refused-option_out_of_range = «{ $option }» no puede tener ese valor.
refused-trainer_does_not_choose = En esta mesa la persona docente no elige dados ni cartas.

## Paquetes de preguntas

pack-not_a_map = { $place }: aquí se espera un grupo de campos con nombre.
pack-missing = { $place }: falta este campo.
pack-unknown_field = { $place }: no existe tal campo.
pack-not_a_list = { $place }: aquí se espera una lista.
pack-wrong_number = { $place }: el número de elementos debe ser { $detail }.
pack-not_a_text = { $place }: aquí se espera un texto.
pack-empty = { $place }: este texto está vacío.
pack-too_long = { $place }: este texto tiene más de { $detail } caracteres.
pack-markup = { $place }: los textos deben ser simples, sin HTML ni otras marcas.
pack-control = { $place }: este texto tiene caracteres de control invisibles.
pack-unknown_language = { $place }: este idioma no está en la lista del paquete.
pack-missing_language = { $place }: falta el texto en este idioma.
pack-bad_language = { $place }: esto no es un código de idioma como en o es.
pack-bad_id = { $place }: un id tiene de 1 a 40 letras, cifras, - o _.
pack-duplicate_id = { $place }: el id { $detail } está repetido.
pack-alike = { $place }: aquí se repite el mismo elemento.
pack-out_of_range = { $place }: debe ser un número entero, { $detail }.
pack-answers_alike = { $place }: hay dos respuestas iguales ({ $detail }).
pack-unknown_format = { $place }: el formato debe ser { $detail }.
pack-too_large = El archivo es demasiado grande para un paquete de preguntas.
pack-not_json = El archivo no es JSON correcto.
pack-not_csv = El archivo no es una tabla CSV correcta en UTF-8. En Excel, guárdalo como «CSV UTF-8».
pack-duplicate_key = El archivo nombra dos veces el mismo campo en un lugar.
pack-bad_number = { $place }: este número no se puede usar ({ $detail }).
pack-too_deep = El archivo está demasiado anidado para un paquete de preguntas.
pack-bad_text = El archivo contiene caracteres que no se pueden leer.
pack-wrong_columns = { $place }: las columnas deben ser { $detail }.
pack-card_differs = { $place }: el tema o el nivel difieren de las otras filas de la carta { $detail }.
pack-question_differs = { $place }: la respuesta correcta o el número de respuestas difieren entre los idiomas de { $detail }.
pack-answers_gap = { $place }: las respuestas deben llenar las columnas desde la a, sin huecos.
pack-bad_right = { $place }: la respuesta correcta debe ser la letra de una respuesta, no «{ $detail }».
pack-duplicate_row = { $place }: esta fila ya estaba ({ $detail }).
pack-questions_gap = { $place }: las preguntas deben numerarse 1, 2, 3…
pack-good = El paquete { $pack } está en orden: { $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
}, { $questions ->
    [one] 1 pregunta
   *[other] { $questions } preguntas
}, idiomas { $languages }.
pack-line = { $pack }: { $title } ({ $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
}, idiomas { $languages })
pack-few = Una mesa con menos de { $few } cartas pronto las repite.
pack-bad = { $faults ->
    [one] El paquete no se puede usar: una cosa está mal.
   *[other] El paquete no se puede usar: { $faults } cosas están mal.
}

## Cifras y lecciones del repaso

measure-seat = Asiento (0 es el primero)
measure-period = Ronda
measure-cash = Efectivo al final de la ronda
measure-net_worth = Patrimonio al final de la ronda
measure-steps = Pasos que faltan hasta la casilla 100
measure-shares = Acciones del Banco que tiene
measure-deeds = Casas y Torres que tiene
measure-points = Puntos de demérito que tiene
measure-loan = Préstamos en curso
measure-mortgages = Hipotecas en curso
measure-lottery = Dinero en la Lotería
measure-fees_paid = Tarifas de visita pagadas
measure-capital_gains_tax = Impuesto a la ganancia pagado
measure-land_transfer_tax = Impuesto de traspaso pagado
measure-property_tax = Impuesto predial pagado
measure-fines = Multas de tránsito pagadas
measure-insurance = Seguro pagado
measure-bills = Cuentas de taller y supermercado pagadas
measure-credit_cost = Costo de préstamos e hipotecas pagado
measure-spent_on_property = Gastado en propiedades en la ronda, sin impuesto
measure-spent_on_shares = Gastado en acciones del Banco
measure-fees_received = Tarifas de visita cobradas
measure-dividends = Dividendos y dinero del Signo de dólar
measure-quiz_income = Dinero por respuestas correctas
measure-luck_income = Dinero por suerte en la ronda: Lotería, Centro comercial, Museo, cartas y parecidos
measure-borrowed = Dinero prestado
measure-sold_to_bank = Vendido al Banco en la ronda, antes de impuestos
measure-sold_to_players = Vendido a otros jugadores en la ronda, antes de impuestos
measure-questions = Preguntas pagadas respondidas
measure-right_answers = De ellas, respuestas correctas
measure-debts_not_covered_by_cash = Cuentas de la ronda mayores que el efectivo
measure-turns_jail = Turnos perdidos en la Cárcel
measure-turns_debt = Turnos perdidos por dinero debido
measure-turns_other = Turnos perdidos por otras causas
measure-fees_given_up = Veces que se dejó una tarifa para frenar o enviar a una visita
measure-sendings = Visitas enviadas a una Casa
lesson-cost_of_credit = { $seat } pidió prestados { MONEY($borrowed) }. { $cost ->
    [0] Al terminar la partida no había pagado nada de lo que cuesta.
   *[other] Eso costó { MONEY($cost) }.
}
lesson-sold_under_pressure = { $seat } tuvo que entregar { $assets ->
    [one] una acción o propiedad
   *[other] { $assets } acciones y propiedades
} para pagar una deuda{ $tax ->
    [0] { "" }
   *[other] { " " }y perdió { MONEY($tax) } en impuestos
}. Para eso sirve guardar algo de efectivo.
lesson-no_reserve = { $times ->
    [one] Una vez { $seat } no tuvo efectivo para una cuenta.
   *[other] { $times } veces { $seat } no tuvo efectivo para una cuenta.
}{ $turns ->
    [0] { "" }
    [one] { " " }El dinero que debía le costó un turno.
   *[other] { " " }El dinero que debía le costó { $turns } turnos.
}
lesson-round_trip = { $seat } compró { $deed } y lo vendió de vuelta { $rounds ->
    [0] en la misma ronda
    [one] una ronda después
   *[other] { $rounds } rondas después
}. Los dos impuestos costaron { MONEY($cost) }.
lesson-dividends = Las acciones de { $seat } dieron { MONEY($amount) } en dividendos; por acciones había pagado { MONEY($paid) }.
lesson-bad_driving = { $insurance ->
    [0] { $seat } pagó { MONEY($fines) } en multas.
   *[other] { $seat } pagó { MONEY($fines) } en multas y { MONEY($insurance) } de seguro.
}
lesson-uninsured = { $times ->
    [one] { $seat } manejó sin seguro. La multa es de { MONEY($amount) }.
   *[other] { $seat } manejó sin seguro { $times } veces. Cada vez la multa es de { MONEY($amount) }.
}
lesson-knowledge_pays = { $luck ->
    [0] { $seat } ganó { MONEY($amount) } con respuestas correctas, y nada por suerte.
   *[other] { $seat } ganó { MONEY($amount) } con respuestas correctas, y recibió { MONEY($luck) } por suerte.
}
lesson-fee_or_delay = { $seat } renunció a { MONEY($given_up) } en tarifas para frenar a otros{ $squares ->
    [0] { "" }
    [one] { " " }una casilla
   *[other] { " " }{ $squares } casillas
}{ $turns ->
    [0] { "" }
    [one] { $squares ->
        [0] { " " }un turno
       *[other] { " " }y un turno
    }
   *[other] { $squares ->
        [0] { " " }{ $turns } turnos
       *[other] { " " }y { $turns } turnos
    }
}{ $fees ->
    [0] , y no cobró ninguna.
   *[other] , y cobró { MONEY($fees) }.
}
lesson-rent = { $seat } compró propiedades al Banco por { MONEY($paid) } y { $fees ->
    [0] no cobró ninguna tarifa de visita.
   *[other] cobró { MONEY($fees) } en tarifas de visita.
}
lesson-fees = { $seat } pagó { MONEY($amount) } en tarifas de visita. Donde eres dueño, te pagan a ti.
lesson-taxes = { $seat } pagó { MONEY($amount) } en impuestos.
lesson-missed_turns = { $seat } perdió { $turns ->
    [one] un turno
   *[other] { $turns } turnos
}{ $jail ->
    [0] { "" }
   *[other] , { $jail } en la Cárcel
}{ $debt ->
    [0] { "" }
   *[other] , { $debt } por dinero que debía
}.
lesson-passed_up = { $seat } pudo comprar una propiedad { $passed ->
    [one] una vez más
   *[other] { $passed } veces más
} y no lo hizo. Compradas al Banco: { $bought }.
lesson-rent_missed = { $seat } tenía dinero para comprar { $deed } y siguió de largo. Después, las visitas le pagaron allí { MONEY($amount) } a otra persona.
lesson-idle_cash = Al final de cada ronda { $seat } tenía { MONEY($amount) } o más en efectivo. Una Casa cuesta { MONEY($price) } y da tarifas; el efectivo no da nada.
lesson-wealth = { $seat } empezó con { MONEY($start) } y su patrimonio era de { MONEY($end) } después de la ronda { $period }.
lesson-most_missed = Fallada { $times ->
    [one] una vez
   *[other] { $times } veces
}: { $ask }

## En la pantalla

bar-lottery = Lotería { MONEY($amount) }
bar-gone = se fue
bar-steps = le faltan { $n }
bar-cash = { MONEY($amount) }
bar-shares = { $n ->
    [one] 1 acción
   *[other] { $n } acciones
}
bar-points = { $n } de { $of } puntos
bar-missed = pierde { $n }: { $cause }
bar-chart = Tabla del Banquero:
bar-loan = { $name }: préstamo, { $n ->
    [one] queda 1 turno
   *[other] quedan { $n } turnos
}
bar-bought = { $name }: { $n } de { $of } acciones compradas
bar-mortgage = { $deed }: hipoteca, { $n ->
    [one] queda 1 turno
   *[other] quedan { $n } turnos
}
bar-debt = { $name } debe { MONEY($amount) }: { $cause }
bar-question = Pregunta { $n } de { $of }:
bar-queue = Responden en este orden: { $names }. Juez: { $judge }.
about-sell = da { MONEY($free_up) }, { $missing ->
    [0] la deuda queda pagada, quedan { MONEY($cash) }
   *[other] aún faltan { MONEY($missing) }
}
about-put_up = si lo toma el dueño: da { MONEY($free_up) }, { $missing ->
    [0] la deuda queda pagada, quedan { MONEY($cash) }
   *[other] aún faltan { MONEY($missing) }
}
about-tender = da al menos { MONEY($free_up) }
about-take_bid = da { MONEY($free_up) }, { $missing ->
    [0] la deuda queda pagada, quedan { MONEY($cash) }
   *[other] aún faltan { MONEY($missing) }
}
about-bank = da { MONEY($free_up) }, { $missing ->
    [0] la deuda queda pagada, quedan { MONEY($cash) }
   *[other] aún faltan { MONEY($missing) }
}
about-borrow = da { MONEY($free_up) }, a devolver { MONEY($owed_up) } en { $credit_turns_up ->
    [one] 1 turno
   *[other] { $credit_turns_up } turnos
}, quedan { MONEY($cash) }
about-mortgage = da { MONEY($free_up) }, a devolver { MONEY($owed_up) } en { $credit_turns_up ->
    [one] 1 turno
   *[other] { $credit_turns_up } turnos
}, quedan { MONEY($cash) }
about-fee = { $claims_up ->
    [0] da { MONEY($cash_up) }, quedan { MONEY($cash) }
   *[other] la visita tiene que reunir { MONEY($claims_up) }
}
about-miss = la visita pierde { $other_missed ->
    [one] 1 turno
   *[other] { $other_missed } turnos
}
about-send = la visita retrocede { $other_steps ->
    [one] 1 casilla
   *[other] { $other_steps } casillas
}
about-short = pagas { MONEY($cash_down) }; por los otros { MONEY($free_up) } pierdes { $missed_up ->
    [one] 1 turno
   *[other] { $missed_up } turnos
}
about-miss_turns = pierdes { $missed_up ->
    [one] 1 turno
   *[other] { $missed_up } turnos
}
about-shares = cuesta { MONEY($cash_down) }, quedan { MONEY($cash) }, después { MONEY($dividend) } cada vez, { $more_shares } más posibles
about-exchange_tower = cuesta { MONEY($cash_down) }, { MONEY($net_worth_down) } menos de patrimonio
about-school = a la casilla { $square }
note-cash_by = { $cash_up ->
    [0] cuesta { MONEY($cash_down) }, quedan { MONEY($cash) }
   *[other] da { MONEY($cash_up) }, quedan { MONEY($cash) }
}
note-fees_by = { $fees_up ->
    [0] ya no gana { MONEY($fees_down) } por visita
   *[other] gana { MONEY($fees_up) } por visita
}
note-owed_by = { $owed_up ->
    [0] { MONEY($owed_down) } menos por devolver
   *[other] a devolver { MONEY($owed_up) }
}
note-paid_capital_gains_tax = impuesto { MONEY($value) }
note-paid_land_transfer_tax = impuesto { MONEY($value) }
note-paid_gain_tax = impuesto { MONEY($value) }
note-other = con { $value }
note-other_cash = para el otro { MONEY($value) }
note-best = como máximo { MONEY($value) }
note-average = en promedio { MONEY($value) }

## El tablero en la página

board-players = Los jugadores
board-road = El camino de 100 casillas
board-window = El tablero, visto por una ventana
board-whole = Todo el tablero
board-round = Ronda { $n }
board-your-turn = Tu turno
board-whose = Juega { $name }
board-you = Tú
board-basic = Reglas básicas
board-chart = Tabla del Banquero
board-chart-about = Los préstamos y las hipotecas corren contra el reloj. Cuando termina el último turno de un reloj, hay que pagar toda la suma.
board-chart-loan = Préstamo
board-chart-none = Sin préstamo ni hipoteca
board-chart-bought = { $n } de { $of } acciones compradas al Banco, { $sold } vendidas al Banco
board-chart-locked = Vendió una acción a un jugador: el Banco ya no le vende
board-turns-left = { $n ->
    [one] queda 1 turno
   *[other] quedan { $n } turnos
}
board-fresh = empieza en el próximo turno
board-lately = Qué pasó
board-aim = { $victory ->
    [net_worth] Cuando alguien llega a la casilla 100, gana quien tiene más. Compra Casas y Torres por el camino: las visitas te pagan.
   *[race] { $exact ->
        [yes] Gana quien se detiene primero justo en la casilla 100. Compra Casas y Torres por el camino: las visitas te pagan.
       *[no] Gana quien llega primero a la casilla 100. Compra Casas y Torres por el camino: las visitas te pagan.
    }
}
board-prompt = Tu decisión
board-mine = Lo tuyo
board-open = Ver todo
board-place = { $n }.º
board-after = Efectivo después
board-points = Deméritos
board-misses = { $n ->
    [one] Pierde 1 turno
   *[other] Pierde { $n } turnos
}: { $cause }
board-loan-clock = Préstamo { MONEY($amount) }: { $n ->
    [one] 1 turno
   *[other] { $n } turnos
}
board-mortgage-clock = { $deed }: hipoteca { MONEY($amount) }, { $n ->
    [one] queda 1 turno
   *[other] quedan { $n } turnos
}
board-owes = debe { MONEY($amount) }, { $n ->
    [one] 1 turno
   *[other] { $n } turnos
}
board-borrow-ban = Sin más préstamos
board-on-path = en { $path }
board-tool-bank = Dinero…
board-tool-offer = Trato…
board-back = Volver
board-less = Menos
board-more = Más
board-waits = Te espera una pregunta
board-see-stage = Tu pregunta está arriba, sobre el tablero.

## Casillas, en corto

board-tile-start = Salida
board-tile-faith = Fe
board-tile-friend = Amigo
board-tile-traffic = Tránsito
board-tile-gas_station = Otro turno
board-tile-school = Escuela
board-tile-park = Parque
board-tile-construction = Obras
board-tile-restaurant = Comida
board-tile-arena = Arena
board-tile-city_hall = Impuestos
board-tile-hospital = Hospital
board-tile-library = Biblioteca
board-tile-hope = Esperanza
board-tile-amusement_park = Feria
board-tile-jail = Cárcel
board-tile-fire_department = Bomberos
board-tile-wrong_turn = Mal giro
board-tile-theatre = Teatro
board-tile-charity = Caridad
board-tile-lottery = Lotería
board-tile-art_gallery = Galería
board-tile-museum = Museo
board-tile-express_1 = Rápida 1
board-tile-express_2 = Rápida 2
board-tile-express_3 = Rápida 3
board-tile-detour = Desvío
board-tile-dead_end = Sin salida
board-tile-pay = Paga { MONEY($amount) }
board-tile-get = Gana { MONEY($amount) }
board-square = Casilla { $n }, { $place }
board-square-no = Casilla { $n }
board-for-sale = En venta: { MONEY($amount) }
board-belongs = De: { $name }
board-here = Aquí: { $names }

board-about-start = Aquí empiezan todos.
board-about-finish = { $exact ->
    [yes] Si te detienes justo aquí,
   *[no] Si llegas aquí,
} { $victory ->
    [net_worth] termina la partida: gana quien tiene más.
   *[race] ganas la partida.
}
board-about-blank = Una calle. Aquí no pasa nada.
board-about-advance = Sigue directo a la casilla { $to }.
board-about-dollar = { $rules ->
    [basic] Recibes gratis una acción del Banco.
   *[advanced] Recibes { MONEY($gift) }, cada acción de cada jugador gana { MONEY($dividend) }, y luego puedes comprar acciones.
}
board-about-house = Si no tiene dueño, puedes comprarla por { MONEY($price) }. Si es de otro, pagas { MONEY($fee) } o pierdes turnos, como decida el dueño.
board-about-tower = Si no tiene dueño, puedes comprarla por { MONEY($price) }. Si es de otro, pagas { MONEY($fee) } o te envían a una Casa del dueño.
board-about-path = Quien se detiene aquí sigue por { $path } desde el próximo lanzamiento.
board-about-traffic = Saca una carta de tránsito: casi siempre multas y puntos. Con { $limit } puntos vuelves a la casilla 10.
board-about-extra = Llenas el tanque y juegas otro turno.
board-about-school = { $rules ->
    [basic] { $questions ->
        [all] Una carta de preguntas, { MONEY($award) } por cada acierto. Si aciertas todas, sigues a la casilla { $to }.
       *[first] Una pregunta. Si aciertas: { MONEY($award) } y sigues a la casilla { $to }.
    }
   *[advanced] Una ronda de preguntas, { MONEY($award) } por cada acierto. Si tú aciertas todas, sigues a la casilla { $to }.
}
board-about-school-tower = { $rules ->
    [basic] { $questions ->
        [all] Una carta de preguntas. Si aciertas todas, sigues a la Torre en venta más cercana.
       *[first] Una pregunta. Si aciertas, sigues a la Torre en venta más cercana.
    }
   *[advanced] Una ronda de preguntas, { MONEY($award) } por cada acierto.{ $reward ->
        [tower] { " " }Si tú aciertas todas, sigues a la Torre en venta más cercana.
        [museum] { " " }Si tú aciertas todas, vuelves al Museo.
       *[none] { "" }
    }
}
board-about-bill = Paga { MONEY($amount) } a la Lotería.
board-about-miss = Pierdes { $n ->
    [one] un turno
   *[other] { $n } turnos
}.
board-about-tax = Impuesto predial para la Lotería: { MONEY($house) } por cada Casa y { MONEY($tower) } por cada Torre que tengas.
board-about-hospital = Elige una Casa que esté en venta. Es gratis. Si no hay ninguna, recibes { MONEY($amount) }.
board-about-amusement_park = Ve a la Lotería y lanza: con un 6 ganas todo el pozo de { MONEY($pot) }.
board-about-jail = Pierdes { $n ->
    [one] un turno
   *[other] { $n } turnos
}.{ $roll ->
    [yes] { " " }Cada vez lanzas: un 6 abre la puerta.
   *[no] { "" }
}
board-about-tower_move = Sigue a la Torre en venta más cercana; puedes comprarla. Si no hay ninguna adelante, recibes { MONEY($amount) }.
board-about-back = Vuelve a la casilla { $to }.
board-about-lottery = ¡Ganas toda la Lotería: { MONEY($pot) }!
board-about-collect = Recibes { MONEY($amount) }.
board-about-museum = Elige: seguir a la Escuela de la casilla { $to }, una suma segura, o lanzar por dinero.

## Cartas junto al tablero

board-card = La carta a la vista
board-deed = TÍTULO · CASILLA { $n }
board-certificate = ACCIÓN DEL BANCO
board-price = Precio
board-ltt = Impuesto de traspaso
board-you-pay = Pagas
board-visitors-pay = Las visitas pagan
board-less-tax = menos impuesto a la ganancia
board-or-miss = o pierden turnos, como tú elijas
board-or-send = o las envías a una Casa tuya
board-traffic-card = INFRACCIÓN DE TRÁNSITO
board-quiz-shown = Lo correcto

## Un jugador

board-cash = Efectivo
board-worth = Todo lo que tiene, menos lo que debe
board-stands = Está en
board-drives = Maneja
board-owns = Tiene
board-running = Pendiente
board-no-cards = Sin cartas con puntos
board-quiz-record = Preguntas
board-quiz-score = { $n } de { $of } correctas
board-earns = gana { MONEY($amount) } por visita

## Decisiones

board-ask-buy = { $deed } está en venta. ¿La compras?
board-ask-visit = { $name } visita { $deed }. ¿Qué quieres?
board-ask-raise = Debes { MONEY($amount) }: { $cause }. ¿Cómo los reúnes?
board-ask-take = { $name } te ofrece esto: { $asset }. ¿Lo tomas?
board-ask-tender = { $name } tiene que vender: { $asset }. ¿Cuánto ofreces?
board-ask-bank = ¿Qué quieres hacer con el Banco?
board-help-pre_roll = { $n ->
    [one] Falta una casilla.
   *[other] Faltan { $n } casillas.
} Los dados pequeños en el camino muestran adónde lleva cada número.{ $quiz ->
    [yes] { " " }Un 3 trae preguntas.
   *[no] { "" }
}{ $six ->
    [yes] { " " }Con un 6 pierdes el turno.
   *[no] { "" }
}
board-help-buy_shares = El Banco te vende { $n } más en esta partida. Cada una paga { MONEY($dividend) } cuando alguien se detiene en un Signo de dólar.
board-help-hospital = Las Casas que puedes elegir brillan en el tablero.
board-help-museum = Una suma segura, una apuesta o un camino adelante.
board-help-not_covered = Un préstamo hay que devolverlo; los turnos perdidos no cuestan dinero.
board-help-choose_bid = Quien compra paga el impuesto de traspaso; tú pagas el impuesto a la ganancia.
board-help-bank = Cada opción dice qué recibes y qué te costará después.
board-due-now = Vence al final de este turno: { $what }
board-behind-none = Ahora nadie viene cerca detrás de ti.
board-behind = Detrás de ti vienen: { $names }.
board-behind-one = { $name } (a { $n })
board-visitor = La visita tiene { MONEY($cash) } en efectivo, { MONEY($capacity) } si vende todo; va en el puesto { $place }, { $n ->
    [one] le falta 1 casilla
   *[other] le faltan { $n } casillas
}.
board-missing = Tienes { MONEY($cash) } en efectivo. Faltan { MONEY($amount) }. En cuanto los tengas, la deuda se paga.
board-list-price = Precio de lista { MONEY($list) }{ $ltt ->
    [0] .
   *[other] {", más "}{ MONEY($ltt) } de impuesto de traspaso.
}
board-tax-in = { MONEY($amount) } son impuesto, para la Lotería
board-cash-after = efectivo después: { MONEY($amount) }
board-keep = conservas { MONEY($amount) }; sigue en venta
board-fee-tax = después de { MONEY($amount) } de impuesto a la ganancia
board-fee-sell = la visita solo tiene { MONEY($amount) } en efectivo y debe vender algo
board-fee-short = la visita solo tiene { MONEY($amount) } en efectivo y no puede pagar todo
board-miss = sin dinero; la visita pierde { $n ->
    [one] un turno
   *[other] { $n } turnos
}
board-send = Enviar a { $deed }
board-send-back = { $n ->
    [one] una casilla
   *[other] { $n } casillas
} atrás, a la casilla { $square }; sin dinero
board-museum-stop = te detienes en la casilla { $square }
board-museum-quiz = sigues a la casilla { $square }, y allí hay preguntas
board-gamble = como máximo { MONEY($best) }, en promedio { MONEY($average) }
board-short = { MONEY($owed) } quedan sin pagar: pierdes { $n ->
    [one] un turno
   *[other] { $n } turnos
}
board-payback = devuelves { MONEY($amount) } en { $n ->
    [one] un turno
   *[other] { $n } turnos
}
board-put-up = al precio de lista de { MONEY($amount) }; el dueño puede decir que no
board-borrow = Pedir { MONEY($amount) } prestados
board-do-sell = Vender al Banco
board-do-sell_deed = Vender al Banco
board-do-tender = Pedir ofertas
board-do-put_up = Ofrecerlo a { $name }
board-do-mortgage = Hipotecar
board-do-redeem = Pagar la hipoteca
board-exchange = Cambiar por { $house }
board-sale-tax = impuesto { MONEY($amount) }
board-payoff = hipoteca { MONEY($amount) }
board-least = al menos { MONEY($amount) }
board-bids = oferta { MONEY($amount) }
board-dividend = después { MONEY($amount) } cada vez
board-given-up = pierdes { MONEY($amount) } de patrimonio, sin dinero de vuelta
board-then-earns = { $tax ->
    [0] Después cada visita te paga { MONEY($amount) }.
   *[other] Después cada visita te paga { MONEY($amount) }, menos { MONEY($tax) } de impuesto.
}
board-too-dear = Faltan { MONEY($amount) }: antes pide prestado, vende o haz un trato
board-shares-none = No comprar
board-shares-buy = Comprar { $n } por { MONEY($amount) }
board-shares-sell = Vender { $n } por { MONEY($amount) }
board-bid = Ofrecer { MONEY($amount) }
board-bid-tax = { $tax ->
    [0] pagarías { MONEY($amount) }
   *[other] pagarías { MONEY($amount) }, de ellos { MONEY($tax) } de impuesto
}

## Tratos

board-deal-what = Qué
board-deal-with = Un trato con
board-deal-give = Yo doy
board-deal-want = Quiero de { $name }
board-deal-money = Dinero además
board-deal-amount = Cuánto dinero
board-deal-i-pay = Pago yo
board-deal-they-pay = Paga { $name }
board-deal-shares = Acciones, hay { $n }
board-deal-count = { $n } de { $of }
board-deal-nothing = Nada todavía
board-deal-gets = Recibe
board-deal-pays = Paga
board-deal-gains-tax = Impuesto a la ganancia
board-deal-transfer-tax = Impuesto de traspaso
board-deal-payoff = Hipoteca pagada
board-deal-ready = { $name } ve las mismas cuentas y puede decir que sí o que no.
board-deal-go = Proponérselo a { $name }
board-deal-gift = nada
board-deal-offer_empty = Elige qué cambia de manos.
board-deal-offer_no_price = Algo por algo: agrega dinero, una acción o un título del otro lado.
board-deal-trade_tax_unaffordable = Uno de los dos no podría pagar el precio y los impuestos.
board-offer-to-me = { $name } te propone un trato
board-offer-mine = Tu propuesta a { $name }
board-offer-of = { $name } propone un trato a { $other }
board-offer-for = por
board-offer-frozen = Ahora no se puede aceptar
board-offer-yes = Aceptar
board-offer-no = Rechazar
board-offer-back = Retirarla
board-ask-offer = ¿Qué ofreces y a quién?

## El escenario

board-quiz-number = Pregunta { $n } de { $of }
board-quiz-roll = { $name } sacó un 3
board-quiz-school = { $name } está en la Escuela
board-quiz-left = { $n ->
    [one] queda un segundo
   *[other] quedan { $n } segundos
}
board-quiz-seconds = { $n ->
    [one] un segundo para responder
   *[other] { $n } segundos para responder
}
board-quiz-queue = Quién responde, en orden
board-quiz-judge = Juez
board-quiz-front = responde ahora
board-quiz-front-you = te toca
board-quiz-tried = mal
board-quiz-struck = ya se respondió y está mal
board-quiz-you = Respondes tú. Acertar vale { MONEY($amount) }.
board-quiz-you-again = Ahora tú. Las respuestas tachadas están mal. Acertar vale { MONEY($amount) }.
board-quiz-other = Responde { $name }, por { MONEY($amount) }.
board-quiz-heard = { $name } responde en voz alta, { $judge } decide.
board-quiz-fun = Por gusto, sin dinero: todos pueden responder.
board-quiz-rule = ¿Qué dijo { $name }? Decide.
board-quiz-note = Puedes anotar la respuesta que oíste tocándola.
board-quiz-noted = Anotada: { $letter }
board-quiz-key = respuesta correcta
board-quiz-host = Eres Juez: sabes la respuesta y no la dices.

## El final

board-end-places = Cómo terminó
board-end-arrived = en la casilla 100
board-title-scholar = Sabio: más aciertos
board-title-wealth = Fortuna: tiene más
board-end-steps = La carrera
    .about = Casillas que faltaban, ronda por ronda
board-end-worth = Lo que tenía cada uno
    .about = Efectivo, acciones y propiedades, menos lo que debía
board-end-cash = Efectivo a mano
    .about = Dinero para lo inesperado
board-end-lottery = La Lotería
    .about = Los impuestos y las multas la llenan, alguien con suerte la vacía
board-end-income = De dónde vino el dinero
board-end-costs = En qué se fue el dinero
board-end-of = { $name }, ronda por ronda
board-end-totals = Toda la partida en sumas
board-end-rounds = Ronda por ronda: { $name }
board-sum-dividends = Signos de dólar y dividendos
board-sum-fees = Tarifas de visitas
board-sum-quiz = Aciertos
board-sum-luck = Suerte
board-sum-sales = Ventas
board-sum-borrowed = Prestado
board-sum-property = Casas y Torres
board-sum-shares = Acciones
board-sum-taxes = Impuestos
board-sum-paid-fees = Tarifas pagadas como visita
board-sum-fines = Multas y seguro
board-sum-bills = Cuentas
board-sum-credit = Costo de préstamos
board-sum-lottery = En la Lotería
board-sum-missed = Turnos perdidos
board-round-cash = Efectivo
board-round-net_worth = Todo lo que tiene
board-round-steps = Casillas que faltan
board-round-shares = Acciones
board-round-deeds = Títulos
board-round-points = Puntos

## Lo que puede elegir la persona docente

stream-die = El próximo lanzamiento del dado
stream-jail = El dado en la Cárcel
stream-park = El dado en el Parque de diversiones
stream-museum = El dado en el Museo
stream-traffic = La próxima carta de tránsito
stream-quiz = La próxima carta de preguntas

## Momentos que conviene encontrar otra vez

moment-quiz_begins = Preguntas
moment-traffic_card = Carta de tránsito
moment-jail_taken_out = Fuera de la Cárcel
moment-loan_default = Préstamo sin devolver
moment-debt_not_covered = Deuda sin cubrir
moment-tower_exchanged = Torre cambiada
moment-title_scholar = Título de Sabio
moment-title_wealth = Título de Fortuna
moment-seat_left = Alguien se va
moment-quiz_reversed = Decisión cambiada

## Lo que me pasó

happened-traffic = Una carta de tránsito
happened-visit = Una visita
happened-offer = Un trato
mine-cash = Efectivo
mine-net_worth = En total
mine-shares = Acciones
mine-deeds = Títulos
mine-points = Deméritos

## The terminal: always in sight, and fields to fill in

own-car = Tienes { MONEY($cash) }. Estás en la casilla { $n }, { $place }: faltan { $steps }.
field-deal = ¿Qué quieres negociar?
field-price = ¿Por cuánto?
deal-buy = comprar { $asset } a { $name }
deal-sell = vender { $asset } a { $name }

# The picture of a turn, on the first page of the rulebook.
turn-title = Un turno
turn-trade = Negocia, si quieres
turn-roll = Lanza el dado
turn-move = Avanza
turn-square = Haz lo que dice la casilla
turn-quiz = Tras un 3: preguntas

## Por qué alguien queda detrás de otra persona
behind-stayed = { $seat } dejó la partida antes del final.
behind-steps = { $mine ->
    [one] Le faltaba un paso hasta la casilla 100; a { $other }: { $theirs }.
   *[other] Le faltaban { $mine } pasos hasta la casilla 100; a { $other }: { $theirs }.
}
behind-net_worth = Patrimonio: { MONEY($mine) }; { $other } tiene { MONEY($theirs) }.

## Jugadas en frases enteras: se dicen donde no hay tablero al lado

do-mortgage = Hipotecar { $deed }
do-redeem = Liberar { $deed }
do-sell_deed = Vender { $deed } al Banco
do-exchange_tower = Cambiar { $tower } por { $house }
do-send = Enviarla a { $house }
do-choose = Tomar { $house }
do-put_up = Ofrecer { $asset } al dueño
do-sell = Vender { $asset } al Banco
do-tender = Pedir ofertas por { $asset }
do-shares = { $n ->
    [0] No comprar acciones
    [one] Comprar una acción
   *[other] Comprar { $n } acciones
}
do-sell_shares = { $n ->
    [one] Vender una acción al Banco
   *[other] Vender { $n } acciones al Banco
}
do-bid = Ofrecer { MONEY($amount) }
do-answer = { $letter ->
    [a] Responder con la A
    [b] Responder con la B
    [c] Responder con la C
    [d] Responder con la D
    [e] Responder con la E
   *[other] No responder
}
do-rule = { $ruling ->
    [right] Decidir que la respuesta está bien
   *[wrong] Decidir que la respuesta está mal
}
do-offer = { $pays ->
    [0] { $price ->
        [0] Proponer a { $other }: { $given } por { $got }
       *[other] { $got ->
            [none] Proponer a { $other }: { $given } por { MONEY($price) }
           *[other] Proponer a { $other }: { $given } por { $got } y { MONEY($price) }
        }
    }
   *[other] { $given ->
        [none] Proponer a { $other }: { MONEY($pays) } por { $got }
       *[other] Proponer a { $other }: { $given } y { MONEY($pays) } por { $got }
    }
}
offer-terms = { $pays ->
    [0] { $price ->
        [0] { $given } por { $got }
       *[other] { $got ->
            [none] { $given } por { MONEY($price) }
           *[other] { $given } por { $got } y { MONEY($price) }
        }
    }
   *[other] { $given ->
        [none] { MONEY($pays) } por { $got }
       *[other] { $given } y { MONEY($pays) } por { $got }
    }
}
do-accept = { $terms ->
    [none] Aceptar el trato
   *[other] Aceptar el trato que propone { $by }: { $terms }
}
do-decline = { $terms ->
    [none] No aceptar el trato
   *[other] No aceptar el trato que propone { $by }: { $terms }
}
do-withdraw = { $terms ->
    [none] Retirar tu propuesta
   *[other] Retirar tu propuesta a { $other }: { $terms }
}
do-buy-buy = Comprar la propiedad
do-buy-pass = No comprar la propiedad
do-take_asset-take = Tomarlo al precio de lista
do-take_asset-leave = Dejarlo para los demás
do-museum-gamble = Jugarte el dinero con el dado
desk-cash = dinero { $more ->
    [yes] +{ MONEY($n) }
   *[no] { MONEY($n) }
}
desk-borrowed = tiene que pedir prestado: { MONEY($n) }
