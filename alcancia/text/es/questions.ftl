# Preguntas para conversar después de una partida. Cada una cuelga de una cifra de la propia partida.

question-stage-happened = Qué pasó
question-stage-why = Por qué
question-stage-compare = Comparar
question-stage-what_if = ¿Y si…?
question-stage-real_life = En la vida real
question-stage-next_time = La próxima vez

## City Life

question-citylife-taxes = Pagaste { MONEY($land_transfer_tax) } de impuesto de traspaso. ¿Por cuál compra fue, y pensaste en el impuesto antes de comprar?
question-citylife-fines = Las multas de tránsito te sacaron { MONEY($fines) }. ¿Cuál te dolió más y a qué tuviste que renunciar?
question-citylife-worth = Terminaste con { MONEY($net_worth) } en total, { MONEY($cash) } de eso en efectivo. ¿Dónde estaba el resto?
question-citylife-knowledge = Las respuestas correctas te trajeron { MONEY($amount) }, la suerte { MONEY($luck) }. ¿Con cuál de las dos podías contar?
question-citylife-short = { $times ->
    [one] Una vez
   *[other] { $times } veces
} no pudiste pagar una cuenta con tu efectivo. ¿En qué se había ido el dinero antes?
question-citylife-bought = Gastaste { MONEY($spent_on_property) } en propiedades. ¿Qué te hizo comprar: el precio, las tarifas, o que era tu turno?
question-citylife-richer = { $other } terminó con { MONEY($theirs) } y tú con { MONEY($mine) }. Busca una decisión que hizo la diferencia.
question-citylife-fees = Tú pagaste { MONEY($mine) } en tarifas de visita, { $other } { MONEY($theirs) }. ¿Fue suerte, o alguien eligió mejor?
question-citylife-answers = { $other } tuvo { $theirs ->
    [one] { $theirs } respuesta correcta
   *[other] { $theirs } respuestas correctas
} y tú { $mine }. ¿Cuánto valió eso en dinero?
question-citylife-credit = Pediste prestado { MONEY($borrowed) } y te costó { MONEY($cost) }. ¿Qué habría pasado sin el préstamo?
question-citylife-no_shares = No compraste acciones del Banco. ¿Qué te podrían haber traído, y a qué habrías tenido que renunciar?
question-citylife-no_property = No compraste propiedades. ¿Qué casilla habrías comprado primero, y cuántas veces habría entrado su tarifa?
question-citylife-bills = Los arreglos y la comida te costaron { MONEY($bills) }. ¿Qué cuentas sorprenden a la gente en casa, y cómo se prepara?
question-citylife-luck = { MONEY($luck_income) } te llegaron solo por suerte. ¿Harías planes con dinero así en la vida real?
question-citylife-property_tax = Ser dueño te costó { MONEY($property_tax) } de impuesto predial. ¿Qué más cuesta tener una casa, año tras año?
question-citylife-reserve = Terminaste con { MONEY($cash) } en efectivo. ¿Cuánto guardarías la próxima vez, y para qué?
question-citylife-quiz = Respondiste bien { $right_answers } de { $questions } preguntas pagadas. ¿Cuál buscarías antes de jugar de nuevo?

## El Plan

question-elplan-first_idea = Tu primera idea llegó en el período { $period }. ¿Qué te faltaba hasta entonces?
question-elplan-event = { $event } en el período { $period } se llevó { $tokens } de tus fichas. ¿Qué habrías hecho con ellas?
question-elplan-made = Hiciste { $made ->
    [one] { $made } producto
   *[other] { $made } productos
} y vendiste { $sold }. ¿Qué pasó con los demás?
question-elplan-idle = De tus { $all } fichas, { $idle } estuvieron sin trabajar en promedio. ¿Qué las frenó?
question-elplan-waste = Desechaste { $count ->
    [one] un producto
   *[other] { $count } productos
}. ¿Qué llenó tu bodega?
question-elplan-card_idle = { $card } nunca trabajó para ti. ¿Por qué la compraste?
question-elplan-ideas = { $other } hizo { $theirs ->
    [one] { $theirs } idea
   *[other] { $theirs } ideas
} y tú { $mine }. ¿En qué período se separaron sus caminos?
question-elplan-cards = { $other } tenía { $theirs ->
    [one] { $theirs } carta
   *[other] { $theirs } cartas
} y tú { $mine }. ¿Más era mejor?
question-elplan-places = Fuiste sobre todo al Distrito { $district }, { $count ->
    [one] una vez
   *[other] { $count } veces
}. ¿Qué ganaron los demás yendo a otro lado?
question-elplan-uninsured = Los sucesos te sacaron { $tokens } de tus fichas. ¿En qué período habría valido más la casilla del seguro que la tuya?
question-elplan-reserve = Empezaste { $periods } de tus períodos casi sin fichas libres. ¿Qué habría cambiado una más de reserva?
question-elplan-card = { $card } costó { $cost } y trajo { $brought }. ¿Y si la hubieras comprado dos períodos antes?
question-elplan-purchases = Pagaste { $amount } de dinero por { $count ->
    [one] { $count } producto comprado
   *[other] { $count } productos comprados
}. ¿Cuándo compran las empresas de verdad en vez de fabricar?
question-elplan-subsidies = Los subsidios te trajeron { $income_subsidies ->
    [one] { $income_subsidies } ficha
   *[other] { $income_subsidies } fichas
}. ¿Quién da dinero a las empresas donde vives, y por qué?
question-elplan-cards_cost = Gastaste { $spent_on_cards ->
    [one] { $spent_on_cards } ficha
   *[other] { $spent_on_cards } fichas
} en cartas. ¿En qué ponen dinero las empresas de verdad antes de ganar algo?
question-elplan-trios = Terminaste con { $ideas ->
    [one] { $ideas } idea
   *[other] { $ideas } ideas
} y { $trios ->
    [one] { $trios } trío
   *[other] { $trios } tríos
}. ¿Qué buscarás primero la próxima vez?
question-elplan-no_idea = No hiciste ninguna idea este año. ¿Qué tres productos juntarás primero la próxima vez?

