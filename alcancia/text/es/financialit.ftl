## Who and what

game-name = FinanciaLit
game-tagline = Lleva el dinero de una familia durante ocho períodos. Gana la familia más feliz.
    .box = Una familia, muchas facturas
game-teaches = Facturas del hogar, seguros, profesión, inversión y cómo prepararse para los malos días
    .short = Facturas, profesión, planes
game-length = De 30 a 45 minutos
    .short = 40 min
currency-units = Unidades
label-units = Unidades
label-happiness = Felicidad
label-projected = Felicidad si el juego acabara ahora
label-income = Ingresos
label-forecast = Próximos ingresos, antes de la variación
label-goods = Productos básicos
label-need = Necesarios este período
label-bills = Facturas
label-discount = Descuento
label-free = Queda tras productos y facturas
label-pawns = Peones
label-cost = Precio
label-upkeep = Mantenimiento por período
label-premium = Prima
label-slots = Períodos de espera
label-copies = Cartas en el mazo
label-round = Período { $round } de { $rounds }
label-events = Sucesos este período: { $n }
label-first = Primer jugador
label-loans = Préstamos
label-investments = Inversiones
label-insurances = Seguros
label-skills = Habilidades
label-careers = Empleos
label-luxuries = Lujos
label-closed = cerrada
label-miscalculation = Error de cálculo
label-aid-left = Ayuda familiar: disponible
label-aid-used = Ayuda familiar: usada
label-saved = ahorró

# La mesa en palabras
view-round = Período
view-rounds = Períodos en total
view-market = En el mercado
view-shows = En oferta
view-career = Empleo
view-skill = Habilidad
view-short = Corto plazo
view-long = Largo plazo
view-last_event = Último suceso
view-family = Familia
view-units = Unidades
view-happiness = Felicidad
view-goods = Productos básicos
view-need = Usa por período
view-bills_due = Facturas
view-tracker = Ingresos
view-after_bills = Queda tras las facturas
view-forecast = Próximo ingreso
view-pawns_free = Peones libres
view-placed = Peones colocados
view-luxuries = Lujos
view-insurances = Seguros
view-skills = Habilidades
view-careers = Empleos
    .each = { $a }
view-loans = Préstamos
view-miscalculation = Error de cálculo
view-projected = Felicidad si acabara ahora

# Primeros pasos: unas palabras para cada una de las primeras decisiones (tutorial.toml)
learn-pawns = Eres una familia con tres peones. En cada período los envías a la ciudad, uno por turno. Al final cuenta la felicidad. Primero el seguro: los sucesos empiezan en el próximo período.
learn-places = Cada lugar tiene pocas casillas y cada familia va una vez por período. En el mercado laboral y los centros de formación encuentras un trabajo mejor o aprendes algo. Un buen trabajo paga todo lo que sigue.
learn-third-pawn = Tu hogar consume productos básicos en cada período; los que faltan restan felicidad. En el mercado los hay, y también lujos. Si nada te conviene, puedes ahorrar.
learn-career = Una carta de empleo es gratis, pero tu peón se queda un tiempo en ella y tu próximo ingreso baja 1. Después paga período tras período. Es como sembrar.
learn-basic = El seguro básico cubre los daños en casa, y lo necesitas antes que cualquier otra cobertura. Ahora no cuesta nada; su prima se suma a tus facturas de cada período.
learn-goods = Si compras siete o más a la vez, toda la compra cuesta 1 Unidad menos. Lo que no usas queda guardado y te ahorra una visita.
learn-luxury = Los lujos dan felicidad y muchos tienen un efecto duradero. Antes de comprar mira la factura del final del período: ¿podrás pagarla?
learn-income = Un período nuevo: llegó tu ingreso. Es el de tu familia, más una carta de suerte, tus empleos e inversiones, menos lo que cuestan los préstamos.
learn-events = Desde ahora hay sucesos: uno, luego dos, luego tres por período. Cada uno dice a quién no le toca. ¿Contra qué no tienes seguro todavía?
learn-discount = Un peón en las facturas te da un descuento. Cuanto más altas son tus facturas, más vale.
learn-invest = Una inversión tiene una ficha que cuenta hacia atrás, un paso por período. Cuando llega, paga. Las de corto plazo pagan pronto; las de largo plazo pagan más. En la vida real una inversión también puede perder dinero; aquí no ocurre.
learn-loan = Un préstamo te da 5 Unidades ahora y te quita 4 de cada uno de los dos próximos ingresos. ¿Hay algo más barato?

## Places

location-LAB = Mercado laboral y centros de formación
    .about = Busca un empleo mejor o aprende una habilidad.
location-INV = Oportunidades de inversión
    .about = Guarda dinero ahora y recibe más después.
location-INS = Agencia de seguros
    .about = Paga un poco cada período para que la mala suerte no cueste nada.
location-MKT = El mercado
    .about = Compra comida y cosas para la casa, y lujos.
location-BIL = Facturas
    .about = Paga pronto y ahorra una parte de la factura.
phase-income = Ingresos
phase-action = Acciones
phase-payments = Pagos y sucesos
phase-upkeep = Mantenimiento
phase-final = Liquidación final
peril-home = Daños en casa
peril-fire = Incendio
peril-theft = Robo
peril-health = Enfermedad
peril-vehicle = Vehículo y viaje
peril-job = Falta de trabajo
tag-vehicle = vehículo
deck-event = Sucesos
deck-income = Variaciones de ingresos
deck-luxury = Lujos
deck-career = Empleos
deck-skill = Habilidades
deck-short = Inversiones a corto plazo
deck-long = Inversiones a largo plazo

## What cards do

effect-income = Ingresos { SIGNED($n) }
effect-bills = Facturas { SIGNED($n) }
effect-goods_need = Productos necesarios { SIGNED($n) }
effect-skill_cost = Precio de las Habilidades { SIGNED($n) }
effect-invest_cost = Precio de las Inversiones { SIGNED($n) }
effect-rebate_from = Rebaja en productos desde { $n }
effect-discount_extra = Con el descuento en facturas: { $n } más
effect-discount_always = Siempre tiene el descuento en facturas
effect-protect = Protege contra: { $what }
effect-immune_event = A salvo de: { $what }
effect-no_pawn_away = Ningún peón se va nunca
effect-card_weight = Cuenta como { $n } cartas al final
effect-end_happiness = Felicidad al final { SIGNED($n) }
effect-on_activation = Felicidad al empezar el empleo { SIGNED($n) }
effect-modifier_times = Las variaciones de ingresos cuentan { $n } veces
effect-modifier_none = Las variaciones de ingresos no hacen nada
effect-modifier_min = Las variaciones de ingresos nunca bajan de { $n }
effect-aid_amount = La Ayuda familiar da { $n }
effect-aid_free = Ayuda familiar sin Error de cálculo
effect-career_penalty = { $n ->
        [0] Buscar empleo no baja los ingresos
       *[other] Buscar empleo baja los ingresos en { $n }
    }
effect-loan_instalment = Los préstamos quitan { $n } por período
effect-goods_per_income = { $n ->
        [one] { $n } producto
       *[other] { $n } productos
    } en cada fase de Ingresos
operation-PAY = Paga { $n ->
        [one] { $n } Unidad
       *[other] { $n } Unidades
    }
operation-PAY_IF_TAG = Paga { $n ->
        [one] { $n } Unidad
       *[other] { $n } Unidades
    } más con un { $what }
operation-PAY_PER_LOAN = Paga { $n ->
        [one] { $n } Unidad
       *[other] { $n } Unidades
    } por cada Préstamo
operation-HAPPY = Felicidad { SIGNED($n) }
operation-GOODS = Productos básicos { SIGNED($n) }
operation-GOODS_HALF = Pierdes la mitad de tus Productos básicos
operation-GAIN = Recibe { $n ->
        [one] { $n } Unidad
       *[other] { $n } Unidades
    }
operation-GAIN_PER-work = Recibe { $n ->
        [one] { $n } Unidad
       *[other] { $n } Unidades
    } por cada Habilidad y Empleo activo, como máximo { $max }
operation-GAIN_PER-insurance = Recibe { $n ->
        [one] { $n } Unidad
       *[other] { $n } Unidades
    } por cada Seguro, como máximo { $max }
operation-INCOME_NEXT = Próximos ingresos { SIGNED($n) }
operation-BILLS_NEXT = Próximas facturas { SIGNED($n) }
operation-PAWN_AWAY = Un peón está fuera el próximo período
operation-INVEST_SHIFT = Fichas de inversión { SIGNED($n) }
operation-HAPPY_IF_UNITS = Felicidad { SIGNED($n) } con { $what } Unidades o más
unless-skills = Salvo que tengas { $n ->
        [one] una Habilidad
       *[other] { $n } Habilidades
    }
unless-no_loan = Solo si tienes un Préstamo
stopped-by = Lo evita: { $what }

## Questions

ask-setup_family = ¿Qué familia quieres ser?
ask-action_turn = ¿Adónde mandas un peón? ¿O ahorras?
ask-pay_labour = ¿Un empleo mejor o estudiar?
ask-pay_invest = ¿Qué inversión compras?
ask-pay_insurance = ¿Contra qué te aseguras?
ask-pay_market = ¿Qué compras? Piensa en las facturas que faltan.
ask-pay_last_call = Tus Unidades no alcanzan para las facturas. Último aviso antes de pagar.
ask-raise_money = Tienes que pagar y no te alcanza. ¿Cómo reúnes el dinero?
ask-final_loans = El juego terminó, tus préstamos no. ¿Cuáles pagas con Unidades? Los demás cuestan Felicidad.
ask-trainer_event = ¿Qué suceso ocurre?
ask-trainer_income = ¿Qué carta de ingresos recibe cada familia?
ask-take_loan = ¿Pedir un préstamo?
ask-family_aid = ¿Pedir ayuda a la familia?
ask-repay_loan = ¿Devolver antes un préstamo?

## Moves

move-choose_family = Elegir esta familia
    .about = Juegas con ella toda la partida.
move-place = Mandar un peón
    .about = El peón trabaja ahí este período.
move-save = Ahorrar
    .about = No colocas más peones este período.
move-seek = Aceptar este empleo
    .about = Gratis. El peón está ocupado hasta el final de la próxima fase de Acciones; tus próximos ingresos son algo menores.
move-learn = Aprender esta habilidad
    .about = Suma a tus ingresos desde el próximo período.
move-forgo = Irte sin nada
    .about = Tu peón vino para nada.
move-invest = Comprar esta inversión
    .about = Paga cuando su ficha sale de la casilla 1.
