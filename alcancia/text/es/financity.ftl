### FinanCity

game-name = FinanCity
game-tagline = Diez años de un hogar: planificar, ganar, ahorrar, vivir bien y no deber nada.
    .box = Diez años en un barrio
game-teaches = Presupuesto, ahorro, el precio de la deuda, seguros, inversión, bienestar
    .short = Planear, ahorrar, asegurar
game-length = 10 años, de 30 a 45 minutos
    .short = 40 min

# La mesa en palabras
view-year = Año
view-years = Años en total
view-marker = Zona
view-offer = En oferta
view-investments = Inversiones
    .each = { $a } (desde el año { $b })
view-shopping = Compras
    .each = { $a } (desde el año { $b })
content-events = Imprevistos
view-event = Imprevisto
view-home = Hogar
view-cash = Efectivo
    .value = { MONEY($n) }
view-saved = Ahorro
    .value = { MONEY($n) }
view-wellbeing = Bienestar
view-loans = Cuotas por pagar
view-tokens = Fichas de seguro
view-zone = Está en
view-income = Ingreso al año
    .value = { MONEY($n) }
view-coming = Ingresos por llegar
    .value = { MONEY($n) }
view-due = Cuotas de este año
    .value = { MONEY($n) }
view-bill = Cuentas de este año
    .value = { MONEY($n) }
view-free = Libre para gastar
    .value = { MONEY($n) }
view-restricted = Con demasiadas deudas
view-goals = Metas
view-savings = Ahorro
    .column = Cartas de ahorro, de menor a mayor
    .value = { $a }, { $b } y { $c }

# Primeros pasos: unas palabras para cada una de las primeras decisiones (tutorial.toml)
learn-year = Tienes por delante diez años en la ciudad. Cada año envías tu hogar a una zona: eso es lo que haces además del trabajo y las cuentas. Una inversión que compras pronto te paga todos los años, así que vamos a Inversiones.
learn-bills-first = Llegó tu sueldo: $900. Pero $760 son las cuentas de este año, que vienen después. Lo que ahorres ahora te faltará entonces. Este año guárdalo todo en efectivo.
learn-investment = Esta inversión cuesta $80 una sola vez y da $30 cada año a partir del próximo: nueve veces $30. Además es una de tus cuatro metas: tener una inversión.
learn-event-came = Un terremoto le costó $200 a cada hogar. Tu efectivo no alcanzó y tuviste que pedir un crédito: $600 por seis cuotas, y pagar cada una cuesta $150: $900. Un poco de dinero guardado habría salido más barato. Planifica de nuevo.
learn-interest = Ahora sobra un poco. Una carta de ahorro de $100 da $10 cada año, y es tu colchón cuando pasa algo.
learn-pays-back = Mira el precio, el ingreso y los años que quedan. Una carta que se paga en tres años todavía gana mucho en diez.
learn-repay = Cada año hay que pagar al menos una cuota por cada seis: $150 cada una. Si puedes, paga más: terminar sin créditos es una de tus metas.
learn-trade = Aquí pueden venderse Productos unos a otros. ¿Nada te tienta? Entonces ya está.
learn-joy = El dinero no lo es todo: el bienestar también es una meta. Lo dan las Compras y el Tiempo Libre. Algunas cartas lo dan cada año, pero otras suben tus cuentas.
learn-withdraw = En esta zona sacar ahorros es gratis. En cualquier otra el banco se queda con el 10 %: la prisa se paga.
learn-shopping = Lee las cifras pequeñas: bienestar ahora, bienestar cada año (+) y cuánto sube tus cuentas cada año.
learn-goals = Tu lista: suficiente bienestar, $500 en ahorros, sin créditos y una inversión. Quien tiene las cuatro al final, gana. ¿Cuál te queda más lejos?
learn-insurance = Una ficha cuesta $50 y evita un imprevisto dañino, cuando tú quieras. Acuérdate del terremoto.
learn-token = Llega un imprevisto y tienes una ficha. ¿Vale la pena usarla ahora, o podría venir algo peor?

## Zonas

zone-Z1 = Planificación
    .about = Cada hogar elige dónde estar este año.
zone-Z2 = Ingresos
    .about = Entra el dinero.
zone-Z3 = Ahorro
    .about = Guarda dinero o retíralo por su valor completo.
zone-Z4 = Trabajos Extra
    .about = Ganas algo de dinero extra.
zone-Z5 = Tiempo Libre
    .about = Descansas y ganas bienestar.
zone-Z6 = Inversiones
    .about = Compras una inversión. Paga cada año siguiente.
zone-Z7 = Compras
    .about = Compras algo que mejora la vida.
zone-Z8 = Gastos
    .about = Pagas las cuentas y parte de tus créditos.
zone-Z9 = Seguros
    .about = El imprevisto de este año no te toca y puedes comprar una ficha para después.
zone-Z10 = Imprevisto
    .about = Algo les pasa a todos.
zone-Z11 = Reorganización
    .about = Se levantan los hogares, se cuentan las cuotas y se venden Productos.
zone-LZ = Zona de Créditos
    .about = Este año los créditos te cuestan menos cuotas.

## Clases de cartas, ahorro

kind-business = Negocio
kind-education = Educación
kind-product = Producto
kind-service = Servicio
kind-activity = Actividad
savings-named = Carta de ahorro de { $amount }
savings-SV100 = Carta de ahorro de $100
savings-SV500 = Carta de ahorro de $500
savings-SV1000 = Carta de ahorro de $1000
loan-card = Cuota de crédito
insurance-token = Ficha de seguro
about-investment = Cuesta { MONEY($cost) }. Da { MONEY($income) } cada año siguiente.
about-shopping = Cuesta { MONEY($cost) }. Da { $wellbeing } de bienestar, una vez.
about-shopping-yearly = Cuesta { MONEY($cost) }. Da { $wellbeing } de bienestar ahora y cada año siguiente.
about-place-Z4 = Ganas { MONEY($pay) } más.
about-place-Z5 = Descansas: { $joy } de bienestar.
about-place-Z9 = El imprevisto de este año no te toca. Una ficha para después cuesta { MONEY($price) }.
about-place-LZ = Cada crédito cuesta { $loan_cards } cuotas en vez de { $elsewhere }.
about-choose_home = { MONEY($income) } de ingreso y { MONEY($expenses) } de gastos al año.
about-take_loan = { MONEY($borrowed) } ahora por { $loan_cards } cuotas: devuelves { MONEY($back) }. Quedas con { $loans } cuotas.
about-withdraw = Retiras { MONEY($face) } ahora: recibes { MONEY($net) }.{ $missing ->
    [0] {""}
   *[other] {" "}Todavía faltarían { MONEY($missing) }.
}
about-repay = Pagas { MONEY($cash_down) }. Quedan: cuotas { $loans }, efectivo { MONEY($cash) }.
about-repay_before_count = Pagas { MONEY($cash_down) }. Quedan: cuotas { $loans }, efectivo { MONEY($cash) }.
about-pay_year = Pagas { MONEY($cash_down) } en total. Quedan: cuotas { $loans }, efectivo { MONEY($cash) }.
about-buy_investment = { MONEY($cash_down) } ahora, después { MONEY($income_up) } al año por { $years ->
    [one] 1 año
   *[other] { $years } años
}. Quedan { MONEY($cash) } en efectivo.
about-buy_shopping = { MONEY($cash_down) } ahora por { $joy } de bienestar{ $bonus_up ->
    [0] , una vez.
   *[other] , y { $bonus_up } otra vez en cada uno de { $years } años.
}{ $upkeep_up ->
    [0] {""}
   *[other] {" "}Los gastos suben { MONEY($upkeep_up) } al año.
}{ $upkeep_down ->
    [0] {""}
   *[other] {" "}Los gastos bajan { MONEY($upkeep_down) } al año.
} Quedan { MONEY($cash) } en efectivo.
about-yes = { $tokens_up ->
    [0] { $wellbeing_up } de bienestar.
   *[other] Cuesta { MONEY($cash_down) }. Quedan { MONEY($cash) } en efectivo.
}
about-arrange = { MONEY($savings) } de ahorro dan { MONEY($interest) } al año. Quedan { MONEY($cash) } en efectivo.
about-arrange-short = Faltarían { MONEY($short) } para las cuentas de este año.
about-claim_income = { $wellbeing_up } de bienestar.
about-declare_expenses = { MONEY($expenses) } de gastos.
about-choose = Después { MONEY($cash) } en efectivo y { $wellbeing } de bienestar.{ $loans_up ->
    [0] {""}
   *[other] {" "}{ $loans_up } cuotas más.
}{ $missing ->
    [0] {""}
   *[other] {" "}Todavía faltarían { MONEY($missing) }.
}
about-accept = Después { MONEY($cash) } en efectivo y { $wellbeing } de bienestar.{ $loans_up ->
    [0] {""}
   *[other] {" "}{ $loans_up } cuotas más.
}{ $missing ->
    [0] {""}
   *[other] {" "}Todavía faltarían { MONEY($missing) }.
}
about-use_token = Este imprevisto no te toca. Fichas que quedan: { $tokens }.
about-avoid = Este imprevisto no te toca.
about-cancel = { $bonus } de bienestar al año de lo que conservas.{ $upkeep_up ->
    [0] {""}
   *[other] {" "}Los gastos suben { MONEY($upkeep_up) } al año.
}{ $upkeep_down ->
    [0] {""}
   *[other] {" "}Los gastos bajan { MONEY($upkeep_down) } al año.
}
about-propose_sale = Costo impreso { MONEY($cost) }.{ $bonus_down ->
    [0] {""}
   *[other] {" "}Renuncias a { $bonus_down } de bienestar al año.
}{ $upkeep_up ->
    [0] {""}
   *[other] {" "}Los gastos suben { MONEY($upkeep_up) } al año.
}{ $upkeep_down ->
    [0] {""}
   *[other] {" "}Los gastos bajan { MONEY($upkeep_down) } al año.
}
about-propose_purchase = Costo impreso { MONEY($cost) }.{ $bonus_up ->
    [0] {""}
   *[other] {" "}Da { $bonus_up } de bienestar al año.
}{ $upkeep_up ->
    [0] {""}
   *[other] {" "}Los gastos suben { MONEY($upkeep_up) } al año.
}{ $upkeep_down ->
    [0] {""}
   *[other] {" "}Los gastos bajan { MONEY($upkeep_down) } al año.
} Quedan { MONEY($cash) } en efectivo.
about-expense-more = Los gastos suben { MONEY($amount) } al año.
about-expense-less = Los gastos bajan { MONEY($amount) } al año.
event-kind-harmful = malo para quien no tiene seguro
event-kind-helpful = bueno para todos
event-kind-mixed = bueno y malo
effect-pay = Pagas { MONEY($amount) }.
effect-pay-per_member = Pagas { MONEY($amount) } por cada persona de tu hogar.
effect-pay-per_child = Pagas { MONEY($amount) } por cada niño.
effect-pay-per_senior = Pagas { MONEY($amount) } por cada persona mayor.
effect-pay-per_product = Pagas { MONEY($amount) } por cada Producto que tienes.
effect-pay-per_loan_card = Pagas { MONEY($amount) } por cada cuota que tienes.
effect-pay-max = No más de { MONEY($amount) } en total.
effect-lose_cash = Pierdes { $part ->
    [2] la mitad
   *[other] 1/{ $part }
} de tu efectivo, como máximo { MONEY($amount) }.
effect-gain_cash = Recibes { MONEY($amount) }.
effect-gain_wellbeing = Recibes { $amount } de bienestar.
effect-lose_wellbeing = Pierdes { $amount } de bienestar.
effect-next-home_income = El próximo año: el ingreso del hogar baja { MONEY($amount) }.
effect-next-expenses = El próximo año: los gastos suben { MONEY($amount) }.
effect-next-business_off = El próximo año: los Negocios no pagan nada.
effect-next-interest_off = El próximo año: el ahorro no da intereses.
effect-next-education_bonus = El próximo año: cada carta de Educación paga { MONEY($amount) } más.