## FinanciaLit

question-financialit-borrowing = Pediste { $received ->
    [one] { $received } Unidad
   *[other] { $received } Unidades
} y devolviste { $paid }. ¿Qué compraste con ese dinero, y valió la pena?
question-financialit-uninsured = Los sucesos sin seguro te costaron { $units ->
    [one] { $units } Unidad
   *[other] { $units } Unidades
} y { $happiness } de Felicidad. ¿Cuál de ellos se veía venir?
question-financialit-luxuries = Los lujos te costaron { $out_luxuries ->
    [one] { $out_luxuries } Unidad
   *[other] { $out_luxuries } Unidades
} y trajeron { $joy_luxuries } de Felicidad. ¿Cuál fue la mejor compra?
question-financialit-shelves = { $goods ->
    [one] Te faltó { $goods } producto
   *[other] Te faltaron { $goods } productos
}. ¿Qué habías comprado en su lugar?
question-financialit-cushion = { $times ->
    [one] Una vez
   *[other] { $times } veces
} un suceso te encontró sin dinero suficiente. ¿Qué había pasado en el período anterior?
question-financialit-growth = Las habilidades y los empleos te dieron { $earned ->
    [one] { $earned } Unidad
   *[other] { $earned } Unidades
} más, por { $spent ->
    [one] { $spent } Unidad
   *[other] { $spent } Unidades
} de estudio. ¿Cuándo empezó a rendir?
question-financialit-happier = { $other } terminó con { $theirs } de Felicidad y tú con { $mine }. Busca un período en que decidieron distinto.
question-financialit-income = { $other } ganó { $theirs } Unidades y tú { $mine }. ¿Qué hizo { $other } al comienzo?
question-financialit-bills = Tus facturas sumaron { $mine } Unidades, las de { $other } { $theirs }. ¿Qué hizo más altas las tuyas?
question-financialit-patience = Tus inversiones pagaron { $units ->
    [one] { $units } Unidad
   *[other] { $units } Unidades
}. ¿Y si hubieras puesto el dinero un período antes?
question-financialit-early_bills = Pagar antes te ahorró { $saved ->
    [one] { $saved } Unidad
   *[other] { $saved } Unidades
} y podría haberte ahorrado { $missed } más. ¿Para qué te habría faltado ese peón?
question-financialit-no_loan = No pediste ningún préstamo. ¿Qué podrías haber comprado con uno, y cuánto te habría costado devolverlo?
question-financialit-insured = El seguro te evitó perder { $units ->
    [one] { $units } Unidad
   *[other] { $units } Unidades
}, y pagaste { $premiums } en primas. ¿Te asegurarías de nuevo? ¿Qué asegura la gente aquí?
question-financialit-goods = Gastaste { $out_goods } Unidades en productos y { $out_luxuries } en lujos. ¿Cómo es en tu casa?
question-financialit-invested = Invertiste { $out_investments ->
    [one] { $out_investments } Unidad
   *[other] { $out_investments } Unidades
}. ¿Qué puede hacer la gente aquí con dinero que no necesita por unos años?
question-financialit-units = Terminaste con { $units ->
    [one] { $units } Unidad
   *[other] { $units } Unidades
} y { $happiness } de Felicidad. ¿Qué harías con las últimas Unidades la próxima vez?
question-financialit-skills = Pagaste { $out_skills ->
    [one] { $out_skills } Unidad
   *[other] { $out_skills } Unidades
} por aprender. ¿En qué período vas a aprender la próxima vez, y qué primero?

## FinanCity