move-take_basic = Tomar el Seguro básico
    .about = La prima entra en tus facturas desde ahora.
move-change_clauses = Cambiar tus coberturas
    .about = Se añaden las que no tienes y se quitan las que tienes.
move-remove_basic = Quitar el Seguro básico
    .about = Ahorras la prima y pierdes la cobertura.
move-refresh_market = Cambiar la vitrina
    .about = Todos los lujos vuelven al mazo y salen otros. Solo antes de comprar.
move-buy_goods = Comprar productos
    .about = Una vez por visita. Los productos que faltan cuestan Felicidad.
move-buy_luxury = Comprar este lujo
    .about = Su Felicidad llega al momento; su mantenimiento, cada período.
move-done = Listo
    .about = Sales del mercado y se rellena.
move-take_loan = Pedir un préstamo
    .type = préstamo
    .about = Unidades ahora, que se devuelven de tus dos próximos ingresos.
move-family_aid = Pedir Ayuda familiar
    .type = ayuda
    .about = Unidades de tu familia que no devuelves nunca.
move-proceed = Seguir
    .about = Lo que no puedas pagar trae un Error de cálculo.
move-settle = Liquidar
    .about = Los préstamos que elijas se pagan con Unidades; los demás, con Felicidad.
move-repay_loan = Devolver este préstamo
    .about = Todo lo que falta, ahora.
move-choose_event = Mostrar este suceso
    .about = Es para todos.
move-draw = Que decida el azar
    .about = Se saca una carta del mazo.
move-deal = Repartir estas cartas
    .about = Las familias sin carta elegida sacan una.

## Facts

fact-family_chosen = { $seat } juega con la familia «{ $family }».
fact-round_started = Empieza el período { $round } de { $rounds }. Va primero { $seat }.
fact-income_modifier = { $source ->
        [trainer] La persona docente da a { $seat } «{ $card }»: ingresos { SIGNED($value) }.
       *[deck] { $seat } recibe «{ $card }»: ingresos { SIGNED($value) }.
    }
fact-income_set = { $seat } tiene unos ingresos de { $income }.
fact-loan_instalment = Los préstamos quitan { $amount ->
        [one] { $amount } Unidad
       *[other] { $amount } Unidades
    } a los ingresos de { $seat }.
fact-loan_closed = { $seat } terminó de pagar un préstamo: { $got ->
        [one] { $got } Unidad
       *[other] { $got } Unidades
    } recibidas, { $paid ->
        [one] { $paid } Unidad
       *[other] { $paid } Unidades
    } devueltas.
fact-investment_advanced = «{ $card }» de { $seat } pasa a la casilla { $token }.
fact-investment_paid = «{ $card }» paga a { $seat } { $units ->
        [one] { $units } Unidad
       *[other] { $units } Unidades
    }{ $happiness ->
        [0] { "" }
       *[other] { " " }y { $happiness } de Felicidad
    }.
fact-harvest = { $seat } recibe { $n ->
        [one] { $n } producto
       *[other] { $n } productos
    } de casa.
fact-shortfall = Los ingresos de { $seat } están por debajo de cero: hay que pagar { $amount ->
        [one] { $amount } Unidad
       *[other] { $amount } Unidades
    }.
fact-pawn_placed = { $seat } manda un peón a { $location }, casilla { $slot }.
fact-insurance_fee = Por el Error de cálculo { $seat } paga { $amount ->
        [one] { $amount } Unidad
       *[other] { $amount } Unidades
    } al entrar en la agencia.
fact-saved = { $seat } ahorra.
fact-pawn_away = Un peón de { $seat } está fuera el próximo período.
fact-pawn_back = Vuelve un peón de { $seat }.
fact-career_active = { $seat } empieza el empleo «{ $card }».{ $happiness ->
        [0] { "" }
       *[other] { " " }Felicidad { SIGNED($happiness) }.
    }
fact-career_taken = { $seat } busca el empleo «{ $card }». Un peón está ocupado.
fact-skill_learned = { $seat } aprende «{ $card }» por { $price ->
        [one] { $price } Unidad
       *[other] { $price } Unidades
    }.
fact-investment_bought = { $seat } compra «{ $card }» por { $price ->
        [one] { $price } Unidad
       *[other] { $price } Unidades
    }.
fact-insurance_changed = { $seat } cambia su seguro.{ $added ->
        [none] { "" }
       *[other] { " " }Añade: { $added }.
    }{ $removed ->
        [none] { "" }
       *[other] { " " }Quita: { $removed }.
    }{ $price ->
        [0] { "" }
       *[other] { " " }Pagado al momento: { $price ->
            [one] { $price } Unidad
           *[other] { $price } Unidades
        }.
    }
fact-market_refreshed = { $seat } pide cambiar la vitrina por { $price ->
        [one] { $price } Unidad
       *[other] { $price } Unidades
    }.
fact-goods_bought = { $seat } compra { $n ->
        [one] { $n } producto
       *[other] { $n } productos
    } por { $price ->
        [one] { $price } Unidad
       *[other] { $price } Unidades
    }.
fact-luxury_bought = { $seat } compra «{ $card }» por { $price ->
        [one] { $price } Unidad
       *[other] { $price } Unidades
    }.{ $happiness ->
        [0] { "" }
       *[other] { " " }Felicidad +{ $happiness }.
    }
fact-market_refilled = Nuevo en el mercado: { $cards }.
fact-forgone = { $seat } se va de { $location } sin tomar nada.
fact-goods_used = { $seat } gasta { $n ->
        [one] { $n } producto
       *[other] { $n } productos
    }.
fact-goods_missing = { $n ->
        [one] A { $seat } le falta { $n } producto
       *[other] A { $seat } le faltan { $n } productos
    } y pierde { $happiness } de Felicidad.
fact-bills_paid = { $seat } paga { $amount ->
        [one] { $amount } Unidad
       *[other] { $amount } Unidades
    } de facturas.{ $discount ->
        [0] { "" }
       *[other] { " " }Ahorrado por el descuento: { $discount }.
    }
fact-miscalculation = { $again ->
        [yes] { $seat } otra vez no puede pagar y pierde { $happiness } de Felicidad.
       *[no] { $seat } no puede pagar y toma un Error de cálculo.
    }
fact-loan_taken = { $seat } pide prestadas { $amount ->
        [one] { $amount } Unidad
       *[other] { $amount } Unidades
    }.{ $happiness ->
        [0] { "" }
       *[other] { " " }Cuesta { $happiness } de Felicidad.
    }
fact-loan_repaid = { $seat } devuelve antes un préstamo por { $price ->
        [one] { $price } Unidad
       *[other] { $price } Unidades
    }.
fact-aid_taken = La familia ayuda a { $seat } con { $amount ->
        [one] { $amount } Unidad
       *[other] { $amount } Unidades
    }.
fact-miscalculation_cleared = { $seat } vuelve a tener dinero y devuelve el Error de cálculo.
fact-insolvency = { $seat } es insolvente: paga { $paid ->
        [one] { $paid } Unidad
       *[other] { $paid } Unidades
    }, { $unpaid ->
        [one] se le perdona { $unpaid } Unidad
       *[other] se le perdonan { $unpaid } Unidades
    } y pierde { $happiness } de Felicidad.
fact-event_shown = { $source ->
        [trainer] La persona docente elige el suceso: «{ $card }».
       *[deck] Suceso: «{ $card }».
    }
fact-event_prevented = { $shield ->
        [none] «{ $card }» no afecta a { $seat }.
       *[other] { $shield } protege a { $seat } de «{ $card }».
    }{ $units ->
        [0] { "" }
       *[other] { " " }No pierde { $units ->
            [one] { $units } Unidad
           *[other] { $units } Unidades
        }.
    }{ $happiness ->
        [0] { "" }
       *[other] { " " }Conserva { $happiness } de Felicidad.
    }{ $income ->
        [0] { "" }
       *[other] { " " }Su próximo ingreso no baja { $income }.
    }
fact-event_hit = «{ $card }» afecta a { $seat }.{ $units ->
        [0] { "" }
       *[other] { " " }Paga { $units ->
            [one] { $units } Unidad
           *[other] { $units } Unidades
        }.
    }{ $happiness ->
        [0] { "" }
       *[other] { " " }Pierde { $happiness } de Felicidad.
    }{ $goods ->
        [0] { "" }
       *[other] { " " }Pierde { $goods ->
            [one] { $goods } producto
           *[other] { $goods } productos
        }.
    }{ $income ->
        [0] { "" }
       *[other] { " " }Próximos ingresos { SIGNED($income) }.
    }{ $bills ->
        [0] { "" }
       *[other] { " " }Próximas facturas { SIGNED($bills) }.
    }{ $tokens ->
        [0] { "" }
       *[other] { " " }Las inversiones tardan más.
    }{ $pawn ->
        [0] { "" }
       *[other] { " " }Un peón estará fuera.
    }
fact-event_gain = «{ $card }» es bueno para { $seat }.{ $units ->
        [0] { "" }
       *[other] { " " }Recibe { $units ->
            [one] { $units } Unidad
           *[other] { $units } Unidades
        }.
    }{ $happiness ->
        [0] { "" }
       *[other] { " " }Gana { $happiness } de Felicidad.
    }{ $goods ->
        [0] { "" }
       *[other] { " " }Recibe { $goods ->
            [one] { $goods } producto
           *[other] { $goods } productos
        }.
    }{ $income ->
        [0] { "" }
       *[other] { " " }Próximos ingresos { SIGNED($income) }.
    }{ $bills ->
        [0] { "" }
       *[other] { " " }Próximas facturas { SIGNED($bills) }.
    }{ $tokens ->
        [0] { "" }
       *[other] { " " }Las inversiones llegan antes.
    }
fact-tokens_placed = { $n ->
        [one] Un préstamo de { $seat } se llevará
       *[other] { $n } préstamos de { $seat } se llevarán
    } parte de los dos próximos ingresos.
fact-savings_bonus = { $seat } ahorró y recibe { $amount ->
        [one] { $amount } Unidad
       *[other] { $amount } Unidades
    }.
fact-first_seat_passed = { $seat } va primero en el próximo período.
fact-goal_reached = { $seat } alcanzó la meta. El juego termina.
fact-final_investment = Final: «{ $card }» paga a { $seat } { $units ->
        [one] { $units } Unidad
       *[other] { $units } Unidades
    }{ $happiness ->
        [0] { "" }
       *[other] { " " }y { $happiness } de Felicidad
    }.
fact-final_loan = { $seat } liquida los préstamos: paga { $units ->
        [one] { $units } Unidad
       *[other] { $units } Unidades
    } y pierde { $happiness } de Felicidad.
