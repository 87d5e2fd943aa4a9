### La clase: cómo se llaman participantes y mesas, frases listas, rechazos.
class-name = { $animal } { $adjective }

## Animales: ninguno que se use como insulto

animal-alpaca = Alpaca
animal-antelope = Antílope
animal-armadillo = Armadillo
animal-badger = Tejón
animal-bat = Murciélago
animal-bear = Oso
animal-beaver = Castor
animal-bee = Abeja
animal-bison = Bisonte
animal-butterfly = Mariposa
animal-camel = Camello
animal-canary = Canario
animal-cat = Gato
animal-cheetah = Guepardo
animal-condor = Cóndor
animal-coyote = Coyote
animal-crab = Cangrejo
animal-cricket = Grillo
animal-deer = Ciervo
animal-dolphin = Delfín
animal-dragonfly = Libélula
animal-eagle = Águila
animal-elephant = Elefante
animal-falcon = Halcón
animal-firefly = Luciérnaga
animal-flamingo = Flamenco
animal-frog = Rana
animal-gazelle = Gacela
animal-giraffe = Jirafa
animal-hamster = Hámster
animal-hare = Liebre
animal-hawk = Gavilán
animal-hedgehog = Erizo
animal-heron = Garza
animal-hummingbird = Colibrí
animal-jaguar = Jaguar
animal-kangaroo = Canguro
animal-koala = Koala
animal-lemur = Lémur
animal-leopard = Leopardo
animal-lion = León
animal-lynx = Lince
animal-manta = Mantarraya
animal-octopus = Pulpo
animal-orca = Orca
animal-otter = Nutria
animal-owl = Búho
animal-panda = Panda
animal-panther = Pantera
animal-parrot = Loro
animal-pelican = Pelícano
animal-penguin = Pingüino
animal-puma = Puma
animal-quetzal = Quetzal
animal-rabbit = Conejo
animal-raccoon = Mapache
animal-salmon = Salmón
animal-seahorse = Caballito de mar
animal-squirrel = Ardilla
animal-starfish = Estrella de mar
animal-stork = Cigüeña
animal-swallow = Golondrina
animal-swan = Cisne
animal-tapir = Tapir
animal-tiger = Tigre
animal-toucan = Tucán
animal-turtle = Tortuga
animal-vicuna = Vicuña
animal-wolf = Lobo
animal-zebra = Cebra

## Cómo es un animal: solo palabras que sirven para todos los animales

adjective-able = hábil
adjective-agile = ágil
adjective-amiable = amable
adjective-blue = azul
adjective-bold = audaz
adjective-brave = valiente
adjective-bright = brillante
adjective-calm = prudente
adjective-cheerful = alegre
adjective-clever = inteligente
adjective-constant = constante
adjective-elegant = elegante
adjective-fast = veloz
adjective-friendly = cordial
adjective-gentle = gentil
adjective-great = genial
adjective-green = verde
adjective-happy = feliz
adjective-loyal = leal
adjective-noble = noble
adjective-original = original
adjective-patient = paciente
adjective-punctual = puntual
adjective-smiling = sonriente
adjective-special = especial
adjective-strong = fuerte
adjective-tenacious = tenaz
adjective-tropical = tropical

## Signos de las mesas

sign-triangle = Triángulo
sign-circle = Círculo
sign-square = Cuadrado
sign-star = Estrella
sign-diamond = Rombo
sign-heart = Corazón
sign-moon = Luna
sign-sun = Sol
sign-cloud = Nube
sign-leaf = Hoja
sign-drop = Gota
sign-bell = Campana
sign-key = Llave
sign-anchor = Ancla
sign-boat = Barco
sign-tree = Árbol
sign-flower = Flor
sign-fish = Pez
sign-umbrella = Paraguas
sign-house = Casa

## Frases listas

phrase-eyes_here = Mírenme un momento, por favor.
phrase-listen = Escuchen un momento, por favor.
phrase-five_minutes = Quedan cinco minutos.
phrase-two_minutes = Quedan dos minutos.
phrase-finish_round = Terminen esta ronda y paren.
phrase-read_card = Lean la carta en voz alta en su mesa.
phrase-talk_together = Conversen en su mesa antes de decidir.
phrase-look_at_figures = Miren sus propias cifras: ¿qué cambió?
phrase-take_your_time = Tómense su tiempo. No hay prisa.
phrase-a_bit_faster = Un poco más rápido, por favor.
phrase-well_done = ¡Muy bien!
phrase-come_to_me = Acércate a mí, por favor.

## Cómo se sentó a quien llegó tarde

why-late_bot = Ocupas el asiento de un bot en la mesa { $sign }.
why-late_pair = Todos los asientos están ocupados: compartes uno en la mesa { $sign }. Decidan juntos.
why-late_watch = Todos los asientos están ocupados: miras la mesa { $sign }. Avisa a tu docente si prefieres jugar.

## Columnas de las cifras de la clase

column-session-code = La clase.
column-session-config-name = El juego.
column-session-lesson = La clase o sesión: 1 es la primera de este grupo.
column-group-id_in_subsession = El número de la mesa en la sesión.
column-group-sign = El signo de la mesa.
column-group-finished = 1 si el juego de esta mesa llegó a su final.
column-player-id_in_group = El asiento en la mesa, contado desde 1.
column-participant-id_in_session = El número de la persona en esta clase; vacío para un bot.
column-participant-label = El animal de la persona y cómo es.
column-subsession-round_number = La ronda.