## Hogares

home-HM1 = Casa Amarilla
    .about = Una pareja con dos niños en el colegio.
home-HM2 = Estudio Azul
    .about = Una persona adulta que vive sola.
home-HM3 = Cabaña Verde
    .about = Una pareja sin hijos.
home-HM4 = Departamento Rojo
    .about = Una persona adulta con un niño.
home-HM5 = Casita Naranja
    .about = Una pareja que vive con una abuela.
home-HM6 = Dúplex Violeta
    .about = Una pareja con un niño y un abuelo.

## Cartas de inversión

card-IB01 = Puesto de empanadas
    .about = Empanadas calientes todos los sábados.
card-IB02 = Carrito de limonada
    .about = Limones, hielo y una esquina con sol.
card-IB03 = Paseo de perros
    .about = Seis perros, cada uno con su correa.
card-IB04 = Mesa de libros usados
    .about = Historias que encuentran otro lector.
card-IB05 = Venta de hierbas del huerto
    .about = Menta y albahaca de tu propio huerto.
card-IB06 = Taller de bicicletas
    .about = Llantas reparadas en el momento.
card-IB07 = Jabones artesanales
    .about = Lavanda, miel y mucho revolver.
card-IB08 = Panadería en casa
    .about = Pan para toda la cuadra.
card-IB09 = Rincón de costura
    .about = Dobladillos, cierres y uniformes de colegio.
card-IB10 = Cabina de fotos
    .about = Cuatro caras divertidas en fila.
card-IB11 = Puesto de verduras
    .about = Del mercado mayorista, al amanecer.
card-IB12 = Lavadora en alquiler
    .about = Los vecinos lavan y tú cobras.
card-IB13 = Punto de retiro de paquetes
    .about = Llegan las cajas y pasa la gente.
card-IB14 = Camión de comida
    .about = Una cocina sobre cuatro ruedas.
card-IB15 = Parte de la tienda de la esquina
    .about = Una parte del negocio es tuya.
card-IE01 = Círculo de lectura
    .about = Leer en grupo abre puertas.
card-IE02 = Curso de mecanografía
    .about = Diez dedos en vez de dos.
card-IE03 = Certificado de manipulación de alimentos
    .about = Ahora puedes cocinar para otros.
card-IE04 = Diploma de primeros auxilios
    .about = Sabes qué hacer cuando algo duele.
card-IE05 = Curso de hojas de cálculo
    .about = Sumas que se hacen solas.
card-IE06 = Taller de atención al cliente
    .about = Cómo ayudar a alguien enojado.
card-IE07 = Licencia de conducir
    .about = Trabajos con volante.
card-IE08 = Inglés vespertino
    .about = Dos tardes por semana, un segundo idioma.
card-IE09 = Licencia de electricista
    .about = Cables seguros, mejor sueldo.
card-IE10 = Curso de contabilidad
    .about = Cada moneda en su lugar.
card-IE11 = Taller intensivo de diseño web
    .about = Tus primeras páginas están en línea.
card-IE12 = Certificado de cuidado infantil
    .about = Niños pequeños, gran paciencia.
card-IE13 = Escuela de soldadura
    .about = Chispas, máscara y buen pulso.
card-IE14 = Diploma de auxiliar de enfermería
    .about = El cuidado que buscan los hospitales.
card-IE15 = Título técnico
    .about = Dos años de estudio, un oficio para siempre.

## Cartas de compras

card-SP01 = Kit de luces LED
    .about = Menos energía, la misma luz.
card-SP02 = Bicicleta
    .about = Sin pasaje de bus y con aire fresco.
card-SP03 = Televisor gigante
    .about = Toda la familia en el sofá; sube la cuenta de la luz.
card-SP04 = Lavadora eficiente
    .about = Lava con poca agua.
card-SP05 = Consola de videojuegos
    .about = Una partida más antes de dormir.
card-SP06 = Auto usado
    .about = Libertad, gasolina y taller.
card-SP07 = Computadora portátil
    .about = Para las tareas y las películas.
card-SP08 = Sofá cómodo
    .about = Todos quieren el puesto del medio.
card-SP09 = Ventanas aislantes
    .about = El calor se queda adentro.
card-SP10 = Teléfono último modelo
    .about = Nuevo por un rato, después es solo un teléfono.
card-SP11 = Guitarra
    .about = Tres acordes, cien canciones.
card-SP12 = Carpa
    .about = Una casa para las vacaciones.
card-SP13 = Repisa de juegos de mesa
    .about = Las tardes de lluvia están salvadas.
card-SP14 = Calentador solar
    .about = Duchas calientes gracias al sol.
card-SS01 = Películas en línea
    .about = Una película cada viernes.
card-SS02 = Plan de gimnasio
    .about = Primero sudas, después sonríes.
card-SS03 = Internet de alta velocidad
    .about = Se acabó esperar que cargue la página.
card-SS04 = Limpieza del hogar
    .about = Los sábados vuelven a ser libres.
card-SS05 = Clases de música
    .about = De las primeras notas a un pequeño concierto.
card-SS06 = Plan de datos móviles
    .about = Mensajes en todas partes.
card-SS07 = Controles médicos anuales
    .about = Mejor saberlo a tiempo.
