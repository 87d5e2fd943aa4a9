### El servidor: por qué se rechaza algo y qué dicen sus comandos.

## Rechazos

refused-bad_message = No se entendió ese mensaje. Vuelve a cargar la página.
refused-too_large = Es demasiado de una sola vez.
refused-too_fast = Vas muy rápido. Espera un momento y prueba otra vez.
refused-too_many = Ahora mismo hay demasiados. Prueba más tarde.
refused-no_such_table = Esa mesa no existe. Quizá la borraron.
refused-no_such_code = Este código no lleva a ningún sitio. Revisa cada letra.
refused-no_such_page = Esa página no existe.
refused-not_your_seat = Este no es tu lugar.
refused-host_only = Solo quien organiza la mesa puede hacer eso.
refused-bad_origin = Esta página no es del servidor.
refused-bad_host = El servidor no se llama así.
refused-not_json_type = Eso no está en una forma que el servidor entienda.
refused-already_seated = Ya tienes un lugar en esta mesa.
refused-seat_taken = Este lugar está ocupado.
refused-no_open_seat = Todos los lugares están ocupados. Pero puedes mirar.
refused-removed = Quien organiza la mesa dio tu lugar. Pídele que lo abra otra vez.
refused-bad_name = Este nombre no sirve. Usa hasta 20 letras, cifras o espacios.
refused-name_taken = Alguien en esta mesa tiene un nombre que se ve igual.
refused-unknown_bot = No hay ningún bot con ese nombre.
refused-seats_open = Todavía hay lugares vacíos. Invita a alguien o deja que jueguen bots.
refused-seats_in_use = Alguien ocupa un lugar que desaparecería.
refused-not_started = La partida aún no ha empezado.
refused-already_started = La partida ya empezó.
refused-not_over = La partida aún no ha terminado.
refused-frozen = Algo falló de nuestro lado. Esta mesa queda quieta y no se pierde nada.
refused-id_reused = Esta jugada llegó dos veces en dos formas distintas. Vuelve a cargar la página.
refused-try_later = El servidor no pudo guardar eso ahora. No se pierde nada. Lo intentará otra vez.
refused-broken = Algo falló de nuestro lado. No ha cambiado nada.
refused-unknown_game = No hay ningún juego llamado { $game }.

## Lo que pasó

fact-played_by_default = { $seat } no respondió a tiempo. Se hizo la jugada de costumbre.

## Reacciones

reaction-clap = ¡Muy bien!
reaction-smile = Sonrisa
reaction-laugh = Risa
reaction-wow = ¡Guau!
reaction-think = Déjame pensar
reaction-hurry = Date prisa, por favor
reaction-thanks = Gracias
reaction-sorry = Perdón

## Comandos

serve-ready = Alcancía está lista: { $address }
serve-lan = Ahora cualquiera en esta red puede abrir la página. Escanea este código o escribe la dirección:
backup-done = La copia está completa: { $file } ({ $kilobytes } kB)
delete-done = La mesa { $table } se borró para siempre.
delete-none = No existe la mesa { $table }.
unplayable-store_in_use = Otro servidor de Alcancía ya usa { $path }. Ciérralo antes o elige otra carpeta con --data.
unplayable-store_on_network = { $path } está en una unidad de red ({ $kind }). Las partidas solo están seguras en un disco de este equipo. Elige otra carpeta con --data.
unplayable-not_a_store = { $path } no es un archivo de Alcancía o está dañado. Se dejó como estaba.
unplayable-newer_store = Las partidas se guardaron con una versión más nueva de Alcancía (forma { $version }, esta conoce la { $known }). Actualízala, por favor.
unplayable-damaged_store = { $path } está dañado. No se hizo la copia.
unplayable-no_store = No hay partidas guardadas en { $path }.
unplayable-file_exists = { $path } ya existe. Elige otro nombre.
unplayable-port_in_use = El puerto { $port } ya está en uso. Elige otro con --port.

# Motivos de las órdenes que cuidan de los datos.
refused-damaged_store = No se pueden leer las mesas de { $path }: el archivo está dañado. Recupera una copia.
refused-newer_store = Estas mesas las escribió una versión más nueva de Alcancía (almacén { $version }; aquí se conoce hasta { $known }).
refused-no_store = No hay mesas en { $path }.
refused-not_a_store = { $path } no es un archivo de mesas de Alcancía.
refused-store_in_use = Otro servidor ya está usando { $path }.
refused-store_on_network = { $path } está en una unidad de red, donde nada se guarda con seguridad. Elige una carpeta de este ordenador.
refused-file_exists = { $path } ya existe. Elige otro nombre.
refused-port_in_use = El puerto { $port } está ocupado. Elige otro con --port.
refused-not_text = Solo se entienden mensajes de texto.
refused-unknown_type = No se conoce ese tipo de mensaje.
