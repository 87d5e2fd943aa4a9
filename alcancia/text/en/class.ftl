### The class: what learners and tables are called, ready phrases, refusals.
class-name = { $adjective } { $animal }

## Animals: none that people use as an insult

animal-alpaca = Alpaca
animal-antelope = Antelope
animal-armadillo = Armadillo
animal-badger = Badger
animal-bat = Bat
animal-bear = Bear
animal-beaver = Beaver
animal-bee = Bee
animal-bison = Bison
animal-butterfly = Butterfly
animal-camel = Camel
animal-canary = Canary
animal-cat = Cat
animal-cheetah = Cheetah
animal-condor = Condor
animal-coyote = Coyote
animal-crab = Crab
animal-cricket = Cricket
animal-deer = Deer
animal-dolphin = Dolphin
animal-dragonfly = Dragonfly
animal-eagle = Eagle
animal-elephant = Elephant
animal-falcon = Falcon
animal-firefly = Firefly
animal-flamingo = Flamingo
animal-frog = Frog
animal-gazelle = Gazelle
animal-giraffe = Giraffe
animal-hamster = Hamster
animal-hare = Hare
animal-hawk = Hawk
animal-hedgehog = Hedgehog
animal-heron = Heron
animal-hummingbird = Hummingbird
animal-jaguar = Jaguar
animal-kangaroo = Kangaroo
animal-koala = Koala
animal-lemur = Lemur
animal-leopard = Leopard
animal-lion = Lion
animal-lynx = Lynx
animal-manta = Manta ray
animal-octopus = Octopus
animal-orca = Orca
animal-otter = Otter
animal-owl = Owl
animal-panda = Panda
animal-panther = Panther
animal-parrot = Parrot
animal-pelican = Pelican
animal-penguin = Penguin
animal-puma = Puma
animal-quetzal = Quetzal
animal-rabbit = Rabbit
animal-raccoon = Raccoon
animal-salmon = Salmon
animal-seahorse = Seahorse
animal-squirrel = Squirrel
animal-starfish = Starfish
animal-stork = Stork
animal-swallow = Swallow
animal-swan = Swan
animal-tapir = Tapir
animal-tiger = Tiger
animal-toucan = Toucan
animal-turtle = Turtle
animal-vicuna = Vicuña
animal-wolf = Wolf
animal-zebra = Zebra

## What an animal is like: in Spanish only words that fit every animal

adjective-able = able
adjective-agile = agile
adjective-amiable = kind
adjective-blue = blue
adjective-bold = bold
adjective-brave = brave
adjective-bright = bright
adjective-calm = careful
adjective-cheerful = cheerful
adjective-clever = clever
adjective-constant = steady
adjective-elegant = elegant
adjective-fast = fast
adjective-friendly = friendly
adjective-gentle = gentle
adjective-great = great
adjective-green = green
adjective-happy = happy
adjective-loyal = loyal
adjective-noble = noble
adjective-original = original
adjective-patient = patient
adjective-punctual = punctual
adjective-smiling = smiling
adjective-special = special
adjective-strong = strong
adjective-tenacious = determined
adjective-tropical = tropical

## Signs of tables

sign-triangle = Triangle
sign-circle = Circle
sign-square = Square
sign-star = Star
sign-diamond = Diamond
sign-heart = Heart
sign-moon = Moon
sign-sun = Sun
sign-cloud = Cloud
sign-leaf = Leaf
sign-drop = Drop
sign-bell = Bell
sign-key = Key
sign-anchor = Anchor
sign-boat = Boat
sign-tree = Tree
sign-flower = Flower
sign-fish = Fish
sign-umbrella = Umbrella
sign-house = House

## Ready phrases of the trainer

phrase-eyes_here = Eyes on me, please.
phrase-listen = Listen for a moment, please.
phrase-five_minutes = Five minutes left.
phrase-two_minutes = Two minutes left.
phrase-finish_round = Finish this round, then stop.
phrase-read_card = Read the card aloud to your table.
phrase-talk_together = Talk about it at your table before you decide.
phrase-look_at_figures = Look at your own figures: what changed?
phrase-take_your_time = Take your time. Nobody is in a hurry.
phrase-a_bit_faster = A little faster, please.
phrase-well_done = Well done!
phrase-come_to_me = Come to me, please.

## How somebody who came late was seated

why-late_bot = You take over a bot's seat at table { $sign }.
why-late_pair = All seats are taken, so you share one at table { $sign }. Decide together.
why-late_watch = All seats are taken, so you watch table { $sign }. Tell your trainer if you would rather play.

## Refusals

refused-no_such_class = There is no such class.
refused-door_closed = The door of this class is closed. Ask your trainer to open it.
refused-class_full = This class is full: { $most } learners have a place.
refused-class_closed = This class is over.
refused-guide_only = Only the trainer of this class can do that.
refused-not_your_learner = That is somebody else's place.
refused-no_such_learner = Nobody in this class has this number.
refused-no_such_sign = No table has this sign.
refused-no_more_rerolls = You have chosen three times already. This animal is yours.
refused-no_names = In this class everybody is an animal. Names of your own are switched off.
refused-too_few_learners = There are too few learners for a table. Wait for more, or pick another game.
refused-no_such_layout = So many tables do not work for this class.
refused-bad_table_size = The game cannot be played by { $seats } at one table. Move somebody to another one.
refused-class_stands = The whole class stands still. The trainer lets it go on.
refused-no_such_message = There is no such message.
refused-no_such_phrase = There is no such phrase.
refused-no_such_number = No device shows this number now.
refused-not_yet = That does not work yet.