card-SS08 = Auditoría energética
    .about = Alguien descubre por dónde se escapa el calor.
card-SS09 = Pase de biblioteca
    .about = Una mesa tranquila y todos los libros.
card-SS10 = Club extraescolar
    .about = Ajedrez, teatro y amigos.
card-SS11 = Pase de transporte compartido
    .about = Un auto, cuatro vecinos.
card-SS12 = Limpieza dental
    .about = Una sonrisa que brilla.
card-SS13 = Orientación familiar
    .about = Conversar ayuda.
card-SS14 = Parcela en el huerto comunitario
    .about = Tus propios tomates.
card-SA01 = Picnic en el parque
    .about = Una manta, sándwiches y sombra.
card-SA02 = Noche de cine
    .about = Palomitas para todos.
card-SA03 = Día de museos
    .about = Dinosaurios en la mañana, cuadros después del almuerzo.
card-SA04 = Partido de fútbol
    .about = Perdiste la voz, pero no el partido.
card-SA05 = Fiesta de cumpleaños
    .about = Pastel, velas y demasiados globos.
card-SA06 = Concierto
    .about = Te sabes todas las canciones.
card-SA07 = Fin de semana de campamento
    .about = Estrellas en vez de techo.
card-SA08 = Paseo a las termas
    .about = Agua caliente bajo el cielo frío.
card-SA09 = Viaje a la costa
    .about = Arena en todos los zapatos.
card-SA10 = Vacaciones en la montaña
    .about = Una semana sobre las nubes.
card-SA11 = Viaje al extranjero
    .about = Un sello en el pasaporte.
card-SA12 = Coro del barrio
    .about = Treinta voces todos los jueves.
card-SA13 = Liga amateur
    .about = Un partido cada domingo.
card-SA14 = Ruta de murales
    .about = La ciudad es un museo.

## Imprevistos

card-EV01 = Tubería rota
    .about = El plomero cobra el doble los domingos.
card-EV02 = Gripe de invierno
    .about = Todos están en cama.
card-EV03 = Dolor de muelas
    .about = Ir al dentista o aguantar.
card-EV04 = Carterista
    .about = El efectivo desaparece en un segundo. Las cartas de ahorro están a salvo.
card-EV05 = Menos horas de trabajo
    .about = La fábrica baja el ritmo.
card-EV06 = Temporada baja
    .about = Los clientes no llegan.
card-EV07 = Suben los precios
    .about = El pan, la luz y el bus cuestan más.
card-EV08 = Terremoto
    .about = Una grieta en la pared y un gran susto.
card-EV09 = Gastos de colegio y cuidados
    .about = Libros para los niños, medicinas para los mayores.
card-EV10 = Baja de tasas
    .about = El banco central lo decidió.
card-EV11 = Todo se descompone
    .about = Mientras más cosas tienes, más cosas hay que reparar.
card-EV12 = Agotamiento
    .about = Mucho trabajo y poco descanso.
card-EV13 = Devolución de impuestos
    .about = Una carta que alegra.
card-EV14 = Fiesta del barrio
    .about = Música en la plaza para todos.
card-EV15 = Oficios muy solicitados
    .about = Las empresas llaman a quienes aprendieron un oficio.
card-EV16 = Comisiones bancarias
    .about = Lee la letra chica.

## Qué pasó

fact-home_given = El hogar de { $seat }: { $home }.
fact-started_with = { $seat } empieza con { MONEY($amount) }.
fact-first_player = { $seat } juega primero.
fact-year_started = Empieza el año { $year } de { $years }.
fact-token_placed = { $forced ->
    [1] A { $seat } le toca { $zone }.
   *[0] { $seat } pone su hogar en { $zone }.
    }
fact-offer_turned = Nueva en la oferta: { $card }.
fact-loan_taken = { $forced ->
    [1] { $seat } tiene que pedir un crédito: { MONEY($amount) } por { $count } cuotas.
   *[0] { $seat } pide un crédito: { MONEY($amount) } por { $count } cuotas.
    }
fact-income_paid = { $seat } recibe { MONEY($total) }: hogar { MONEY($base) }, intereses { MONEY($interest) }, inversiones { MONEY($investments) }.
fact-wellbeing_paid = { $seat } recibe { $amount } de bienestar por { $cards }.
fact-bonus_missed = { $seat } no reclamó { $card }: pierde { $amount } de bienestar.
fact-savings_changed = { $kind ->
    [saved] { $seat } ahorra { MONEY($amount) }. Su ahorro: { MONEY($total) }.
    [withdrawn] { $seat } retira { MONEY($amount) } de su ahorro. Le quedan { MONEY($total) }.
    [exchanged] { $seat } cambia cartas de ahorro. Su ahorro: { MONEY($total) }.
   *[kept] { $seat } deja su ahorro como está: { MONEY($total) }.
    }
fact-withdrawn = { $seat } retira { MONEY($face) } de ahorro y recibe { MONEY($net) }.
fact-job_paid = { $seat } gana { MONEY($amount) } en un trabajo extra.
fact-free_time_paid = { $seat } descansa: { $amount } de bienestar.
fact-investment_bought = { $seat } invierte en { $card } por { MONEY($price) }. Paga { MONEY($income) } al año.
fact-shopping_bought = { $seat } compra { $card } por { MONEY($price) }.
fact-purchase_enjoyed = { $seat } recibe { $amount } de bienestar por { $card }.
fact-nothing_bought = { $seat } no compra nada.
fact-expense_forgotten = { $checked ->
    [1] { $seat } olvidó un aumento de { MONEY($amount) } ({ $line }). El Banco lo suma.
   *[0] { $seat } olvidó un aumento de { MONEY($amount) } ({ $line }). Así queda.
    }
fact-discount_missed = { $seat } olvidó un descuento de { MONEY($amount) } ({ $line }). Se pierde.
fact-expenses_paid = { $seat } paga gastos por { MONEY($amount) }.
fact-bill_written_off = { $seat } no puede pagar { MONEY($amount) }. Se le perdonan.
fact-penalty_paid = { $seat } pierde { $amount } de bienestar por cuentas sin pagar.
fact-loan_repaid = { $count ->
    [one] { $seat } paga una cuota ({ MONEY($amount) }). Quedan { $left }.
   *[other] { $seat } paga { $count } cuotas ({ MONEY($amount) }). Quedan { $left }.
    }
fact-minimum_missed = { $seat } debía pagar { $minimum } cuotas y solo puede pagar { $count }. El próximo año: Trabajos Extra.
fact-over_indebted = { $seat } tiene { $count } cuotas y está con demasiadas deudas. El próximo año: Trabajos Extra, sin comprar, sin ahorrar y sin nuevos créditos.
fact-restriction_ended = { $seat } ya tiene menos cuotas y queda libre.
fact-insurance_bought = { $seat } compra una ficha de seguro por { MONEY($price) }.
fact-insurance_declined = { $seat } no compra ficha de seguro.
fact-event_drawn = Este año: { $event }.
fact-event_avoided = { $how ->
    [token] { $seat } usa una ficha de seguro. No le pasa nada.
   *[zone] { $seat } tiene seguro. No le pasa nada.
    }
fact-event_nil = A { $seat } no le afecta.
fact-event_applied = A { $seat } le toca { $event }.{ $gain ->
    [0] {""}
   *[other] {" "}Recibe { MONEY($gain) }.
    }{ $joy ->
    [0] {""}
   *[other] {" "}Recibe { $joy } de bienestar.
    }{ $sorrow ->
    [0] {""}
   *[other] {" "}Pierde { $sorrow } de bienestar.
    }{ $owed ->
    [0] {""}
   *[other] {" "}Le cuesta { MONEY($owed) }.
    }
fact-year_settled = Se cierran las cuentas del año { $year }.
fact-modifier_set = { $kind ->
    [home_income_less] El próximo año el hogar de { $seat } gana { MONEY($amount) } menos.
    [home_income_more] El próximo año el hogar de { $seat } gana { MONEY($amount) } más.
    [expenses_less] El próximo año { $seat } paga { MONEY($amount) } menos de gastos.
    [expenses_more] El próximo año { $seat } paga { MONEY($amount) } más de gastos.
    [business_off] El próximo año los Negocios de { $seat } no pagan nada.
    [interest_off] El próximo año el ahorro de { $seat } no da intereses.
    [education_bonus_less] El próximo año cada carta de Educación de { $seat } paga { MONEY($amount) } menos.
   *[education_bonus_more] El próximo año cada carta de Educación de { $seat } paga { MONEY($amount) } más.
    }
