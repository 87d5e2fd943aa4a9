### Las páginas, español.

site-name = Alcancía

## Inicio

home-headline = Aprende sobre dinero jugando en compañía.
home-what = Juegos de mesa en tu navegador. Juega con tus amistades, con tu clase o contra bots. Sin cuenta y sin nombres reales.
home-teachers = Para docentes:
home-lead = Dirigir una clase
home-games = Los juegos
join-title = ¿Tienes un código?
join-either = El código de una mesa o de una clase, o el que te lleva de vuelta a tu asiento.
home-doors = Entradas
home-door-teachers = Para docentes
home-teachers-how = Dirige una mesa sin jugar: elige reglas o una lección preparada, haz un guion, decide lo que viene y hablen de ello.
home-lead-game = Dirigir { $game }
home-replays = Repeticiones
join-where = Está en la pizarra de tu clase o en el mensaje de una amiga o un amigo.
join-code = Código de la mesa
join-go = Entrar
return-offer = Tengo un código de regreso de otro dispositivo
return-code = Código de regreso
return-go = Ocupar mi asiento
open = Abrir
open-this = Abrir esta caja
box-open = Abrir { $game }
box-facts = { $players } jugadores · { $length }
box-teaches = Practicas
box-players = Jugadores
box-length = Duración
nickname = Tu apodo
nickname-hint = No tu nombre real
how-many = ¿Cuántos jugadores?
play-now = Jugar ya
play-now-how = Los bots ocupan los otros asientos
play-friends = Jugar con otras personas
play-friends-how = Invítalas con un enlace o un código
close = Cerrar
to-home = A la primera página
save = Guardar

## Idioma y colores

language = Idioma
# Cada idioma se llama por su propio nombre.
language-en = English
language-es = Español
dark-theme = Colores oscuros

## Esperas y problemas

finding = Buscando la mesa…
trouble = Eso no funcionó
table-waiting = Vamos a la mesa…
link-lost = Se perdió la conexión, lo intentamos de nuevo…
link-lost-kept = Sin red. Tu jugada está guardada y sale en cuanto vuelva.

## Antes de la partida

lobby-title = ¿Quién juega?
lobby-full = Ya están todos.
lobby-open = { $n ->
    [one] Queda { $n } asiento libre.
   *[other] Quedan { $n } asientos libres.
}
lobby-seats = Asientos
lobby-host-starts = Ya tienes asiento. Quien creó la mesa empieza la partida.
seat-letter = Asiento { $letter }
seat-bot-name-A = Tucán
seat-bot-name-B = Nube
seat-bot-name-C = Lince
seat-bot-name-D = Koala
seat-bot-name-E = Colibrí
seat-bot-name-F = Zorro
seat-bot-name-G = Luna
seat-bot-name-H = Panda
seat-bot-name-I = Delfín
seat-is-open = libre
seat-is-closed = cerrado
seat-is-bot = bot
seat-is-here = está aquí
seat-is-away = no está en este momento
seat-host-here = creó la mesa, está aquí
seat-host-away = creó la mesa, no está en este momento
seat-helped = un bot juega en su lugar
you = tú
rename = Cambiar apodo
remove = Quitar
reopen = Liberar el asiento
add-bot = Poner un bot aquí
stand-up = Dejar mi asiento
sit-down = Sentarme
start = Empezar la partida
start-with-bots = { $n ->
    [one] Empezar, con un bot en el asiento libre
   *[other] Empezar, con bots en { $n } asientos libres
}
bot-help = Que juegue un bot
bot-stop = Parar el bot
invite-title = Invita a más gente
invite-code = Escribe este código en la primera página:
invite-link = O envía este enlace:
invite-qr = El enlace como código QR para la cámara del teléfono
invite-copy = Copiar el enlace
invite-copied = Copiado
options-title = Reglas de esta mesa
options-usual = Las reglas de siempre.
options-changed = { $n ->
    [one] { $n } regla es distinta.
   *[other] { $n } reglas son distintas.
}
options-reset = Volver a las reglas de siempre
options-host = Las puede cambiar quien creó la mesa.
many-as-printed = Todo como está impreso.
many-none = Todavía nada.
many-next = ¿Cuál?
many-printed = { $word } (impreso)
phrases-none = Nada.
phrases-change = Cambiar
phrases-printed = Como está impreso
phrases-number = número
ordered-none = Todavía nada. Lo decide la suerte.
ordered-next = Qué viene ahora
ordered-add = Añadir
ordered-twin = { $name } ({ $n })
ordered-up = Subir { $name }
ordered-down = Bajar { $name }
ordered-remove = Quitar { $name }
ordered-place = { $name }: número { $n } de { $of }
ordered-gone = { $name } ya no está. { $of ->
    [0] La lista está vacía.
    [one] Queda { $of }.
   *[other] Quedan { $of }.
}