## Rechazos

refused-no_such_class = Esa clase no existe.
refused-door_closed = La puerta de esta clase está cerrada. Pide a tu docente que la abra.
refused-pin_needed = Hay muchas personas en la puerta a la vez. Escribe el pin que está ahora en el proyector, o escanéalo otra vez.
refused-class_full = Esta clase está llena: ya hay { $most } participantes.
refused-class_closed = Esta clase terminó.
refused-guide_only = Solo la persona docente de esta clase puede hacer eso.
refused-not_your_learner = Ese lugar es de otra persona.
refused-no_such_learner = Nadie en esta clase tiene ese número.
refused-no_such_sign = Ninguna mesa tiene ese signo.
refused-no_more_rerolls = Ya elegiste tres veces. Este animal es el tuyo.
refused-no_names = En esta clase cada quien es un animal. Los nombres propios están desactivados.
refused-too_few_learners = Hay muy pocas personas para una mesa. Espera a que lleguen más o elige otro juego.
refused-no_such_layout = Esa cantidad de mesas no sirve para esta clase.
refused-bad_table_size = El juego no se puede jugar entre { $seats } en una mesa. Mueve a alguien a otra.
refused-class_stands = Toda la clase está en pausa. La persona docente la reanuda.
refused-no_such_message = Ese mensaje no existe.
refused-no_such_phrase = Esa frase no existe.
refused-no_such_number = Ningún dispositivo muestra ese número ahora.

## Prueba de la sala

room-waiting = Esperando otro dispositivo. Escanea el código con un teléfono o una tableta en esta sala.
room-isolated = No llegó ningún otro dispositivo. Es probable que esta red wifi aísle los dispositivos: usa tu propio punto de acceso o un servidor de la escuela.
room-broken = Otro dispositivo encontró esta dirección, pero no recibió respuesta. Usa tu propio punto de acceso o un servidor de la escuela.
room-slow = Funciona, pero lento. Ayudaría usar menos dispositivos (uno por mesa) u otra red wifi.
room-no_sockets = Funciona. Esta red bloquea las conexiones en vivo, así que las páginas preguntan cada segundo: sirve para una clase.
room-fine = Todo bien: los dispositivos de esta sala llegan al servidor y siguen conectados.
room-unreachable = No se puede llegar a { $address } desde aquí. ¿Está funcionando el servidor y es la misma red?
refused-no_such_test = Esta prueba de la sala terminó. Empieza una nueva.

## Hoja de datos

sheet-title = Qué guarda este servidor
sheet-purpose-play = Para que cada participante pueda jugar en una mesa.
sheet-purpose-lead = Para que la persona docente pueda dirigir la clase y ayudar.
sheet-purpose-debrief = Para que la clase pueda mirar sus propias cifras después del juego.
sheet-kept-moves = Las jugadas de cada juego, por número de asiento.
sheet-kept-lesson = Lo que pasa en una clase, por número de participante: quién se sienta dónde, manos, mensajes leídos, lo que cada quien supuso en la conversación.
sheet-kept-tickets = Las respuestas a las tres preguntas, por número de participante, hasta la próxima clase o hasta cerrarla. Después, solo cuentas.
sheet-kept-devices = Una huella de la cookie de cada dispositivo, hecha con una clave propia de cada clase: no se puede seguir a nadie de una clase a otra.
sheet-kept-codes = Huellas de los códigos con los que las personas vuelven.
sheet-kept-animals = Qué participante es qué animal.
sheet-kept-own_names = Los nombres que cada participante escribió, solo si la persona docente lo permitió.
sheet-kept-own_words = Los mensajes que escribió la persona docente. Se pueden borrar.
sheet-sees-learner = Cada participante ve su propio asiento y lo que está a la vista en su mesa.
sheet-sees-projector = El proyector muestra los animales, las mesas y el código de la clase.
sheet-sees-trainer = La persona docente ve lo que está a la vista en todas las mesas, a quién se espera y quién no está. Ni manos ni cartas ocultas.
sheet-sees-over = Cuando una partida termina, quien conoce la dirección de su mesa puede volver a verla entera.
sheet-sees-operator = Quien administra esta máquina puede leer su disco: jugadas por número de asiento, y los nombres de arriba hasta que se borran.
sheet-claim-no_names = Nadie tiene que dar un nombre.
sheet-claim-no_outside_requests = Las páginas no cargan nada de otros servidores.
sheet-claim-no_address_kept = No se anota la dirección de ningún dispositivo.
sheet-claim-hashes_only = De cookies y códigos solo se guardan huellas, y no se envían a nadie.
sheet-claim-wall_is_public = El muro de la persona docente no muestra nada que esté oculto en una mesa.
sheet-claim-own_device_only = Nadie ve los asientos de otro dispositivo.
sheet-claim-deleted_without_trace = Una clase borrada desaparece del disco hasta el último byte.
sheet-claim-erased_after_days = Lo que nadie usa se borra después de los días indicados arriba.
sheet-claim-tickets_counted = De las respuestas a las tres preguntas solo quedan cuentas, y a nadie se le dice qué respondió otra persona.
sheet-claim-rehearsal_leaves_nothing = Un ensayo no deja nada.
sheet-claim-figures_without_names = Las cifras de una clase nombran a cada participante solo por su número y su animal.
sheet-claim-codes_never_packed = Las respuestas que contienen códigos nunca se comprimen, para que su longitud no revele nada.