fact-cards_returned = Vuelven debajo del mazo: { $cards }.
fact-first_player_passed = { $seat } juega primero el próximo año.
fact-loans_counted = Se cuentan las cuotas.
fact-trade_proposed = { $kind ->
    [sale] { $by } le ofrece { $card } a { $to } por { MONEY($price) }.
   *[purchase] { $to } le ofrece a { $by } { MONEY($price) } por { $card }.
    }
fact-trade_done = { $by } le vende { $card } a { $to } por { MONEY($price) }.
fact-trade_declined = { $lapsed ->
    [1] Caduca la oferta por { $card } entre { $by } y { $to }.
   *[0] Se rechaza la oferta por { $card } entre { $by } y { $to }.
    }
fact-trade_withdrawn = { $seat } retira su oferta por { $card }.
fact-service_cancelled = { $seat } deja { $card }.
fact-game_ended = { $end ->
    [nobody] Nadie cumplió las cuatro metas. No hay campeón.
   *[won] Cumplieron las cuatro metas: { $others }. Campeonato para { $winners }.
    }

## Preguntas

ask-choose_home = ¿Qué hogar quieres?
ask-assign_home = ¿Qué hogar le das a este jugador?
ask-place_in_secret = ¿Dónde pones tu hogar? Nadie lo ve todavía.
ask-bills = Paga tus gastos.
ask-bear = Llegó el imprevisto.
ask-place = ¿Dónde pones tu hogar este año?
ask-claim_income = ¿Qué bonos reclamas? Lo que no marcas se pierde.
ask-savings = ¿Qué cartas de ahorro quieres tener?
ask-buy_investment = ¿Qué inversión compras?
ask-buy_shopping = ¿Qué compras?
ask-claim_purchase = ¿Reclamas el bienestar de lo que compraste?
ask-declare_expenses = ¿Qué líneas van en tus gastos?
ask-pay_year = Paga tus gastos. ¿Cuántas cuotas pagas?
ask-raise_expenses = Tu efectivo no alcanza para tus gastos. ¿Cómo consigues el dinero?
ask-raise_minimum = Tu efectivo no alcanza para las cuotas que tocan. ¿Cómo consigues el dinero?
ask-raise_event = Tu efectivo no alcanza para el imprevisto. ¿Cómo consigues el dinero?
ask-buy_insurance = ¿Compras una ficha de seguro?
ask-use_insurance = ¿Usas una ficha de seguro contra este imprevisto?
ask-event_choice = ¿Qué eliges?
ask-repay_before_count = Se van a contar las cuotas. ¿Cuántas pagas?
ask-cancel = ¿Qué Servicios dejas?
ask-trade = ¿Quieres comprar o vender Productos?
ask-closing = La última oportunidad de pagar y retirar.

## Jugadas

move-pass = No comprar
    .type = nada
    .about = Guardas tu dinero.
move-choose_home = Elegir este hogar
move-assign_home = Dar este hogar
move-place = Poner tu hogar
    .about = Se queda ahí todo el año.
move-buy_investment = Invertir
move-buy_shopping = Comprar
move-claim_income = Reclamar
    .about = Lo que no marcas se pierde por este año.
move-declare_expenses = Declarar
    .about = Marca todas las líneas que van en tus gastos.
move-pay_year = Pagar gastos y cuotas
    .type = pagar
    .about = Pagas tus gastos y esas cuotas.
move-repay_before_count = Pagar antes del recuento
    .type = recuento
    .about = Con menos cuotas quedas libre.
move-cancel = Dejar Servicios
    .about = Terminan su costo y su bienestar.
move-choose = Elegir
move-pay_less = Pagar lo que se pueda
    .about = Pagas tantas cuotas como alcance tu dinero. El próximo año tu hogar debe estar en Trabajos Extra.
move-take_loan = Pedir un crédito
    .about = Dinero ahora, a cambio de cuotas que después cuestan bastante más.
move-withdraw = Retirar ahorro
    .about = Fuera de la zona de Ahorro el Banco puede quedarse con una parte.
move-repay = Pagar cuotas
    .about = Las cuotas vuelven al Banco. Siempre se puede adelantar.
move-arrange = Ordenar el ahorro
    .about = Elige las cartas de ahorro que quieres tener.
move-yes = Sí
move-no = No
move-use_token = Usar una ficha
    .about = El imprevisto no te hace nada. La ficha se va.
move-avoid = Evitar el imprevisto
    .about = Tienes seguro: no te hace nada.
move-choose-pay = Pagar
move-choose-bear = Aguantar
move-propose_sale = Ofrecer en venta
move-propose_purchase = Ofrecer comprar
move-accept = Aceptar
move-decline = Rechazar
move-withdraw_offer = Retirar la oferta
move-done = Listo
    .about = Rechazas las ofertas que te hicieron. La tuya sigue abierta.
card-modifier = el imprevisto de este año

## Precio y consecuencia de una elección

note-cash = quedan { MONEY($value) } en efectivo
note-homes = hogares ahí: { $value }
note-cost = costo impreso { MONEY($value) }

## Por qué se movió el dinero

pay-start = { $to } empieza con { MONEY($amount) }.
pay-home_income = { $to } recibe { MONEY($amount) }: ingreso del hogar.
pay-interest = { $to } recibe { MONEY($amount) } de intereses.
pay-business_income = { $to } recibe { MONEY($amount) } de sus Negocios.
pay-education_income = { $to } recibe { MONEY($amount) } gracias a su Educación.
pay-extra_job = { $to } recibe { MONEY($amount) } por un trabajo extra.
pay-saved = { $of ->
    [money] { $from } guarda { MONEY($amount) }.
   *[other] { $to } tiene ahora { MONEY($amount) } más de ahorro.
    }
pay-savings_returned = { $of ->
    [money] { $to } saca { MONEY($amount) } de su ahorro.
   *[other] { $from } devuelve cartas de ahorro por { MONEY($amount) }.
    }
pay-surcharge = El Banco se queda con { MONEY($amount) } porque { $from } retiró fuera de Ahorro.
pay-loan = { $to } recibe un crédito de { MONEY($amount) }.
pay-loan_repaid_minimum = { $from } paga { MONEY($amount) } por las cuotas de este año.
pay-loan_repaid_advance = { $from } paga { MONEY($amount) } por cuotas adelantadas.
pay-investment = { $from } paga { MONEY($amount) } por una inversión.
pay-shopping = { $from } paga { MONEY($amount) } en Compras.
pay-expenses = { $from } paga { MONEY($amount) } de gastos.
pay-yearly_bonus = { $to } recibe { $amount } de bienestar por sus cartas con «+».
pay-free_time = { $to } recibe { $amount } de bienestar en Tiempo Libre.
pay-purchase = { $to } recibe { $amount } de bienestar por una compra.
pay-event = { $to ->
    [bank] { $from } pierde { $amount } de bienestar.
   *[other] { $to } recibe { $amount } de bienestar.
    }
pay-penalty = { $from } pierde { $amount } de bienestar por cuentas sin pagar.
pay-insurance = { $from } paga { MONEY($amount) } por una ficha de seguro.
pay-event_loss = { $from } paga { MONEY($amount) } por el imprevisto.
pay-event_gain = { $to } recibe { MONEY($amount) } por el imprevisto.
pay-sale = { $from } le paga { MONEY($amount) } a { $to } por un Producto.
desk-cash = dinero { $more ->
    [yes] +{ MONEY($n) }
   *[no] { MONEY($n) }
}
desk-borrowed = tiene que pedir prestado: { MONEY($n) }
desk-loans = cuotas { SIGNED($n) }
purse-savings = ahorro
purse-wellbeing = bienestar

## Puntaje y medidas

score-goals_met = Metas cumplidas: { $n } de 4
score-debts = Aún se debe, sin descontar de los puntos: { MONEY($amount) }
score-wellbeing = Puntos por bienestar: { NUMBER($points) }
score-cash = Efectivo: { NUMBER($points) }
score-savings = Ahorro: { NUMBER($points) }
score-products = Parte de lo que costaron los Productos: { NUMBER($points) }
score-businesses = Parte de lo que costaron los Negocios: { NUMBER($points) }
goal-wellbeing = Al menos { $goal } de bienestar
goal-savings = Al menos { MONEY($goal) } de ahorro
goal-loans = Ninguna cuota
goal-investments = { $goal ->
    [one] Al menos una inversión
   *[other] Al menos { $goal } inversiones
    }
rank-champion = Campeón
rank-winner = Ganador
rank-other = { $goals ->
    [one] una meta de cuatro
   *[other] { $goals } metas de cuatro
    }

## Pasos del año

