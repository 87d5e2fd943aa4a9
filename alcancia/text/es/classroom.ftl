### Lo que lee quien dirige una clase.

lead-title = { $game }: clase { $code }

## Una clase nueva

lead-new = Dirigir una clase
lead-game = Juego
lead-lesson = Lección preparada
lead-usual-rules = Ninguna: las reglas de siempre
lead-minutes = Minutos de la clase
lead-n-minutes = { $n } min
lead-other-minutes = o
lead-seating = Cómo se sientan
seating-arrival = Por llegada
    .about = Quienes llegan juntos se sientan juntos.
seating-sit = Como están sentados
    .about = Cada dispositivo dice qué signo hay en su mesa. Imprime antes las tarjetas de mesa.
seating-mixed = Mezclados
    .about = La pantalla dice a cada quien adónde ir; los vecinos se separan.
lead-more-terms = Cartas, suerte y nombres
lead-same-luck = La misma suerte en todas las mesas (todas del mismo tamaño, con dos bots como máximo)
lead-coach = Se puede pulsar «¿Por qué?»: lo que traería cada opción
lead-coach-never = nunca
lead-coach-times = { $n } veces por asiento
lead-ticket = Tres preguntas para cada quien después de jugar (90 segundos, sin nombres)
lead-before = Tres preguntas parecidas antes de jugar, para comparar
lead-names = Cada quien puede escribir un nombre propio (si no, todos son animales)
lead-open-door = Abrir la puerta
lead-rehearse = Ensayar a solas
    .about = Una clase de 30 hecha de bots: prueba todo en cinco minutos. No deja nada.
lead-rehearsal = Ensayo
lead-mine = Tus clases en este dispositivo
    .about = Sigue con el mismo código y los mismos animales.
lead-room-test = Probar la sala

## La puerta y los asientos

lead-join = Entra:
lead-door-closed = La puerta está cerrada
lead-scan = Escanea o escribe el código. Sin nombre y sin cuenta.
lead-count = { $n ->
    [0] Todavía no hay nadie
    [one] Ya hay una persona
   *[other] Ya hay { $n } personas
}
lead-projector = Proyector
lead-close-door = Cerrar la puerta
lead-open-again = Abrir la puerta
lead-next-lesson = Abrir la puerta para la próxima clase
lead-bot = Bot
lead-at-table = { $n }
lead-plan = { $alike ->
    [yes] { $n ->
        [one] Una mesa de { $low }
       *[other] { $n } mesas de { $low }
    }
   *[no] { $n } mesas de { $low } a { $high }
}, unos { $minutes } min de juego
lead-tight = Es más de lo que cabe en { $minutes } minutos. Las mesas pueden terminar antes, al final de una ronda.
lead-only-here = Solo esta computadora puede abrir esta dirección. Para otros dispositivos, inicia el servidor para la red local: make play ARGS=--lan
lead-too-few = Faltan personas: hacen falta al menos tres
lead-no-plan = Con estas condiciones no hay forma de sentarse
lead-start = { $n ->
    [0] Empezar
    [one] Empezar con una persona
   *[other] Empezar con { $n } personas
}
lead-terms = Cambiar el plan
lead-tables = Número de mesas
lead-tables-best = el que mejor cabe en el tiempo
lead-choice = { $n } ({ $minutes } min)
lead-clock = Tiempo para decidir
lead-no-clock = sin límite
lead-picked = { $name }: elige una mesa
lead-pair-with = o el mismo asiento que
lead-shares = comparte dispositivo
lead-dismiss = Fuera de la clase
lead-leave-there = Dejar ahí
lead-move-here = A esta mesa
lead-new-table = A una mesa nueva
lead-nobody-yet = Todavía no hay nadie. Pon el código en la pantalla grande:
lead-open-projector = Abrir la página del proyector
lead-absent = { $n ->
    [one] Una persona de clases anteriores aún no está
   *[other] { $n } personas de clases anteriores aún no están
}
lead-pin = Pin:
lead-somebody-new = alguien nuevo
lead-knock-typed = { $n } dispositivos muestran un número. Escribe uno:
guard-title = La puerta pide el pin
guard-about = Cambia y solo está en tu proyector; quien escanea no lo escribe. Quienes llegaron en multitud sin él quedaron fuera y pueden volver a entrar.
guard-out = { $n ->
    [0] Todas las personas con lugar están aquí.
    [one] Salió una persona.
   *[other] Salieron { $n } personas.
}
guard-clear = Sacar a quien no está
guard-down = No pedirlo más
lead-this-is = Este dispositivo es de
lead-admit = Dejar entrar
lead-put-away = Quitar el número { $number }

