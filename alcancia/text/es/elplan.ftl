### El Plan, español.
### Los asientos llegan como nombres; cartas, planes y casillas, con los nombres de abajo; fichas y productos, como listas hechas.

## El Plan: el juego

game-name = El Plan
game-tagline = Dirige un emprendimiento en Ciudad Semilla y convierte productos en ideas.
    .box = De la idea al producto
game-teaches = Capital de trabajo y reservas, invertir, cuellos de botella, especializarse y comerciar, evitar pérdidas y saber cuánto cuesta de verdad una elección.
    .short = Llevar un negocio
game-length = 12 períodos, de 60 a 90 minutos
    .short = 75 min

# La mesa en palabras
view-periods = Períodos en total
view-district = Distrito
view-event = Suceso
view-on_offer = En oferta
view-expert = Especialista
view-technology = Tecnología
view-infrastructure = Infraestructura
view-spaces = Casillas abiertas
view-plan = Plan
view-cards = Cartas
    .each = { $a }
view-free = Trabajadores, dinero y energía libres
    .value = trabajadores { $a }, dinero { $b }, energía { $c }
view-ideas = Ideas
view-products = Materias primas, bienes y servicios
    .value = materias primas { $a }, bienes { $b }, servicios { $c }
view-space = Está en
view-points = Puntos
view-trios = Tríos
view-processes = Procesos
    .value = producción { $a }, logística { $b }, marketing { $c }
view-wild = Procesos comodín

# Primeros pasos: unas palabras para cada una de las primeras decisiones (tutorial.toml)
learn-plan = Tienes una empresa en Ciudad Semilla. Tu plan dice qué procesos puedes activar y qué puedes fabricar con ellos. Gana quien tenga más puntos tras doce períodos, y los puntos los dan las ideas innovadoras. Para empezar, toma Maquinaria Pesada.
learn-place = Pon a tu emprendedor en una casilla libre. Cada casilla da una pequeña ventaja en este período y solo cabe uno. El Distrito 4 te da un proceso más.
learn-activate = Organiza tu empresa: pon trabajadores, dinero y energía en los espacios de tu plan. Cada espacio lleno es un proceso en marcha. Con cuatro procesos ya hay algo que vender.
learn-invest = Aquí puedes comprar una carta: un especialista, una tecnología o una infraestructura. La Oficina cuesta poco y, una vez activa, trabaja para ti en cada período. Una de cada clase juntas dan un punto.
learn-produce = Con tus procesos fabricas productos. Cada fila de la tabla dice qué necesita. Usa todos los que puedas: lo que no se usa se pierde.
learn-sell = Puedes vender un tipo de producto en el mercado, por 1 de dinero o 1 de energía cada uno. Guarda lo que necesitas para una idea: una materia prima, un bien de consumo y un servicio.
learn-subsidy = Las casillas de subsidio del Distrito 6 se abren cuando hay bastantes productos distintos en el mercado. El dinero que hay allí es de quien está encima.
learn-rearrange = Puedes quitar fichas de tus espacios y ponerlas en otros, pero solo aquí. Nada se mueve hasta el próximo período.
learn-claim = Dinero o energía: ¿cuál te faltará en el próximo período?
learn-trio = Los puntos vienen de las ideas y de los tríos: un especialista, una tecnología y una infraestructura. Mira qué clase te falta.
learn-idea = Una materia prima, un bien de consumo y un servicio se convierten en una idea innovadora: un punto. Para eso es todo el plan.
learn-wildcard = Una idea puede ocupar el lugar de cualquier ficha en un espacio. Sigue siendo tuya y sigue valiendo un punto.
learn-buy = Puedes comprar un tipo de producto: 3 de dinero en el mercado, 5 si hay que importarlo. Conviene si solo te falta uno para una idea.
learn-keep = Sin Bodega solo puedes guardar un producto al final. Guarda el que más cuesta fabricar.

## Fichas, procesos, productos

kind-worker = { $n ->
    [one] 1 trabajador
   *[other] { $n } trabajadores
}
kind-money = { $n } de dinero
kind-energy = { $n } de energía
kind-idea = { $n ->
    [one] 1 idea
   *[other] { $n } ideas
}
kind-raw_material = { $n ->
    [one] 1 materia prima
   *[other] { $n } materias primas
}
kind-consumer_good = { $n ->
    [one] 1 bien de consumo
   *[other] { $n } bienes de consumo
}
kind-service = { $n ->
    [one] 1 servicio
   *[other] { $n } servicios
}
kind-production = { $n } de producción
kind-logistics = { $n } de logística
kind-marketing = { $n } de marketing
kind-wild = { $n } de cualquier tipo

token-worker = trabajador
token-money = dinero
token-energy = energía
token-idea = idea
product-raw_material = materia prima
product-consumer_good = bien de consumo
product-service = servicio
process-production = producción
process-logistics = logística
process-marketing = marketing
process-wild = cualquier proceso
card_type-expert = especialista
card_type-technology = tecnología
card_type-infrastructure = infraestructura
symbol-play = ▶ puede empezar a trabajar al comprarla
symbol-pause = ⏸ empieza a trabajar en otro Distrito 2
tone-negative = mala noticia
tone-positive = buena noticia
item-s1 = espacio 1
item-s2 = espacio 2
item-s3 = espacio 3
item-s4 = espacio 4
item-s5 = espacio 5
item-s6 = espacio 6
item-s7 = espacio 7
item-s8 = espacio 8

## Distritos y casillas de oportunidad

district-1 = Sucesos
    .about = Se da vuelta una carta de suceso.
    .short = Suceso
district-2 = Administración
    .about = Ordenas tus fichas en el plan y las cartas.
    .short = Orden
district-3 = Inversión
    .about = Puedes comprar una carta.
    .short = Cartas
district-4 = Producción
    .about = Los procesos se vuelven productos.
    .short = Hacer
district-5 = Mercado
    .about = Primero compran todos, después venden todos.
    .short = Feria
district-6 = Subsidio
    .about = Quienes están aquí reciben apoyo.
    .short = Ayuda
district-7 = Innovación
    .about = Tres productos distintos se vuelven una idea.
    .short = Ideas
district-summary = Resumen
    .about = Se aplica la merma, se reponen las ofertas y pasa la ficha de turno.

space-1 = Seguro (1)
    .about = El suceso malo de este período no te toca.
space-2a = Municipio (2a)
    .about = Recibes 1 trabajador y puedes liquidar una de tus cartas.
space-2b = Municipio (2b)
    .about = Recibes 1 trabajador y puedes liquidar una de tus cartas.
space-2c = Municipio (2c)
    .about = Recibes 1 trabajador y puedes liquidar una de tus cartas.
space-2d = Municipio (2d)
    .about = Recibes 1 trabajador y puedes liquidar una de tus cartas.
space-3e = Especialistas (3e)
    .about = Un especialista te cuesta 1 de dinero menos.
space-3t = Tecnologías (3t)
    .about = Una tecnología te cuesta 1 de energía menos.
space-3i = Infraestructuras (3i)
    .about = Una infraestructura te cuesta 1 de dinero o 1 de energía menos.
space-4 = Fábrica (4)
    .about = Tienes un proceso más, del tipo que quieras.
space-5 = Puesto del mercado (5)
    .about = Un producto que compras o importas cuesta 1 de dinero menos.
space-6a = Primer subsidio (6a)
    .about = Tomas 1 de dinero o 1 de energía, y el dinero que haya aquí.
space-6b = Segundo subsidio (6b)
    .about = Tomas 1 de dinero o 1 de energía, y el dinero que haya aquí. Normalmente se abre cuando en el mercado hay dos tipos de producto.
space-6c = Tercer subsidio (6c)
    .about = Tomas 1 de dinero o 1 de energía, y el dinero que haya aquí. Normalmente se abre cuando en el mercado están los tres tipos.

## Planes

plan-OF1 = Granja Orgánica I
plan-OF2 = Granja Orgánica II
plan-OF3 = Granja Orgánica III
plan-SA1 = Acuicultura Sostenible I
plan-SA2 = Acuicultura Sostenible II
plan-SA3 = Acuicultura Sostenible III
plan-EI1 = Investigación Medioambiental I
plan-EI2 = Investigación Medioambiental II
plan-EI3 = Investigación Medioambiental III
plan-HM1 = Maquinaria Pesada I
plan-HM2 = Maquinaria Pesada II
plan-HM3 = Maquinaria Pesada III
plan-DE1 = Efectos Digitales I
plan-DE2 = Efectos Digitales II
plan-DE3 = Efectos Digitales III
plan-BI1 = Investigación Biotecnológica I
plan-BI2 = Investigación Biotecnológica II
plan-BI3 = Investigación Biotecnológica III
plan-AT1 = Turismo Aventura I
plan-AT2 = Turismo Aventura II
plan-AT3 = Turismo Aventura III
plan-ME1 = Educación Multicultural I
plan-ME2 = Educación Multicultural II
plan-ME3 = Educación Multicultural III
plan-NH1 = Restauración del Patrimonio Nacional I
plan-NH2 = Restauración del Patrimonio Nacional II
plan-NH3 = Restauración del Patrimonio Nacional III