step-year = El año siguiente
step-planning = Planificación
step-income = Ingresos
step-saving = Ahorro
step-extra_jobs = Trabajos Extra
step-free_time = Tiempo Libre
step-investments = Inversiones
step-shopping = Compras
step-expenses = Gastos
step-insurance = Seguros
step-unforeseen = Imprevisto
step-reorganisation = Reorganización
step-count_loans = Recuento de cuotas
step-sale = Venta de Productos
step-closing_time = Últimos pagos
step-finish = Fin del juego

## Rechazos

refused-game_over = El juego ya terminó.
refused-not_your_prompt = Esta pregunta no es para ti ahora.
refused-wrong_zone = Eso no se hace en la zona donde está el marcador.
refused-unknown_zone = Esa zona no existe.
refused-zone_without_benefit = Esa zona no da beneficio. Elige una de las seis con techo.
refused-forced_extra_job = Este año te tocan los Trabajos Extra.
refused-bad_amount = Ese número no es posible.
refused-not_multiple_of_100 = El ahorro son cartas enteras.
refused-not_enough_cash = No tienes tanto efectivo.
refused-not_enough_savings = No tienes esas cartas de ahorro.
refused-saving_restricted = Con demasiadas deudas solo se puede retirar, no ahorrar.
refused-saving_closed = Solo puedes guardar dinero en Ahorro, una vez al año.
refused-loan_closed = Ahora no se pueden pedir créditos.
refused-loan_cap = Con ese crédito tendrías más cuotas de las permitidas.
refused-loan_restricted = Con demasiadas deudas aquí no hay créditos.
refused-use_savings_first = Tu ahorro alcanza. Úsalo primero.
refused-nothing_owed = No tienes cuotas por pagar.
refused-repay_too_few = Tienes que pagar al menos el mínimo.
refused-repay_too_many = No tienes tantas cuotas.
refused-bills_first = Con tantas cuotas, primero van las cuentas. Guarda lo necesario para tus gastos.
refused-pending_payment = Primero paga lo que debes.
refused-not_in_zone = Tu hogar no está en esa zona.
refused-card_not_offered = Esa carta no está en la oferta.
refused-already_bought = Ya compraste una este año.
refused-no_token = No tienes fichas de seguro.
refused-choice_unavailable = No tienes bastante bienestar para eso.
refused-already_claimed = Esa carta ya la reclamaste.
refused-nothing_to_claim = Esa carta no tiene nada que reclamar.
refused-not_a_product = Solo se pueden vender Productos.
refused-not_owner = Ese Producto no es de quien lo vende.
refused-same_seat = No puedes comerciar contigo.
refused-unknown_seat = Ese jugador no existe.
refused-buyer_restricted = Con demasiadas deudas no se puede comprar.
refused-seller_restricted = En esta mesa, con demasiadas deudas no se puede vender.
refused-price_out_of_range = Ese precio no es posible.
refused-product_already_traded = Ese Producto ya cambió de manos este año.
refused-too_many_proposals = Ya hiciste todas tus ofertas de este año.
refused-proposal_open = Ya tienes una oferta abierta.
refused-offer_gone = Esa oferta ya no está.
refused-trade_closed = Ahora no se puede vender nada.
refused-bad_option = «{ $option }» no puede tener ese valor.
refused-bad_seat_count = FinanCity es para 1 a 6 jugadores.

## Opciones

option-level = Puntaje
    .about = Qué fórmula decide el campeón. Avanzado suma parte de lo que costaron los Productos y Negocios; todos deben estar de acuerdo.
option-level-beginner = Principiante
option-level-advanced = Avanzado
option-claims = Reclamos
    .about = Quién cobra los bonos y suma los gastos: el programa, o cada jugador a mano, con errores que se quedan.
option-claims-automatic = Automático
option-claims-by_hand = A mano
option-by_hand_increases = Aumentos olvidados
    .about = Si se reclama a mano: qué pasa si alguien olvida que sus gastos subieron.
option-by_hand_increases-stand = El error se queda
option-by_hand_increases-bank_checks = El Banco revisa
option-home_assignment = Hogares
    .about = Cómo se reparten los hogares.
option-home_assignment-random = Al azar
option-home_assignment-choose = Eligen los jugadores
option-home_assignment-trainer = Decide la persona docente
option-home_assignment-same = El mismo hogar para todos
option-first_player = Primer jugador
    .about = Quién empieza en el año 1.
option-first_player-random = Al azar
option-first_player-host = El anfitrión
option-first_player-0 = { seat-A }
option-first_player-1 = { seat-B }
option-first_player-2 = { seat-C }
option-first_player-3 = { seat-D }
option-first_player-4 = { seat-E }
option-first_player-5 = { seat-F }
option-first_player_rule = Primer jugador de cada año
    .about = Cada año quien está a la izquierda, o al azar.
option-first_player_rule-rotate = A la izquierda
option-first_player_rule-random = Al azar
option-years = Años
    .about = Cuántos años dura la partida.
option-goal_wellbeing = Meta: bienestar
    .about = Bienestar necesario para ganar.
option-goal_savings = Meta: ahorro
    .about = Ahorro necesario para ganar.
option-goal_investments = Meta: inversiones
    .about = Inversiones necesarias para ganar.
option-starting_cash = Dinero inicial
    .about = Efectivo para todos al empezar.
option-savings_plan = Intereses
    .about = Si las cartas de ahorro grandes pagan un poco más.
option-savings_plan-tiered = Las grandes pagan más
option-savings_plan-flat = Igual para todas
option-withdraw_surcharge = Recargo
    .about = Por ciento que descuenta el Banco al retirar fuera de Ahorro.
option-extra_job_pay = Pago en Trabajos Extra
    .about = Lo que paga un trabajo extra.
option-free_time_wellbeing = Bienestar en Tiempo Libre
    .about = Lo que da un año con Tiempo Libre.
option-insurance_price = Precio del seguro
    .about = Lo que cuesta una ficha de seguro.
option-loan_cards = Cuotas por crédito
    .about = Cuántas cuotas cuesta cada crédito. Con más cuotas sale más caro.
option-loan_cards_lz = Cuotas en la Zona de Créditos
    .about = Lo mismo para quienes tienen su hogar en la Zona de Créditos.
option-overindebted_may_sell = Vender con demasiadas deudas
    .about = Si quienes tienen demasiadas deudas pueden vender Productos.
option-loans_in_reorganisation = Créditos en Reorganización
    .about = Si se pueden pedir créditos después del recuento.
option-unpaid_penalty = Castigo por cuentas sin pagar
    .about = Bienestar que se pierde por cada { MONEY(100) } perdonados, o parte de ellos.
option-cancel_services = Se pueden dejar Servicios
    .about = Si los Servicios se pueden terminar en Reorganización.
option-trade = Venta de Productos
    .about = Si los jugadores se pueden vender Productos.
option-trade_price_cap = Precio máximo
    .about = Si un Producto se puede vender por más de su costo impreso.
option-trade_price_cap-none = Sin límite
option-trade_price_cap-printed_cost = Costo impreso
option-max_proposals = Ofertas en una venta
    .about = Cuántas ofertas puede hacer cada jugador en una venta.
option-hide_cash = Ocultar el efectivo
    .about = Los demás no ven tu efectivo en la mesa.
option-closing_window = Cierre
    .about = Una última oportunidad de pagar y retirar después del último imprevisto.
option-planning = Planificación
    .about = Por turnos, o todos en secreto.
option-planning-in_order = Por turnos
option-planning-secret = En secreto
option-trainer_chance = Elección docente
    .about = Qué puede elegir la persona docente en vez del azar.
option-trainer_chance-none = Nada
option-trainer_chance-events = Los imprevistos
option-trainer_chance-all = Todo

## Jugadores de la computadora

bot-baseline = Planificador
    .about = Primero hace el presupuesto, guarda una reserva y piensa en los puntos del final.
bot-saver = Ahorrador
    .about = Trabaja, ahorra y se asegura; se da pocos gustos.
bot-spender = Gastador
    .about = Compra todos los años, a crédito si hace falta.
bot-investor = Inversionista
    .about = Pide un crédito el primer año y lo pone en inversiones.