## La clase

lead-time-left = El juego termina en
lead-timebox = Fijar el final
lead-ends-in = Termina en { $time }
lead-all-done = Todas las mesas terminaron: terminar la clase
lead-for-all = Para todas las mesas
lead-desk = Más
lead-to-wall = Al muro
lead-freeze = Congelar
lead-freeze-how = Cuánto tiempo
lead-go-on = Seguir
lead-go-on-in = Seguir ({ $time })
lead-until-i-say = Hasta que yo lo diga
lead-end-of-round = Al final de esta ronda

wall-title = Todas las mesas
wall-hands = Manos levantadas, por orden
wall-hand = : lugar en la fila de manos
wall-no-hands = Ninguna mano levantada
wall-hand-raised = La levantó la persona. Pulsa para bajarla.
wall-hand-refused = Se rechazaron tres jugadas. Pulsa para bajarla.
wall-hand-clock = Se le acabó el tiempo dos veces. Pulsa para bajarla.
wall-lower = : bajar la mano
wall-longest = Primero la espera más larga
wall-cards = Cartas
wall-money = Dinero
wall-debt = Deuda
wall-wellbeing = Bienestar
wall-they-see = Esto ven todos ahora:
wall-laying = Se están poniendo las mesas…
wall-round = Ronda { $n }
wall-round-of = Ronda { $n } de { $of }
wall-autopilot = piloto automático
wall-away = ausente
wall-waited-for = : se le espera
wall-held = en pausa
wall-over = terminó
wall-asleep = duerme
wall-offer = A tiempo si termina tras la ronda { $n }

## Ayuda para una mesa

help-title = Mesa { $sign }
help-hint = Pista
    .done = La pista va en camino.
help-extra = Un minuto más
    .done = Un minuto más.
help-autopilot = Piloto automático
    .done = Hecho.
help-autopilot-off = Quitar el piloto automático
help-undo = Deshacer un paso
    .done = Un paso atrás. La mesa lo sabe.
help-round_start = Volver al inicio de la ronda
    .done = De nuevo al inicio de la ronda. La mesa lo sabe.
help-bookmark = Recordar este momento
    .done = Guardado para la conversación del final.
help-offer = Terminar tras la ronda { $n }
    .done = La mesa termina ahí.
help-whole = Mejor jugar hasta el final
    .done = La mesa juega hasta el final.
help-look = Mirar el tablero
help-go = Ir a la mesa

say-title = Decir algo
say-line = Una línea tuya
say-send = Enviar
say-seen = visto por { $seen } de { $of }

## Para todas las mesas

all-which = ¿Qué mesas?
all-all = Todas las mesas
all-some = { $n ->
    [one] Una mesa
   *[other] { $n } mesas
}
all-done = Hecho.
all-but = No en { $signs }: { $why }
all-event = Un suceso para todas las mesas
    .about = Lo próximo que sale en estas mesas. Lo sabrán cuando ocurra.
all-rule = Una regla desde la próxima ronda
    .about = El cambio se anuncia en las mesas y queda en el registro.

## El final de la clase

time-end = La clase termina a las
time-debrief = Minutos para conversar
time-set = Fijar
time-none = Sin final
time-left = { $play } de juego, { $all } en total
time-unknown = Aún sin pronóstico
time-about = termina hacia las { $time }
time-between = termina entre las { $from } y las { $to }
time-too-long = necesita más tiempo
time-fewer = { $n ->
    [one] con una ronda menos llega a tiempo
   *[other] con { $n } rondas menos llega a tiempo
 }
time-accept = De acuerdo, en las { $n } mesas
time-last = termina tras la ronda { $n }
time-hurry = ahora { $n } s para cada respuesta
time-breather = tiempo de conversar: { $time }
help-go_on = Seguir ya
    .done = La mesa sigue.

