### La línea de comandos y la terminal, español.

## La línea de comandos

cli-about = Alcancía: aprende sobre el dinero jugando. Juegos de mesa para personas y bots, en esta terminal.
cli-usage = Uso:
cli-usage-command = COMANDO …
cli-usage-options = [OPCIONES]
cli-arguments = Qué hay que nombrar
cli-options = Opciones
cli-commands = Comandos
cli-help = Muestra esta página.
cli-version = Dice qué versión es.
cli-lang = Habla este idioma: en o es. Si no, deciden ALCANCIA_LANG o tu sistema.
cli-cmd-games = Muestra los juegos que hay.
cli-cmd-options = Muestra las opciones de reglas de un juego: qué significan, sus límites y el valor normal.
cli-cmd-play = Juega en la terminal, con personas y bots.
cli-cmd-watch = Mira cómo juegan los bots.
cli-cmd-replay = Mira una partida grabada, paso a paso.
cli-cmd-roomtest = Antes de una clase: ¿llega esta máquina a un servidor y sigue conectada?
cli-roomtest-address = La dirección que mostró el servidor, por ejemplo http://192.168.1.20:8000.
cli-cmd-verify = Comprueba que un registro es cierto, de la semilla a la última jugada.
cli-cmd-simulate = Los bots juegan muchas partidas y se cuenta todo.
cli-cmd-balance = Los bots juegan muchas partidas para ver qué importa: quién empieza, con cuánta diferencia terminan, qué se elige.
cli-cmd-tournament = Los bots juegan entre sí desde todos los asientos y reciben un puntaje.
cli-cmd-fuzz = Busca errores en un juego jugándolo al azar.
cli-game = Qué juego (mira el comando games).
cli-file = El archivo de una partida grabada.
cli-seats = Cuántos asientos tiene la mesa.
cli-people = Cuántos asientos son personas; los demás son bots.
cli-bots = Bots por su nombre, separados por comas; se repiten hasta llenar los asientos.
cli-names = Nombres de las personas, separados por comas.
cli-rule-options = Opciones de reglas como nombre=valor; pueden ir varias seguidas.
cli-seed = Cualquier texto. Con la misma semilla salen las mismas cartas.
cli-json = Responde en JSON, para programas.
cli-plain = Sin pantalla completa: línea por línea, para lectores de pantalla y tuberías.
cli-resume = Sigue la partida de este archivo.
cli-save = Guarda la partida en este archivo y no en el lugar de siempre.
cli-speed = A qué velocidad va: 2 es el doble de rápido.
cli-games-number = Cuántas partidas.
cli-save-dir = Carpeta para el registro de una partida que falló.
cli-value-game = JUEGO
cli-value-file = ARCHIVO
cli-value-seats = N
cli-value-people = N
cli-value-games = N
cli-value-bots = A,B
cli-value-names = A,B
cli-value-options = NOMBRE=VALOR
cli-value-seed = TEXTO
cli-value-resume = ARCHIVO
cli-value-save = ARCHIVO
cli-value-speed = N
cli-value-save_dir = CARPETA
cli-value-lang = IDIOMA
cli-value-data = CARPETA
cli-value-host = DIRECCIÓN
cli-value-metrics_port = N
cli-value-metrics_host = DIRECCIÓN
cli-value-log_format = FORMA
cli-value-config = ARCHIVO
cli-value-port = N
cli-value-base_path = /RUTA
cli-value-name = NOMBRE
cli-value-keep_days = DÍAS
cli-value-workers = N
cli-value-database = URL
cli-value-node = NOMBRE
cli-value-node_address = DIRECCIÓN
cli-value-hand_on = MODO
cli-value-target = ARCHIVO
cli-value-table = MESA
cli-value-shape = FORMA
cli-value-seat = N
cli-value-budget = N
cli-value-change = NOMBRE=VALOR
cli-value-vary = NOMBRE=DESDE..HASTA
cli-value-out = CARPETA
cli-value-cluster = DIRECCIÓN
cli-value-socket = ARCHIVO
cli-value-certificate = ARCHIVO
cli-value-key = ARCHIVO
cli-value-max_tables = N
cli-value-max_megabytes = N
cli-value-max_live = N
cli-value-max_sockets = N
cli-value-source = ARCHIVO
cli-value-address = DIRECCIÓN
cli-game-line = { $id }: { $name }, de { $least } a { $most } participantes
cli-game-bots = { "  " }Bots: { $bots }
cli-verified = El registro cuadra: { $game }, { $seats } asientos, { NUMBER($moves) } jugadas, { $hashes ->
    [0] sin marca por jugada
   *[other] cada jugada comprobada
}, { $over ->
    [yes] terminada
   *[no] sin terminar todavía
}.
cli-fuzz-fine = { $games ->
    [one] { NUMBER($games) } partida jugada, { NUMBER($decisions) } decisiones, ningún error.
   *[other] { NUMBER($games) } partidas jugadas, { NUMBER($decisions) } decisiones, ningún error.
}
cli-fuzz-found = La partida { NUMBER($games) } falló ({ $what }); su registro está en { $record }.