## Sucesos

card-EV01 = Racionamiento energético
    .about = Entrega 1 de energía. Si no tienes libre: 2 fichas a tu elección.
card-EV02 = Cae la Bolsa
    .about = Entrega 1 de dinero. Si no tienes libre: 2 fichas a tu elección.
card-EV03 = Crisis económica
    .about = Entrega 1 de dinero y 1 de energía. Por cada una que no tengas libre: 2 fichas a tu elección.
card-EV04 = Recesión
    .about = En el Distrito 5 nadie compra, importa ni vende.
card-EV05 = Temporada de siembra
    .about = Por cada tipo de producto en el mercado se pone 1 de dinero en una casilla de subsidio, desde la izquierda.
card-EV06 = Franquicia de capacitaciones
    .about = En el Distrito 4 todos tienen un proceso más, de cualquier tipo.
card-EV07 = Huelga de trabajadores
    .about = Entrega 1 trabajador. Si no tienes libre: 2 fichas a tu elección.
card-EV08 = Corte de luz
    .about = En el Distrito 4 dos de tus procesos no funcionan. Tú eliges cuáles.
card-EV09 = Inflación
    .about = Devuelve un tercio de tu dinero libre, redondeado hacia arriba. El dinero que trabaja está a salvo.
card-EV10 = Guerra de precios
    .about = En el Distrito 5 tu venta da una ficha menos.
card-EV11 = Crédito caro
    .about = En el Distrito 3 cada carta cuesta 1 de dinero más.
card-EV12 = Capital semilla
    .about = Todos reciben 1 de dinero. Quienes tienen menos ideas reciben 1 más.
card-EV13 = Feria del empleo
    .about = Todos reciben 1 trabajador.
card-EV14 = Feria tecnológica
    .about = En el Distrito 3 las tecnologías cuestan 1 de dinero o 1 de energía menos.

## Cartas de inversión

card-E01 = Economista
    .about = Una vez por período: 1 de dinero o 1 de energía menos en una carta, o 1 de dinero menos en una compra.
card-E02 = Inversionista
    .about = 1 de dinero cuando empieza el Distrito 2.
card-E03 = Administrador de Empresas
    .about = 1 de logística y 1 de marketing cada período.
card-E04 = Prevención de Riesgos
    .about = 1 de producción por cada trabajador que tenga, hasta tres.
card-E05 = Ingeniera de Producción
    .about = 2 de producción y 1 de logística cada período.
card-E06 = Diseñador Gráfico
    .about = 1 de marketing cada período.
card-E07 = Agente de Ventas
    .about = 1 de dinero más cada vez que vendes en el Distrito 5.
card-E08 = Abogada
    .about = Anula una ficha que exige un suceso.
card-E09 = Encargado de Personas
    .about = En el Distrito 2 puedes cambiar una ficha libre por una de otra clase.
card-E10 = Coordinadora de Despachos
    .about = 2 de logística cada período.
card-E11 = Publicista
    .about = 2 de marketing cada período.
card-T01 = Robot
    .about = 1 trabajador cuando empieza el Distrito 2.
card-T02 = Telefonía Móvil
    .about = 1 de logística y 1 de marketing cada período.
card-T03 = Herramientas
    .about = 1 de producción cada período.
card-T04 = Software de Planificación
    .about = 1 de logística cada período.
card-T05 = Impresora 3D
    .about = 1 proceso de cualquier tipo cada período.
card-T06 = Kit de Fabricación Digital
    .about = 2 de producción y 1 de marketing cada período.
card-T07 = Rastreo Satelital
    .about = 2 de logística cada período.
card-T08 = Análisis de Datos
    .about = 2 de marketing cada período.
card-T09 = Pago Electrónico
    .about = 1 de dinero más cada vez que vendes en el Distrito 5.
card-T10 = Tienda en Línea
    .about = 1 de marketing cada período; un producto que compras cuesta 1 de dinero menos.
card-T11 = Generador de Respaldo
    .about = Anula una ficha que exige un suceso.
card-I01 = Bodega
    .about = Puedes guardar más productos en el resumen.
card-I02 = Paneles Solares
    .about = 1 de energía cuando empieza el Distrito 2.
card-I03 = Laboratorio
    .about = 1 proceso de cualquier tipo cada período.
card-I04 = Taller
    .about = 1 de producción y 1 de logística cada período.
card-I05 = Local de Ventas
    .about = 1 de marketing cada período; 1 de dinero más cada vez que vendes.
card-I06 = Flota de Reparto
    .about = 2 de logística cada período.
card-I07 = Centro de Formación
    .about = 1 trabajador cuando empieza el Distrito 2.
card-I08 = Oficina
    .about = 1 de producción y 1 de marketing cada período.
card-I09 = Invernadero
    .about = 2 de producción cada período.
card-I10 = Agencia de Aduanas
    .about = Cada importado cuesta 1 de dinero menos; 1 de dinero por cada exportación que causes.
card-I11 = Planta Productiva
    .about = 2 de producción, 1 de logística y 1 de marketing cada período.

## Copies of a card bear its name

card-E01a = { card-E01 }
card-E01b = { card-E01 }
card-E02a = { card-E02 }
card-E02b = { card-E02 }
card-E03a = { card-E03 }
card-E03b = { card-E03 }
card-E04a = { card-E04 }
card-E04b = { card-E04 }
card-E05a = { card-E05 }
card-E05b = { card-E05 }
card-E06a = { card-E06 }
card-E06b = { card-E06 }
card-E07a = { card-E07 }
card-E07b = { card-E07 }
card-E08a = { card-E08 }
card-E08b = { card-E08 }
card-E09a = { card-E09 }
card-E09b = { card-E09 }
card-E10a = { card-E10 }
card-E10b = { card-E10 }
card-E11a = { card-E11 }
card-E11b = { card-E11 }
card-T01a = { card-T01 }
card-T01b = { card-T01 }
card-T02a = { card-T02 }
card-T02b = { card-T02 }
card-T03a = { card-T03 }
card-T03b = { card-T03 }
card-T04a = { card-T04 }
card-T04b = { card-T04 }
card-T05a = { card-T05 }
card-T05b = { card-T05 }
card-T06a = { card-T06 }
card-T06b = { card-T06 }
card-T07a = { card-T07 }
card-T07b = { card-T07 }
card-T08a = { card-T08 }
card-T08b = { card-T08 }
card-T09a = { card-T09 }
card-T09b = { card-T09 }
card-T10a = { card-T10 }
card-T10b = { card-T10 }
card-T11a = { card-T11 }
card-T11b = { card-T11 }
card-I01a = { card-I01 }
card-I01b = { card-I01 }
card-I02a = { card-I02 }
card-I02b = { card-I02 }
card-I03a = { card-I03 }
card-I03b = { card-I03 }
card-I04a = { card-I04 }
card-I04b = { card-I04 }
card-I05a = { card-I05 }
card-I05b = { card-I05 }
card-I06a = { card-I06 }
card-I06b = { card-I06 }
card-I07a = { card-I07 }
card-I07b = { card-I07 }
card-I08a = { card-I08 }
card-I08b = { card-I08 }
card-I09a = { card-I09 }
card-I09b = { card-I09 }
card-I10a = { card-I10 }
card-I10b = { card-I10 }
card-I11a = { card-I11 }
card-I11b = { card-I11 }
item-E01a = { card-E01 }
item-E01b = { card-E01 }
item-E02a = { card-E02 }
item-E02b = { card-E02 }
item-E03a = { card-E03 }
item-E03b = { card-E03 }
item-E04a = { card-E04 }
item-E04b = { card-E04 }
item-E05a = { card-E05 }
item-E05b = { card-E05 }
item-E06a = { card-E06 }
item-E06b = { card-E06 }
item-E07a = { card-E07 }
item-E07b = { card-E07 }
item-E08a = { card-E08 }
item-E08b = { card-E08 }
item-E09a = { card-E09 }
item-E09b = { card-E09 }
item-E10a = { card-E10 }
item-E10b = { card-E10 }
item-E11a = { card-E11 }
item-E11b = { card-E11 }
item-T01a = { card-T01 }
item-T01b = { card-T01 }
item-T02a = { card-T02 }
item-T02b = { card-T02 }
item-T03a = { card-T03 }
item-T03b = { card-T03 }
item-T04a = { card-T04 }
item-T04b = { card-T04 }
item-T05a = { card-T05 }
item-T05b = { card-T05 }
item-T06a = { card-T06 }
item-T06b = { card-T06 }
item-T07a = { card-T07 }
item-T07b = { card-T07 }
item-T08a = { card-T08 }
item-T08b = { card-T08 }
item-T09a = { card-T09 }
item-T09b = { card-T09 }
item-T10a = { card-T10 }
item-T10b = { card-T10 }
item-T11a = { card-T11 }
item-T11b = { card-T11 }
item-I01a = { card-I01 }
item-I01b = { card-I01 }
item-I02a = { card-I02 }
item-I02b = { card-I02 }
item-I03a = { card-I03 }
item-I03b = { card-I03 }
item-I04a = { card-I04 }
item-I04b = { card-I04 }
item-I05a = { card-I05 }
item-I05b = { card-I05 }
item-I06a = { card-I06 }
item-I06b = { card-I06 }
item-I07a = { card-I07 }
item-I07b = { card-I07 }
item-I08a = { card-I08 }
item-I08b = { card-I08 }
item-I09a = { card-I09 }
item-I09b = { card-I09 }
item-I10a = { card-I10 }
item-I10b = { card-I10 }
item-I11a = { card-I11 }
item-I11b = { card-I11 }