desk-devices = Tus otros dispositivos
desk-remote = Teléfono o segunda computadora
desk-cotrainer = Segunda persona docente
desk-trainer-how = Escanea con tu teléfono, o escribe este código en «Tengo un código de regreso». Sirve una vez:
desk-cotrainer-how = Tu colega escanea esto, o escribe este código en «Tengo un código de regreso». Sirve una vez:
desk-qr = Código QR para otro dispositivo
desk-own-code = Si se daña esta computadora: tu código { $code }
desk-door = La puerta
    .about = ¿Alguien llena la clase con participantes inventados? Pide el pin de tu proyector; cierra la puerta y deja entrar por el número que muestra cada dispositivo.
desk-ask-pin = Pedir el pin
desk-paper = En papel, y la sala
desk-cards = Tarjetas de mesa
desk-who = Quién es quién
desk-data = Hoja de datos
desk-end = Terminar la clase
    .about = Las mesas que aún juegan se detienen donde están. Cada quien ve sus cifras.
desk-end-now = Terminar ahora
desk-end-yes = Sí, terminar para todos

cards-count = Mesas
cards-print = Imprimir
cards-how = Escanea esto en tu mesa.
who-about = Para ti, solo en papel: escribe los nombres a mano. Clase

after-talk = Conversar
    .about = Cada quien tiene sus cifras en su dispositivo. Deja que hablen primero las mesas; luego miren juntos un tablero.
after-bookmarks = Momentos que recordaste
after-debrief = Empezar la conversación
after-moment = Momento { $n }
after-keep = Guardar
    .about = Las cifras de todas las mesas, sin nombres. Un archivo en tu disco lo borras tú.
after-csv-wide = Cifras, una fila por asiento
after-csv-long = Cifras, una fila por ronda
after-csv-moments = Momentos que se encontraron
after-parquet = Cifras en Parquet
after-csv-ticket = Pases de salida, solo conteos
after-csv-dictionary = Qué significan las columnas
after-forget = Olvidar
    .about = La clase conserva su código hasta que la cierres. Lo que nadie usa se borra a los días fijados en este servidor, o enseguida si tú lo dices.
after-close = Cerrar la clase
    .sure = Nadie podrá volver con este código y todos los dispositivos quedan libres.
    .yes = Sí, cerrarla
after-delete = Borrar todo ahora
    .sure = Se borran la clase y todas sus mesas. No se puede deshacer.
    .yes = Sí, borrar todo
after-no = No

## La prueba de la sala

room-how = Escanea esto con un teléfono o una tableta de la clase
room-offline = ¿No hay Internet en esta sala? Apaga los datos móviles del teléfono; si no, deja este wifi.
room-found = { $devices ->
    [one] Llegó un dispositivo
   *[other] Llegaron { $devices } dispositivos
}; conexiones en vivo: { $sockets }, preguntando de nuevo: { $polling }, respuesta tras { $ms } ms.
room-left = { $n } segundos más…
room-again = Probar otra vez
room-guest = Un momento: este dispositivo prueba la conexión…
room-guest-done = ¡Gracias! Mira la pantalla de tu docente.

## La hoja de datos, junto a lo que completa el servidor

sheet-about = Para la escuela: qué hace este servidor con los datos de quienes aprenden. La completa el servidor que funciona aquí.
sheet-controller = Responsable
    .about = La escuela o la persona docente que pone este servidor. Nadie más recibe nada.
sheet-place = Lugar
    .about = Esta máquina ({ $address }).
sheet-days = Se guarda
    .about = { $n } días desde el último uso, o hasta que alguien lo borre.
sheet-outside = Peticiones a otros servidores
sheet-cookies = Cookies
sheet-cookie = «{ $name }»: reconoce este dispositivo durante { $n } días como máximo; hace falta para conservar el asiento y no sirve para nada más.
sheet-version = Versión
sheet-purposes = Para qué
sheet-keeps = Qué se guarda
sheet-who = Quién ve qué
sheet-claims = Promesas
    .about = Junto a cada promesa está la prueba que fallaría si se rompiera.