fact-score = { $seat }: { $total } en total. Felicidad { $happiness }, cartas { $cards }, ingresos { $income }, Unidades { $units }, impreso en cartas { $end }.
fact-ranking = Gana: { $winners }.
fact-no_winner = Nadie tiene el conjunto de cartas: no gana nadie.

## Money reasons

pay-income = { $to } gana { $amount ->
        [one] { $amount } Unidad
       *[other] { $amount } Unidades
    }.
pay-investment_paid = { $of ->
        [happiness] La inversión da a { $to } { $amount } de Felicidad.
       *[other] La inversión paga a { $to } { $amount ->
                [one] { $amount } Unidad
               *[other] { $amount } Unidades
            }.
    }
pay-loan = { $of ->
        [happiness] Volver a pedir prestado le cuesta a { $from } { $amount } de Felicidad.
       *[other] El banco presta { $amount ->
                [one] { $amount } Unidad
               *[other] { $amount } Unidades
            } a { $to }.
    }
pay-aid = La familia da { $amount ->
        [one] { $amount } Unidad
       *[other] { $amount } Unidades
    } a { $to }.
pay-savings_bonus = { $to } recibe { $amount ->
        [one] { $amount } Unidad
       *[other] { $amount } Unidades
    } por haber ahorrado.
pay-event_gain = El suceso trae { $amount ->
        [one] { $amount } Unidad
       *[other] { $amount } Unidades
    } a { $to }.
pay-final_investment = { $of ->
        [happiness] Al final, la inversión da a { $to } { $amount } de Felicidad.
       *[other] Al final, la inversión paga a { $to } { $amount ->
                [one] { $amount } Unidad
               *[other] { $amount } Unidades
            }.
    }
pay-harvest = { $to } recoge { $amount ->
        [one] { $amount } producto
       *[other] { $amount } productos
    } de casa.
pay-used = { $from } gasta { $amount ->
        [one] { $amount } producto
       *[other] { $amount } productos
    }.
pay-goods_missing = { $from } pierde { $amount } de Felicidad porque faltan productos.
pay-career = { $to ->
        [bank] { $from } pierde { $amount } de Felicidad al empezar el nuevo empleo.
       *[other] { $to } gana { $amount } de Felicidad al empezar el nuevo empleo.
    }
pay-miscalculation = { $from } pierde { $amount } de Felicidad por un segundo Error de cálculo.
pay-insolvency = { $from } pierde { $amount } de Felicidad por lo que no pudo pagar.
pay-start = { $of ->
        [happiness] { $to } empieza con { $amount } de Felicidad.
        [goods] { $to } empieza con { $amount ->
                [one] { $amount } producto
               *[other] { $amount } productos
            }.
       *[other] { $to } empieza con { $amount ->
                [one] { $amount } Unidad
               *[other] { $amount } Unidades
            }.
    }
pay-skill = { $from } paga { $amount ->
        [one] { $amount } Unidad
       *[other] { $amount } Unidades
    } por un curso.
pay-investment = { $from } pone { $amount ->
        [one] { $amount } Unidad
       *[other] { $amount } Unidades
    } en una inversión.
pay-insurance_extra = { $from } paga en el acto { $amount ->
        [one] { $amount } Unidad
       *[other] { $amount } Unidades
    } por una cobertura.
pay-insurance_fee = { $from } paga { $amount ->
        [one] { $amount } Unidad
       *[other] { $amount } Unidades
    } al entrar en la agencia, por el Error de cálculo.
pay-refresh = { $from } paga { $amount ->
        [one] { $amount } Unidad
       *[other] { $amount } Unidades
    } por cambiar la vitrina del mercado.
pay-goods = { $of ->
        [goods] { $to } se lleva a casa { $amount ->
                [one] { $amount } producto
               *[other] { $amount } productos
            }.
       *[other] { $from } paga { $amount ->
                [one] { $amount } Unidad
               *[other] { $amount } Unidades
            } por productos.
    }
pay-luxury = { $of ->
        [happiness] El lujo da a { $to } { $amount } de Felicidad.
       *[other] { $from } paga { $amount ->
                [one] { $amount } Unidad
               *[other] { $amount } Unidades
            } por un lujo.
    }
pay-bills = { $from } paga { $amount ->
        [one] { $amount } Unidad
       *[other] { $amount } Unidades
    } de facturas.
pay-event = { $of ->
        [happiness] { $to ->
                [bank] El suceso le quita { $amount } de Felicidad a { $from }.
               *[other] El suceso da { $amount } de Felicidad a { $to }.
            }
        [goods] { $to ->
                [bank] El suceso le quita { $amount ->
                    [one] { $amount } producto
                   *[other] { $amount } productos
                } a { $from }.
               *[other] El suceso da { $amount ->
                    [one] { $amount } producto
                   *[other] { $amount } productos
                } a { $to }.
            }
       *[other] { $from } paga { $amount ->
                [one] { $amount } Unidad
               *[other] { $amount } Unidades
            } por el suceso.
    }
pay-shortfall = { $from } paga lo que faltó en los ingresos: { $amount ->
        [one] { $amount } Unidad
       *[other] { $amount } Unidades
    }.
pay-loan_repaid = { $from } devuelve antes de tiempo { $amount ->
        [one] { $amount } Unidad
       *[other] { $amount } Unidades
    } de un préstamo.
pay-final_loan = { $of ->
        [happiness] { $from } entrega { $amount } de Felicidad por préstamos sin pagar al final.
       *[other] { $from } devuelve { $amount ->
                [one] { $amount } Unidad
               *[other] { $amount } Unidades
            } de préstamos al final.
    }
purse-happiness = Felicidad
purse-goods = Productos básicos

## Score

score-happiness = Felicidad: { $points }
score-cards = Cartas: { $points }
score-income = Marcador de ingresos: { $points }
score-units = Unidades restantes: { $points }
score-end = Impreso en las cartas: { $points }
score-total = Total
score-career_cards = Habilidades y Empleos (desempate)

## Refusals

refused-no_pawn = No tienes ningún peón libre.
refused-already_here = Tu peón ya está ahí.
refused-location_full = Todas las casillas abiertas de ese lugar están ocupadas.
refused-location_closed = Ese lugar está cerrado en esta partida.
refused-slot_taken = Esa casilla está ocupada.
refused-slot_not_usable = Esa casilla no se abre con este número de jugadores.
refused-not_enough_units = No tienes bastantes Unidades.
refused-card_not_shown = Esa carta no está sobre la mesa.
refused-deck_empty = No quedan cartas de ese tipo.
refused-career_in_progress = Uno de tus peones ya está buscando empleo.
refused-skills_cap = En esta partida no puedes tener más habilidades.
refused-careers_cap = En esta partida no puedes tener más empleos.
refused-investment_cap = No puedes tener más inversiones a la vez.
refused-insurance_cap = En esta partida no puedes tener más seguros.
refused-basic_first = Primero necesitas el Seguro básico.
refused-too_many_changes = Demasiados cambios en una visita.
refused-no_change = Elige al menos una cobertura.
refused-unknown_clause = Esa cobertura no existe.
refused-basic_not_removable = Ahora no se puede quitar el Seguro básico.
refused-duplicate_luxury = Ya tienes ese lujo.
refused-luxury_locked = Todavía no cumples la condición para comprar lujos.
refused-luxury_limit = No más lujos en esta visita.
refused-goods_already_bought = Ya compraste productos en esta visita.
refused-goods_minimum = Primero compra el número de productos exigido.
refused-goods_maximum = Son más productos de los permitidos.
refused-refresh_used = La vitrina ya se cambió en esta visita.
refused-refresh_too_late = Solo se puede cambiar la vitrina antes de comprar.
refused-loan_limit = Ya tienes todos los préstamos permitidos.
refused-loan_not_now = Ahora no es posible.
refused-aid_used = Tu Ayuda familiar ya está gastada.
refused-aid_needs_miscalculation = La Ayuda familiar necesita un Error de cálculo.
refused-aid_not_now = Ahora no se puede pedir Ayuda familiar.
refused-must_raise_money = Primero reúne el dinero de tu deuda.
refused-settlement_not_allowed = Esa liquidación no es posible.
refused-family_taken = Otro asiento tiene esa familia.
refused-trainer_only = Solo puede hacerlo la persona docente.
refused-event_not_available = No queda ninguna carta de ese suceso en el mazo.
refused-income_card_unknown = Esa carta de ingresos no existe.
refused-not_live = En esta partida no se eligen en vivo los sucesos o las cartas de ingresos.
refused-seat_unknown = Ese asiento no existe.
refused-bad_player_count = FinanciaLit es para 3 a 5 jugadores.
refused-option_unknown = Esa opción no existe.
refused-option_out_of_range = «{ $option }» no puede tener ese valor.
refused-goods_min_above_max = El mínimo de productos por visita supera el máximo: «{ option-goods_min_per_visit }» y «{ option-goods_max_per_visit }» se contradicen.
refused-event_order_exceeds_copies = «{ option-event_order }» nombra un suceso más veces que cartas hay en «{ option-event_counts }».
refused-family_assigned_twice = «{ option-family_assignment }» da una familia dos veces o no encaja con los asientos que necesita «{ option-family_mode }».
refused-events_list_length = «{ option-events_per_round }» debe tener tantas cifras como «{ option-rounds }».
refused-income_deal_duplicate = «{ option-income_deals }» da dos cartas al mismo asiento en el mismo período.
refused-effect_unknown = Ese efecto u operación no existe.
refused-collection_missing = «{ option-collection_mode }» está activado, pero «{ option-collection }» está vacía.
refused-trainer_missing = «{ option-event_mode }» en vivo e «{ option-income_live }» necesitan una persona docente en la mesa.
refused-loan_terms_invalid = Con «{ option-loan_early_repay }», un préstamo debe costar más de lo que da: «{ option-loan_amount }» debe ser menos del doble de la menor «{ option-loan_instalment }».
refused-slot_labels_invalid = «{ option-slot_labels }» deja un lugar sin casillas para este número de jugadores.

## Options

option-rounds = Períodos
    .about = Cuántos períodos dura la partida.
option-first_player = Primer jugador
    .about = Por sorteo, o un asiento.
option-first_player-random = por sorteo
option-first_player-0 = { seat-A }
option-first_player-1 = { seat-B }
option-first_player-2 = { seat-C }
option-first_player-3 = { seat-D }
option-first_player-4 = { seat-E }
option-family_mode = Cómo se reparten las familias
    .about = Por sorteo, a elección una tras otra, o asignadas por la persona docente.
