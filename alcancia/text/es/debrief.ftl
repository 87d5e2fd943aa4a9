# La charla final: la página propia después de jugar, la conversación de la clase y lo que se lleva a casa.

debrief-title = Tu partida
debrief-of = La partida de { $name }
debrief-figures = Cinco cifras
debrief-moments = { $n ->
    [one] Un momento que importó
   *[other] Dos momentos que importaron
}
debrief-thinking = Estamos jugando tu partida cientos de veces a partir de tus decisiones. Tarda un poco: mientras tanto, hablen de sus cifras.
debrief-how = Cómo se lee: jugamos la partida desde ahí muchas veces, cada vez con otra suerte. Las cifras entre paréntesis dicen qué tan seguro es el promedio: lo más probable es que esté entre ellas.
debrief-question = Hablen de esto
debrief-luck = Suerte y decisiones
debrief-print = Imprimir mi página

## Predecir y luego ver

guess-stood = { $when }: había estos dos caminos.
guess-luck = { $when }: entonces la suerte dio un giro. ¿Qué creen que vino?
guess-ask = ¿Cuál lleva más lejos, en promedio? Adivina primero.
guess-toss = Más o menos igual
guess-yours = Tu respuesta: «{ $guess }».
guess-fits = Nosotros encontramos lo mismo.
guess-differs = Nosotros encontramos otra cosa.
guess-board = Ver el tablero como estaba
guess-title = Adivina con todos
guess-made = Tu respuesta cuenta. Ahora espera a los demás.
guess-all-made = Ya respondieron todos aquí. Ahora esperen a los demás.
guess-missed = Ya no se puede responder. La próxima vez participas tú también.
guess-so-far = Respondieron { $n } de { $of }.
guess-count = { $n } respondieron esto
guess-nobody = No respondió nadie.
guess-found = lo que encontramos
guess-put = Preguntar a toda la mesa
guess-away = Guardarlo

## La conversación de la clase

talk-title = Hablemos de la partida
talk-looking = Vistos { $looked } de { $seats } asientos. Pueden llegar más momentos.
talk-none-yet = Estamos jugando a partir de sus decisiones. El primer momento llega en unos segundos; empiecen con las preguntas de abajo.
talk-none = No se encontró ningún momento. Las preguntas de abajo también salen de sus partidas.
talk-quiet = { $n ->
    [one] En uno de { $of } asientos, pocas decisiones o ninguna habrían cambiado mucho: allí decidieron la suerte y los demás.
   *[other] En { $n } de { $of } asientos, pocas decisiones o ninguna habrían cambiado mucho: allí decidieron la suerte y los demás.
}
talk-moment = Momento { $n } de { $all }
talk-next = Momento siguiente
talk-before = Momento anterior
talk-ask = Preguntar a todos
talk-show-shares = Mostrar las respuestas
talk-show-happened = Mostrar qué pasó
talk-show-what_if = Mostrar lo que encontramos
talk-elsewhere = Con la misma suerte, el mismo asiento en la mesa { $sign } eligió «{ $way }».
talk-elsewhere-board = Ver esa mesa
talk-goals = Metas del día
talk-goal-reached = { $n ->
    [0] No la alcanzó nadie.
    [one] La alcanzó una persona de { $of }.
   *[other] La alcanzaron { $n } personas de { $of }.
}
talk-goal-few = Son muy pocas personas para decirlo sin señalar a nadie.
talk-goal-half = Ya la tenía la mitad: { $when }.
talk-table = Mesa { $sign }
talk-marked = La persona docente marcó esta posición. ¿Qué harías aquí, y por qué?
talk-figures = Nuestra clase en cifras
talk-figures-about = Participantes al final de la partida. No se muestran grupos de menos de tres.
talk-middle = En el medio: { $n }
talk-from-to = de { $low } a { $high }
talk-too-few = muy pocos para mostrar
talk-questions = Preguntas
talk-report = Imprimir el informe
report-title = Informe de la clase: { $game }
talk-moments = Momentos
talk-pages = Una página para cada quien
talk-unfinished = Estas partidas no terminaron, así que no se calculó nada para ellas: { $signs }.
talk-rules = Reglas de esta clase
talk-rule-changed = { $rule }: { $value }, cambiada durante la partida en { $signs }.
talk-forecast = Qué provoca eso cuando juegan bots
talk-back = Volver a la clase

## En papel

paper-questions = Tres preguntas
paper-waiting = Se están preparando las páginas: { $done } de { $all }.

## Cinco cifras de cada juego

five-citylife-net_worth = Todo lo que tienes, menos lo que debes
five-citylife-cash = Efectivo al final
five-citylife-deeds = Casas y Torres
five-citylife-credit_cost = Costo de préstamos e hipotecas
five-citylife-quiz_income = Ganado con respuestas correctas
five-elplan-points = Puntos
five-elplan-ideas = Ideas
five-elplan-cards = Cartas
five-elplan-wasted = Productos perdidos
five-elplan-lost_to_events = Fichas perdidas por sucesos
five-financialit-happiness = Felicidad
five-financialit-units = Unidades al final
five-financialit-in_income = Ingresos en total
five-financialit-out_luxuries = Gastado en lujos
five-financialit-instalments = Cuotas de préstamos
five-financity-savings = Ahorros
five-financity-wellbeing = Bienestar
five-financity-income_interest = Ganado en intereses
five-financity-finance_cost = Precio del crédito
five-financity-event_money = Perdido por imprevistos
five-multiverse-score_now = Puntos
five-multiverse-hand = Cartas de dinero en la mano
five-multiverse-fee_now = Puntos que quitó el cargo
five-multiverse-given_value = Valor entregado
five-multiverse-taken_value = Valor recibido