why-worth_most = Es lo que más me sirve al final.
why-keep_for_bills = Guardo lo necesario para las cuentas y ahorro el resto.
why-first_investment = Necesito una inversión para ganar.
why-pays_back = Devuelve más de lo que cuesta.
why-too_dear = Para mí no vale lo que cuesta.
why-joy = Hace la vida mejor.
why-wellbeing_short = Necesito más bienestar para ganar.
why-extra_money = Me sirve el dinero.
why-stay_safe = Quiero estar a salvo de lo que venga.
why-enough_tokens = Ya tengo bastantes fichas.
why-no_money = No me sobra dinero para eso.
why-no_token = Ahora una ficha no vale para mí lo que cuesta.
why-sell_for_debt = Vendo porque tengo demasiadas cuotas.
why-no_more_debt = Más cuotas solo lo empeorarían.
why-debt_first = La deuda es cara, así que pago lo que puedo.
why-minimum_only = Pago lo que toca y guardo el resto.
why-savings_before_loan = Usar mi ahorro cuesta menos que un crédito.
why-loan_needed = Mi ahorro no alcanza y tengo que pedir un crédito.
why-borrow_to_invest = Un crédito ahora conviene si lo invierto pronto.
why-borrow_to_shop = Lo quiero ahora y lo pago después.
why-token_worth_it = Esto me costaría más de lo que vale la ficha.
why-token_saved = Guardo mi ficha para algo peor.
why-lesser_harm = Esto me hace menos daño.
why-good_price = El precio me conviene.
why-bad_price = Ese precio no me conviene.
why-need_savings = Vendo para llegar a mi meta de ahorro.
why-nothing_to_trade = No quiero comerciar.
why-claim_all = Es mío, así que lo reclamo.

## Medidas

measure-seat = Asiento (0 es el primero)
measure-period = Año
measure-cash = Efectivo
measure-savings = Ahorro
measure-loans = Cuotas
measure-net_worth = Patrimonio
measure-wellbeing = Bienestar
measure-income_home = Ingreso: hogar
measure-income_interest = Ingreso: intereses
measure-income_business = Ingreso: Negocios
measure-income_education = Ingreso: Educación
measure-income_extra_job = Ingreso: trabajos extra
measure-income_event = Ingreso: imprevistos
measure-income_sales = Ingreso: Productos vendidos
measure-spent_investments = Gastado en inversiones
measure-spent_shopping = Gastado en compras
measure-spent_insurance = Gastado en seguros
measure-surcharges = Recargos por retirar
measure-event_money = Dinero perdido por imprevistos
measure-spent_products = Productos comprados a jugadores
measure-wellbeing_bonuses = Bienestar: bonos de cada año
measure-wellbeing_purchases = Bienestar: compras
measure-wellbeing_free_time = Bienestar: tiempo libre
measure-wellbeing_event = Bienestar: buenos imprevistos
measure-wellbeing_penalty = Bienestar perdido por cuentas sin pagar
measure-expenses_home = Gastos: hogar
measure-expenses_cards = Gastos: cartas
measure-expenses_event = Gastos: imprevistos
measure-written_off = Cuentas perdonadas
measure-loans_taken = Créditos pedidos
measure-loan_cards_received = Cuotas recibidas
measure-finance_cost = Precio del crédito
measure-cards_repaid_minimum = Cuotas pagadas: del año
measure-cards_repaid_advance = Cuotas pagadas: por adelantado
measure-event_wellbeing = Bienestar perdido por imprevistos
measure-tokens_bought = Fichas de seguro compradas
measure-tokens_used = Fichas de seguro usadas
measure-forgotten_wellbeing = Bienestar olvidado
measure-forgotten_discounts = Descuentos olvidados
measure-years_restricted = Años con demasiadas deudas
measure-goal_wellbeing = Meta cumplida: bienestar
measure-goal_savings = Meta cumplida: ahorro
measure-goal_loans = Meta cumplida: sin créditos
measure-goal_investments = Meta cumplida: inversiones
measure-zone = Zona elegida
measure-event = Imprevisto
measure-fate = Qué pasó con el imprevisto
measure-restricted = Con demasiadas deudas este año
fate-avoided_by_zone = evitado: con seguro
fate-avoided_by_token = evitado: ficha usada
fate-received = recibido
fate-untouched = sin efecto

## Lecciones

lesson-price_of_credit = { $seat } pidió { $loans ->
    [one] un crédito
   *[other] { $loans } créditos
    }. Endeudarse costó { MONEY($cost) }{ $good ->
    [1] , pero lo invertido esos años dio { MONEY($earned) } más que su precio: buena deuda.
   *[0] { $earned ->
        [0] , y nada de lo invertido esos años lo pagó.
       *[other] . Lo invertido esos años dio { MONEY($earned) } más que su precio: no alcanza.
    }
    }
lesson-uninsured_loss = Año { $period }, { $event }: sin seguro le costó a { $seat } { $owed ->
    [0] { $sorrow } de bienestar
   *[other] { MONEY($owed) }{ $sorrow ->
        [0] { "" }
       *[other] { " " }y { $sorrow } de bienestar
    }
    }. Una ficha de seguro cuesta { MONEY($price) }.
lesson-cost_of_haste = { $times ->
    [one] { $seat } retiró ahorro una vez fuera de la zona de Ahorro. Le costó { MONEY($cost) } ({ $zone }, año { $period }).
   *[other] { $seat } retiró ahorro { $times } veces fuera de la zona de Ahorro. Le costó { MONEY($cost) }, sobre todo en { $zone }, año { $period }.
    }
lesson-first_saving = { $seat } ahorró por primera vez en el año { $period }. Los intereses le dieron { MONEY($interest) } en total.
lesson-power_of_time = { $seat } compró { $card } en el año { $period } por { MONEY($price) }. Paga { MONEY($yearly) } al año y dio { MONEY($brought) }.{ $earlier ->
    [0] { "" }
    [one] { " " }Comprada un año antes, podría haber pagado una vez más.
   *[other] { " " }Comprada { $earlier } años antes, podría haber pagado { $earlier } veces más.
    }
lesson-small_print = { $years ->
    [one] { $card }: { MONEY($yearly) } más de gastos para { $seat } en un año.
   *[other] { $card }: { MONEY($yearly) } al año se volvieron { MONEY($cost) } para { $seat } en { $years } años.
    }
lesson-small_saving = { $years ->
    [one] { $card } le ahorró a { $seat } { MONEY($yearly) } en un año.
   *[other] { $card } le ahorró a { $seat } { MONEY($yearly) } al año: { MONEY($cost) } en { $years } años.
    }
lesson-price_of_joy = Lo que más alegría le dio a { $seat } por su dinero fue { $card }: { $joy } de bienestar por cada { MONEY(100) }. Lo que menos, { $other_card }: { $other_joy }.
lesson-missing_wellbeing = { $period ->
    [0] A { $seat } le faltaron { $missing } de bienestar para la meta.
   *[other] A { $seat } le faltaron { $missing } de bienestar para la meta. Después del año { $period }, Tiempo Libre cada año todavía podía alcanzarla.
    }
lesson-missing_savings = { $period ->
    [0] A { $seat } le faltaron { MONEY($missing) } para la meta de ahorro.
   *[other] A { $seat } le faltaron { MONEY($missing) } para la meta de ahorro. Al final del año { $period } tenía dinero para eso.
    }
lesson-missing_loans = { $seat } terminó con { $missing ->
    [one] una cuota
   *[other] { $missing } cuotas
    }{ $period ->
    [0] .
   *[other] . Al final del año { $period } no debía nada.
    }
lesson-missing_investments = A { $seat } le faltaron las inversiones que pide la meta. En el año { $period } todavía estaba a tiempo de comprar.
lesson-forgotten = { $seat } olvidó pedir { $wellbeing ->
    [0] { MONEY($money) } en descuentos
   *[other] { $wellbeing } de bienestar{ $money ->
        [0] { "" }
       *[other] { " " }y { MONEY($money) } en descuentos
    }
    }.

## Terminal

bar-year = Año { $n } de { $of }
bar-free = Libre para gastar: { MONEY($amount) }
bar-event = Este año:
bar-investment = { MONEY($cost) } → { MONEY($income) } al año
bar-purchase = { $yearly ->
    [yes] { MONEY($cost) } → +{ $wellbeing } de bienestar cada año
   *[no] { MONEY($cost) } → { $wellbeing } de bienestar
    }
bar-restricted = demasiadas deudas
bar-bound = Trabajos Extra el próximo año
bar-forecast = Este año
bar-income = ingreso { MONEY($amount) },
bar-bill = gastos { MONEY($amount) },
bar-due = { $count ->
    [0] ninguna cuota por pagar
    [one] una cuota por pagar ({ MONEY($amount) })
   *[other] { $count } cuotas por pagar ({ MONEY($amount) })
    }
bar-goals = Tus metas
bar-own = Tienes

## El tablero en la página