option-family_mode-random = por sorteo
option-family_mode-select = a elección
option-family_mode-assigned = asignadas
option-family_assignment = Familias asignadas
    .about = Una familia por asiento, cuando se asignan.
option-pawns = Peones
    .about = Peones de cada familia.
option-start_goods = Productos al empezar
    .about = Productos básicos con los que empieza cada familia.
option-free_slot_choice = Elegir la casilla
    .about = Quien coloca un peón elige también la casilla.
option-slot_labels = Casillas de los lugares
    .about = Para cada lugar, el menor número de jugadores de cada casilla.
option-closed_locations = Lugares cerrados
    .about = Nadie puede mandar ahí un peón.
option-income_below_zero = Ingresos bajo cero
    .about = ¿Lo que falta se debe o se perdona?
option-income_below_zero-owed = se debe
option-income_below_zero-forgiven = se perdona
option-track_max = Tope de la escala de ingresos
    .about = Los ingresos por encima se pierden.
option-goods_min_per_visit = Mínimo de productos por visita
    .about = Quien va al mercado debe comprar al menos esa cantidad. 0 es sin regla.
option-goods_max_per_visit = Máximo de productos por visita
    .about = 0 es sin límite.
option-goods_price = Precio de un producto
    .about = Unidades por cada Producto básico.
option-rebate_from = Rebaja desde
    .about = Desde ese número de productos la compra cuesta 1 Unidad menos. 0 es sin rebaja.
option-missing_goods_penalty = Felicidad por producto que falta
    .about = Se pierde por cada producto que le falta al hogar.
option-luxury_cost_delta = Lujos: precio
    .about = Se suma al precio de cada lujo.
option-luxury_upkeep_delta = Lujos: mantenimiento
    .about = Se suma al mantenimiento de cada lujo.
option-luxury_happiness_delta = Lujos: Felicidad
    .about = Se suma a los lujos que dan Felicidad.
option-luxury_prereq = Condición para los lujos
    .about = Lo que una familia debe tener antes de comprar lujos.
option-luxury_max_per_visit = Máximo de lujos por visita
    .about = 0 es sin límite.
option-market_size = Lujos a la vista
    .about = Cartas expuestas en el mercado.
option-refresh_cost = Precio de cambiar la vitrina
    .about = Unidades por barajar el mercado.
option-bills_quota = Facturas: Unidades por descuento
    .about = Quien paga pronto ahorra algo por cada vez que se completan estas Unidades.
option-bills_unit = Facturas: Unidades ahorradas
    .about = Se ahorran cada vez que se completan.
option-bills_last_call = Último aviso antes de las facturas
    .about = Las familias a las que no les alcanza pueden pedir prestado a tiempo.
option-crowd_surcharge = Recargo por lugar lleno
    .about = Unidades de más cuando el lugar está lleno.
option-crowd_rule = Cuándo está lleno
    .about = Cuando se ocupan todas las casillas, o en cuanto hay alguien más.
option-crowd_rule-full = todas las casillas ocupadas
option-crowd_rule-any_other = hay alguien más
option-investment_cap = Inversiones a la vez
    .about = 0 cierra el lugar.
option-insurance_per_visit = Cambios de cobertura por visita
    .about = Añadidas o quitadas, en total.
option-insurance_extra_cost = Precio de más coberturas
    .about = Se paga al momento por cada una después de la primera.
option-insurance_extra_scope = Cuál cuenta como primera
    .about = La primera de la visita o la primera que se tiene.
option-insurance_extra_scope-visit = primera de la visita
option-insurance_extra_scope-held = primera que se tiene
option-insurance_cap = Seguros en total
    .about = 0 es sin límite.
option-premium_delta = Primas
    .about = Se suma a cada prima.
option-basic_removable = El básico se puede quitar
    .about = Solo si no se tiene ninguna cobertura.
option-skill_cost = Precio de una habilidad
    .about = Unidades por cada carta de Habilidades.
option-skill_cost_step = Habilidades posteriores más caras
    .about = Se suma cuando una familia tiene muchas.
option-skill_cost_threshold = Más caras después de
    .about = Con más habilidades que estas, la siguiente es más cara.
option-skills_cap = Máximo de habilidades
    .about = 0 es sin límite.
option-careers_cap = Máximo de empleos
    .about = 0 es sin límite.
option-career_penalty = Ingresos perdidos al buscar
    .about = Se quita de los próximos ingresos si un peón busca empleo.
option-skill_end_happiness_delta = Habilidades: Felicidad al final
    .about = Se suma a cada carta de Habilidades.
option-career_end_happiness_delta = Empleos: Felicidad al final
    .about = Se suma a cada Empleo activo.
option-display_size = Cartas abiertas de cada mazo
    .about = Empleos, habilidades, inversiones a corto y a largo plazo.
option-income_mode = Variaciones de ingresos
    .about = Una por familia, una para todos o ninguna.
option-income_mode-each = una por familia
option-income_mode-common = una para todos
option-income_mode-none = ninguna
option-income_deals = Cartas de ingresos preparadas
    .about = Una carta concreta para un asiento en un período.
option-income_live = Cartas de ingresos en vivo
    .about = Se pregunta a la persona docente antes de cada fase de Ingresos.
option-income_counts = Cartas de ingresos en el mazo
    .about = Cuántas de cada una.
option-income_first_round = Variaciones en el período 1
    .about = Normalmente empiezan en el período 2.
option-event_mode = Cómo llegan los sucesos
    .about = Barajados, en un orden preparado o elegidos en vivo.
option-event_mode-shuffled = barajados
option-event_mode-stacked = orden preparado
option-event_mode-live = en vivo
option-event_order = Sucesos preparados
    .about = El orden en que se muestran.
option-event_pool = Elegir en vivo entre
    .about = Las cartas que quedan en el mazo, o todos los tipos.
option-event_pool-deck = cartas del mazo
option-event_pool-catalogue = todos los tipos
option-event_counts = Sucesos en el mazo
    .about = Cuántos de cada uno.
option-events_per_round = Sucesos por período
    .about = Una cifra por período. Vacío son las habituales.
option-family_delta = Todas las familias: cifras
    .about = Se suma a ingresos, facturas, productos, Unidades o Felicidad de cada familia.
option-family_overrides = Cambiar familias
    .about = Cifras o efectos nuevos para una familia.
option-luxury_overrides = Cambiar lujos
    .about = Precio, Felicidad, mantenimiento o efectos nuevos.
option-luxury_counts = Lujos en el mazo
    .about = Cuántos de cada uno.
option-event_overrides = Cambiar sucesos
    .about = Operaciones, peligro o condición nuevos.
option-income_overrides = Cambiar cartas de ingresos
    .about = Valores nuevos.
option-investment_overrides = Cambiar inversiones
    .about = Precio, casillas, pago o número de cartas nuevos.
option-insurance_overrides = Cambiar primas
    .about = Una prima nueva para un seguro.
option-skill_overrides = Cambiar habilidades
    .about = Ingresos, efectos o número de cartas nuevos.
option-career_overrides = Cambiar empleos
    .about = Ingresos, efectos o número de cartas nuevos.
option-part-effects = Efectos
option-part-operations = Qué hace
option-part-peril = Peligro
option-part-unless = Se libra quien tiene
option-part-tag = Clase
option-part-round = Período
option-part-seat = Asiento
option-part-card = Carta
option-part-what = Qué
option-part-min = Al menos
option-part-career_cards = Habilidades y empleos
option-part-no_loans = Sin préstamos
option-part-no_miscalculation = Sin error de cálculo
option-word-none = ninguno
option-word-home = { peril-home }
option-word-fire = { peril-fire }
option-word-theft = { peril-theft }
option-word-health = { peril-health }
option-word-vehicle = { peril-vehicle }
option-word-job = { peril-job }
option-word-no_loan = ningún préstamo
option-word-skills-n = { $n ->
    [one] { $n } habilidad
   *[other] { $n } habilidades
}
option-word-skills = { label-skills }
option-word-careers = { label-careers }
option-word-career_cards = { option-part-career_cards }
option-word-luxuries = { label-luxuries }
option-word-happy_luxuries = Lujos con felicidad
option-word-insurances = { label-insurances }
option-word-any = Cartas de cualquier clase
option-word-happiness = { label-happiness }
option-happiness_goal = Meta de Felicidad
    .about = El juego acaba en Mantenimiento cuando alguien la tiene. 0 es sin meta.
option-goal_counts_debt = Las deudas restan de la meta
    .about = 1 menos por cada casilla de préstamo pendiente.
option-collection = Conjunto de cartas
    .about = Lo que una familia debe haber reunido.
option-collection_mode = Para qué sirve el conjunto
    .about = Para nada, hace falta para ganar o termina el juego.
option-collection_mode-off = nada
option-collection_mode-required_to_win = hace falta para ganar
option-collection_mode-ends_game = termina el juego
option-collection_none = Si nadie tiene el conjunto
    .about = No gana nadie o decide el puntaje.
option-collection_none-no_winner = no gana nadie
option-collection_none-by_score = decide el puntaje
option-goal_winner = Quién gana cuando una meta termina el juego
    .about = Quienes la alcanzaron o el mejor puntaje.
option-goal_winner-reached = quienes la alcanzaron
option-goal_winner-score = el mejor puntaje
option-count_goods = Los productos cuentan como cartas
    .about = En el puntaje final.
option-count_family = La familia cuenta como carta
    .about = En el puntaje final.
option-score_cards_per = Cartas por 1 de Felicidad
    .about = En el puntaje final.
option-score_income_per = Ingresos por 1 de Felicidad
    .about = En el puntaje final.
option-score_units_per = Unidades por 1 de Felicidad
    .about = En el puntaje final.
option-loan_amount = Un préstamo da
    .about = Unidades al momento.
option-loan_instalment = Un préstamo quita
    .about = Unidades menos en cada uno de dos ingresos.
option-loan_happiness = Felicidad por más préstamos
    .about = Se pierde si ya tienes un préstamo o un Error de cálculo.
option-loan_cap = Préstamos a la vez
    .about = Los que puede tener una familia como máximo.
option-loan_early_repay = Devolución anticipada
    .about = Los préstamos se pueden devolver antes de tiempo.
option-aid_amount = La Ayuda familiar da
    .about = Unidades que no se devuelven.
option-aid_uses = Ayuda familiar: cuántas veces
    .about = Veces en una partida.
option-miscalculation_loss = Segundo Error de cálculo
    .about = Felicidad que se pierde en vez de una segunda carta.
option-miscalculation_clear_at = El Error de cálculo se devuelve con
    .about = Con esas Unidades y sin préstamos en Mantenimiento. 0 es nunca.
