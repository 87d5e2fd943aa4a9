### What whoever leads a class reads.

lead-title = { $game }: class { $code }

## A new class

lead-new = Lead a class
lead-game = Game
lead-lesson = Ready-made lesson
lead-usual-rules = None: the usual rules
lead-minutes = Minutes of the lesson
lead-n-minutes = { $n } min
lead-other-minutes = or
lead-seating = Seating
seating-arrival = By arrival
    .about = Whoever comes together sits together.
seating-sit = As they sit
    .about = Each device says which sign stands on its table. Print the table cards first.
seating-mixed = Mixed
    .about = The screen tells everybody where to go; neighbours are parted.
lead-more-terms = Cards, luck and names
lead-same-luck = Same luck for all tables (all tables get the same size, at most two bots)
lead-coach = Learners may press “Why?”: what each option is likely to bring
lead-coach-never = never
lead-coach-times = { $n } times for each seat
lead-ticket = Three questions for everybody after the game (90 seconds, no names)
lead-before = Three questions like them before the game, to compare
lead-names = Learners may type a name of their own (otherwise everybody is an animal)
lead-open-door = Open the door
lead-rehearse = Rehearse alone
    .about = A class of 30 made of bots: try everything in five minutes. It leaves nothing behind.
lead-rehearsal = Rehearsal
lead-mine = Your classes on this device
    .about = Go on with the same code and the same animals.
lead-room-test = Test the room

## The door and the seating

lead-join = Come in:
lead-door-closed = The door is closed
lead-scan = Scan, or type the code. No name, no account.
lead-count = { $n ->
    [0] Nobody yet
    [one] One learner is here
   *[other] { $n } learners are here
}
lead-projector = Projector
lead-close-door = Close the door
lead-open-again = Open the door
lead-next-lesson = Open the door for the next lesson
lead-bot = Bot
lead-at-table = { $n }
lead-plan = { $alike ->
    [yes] { $n ->
        [one] One table of { $low }
       *[other] { $n } tables of { $low }
    }
   *[no] { $n } tables of { $low } to { $high }
}, about { $minutes } min of play
lead-tight = That is more than fits into { $minutes } minutes. The tables can still end early, at the end of a round.
lead-only-here = Only this computer can open this address. For other devices, start the server for the local network: make play ARGS=--lan
lead-too-few = Waiting for at least three learners
lead-no-plan = No seating works on these terms
lead-start = { $n ->
    [0] Begin
    [one] Begin with one learner
   *[other] Begin with { $n } learners
}
lead-terms = Change the plan
lead-tables = Number of tables
lead-tables-best = best for the time you have
lead-choice = { $n } ({ $minutes } min)
lead-clock = Time for a decision
lead-no-clock = no limit
lead-picked = { $name }: choose a table
lead-pair-with = or the same seat as
lead-shares = shares a device
lead-dismiss = Out of the class
lead-leave-there = Leave there
lead-move-here = To this table
lead-new-table = To a new table
lead-nobody-yet = Nobody is here yet. Put the code on the big screen:
lead-open-projector = Open the projector page
lead-absent = { $n ->
    [one] One learner of earlier lessons is not here yet
   *[other] { $n } learners of earlier lessons are not here yet
}
lead-pin = Pin:
lead-somebody-new = somebody new
lead-knock-typed = { $n } devices show a number. Type one:
guard-title = The door asks for the pin
guard-about = It changes and is on your projector only; nobody who scans has to type it. Those who came in a crowd without it were shown out and can come again.
guard-out = { $n ->
    [0] Everybody who has a place is here.
    [one] One was shown out.
   *[other] { $n } were shown out.
}
guard-clear = Take out those who are not here
guard-down = Stop asking
lead-this-is = This device is
lead-admit = Let in
lead-put-away = Put the number { $number } away

## The lesson

lead-time-left = Play ends in
lead-timebox = Set the end
lead-ends-in = Ends in { $time }
lead-all-done = All tables are done: end the lesson
lead-for-all = For all tables
lead-desk = More
lead-to-wall = To the wall
lead-freeze = Freeze
lead-freeze-how = How long
lead-go-on = Go on
lead-go-on-in = Go on ({ $time })
lead-until-i-say = Until I say so
lead-end-of-round = At the end of this round

wall-title = All tables
wall-hands = Raised hands, in order
wall-hand = : place in the row of hands
wall-no-hands = No hand is up
wall-hand-raised = Raised by the learner. Press to lower it.
wall-hand-refused = Three moves were refused. Press to lower it.
wall-hand-clock = Ran out of time twice. Press to lower it.
wall-lower = : lower the hand
wall-longest = Longest wait first
wall-cards = Cards
wall-money = Money
wall-debt = Debt
wall-wellbeing = Wellbeing
wall-they-see = This is what everybody sees now:
wall-laying = The tables are being laid…
wall-round = Round { $n }
wall-round-of = Round { $n } of { $of }
wall-autopilot = autopilot
wall-away = away
wall-waited-for = : waited for
wall-held = paused
wall-over = done
wall-asleep = asleep
wall-offer = In time if it ends after round { $n }