## En la mesa

table-title = { $game } · { $code }
table-title-turn = ● { $title }
table-code = Mesa { $code }
table-view = La mesa
table-seat = Asiento
table-seats = Lo que tiene cada quien
table-next = Después: { $steps }
your-turn-says = Te toca. { $question }
undo = Deshacer
menu = Menú
rules-title = Reglas
rules-search = Buscar
rules-now = Lo que cuenta ahora
rules-waiting = Abriendo el reglamento…
rules-none = Nada en las reglas coincide con eso.
log-title = Lo que pasó
log-period = Ronda { $n }
people-title = Jugadores
table-menu = Mesa
to-question = Ir a la pregunta
to-table = Ir a la mesa
sounds = Sonidos suaves
alerts = Avísame cuando sea mi turno, aunque mire otra cosa
alerts-denied = Tu navegador no permite avisos de esta página. Puedes cambiarlo en sus ajustes.
alert-turn = { $game }: es tu turno
watchers = { $n ->
    [one] { $n } persona está mirando.
   *[other] { $n } personas están mirando.
}
react-title = Di algo amable
react-clap = ¡Muy bien!
react-smile = Me gusta
react-laugh = ¡Ja, ja!
react-wow = ¡Guau!
react-think = Mmm…
react-hurry = ¡Te toca!
react-thanks = ¡Gracias!
react-sorry = ¡Perdón!
watcher = Alguien que mira
react-said = { $name }: { $sign }
device-title = Jugar en otro dispositivo
device-how = Pide aquí un código y escríbelo en la primera página del otro dispositivo.
device-code = Ver mi código de regreso
plain-table = Mostrar la mesa en palabras
choose-nothing = nada
less = Menos
more = Más
amount-range = de { $lo } a { $hi }

## Varias personas, un dispositivo

lobby-several = Varias personas comparten este dispositivo. Antes de cada turno baja un telón, para que nadie vea las cartas de otra persona.
nickname-another = ¿Hay alguien más aquí, con este dispositivo?
sit-another = Añadir a una persona
curtain-next = Pasa el dispositivo a { $name }
curtain-why = Que no mire nadie más, por favor.
curtain-me = Soy { $name }, muestra mi lado
curtain-look = Mirar como { $name }
curtain-nobody = Ahora no se pregunta a nadie de aquí.
curtain-peek = Mientras esperas puedes mirar tu propio lado.
curtain-draw = Telón

## Cómo se lleva una mesa

manners-title = Reloj e invitados
manners-clock = { $time } para cada pregunta
manners-no-clock = sin reloj
manner-clock = Tiempo para cada pregunta
    .about = El reloj es amable: primero avisa, después da una pista y al final un bot sigue jugando hasta que vuelvas. Nadie gana puntos por ser rápido. Solo corre si juegan dos personas o más.