## Lo que pasó

fact-period_started = Empieza el período { $period } de { $periods }. { $seat } tiene la ficha de turno.
fact-district_entered = El recorrido llega al Distrito { $district }.
fact-plan_chosen = { $seat } dirige este negocio: { $plan }.
fact-tokens_dealt = { $seat } empieza con { $tokens }.
fact-placed = { $seat } va a { $space }.
fact-no_space = { $seat } no encuentra casilla abierta y no tiene beneficio en este período.
fact-event_turned = Suceso: { $event }.
fact-event_shown = El suceso del próximo período será { $event }.
fact-no_event = En este período no hay suceso.
fact-insured = { $choice ->
    [apply] { $seat } deja que el suceso valga.
    [ignore] { $seat } usa el seguro: el suceso pasa de largo.
   *[auto] { $seat } tiene seguro: el suceso no puede hacerle daño.
}
fact-event_cancelled = { $seat } tiene protección: se anula la exigencia de { $tokens }.
fact-event_paid = { $seat } entrega { $tokens } por el suceso.
fact-benefit_lost = { $seat } no puede pagar todo el suceso y pierde el beneficio de { $space }.
fact-received = { $source ->
    [event] { $seat } recibe { $tokens } por el suceso.
    [space] { $seat } recibe { $tokens } por su casilla de oportunidad.
    [sale] { $seat } recibe { $tokens } por la venta.
    [bonus] { $seat } recibe { $tokens } como bono de venta.
   *[export] { $seat } recibe { $tokens } como bono de exportación.
}
fact-received_income = { $seat } recibe { $tokens } como ingreso. Carta: { $card }.
fact-liquidated = { $seat } liquida { $card } y recibe { $tokens }.
fact-deactivated = { $seat } quita { $tokens } ({ $item }).
fact-swapped = { $seat } cambia { $given } por { $taken }.
fact-activated = { $seat } pone { $tokens } a trabajar ({ $item }).
fact-acquired = { $count ->
    [0] { $seat } recibe una carta gratis: { $card }.
   *[other] { $advisers ->
        [0] { $seat } compra una carta por { $tokens }: { $card }.
       *[other] { $seat } compra una carta por { $tokens }, con ayuda de una Economista: { $card }.
    }
}
fact-passed_investment = { $seat } no compra ninguna carta.
fact-produced = { $seat } hace { $products }.
fact-produced_nothing = { $seat } no hace nada.
fact-bought = { $seat } compra { $products } en el mercado.
fact-imported = { $seat } importa { $products }.
fact-price_paid = { $seat } paga { $amount } de dinero por eso.
fact-passed_buying = { $seat } no compra productos.
fact-sold = { $seat } vende { $products }.
fact-passed_selling = { $seat } no vende productos.
fact-exported = { $products } salen de la ciudad: una exportación que causó { $seat }.
fact-subsidy_laid = { $source ->
    [event] Se pone { $amount } de dinero en { $space } por el suceso.
   *[export] Se pone { $amount } de dinero en { $space } por la exportación.
}
fact-subsidy_claimed = { $amount ->
    [0] { $seat } toma el subsidio de { $space }: { $tokens }.
   *[other] { $seat } toma el subsidio de { $space }: { $tokens }, y { $amount } de dinero que había ahí.
}
fact-idea_made = { $count ->
    [one] { $seat } convierte tres productos distintos en una idea innovadora.
   *[other] { $seat } convierte conjuntos de productos en { $count } ideas innovadoras.
}
fact-cut_back = { $seat } no puede guardar todo. Se pierde: { $products }.
fact-offers_refilled = Nueva oferta: { $card }.
fact-offer_withdrawn = { $card } ya no está en oferta.
fact-subsidies_reassigned = El dinero de los subsidios se reparte de nuevo: { $first }, { $second } y { $third }.
fact-turn_passed = La ficha de turno pasa a { $seat }.
fact-last_period_called = La partida terminará después del Distrito 7 de este período.
fact-game_over = La partida terminó. Gana: { $winners }.
# Solo se cuenta para conversar después.
fact-capital = { $seat }: { $processes } procesos, { $cards } cartas, { $placed } fichas que trabajan.
fact-used = { $seat } usa { $processes } procesos.
fact-standing = { $seat }: { $ideas } ideas, { $points } puntos.
fact-town = En el mercado: { $stock }. Dinero de subsidio que espera: { $waiting }.
## Preguntas

ask-choose_plan = Elige tu plan
    .about = Al final tiene que haber planes de todos los tipos.
ask-place = ¿Dónde pones tu emprendedor?
    .about = Recibes el beneficio de la casilla cuando el recorrido llega a su distrito.
ask-insure = ¿Usas el seguro contra este suceso?
ask-pay = ¿Cómo pagas el suceso?
ask-administer = Ordena tus fichas
    .about = Las fichas en espacios y cartas los mantienen en marcha. Las fichas en la mano te protegen y pagan cartas.
ask-acquire = ¿Quieres comprar una carta?
ask-produce = ¿Qué produces?
ask-buy = ¿Quieres comprar productos?
ask-sell = ¿Quieres vender productos?
ask-claim = ¿Dinero o energía?
ask-innovate = ¿Cuántas ideas haces?
ask-keep = ¿Qué productos guardas?
    .about = Los demás se pierden.
ask-stop = ¿Termina la partida después de este período?
chance-first_seat = ¿Quién empieza?
chance-plan = Se reparte un plan
chance-event = Se da vuelta un suceso
chance-expert = Llega un especialista a las ofertas
chance-technology = Llega una tecnología a las ofertas
chance-infrastructure = Llega una infraestructura a las ofertas

## Jugadas

move-choose_plan = Tomar el plan
    .about = Diriges este plan durante toda la partida.
move-place = Ir a
    .about = Tu emprendedor se queda ahí hasta el resumen.
move-insure = Seguro
    .about = Di si el suceso vale para ti.
move-insure-apply = Que el suceso valga
    .about = Se te trata como a cualquiera.
move-insure-ignore = Ignorar el suceso
    .about = Nada del suceso te llega, ni daño ni regalo.
move-pay = Pagar
    .about = Las fichas van a la caja.
move-liquidate = Liquidar una carta
    .about = La carta sale del juego. Recuperas la mitad de su costo impreso, redondeado hacia arriba, y sus fichas.
move-deactivate = Quitar fichas
    .about = Vuelven a tu mano. Puedes hacerlo una vez.
move-swap = Cambiar una ficha
    .about = Una ficha libre por una de otra clase.
move-activate = Poner fichas a trabajar
    .about = Se quedan ahí hasta tu próximo Distrito 2.
move-arrange = Ordenar tus fichas
    .about = Cuando terminas, nada de tu plan ni de tus cartas se mueve hasta el próximo Distrito 2.
move-claim = Tomar tu subsidio
    .about = Una ficha a tu elección, y el dinero que haya en tu casilla.
move-acquire = Comprar
    .about = Pagas con fichas libres.
move-pass = Pasar
    .about = No haces nada aquí.
move-produce = Producir
    .about = Cada proceso sirve una vez por período.
move-buy = Comprar productos
    .about = Del mercado e importados, de un solo tipo.
move-sell = Vender productos
    .about = Van al mercado y tomas dinero o energía.
move-claim-money = Tomar 1 de dinero
    .about = Y el dinero que haya en tu casilla.
move-claim-energy = Tomar 1 de energía
    .about = Y el dinero que haya en tu casilla.
move-innovate = Hacer ideas
    .about = Un producto de cada tipo por una idea.
move-keep = Guardar estos productos
    .about = Los demás vuelven a la caja.
move-stop = Terminar después de este período
    .about = La partida acaba y se cuentan los puntos después del Distrito 7.

## Rechazos

