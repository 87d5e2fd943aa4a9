### El servidor: qué dicen sus comandos y qué solo él puede rechazar.

## Rechazos

refused-message_too_large = Es demasiado de una sola vez.
refused-not_text = Solo se entienden mensajes de texto.
refused-unknown_type = No se conoce ese tipo de mensaje.
refused-paused = El juego está en pausa. Sigue cuando lo diga quien creó la mesa.
refused-rules_differ = Estas ya no son las reglas de esta mesa. Míralas otra vez antes de empezar.
refused-bad_script = Esta línea del guion no se entiende.
refused-no_hints = En esta mesa no hay pistas.
refused-no_such_step = La partida no tiene ese paso.
refused-no_tutorial = Este juego todavía no tiene primeros pasos.
refused-broken = Algo falló de nuestro lado. Nada cambió.
refused-damaged = Lo que se guardó de esta mesa está dañado. Avisa a quien cuida este servidor: se puede recuperar una copia.
refused-enough_for_today = Hoy ya se creó mucho desde esta red. Inténtalo mañana, o pregunta a quien lleva este servidor.
refused-house_full = Este servidor no tiene lugar para más mesas por ahora. Prueba más tarde o pregunta a quien lo cuida.
refused-table_full = Esta partida ya es tan larga como puede ser aquí. Todavía se puede mirar.
refused-one_side = Ya viste cartas en esta partida, así que no puedes tomar otro asiento en ella.
refused-saw_hands = Ya viste las cartas de todos, así que no puedes sentarte en esta partida.
refused-door_locked = La puerta de esta mesa está cerrada. Pide a quien la hizo que te deje entrar.
refused-no_such_guest = Ya nadie con ese número espera en la puerta.
refused-no_proposal = Ya nadie pide volver hasta ahí.

## Lo que pasó

fact-played_by_default = { $seat } no respondió a tiempo. Se hizo la jugada de costumbre.
fact-trainer_prepared = La persona docente preparó algo para más adelante.
    .own = Preparaste { $outcome } ({ $stream }).

## Comandos

serve-ready = Alcancía está lista: { $address }
serve-content-bad = Contenido propio de esta casa que no se puede usar: { $file } ({ $entry })
serve-lan = Ahora cualquiera en esta red puede abrir la página. Escanea este código o escribe la dirección:
backup-done = La copia está completa: { $file } ({ $kilobytes } kB)
delete-done = La mesa { $table } se borró para siempre.
delete-none = No existe la mesa { $table }.
check-fine = { $tables ->
    [one] La única mesa está entera.
   *[other] Las { $tables } mesas están enteras.
 }
check-bad = { $hurt ->
    [one] Hay una parte dañada
   *[other] Hay { $hurt } partes dañadas
 } en lo guardado ({ $tables ->
    [one] una mesa revisada
   *[other] { $tables } mesas revisadas
 }). Recupera una copia con: alcancia restore ARCHIVO
check-hurt = La mesa { $table } está dañada: { $what }
check-file = El archivo mismo está dañado: { $what }
doctor-fine = { $older ->
    [0] { $tables ->
        [one] Con esta versión la única mesa sigue como está.
       *[other] Con esta versión las { $tables } mesas siguen como están.
     }
   *[other] Con esta versión siguen todas ({ $tables }), { $older } de ellas con las reglas o las cartas con que empezaron.
 }
doctor-bad = { $still ->
    [one] Con esta versión una de { $tables } mesas se detendría. No se cambió nada: quédate con la versión que tienes o pide ayuda.
   *[other] Con esta versión { $still } de { $tables } mesas se detendrían. No se cambió nada: quédate con la versión que tienes o pide ayuda.
 }
doctor-still = La mesa { $table } se detendría: { $what }
restore-done = La copia está en su lugar ({ $tables ->
    [one] una mesa
   *[other] { $tables } mesas
 }). Lo que se borró antes sigue borrado.
restore-aside = Lo que había antes quedó en { $file }. Bórralo cuando ya no te haga falta.
refused-store_in_use = Otro servidor de Alcancía ya usa { $path }. Ciérralo antes o elige otra carpeta con --data.
refused-store_on_network = { $path } está en una unidad de red ({ $kind }). Las partidas solo están seguras en un disco de este equipo. Elige otra carpeta con --data.
refused-not_a_store = { $path } no es un archivo de Alcancía o está dañado. Se dejó como estaba.
refused-newer_store = Las partidas se guardaron con una versión más nueva de Alcancía (forma { $version }, esta conoce la { $known }). Actualízala, por favor.
refused-damaged_store = { $path } está dañado. No se hizo la copia.
refused-no_store = No hay partidas guardadas en { $path }.
refused-file_exists = { $path } ya existe. Elige otro nombre.
refused-no_page = Falta la página en { $path }, así que no habría nada que ver. Si tienes el código fuente, ejecuta antes make web. Si no, instala Alcancía otra vez desde un paquete completo.
refused-unknown_setting = No existe el ajuste { $name }. Existen: { $known }.
refused-bad_setting = El valor de { $name } no sirve.
refused-bad_configuration = { $path } no se puede leer como TOML.
refused-socket_in_use = No puede haber un socket en { $path }: otro programa lo usa, o el lugar no lo permite.
refused-bad_certificate = El certificado { $path } no se puede usar. ¿Están los dos archivos y van juntos?
refused-port_in_use = El puerto { $port } ya está en uso. Elige otro con --port.
refused-no_postgres = Para usar PostgreSQL, instala Alcancía con su extra: pip install "alcancia[postgres]".
refused-no_database = La base de datos no responde ({ $why }). ¿Está en marcha, y es correcto --database?
refused-node_in_use = Otro nodo en marcha también se llama { $node }. Elige otro nombre con --node.
refused-node_certificate = Varios nodos hablan entre sí sin certificados. Déjalos a un proxy delante de los nodos y usa aquí --tls en lugar de --certificate.
refused-node_unreached = Los otros nodos tienen que llegar a este. Di dónde con --node-address.