## Errores en la línea de comandos

cli-no-such-command = No hay ningún comando llamado { $name }; hay { $known }.
cli-no-such-option = Aquí no hay ninguna opción llamada { $name }; --help las muestra.
cli-no-such-language = No hay ningún idioma llamado { $name }; hay { $known }.
cli-no-such-game = No hay ningún juego llamado { $name }; hay { $known }.
cli-no-such-rule-option = { $game } no tiene ninguna opción llamada { $option }; mira: { $command }
cli-bad-rule-option = { $value } no es posible para { $option }; mira: { $command }
cli-option-form = Las opciones de reglas se escriben nombre=valor, no { $given }.
cli-missing = Falta nombrar { $name }.
cli-needs-value = A { $name } le falta un valor.
cli-bad-value = Ese valor no es posible para { $name }.
cli-misused = No se entendió el comando; --help lo explica.
cli-bad-seats = Este juego es para { $least } a { $most } asientos.
cli-bad-people = En esta mesa puede haber de 0 a { $seats } personas, y no más nombres que personas.
cli-too-many-bots = Nombraste { $bots } bots, pero solo quedan { $seats } asientos para ellos.
cli-no-folder = No existe la carpeta { $file }.
cli-cannot-write = No se pudo escribir la respuesta ({ $why }).
cli-cannot-use-file = No se puede usar el archivo { $file } ({ $why }).
# Por qué no se puede usar un archivo; para lo demás valen las palabras del sistema.
file-ENOENT = ese archivo no existe
file-EEXIST = ya hay un archivo con ese nombre
file-EISDIR = es una carpeta
file-ENOTDIR = una de las carpetas del camino es un archivo
file-EACCES = no está permitido
file-EPERM = no está permitido
file-EROFS = ahí no se puede escribir
file-ENOSPC = el disco está lleno
file-EINVAL = no es un archivo normal
cli-save-taken = Ya existe el archivo { $file }, y nunca se sobrescribe nada; nombra otro, o sigue con la partida que contiene: { $command }
cli-other-game = El registro es de { $found }, no de { $wanted }.
cli-resume-over = La partida de { $file } ya terminó; mírala con: { $command }
cli-needs-terminal = Aquí no hay terminal; usa --plain.
refused-too_many_bots = Nombraste { $bots } bots, pero solo hay { $seats } asientos.
refused-too_few_bots = Un torneo necesita al menos dos bots distintos; hay { $bots }.

## Opciones en palabras

options-of = Opciones de reglas de { $game } con { $seats } asientos
option-facts = Posible: { $range }. Normal: { $usual }.
options-presets = Lecciones preparadas: basta el nombre de la lección, --options NOMBRE
range-composed = en JSON, con { $values }
range-int = { $step ->
    [1] de { NUMBER($lo) } a { NUMBER($hi) }
   *[other] de { NUMBER($lo) } a { NUMBER($hi) }, de { $step } en { $step }
}
range-bool = sí o no
range-choice = { $values }
range-words = una lista de { $values }
range-any = cualquier palabra

## Simulación en palabras

