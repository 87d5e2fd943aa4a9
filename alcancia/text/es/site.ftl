### Las páginas, español.

site-name = Alcancía

## Inicio

home-headline = Aprende sobre dinero jugando en compañía.
home-what = Juegos de mesa en tu navegador. Juega con tus amistades, con tu clase o contra bots. Sin cuenta y sin nombres reales.
home-games = Los juegos
join-title = ¿Tienes un código?
join-where = Está en la pizarra de tu clase o en el mensaje de una amiga o un amigo.
join-code = Código de la mesa
join-go = Entrar
join-back = ¿Vuelves después de perder la red?
join-back-to = Tu puesto en la mesa { $code } sigue siendo tuyo.
return-offer = Tengo un código de regreso de otro dispositivo
return-code = Código de regreso
return-go = Ocupar mi puesto
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
play-now-how = Los bots ocupan los otros puestos
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

## Antes de la partida

lobby-title = ¿Quién juega?
lobby-full = Ya están todos.
lobby-open = { $n ->
    [one] Queda { $n } puesto libre.
   *[other] Quedan { $n } puestos libres.
}
lobby-seats = Puestos
lobby-host-starts = Ya tienes puesto. Quien creó la mesa empieza la partida.
seat-letter = Puesto { $letter }
seat-bot = { $name } · bot
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
reopen = Liberar el puesto
add-bot = Poner un bot aquí
stand-up = Dejar mi puesto
sit-down = Sentarme
start = Empezar la partida
start-with-bots = { $n ->
    [one] Empezar, con un bot en el puesto libre
   *[other] Empezar, con bots en { $n } puestos libres
}
bot-help = Que juegue un bot
bot-stop = Parar el bot
invite-title = Invita a más gente
invite-code = Escribe este código en la primera página:
invite-link = O envía este enlace:
invite-qr = El enlace como código cuadrado para la cámara del teléfono
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

## En la mesa

table-title = { $game } · { $code }
table-title-turn = ● { $title }
table-code = Mesa { $code }
table-view = La mesa
table-seat = Puesto
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
split-left = Quedan { $n } por repartir

## El final

end-title = La partida terminó.
end-counting = Se están contando los puntos…
end-won = ¡Muy bien, { $name }!
end-winners = { $n ->
    [one] Gana { $winners }.
   *[other] Ganan juntos { $winners }.
}
end-nobody = Esta vez nadie alcanzó todas las metas.
end-how = Quién lo logró, y cómo
rank = Puesto { $n }
save-record = Guardar la partida
again = Jugar otra vez
again-join = Jugar otra vez con los demás

## Lo que el servidor no acepta

refused-no_network = No hay conexión con el servidor. Revisa la red e inténtalo de nuevo.
refused-try_later = Eso no funcionó ahora mismo. No se perdió nada: inténtalo de nuevo en un momento.
refused-too_fast = Eso fue demasiado rápido. Espera un momento e inténtalo de nuevo.
refused-too_many = Ya hay demasiados. Inténtalo más tarde.
refused-bad_message = El servidor no entendió eso. Carga la página de nuevo.
refused-no_such_table = Esa mesa no existe. Quizás la borraron.
refused-no_such_code = Ninguna mesa tiene este código. Revisa cada letra.
refused-no_such_page = Esa página no existe.
refused-not_your_seat = Ese no es tu puesto.
refused-host_only = Eso solo lo puede hacer quien creó la mesa.
refused-bad_origin = Esta página no puede hacer eso. Abre el juego en su propia dirección.
refused-bad_host = Esta dirección no es nuestra. Abre el juego en su propia dirección.
refused-not_json_type = El servidor no entendió eso. Carga la página de nuevo.
refused-already_seated = Ya tienes un puesto en esta mesa.
refused-seat_taken = Alguien se adelantó. Elige otro puesto.
refused-no_open_seat = Todos los puestos están ocupados. Puedes mirar.
refused-removed = Te quitaron de esta mesa.
refused-deleted = Esta mesa fue borrada.
refused-bad_name = Ese apodo no sirve. Usa hasta 20 letras, números o espacios.
refused-name_taken = En esta mesa alguien se llama casi igual. Elige otro apodo.
refused-seats_open = Todavía hay puestos libres.
refused-seats_in_use = Ahí hay alguien. Libera primero el puesto.
refused-not_started = La partida aún no ha empezado.
refused-already_started = La partida ya empezó.
refused-not_over = Eso se puede hacer cuando la partida termine.
refused-frozen = Algo falló de nuestro lado. La mesa está a salvo, pero detenida.
refused-id_reused = Eso se envió dos veces de maneras distintas. Carga la página de nuevo.
refused-too_slow = La conexión fue demasiado lenta. Carga la página de nuevo.

# Charts
choose-first = Toca una opción para verla
debrief-more = { $n ->
        [one] Una cosa más de la que hablar
       *[other] { $n } cosas más de las que hablar
    }
chart-you = Tú
chart-nothing = Nada todavía.
chart-needed = meta: { $goal }
chart-table = Las mismas cifras están en la tabla de abajo.

# A bot says why it moved as it did
bot-why = { $name }: «{ $why }»
