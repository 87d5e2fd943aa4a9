# El pase de salida: tres preguntas después de una partida. Los números salen de la mecánica del juego; las preguntas son propias.

ticket-title = Tres preguntas antes de irte
ticket-about = 90 segundos, sin nombre. No es una prueba sobre ti: muestra lo que enseñó el juego.
ticket-option-money = { MONEY($n) }
ticket-option = { $n }
ticket-title-before = Tres preguntas antes de jugar
ticket-begin = Empezar
ticket-begin-for = { $name }: empezar
ticket-left = { $n ->
    [one] Queda un segundo
   *[other] Quedan { $n } segundos
}
ticket-send = Enviar mis respuestas
ticket-sent = Gracias. Tus respuestas cuentan.
ticket-yours = tu respuesta
ticket-right = correcta
ticket-none-given = No diste respuesta.
ticket-lead = Pase de salida
ticket-lead-about = Tres preguntas con números del juego, 90 segundos, en el dispositivo de cada quien. Nadie ve quién respondió qué.
ticket-answered = Respondieron { $n } de { $of }.
ticket-tell = Mostrar las soluciones
ticket-topic-time = Interés y tiempo
ticket-topic-risk = Riesgo y seguro
ticket-topic-price = Plan y precio

## City Life

ticket-citylife-time = Un préstamo te da { MONEY($amount) } y cuesta { MONEY($cost) } más cuando lo devuelves. Pides { $loans } préstamos así, uno después del otro. ¿Cuánto te cuesta en total pedir prestado?
    .why = Cada préstamo cuesta { MONEY($cost) }, y fueron { $loans }. Los { MONEY($amount) } que recibes los devuelves; lo que se va es el costo.
ticket-citylife-risk = Manejar sin seguro cuesta { MONEY($fine) } cuando te descubren. Eso pasa en { $caught } de { $trips } viajes. ¿Cuánto cuesta en promedio un viaje sin seguro?
    .why = { $caught } veces { MONEY($fine) }, repartido entre { $trips } viajes. La mayoría de los viajes no cuesta nada, pero el promedio es lo que puedes comparar con el precio del seguro.
ticket-citylife-price = Compras una propiedad por { MONEY($price) }, con { MONEY($buying) } de impuesto. La vendes de vuelta al mismo precio, con { MONEY($selling) } de impuesto. Lo haces { $count ->
        [one] una vez
       *[other] { $count } veces
    }. ¿Cuánto perdiste?
    .why = El precio vuelve, los impuestos no: { MONEY($buying) } y { MONEY($selling) } cada vez.

## El Plan

ticket-elplan-time = Hay { $periods } períodos. En el período { $period } pagas { $cost } fichas por una carta que trae una ficha en cada período que sigue. ¿Cuántas fichas ganaste al final?
    .why = Trabaja { $periods } menos { $period } períodos, una ficha en cada uno. Réstale las { $cost } que costó. Comprada antes habría traído más.
ticket-elplan-risk = Un suceso pide { $asked } fichas, cada una de otro tipo. De { $lacking ->
        [one] un tipo
       *[other] { $lacking } tipos
    } no tienes ninguna libre, y debes entregar dos de otras por cada una. ¿Cuántas fichas pierdes?
    .why = Una ficha por cada tipo que tienes, dos por cada tipo que te falta. Una pequeña reserva de cada tipo sale más barata.
ticket-elplan-price = Un producto cuesta { $buy } de dinero en el mercado, y vender uno trae { $sale }. Compras { $count } y los vendes de nuevo. ¿Cuánto dinero se fue?
    .why = Cada uno costó { $buy } y trajo { $sale }. Entre comprar y vender siempre hay una diferencia.

## FinanciaLit

ticket-financialit-time = Un préstamo da { $amount } Unidades ahora y se lleva { $instalment } de cada uno de tus próximos { $times } ingresos. Pides { $loans ->
        [one] un préstamo
       *[other] { $loans } préstamos
    }. ¿Cuántas Unidades más devuelves de las que recibiste?
    .why = Por cada préstamo se van { $times } veces { $instalment }, y entraron { $amount }. La diferencia es el precio de tenerlo ahora.