board-city = El tablero
board-prompt = Lo que puedes hacer
board-players = Jugadores
board-mine = Tu hogar
board-your-turn = Tu turno
board-you = Tú
board-tools = Crédito · Ahorros
board-back = Volver
board-aims = Al final del último año necesitas:
board-lately = Lo que pasó hace poco
board-now = Año { $year }: { $zone }
board-where = Año { $year } de { $of }
board-whole = todo el tablero
board-near = más cerca
board-window = El tablero, cerca del bus
board-year = año
board-first = inicia
board-first-is = { $name } juega primero
board-events-left = { $n ->
    [one] Queda una carta de imprevisto
   *[other] Quedan { $n } cartas de imprevisto
    }
board-event-place = imprevisto en zona 10
board-homes-here = Aquí: { $names }.
board-bus-here = El bus está aquí.
board-zone-Z10 = Imprevisto
board-zone-Z11 = Reorganizar
board-zone-LZ = Créditos
board-zone-all = todos
board-zone-card = compra una carta
board-zone-job = + { MONEY($amount) }
board-zone-rest = + { $amount } ♥
board-zone-safe = a salvo este año
board-zone-loans = { MONEY($amount) } por { $n } cuotas
board-offer-investments = Inversiones en oferta
board-offer-shopping = Compras en oferta
board-line-investments = Inversiones y su mazo
board-line-shopping = Compras y su mazo
board-offer-empty = Nada en oferta
board-deck = Mazo: { $n } cartas sin ver, { $known } conocidas debajo
board-unseen = sin ver
board-under = Se sabe que están debajo
board-under-none = Ninguna todavía.
board-card-income = +{ MONEY($amount) } al año
board-card-joy = { $n } ♥ una vez
board-card-joy-yearly = +{ $n } ♥ al año
board-card-bills-up = cuentas +{ MONEY($amount) } al año
board-card-bills-down = cuentas −{ MONEY($amount) } al año
board-card-up = cuentas +{ MONEY($amount) }
board-card-down = cuentas −{ MONEY($amount) }
board-cash = efectivo
board-savings = ahorro
board-loans-word = créditos
board-wellbeing = bienestar
board-investments = inversiones
board-tokens = fichas de seguro
board-acts = decide
board-stands = en { $zone }
board-loans = { $n } de { $most } cuotas de crédito
board-light-wellbeing = { $n }{"\u000A"}de { $goal }
board-light-savings = { $n }{"\u000A"}de { $goal }
board-light-loans = { $n ->
    [0] sin{"\u000A"}créditos
    [one] 1{"\u000A"}cuota
   *[other] { $n }{"\u000A"}cuotas
    }
board-light-investments = { $n } de { $goal }{"\u000A"}inversión
board-reached = cumplida
board-not-yet = todavía no
board-open-home = Ver todo el hogar
board-income = ingreso
board-sum = La cuenta del año
board-bills = cuentas
board-bills-paid = pagadas
board-due = cuotas
board-free = libre
board-left-word = queda
board-missing = falta
board-owing = { $n ->
    [one] 1 cuota: debes { MONEY($amount) }
   *[other] { $n } cuotas: debes { MONEY($amount) }
    }
board-owing-none = No debe nada.
board-tool-take_loan = Pedir { MONEY($amount) }
board-tool-withdraw = Usar ahorros
board-tool-repay = Pagar cuotas
board-cost-loan = debes { MONEY($amount) }
board-cost-full = por su valor completo
board-cost-withdraw = se pierden { MONEY($amount) } de { MONEY($face) }
board-cost-repay = { $n ->
    [one] 1 cuota
   *[other] { $n } cuotas
    }
board-closed = ahora no
board-closed-nothing_owed = sin créditos
board-closed-not_enough_savings = sin ahorros
board-closed-not_enough_cash = falta efectivo
board-closed-loan_restricted = demasiadas deudas
board-closed-loan_cap = demasiadas cuotas
board-closed-bills_first = primero las cuentas
board-closed-pending_payment = primero paga
board-closed-loan_closed = cerrado en zona 11
board-brings = Cada año trae
board-joys = Comprado para vivir mejor
board-costs = Cada año cuesta
board-home-income = Ingreso del hogar
board-home-bills = Cuentas del hogar
board-savings-card = Carta de ahorro de { MONEY($face) }
board-savings-cards = { $n } × carta de ahorro de { MONEY($face) }
board-since = desde el año { $year }
board-nothing-yet = Nada todavía.
board-tokens-left = { $n ->
    [0] sin fichas de seguro
    [one] una ficha de seguro
   *[other] { $n } fichas de seguro
    }
board-fewer = Una carta de { MONEY($face) } menos
board-more = Una carta de { MONEY($face) } más
board-repay-how-many = Cuotas que pagas
board-left = quedan { MONEY($amount) }
board-left-after-bills = quedan { MONEY($amount) } tras las cuentas
board-bills-short = cuentas: faltan { MONEY($amount) }
board-too-dear = faltan { MONEY($amount) } en efectivo
board-pays-back = { $years } × { MONEY($income) } = { MONEY($total) } de vuelta
board-pays-never = último año: ya no paga nada
board-joy = { $n } ♥ ahora, una vez
board-joy-yearly = { $n } ♥ ahora y { $years } × después = { $total } ♥
board-joy-left = quedan { $n } ♥
board-homes = { $n ->
    [one] ya hay un hogar ahí
   *[other] ya hay { $n } hogares ahí
    }
board-place-Z4 = Ganas { MONEY($amount) }.
board-place-Z5 = Descansas: +{ $n } ♥.
board-place-Z6 = Compras 1 de { $n } cartas, desde { MONEY($amount) }.
board-place-Z7 = Compras 1 de { $n } cartas, desde { MONEY($amount) }.
board-place-Z9 = A salvo este año. Ficha: { MONEY($amount) }.
board-place-LZ = Todo el año { MONEY($amount) } por { $n } cuotas.
board-place-nothing = Aquí no ganas nada.
board-pass = Pasar
board-pass-gain = sin carta nueva
board-claim-yes = Sí, lo pido
board-claim-no = No
board-token-yes = Comprar una ficha
board-token-no = Sin ficha
board-token-gain = Detiene un imprevisto de otro año
board-token-held = { $n ->
    [0] No tienes ninguna.
    [one] Tienes una.
   *[other] Tienes { $n }.
    }
board-safe = No te pasa nada
board-accept-event = Asumirlo
board-home-sum = entran { MONEY($income) }, salen { MONEY($expenses) } al año
board-borrow = Pedir { MONEY($amount) }
board-borrow-price = { $n } cuotas: { MONEY($amount) } por devolver
board-borrow-then = Luego { $n } cuotas; al menos { $due } por año
board-borrow-over = Luego { $n } cuotas: son demasiadas si siguen
board-done-gain = Nada más
board-either = Una de estas: { $ways }
board-help-invest = Paga cada año del { $from } al { $to }: { $n ->
    [one] una vez
   *[other] { $n } veces
    }.
board-help-invest-last = Es el último año: una carta comprada ahora no paga, pero cuenta como tu inversión.
board-help-place = Un beneficio para todo el año. El bus pasa y lo reparte.
board-help-place_in_secret = Todos eligen a la vez; luego se muestran los hogares.
board-help-savings = El ahorro da intereses cada año. En otra zona, retirarlo te puede costar.
board-help-buy_shopping = Un + significa: otra vez cada año siguiente.
board-help-buy_insurance = Este año ya estás a salvo. La ficha es para después.
board-help-pay_year = Primero las cuentas. Cada cuota que pagas cuesta lo mismo.
board-help-declare_expenses = Marca lo que cambia tus cuentas. Lo que olvidas, olvidado queda.
board-help-claim_income = Marca cada carta cuyo bono pides.
board-help-trade = Solo los Productos cambian de manos. Quien compra no recibe ♥ ahora, pero las cartas con + pagan el próximo año.
board-help-count = Tienes { $n } cuotas. Con { $over } o más tienes demasiadas deudas: Trabajos Extra el próximo año, sin comprar, sin ahorrar, sin créditos.
board-ask-buy_investment = Compra una inversión, o pasa.
board-ask-buy_shopping = Compra una carta, o pasa.
board-missing-money = Te faltan { MONEY($amount) }.
board-for-you = Para ti: { $harm }
board-still-over = Sigues con demasiadas deudas.
board-bill-parts = Cuentas: hogar { MONEY($home) }, cartas { MONEY($cards) }, imprevisto { MONEY($event) } = { MONEY($total) }.
board-each-year = +{ MONEY($amount) } al año cada una
board-each-gives = recibes { MONEY($amount) } por cada una, tienes { $n }
board-withdraw-how = Elige las cartas que devuelves.
board-save-spare = Ahorrar todo lo libre: { MONEY($amount) }
board-go-save = Ahorrar { MONEY($amount) }
board-go-take-back = Retirar { MONEY($amount) }
board-go-keep = Dejarlo así
board-go-withdraw = Retirar: recibes { MONEY($amount) }
board-go-pay = { $n ->
    [0] Pagar las cuentas
    [one] Pagar las cuentas y 1 cuota
   *[other] Pagar las cuentas y { $n } cuotas
    }