option-savings_from = Premio por ahorrar desde
    .about = Unidades necesarias en Mantenimiento.
option-savings_bonus = Premio por ahorrar
    .about = Unidades por período.

## What comes next

step-income = Ingresos
step-action = Mandar peones
step-labour = Mercado laboral y formación
step-investing = Inversiones
step-insurance = Agencia de seguros
step-marketplace = El mercado
step-use_goods = Gasto de productos
step-bills = Facturas
step-events = Sucesos
step-upkeep = Mantenimiento
step-final_investments = Liquidación de inversiones
step-final_settlement = Liquidación de préstamos
step-score = Puntaje

## Bots and their reasons

bot-baseline = La sensata
    .about = Primero comida y facturas, una reserva, algún seguro y después lo que más rinde.
bot-saver = La ahorradora
    .about = Guarda una gran reserva, asegura todo y compra pocos lujos.
bot-spender = El gastador
    .about = Gasta lo que hay en lo que divierte.
bot-gambler = El arriesgado
    .about = Apuesta por crecer: inversiones y empleos, sin seguros.
bot-planner = La planificadora
    .about = Estudia y trabaja pronto, asegura los grandes peligros y compra alegrías más tarde.
why-families_level = Cada familia tiene su lado bueno.
why-nothing_open = No quedaba lugar para un peón.
why-nothing_worth_it = Nada merecía un peón, así que ahorré.
why-go_lab = Allí hay un empleo o una habilidad que vale un peón.
why-go_inv = Hay una inversión que quiero.
why-go_ins = Más vale una prima pequeña que una gran pérdida.
why-go_mkt = En el mercado hay algo que quiero.
why-go_bil = Pagar pronto hace más pequeñas las facturas.
why-work_grows = Un empleo mejor se cobra el resto de la partida.
why-job_counts = Casi no paga, pero un empleo es una carta, y al final las cartas cuentan.
why-no_work_wanted = Ahora ningún empleo ni ninguna habilidad de aquí me conviene.
why-learning_pays = La habilidad devuelve su precio.
why-learning_counts = No recupera su precio, pero una habilidad es una carta, y al final las cartas cuentan.
why-too_dear_now = Me quitaría dinero que necesito para las facturas.
why-money_grows = Este dinero vuelve y trae más.
why-invests_anyway = No dará más dinero del que cuesta, pero me gusta invertir.
why-no_investment_wanted = Ahora ninguna inversión de aquí vale su precio para mí.
why-basic_cover = Primero el seguro básico, después las coberturas.
why-cover_dangers = Estos son los peligros que más costarían.
why-no_cover_wanted = Más seguros costarían más de lo que ahorran.
why-food_first = Sin comida nadie está contento.
why-stock_up = Con dinero a mano compro también para después.
why-worth_its_price = Esta alegría vale su precio.
why-other_things = Tiene que haber algo más lindo que esto.
why-enough_bought = El resto del dinero hace falta para otras cosas.
why-family_helps = La ayuda de la familia no se devuelve.
why-aid_will_do = Mi familia puede cubrir lo que falta.
why-borrow_in_time = Mejor pedir prestado ahora que quedarme sin dinero.
why-no_second_loan = No quiero un segundo préstamo encima.
why-must_borrow = No había otra forma de pagar.
why-best_settlement = Así me queda más Felicidad.

## Figures of the debrief

measure-happiness = Felicidad
measure-joy_start = Felicidad al empezar
measure-joy_luxuries = Felicidad por lujos
measure-joy_careers = Felicidad por empleos
measure-joy_investments = Felicidad por inversiones
measure-joy_events = Felicidad por sucesos
measure-joy_goods = Felicidad perdida por productos que faltan
measure-joy_debts = Felicidad perdida por deudas
measure-units = Unidades tras el Mantenimiento
measure-goods = Productos guardados
measure-need = Productos necesarios
measure-missing = Productos que faltaron
measure-tracker = Ingresos
measure-income_family = Ingresos de la familia
measure-income_skills = Ingresos por habilidades
measure-income_careers = Ingresos por empleos
measure-income_luxuries = Ingresos por lujos
measure-income_modifier = Variación de ingresos
measure-income_events = Ingresos cambiados por sucesos
measure-income_loans = Descontado por préstamos
measure-income_seeking = Perdido mientras busca empleo
measure-bills = Facturas pagadas
measure-bills_family = Facturas de la familia
measure-bills_premiums = Primas de seguros
measure-bills_upkeep = Mantenimiento de lujos
measure-bills_other = Otras facturas
measure-discount = Ahorrado por el descuento
measure-in_income = Entra: ingresos
measure-in_loans = Entra: préstamos
measure-in_investments = Entra: inversiones
measure-in_other = Entra: ayudas, premios, regalos
measure-out_goods = Sale: productos
measure-out_bills = Sale: facturas
measure-out_skills = Sale: habilidades
measure-out_luxuries = Sale: lujos
measure-out_investments = Sale: inversiones
measure-out_events = Sale: sucesos
measure-out_insurance = Sale: pagado en la agencia
measure-out_debts = Sale: deudas
measure-instalments = Cuotas de préstamos
measure-loans = Préstamos pendientes
measure-insurances = Seguros que tiene
measure-miscalculation = Error de cálculo
measure-projected = Felicidad si el juego acabara ahora

## What is worth talking about

lesson-borrowing = El precio de pedir prestado: entraron { $received ->
        [one] { $received } Unidad
       *[other] { $received } Unidades
    } y se devolvieron o se descontaron del ingreso { $paid ->
        [one] { $paid } Unidad
       *[other] { $paid } Unidades
    }{ $happiness ->
        [0] { "" }
       *[other] ; además se perdieron { $happiness } de Felicidad
    }.
lesson-uninsured = Sin seguro: { $events ->
        [one] un suceso se llevó
       *[other] { $events } sucesos se llevaron
    } { $units ->
        [one] { $units } Unidad
       *[other] { $units } Unidades
    } en el momento{ $income ->
        [0] { "" }
       *[other] , { $income } del siguiente ingreso
    }{ $happiness ->
        [0] { "" }
       *[other] { " " }y { $happiness } de Felicidad
    }. Estar asegurado para entonces habría costado { $premium ->
        [one] { $premium } Unidad
       *[other] { $premium } Unidades
    } en primas.
lesson-insured = Un seguro que sirvió: frenó { $events ->
        [one] un suceso
       *[other] { $events } sucesos
    } y evitó perder { $units ->
        [one] { $units } Unidad
       *[other] { $units } Unidades
    }{ $income ->
        [0] { "" }
       *[other] , { $income } de ingreso
    }{ $happiness ->
        [0] { "" }
       *[other] { " " }y { $happiness } de Felicidad
    }. Todas las primas del juego: { $premiums ->
        [one] { $premiums } Unidad
       *[other] { $premiums } Unidades
    }.
lesson-shelves = Despensa vacía: { $goods ->
        [one] faltó { $goods } producto
       *[other] faltaron { $goods } productos
    } y eso costó { $happiness } de Felicidad. En el mercado { $goods ->
        [one] habría costado
       *[other] habrían costado
    } { $units ->
        [one] { $units } Unidad
       *[other] { $units } Unidades
    }.
lesson-early_bills = { $saved ->
        [0] Nunca se pagaron pronto las facturas.
       *[other] Pagar pronto las facturas ahorró { $saved ->
        [one] { $saved } Unidad
       *[other] { $saved } Unidades
    }.
    }{ $missed ->
        [0] { "" }
       *[other] { " " }Un peón que se quedó en casa podría haber ahorrado { $missed } más.
    }
lesson-growth = Estudio y trabajo: { $earned ->
        [one] { $earned } Unidad
       *[other] { $earned } Unidades
    } de ingreso. Los cursos costaron { $spent ->
        [one] { $spent } Unidad
       *[other] { $spent } Unidades
    }{ $penalty ->
        [0] { "" }
       *[other] { " " }y buscar empleo, { $penalty }
    }.
lesson-patience = Paciencia: las inversiones pagaron { $units ->
        [one] { $units } Unidad
       *[other] { $units } Unidades
    }.{ $cut_short ->
        [0] { "" }
        [one] { " " }El final del juego cortó una, que pagó { $lost } menos.
       *[other] { " " }El final del juego cortó { $cut_short }, que pagaron { $lost } menos.
    }
lesson-cushion = Un colchón para los malos días: { $times ->
        [one] un suceso encontró solo { $units ->
        [one] { $units } Unidad
       *[other] { $units } Unidades
    } en la billetera, y no alcanzó para pagar.
       *[other] { $times } sucesos encontraron muy poco en la billetera para pagar, una vez solo { $units ->
        [one] { $units } Unidad
       *[other] { $units } Unidades
    }.
    }{ $tight_luxuries ->
        [0] { "" }
        [one] { " " }En un período se compró un lujo y la billetera quedó casi vacía.
       *[other] { " " }En { $tight_luxuries } períodos se compró un lujo y la billetera quedó casi vacía.
    }

## Price and consequence, beside each option

about-choose_family = Ingresos { $forecast }, facturas { $bills }, productos { $need } por período; empieza con { $cash ->
        [one] { $cash } Unidad
       *[other] { $cash } Unidades
    } y { $happiness } de Felicidad.
about-place = { $places ->
        [one] Queda un lugar.
       *[other] Quedan { $places } lugares.
    }{ $bill_down ->
        [0] { "" }
       *[other] { " " }Ahorra { $bill_down ->
            [one] { $bill_down } Unidad
           *[other] { $bill_down } Unidades
        }.
    }{ $cash_down ->
        [0] { "" }
       *[other] { " " }Cuesta { $cash_down ->
            [one] { $cash_down } Unidad
           *[other] { $cash_down } Unidades
        }.
    }
about-save = Tras productos y facturas: { $after_bills }.
about-seek = Gratis. { $income ->
        [0] Sin más ingresos, pero la carta vale
       *[other] Ingresos { SIGNED($income) }
    } desde el período { $from_round }{ $in_time ->
        [0] , tarde para esta partida
       *[other] { "" }
    }.
about-learn = Cuesta { $cash_down ->
        [one] { $cash_down } Unidad
       *[other] { $cash_down } Unidades
    }. Ingresos { SIGNED($income) } desde el período { $from_round }{ $in_time ->
        [0] , tarde para esta partida
       *[other] { "" }
    }. Tras productos y facturas: { $after_bills }.
about-invest = Cuesta { $cash_down ->
        [one] { $cash_down } Unidad
       *[other] { $cash_down } Unidades
    }. { $in_time ->
        [0] Cortada al final: paga { $to_come_up }
       *[other] Paga { $to_come_up } en el período { $round }
    }{ $joy_to_come_up ->
        [0] { "" }
       *[other] { " " }y { $joy_to_come_up } de Felicidad
    }. Tras productos y facturas: { $after_bills }.