manner-clock-none = Sin reloj
manner-autopilot = Quién juega por las personas ausentes
manner-hints = Pistas cuando se piden
manner-latecomers = Quien llega tarde puede ocupar el asiento de un bot
manner-door = Quién puede sentarse
door-open = Quien tenga el enlace
door-ask = A quien tú dejes entrar
door-locked = Ya nadie más
door-waiting = Estás en la puerta. Quien hizo esta mesa puede dejarte entrar.
door-somebody = Alguien
door-asks = { $name } quiere sentarse.
door-let-in = Dejar entrar
door-turn-away = Ahora no
who-are-you = ¿Eres { $name }?
who-yes = Sí, soy yo
who-no = No, soy otra persona
who-why = Hace un rato alguien jugó aquí con este dispositivo.
luck-branch = Esta partida sigue a otra: puede que alguien conozca su suerte.
    .short = Suerte quizá conocida
luck-record = Esta partida la trajo alguien: puede que conozca su suerte.
    .short = Suerte quizá conocida
luck-class = Todas las mesas de esta clase tienen la misma suerte.
    .short = Misma suerte en todas las mesas
trouble-disk = El servidor no puede guardar por ahora. No se pierde nada; las jugadas tienen que esperar. Avisa a quien lo cuida.
trouble-full = En este servidor no caben más mesas. Las partidas siguen. Borra mesas que nadie necesite o avisa a quien lo cuida.
back-asked = { $name } quiere volver al paso { $step }. Todos tienen que estar de acuerdo.
back-agree = De acuerdo
back-refuse = No, sigamos
back-waiting = { $n ->
    [one] Falta que una persona más esté de acuerdo en volver.
   *[other] Falta que { $n } personas más estén de acuerdo en volver.
 }
manner-listed = Mostrar esta mesa en la primera página, para cualquiera
time-seconds = { $n ->
    [one] { $n } segundo
   *[other] { $n } segundos
}
time-minutes = { $n ->
    [one] { $n } minuto
   *[other] { $n } minutos
}
time-hours = { $n ->
    [one] { $n } hora
   *[other] { $n } horas
}
time-days = { $n ->
    [one] { $n } día
   *[other] { $n } días
}
extra-time = Tiempo extra
extra-none = nada
extra-more = { $time } más
seat-autopilot = se fue, juega el bot «{ $bot }»
clock-mine = Te quedan { $time }
clock-of = A { $name } le quedan { $time }
nudge = Tómate tu tiempo, pero los demás te esperan.
autopilot = El bot «{ $bot }» juega por ti.
autopilot-clock = No estabas, así que el bot «{ $bot }» juega por ti.
autopilot-back = Ya estoy aquí
pause = Pausa
paused = La partida está en pausa. Todos los relojes están parados.
resume = Seguir
why-ask = ¿Por qué?
why-title = Qué puede salir de cada opción
why-about = Cada opción se jugó { $n } veces, con la suerte que puede venir. El punto es el promedio al final; el promedio verdadero está sobre la línea con una certeza del 95 %.
why-points = { $mean } puntos al final (de { $low } a { $high })
why-steps = faltan { $mean } pasos al final (de { $low } a { $high })
why-money = { MONEY($mean) } al final (de { MONEY($low) } a { MONEY($high) })
why-tens = la mejor en { $n } de 10 futuros
why-overlap = Los rangos se cruzan: que una parezca mejor puede ser pura suerte.
why-left = { $n ->
    [0] En esta partida ya no puedes preguntar.
    [one] En esta partida puedes preguntar una vez más.
   *[other] En esta partida puedes preguntar { $n } veces más.
}
manner-coach = ¿Por qué? junto a la pista: lo que espera el motor, tantas veces por partida
manner-coach-never = nunca
manner-coach-times = { $n } veces por asiento
hint-take = Hacerlo
hint-ask = Pista
hint = Alguien prudente haría esto: { $move }
hint-why = Alguien prudente haría esto: { $move }. ¿Por qué? { $why }
late-offer = Estás mirando. Un bot te cede su asiento si quieres.
late-take = Ocupar el asiento
look-back = Mirar atrás
show-open = Pantalla grande
rewind-open = Volver atrás…
rewind-title = Volver atrás en la partida
rewind-how = Elige un momento. Todo lo que vino después se deshace, para todo el mundo, y todo el mundo se entera.
rewind-choose = Volver a este momento
rewind-sure = { $n ->
    [one] Se deshará { $n } paso. ¿Seguro?
   *[other] Se desharán { $n } pasos. ¿Seguro?
}
rewind-go = Sí, volver
rewind-not = No, dejarlo así