refused-not_your_turn = No te toca decidir.
refused-wrong_step = Eso no se puede hacer en este punto del recorrido.
refused-already_done = Ya terminaste este paso.
refused-unknown_move = Esa jugada no existe.
refused-bad_parameter = A esta jugada le falta algo o algo no tiene sentido.
refused-plan_taken = Otra persona tiene este plan.
refused-plan_wrong_level = Este plan no es del nivel de esta partida.
refused-plan_type_needed = Todavía falta un tipo de plan, así que tienes que elegir uno de un tipo que falte.
refused-no_such_space = Esa casilla no existe.
refused-space_taken = Ahí ya hay otro emprendedor.
refused-space_closed = Esta casilla está cerrada ahora.
refused-must_place = Tienes que poner tu emprendedor mientras haya una casilla abierta.
refused-must_pay_demanded = Tienes la ficha que se exige, así que entregas esa.
refused-wrong_payment = Estas fichas no son lo que debes.
refused-wrong_cancel = No puedes anular estas exigencias.
refused-ideas_not_resources = Una idea no es un recurso: no puedes pagar con ella.
refused-liquidation_not_allowed = No puedes liquidar una carta ahora.
refused-not_your_card = Esta carta no es tuya.
refused-no_such_card = Esa carta no existe.
refused-wrong_refund = Recibes la mitad del costo impreso, en fichas de ese costo.
refused-deactivate_first = Quitar fichas y liquidar cartas va antes de cambiar y activar.
refused-already_deactivated = Ya quitaste fichas en este Distrito 2.
refused-not_active = Ahí no hay nada puesto.
refused-already_active = Ya está en marcha.
refused-wrong_token = Esta ficha no va aquí.
refused-incomplete_activation = Una carta necesita todas sus fichas a la vez.
refused-too_many_tokens = Son más de las que caben.
refused-not_enough_worker = No tienes suficientes trabajadores libres.
refused-not_enough_money = No tienes suficiente dinero libre.
refused-not_enough_energy = No tienes suficiente energía libre.
refused-not_enough_ideas = No tienes suficientes ideas en la mano.
refused-token_locked = Las fichas que trabajan se mueven solo en el Distrito 2.
refused-no_swap_left = No te quedan cambios.
refused-swap_same_type = El cambio es por una ficha de otra clase.
refused-not_on_offer = Esta carta no está en oferta.
refused-one_card_per_period = Ya compraste tu carta de este período.
refused-adviser_used = No te queda ninguna Economista para usar en este período.
refused-discount_not_applicable = Este descuento no cambiaría nada.
refused-not_immediate = Esta carta no puede empezar a trabajar en el período en que la compras.
refused-ideas_only_in_district_2 = Las ideas reemplazan recursos solo en el Distrito 2.
refused-not_enough_processes = No tienes los procesos para eso.
refused-no_such_row = Tu tabla de producción no tiene esa fila.
refused-market_closed = El mercado está cerrado para ti en este período.
refused-not_in_market = En el mercado no hay tantos.
refused-one_type_only = Solo puedes comerciar con un tipo de producto.
refused-not_enough_products = No tienes tantos productos.
refused-nothing_to_do = Eso no haría nada. Puedes pasar.
refused-idea_limit = Son más ideas de las que permite un período.
refused-switched_off = Esto está desactivado en la partida de hoy.
refused-wrong_keep_count = Guardas exactamente tantos productos como caben.
refused-bad_option = «{ $option }» no puede tener ese valor.
refused-too_few_players = El Plan necesita al menos tres personas.
refused-too_many_players = En El Plan caben nueve personas.

## Por qué se movieron fichas

pay-start = { $of ->
    [money] { $to } empieza con { $amount } de dinero.
   *[other] { $to } empieza con { $amount } { $of }.
}
pay-event_demand = { $of ->
    [money] { $from } entrega { $amount } de dinero por el suceso.
   *[other] { $from } entrega { $amount } { $of } por el suceso.
}
pay-inflation = { $of ->
    [money] { $from } devuelve { $amount } de dinero por la inflación.
   *[other] { $from } devuelve { $amount } { $of } por la inflación.
}
pay-event_gift = { $of ->
    [money] { $to } recibe { $amount } de dinero por el suceso.
   *[other] { $to } recibe { $amount } { $of } por el suceso.
}
pay-income = { $of ->
    [money] { $to } recibe { $amount } de dinero como ingreso.
   *[other] { $to } recibe { $amount } { $of } como ingreso.
}
pay-space_worker = { $of ->
    [money] { $to } recibe { $amount } de dinero en el municipio.
   *[other] { $to } recibe { $amount } { $of } en el municipio.
}
pay-liquidation = { $of ->
    [money] { $to } recibe { $amount } de dinero por una carta liquidada.
   *[other] { $to } recibe { $amount } { $of } por una carta liquidada.
}
pay-swap_given = { $of ->
    [money] { $from } da { $amount } de dinero en un cambio.
   *[other] { $from } da { $amount } { $of } en un cambio.
}
pay-swap_taken = { $of ->
    [money] { $to } toma { $amount } de dinero en un cambio.
   *[other] { $to } toma { $amount } { $of } en un cambio.
}
pay-put_to_work = { $of ->
    [money] { $from } pone { $amount } de dinero a trabajar.
   *[other] { $from } pone { $amount } { $of } a trabajar.
}
pay-taken_off = { $of ->
    [money] { $to } quita { $amount } de dinero.
   *[other] { $to } quita { $amount } { $of }.
}
pay-card_cost = { $of ->
    [money] { $from } paga { $amount } de dinero por una carta.
   *[other] { $from } paga { $amount } { $of } por una carta.
}
pay-production = { $of ->
    [money] { $to } hace { $amount } de dinero.
   *[other] { $to } hace { $amount } { $of }.
}
pay-purchase = { $of ->
    [money] { $from } paga { $amount } de dinero en el mercado.
   *[other] { $from } paga { $amount } { $of } en el mercado.
}
pay-import = { $of ->
    [money] { $from } paga { $amount } de dinero por importaciones.
   *[other] { $from } paga { $amount } { $of } por importaciones.
}
pay-product_bought = { $of ->
    [money] { $to } compra { $amount } de dinero.
   *[other] { $to } compra { $amount } { $of }.
}
pay-product_imported = { $of ->
    [money] { $to } importa { $amount } de dinero.
   *[other] { $to } importa { $amount } { $of }.
}
pay-product_sold = { $of ->
    [money] { $from } vende { $amount } de dinero.
   *[other] { $from } vende { $amount } { $of }.
}
pay-sale = { $of ->
    [money] { $to } recibe { $amount } de dinero por una venta.
   *[other] { $to } recibe { $amount } { $of } por una venta.
}
pay-sale_bonus = { $of ->
    [money] { $to } recibe { $amount } de dinero como bono de venta.
   *[other] { $to } recibe { $amount } { $of } como bono de venta.
}
pay-export = { $of ->
    [money] { $amount } de dinero salen de la ciudad como exportación.
   *[other] { $amount } { $of } salen de la ciudad como exportación.
}
pay-export_bonus = { $of ->
    [money] { $to } recibe { $amount } de dinero como bono de exportación.
   *[other] { $to } recibe { $amount } { $of } como bono de exportación.
}
pay-subsidy_export = { $of ->
    [money] Se pone { $amount } de dinero en el Distrito 6 por una exportación.
   *[other] Se pone { $amount } { $of } en el Distrito 6 por una exportación.
}
pay-subsidy_event = { $of ->
    [money] Se pone { $amount } de dinero en el Distrito 6 por el suceso.
   *[other] Se pone { $amount } { $of } en el Distrito 6 por el suceso.
}
pay-subsidy = { $of ->
    [money] { $to } recibe { $amount } de dinero como subsidio.
   *[other] { $to } recibe { $amount } { $of } como subsidio.
}
pay-subsidy_pile = { $of ->
    [money] { $to } toma { $amount } de dinero que había en la casilla de subsidio.
   *[other] { $to } toma { $amount } { $of } que había en la casilla de subsidio.
}
pay-subsidy_moved = { $of ->
    [money] Se reparte { $amount } de dinero de nuevo en el Distrito 6.
   *[other] Se reparte { $amount } { $of } de nuevo en el Distrito 6.
}
pay-products_joined = { $of ->
    [money] { $from } da { $amount } de dinero por una idea.
   *[other] { $from } da { $amount } { $of } por una idea.
}
pay-idea = { $of ->
    [money] { $to } hace { $amount } de dinero.
   *[other] { $to } hace { $amount } { $of }.
}
pay-cutback = { $of ->
    [money] { $from } pierde { $amount } de dinero por la merma.
   *[other] { $from } pierde { $amount } { $of } por la merma.
}

purse-worker = trabajadores
purse-energy = de energía
purse-idea = ideas
purse-raw_material = materias primas
purse-consumer_good = bienes de consumo
purse-service = servicios

