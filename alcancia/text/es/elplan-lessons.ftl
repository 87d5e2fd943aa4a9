### Las opciones por grupos y las lecciones preparadas: qué cambia cada una y por qué, su propósito, la meta para los jugadores y preguntas para después.

## Grupos de opciones

group-frame = Marco
group-events = Sucesos
group-administration = Administración
group-investment = Inversión
group-market = Mercado y subsidio
group-summary = Resumen
group-end = Ideas y puntos

## Lecciones

preset-first_game = Primera partida
    .about = Las reglas normales con planes de nivel { $level }.
    .why = Empieza aquí si nadie en la mesa conoce el juego.
    .aim = Seguir un período por todos los distritos.
    .goal = Ten tu primera idea.
    .ask1 = ¿En qué distrito decidiste más?
    .ask2 = ¿Qué necesita ahora tu negocio?
preset-class_hour = Hora de clase
    .about = La partida dura { $periods } períodos. Planes: { $plan_choice }. Nivel: { $level }.
    .why = Los planes repartidos ahorran tiempo y nadie tiene que leerlos todos.
    .aim = Aprovechar el plan que te tocó.
    .goal = Haz que tu plan funcione una vez.
    .ask1 = ¿Tu plan era bueno o lo hiciste bueno?
    .ask2 = ¿Qué recurso faltó siempre?
preset-quick = Rápida
    .about = La partida dura { $periods } períodos. Nivel: { $level }. Al empezar: trabajadores { $start_worker }, dinero { $start_money }, energía { $start_energy }.
    .why = Más para empezar, así el negocio funciona enseguida.
    .aim = Invertir a tiempo lo que tienes.
    .goal = Ten una idea antes de la mitad de la partida.
    .ask1 = ¿Qué hiciste con las fichas de más?
    .ask2 = ¿Qué sobró al final?
preset-merchants = Comerciantes
    .about = Planes de nivel { $level }.
    .why = Estos planes piden productos ajenos: hay que comerciar.
    .aim = Mirar los precios y vender a tiempo.
    .goal = Vende y compra al menos una vez.
    .ask1 = ¿Cuándo te convino el mercado?
    .ask2 = ¿Quién ganó más comerciando, y cómo?
preset-storm = Tormenta
    .about = Sucesos: { $events }.
    .why = En cada período llega algo malo: importan las reservas y el seguro.
    .aim = Guardar algo para los malos tiempos.
    .goal = No pierdas nunca un beneficio por un suceso.
    .ask1 = ¿Qué te protegió y cuánto costó?
    .ask2 = ¿Cuánta reserva es demasiada?
preset-calm = Calma
    .about = Sucesos: { $events }.
    .why = Sin sorpresas solo cuentan tus decisiones.
    .aim = Ver qué hace un plan cuando nada lo estorba.
    .goal = Usa todas tus fichas en el último período.
    .ask1 = ¿Dónde desperdiciaste algo?
    .ask2 = ¿Qué habría cambiado un suceso?