## La pantalla grande

show-title = { $game } · pantalla grande
show-turn = { $n ->
    [one] está decidiendo
   *[other] están decidiendo
}
show-join = Únete
show-look = Mira la partida
show-how = Abre esta dirección, escribe el código y elige un apodo.
ceremony-why = ¿Por qué este orden?

## Dirigir una mesa

lead = Dirigir la mesa
lead-how = Para docentes: no juegas, guías
lead-instead = Dirigir sin jugar
lobby-leading = Diriges esta mesa y no juegas. Tendrás tu propio puesto de mando.
trainer-title = El puesto de mando
trainer-show = Mostrar cartas ocultas
trainer-cover = Tapar cartas ocultas
trainer-covered = Las manos, las apuestas selladas y las respuestas correctas no salen en esta pantalla, por si la ve la clase.
trainer-uncovered = En esta pantalla se ven ahora cartas y respuestas ocultas, por ejemplo en «Lo que pasó». Que no la vea nadie más.
trainer-luck = Elegir lo que viene
    .about = Lo que elijas es secreto hasta que ocurra. El registro dirá que fuiste tú.
trainer-rules = Cambiar una regla
    .about = Todo el mundo se entera. El cambio vale desde la próxima ronda.
force-chance = lo que salga
force-go = Que venga después
force-queued = { $n ->
    [one] { $n } ya está elegida y espera.
   *[other] { $n } ya están elegidas y esperan.
}

## Aprender a jugar

learn = Aprender a jugar
learn-how = Una primera partida de verdad, explicada paso a paso
coach = Tu guía
coach-do = Haz esto: { $move }
coach-skip = No más consejos
coach-again = Mostrar otra vez los consejos
coach-watch = Mira lo que hacen los demás. Pronto te tocará otra vez.
coach-yours = Esta es tuya: decide como quieras.

## Guardar y compartir las reglas de una mesa

rules-share = Guardar y compartir estas reglas
rules-link = Copiar un enlace a estas reglas
rules-save = Guardar estas reglas
rules-open = Abrir reglas guardadas
rules-strange = Este archivo no tiene reglas de este juego.
rules-why = ¿Qué dicen las reglas?
box-rules = Reglas
box-rules-given = Este enlace trae sus propias reglas: { $rules }.

## Mis partidas, mesas abiertas, partidas para mirar atrás

mine-title = Tus partidas en este dispositivo
mine-turn = ¡Te toca!
mine-others = Los demás están pensando.
mine-lobby = Esperando jugadores
mine-frozen = está parada
listed-title = Mesas abiertas
listed-lobby = { $open ->
    [one] { $open } de { $seats } asientos está libre
   *[other] { $open } de { $seats } asientos están libres
}
listed-playing = { $open ->
    [one] ya se juega, puedes ocupar { $open } asiento
   *[other] ya se juega, puedes ocupar uno de { $open } asientos
}
records-title = Partidas para mirar atrás
records-none = Aquí estarán las partidas que termines en este dispositivo.
record-open = Abrir un archivo
    .about = Una partida guardada, o reglas guardadas.
record-reading = Leyendo…
record-until = Esta partida se puede seguir hasta el paso { $step } y no más. { $why }

## Mirar atrás

