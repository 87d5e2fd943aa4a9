### Las opciones por grupos y las lecciones preparadas: qué cambia cada una y por qué, su propósito, la meta para los jugadores y preguntas para después.

## Grupos de opciones

group-frame = Marco
group-goals = Metas y puntaje
group-zones = Zonas
group-bank = Ahorros y créditos
group-trade = Venta de Productos
group-trainer = La persona docente

## Lecciones

preset-rulebook = Como en el reglamento: se reclama a mano
    .about = Quién cobra los bonos y suma los gastos: { $claims }.
    .why = Nadie te recuerda tu propio dinero, como en la vida.
    .aim = Llevar tus propias cuentas.
    .goal = No olvides ningún bono ni pagues de menos.
    .ask1 = ¿Qué olvidaste y cuándo lo notaste?
    .ask2 = ¿Cómo llevas las cuentas en casa?
preset-short = Corto: seis años
    .about = La partida dura { $years } años. Para ganar: { $goal_wellbeing } de bienestar y { $goal_savings } en ahorros.
    .why = Así cabe en una clase; las metas se achican con el tiempo.
    .aim = Planear para un tiempo fijo.
    .goal = Cumple todas las metas en el último año.
    .ask1 = ¿Cuándo empezaste a ahorrar, y por qué entonces?
    .ask2 = ¿Qué meta fue la más difícil?
preset-hard = Difícil: metas más altas
    .about = Para ganar: { $goal_wellbeing } de bienestar y { $goal_savings } en ahorros.
    .why = Para quienes ya conocen el juego: sin inversiones casi no se puede.
    .aim = Dejar que el dinero trabaje muchos años.
    .goal = Cumple las metas altas sin créditos.
    .ask1 = ¿A qué renunciaste por las metas?
    .ask2 = ¿Qué año decidió tu partida?
preset-advanced = Puntaje avanzado
    .about = El puntaje que nombra al campeón: { $level }.
    .why = Cuenta también lo que posees, no solo lo que tienes en la mano.
    .aim = Distinguir dinero y patrimonio.
    .goal = Posee algo de valor sin deudas.
    .ask1 = ¿Qué vale más al final de lo que costó?
    .ask2 = ¿Cuál de tus cosas comprarías otra vez?
