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

## Frases listas de quien guía

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

why-late_bot = Ocupas el lugar de un bot en la mesa { $sign }.
why-late_pair = Todos los lugares están ocupados: compartes uno en la mesa { $sign }. Decidan juntos.
why-late_watch = Todos los lugares están ocupados: miras la mesa { $sign }. Avisa a tu docente si prefieres jugar.

## Rechazos

refused-no_such_class = Esa clase no existe.
refused-door_closed = La puerta de esta clase está cerrada. Pide a tu docente que la abra.
refused-class_full = Esta clase está llena: ya hay { $most } participantes.
refused-class_closed = Esta clase terminó.
refused-guide_only = Solo quien guía esta clase puede hacer eso.
refused-not_your_learner = Ese lugar es de otra persona.
refused-no_such_learner = Nadie en esta clase tiene ese número.
refused-no_such_sign = Ninguna mesa tiene ese signo.
refused-no_more_rerolls = Ya elegiste tres veces. Este animal es el tuyo.
refused-no_names = En esta clase cada quien es un animal. Los nombres propios están desactivados.
refused-too_few_learners = Hay muy pocas personas para una mesa. Espera a que lleguen más o elige otro juego.
refused-no_such_layout = Esa cantidad de mesas no sirve para esta clase.
refused-bad_table_size = El juego no se puede jugar entre { $seats } en una mesa. Mueve a alguien a otra.
refused-class_stands = Toda la clase está en pausa. Quien guía la clase la reanuda.
refused-no_such_message = Ese mensaje no existe.
refused-no_such_phrase = Esa frase no existe.
refused-no_such_number = Ningún dispositivo muestra ese número ahora.
refused-not_yet = Eso todavía no funciona.