replay-more = Más
replay-title = Mirando atrás
replay-page = { $game } · mirando atrás
replay-waiting = Buscando la partida…
replay-table = A la mesa
replay-first = Al principio
replay-last = Al final
replay-back = Un paso atrás
replay-on = Un paso adelante
replay-round-back = Una ronda atrás
replay-round-on = Una ronda adelante
replay-play = Que avance sola
replay-pause = Parar
replay-speed = Velocidad
replay-times = { $n } ×
replay-eyes = Vista por
replay-eyes-all = todo el mundo
replay-share = Copiar enlace
replay-scrub = Paso de la partida
replay-where = { $round } · paso { $step } de { $steps }
replay-start-word = Principio
replay-moments = Momentos
replay-moment-choose = { $n ->
    [one] { $n } para elegir
   *[other] { $n } para elegir
}
replay-moment = { $step }: { $what }
replay-moment-of = { $step }: { $what }, { $name }
moment-undone = Jugada deshecha
moment-rewound = Vuelta atrás
moment-rule_change_announced = Cambia una regla
moment-played_by_default = Sin respuesta a tiempo
moment-trainer_prepared = La persona docente prepara algo
replay-happened = Lo que pasó en este paso
replay-start = La mesa está puesta. Avanza paso a paso, o deja que avance sola.
replay-quiet = En este paso no pasó nada que todo el mundo pueda ver.
replay-asked = { $name } tiene que decidir: { $question }
branch-open = Probar desde aquí
branch-what = Empieza una mesa nueva justo donde estaba esta partida en el paso { $step }, con la misma suerte. ¿Qué harías de otra manera?
branch-seat = Juegas por
branch-others = Los demás son
branch-bots = bots
branch-people = personas que invito
branch-go = Empezar
proof-open = ¿Fue justo?
proof-fits = Encaja. La suerte se selló antes de la primera carta, y el sello se abre con esta semilla.
proof-broken = ¡No encaja! Esta semilla no es la que se selló antes de la primera carta.
proof-by-page = Tu propio navegador acaba de hacer otra vez el sello con la semilla y la sal (SHA-256). Abajo puedes comparar los dos.
proof-by-server = Lo comprobó el servidor. Tu navegador no puede hacerlo solo, porque esta conexión no está cifrada.
proof-noted = Este dispositivo anotó el mismo sello durante la partida.
proof-noted-other = ¡Durante la partida, este dispositivo anotó otro sello!
proof-sealed = Sellado antes de la primera carta
proof-made = Hecho ahora con la semilla y la sal
proof-seed = Semilla
proof-salt = Sal
proof-mixed = { $n ->
    [0] Nadie aportó una parte propia: la semilla es de la casa.
    [one] La semilla se mezcló con la parte de la casa, prometida antes, y la parte de un jugador.
   *[other] La semilla se mezcló con la parte de la casa, prometida antes, y las partes de { $n } jugadores.
 } Nadie pudo elegirla por su cuenta.
proof-mixed-other = ¡Las partes de abajo no dan esta semilla, o no son las que se anotaron!
proof-part-house = La parte de la casa
proof-part = La parte de { $name }
proof-part-yours = La parte de { $name }, de este dispositivo

## El final

end-title = La partida terminó.
end-places = Mostrar quién quedó en qué lugar
end-counting = Se están contando los puntos…
end-won = ¡Muy bien, { $name }!
end-winners = { $n ->
    [one] Gana { $winners }.
   *[other] Ganan juntos { $winners }.
}
end-nobody = Esta vez nadie alcanzó todas las metas.
end-how = Quién lo logró, y cómo
rank = Puesto { $n }
score-part = { $part }: { $points }
save-record = Guardar la partida
again = Jugar otra vez
again-join = Jugar otra vez con los demás
story-mine = Tu historia
story-of = La historia de { $name }
story-waits = Contando las cifras de esta partida…
story-none = Una partida tranquila: nada que destacar.
story-more = { $n ->
    [one] { $n } cosa más que conviene saber
   *[other] { $n } cosas más que conviene saber
}
story-others = ¿La historia de quién?
watch-again = Ver otra vez
save-figures = Cifras (CSV)
figures-of = Todas las cifras de { $name }
chart-rounds = ronda por ronda
chart-round = Ronda

## Lo que el servidor no acepta