## Puntos

score-ideas = Ideas
score-trios = Tríos
score-points = Puntos
score-resources = Fichas de recursos
score-cards = Cartas de inversión

## Lo que viene

step-decisions = Decisiones
step-events = Distrito 1: Sucesos
step-administration = Distrito 2: Administración
step-investment = Distrito 3: Inversión
step-production = Distrito 4: Producción
step-market = Distrito 5: Mercado
step-subsidy = Distrito 6: Subsidio
step-innovation = Distrito 7: Innovación
step-summary = Resumen
step-score = Puntos

## Opciones

option-level = Nivel de los planes
    .about = Nivel I para una primera partida, nivel III para comerciantes.
option-periods = Períodos
    .about = Cuánto dura la partida. Un período es un mes.
option-first_seat = Quién empieza
    .about = Un asiento, o por sorteo.
option-first_seat-random = por sorteo
option-first_seat-0 = { seat-A }
option-first_seat-1 = { seat-B }
option-first_seat-2 = { seat-C }
option-first_seat-3 = { seat-D }
option-first_seat-4 = { seat-E }
option-first_seat-5 = { seat-F }
option-first_seat-6 = { seat-G }
option-first_seat-7 = { seat-H }
option-first_seat-8 = { seat-I }
option-plan_choice = Planes
    .about = Si los planes se eligen o se reparten.
option-plan_choice-choose = cada quien elige
option-plan_choice-random = repartidos al azar
option-start_worker = Trabajadores al empezar
    .about = Con cuántos trabajadores empieza cada quien.
option-start_money = Dinero al empezar
    .about = Con cuánto dinero empieza cada quien.
option-start_energy = Energía al empezar
    .about = Con cuánta energía empieza cada quien.
option-events = Sucesos
    .about = Qué sucesos hay en el mazo.
option-events-on = todos
option-events-off = ninguno
option-events-positive_only = solo buenas noticias
option-events-negative_only = solo malas noticias
option-event_preview = Mostrar el próximo suceso
    .about = El suceso del período siguiente se muestra un período antes.
option-insurance = Seguro
    .about = Cómo funciona la casilla del seguro.
option-insurance-auto = funciona solo
option-insurance-ask = pregunta cada vez
option-insurance-none = cerrado
option-shortfall = Cuando no se puede pagar un suceso
    .about = Cuándo pierde su beneficio quien no puede pagar.
option-shortfall-any = siempre que falte algo
option-shortfall-empty_only = solo sin ninguna ficha libre
option-d2_spaces = Casillas en el Distrito 2
    .about = Cuántos emprendedores caben en el municipio.
option-d6_all_open = Todos los subsidios abiertos
    .about = La segunda y la tercera casilla de subsidio están siempre abiertas.
option-liquidations = Cartas liquidadas por visita
    .about = Cuántas cartas se pueden liquidar en un Distrito 2.
option-liquidate_anywhere = Liquidar desde cualquier lugar
    .about = Todos pueden liquidar cartas, estén donde estén.
option-investments_per_period = Cartas por período
    .about = Cuántas cartas puede comprar cada quien en un período.
option-offers_per_type = Ofertas de cada tipo
    .about = Cuántas cartas de cada tipo hay en oferta.
option-refill_at_once = Reponer enseguida
    .about = Un lugar de las ofertas se llena apenas alguien compra.
option-refresh_offers = Ofertas frescas
    .about = Donde nadie compró, la oferta de la izquierda se va y llega otra.
option-play_all = Todas empiezan enseguida
    .about = Toda carta se puede activar al comprarla.
option-idea_wildcards = Las ideas reemplazan recursos
    .about = Las ideas pueden activar espacios y cartas.
option-buy_price = Precio en el mercado
    .about = Dinero por un producto del mercado.
option-import_price = Precio de importar
    .about = Dinero por un producto importado.
option-sale_price = Precio de venta
    .about = Fichas que tomas por cada producto vendido.
option-one_type_market = Un tipo en el mercado
    .about = Cada quien compra, y vende, un solo tipo de producto por período.
option-export_size = Tamaño de una exportación
    .about = Cuántos productos de un tipo se van juntos del mercado.
option-export_subsidy = Dinero por exportación
    .about = Dinero que se pone en el Distrito 6 por cada exportación.
option-keep_limit = Productos guardados
    .about = Cuántos productos se guardan en el resumen.
option-warehouse_limit = Productos guardados con Bodega
    .about = Cuántos productos se guardan con una Bodega activa.
option-ideas_per_period = Ideas por período
    .about = Máximo de ideas que cada quien hace en un período; 0 es sin límite.
option-points_idea = Puntos por idea
    .about = Lo que vale una idea al final.
option-points_trio = Puntos por trío
    .about = Lo que valen juntos un especialista, una tecnología y una infraestructura.
option-trio_needs_idea = Los tríos necesitan una idea
    .about = Los tríos valen solo para quien tiene una idea.
option-last_seat_bonus = Ayuda al último asiento
    .about = El último asiento del primer período empieza con 1 de dinero más. Pensado para ocho o nueve personas.
option-win_at = Meta de ideas
    .about = La partida termina cuando alguien tiene esas ideas; 0 es nunca.

## Jugadores hechos de programa, y por qué lo hicieron

bot-baseline = Previsión
    .about = Mira un período adelante y pesa cada ficha.
bot-spender = Derroche
    .about = Compra todo lo que una carta promete.
bot-saver = Ahorro
    .about = Guarda una gran reserva en la mano.
bot-cautious = Cautela
    .about = Le gusta tener seguro.
bot-craftsman = Oficio
    .about = Nunca invierte y trabaja con lo que tiene.

why-plan = Este plan hace lo que todavía falta en la mesa.
why-plan_few = Pocos hacen lo que hace este plan.
why-place_insurance = Tengo fichas que perder, así que tomo el seguro.
why-place_careful = Aquí no me alcanza ninguna mala noticia.
why-place_worker = Me sirve otro trabajador.
why-place_discount = Si compro una carta de esta clase, aquí me cuesta menos.
why-place_look = Miro las cartas. No tengo que comprar ninguna.
why-place_process = Con un proceso más podría producir más.
why-place_purchase = Quiero comprar un producto y aquí cuesta menos.
why-place_subsidy = Una ficha nueva, y el dinero que haya ahí.
why-place_left = Es la mejor casilla que queda.
why-insure_ignore = El suceso me costaría algo.
why-insure_apply = El suceso me trae algo.
why-pay_plenty = Doy lo que más tengo.
why-admin_produce = Así aprovecho mejor mis fichas.
why-admin_reserve = Guardo algunas fichas como reserva.
why-admin_card = Guardo fichas para una carta.
why-acquire_worth = La carta traerá más de lo que cuesta.
why-acquire_trio = La carta completa un trío.
why-acquire_spree = Estaba en oferta y la podía pagar.
why-pass_nothing_worth = Ninguna carta vale su precio para mí.
why-pass_never = No invierto. Trabajo.
why-pass_reserve = Prefiero guardar mis fichas.
why-produce_idea = Con esto me acerco a una idea.
why-produce_sale = Hago lo que puedo vender.
why-produce_nothing = No puedo hacer nada útil.
why-buy_missing = Este producto completa una idea.
why-buy_nothing = Nada del mercado vale su precio para mí.
why-sell_surplus = Vendo lo que no necesito para una idea.
why-sell_nothing = Necesito lo que tengo.
why-claim_scarce = Tomo lo que menos tengo.
why-innovate = Las ideas son puntos.
why-keep_different = Guardo productos distintos.
why-keep_foreign = Guardo lo que hacen otros. Lo mío lo puedo hacer otra vez.
why-random = Probé algo sin pensarlo.

## Cifras para conversar después