about-take_basic = Las facturas pasan a { $bills }. Tras productos y facturas: { $after_bills }.
about-remove_basic = Las facturas pasan a { $bills }.
about-change_clauses = Las facturas pasan a { $bills }.{ $cash_down ->
        [0] { "" }
       *[other] { " " }Cuesta { $cash_down ->
            [one] { $cash_down } Unidad
           *[other] { $cash_down } Unidades
        } al momento.
    }
about-refresh_market = Cuesta { $cash_down ->
        [one] { $cash_down } Unidad
       *[other] { $cash_down } Unidades
    }.
about-buy_goods = Cuesta { $cash_down ->
        [one] { $cash_down } Unidad
       *[other] { $cash_down } Unidades
    }. Quedan { $goods } guardados y hacen falta { $need }. Tras las facturas: { $after_bills }.
about-buy_luxury = Cuesta { $cash_down ->
        [one] { $cash_down } Unidad
       *[other] { $cash_down } Unidades
    } y da { $happiness_up } de Felicidad.{ $upkeep_by ->
        [0] { "" }
       *[other] { " " }Mantenimiento { $upkeep_by } por período.
    } Tras productos y facturas: { $after_bills }.
about-take_loan = { $credit_down ->
        [one] { $credit_down } Unidad
       *[other] { $credit_down } Unidades
    } ahora, { $debt_up ->
        [one] { $debt_up } Unidad
       *[other] { $debt_up } Unidades
    } de vuelta en dos períodos.{ $happiness_down ->
        [0] { "" }
       *[other] { " " }Cuesta { $happiness_down } de Felicidad.
    }{ $owed ->
        [0] { "" }
       *[other] { " " }Debes { $owed ->
            [one] { $owed } Unidad
           *[other] { $owed } Unidades
        }.
    }
about-family_aid = { $aid_down ->
        [one] { $aid_down } Unidad
       *[other] { $aid_down } Unidades
    } que no se devuelven.{ $owed ->
        [0] { "" }
       *[other] { " " }Debes { $owed ->
            [one] { $owed } Unidad
           *[other] { $owed } Unidades
        }.
    }
about-repay_loan = Cuesta { $cash_down ->
        [one] { $cash_down } Unidad
       *[other] { $cash_down } Unidades
    }. Tras productos y facturas: { $after_bills }.
about-proceed = Las facturas son { $bill }; faltan { $short ->
        [one] { $short } Unidad
       *[other] { $short } Unidades
    }.
about-settle = { $cash_down ->
        [one] { $cash_down } Unidad
       *[other] { $cash_down } Unidades
    } y { $happiness_down } de Felicidad. Puntaje final: { $projected }.
about-choose_event = { $copies ->
        [one] Una carta en el mazo.
       *[other] { $copies } cartas en el mazo.
    } Unidades que pagaría cada asiento: { $costs }.
about-forgo = Tras productos y facturas: { $after_bills }.
about-done = Tras productos y facturas: { $after_bills }.

## The terminal's table

bar-units = U { $n }
bar-happiness = F { $n }
bar-income = Ing { $n }
bar-goods = Prod { $n }/{ $need }
bar-bills = Fact { $n }
bar-insurances = Seg { $held }
bar-loans = P{ $n }
bar-miscalculation = E
bar-pawns = peones { $n }
bar-projected = → { $n }
bar-free = queda tras productos y facturas: { $n }
bar-forecast = próximos ingresos: { $n }
bar-cards = Tus cartas
bar-none = todavía ninguna
bar-token = { $card } (en { $n })
bar-inactive = { $card } (con peón)
bar-event = Último suceso: { $card }
bar-letter-INS-0 = B
bar-letter-INS-1 = I
bar-letter-INS-2 = R
bar-letter-INS-3 = S
bar-letter-INS-4 = V
bar-letter-INS-5 = P
bar-work = { $card } { SIGNED($n) }
bar-invest = { $card } { $cost }→{ $units } en { $slots }
bar-luxury = { $card } { $cost }
bar-price = { $from ->
    [1000] { $n } cada uno
   *[other] { $n } cada uno, 1 menos en total desde { $from }
}
bar-discount = ahorra { $n }

## Cartas

card-FAM-01 = Dueños de una tienda de barrio
    .about = Semanas buenas y malas: el negocio sube y baja.
card-FAM-02 = Jóvenes que comparten casa
    .about = Poco dinero, pocas facturas y un plan de formación para jóvenes.
card-FAM-03 = Madre sola con dos hijos
    .about = Los abuelos viven al lado y dan una mano.
card-FAM-04 = Pareja jubilada
    .about = Una pensión fija, período tras período.
card-FAM-05 = Pequeños agricultores
    .about = Su propio campo pone comida en la mesa.
card-FAM-06 = Pareja independiente
    .about = Trabajan por su cuenta y están acostumbrados a cambiar.
card-FAM-07 = Empleados públicos
    .about = El sueldo está garantizado, pase lo que pase.
card-FAM-08 = Tres generaciones
    .about = Muchas bocas que alimentar, así que compran al por mayor.
card-FAM-09 = Jóvenes con hipoteca
    .about = Una hipoteca, y todo con débito automático.
card-FAM-10 = Familia recién llegada
    .about = Un círculo de vecinos presta a buen precio.
card-INC-01 = Permiso sin sueldo
    .about = Unas semanas sin cobrar.
card-INC-02 = Gasolina más cara
    .about = Llenar el tanque se lleva más del sueldo.
card-INC-03 = Multas de estacionamiento
    .about = El auto estaba donde no debía.
card-INC-04 = Excursión escolar
    .about = Un día fuera con la clase tiene su precio.
card-INC-05 = Zapatos de invierno
    .about = Los pies crecen. Los zapatos no.
card-INC-06 = Período tranquilo
    .about = Nada especial. También es una buena noticia.
card-INC-07 = Horas extra
    .about = Unas horas más en el trabajo.
card-INC-08 = Venta de cosas usadas
    .about = Las cosas viejas encuentran otra casa.
card-INC-09 = Trabajo de fin de semana
    .about = Dos sábados de mucho trabajo.
card-INC-10 = Bono por buen trabajo
    .about = La jefa está contenta.
card-INC-11 = Pagos atrasados
    .about = Dinero que te debían desde hace tiempo.
card-INS-0 = Seguro básico
    .about = Cubre los daños en casa: agua, granizo, reclamos de vecinos. Lo necesitas antes de cualquier cobertura.
card-INS-1 = Seguro de incendios
    .about = Evita el costo de los incendios.
card-INS-2 = Seguro de robo
    .about = Evita el costo de los robos.
card-INS-3 = Seguro de salud
    .about = Evita el costo de las enfermedades.
card-INS-4 = Seguro de vehículo y viaje
    .about = Evita el costo de accidentes y averías en la carretera.
card-INS-5 = Protección de ingresos
    .about = Evita perder ingresos cuando falta el trabajo.
card-LUX-01 = Estantería de juegos de mesa
    .about = Los domingos de lluvia vuelven a ser divertidos.
card-LUX-02 = Paquete de streaming
    .about = Una serie nueva cada semana y una cuota cada período.
card-LUX-03 = Plan de gimnasio
    .about = Quien está en forma pasa pocos días en cama.
card-LUX-04 = Entradas de concierto
    .about = Una noche que contarás durante años.
card-LUX-05 = Perro de la familia
    .about = Todos lo quieren. También come.
card-LUX-06 = Auto usado
    .about = Te lleva a mejores empleos y a la gasolinera.
card-LUX-07 = Vacaciones en la playa
    .about = Arena entre los dedos de los pies.
card-LUX-08 = Cine en casa
    .about = Toda la calle viene a ver películas.
card-LUX-09 = Computadora portátil
    .about = Los cursos en línea cuestan menos.
card-LUX-10 = Congelador grande
    .about = Compra mucho de una vez y guárdalo en frío.
card-LUX-11 = Paneles solares
    .about = El sol paga una parte de la factura.
card-LUX-12 = Sistema de alarma
    .about = Los ladrones prueban en otra casa.
card-LUX-13 = Pulsera de oro
    .about = Hoy brilla y más tarde aún vale algo.
card-LUX-14 = Cocina nueva
    .about = Ahora todos se reúnen aquí.
card-LUX-15 = Piscina en el jardín
    .about = Verano en casa, y facturas de agua.
card-LUX-16 = Huerto
    .about = Tomates propios.
card-LUX-17 = Piano
    .about = Alguien de la familia aprenderá a tocarlo.
card-LUX-18 = Monopatín eléctrico
    .about = Rápido, silencioso y un poco arriesgado.
card-SHO-1 = Bono de ahorro
    .about = Seguro y pequeño.
card-SHO-2 = Puesto en la feria
    .about = Dos temporadas vendiendo en la plaza.
card-SHO-3 = Depósito a plazo
    .about = El banco lo guarda dos períodos.
card-SHO-4 = Huerto compartido
    .about = Verduras para vender y amigos con quien charlar.
card-SHO-5 = Reventa al por mayor
    .about = Compra barato hoy, vende mañana.
card-SHO-6 = Alquiler de bicicletas
    .about = Ruedas para los visitantes.
card-LON-1 = Parte de una cooperativa de crédito
    .about = Un pedacito del banco de todos es tuyo.
card-LON-2 = Garaje en alquiler
    .about = Otra persona estaciona y tú cobras.
card-LON-3 = Fondo indexado
    .about = Un poco de cada empresa. Necesita tiempo.
card-LON-4 = Cooperativa solar
    .about = Energía limpia de muchos techos.
card-LON-5 = Fondo de estudios
    .about = Dinero guardado para los estudios de los hijos.
card-LON-6 = Departamento pequeño en alquiler
    .about = Una puerta que da alquiler.
card-SKI-01 = Presupuesto familiar
    .about = Sabes adónde va cada Unidad.
card-SKI-02 = Compra inteligente
    .about = Una lista, una calculadora y paciencia.
card-SKI-03 = Nociones de inversión
    .about = Preguntas por las comisiones antes de comprar.
card-SKI-04 = Computación básica
    .about = Formularios, tablas y contraseñas seguras.
card-SKI-05 = Primeros auxilios en el trabajo
    .about = Sabes qué hacer cuando alguien se lastima.
card-SKI-06 = Licencia de montacargas
    .about = Tarimas arriba, tarimas abajo.
card-SKI-07 = Idioma extranjero
    .about = Otro idioma, otro mundo.
