### Las reglas de una mesa y el puesto de mando: lo que dice el formulario, lecciones, guiones.

## Opciones y lecciones

option-mark-handbook = manual
option-mark-live = puede cambiar durante el juego
lesson-about = Qué es distinto: { $text }
lesson-why = Por qué: { $text }
lesson-aim = Propósito: { $text }
lesson-goal = Meta del día: { $text }
lesson-ask1 = Pregunta después: { $text }
lesson-ask2 = Pregunta después: { $text }

## El formulario

form-search = Buscar una regla
form-found = { $n ->
    [0] Ninguna regla coincide.
    [one] { NUMBER($n) } regla coincide.
   *[other] { NUMBER($n) } reglas coinciden.
}
form-range = de { NUMBER($lo) } a { NUMBER($hi) }
form-steps = de { NUMBER($lo) } a { NUMBER($hi) }, de { NUMBER($step) } en { NUMBER($step) }
form-usual = lo normal: { $value }
form-handbook = manual
form-live = puede cambiar durante el juego
form-secret = solo lo ves tú
form-differs = Qué es distinto de lo normal
form-differs-one = { $option }: { $value } (lo normal es { $before })
form-back = Otra vez lo normal: { $option }
form-disagree = Estas reglas todavía no van juntas, por eso no se puede empezar:
form-show = Muéstrame dónde
form-give-up = Volver a las últimas reglas acordadas
form-with = Esto no va junto con «{ $option }».
form-changed-here = { $n ->
    [one] { NUMBER($n) } distinta
   *[other] { NUMBER($n) } distintas
}
form-lessons = Lecciones preparadas

## ¿Qué haría esta regla?

forecast-ask = ¿Qué efecto tiene?
forecast-ask-value = ¿Qué efecto tendría «{ $value }»?
forecast-ask-all = ¿Qué efecto tienen juntos estos cambios?
forecast-busy = Los bots lo están probando. Tarda diez segundos como máximo.
forecast-stop = Detener
forecast-whole = Un pronóstico trata de partidas enteras, con la regla desde el principio.
forecast-head = Los bots jugaron { $games ->
    [one] una partida
   *[other] { $games } partidas
 } dos veces con la misma suerte: como está y con el cambio.
forecast-rise = { $figure }: sube de { $before } a { $after }, es decir { $by } más ({ $low } a { $high }).
forecast-fall = { $figure }: baja de { $before } a { $after }, es decir { $by } menos ({ $low } a { $high }).
forecast-games-rise = { $figure }: en { $after } de 100 partidas en vez de { $before }.
forecast-games-fall = { $figure }: solo en { $after } de 100 partidas en vez de { $before }.
forecast-nothing = Ninguna cifra cambia con claridad.
measure-score = Puntos al final
measure-periods = Duración de la partida

## Lo que se juega hoy

today-title = Hoy se juega
today-goal = Meta
today-goals = { NUMBER($n) } de { NUMBER($of) } metas cumplidas
today-rules = { $n ->
    [one] { NUMBER($n) } regla es distinta
   *[other] { NUMBER($n) } reglas son distintas
}
today-coming = Desde la próxima ronda: { $option }: { $value }
today-has = { $name }: { NUMBER($has) } de { NUMBER($needs) }
today-has-most = { $name }: { NUMBER($has) } (como máximo { NUMBER($needs) })
today-reached = meta cumplida

## El puesto de mando

desk-title = El puesto de mando
desk-open = Abrir el puesto de mando en otra pantalla
desk-phone = Un código para mi teléfono
desk-away-how = No se lo muestres a nadie. En tu teléfono abre { $address } y escribe este código: { $code }
desk-table = A la mesa
desk-show = Pantalla grande
desk-only-trainer = Solo tiene puesto de mando quien dirige la mesa sin jugar.
desk-now = La mesa ahora
desk-lately = Lo que pasó hace poco
desk-waits = El puesto de mando se abre cuando empieza el juego. Ya puedes preparar el guion.
desk-rule-next = desde la próxima ronda: { $value }
desk-nobody-hit = No le tocaría a nadie.
desk-asks = se le pregunta antes; se muestra la respuesta normal
desk-choose = Elegir esta
desk-seek = Buscar
desk-seek-none = Aquí no hay nada con ese nombre.
desk-wished = Elegido y en espera: { $what }
desk-figure-cash = dinero { SIGNED($n) }
desk-figure-borrowed = tiene que pedir prestado: { NUMBER($n) }
desk-figure-missed = turnos perdidos { SIGNED($n) }
desk-figure-points = puntos { SIGNED($n) }
desk-figure-square = casillas { SIGNED($n) }
desk-figure-loans = préstamos { SIGNED($n) }
desk-figure-modifier = ingreso de esta ronda { SIGNED($n) }
desk-figure-pawns_away = un peón fuera el próximo período
desk-figure-income_next = próximo ingreso { SIGNED($n) }
desk-figure-bills_next = próximas facturas { SIGNED($n) }
desk-figure-wait = períodos hasta cobrar inversiones { SIGNED($n) }
desk-figure-home_income = ingreso del próximo año { $more ->
    [yes] +{ MONEY($n) }
   *[no] { MONEY($n) }
}
desk-figure-expenses = gastos del próximo año { $more ->
    [yes] +{ MONEY($n) }
   *[no] { MONEY($n) }
}
desk-figure-business_off = los negocios no pagan el próximo año
desk-figure-interest_off = sin intereses el próximo año
desk-figure-education_bonus = por educación el próximo año { $more ->
    [yes] +{ MONEY($n) }
   *[no] { MONEY($n) }
}
desk-figure-space_benefit = se pierde el beneficio de la casilla
desk-figure-other = { $what } { SIGNED($n) }
desk-deal = Una carta para { $name }
desk-deal-draw = sacar una carta
desk-deal-go = Repartir

## El guion de una clase

script-title = Guion de la clase
script-about = Lo que pasa por sí solo cuando empieza una ronda: una carta, una regla cambiada o una pausa para hablar. Solo lo ves tú.
script-none = No hay nada preparado.
script-round = En la ronda
script-what = Qué
script-force = { $stream }: { $outcome }
script-change = Desde la próxima ronda: { $option }: { $value }
script-stop = Parar y hablar: { $text }
script-kind-force = Elegir lo que viene
script-kind-change = Cambiar una regla
script-kind-stop = Parar y hablar
script-question = Tu pregunta para todos
script-add = Ponerlo en el guion
script-remove = Quitarlo: { $what }
script-save = Guardar el guion como archivo
script-load = Cargar un guion
script-strange = Esto no es un guion para este juego.
script-done = hecho
script-refused = no fue posible: { $why }