measure-seat = Asiento (0 es el primero)
measure-period = Período
measure-space = Casilla de oportunidad
measure-event = Suceso del período
measure-insured = Períodos con seguro
measure-ideas_at_work = Ideas que trabajan
measure-trios = Tríos
measure-resources = Fichas de recursos
measure-recovered = Fichas de cartas liquidadas
measure-spent_on_cards = Fichas gastadas en cartas
measure-spent_on_market = Dinero gastado en el mercado
measure-spent_on_imports = Dinero gastado en importaciones
measure-made_raw_material = Materias primas hechas
measure-made_consumer_good = Bienes de consumo hechos
measure-made_service = Servicios hechos
measure-bought_raw_material = Materias primas compradas
measure-bought_consumer_good = Bienes de consumo comprados
measure-bought_service = Servicios comprados
measure-imported_raw_material = Materias primas importadas
measure-imported_consumer_good = Bienes de consumo importados
measure-imported_service = Servicios importados
measure-sold_raw_material = Materias primas vendidas
measure-sold_consumer_good = Bienes de consumo vendidos
measure-sold_service = Servicios vendidos
measure-wasted_raw_material = Materias primas perdidas
measure-wasted_consumer_good = Bienes de consumo perdidos
measure-wasted_service = Servicios perdidos
measure-ideas = Ideas
measure-points = Puntos si la partida terminara ahora
measure-free_worker = Trabajadores libres
measure-free_money = Dinero libre
measure-free_energy = Energía libre
measure-at_work = Fichas que trabajan
measure-idle = Fichas quietas después del Distrito 3
measure-processes_had = Procesos disponibles
measure-processes_used = Procesos usados
measure-made = Productos hechos
measure-bought = Productos comprados
measure-imported = Productos importados
measure-sold = Productos vendidos
measure-wasted = Productos perdidos
measure-cards = Cartas
measure-cards_expert = Especialistas que tiene
measure-cards_technology = Tecnologías que tiene
measure-cards_infrastructure = Infraestructuras que tiene
measure-cards_active = Cartas en marcha
measure-lost_to_events = Fichas perdidas por sucesos
measure-benefits_lost = Beneficios perdidos
measure-insurance_kept = Fichas salvadas por el seguro (lo que los demás perdieron en promedio)
measure-space_value = Valor de la casilla en fichas, descuentos o procesos
measure-income_space = Fichas de las casillas
measure-income_sales = Fichas de las ventas
measure-income_cards = Fichas de las cartas
measure-income_subsidies = Fichas de los subsidios
measure-income_events = Fichas de los sucesos
measure-exports_caused = Exportaciones causadas
measure-market_stock = Productos en el mercado
measure-exports = Exportaciones
measure-subsidies_waiting = Dinero de subsidio que espera

lesson-first_idea = { $seat } tuvo su primera idea en el período { $period }. Lo más que estuvo sin una nueva: { $longest ->
    [one] un período
   *[other] { $longest } períodos
}.
lesson-no_idea = { $seat } no hizo ninguna idea innovadora este año. Tres productos distintos a la vez hacen una.
lesson-uninsured = { $seat } perdió { $tokens ->
    [0] ninguna ficha
    [one] una ficha
   *[other] { $tokens } fichas
} y { $benefits ->
    [0] ningún beneficio
    [one] un beneficio
   *[other] { $benefits } beneficios
} por sucesos{ $unsold ->
    [0] { "" }
    [one] , y desechó un producto con el mercado cerrado
   *[other] , y desechó { $unsold } productos con el mercado cerrado
}. { $covered ->
    [0] El seguro no frenó nada de eso
   *[other] El seguro frenó { $covered ->
        [one] un suceso malo
       *[other] { $covered } sucesos malos
    }{ $kept ->
        [0] { "" }
        [one] , que quitó a los demás una ficha en promedio
       *[other] , que quitaron a los demás { $kept } fichas en promedio
    }
}.
lesson-costliest_event = El suceso más caro para { $seat } fue { $event }, en el período { $period }: se llevó { $tokens } fichas.
lesson-no_reserve = { $seat } empezó { $periods ->
    [one] un período
   *[other] { $periods } períodos
} con una ficha libre o ninguna. En esos períodos { $hits ->
    [0] ningún suceso pidió fichas
    [one] un suceso pidió fichas una vez
   *[other] los sucesos pidieron fichas { $hits } veces
}.
lesson-idle = De las { $all } fichas de { $seat }, en promedio { $idle ->
    [one] una estuvo quieta
   *[other] { $idle } estuvieron quietas
}{ $unused ->
    [0] { "" }
    [one] , y un proceso del año quedó sin usar
   *[other] , y { $unused } procesos del año quedaron sin usar
}. Solo lo que trabaja hace algo.
lesson-waste = { $seat } desechó { $count ->
    [one] un producto
   *[other] { $count } productos
}. Al precio del mercado { $tokens ->
    [one] es una ficha
   *[other] son { $tokens } fichas
}. En una Bodega cabe más.
lesson-space = { $seat } estuvo en el Distrito 3 { $count ->
    [one] una vez
   *[other] { $count } veces
}, y { $nothing ->
    [one] una vez
   *[other] { $nothing } veces
} no usó el descuento.
lesson-sold_back = Liquidar cartas le dio a { $seat } { $tokens ->
    [one] una ficha
   *[other] { $tokens } fichas
}. Todas sus cartas juntas habían costado { $spent }.
lesson-wildcards = En algún período las ideas reemplazaron a { $count ->
    [one] una ficha de recurso
   *[other] { $count } fichas de recursos
} de { $seat }, y siguieron valiendo puntos.
lesson-card = La mejor compra de { $seat }: { $card }. Costó { $cost ->
    [0] nada
    [one] una ficha
   *[other] { $cost } fichas
}, trabajó { $periods ->
    [one] un período
   *[other] { $periods } períodos
} y dio { $brought ->
    [one] una ficha o un proceso usado
   *[other] { $brought } fichas y procesos usados
}. { $payback ->
    [0] No llegó a devolver lo que costó
    [one] Devolvió lo que costó en un período
   *[other] Tardó { $payback } períodos en devolver lo que costó
}.
lesson-card_idle = Una carta de { $seat } nunca trabajó ni hizo falta para un trío: { $card }.
lesson-places = { $seat } estuvo sobre todo en el Distrito { $district }, { $count ->
    [one] una vez
   *[other] { $count } veces
}, y obtuvo de él { $value } en fichas, descuentos y procesos. En promedio, en esta mesa esas visitas dieron { $usual }.
lesson-purchases = { $seat } pagó { $amount } de dinero por { $count ->
    [one] un producto
   *[other] { $count } productos
}. { $processes ->
    [0] Su plan no puede hacer productos así
   *[other] Hacer los que su plan puede hacer habría ocupado { $processes } procesos{ $foreign ->
        [0] { "" }
        [one] ; uno de ellos no puede hacerlo
       *[other] ; { $foreign } de ellos no puede hacerlos
    }
}.
lesson-imports = { $seat } pagó { $amount } de dinero por { $count ->
    [one] un producto importado
   *[other] { $count } productos importados
}. { $later ->
    [0] Al final de esos períodos el mercado no tenía ninguno de ellos
    [one] Al final de su período el mercado tenía uno de ellos
   *[other] Al final de esos períodos el mercado tenía { $later } de ellos
}.
lesson-exports = Las ventas de { $seat } causaron { $exports ->
    [one] una exportación
   *[other] { $exports } exportaciones
}. Los demás se llevaron { $taken ->
    [0] nada del dinero
   *[other] { $taken } de dinero
} que había en el Distrito 6.

## La terminal