card-SKI-08 = Diploma de cocina
    .about = Da de comer a muchos y gusta a todos.
card-SKI-09 = Hablar en público
    .about = Se acabó el temblor de piernas.
card-SKI-10 = Certificado de oficio
    .about = Un oficio que siempre hace falta.
card-SKI-11 = Curso de programación
    .about = Haces que la computadora trabaje por ti.
card-SKI-12 = Formación en cuidado infantil
    .about = Los niños confían en ti, y sus padres también.
card-CAR-01 = Contrato fijo
    .about = Ya no hay que contar las semanas.
card-CAR-02 = Responsable de turno
    .about = Organizas quién trabaja y cuándo.
card-CAR-03 = Mejor horario
    .about = En casa a la hora de cenar.
card-CAR-04 = Empleo al otro lado de la ciudad
    .about = Mejor pagado, pero el bus cuesta.
card-CAR-05 = Turno de noche
    .about = Buen sueldo, poco sueño.
card-CAR-06 = Trabajo soñado
    .about = Casi lo harías gratis.
card-CAR-07 = Empleo público
    .about = Seguro en los malos tiempos.
card-CAR-08 = Ventas a comisión
    .about = Cuanto más vendes, más ganas y menos descansas.
card-CAR-09 = Comedor de empresa
    .about = La empresa paga el almuerzo.
card-CAR-10 = Jefatura de equipo
    .about = La gente te pide consejo.
card-EVT-01 = Incendio devastador
    .about = Un fuego destruye gran parte de la casa.
card-EVT-02 = Fuego en la cocina
    .about = Aceite, llama, humo.
card-EVT-03 = Robo en casa
    .about = Alguien entró a la casa.
card-EVT-04 = Celular robado
    .about = Estaba en el bolsillo de atrás.
card-EVT-05 = Días en el hospital
    .about = Dos semanas en cama, y alguien tiene que acompañar.
card-EVT-06 = Dolor de muelas
    .about = El dentista te puede ver hoy.
card-EVT-07 = Crecida del río
    .about = Agua en el sótano y en la despensa.
card-EVT-08 = Granizada
    .about = Hielo del tamaño de un huevo.
card-EVT-09 = Accidente de tránsito
    .about = Un choque en el cruce.
card-EVT-10 = Batería agotada
    .about = No arranca.
card-EVT-11 = Reducción de jornada
    .about = Menos horas, menos sueldo.
card-EVT-12 = Cierre de la empresa
    .about = Las puertas no vuelven a abrirse.
card-EVT-13 = Tubería reventada
    .about = El techo gotea.
card-EVT-14 = Reclamo del vecino
    .about = Una pelota, una ventana y la carta de un abogado.
card-EVT-15 = Refrigerador dañado
    .about = Todo se descongela.
card-EVT-16 = Sube la luz
    .about = La próxima factura va a ser un susto.
card-EVT-17 = Estafa telefónica
    .about = Una voz amable te pide la clave. Quien aprendió algo cuelga.
card-EVT-18 = Suben las tasas de interés
    .about = El dinero prestado sale más caro.
card-EVT-19 = Caída de la bolsa
    .about = Quien invierte tiene que esperar más.
card-EVT-20 = Comida echada a perder
    .about = La mitad de la despensa ya no sirve.
card-EVT-21 = Devolución de impuestos
    .about = Habías pagado de más y te devuelven una parte.
card-EVT-22 = Fiesta del barrio
    .about = Música hasta medianoche.
card-EVT-23 = Buena cosecha
    .about = Los vecinos reparten lo que no pueden comer.
card-EVT-24 = Aguinaldo
    .about = Quien estudió y trabajó recibe más.
card-EVT-25 = Premio por no usar el seguro
    .about = Las aseguradoras devuelven algo a sus clientes.
card-EVT-26 = Bolsa al alza
    .about = Las inversiones maduran antes.
card-EVT-27 = Tranquilidad
    .about = Con dinero en el cajón se duerme bien.
card-EVT-28 = Pequeña herencia
    .about = Una tía se acordó de ti.

## The board on the page

period = Período { $n }
board-town = La ciudad
board-players = Las otras familias
board-mine = Tu familia
board-prompt = Lo que se te pregunta
board-lately = Lo último que pasó
board-you = Tú
board-acts = está eligiendo
board-open-home = Ver todo lo que tiene esta familia
board-your-turn = Tu turno, { $name }
board-turn-of = Esperando a { $names }
board-periods = Los períodos y sus sucesos
board-events-today = { $n ->
        [0] ningún suceso
        [one] { $n } suceso
       *[other] { $n } sucesos
    } esta vez
board-deck = { $n ->
    [one] queda 1 carta
   *[other] quedan { $n } cartas
}
board-rule-next = Regla nueva desde el próximo período: { $option } es { $value }.
board-roof-LAB = Trabajo y escuela
board-roof-INV = Inversiones
board-roof-INS = Agencia de seguros
board-roof-MKT = El mercado
board-roof-BIL = Facturas
board-place-LAB = Trabajo y escuela
board-place-INV = Inversiones
board-place-INS = Seguros
board-place-MKT = El mercado
board-place-BIL = Facturas
board-slot-closed = Casilla { $slot }: cerrada, se abre con { $n } jugadores o más
board-slot-free = Casilla { $slot }: libre
board-slot-of = Casilla { $slot }: { $name }
board-send = Enviar un peón a { $place }, casilla { $slot }
board-crowd = { $more ->
        [0] { $n } de { $of }
       *[other] { $rule ->
            [any_other] acompañado: +{ $more }
           *[full] { $n } de { $of }, lleno = +{ $more }
        }
    }
board-premium = { $same ->
        [yes] cada uno: +{ $n }
       *[no] cada uno sube la factura
    }
board-early = un peón aquí: −{ $n } por cada { $of } completos
board-your-bill = Tu factura
board-bill-pawn = con un peón
board-bill-early = pagada antes
board-bill-pawn-would = un peón en Facturas ahorraría
board-shield-INS-0 = hogar
board-shield-INS-1 = fuego
board-shield-INS-2 = robo
board-shield-INS-3 = salud
board-shield-INS-4 = viaje
board-shield-INS-5 = sueldo
board-work-income = { $price ->
        [0] gratis
       *[other] paga { $price }
    } → ingresos { SIGNED($n) }
board-work = { $price ->
        [0] gratis
       *[other] paga { $price }
    } → { $what }
board-works-from = Funciona desde el período { $round }
board-skill-when = desde el próximo período
board-career-when = un peón ocupado un período
board-invest = { $cost } → { $pays }
board-invest-when = en { $n ->
        [one] { $n } período
       *[other] { $n } períodos
    }
board-bill-more = factura { SIGNED($n) }
board-owned = tuyo
board-goods-price = Productos: { $n } cada uno
board-goods-rebate = { $from } por { $price }
board-goods-missing = te faltan { $n }
board-goods-of = { $n } de { $need } productos
board-goods-n = { $n ->
        [one] { $n } producto
       *[other] { $n } productos
    }
board-goods-cost = { $n ->
        [one] { $n } producto
       *[other] { $n } productos
    } por { $price }.
board-goods-then = Habrá { $stock } en casa y hacen falta { $need }.
board-goods-short = Aún { $missing ->
        [one] faltará { $missing }
       *[other] faltarán { $missing }
    } para este período.
board-fewer-goods = Un producto menos
board-more-goods = Un producto más
board-left = Quedan { $n } tras la factura
board-short = Faltan { $n } para la factura
board-left-word = quedan { $n }
board-short-word = faltan { $n }
board-units = { $n ->
        [one] { $n } Unidad
       *[other] { $n } Unidades
    }
board-free = gratis
board-joy = ♥ +{ $n }
board-joy-cost = ♥ −{ $n }
board-locked = Para los lujos te falta: { $what }.
board-lacks = { $what } { NUMBER($has) } de { NUMBER($needs) }
board-goods-first = Primero compra productos, al menos { NUMBER($n) }.
board-too-dear = { $n ->
        [one] Falta { $n } Unidad
       *[other] Faltan { $n } Unidades
    }
board-too-late = Demasiado tarde para dar ingresos en esta partida
board-income-from = Ingresos { SIGNED($n) } desde el período { $round }
board-pays = Paga { $n } en el período { $round }
board-cut-short = La partida acaba antes: solo paga { $n }
board-go-LAB = Un curso por { $n }, o un empleo
board-go-INV = Desde { $n }; vuelve más
board-go-INS = Protege, pero sube la factura
board-go-MKT = Comida, cosas y alegría
board-go-BIL = { $saves ->
        [0] Ahora no ahorra nada
       *[other] Tu factura baja { $saves }
    }
board-fee = · { $n } al entrar
board-not-already_here = Tu peón ya está ahí
board-not-location_full = Todas las casillas están ocupadas
board-not-location_closed = Cerrado en esta partida
board-not-no_pawn = No te queda ningún peón libre
board-not-not_enough_units = La agencia cobra 1 Unidad al entrar
board-buy-LAB = Un curso
board-buy-INV = La inversión más barata
board-buy-INS = Un seguro más
board-buy-MKT = El mercado
board-buy-BIL = Pagada antes
board-save = { $n ->
        [0] No te quedan peones
        [one] El último peón se queda en casa
       *[other] No colocas más peones
    }
board-forgo = Tu peón vino para nada.
board-refresh = Se ponen lujos nuevos.
board-done = Sales del mercado.
board-bill-becomes = Tu factura será de { $n }.
board-at-once = { $n ->
        [one] Pagas { $n } Unidad
       *[other] Pagas { $n } Unidades
    } en el acto.
board-clauses = { $n ->
        [one] { $n } cobertura
       *[other] { $n } coberturas
    }
board-clauses-how = Elige hasta { $n }: añade un escudo o quita uno que tengas.
board-clause-add = se añade, factura +{ $n }
board-clause-drop = se quita, factura −{ $n }
board-clause-held = lo tienes
board-clause-free = factura +{ $n }
board-sign = { $n ->
        [0] Elige un escudo
       *[other] Firmar
    }
board-loan-terms = { $half } menos de ingresos, dos veces: { $back } en total.
board-aid-terms = No se devuelve nunca.
board-proceed = { $n ->
        [0] Ahora puedes pagar.
        [one] Falta { $n } Unidad: recibes un Error de cálculo.
       *[other] Faltan { $n } Unidades: recibes un Error de cálculo.
    }