question-financity-loan_cost = Tus créditos te costaron { MONEY($finance_cost) }. ¿Qué compraste con ese dinero, y valió la pena?
question-financity-first_saving = Ahorraste por primera vez en el año { $period }. ¿Qué te hizo empezar ahí?
question-financity-uninsured = Año { $period }, { $event }: te costó { MONEY($owed) } y { $sorrow } de bienestar. ¿Qué lo habría hecho más pequeño?
question-financity-extra_job = Los trabajos extra te trajeron { MONEY($income_extra_job) }. ¿A qué renunciaste por ellos?
question-financity-haste = Retirar con apuro te costó { MONEY($surcharges) }. ¿Qué era tan urgente?
question-financity-shopping = Gastaste { MONEY($spent_shopping) } en compras y trajeron { $wellbeing_purchases } de bienestar de inmediato. ¿Cuál compra dio más por su precio?
question-financity-savings = { $other } terminó con { MONEY($theirs) } ahorrados y tú con { MONEY($mine) }. Busca el año en que se separaron sus caminos.
question-financity-wellbeing = { $other } terminó con { $theirs } de bienestar y tú con { $mine }. ¿Cuánto le costó a { $other }?
question-financity-expenses = Tu hogar te costó { MONEY($mine) }, el de { $other } { MONEY($theirs) }. ¿Qué tuvo cada quien por eso?
question-financity-earlier = Compraste { $card } en el año { $period }. ¿Y si la hubieras comprado uno o dos años antes?
question-financity-no_token = Nunca compraste una ficha de seguro, y los imprevistos te costaron { MONEY($event_money) }. ¿En qué año se habría pagado sola una ficha?
question-financity-no_loan = No pediste ningún crédito. ¿Hubo un año en que habría convenido? Haz la cuenta.
question-financity-small_print = { $card } costó { MONEY($yearly) } cada año. ¿Qué cosas de tu casa siguen costando después de comprarlas?
question-financity-credit = Pagaste { MONEY($finance_cost) } por pedir prestado. ¿Quién presta dinero donde vives, y cómo averiguarías cuánto cuesta?
question-financity-interest = Los intereses te trajeron { MONEY($income_interest) }. ¿Dónde pondrías dinero que no necesitas por unos años?
question-financity-end = Terminaste con { MONEY($savings) } ahorrados y { $wellbeing } de bienestar. Si jugaras la misma suerte otra vez, ¿qué harías distinto primero?
question-financity-missing = Te faltaron { MONEY($missing) } para la meta de ahorro. ¿En qué año vas a empezar la próxima vez?

## Multiverse Money

question-multiverse-charge = El cargo te sacó { $amount } puntos. ¿Qué divisa habrías dejado?
question-multiverse-overpaid = Ir primero te costó { $amount } más de lo necesario. ¿Qué querías tanto?
question-multiverse-bets = Tus apuestas sumaron { $bet_total }. ¿Cuál te dio más por menos?
question-multiverse-face = En la ronda { $period } diste { $given } y tomaste { $taken }, y aun así ganaste { $gain } puntos. ¿Cómo puede menos valer más?
question-multiverse-bluff = Rondas con la carta de engaño: { $used }; rondas sin apostar: { $out }. ¿Qué querías que creyeran los demás?
question-multiverse-given_away = En la ronda { $period } tu apuesta le dio a { $other } lo que le faltaba en { $currency }. ¿Podías saberlo?
question-multiverse-score = { $other } terminó con { $theirs } puntos y tú con { $mine }. ¿En qué ronda se separaron sus caminos?
question-multiverse-cards = { $other } terminó con { $theirs ->
    [one] { $theirs } carta
   *[other] { $theirs } cartas
} y tú con { $mine }. ¿Más cartas era mejor?
question-multiverse-both = En la ronda { $period } tú y { $other } cambiaron y los dos ganaron. ¿Cómo pueden ganar los dos?
question-multiverse-short = Te faltaron { $missing } para conservar entera { $currency }. ¿Qué habrías dado por eso?
question-multiverse-waiting = Por esperar te llevaste más cartas de las que apostaste (+{ $cards }). ¿Y si todos esperaran?
question-multiverse-set = Un { $value } más de { $currency } estaba en la mesa. ¿Cuánto te habría costado conseguirlo?
question-multiverse-spread = { $top_two_percent } de cada 100 de tu dinero estaba en dos divisas. ¿Cuándo conviene tener todo en un lugar, y cuándo no?
question-multiverse-exchange = Diste billetes por { $given_value } y tomaste billetes por { $taken_value }. ¿Cuánto cuesta cambiar dinero en la vida real?
question-multiverse-swap = Entregaste { $given_cards ->
    [one] { $given_cards } carta
   *[other] { $given_cards } cartas
} en los cambios. ¿Qué cambiaste alguna vez porque valía más para ti que para la otra persona?
question-multiverse-score_end = Terminaste con { $score_now } puntos, después de un cargo de { $fee_now }. ¿Qué divisa buscarás primero la próxima vez?
question-multiverse-hand_end = Terminaste con { $hand ->
    [one] { $hand } carta
   *[other] { $hand } cartas
}. Si jugaras otra vez, ¿cuándo dejarías de juntar divisas nuevas?