letter-worker = T
letter-money = D
letter-energy = E
letter-idea = I
letter-production = P
letter-logistics = L
letter-marketing = K
letter-raw_material = M
letter-consumer_good = C
letter-service = S
bar-period = Período { $n } de { $of }
bar-spaces = En casilla
bar-desk = Tu plan
bar-lost = sin beneficio
bar-ideas = { $ideas ->
    [one] { $ideas } idea
   *[other] { $ideas } ideas
}, { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
bar-work = { $work ->
    [one] { $work } trabaja
   *[other] { $work } trabajan
}, { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
}
move-buy-raw_material = materia prima
move-buy-consumer_good = bien de consumo
move-buy-service = servicio
move-sell-raw_material = materia prima
move-sell-consumer_good = bien de consumo
move-sell-service = servicio
about-insure-apply = { $due ->
    [0] { $gift ->
        [0] Ahora no te cuesta ni te da fichas
        [one] Te da una ficha
       *[other] Te da { $gift } fichas
    }
    [one] Te cuesta una ficha
   *[other] Te cuesta { $due } fichas
}.
about-pay = Quedan: trabajadores { $worker }, dinero { $cash }, energía { $energy }.{ $space_benefit_down ->
    [0] {""}
   *[other] {" "}Pierdes el beneficio de tu casilla.
}
about-acquire = Quedan: trabajadores { $worker }, dinero { $cash }, energía { $energy }.{ $trios_up ->
    [0] {""}
   *[other] {" "}Forma un trío.
}
about-produce = { $used ->
    [0] No usa ningún proceso
    [one] Usa un proceso
   *[other] Usa { $used } procesos
}.
about-buy = Cuesta { $cash_down } de dinero, quedan { $cash }.
about-sell = Da { $cash_up } de dinero y { $energy_up } de energía.{ $exports ->
    [0] {""}
    [one] {" "}Causa una exportación.
   *[other] {" "}Causa { $exports } exportaciones.
}
about-claim = Da { $cash_up } de dinero y { $energy_up } de energía.
about-innovate = { $points_up ->
    [0] No da puntos
    [one] Da un punto
   *[other] Da { $points_up } puntos
}.
about-keep = Se pierden: materias primas { $raw_material_down }, bienes de consumo { $consumer_good_down }, servicios { $service_down }.
choose-pay = Entregar { $tokens }
choose-cancel = se anula: { $tokens }
choose-make = Hacer { $products }
choose-keep = Guardar { $products }
choose-card = { $start ->
    [0] { $card }: { $tokens }{ $advisers ->
        [0] {""}
       *[other] {" "}con una Economista
    }
   *[other] { $card }: { $tokens }{ $advisers ->
        [0] {""}
       *[other] {" "}con una Economista
    }, activa enseguida
}
note-negative = { $n } de los { $of } sucesos que quedan son malos
about-place-1 = Ningún suceso malo puede tocarte este período. { $negative } de los { $of } sucesos que quedan son malos.
about-place-2a = 1 trabajador, y puedes liquidar una carta.
about-place-2b = 1 trabajador, y puedes liquidar una carta.
about-place-2c = 1 trabajador, y puedes liquidar una carta.
about-place-2d = 1 trabajador, y puedes liquidar una carta.
about-place-3e = Un especialista cuesta 1 de dinero menos.
about-place-3t = Una tecnología cuesta 1 de energía menos.
about-place-3i = Una infraestructura cuesta 1 de dinero o 1 de energía menos.
about-place-4 = Un proceso más, del tipo que sea.
about-place-5 = Un producto cuesta 1 de dinero menos.
about-place-6a = 1 de dinero o 1 de energía, y { $pile } de dinero que hay allí.
about-place-6b = 1 de dinero o 1 de energía, y { $pile } de dinero que hay allí.
about-place-6c = 1 de dinero o 1 de energía, y { $pile } de dinero que hay allí.
desk-breaks-trio = Esto rompe un trío.
desk-swap = Cambiar { $given } por { $taken }
desk-slot = { $token } para { $process }
field-desk = { $ideas ->
    [0] Escribe lo que va a trabajar, por ejemplo s1 s2. Lo que dejes fuera descansa.
   *[other] Escribe lo que va a trabajar, por ejemplo s1 s2. Lo que dejes fuera descansa. Con un asterisco (s1*) va una idea.
}
desk-now = Procesos { $processes }. En la mano { $hand }.
desk-bare = ¡Sin reserva!
desk-impossible = No hay fichas suficientes para eso.
desk-sell = Liquidar { $card } por { $tokens }

## The board on the page

board-town = El tablero de Ciudad Semilla
board-prompt = Qué puedes hacer
board-players = Jugadores
board-your-turn = Te toca
board-lately = Lo último que pasó
board-back = Volver
board-nothing = nada
board-period = Período
board-last = último período
board-first = primero
board-now = Distrito { $n }, { $name }: { $about }
board-now-plans = Cada quien elige un plan
board-now-decisions = Decisiones: los emprendedores van a sus casillas
board-now-buy = Ahora cada quien puede comprar.
board-now-sell = Ahora cada quien puede vender.
board-district = Distrito { $n }: { $name }
board-cart-here = Aquí está la carreta.
board-sign = Decidir
board-sign-end = Resumen
board-legend = Las fichas alimentan procesos:
board-space-1 = Seguro
board-space-2a = Municipio
board-space-2b = Municipio, lugar 2
board-space-2c = Municipio, lugar 3
board-space-2d = Municipio, lugar 4
board-space-3e = Especialistas
board-space-3t = Tecnologías
board-space-3i = Infraestructura
board-space-4 = Fábrica
board-space-5 = Mercado
board-space-6a = Subsidio
board-space-6b = Subsidio 2
board-space-6c = Subsidio 3
board-space-open = { $space }. { $about }
board-space-closed = { $space }, cerrada. { $about }
board-space-taken = { $space }: aquí está { $name }
board-space-lost = { $space }: aquí está { $name }, sin beneficio
board-insurance = seguro
board-event-place = el suceso del período
board-no-events = sin sucesos
board-event-next = llega el próximo período
board-events-left = quedan { $n }
board-hall = un trabajador, o liquidar una carta
board-any-process = uno de cualquier tipo
board-lamp = uno de cada tipo = una idea
board-type-expert = Especialistas
board-type-technology = Tecnología
board-type-infrastructure = Infraestructura
board-deck = mazo: { $n }
board-deck-empty = no hay más
board-sold = vendida
board-money-more = { $n } de dinero más
board-token-less = { $n } ficha menos
board-stall = { $good }: hay { $n } en el mercado; { $size } se van como exportación
board-market-shut = cerrado: recesión
board-price-buy = compra { $price }
board-price-import = importa { $price }
board-price-sell = { $less ->
    [0] vende { $price }
   *[other] vende { $price }, { $less } menos en total
}
board-coins = hay { $n } de dinero aquí
board-open = abierta
board-types-needed = pide { $n } tipos
board-card-says = { $type }. Cuesta { $cost }. Trabaja con { $needs }. { $about } { $symbol }.
board-up-to = de 1 a { $n } trabajadores
board-zone = Zona de activación
board-zone-locked = Cerrada hasta el Distrito 2. Las fichas que trabajan no se gastan.
board-zone-open = Arrastra fichas aquí o toca un lugar. Las ideas sirven en todos.
board-slot-empty = Espacio { $n }: poner una ficha a trabajar ({ $token }) para { $process }
board-slot-full = Espacio { $n }: quitar la ficha ({ $token }), ya no da { $process }
board-slot-state = { $state ->
    [on] { $process } activa
   *[off] { $process } inactiva
}
board-card-empty = { $card }: poner fichas a trabajar ({ $token })
board-card-full = { $card }: quitar la ficha ({ $token })
board-have = Tienes
board-have-none = ningún proceso activo todavía
board-makes = Lo que puede hacer
board-power-cut = Corte de luz: solo funcionan { $n }
board-can-make = ahora hasta { $n }
board-row-full = más no alcanza
board-row-lacks = falta: { $processes }
board-row-none = no alcanzan los procesos
board-row-needs = Necesita { $processes }.
board-row = { $processes }: { $product }
board-star-helps = { $n ->
    [one] ★ reemplaza un proceso
   *[other] ★ reemplaza { $n } procesos
}
board-fewer = Uno menos: { $good }
board-more = Uno más: { $good }
board-racks = Inversiones
board-trio = { $trios ->
    [0] trío { $n }/3
   *[other] { $trios } × trío, { $n }/3
}
board-trio-waits = los tríos cuentan con una idea
board-rack-none = { $type }: aún nada
board-no-cards = Ninguna carta todavía.
board-no-plan = Sin plan todavía.
board-at-work = Activa.
board-resting = En pausa.
board-hand = Lo que tienes en la mano
board-mine = Tu empresa
board-free = Fichas libres
board-pick = Tomar: { $tokens }
board-no-tokens = ninguna en la mano
board-products = { $n ->
    [one] Productos, puedes guardar 1
   *[other] Productos, puedes guardar { $n }
}
board-new = nuevo
board-points = { $n ->
    [one] 1 punto por ahora
   *[other] { $n } puntos por ahora
}
board-working = { $n ->
    [one] 1 trabaja
   *[other] { $n } trabajan
}
board-deciding = eligiendo…
board-done = listo
board-stands = Está en { $space }
board-plan = Tu plan
board-plan-raw_material = las materias primas le salen fácil
board-plan-consumer_good = los bienes de consumo le salen fácil
board-plan-service = los servicios le salen fácil
board-pick-plan = Elige un plan arriba
board-take-plan = Tomar { $plan }
board-place-hall = 1 trabajador para ti
board-place-hall-sell = 1 trabajador; liquidar una carta
board-place-process = un proceso más para ti
board-place-purchase = 1 de dinero menos en un producto
board-place-subsidy = { $n ->
    [0] 1 de dinero o energía
   *[other] 1 de dinero o energía, y { $n } que hay ahí
}
board-place-card = { $card }: { $price }
board-place-nothing = aquí no hay ofertas
board-free-of-charge = gratis
board-left = Te queda: { $tokens }
board-wasted = Se pierde (merma): { $products }
board-claim = En total: { $tokens }
board-no-idea = Guardar los productos
board-make-ideas = { $n ->
    [one] Hacer 1 idea
   *[other] Hacer { $n } ideas
}
board-idea-points = { $n ->
    [one] tres productos se vuelven una idea
   *[other] { $n } grupos se vuelven { $n } ideas
}
board-arranged = { $wild ->
    [0] { $n ->
        [one] 1 trabaja
       *[other] { $n } trabajan
    }: { $processes }.
   *[other] { $n ->
        [one] 1 trabaja
       *[other] { $n } trabajan
    }: { $processes }, y { $wild } de cualquier tipo.
}
board-could-make = Alcanza para { $products }.
board-could-make-nothing = Todavía no alcanza para producir.
board-or = {" "}o{" "}
board-stays = En la mano: { $tokens }.
board-no-reserve = Sin reserva: no te queda nada para cartas ni para el próximo suceso.
board-no-fit = Esta ficha no va ahí.
board-no-token = No tienes una ficha libre para eso.
board-undo = Deshacer
board-all-off = Quitar todo
board-fill = Llenar
board-arrange-done = Listo
board-swap-way = { $given } por { $taken }
board-help-produce = Usa + y −, o arrastra un proceso a una fila.
board-then-hold = Entonces tienes { $products }.
board-then-ideas = { $n ->
    [0] Todavía no alcanza para una idea.
    [one] Alcanza para 1 idea en el Distrito 7.
   *[other] Alcanza para { $n } ideas en el Distrito 7.
}
board-idle = { $n ->
    [one] 1 proceso queda sin usar.
   *[other] { $n } procesos quedan sin usar.
}
board-over-store = Al final guardas { $n }; vende o usa el resto.
board-start-over = Empezar de nuevo
board-best = Lo mejor para una idea
board-chosen = elegido
board-make-nothing = No producir
board-all-lost = se pierden todos los procesos
board-uses = { $stars ->
    [0] usa { $n ->
        [one] 1 proceso
       *[other] { $n } procesos
    }
   *[other] usa { $n ->
        [one] 1 proceso
       *[other] { $n } procesos
    } y { $stars } ★
}
board-on-offer = Cartas en oferta
board-too-dear = no te alcanza: { $tokens }
board-makes-trio = ¡Completa un trío!
board-pick-card = Elige una carta aquí o en el tablero.
board-pay-tokens = Pagar { $tokens }
board-for-nothing = Tomarla gratis
board-with-adviser = { $n ->
    [one] te ayuda tu Economista
   *[other] te ayudan { $n } Economistas
}
board-starts = empieza a trabajar enseguida
board-rests = por ahora descansa
board-waits = trabaja desde otro Distrito 2
board-no-card = No comprar
board-which-product = ¿Qué producto?
board-lies = hay { $n } en el mercado
board-held = tienes { $n }
board-from-market = Del mercado
board-imported = Importar
board-each = { $n } de dinero cada uno
board-one-less = 1 de dinero menos
board-market-fewer = Uno menos del mercado
board-market-more = Uno más del mercado
board-import-fewer = Una importación menos
board-import-more = Una importación más
board-adviser-fewer = Una Economista menos
board-adviser-more = Una Economista más
board-price = { $less ->
    [0] Cuesta { $price } de dinero.
   *[other] Cuesta { $price } de dinero, con tu descuento de { $less }.
}
board-money-left = Te queda { $n } de dinero.
board-set-lacks = Para tu próxima idea todavía necesitas: { $products }.
board-buy-nothing = No comprar
board-buy = Comprar { $products } por { $price } de dinero
board-how-many = Cuántos
board-as-energy = En energía
board-rest-money = el resto en dinero
board-sell-fewer = Un producto menos
board-sell-more = Un producto más
board-energy-fewer = Una energía menos
board-energy-more = Una energía más
board-brings = { $bonus ->
    [0] Te da { $tokens }.
   *[other] Te da { $tokens }, con tu bono de { $bonus }.
}
board-export = { $n ->
    [one] Exportación: { $size } se van y llega dinero al Distrito 6.
   *[other] Se van { $n } exportaciones y llega dinero al Distrito 6.
}
board-breaks-set = Este lo necesitas para una idea.
board-sell-help = Al final del período puedes guardar { $n }.
board-sell-nothing = No vender
board-sell = Vender { $products }
board-score-title = Cómo se hicieron los puntos
board-score-rule = { $idea ->
    [one] 1 punto por cada idea
   *[other] { $idea } puntos por cada idea
}, { $trio ->
    [one] 1 punto por cada trío de especialista, tecnología e infraestructura.
   *[other] { $trio } puntos por cada trío de especialista, tecnología e infraestructura.
}
board-score-ties = Con los mismos puntos gana quien tiene más fichas de recursos; después, más cartas.
board-trios = { $n ->
    [one] 1 trío
   *[other] { $n } tríos
}
board-tie-figures = { $tokens ->
    [one] 1 ficha
   *[other] { $tokens } fichas
}, { $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
}
board-insured = con seguro
board-periods-of = Período por período: { $name }
board-totals = Todo el año
board-town-title = El mercado y los subsidios
board-chart-points = una idea o un trío sube la línea
board-chart-processes = lo que de verdad se usó en el Distrito 4
board-chart-tokens = Fichas que trabajan y fichas quietas
board-chart-from = De dónde vienen los productos
board-chart-to = Adónde van los productos
    .about = { $name }; los demás se volvieron ideas o se guardaron
board-chart-income = Fichas recibidas
board-chart-of = { $name }, período por período

## Lo que puede elegir la persona docente

stream-event = El próximo suceso
stream-expert = La próxima carta de especialista
stream-technology = La próxima carta de tecnología
stream-infrastructure = La próxima carta de infraestructura

## Momentos que conviene encontrar otra vez

moment-event_turned = Suceso
moment-cut_back = Productos perdidos
moment-liquidated = Carta liquidada
moment-subsidy_claimed = Subsidio
moment-last_period_called = Se anuncia el último período

## Lo que me pasó

happened-event = El suceso de este período
happened-period = Empieza el período { $n }
mine-worker = Trabajadores
mine-money = Dinero
mine-energy = Energía
mine-raw_material = Materias primas
mine-consumer_good = Bienes de consumo
mine-service = Servicios
mine-idea = Ideas
mine-points = Puntos

## Las metas del juego

aim-ideas = ten antes que nadie { NUMBER($n) } ideas.

## The terminal: always in sight, and fields to fill in

own-desk = Libres: { $free }. Productos: { $products }. Ideas { $ideas }, puntos { $points }.
field-output = ¿Cuántas veces haces { $made } ({ $takes })?
field-from_market = ¿Cuántos del mercado, a { $price } de dinero cada uno?
field-imported = ¿Cuántos importados, a { $price } de dinero cada uno?
field-advisers = ¿Cuántas Economistas ayudan?
field-sold = ¿Cuántos vendes?
field-as_energy = ¿Cuántas de las fichas recibes en energía? El resto es dinero.

# On the cards, for the catalogue.
figure-slots = Espacios

# The picture of a turn, on the first page of the rulebook.
turn-title = Un período
turn-decisions = Elige tu casilla

## Por qué alguien queda detrás de otra persona
behind-points = { $mine } puntos; { $other } tiene { $theirs }.
behind-resources = Tantos puntos como { $other }, pero { $mine } fichas de recursos en vez de { $theirs }.
behind-cards = Tantos puntos y fichas como { $other }, pero { $mine } cartas en vez de { $theirs }.

## Jugadas en frases enteras: se dicen donde no hay tablero al lado

do-choose_plan = Tomar el plan { $plan }
do-place = Ir a { $spot }
do-pay = { $cancelled ->
    [none] Pagar por el suceso: { $tokens }
   *[other] { $tokens ->
        [none] Dejar que tus cartas te ahorren { $cancelled }
       *[other] Pagar por el suceso: { $tokens }. Dejar que tus cartas te ahorren { $cancelled }
    }
}
do-arrange = { $steps ->
    [none] Dejar tus fichas como están
   *[other] Ordenar tus fichas: { $steps }
}
do-liquidate = liquidar { $card } por { $tokens }
do-deactivate = quitar las fichas de { $item }
do-activate = { $token ->
    [worker] poner un trabajador en { $item }
    [money] poner dinero en { $item }
    [energy] poner energía en { $item }
    [idea] poner una idea en { $item }
   *[other] poner a trabajar { $item }
}
do-swap = cambiar { $given } por { $taken }
do-acquire = { $tokens ->
    [none] { $start ->
        [0] Comprar { $card } sin pagar
       *[other] Comprar { $card } sin pagar y ponerla a trabajar enseguida
    }
   *[other] { $start ->
        [0] Comprar { $card } por { $tokens }
       *[other] Comprar { $card } por { $tokens } y ponerla a trabajar enseguida
    }
}
do-produce = { $products ->
    [none] No producir nada
    [some] Usar { $rows ->
        [one] una fila
       *[other] { $rows } filas
    } de tu plan
   *[other] Producir { $products }
}
do-buy = { $n ->
    [none] Importar { $imported }
   *[other] { $imported ->
        [none] Comprar { $n }
       *[other] Comprar { $n } e importar { $imported }
    }
}
do-sell = { $energy ->
    [0] Vender { $n } por dinero
   *[other] Vender { $n } y tomar { $energy } de energía a cambio
}
do-innovate = { $n ->
    [0] No hacer ninguna idea
    [one] Hacer una idea
   *[other] Hacer { $n } ideas
}
do-keep = { $products ->
    [none] No guardar productos
   *[other] Guardar { $products }
}
do-buy-pass = No comprar productos
do-sell-pass = No vender productos
do-acquire-pass = No comprar ninguna carta