board-go-repay = { $n ->
    [0] No pagar cuotas
    [one] Pagar 1 cuota: { MONEY($amount) }
   *[other] Pagar { $n } cuotas: { MONEY($amount) }
    }
board-go-claim_income = Pedir estos
board-go-claim_income-none = No pedir nada
board-go-declare_expenses = Estas son mis cuentas
board-go-declare_expenses-none = Solo el hogar
board-go-cancel = Dejar estos
board-go-cancel-none = Quedarme con todos
board-weigh-arrange = al ahorro
board-weigh-withdraw = del ahorro
board-weigh-take_loan = crédito
board-weigh-pay_year = más cuotas
board-weigh-repay = pagado
board-weigh-repay_before_count = pagado
board-trade-deals = Lo que puedes ofrecer
board-trade-sell = Vender { $card } a { $name }
board-trade-buy = Comprar { $card } a { $name }
board-trade-joy = +{ $n } ♥ al año para su dueño
board-trade-no-joy = ya no da ♥
board-trade-waits = espera respuesta
board-trade-price = Precio
board-cheaper = { MONEY($n) } menos
board-dearer = { MONEY($n) } más
board-trade-left = { $n ->
    [0] No te quedan ofertas.
    [one] Te queda una oferta.
   *[other] Puedes hacer { $n } ofertas.
    }
board-trade-done = Terminé de comerciar
board-go-sell = Ofrecerlo a { $name } por { MONEY($price) }
board-go-buy = Ofrecer { MONEY($price) } a { $name }
board-goals-title = Las cuatro metas
board-goal-wellbeing = bienestar
board-goal-savings = ahorro
board-goal-loans = sin créditos
board-goal-investments = una inversión
board-missed = Todavía no: { $goals }
board-chart-worth = Dinero reunido
    .about = efectivo y ahorro, menos lo que se debe
board-chart-joy = Bienestar
    .about = puntos reunidos año a año
board-chart-income = De dónde vino el dinero
board-chart-joys = De dónde vino el bienestar
board-chart-hero = { $name }, año a año
board-years-title = Año a año: { $name }
board-costs-title = Intereses, deudas, apuros y mala suerte

## Lo que puede elegir la persona docente

stream-events = El próximo imprevisto
stream-investments = La próxima carta de inversión
stream-shopping = La próxima carta de compras
stream-first_player = Quién empieza

## Momentos que conviene encontrar otra vez

moment-event_drawn = Imprevisto
moment-over_indebted = Demasiadas deudas
moment-bill_written_off = Cuenta perdonada
moment-service_cancelled = Servicio cancelado
moment-trade_done = Trato

## Lo que me pasó

happened-event = El imprevisto del año
happened-income = Año { $n }: tus ingresos
happened-bills = Tus cuentas
happened-trade = Un trato
heard-heart = de bienestar
mine-cash = Efectivo
mine-saved = Ahorro
mine-wellbeing = Bienestar
mine-free = Libre
mine-loans = Cuotas
mine-investments = Inversión

## Las metas del juego

aim-wellbeing = { NUMBER($n) } de bienestar.
aim-savings = { MONEY($n) } en ahorros.
aim-investments = { $n ->
    [one] { NUMBER($n) } inversión.
   *[other] { NUMBER($n) } inversiones.
}
aim-loans = { $n ->
    [0] ninguna cuota.
   *[other] como máximo { NUMBER($n) } cuotas.
}

## The terminal: always in sight, and fields to fill in

own-money = Tienes { $cash ->
    [none] efectivo oculto
   *[other] { MONEY($cash) } en efectivo
    } y { MONEY($savings) } en ahorros.
own-rest = Bienestar { $wellbeing }. Cuotas { $loans }. Fichas de seguro { $tokens }.
own-bills = Falta pagar este año: { MONEY($bill) } de gastos{ $due ->
    [0] { "" }
   *[other] { " " }y { MONEY($due) } de cuotas
    }.
field-arrange = ¿Cuántas cartas de ahorro de { $face } tendrás? (ahora { $held })
field-withdraw = ¿Cuántas cartas de ahorro de { $face } retiras? (tienes { $held })
field-card = ¿Qué Producto?
field-buyer = ¿A quién?
field-price = ¿A qué precio?

# The picture of a turn, on the first page of the rulebook.
turn-title = Un año

## Por qué alguien queda detrás de otra persona
behind-goals = { $seat } cumplió { $mine } de 4 metas y { $other }, { $theirs }. Primero cuentan las metas; los puntos, después.
behind-score = Tantas metas como { $other }, pero { NUMBER($mine) } puntos en vez de { NUMBER($theirs) }.
behind-fraction = Tantas metas como { $other }, y a menos de un punto.
behind-investments = Tantos puntos como { $other }, pero { $mine } inversiones en vez de { $theirs }.
behind-savings = Tantos puntos e inversiones como { $other }, pero { MONEY($mine) } ahorrados en vez de { MONEY($theirs) }.

## Jugadas en frases enteras: se dicen donde no hay tablero al lado

saved-SV100 = { $n ->
    [one] { savings-SV100 }
   *[other] { $n } × { savings-SV100 }
}
saved-SV500 = { $n ->
    [one] { savings-SV500 }
   *[other] { $n } × { savings-SV500 }
}
saved-SV1000 = { $n ->
    [one] { savings-SV1000 }
   *[other] { $n } × { savings-SV1000 }
}
do-choose_home = Elegir { $home }
do-assign_home = Dar { $home }
do-place = Poner tu hogar en { $zone }
do-buy_investment = Invertir en { $card }
do-buy_investment-pass = No invertir en nada
do-buy_shopping = Comprar { $card }
do-buy_shopping-pass = No comprar nada
do-claim_income = { $cards ->
    [none] No reclamar nada
   *[other] Reclamar lo que dan { $cards }
}
do-declare_expenses = { $lines ->
    [none] No declarar nada más que tu hogar
   *[other] Declarar { $lines }
}
do-cancel = { $cards ->
    [none] No dejar ningún Servicio
   *[other] Dejar { $cards }
}
do-pay_year = { $n ->
    [0] Pagar tus gastos y ninguna cuota
    [one] Pagar tus gastos y una cuota
   *[other] Pagar tus gastos y { $n } cuotas
}
do-repay = { $n ->
    [one] Pagar una cuota
   *[other] Pagar { $n } cuotas
}
do-repay_before_count = { $n ->
    [0] No pagar nada antes del recuento
    [one] Pagar una cuota antes del recuento
   *[other] Pagar { $n } cuotas antes del recuento
}
do-arrange = { $saved ->
    [none] No tener cartas de ahorro
   *[other] Tener en ahorro: { $saved }
}
do-withdraw = { $saved ->
    [none] No retirar nada
   *[other] Retirar de tu ahorro: { $saved }
}
do-propose_sale = { $price ->
    [0] Ofrecer { $card } a { $to } de regalo
   *[other] Ofrecer { $card } a { $to } por { MONEY($price) }
}
do-propose_purchase = { $price ->
    [0] Pedir { $card } de regalo
   *[other] Ofrecer { MONEY($price) } por { $card }
}
offer-terms = { $price ->
    [0] { $card } de regalo
   *[other] { $card } por { MONEY($price) }
}
do-accept = { $terms ->
    [none] Aceptar el trato
   *[other] Aceptar el trato que propone { $by }: { $terms }
}
do-decline = { $terms ->
    [none] Rechazar el trato
   *[other] Rechazar el trato que propone { $by }: { $terms }
}
do-withdraw_offer = { $terms ->
    [none] Retirar tu oferta
   *[other] Retirar tu oferta a { $other }: { $terms }
}
do-use_insurance-accept = Aceptar el imprevisto
do-use_insurance-use_token = Usar una ficha de seguro
do-buy_insurance-yes = Comprar una ficha de seguro
do-buy_insurance-no = No comprar ficha de seguro
do-event_choice-choose = { $way ->
    [pay] Pagar lo que cuesta el imprevisto
   *[bear] Aguantar el imprevisto
}
do-trade-done = Terminar de comerciar
do-closing-done = Cerrar tus cuentas
do-claim_purchase-yes = Reclamar lo que da la carta
do-claim_purchase-no = Renunciar a lo que da la carta
