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
phrase-come_to_me = Come and see me, please.

## How somebody who came late was seated

why-late_bot = You take over a bot's seat at table { $sign }.
why-late_pair = All seats are taken, so you share one at table { $sign }. Decide together.
why-late_watch = All seats are taken, so you watch table { $sign }. Tell your trainer if you would rather play.

## Columns of the class's figures

column-session-code = The class.
column-session-config-name = The game.
column-session-lesson = The lesson: 1 is the first of this class.
column-group-id_in_subsession = The table's number within the lesson.
column-group-sign = The table's sign.
column-group-finished = 1 if this table's game came to its end.
column-player-id_in_group = The seat at the table, counted from 1.
column-participant-id_in_session = The learner's number in this class; empty for a bot.
column-participant-label = The learner's animal and what it is like.
column-subsession-round_number = The round.

## Refusals

refused-no_such_class = There is no such class.
refused-door_closed = The door of this class is closed. Ask your trainer to open it.
refused-pin_needed = Many are at the door at once. Type the pin that is on the projector now, or scan it again.
refused-class_full = This class is full: { $most } learners have a place.
refused-class_closed = This class is over.
refused-guide_only = Only the trainer of this class can do that.
refused-not_your_learner = That is somebody else's place.
refused-no_such_learner = Nobody in this class has this number.
refused-no_such_sign = No table has this sign.
refused-no_more_rerolls = You have chosen three times already. This animal is yours.
refused-no_names = In this class everybody is an animal. Names of your own are switched off.
refused-too_few_learners = There are too few learners for a table. Wait for more, or pick another game.
refused-no_such_layout = That many tables do not work for this class.
refused-bad_table_size = The game cannot be played by { $seats } at one table. Move somebody to another one.
refused-class_stands = The whole class is paused. The trainer will let it go on.
refused-no_such_message = There is no such message.
refused-no_such_phrase = There is no such phrase.
refused-no_such_number = No device shows this number now.

## Room test

room-waiting = Waiting for another device. Scan the code with a phone or tablet in this room.
room-isolated = No other device came through. This Wi-Fi probably keeps devices apart: use a hotspot of your own, or a server of the school.
room-broken = Another device found this address, but nothing came back to it. Use a hotspot of your own, or a server of the school.
room-slow = It works, but slowly. Fewer devices (one for each table) or another Wi-Fi would help.
room-no_sockets = It works. This network blocks live connections, so pages ask every second instead: fine for a lesson.
room-fine = All is well: devices in this room reach the server and stay connected.
room-unreachable = { $address } cannot be reached from here. Is the server running, and is this the same network?
refused-no_such_test = This room test is over. Begin a new one.

## Data sheet

sheet-title = What this server keeps
sheet-purpose-play = So that learners can play at tables.
sheet-purpose-lead = So that a trainer can lead the class and help.
sheet-purpose-debrief = So that a class can look at its own figures after the game.
sheet-kept-moves = The moves of each game, by seat number.
sheet-kept-lesson = What happens in a lesson, by learner number: who sits where, hands, messages that were read, guesses in the talk.
sheet-kept-tickets = Answers to the three questions, by learner number, until the next lesson or until the class is closed. Then only counts.
sheet-kept-devices = A fingerprint of each device's cookie, made with a key of its own for each class: nobody can be followed from one class to another.
sheet-kept-codes = Fingerprints of the codes with which people come back.
sheet-kept-animals = Which learner is which animal.
sheet-kept-own_names = Names that learners typed, only where the trainer switched that on.
sheet-kept-own_words = Messages the trainer typed. They can be erased.
sheet-sees-learner = Learners see their own seat, and what lies open on their table.
sheet-sees-projector = The projector shows animals, tables and the code of the class.
sheet-sees-trainer = Trainers see what lies open at all tables, who is waited for and who is away. No hands, no hidden cards.
sheet-sees-over = When a game is over, whoever knows the address of its table can look back on all of it.
sheet-sees-operator = Whoever runs this machine can read its disk: moves by seat number, and the names above until they are erased.
sheet-claim-no_names = Nobody has to give a name.
sheet-claim-no_outside_requests = Pages load nothing from other servers.
sheet-claim-no_address_kept = No address of a device is written down.
sheet-claim-hashes_only = Of cookies and codes only fingerprints are kept, and they are sent to nobody.
sheet-claim-wall_is_public = The trainer's wall shows nothing that is hidden at a table.
sheet-claim-own_device_only = Nobody sees the seats of another device.
sheet-claim-deleted_without_trace = A deleted class is gone from the disk to the last byte.
sheet-claim-erased_after_days = What nobody uses is erased after the days above.
sheet-claim-tickets_counted = Of the answers to the three questions only counts stay, and nobody is told what somebody else answered.
sheet-claim-rehearsal_leaves_nothing = A rehearsal leaves nothing behind.
sheet-claim-figures_without_names = The figures of a class name learners by number and animal only.
sheet-claim-codes_never_packed = Answers that hold codes are never compressed, so that their length gives nothing away.