board-tools = Dinero de fuera
board-sure = Sí, adelante
board-back = Volver
board-receipt = La factura del período
board-receipt-short = Por pagar
board-receipt-none = Nada más que pagar
board-receipt-hint = Señala una opción para ver qué cambiaría.
board-line-family = Hogar
board-line-premiums = { $n ->
        [one] Seguro, { $n } escudo
       *[other] Seguros, { $n } escudos
    }
board-line-upkeep = Cosas que tienes
board-line-event = Por un suceso
board-line-work = Costo del trabajo
board-line-early = Pagada antes
board-line-goods = { $n ->
        [one] Falta { $n } producto
       *[other] Faltan { $n } productos
    }
board-line-owed = Se debe ahora
board-line-weighed = { $what }
board-line-bill = Factura: { $what }
board-line-food = Productos
board-to-pay = Por pagar
board-have = Tienes
board-rest = Quedan
board-missing = Faltan
board-hungry = { $n ->
        [one] Falta { $n } producto
       *[other] Faltan { $n } productos
    } y no hay peón en el mercado: −{ $joy } de Felicidad
board-income-now = Ingresos { $n }
board-income-next = próxima vez { $n }
board-income-short = ingresos { $n }
board-income-spoken = Ingresos { $now }; la próxima vez { $next }, antes de la carta de ingresos
board-mine-line = { $name } · { $loans ->
        [0] sin préstamos
        [one] { $loans } préstamo
       *[other] { $loans } préstamos
    } · ayuda familiar { $aid ->
        [yes] sin usar
       *[no] usada
    }
board-pawns = { $n } de { $of } peones libres
board-loans = { $n ->
        [one] { $n } préstamo
       *[other] { $n } préstamos
    }
board-shields = { $n } de 6 seguros
board-no-cards = Aún no hay cartas.
board-loan-chip = Préstamo
board-loan-new = Préstamo aún sin ficha
board-loan-token = { $n ->
        [one] Préstamo: falta un pago
       *[other] Préstamo: faltan { $n } pagos
    }
board-invest-token = { $n ->
        [one] paga en el próximo período
       *[other] paga dentro de { $n } períodos
    }
board-seeking = un peón está ocupado ahí
board-score-now = Puntos ahora { $n }:
board-part-happiness = { $n } felicidad
board-part-cards = { $n ->
    [one] 1 carta
   *[other] { $n } cartas
}
board-part-income = { $n } ingresos
board-part-units = { $n } ahorro
board-part-end = { $n } impresos en cartas
board-home-income = Ingresos { $n }; la próxima vez { $next }
board-home-bill = Factura de este período: { $n }
board-miscalculation = los préstamos cuestan Felicidad y la agencia cobra 1 Unidad al entrar.
board-no-loans = Sin préstamos.
board-family = Ingresos { $income }, facturas { $bills }, productos { $goods } por período
board-settle-units = { $n ->
        [one] Pagar { $n } Unidad
       *[other] Pagar { $n } Unidades
    }
board-settle-joy = Dar { $n } de Felicidad
board-settle-turn = pulsa para cambiar
happened-event = Un suceso para todos
happened-rules = Cambian las reglas
heard-heart = de Felicidad
heard-arrow = trae
mine-units = Unidades
mine-happiness = Felicidad
mine-goods = Productos
mine-income = Ingresos
happened-bills = Productos y facturas del período { $n }
happened-income = Día de cobro: empieza el período { $n }
board-ask-action_turn = { $pawns ->
        [0] No te quedan peones libres: ahorra, o pide antes un préstamo.
        [one] Coloca tu último peón libre, o ahorra.
       *[other] Coloca uno de tus { $pawns } peones, o ahorra.
    }
board-ask-pay_market = ¿Qué compras?
board-help-action_turn = Cada línea dice qué queda después de la factura si compras ahí. { $events ->
        [0] Esta vez no viene ningún suceso.
        [one] Después viene un suceso.
       *[other] Después vienen { $events } sucesos.
    }
board-help-pay_labour = Un curso cuesta Unidades y rinde enseguida. Un empleo es gratis, ocupa un peón y rinde más tarde.
board-help-pay_invest = Pagas ahora y recibes más cuando la ficha llega abajo.
board-help-pay_insurance = Cada escudo suma su prima a la factura desde este período y evita enseguida una clase de problema.
board-help-pay_market = Primero la comida: cada producto que falta cuesta Felicidad.
board-help-pay_last_call = Si pides prestado ahora, no recibes un Error de cálculo.
board-help-raise_money = { $due ->
        [one] Hay que pagar { $due } Unidad
       *[other] Hay que pagar { $due } Unidades
    }; faltan { $missing }.
board-help-final_loans = Lo que pagas con Unidades no cuesta Felicidad. Los puntos muestran qué conviene más.
board-help-setup_family = Cada una gana, gasta y vive a su manera. Juegas con ella toda la partida.
board-tool-take_loan = Préstamo
board-tool-family_aid = Ayuda familiar
board-tool-repay_loan = Devolver un préstamo
board-save-hungry = { $n ->
        [one] Faltará { $n } producto
       *[other] Faltarán { $n } productos
    }: −{ $joy } de Felicidad

## The debrief on the page

board-ladder = Cómo se hizo tu Felicidad
board-joy-sum = Felicidad en la partida
board-bonus-cards = Cartas: 1 por cada { $n }
board-bonus-income = Marcador de ingresos: 1 por cada { $n }
board-bonus-units = Unidades ahorradas: 1 por cada { $n }
board-bonus-end = Impresos en cartas
board-chart-hero = { $name }, período a período
board-chart-joy = Felicidad
    .about = Después de cada período, antes de los premios del final
board-chart-units = Unidades en la billetera
    .about = Después de cada período
board-chart-income = Ingresos
    .about = Dónde estaba el marcador
board-chart-cover = Protección
    .about = Seguros que tenía cada familia, seis como máximo
board-chart-out = Adónde fueron las Unidades
board-chart-bills = De qué estaban hechas las facturas
board-period = Período
board-periods-title = Período a período: { $name }
board-family-word = Familia
board-totals-title = Todos los períodos juntos

## Lo que puede elegir la persona docente

stream-event_next = El próximo suceso
stream-income = Carta de ingresos para { $name } en el período { $n }

## Momentos que conviene encontrar otra vez

moment-event_shown = Suceso
moment-insolvency = No puede pagar
moment-miscalculation = Error de cálculo
moment-goods_missing = Faltan productos básicos
moment-career_active = Nuevo empleo
moment-goal_reached = Meta alcanzada

## Las metas del juego

aim-happiness = llega a { NUMBER($n) } de Felicidad.
aim-set_skills = ten { $n ->
    [one] una Habilidad.
   *[other] { NUMBER($n) } Habilidades.
}
aim-set_careers = ten { $n ->
    [one] un Empleo.
   *[other] { NUMBER($n) } Empleos.
}
aim-set_career_cards = ten { $n ->
    [one] una Habilidad o un Empleo.
   *[other] { NUMBER($n) } Habilidades y Empleos en total.
}
aim-set_luxuries = ten { $n ->
    [one] un lujo.
   *[other] { NUMBER($n) } lujos.
}
aim-set_happy_luxuries = ten { $n ->
    [one] un lujo que da Felicidad.
   *[other] { NUMBER($n) } lujos que dan Felicidad.
}
aim-set_insurances = ten { $n ->
    [one] una carta de Seguro.
   *[other] { NUMBER($n) } cartas de Seguro.
}
aim-set_any = ten { $n ->
    [one] una carta de cualquier clase.
   *[other] { NUMBER($n) } cartas de cualquier clase.
}
aim-set_happiness = ten { NUMBER($n) } de Felicidad.

## The terminal: always in sight, and fields to fill in

aloud-home = { $units ->
    [one] una Unidad
   *[other] { $units } Unidades
}, { $happiness } de Felicidad, ingresos { $income }, productos { $goods } de { $need }, facturas { $bills }, { $loans ->
    [0] sin préstamos
    [one] un préstamo
   *[other] { $loans } préstamos
}, { $pawns ->
    [one] queda un peón.
   *[other] quedan { $pawns } peones.
}
own-home = Tienes { $units ->
        [one] { $units } Unidad
       *[other] { $units } Unidades
    } y { $happiness } de Felicidad. Productos { $goods } de { $need }, facturas { $bills }: quedan { $left } después de las facturas. Próximo ingreso { $forecast }.

# The picture of a turn, on the first page of the rulebook.
turn-title = Un período
turn-income = Ingresos
turn-pawns = Envía tus peones
turn-places = Se resuelven los lugares
turn-goods = Se usan los productos
turn-bills = Facturas
turn-events = Sucesos
turn-upkeep = Mantenimiento

## Por qué alguien queda detrás de otra persona
behind-set = { $other } tiene todas las cartas del conjunto y { $seat } no. Primero cuenta el conjunto.
behind-goal = { $other } alcanzó la meta de Felicidad y { $seat } no. Primero cuenta la meta.
behind-before = { $mine } de Felicidad antes de la liquidación final; { $other } tenía { $theirs }.
behind-score = { $mine } puntos; { $other } tiene { $theirs }.
behind-careers = Tantos puntos como { $other }, pero { $mine } Habilidades y Empleos en vez de { $theirs }.

## Jugadas en frases enteras: se dicen donde no hay tablero al lado

do-choose_family = Elegir { $family }
do-place = { $slot ->
    [0] Mandar un peón a { $location }
   *[other] Mandar un peón a { $location }, casilla { $slot }
}
do-action_turn-save = Ahorrar y no poner más peones este período
do-seek = Aceptar el empleo { $card }
do-learn = Aprender { $card }
do-invest = Comprar { $card }
do-change_clauses = Cambiar tus coberturas: { $cards }
do-buy_goods = { $n ->
    [0] No comprar productos
    [one] Comprar un producto
   *[other] Comprar { $n } productos
}
do-buy_luxury = Comprar { $card }
do-settle = { $loans ->
    [0] Pagar todos tus préstamos con Felicidad
    [one] Pagar un préstamo con Unidades
   *[other] Pagar { $loans } préstamos con Unidades
}
do-repay_loan = { $loan ->
    [1] Devolver tu primer préstamo
    [2] Devolver tu segundo préstamo
    [3] Devolver tu tercer préstamo
   *[other] Devolver tu préstamo número { $loan }
}
do-choose_event = Mostrar { $card }
do-deal = Repartir estas cartas: { $card }
do-deal-each = { $card ->
    [draw] { $seat } saca una carta
   *[other] { $card } para { $seat }
}
do-pay_market-done = Salir del mercado
do-pay_invest-forgo = No invertir en nada
do-pay_insurance-forgo = Dejar tu seguro como está
do-pay_last_call-proceed = Seguir sin más dinero