ladder-row = { $place }. { $name } ({ $bot }): puntaje { $rating } (de { $low } a { $high }), por delante del { $ahead } % de los demás (± { $error }), primero en el { $first } %, { $games } partidas
sim-title = { $game }: { $games ->
    [one] 1 partida
   *[other] { NUMBER($games) } partidas
} con { $seats } asientos
sim-speed = { NUMBER($decisions) } decisiones en { $seconds } s de cálculo ({ NUMBER($rate) } por segundo)
sim-rounds = Rondas: { $mean } en promedio (de { $min } a { $max }; la mitad de las partidas, de { $p25 } a { $p75 }; dispersión { $sd }; extremos { $p5 } y { $p95 }; mitad { $p50 })
sim-scores = Puntos: { $mean } en promedio (de { $min } a { $max }; la mitad, de { $p25 } a { $p75 }; dispersión { $sd }; extremos { $p5 } y { $p95 }; mitad { $p50 })
sim-seat = Asiento { $n } ({ $bot }): gana el { $share } % de las partidas
sim-bot = { $bot }: gana el { $share } % de las partidas, { $mean } puntos en promedio
sim-decisions = Decisiones: { $mean } en promedio (de { $min } a { $max }; la mitad de las partidas, de { $p25 } a { $p75 }; dispersión { $sd }; extremos { $p5 } y { $p95 }; mitad { $p50 })
sim-best-to-worst = Del primero al último: { $mean } puntos en promedio (de { $min } a { $max }; la mitad de las partidas, de { $p25 } a { $p75 }; dispersión { $sd }; extremos { $p5 } y { $p95 }; mitad { $p50 })
sim-shared = El { $share } % de las partidas tiene más de un ganador
sim-place = Número { $n } en el primer orden de juego: gana el { $share } % de las partidas
sim-per-seat = { $bot }: cada asiento gana el { $share } % de las partidas
sim-choices = Se elige en { $question }:
sim-choice = { "  " }{ $option }: { $share } %
sim-never = Disponible en { $question } y nunca elegido:
sim-never-one = { "  " }{ $option } (disponible { $times ->
    [one] una vez
   *[other] { NUMBER($times) } veces
})

## Asientos

seat-person = Persona { $n }
seat-bot = { $bot } { $n }

## En la pantalla

screen-period = Ronda { $n }
screen-over = La partida terminó.
screen-asked = pensando …
screen-answered = ya respondió
curtain = Ahora le toca a { $name }. Los demás miran a otro lado; { $name } pulsa Enter.
undo-impossible = Ahora no se puede deshacer nada.
kept = La partida está guardada en { $file }. Sigue con: { $command }
kept-not = No se pudo guardar la partida ({ $why }).
kept-over = La partida está guardada en { $file }. Mírala otra vez con: { $command }
hint-amount = { $step ->
    [1] Escribe un número de { NUMBER($lo) } a { NUMBER($hi) }.
   *[other] Escribe un número de { NUMBER($lo) } a { NUMBER($hi) }, de { $step } en { $step }.
}
hint-subset = Escribe los números de lo que eliges (como mínimo { $least }, como máximo { $most }).
hint-one = Escribe el número de lo que eliges.
note-price = cuesta { MONEY($value) }
typed-nothing = Primero escribe algo.
typed-unknown = «{ $typed }» no significa nada aquí. Elige una de las jugadas que se ofrecen.
typed-no-such = Aquí no hay ningún «{ $typed }» que elegir.
typed-too-much = Eso es más de lo que se preguntaba.
# Lo que se puede escribir siempre. Cada palabra es una forma de decirlo.
typed-quit = q salir
typed-rules = ? reglas ayuda
typed-undo = u deshacer
typed-table = t mesa
typed-back = atrás
plain-help = (? reglas, t mesa, u deshacer, q salir)
plain-sits = { $bot ->
    [yes] Asiento { $n }: { $name } (bot)
   *[no] Asiento { $n }: { $name }
}

## Pantallas

language-name = Español
keys-play = ? reglas  F2 historia  u deshacer  ← → espacio elegir  F4 English  q salir
keys-watch = espacio pausa  → paso  + − ritmo  v vista  l historia  ? reglas  q salir
keys-replay = ← → jugada  ↑ ↓ ronda  v vista  s resultado  l historia  ? reglas  q salir
keys-end = n otra partida  l historia  F4 English  q salir
keys-end-look = b volver  l historia  F4 English  q salir
page-keys = ← → otro capítulo   ↑ ↓ mover   Esc cerrar
page-log = Lo que pasó
watch-speed = Velocidad { $speed }.
watch-paused = En pausa.
replay-at = Jugada { $at } de { $of }.
setup-seats = Mesa
setup-options = Reglas
setup-game = Juego
setup-language = Idioma
setup-number = Asientos
setup-person = Persona
setup-bot = Bot: { $bot }
setup-name = nombre
setup-start = Empezar (F10)
setup-go-on = Seguir: { $file }
setup-leave = Salir
setup-keys = Tab siguiente   Enter abrir una lista   F10 empezar   F4 English   Esc salir
setup-bad-option = Ese valor no es posible: { $option }.

# ── mesas en el navegador ────────────────────────────────────────────────────