ticket-financialit-risk = El seguro cuesta { $premium } Unidad en cada uno de { $rounds } períodos. Sin él un suceso cuesta { $loss } Unidades, y viene { $times } veces. ¿Cuántas Unidades te ahorra el seguro en toda la partida?
    .why = Se perderían { $times } veces { $loss }; el seguro cuesta { $rounds } en total. Lo que queda es lo que ahorras.
ticket-financialit-price = Tu familia necesita { $need } productos este período y cada uno que falta cuesta { $penalty } de Felicidad. Te alcanza para { $bought }. ¿Cuánta Felicidad se pierde?
    .why = Faltan { $need } menos { $bought }, y cada uno cuesta { $penalty }. Lo necesario va primero en un plan porque quedarse sin eso cuesta más después.

## FinanCity

ticket-financity-time = Pides { $loans ->
        [one] un crédito
       *[other] { $loans } créditos
    } y recibes { MONEY($cash) }. Por eso tienes { $cards } cuotas por pagar, y pagar cada una cuesta { MONEY($card) }. ¿Cuánto más pagas de lo que recibiste?
    .why = Se van { $cards } veces { MONEY($card) }, entraron { MONEY($cash) }. La diferencia es el precio del crédito.
ticket-financity-risk = Un imprevisto cuesta { MONEY($loss) } y viene en { $years } de 10 años. Una ficha de seguro por un año cuesta { MONEY($price) }. ¿Cuánto cuesta en promedio cada año no tener seguro?
    .why = { $years } veces { MONEY($loss) } en diez años, así que un décimo de eso cada año. Compáralo con los { MONEY($price) } de una ficha, y piensa en el año en que viene.
ticket-financity-price = Algo cuesta { MONEY($cost) } y después { MONEY($expense) } cada año. Lo tienes { $years } años. ¿Cuánto cuesta en total?
    .why = El precio se paga una vez, los { MONEY($expense) } en cada uno de { $years } años. La letra chica puede costar más que el precio.

## Multiverse Money

ticket-multiverse-time = Cambias { $times } veces. Cada vez das billetes por { $given } y recibes billetes por { $taken }. ¿Cuánto se fue en total?
    .why = Cada cambio se lleva { $given } menos { $taken }. Las diferencias pequeñas se suman cuando cambias mucho.
ticket-multiverse-risk = Una divisa por debajo de { $line } pierde { $fee } al final. Tienes { $one } en una divisa y { $two } en otra. ¿Cuántos puntos más tendrías si todo estuviera en una sola divisa?
    .why = En dos divisas se quitan { $fee } de cada una que está por debajo de { $line }. En una sola se quitan una vez, o ninguna.
ticket-multiverse-price = Un billete más de { $note } completaría un set, que trae { $bonus } puntos. Tienes que dar un billete de { $given } por él. ¿Cuántos puntos ganas?
    .why = Recibes { $note } y los { $bonus } del set, y das { $given }. Lo que dice un billete no es lo que vale para ti.

## Qué resultó

ticket-shares = Respondieron { $people } personas. Correctas: { $right } de 100 (de { $low } a { $high }).
ticket-hidden = Respondieron menos de tres, así que no se muestra nada.
ticket-none = Menos de tres respondieron las dos veces, así que no se dice ningún cambio.
ticket-gain = Más respuestas correctas que antes: { $mean } de 100 más (de { $low } a { $high }).
ticket-loss = Menos respuestas correctas que antes: { $mean } de 100 menos (de { $low } a { $high }).
ticket-too_few = Son muy pocas para saber: el cambio podría ser cualquiera de { $low } a { $high } de 100.

## A qué pertenecen las medidas, con los números de los marcos y en nuestras palabras

topic-eu-1 = El dinero y los pagos
topic-eu-2 = Planear y cuidar el dinero
topic-eu-3 = El riesgo y lo que trae
topic-eu-4 = El mundo del dinero que nos rodea
topic-us-1 = Ganar
topic-us-2 = Gastar
topic-us-3 = Ahorrar
topic-us-4 = Invertir
topic-us-5 = Crédito
topic-us-6 = Riesgo