## Help for one table

help-title = Table { $sign }
help-hint = Hint
    .done = The hint is on its way.
help-extra = One minute more
    .done = One minute more.
help-autopilot = Autopilot
    .done = Done.
help-autopilot-off = Autopilot off
help-undo = Undo one step
    .done = One step back. The table was told.
help-round_start = Back to the start of the round
    .done = Back at the start of the round. The table was told.
help-bookmark = Remember this moment
    .done = Remembered for the talk afterwards.
help-offer = End after round { $n }
    .done = The table ends there.
help-whole = Play to the end after all
    .done = The table plays to its end.
help-look = Look at the board
help-go = Go to the table

say-title = Say something
say-line = One line of your own
say-send = Send
say-seen = seen by { $seen } of { $of }

## For all tables

all-which = Which tables?
all-all = All tables
all-some = { $n ->
    [one] One table
   *[other] { $n } tables
}
all-done = Done.
all-but = Not at { $signs }: { $why }
all-event = An event everyone must face
    .about = The next draw at these tables. They hear of it when it comes.
all-rule = A rule from the next round on
    .about = The change is announced at the tables and is in the record.

## The end of the lesson

time-end = The lesson ends at
time-debrief = Minutes to talk
time-set = Set
time-none = No end
time-left = { $play } of play, { $all } in all
time-unknown = No forecast yet
time-about = ends at about { $time }
time-between = ends between { $from } and { $to }
time-too-long = needs longer than that
time-fewer = { $n ->
    [one] in time with one round fewer
   *[other] in time with { $n } rounds fewer
 }
time-accept = Agreed, for all { $n } tables
time-last = ends after round { $n }
time-hurry = { $n } s for each answer now
time-breather = has time to talk: { $time }
help-go_on = Go on now
    .done = The table goes on.

desk-devices = Your other devices
desk-remote = Phone or second laptop
desk-cotrainer = Co-trainer
desk-trainer-how = Scan with your phone, or type this code under "I have a return code". It works once:
desk-cotrainer-how = A colleague scans this, or types this code under "I have a return code". It works once:
desk-qr = QR code for another device
desk-own-code = If this laptop breaks: your code { $code }
desk-door = The door
    .about = Is somebody filling the class with made-up learners? Ask for the pin on your projector; close the door, and let people in by the number on their device.
desk-ask-pin = Ask for the pin
desk-paper = On paper, and the room
desk-cards = Table cards
desk-who = Who is who
desk-data = Data sheet
desk-end = End the lesson
    .about = Tables that still play stop where they are. Everybody sees their own figures.
desk-end-now = End now
desk-end-yes = Yes, end it for everybody

cards-count = Tables
cards-print = Print
cards-how = Scan this at your table.
who-about = For you, on paper only: write the names by hand. Class

after-talk = Talk about it
    .about = Everybody has their own figures on their device. Let the tables talk first, then look at one board together.
after-bookmarks = Moments you remembered
after-debrief = Begin the talk
after-moment = Moment { $n }
after-keep = Keep
    .about = All tables' figures, without names. A file on your disk is yours to delete.
after-csv-wide = Figures, one row per seat
after-csv-long = Figures, one row per round
after-csv-moments = Moments the coach found
after-parquet = Figures as Parquet
after-csv-ticket = Exit tickets, counts only
after-csv-dictionary = What the columns mean
after-forget = Forget
    .about = The class keeps its code until you close it. What nobody uses is erased after the days set on this server, or at once if you say so.
after-close = Close the class
    .sure = Nobody can come back with this code, and every device is released.
    .yes = Yes, close it
after-delete = Erase everything now
    .sure = The class and all its tables are erased. This cannot be undone.
    .yes = Yes, erase it
after-no = No

## The room test

room-how = Scan this with a phone or tablet of the class
room-offline = No Internet in this room? Then switch mobile data off on the phone, or it leaves this Wi-Fi.
room-found = { $devices ->
    [one] One device came through
   *[other] { $devices } devices came through
}; live connections: { $sockets }, asking again: { $polling }, answer after { $ms } ms.
room-left = { $n } seconds more …
room-again = Test again
room-guest = One moment: this device tries the connection …
room-guest-done = Thank you! Look at the trainer's screen.

## The data sheet, beside what the server fills in

sheet-about = For the school: what this server does with learners' data. It is filled in by the server that runs here.
sheet-controller = Responsible
    .about = The school or trainer who runs this server. Nobody else receives anything.
sheet-place = Place
    .about = This machine ({ $address }).
sheet-days = Kept for
    .about = { $n } days after the last use, or until somebody erases it.
sheet-outside = Requests to other servers
sheet-cookies = Cookies
sheet-cookie = “{ $name }”: knows this device again, for { $n } days at most; needed to keep a seat, used for nothing else.
sheet-version = Version
sheet-purposes = What for
sheet-keeps = What is kept
sheet-who = Who sees what
sheet-claims = Promises
    .about = Beside each promise stands the test that would fail if it were broken.