refused-no_network = No hay conexión con el servidor. Revisa la red e inténtalo de nuevo.
refused-try_later = Eso no funcionó ahora mismo. No se perdió nada: inténtalo de nuevo en un momento.
refused-too_fast = Eso fue demasiado rápido. Espera un momento e inténtalo de nuevo.
refused-no_shelf = Este servidor no guarda cajas.
refused-too_many = Ya hay demasiados. Inténtalo más tarde.
refused-bad_message = El servidor no entendió eso. Carga la página de nuevo.
refused-no_such_table = Esa mesa no existe. Quizás la borraron.
refused-no_such_code = Ninguna mesa tiene este código. Revisa cada letra.
refused-no_such_page = Esa página no existe.
refused-not_your_seat = Ese no es tu asiento.
refused-host_only = Eso solo lo puede hacer quien creó la mesa.
refused-bad_origin = Esta página no puede hacer eso. Abre el juego en su propia dirección.
refused-bad_host = Esta dirección no es nuestra. Abre el juego en su propia dirección.
refused-not_json_type = El servidor no entendió eso. Carga la página de nuevo.
refused-already_seated = Ya tienes un asiento en esta mesa.
refused-no_such_moment = Este momento ya no se muestra.
refused-guess_late = Demasiado tarde: ya se muestran las respuestas.
refused-guess_made = Ya elegiste. Cuenta una sola respuesta.
refused-no_ticket = Ahora no hay preguntas abiertas.
refused-ticket_made = Ya respondiste. Gracias.
refused-no_coach = En esta mesa no se le pregunta al motor.
refused-coach_used = Ya preguntaste tantas veces como permite esta mesa.
refused-nothing_to_weigh = Aquí no hay nada que comparar: hay un solo camino, algo que se sabe o no, o algo que otros deben aceptar.
refused-told_already = Eso ya se mostró.
refused-seat_taken = Alguien se adelantó. Elige otro asiento.
refused-no_open_seat = Todos los asientos están ocupados. Puedes mirar.
refused-removed = Te quitaron de esta mesa.
refused-deleted = Esta mesa fue borrada.
refused-bad_name = Ese apodo no sirve. Usa hasta 20 letras, números o espacios.
refused-name_taken = En esta mesa alguien se llama casi igual. Elige otro apodo.
refused-seats_open = Todavía hay asientos libres.
refused-seats_in_use = Ahí hay alguien. Libera primero el asiento.
refused-not_started = La partida aún no empieza.
refused-already_started = La partida ya empezó.
refused-not_over = Eso se puede hacer cuando la partida termine.
refused-same_luck = Otras mesas todavía juegan con la misma suerte. Esto se abre cuando terminen todas o acabe la clase.
refused-frozen = Algo falló de nuestro lado. La mesa está a salvo, pero detenida.
refused-id_reused = Eso se envió dos veces de maneras distintas. Carga la página de nuevo.
refused-too_slow = La conexión fue demasiado lenta. Carga la página de nuevo.

# Charts
choose-first = Toca una opción para verla
chart-you = Tú
chart-nothing = Nada todavía.
chart-needed = meta: { $goal }
chart-table = Las mismas cifras están en la tabla de abajo.

# A bot says why it moved as it did
bot-because = { $name }: «{ $why }»
# $about: "none", or price and consequence of the move.
fact-bot_why = { $about ->
    [none] { $name }: { $move }. «{ $why }»
   *[other] { $name }: { $move } ({ $about }) – «{ $why }»
}

## Lo que me pasó

happened = Lo que acaba de pasar
happened-plain = Lo que te pasó
happened-trainer = Lo eligió la persona docente
happened-next = Siguiente (quedan { $n })
happened-seen = Entendido, sigue
happened-skip = Saltar todo
happened-end = Al final
happened-others = Y los demás ({ $n })
happened-altogether = En total:
happened-now = ahora { $now }
mine = Lo que tienes
mine-of = {" "}de{" "}
asking-many = { NUMBER($n) } maneras

# The page beside the board.
cards-look = Ver todas las cartas
aid-open = Ayuda de juego
aid-title = Ayuda de juego
aid-print = Imprimir