cli-cmd-export = Las cifras de una partida guardada, en CSV.
cli-shape = wide (una línea por asiento y período), long (una línea por cifra), dictionary (qué significan las columnas) o parquet (wide, para programas de estadística).
cli-cmd-serve = Abre mesas en el navegador, en esta computadora o en la red local.
cli-cmd-backup = Copia todas las mesas en un archivo, también con el servidor en marcha.
cli-cmd-check = Revisa que todo lo guardado esté entero.
cli-cmd-doctor = Antes de actualizar: dice qué haría esta versión con cada mesa guardada. No cambia nada.
cli-doctor-file = Una copia hecha con backup; sin ella, lo que está guardado aquí.
cli-doctor-database = Mira en cambio una base de datos PostgreSQL (postgresql://…).
cli-cmd-restore = Pone una copia en su lugar, con el servidor detenido.
cli-restore-file = La copia, como la hizo backup.
cli-cmd-delete = Borra una mesa para siempre.
cli-data = La carpeta donde se guardan las mesas.
cli-port = El puerto en el que se escucha.
cli-lan = Deja entrar a quien esté en la red local y muestra la dirección como código QR.
cli-host-name = Otro nombre con el que se llega al servidor, si está detrás de un proxy. Se puede repetir.
cli-tls = El servidor está detrás de un proxy que habla HTTPS.
cli-base-path = Sirve todo bajo esta ruta del sitio, como /alcancia. El proxy de delante debe dejar la ruta tal cual.
cli-socket = Escucha en un socket en este archivo en vez de un puerto, para un proxy del mismo equipo.
cli-certificate = Habla HTTPS con el certificado de este archivo (con su cadena); incluye --tls.
cli-key = La clave privada del certificado, si está en otro archivo.
cli-max-tables = Cuántas mesas se guardan; después no hay nuevas hasta que se borre alguna.
cli-max-megabytes = Cuántos megabytes de partidas se guardan.
cli-max-live = Cuántas mesas pueden usarse a la vez.
cli-max-sockets = Cuántos dispositivos pueden estar conectados a la vez.
cli-keep-days = Después de cuántos días se borra una mesa que nadie usa.
cli-workers = Cuántos procesos piensan por los bots.
cli-host = La dirección de este equipo en la que se escucha.
cli-metrics-port = Muestra cifras para Prometheus en este puerto.
cli-metrics-host = La dirección de esas cifras; normalmente solo este equipo.
cli-database = Una base de datos PostgreSQL (postgresql://…) que comparten varios nodos, en vez de un archivo en la carpeta.
cli-node = Cómo se llama este nodo entre varios que comparten una base de datos.
cli-node-address = Dónde alcanzan los demás nodos a este, como dirección:puerto.
cli-hand-on = Cómo llegan las peticiones al nodo que tiene su mesa: relay (entre los propios nodos) o nginx (X-Accel-Redirect).
cli-log-format = Cómo se escribe el registro: text o json.
cli-config = Un archivo (TOML) con estos ajustes. El entorno (ALCANCIA_PORT, etc.) vale más que él, y una opción escrita vale más que ambos.
cli-open = Abre la página en el navegador.
cli-backup-file = El archivo que se escribirá.
cli-table = El identificador de la mesa, como en su dirección.

cli-cmd-box = Trabaja con cajas: cartas, montos y palabras tuyas.
cli-cmd-box-new = Escribe una caja tal como es, para cambiarla en una hoja de cálculo.
cli-cmd-box-check = Revisa una caja, un paquete de preguntas (CSV o JSON) o un mazo de tránsito (TOML): qué está mal y dónde. Se juegan partidas enteras.
cli-cmd-box-add = Pone en el estante una caja, un paquete de preguntas o un mazo de tránsito; todos pueden elegirla por su título.
cli-cmd-box-list = Muestra las cajas que las mesas pueden usar.
cli-box-file = Un archivo zip o una carpeta.
box-written = { $file } está listo: { $n } archivos. Cambia lo que quieras y luego: alcancia box check
box-there-already = { $file } ya existe. Elige otro nombre.
box-good = La caja { $box } para { $game } está en orden: { $cards ->
    [one] una carta
   *[other] { $cards } cartas
 }. Se jugaron partidas hasta el final con ella.
box-added = Ya está en el estante. Juega con ella por este nombre: { $box }
box-line = { $box }  { $title }

# Leído en voz alta, sin dibujo.
aloud-nothing = nada
aloud-then = luego
aloud-times = por
aloud-here = ahora:
aloud-reached = cumplida:
aloud-open = por cumplir:
aloud-goals = { $n } de { $of } metas cumplidas
aloud-places = { $n ->
    [0] sin lugares libres.
    [one] un lugar libre.
   *[other] { $n } lugares libres.
}
aloud-slot = { $token } para { $process }
aloud-row = { $needs } hacen { $product }
aloud-card = { $card }, { $type }, cuesta { $cost }, { $works ->
    [yes] trabaja con { $needs }.
   *[no] se activa con { $needs }.
}
