### Las opciones por grupos y las lecciones preparadas: qué cambia cada una y por qué, su propósito, la meta para los jugadores y preguntas para después.

## Grupos de opciones

group-frame = Marco
group-market = Mercado y Productos básicos
group-bills = Facturas, inversiones, seguros
group-labour = Trabajo
group-chance = Cartas de ingreso y sucesos
group-cards = Cambiar cartas sueltas
group-end = Final de la partida
group-loans = Préstamos, ayuda, ahorros

## Lecciones

preset-short_class = Clase corta
    .about = La partida dura { $rounds } períodos. Sucesos por período: { $events_per_round }.
    .why = Así cabe en una clase, y aun así hay de qué protegerse.
    .aim = Conocer todos los lugares de la ciudad.
    .goal = Termina con más Felicidad que al empezar.
    .ask1 = ¿A qué lugar no fuiste nunca, y qué te costó eso?
    .ask2 = ¿Qué harías primero en una partida más larga?
preset-needs_first = Primero lo necesario
    .about = Cada visita al mercado empieza con Productos básicos, al menos { $goods_min_per_visit }. Los lujos tienen una condición: { $luxury_prereq }.
    .why = Si primero hay que comprar lo de cada día, el resto se planea alrededor.
    .aim = Distinguir necesidades y deseos.
    .goal = Que nunca te falte un producto, y aun así date un lujo.
    .ask1 = ¿Qué compra fue una necesidad y cuál un deseo?
    .ask2 = ¿Cuándo te ayudó la regla y cuándo te molestó?
preset-risk_and_insurance = Riesgo y seguros
    .about = Más sucesos: por período { $events_per_round }. Coberturas por visita: { $insurance_per_visit }.
    .why = Con más malas noticias hay que elegir qué peligro cubrir primero.
    .aim = Comparar una prima pequeña y segura con una pérdida grande e incierta.
    .goal = No pidas nunca un préstamo por un suceso.
    .ask1 = ¿Qué prima valió la pena y cuál no?
    .ask2 = ¿Decidirías lo mismo con más ahorros?
preset-debt = Deudas
    .about = Las familias empiezan con otras cifras: { $family_delta }. Último aviso antes de las facturas: { $bills_last_call }. Más de estos sucesos: { $event_counts }.
    .why = El dinero no alcanza y un préstamo nunca está lejos; los préstamos cuestan lo de siempre.
    .aim = Ver cuánto cuesta de verdad un préstamo, período tras período.
    .goal = Termina la partida sin préstamos.
    .ask1 = ¿Cuánto recibiste de tus préstamos y cuánto devolviste?
    .ask2 = ¿Qué podrías haber dejado o planeado en su lugar?
preset-invest_early = Invertir pronto
    .about = Recargo cuando el lugar está lleno: { $crowd_surcharge }. Inversiones a la vez: { $investment_cap }.
    .why = Nadie se queda fuera: deciden el tiempo y el valor.
    .aim = Ver lo que el tiempo hace con el dinero.
    .goal = Que cada familia cobre al menos una inversión.
    .ask1 = ¿Quién invirtió primero y qué ganó con esperar?
    .ask2 = ¿Qué dinero no se debe invertir nunca?
preset-race_to_15 = Carrera hasta 15
    .about = Quien tiene { $happiness_goal } de Felicidad en el Mantenimiento termina el juego.
    .why = Una meta clara hace preguntar cuánto cuesta la Felicidad.
    .aim = Planear desde la meta hacia atrás.
    .goal = Llega antes que nadie a la Felicidad pedida.
    .ask1 = ¿Cuál fue la Felicidad más barata que encontraste?
    .ask2 = ¿Quién llegó rápido y terminó con poco?
preset-balanced_life = Vida equilibrada
    .about = Lo que hace falta para ganar: { $collection }. Qué hace el conjunto: { $collection_mode }.
    .why = Ni el trabajo ni el placer bastan por sí solos.
    .aim = Repartir dinero y tiempo entre aprender y disfrutar.
    .goal = Completa el conjunto.
    .ask1 = ¿A qué renunciaste por el equilibrio?
    .ask2 = ¿Qué significa equilibrio en tu familia?
preset-career_first = Primero la profesión
    .about = Precio de una habilidad: { $skill_cost }. Ingreso perdido al buscar empleo: { $career_penalty }. Condición para los lujos: { $luxury_prereq }.
    .why = Aprender es barato: así se ve lo que da después.
    .aim = Ver la educación como inversión.
    .goal = Ten el ingreso más alto de la mesa.
    .ask1 = ¿En cuántos períodos se pagó sola una habilidad?
    .ask2 = ¿Qué aprenderías si costara el doble?
preset-hard_times = Tiempos duros
    .about = Las familias empiezan con otras cifras: { $family_delta }. Sucesos por período: { $events_per_round }. Más de estos sucesos: { $event_counts }. Cartas de ingreso en el mazo: { $income_counts }.
    .why = Nadie puede tenerlo todo: todos tienen que elegir.
    .aim = Sacar adelante un hogar en años malos.
    .goal = Que nadie termine con un Error de cálculo.
    .ask1 = ¿Qué recortaste primero? ¿Lo harías otra vez?
    .ask2 = ¿Quién podría haber ayudado a quién?
