### The pages, English.

site-name = Alcancía

## Home

home-headline = Learn about money by playing together.
home-what = Board games for your browser. Play with friends, with your class, or against bots. No account, no real names.
home-teachers = For teachers:
home-lead = Lead a class
home-games = The games
join-title = Got a code?
join-either = The code of a table or a class, or the code that leads back to your place.
home-doors = Ways in
home-door-teachers = For teachers
home-teachers-how = Lead a table without playing: choose rules or a ready-made lesson, prepare a script, choose what comes, and talk about it.
home-lead-game = Lead { $game }
home-replays = Replays
join-where = It is on the board of your class or in a friend’s message.
join-code = Code of the table
join-go = Join
return-offer = I have a return code from another device
return-code = Return code
return-go = Take my seat
open = Open
open-this = Open this box
box-open = Open { $game }
box-facts = { $players } players · { $length }
box-teaches = You practise
box-players = Players
box-length = Length
nickname = Your nickname
nickname-hint = Not your real name
how-many = How many players?
play-now = Play now
play-now-how = Bots take the other seats
play-friends = Play with others
play-friends-how = Invite them with a link or a code
close = Close
to-home = To the first page
save = Save

## Language and colours

language = Language
# Every language is called by its own name.
language-en = English
language-es = Español
dark-theme = Dark colours

## Waiting and trouble

finding = Looking for the table…
trouble = That did not work
table-waiting = Going to the table…
link-lost = Connection lost, trying again…
link-lost-kept = No network. Your move is kept and goes out as soon as it is back.

## Before the game

lobby-title = Who plays?
lobby-full = Everybody is here.
lobby-open = { $n ->
    [one] { $n } seat is still free.
   *[other] { $n } seats are still free.
}
lobby-seats = Seats
lobby-host-starts = You have a seat. Whoever made this table starts the game.
seat-letter = Seat { $letter }
seat-bot-name-A = Tucán
seat-bot-name-B = Nube
seat-bot-name-C = Lince
seat-bot-name-D = Koala
seat-bot-name-E = Colibrí
seat-bot-name-F = Zorro
seat-bot-name-G = Luna
seat-bot-name-H = Panda
seat-bot-name-I = Delfín
seat-is-open = free
seat-is-closed = closed
seat-is-bot = bot
seat-is-here = is here
seat-is-away = is away for the moment
seat-host-here = made this table, is here
seat-host-away = made this table, is away for the moment
seat-helped = a bot plays for them
you = you
rename = Rename
remove = Remove
reopen = Free the seat
add-bot = Put a bot here
stand-up = Leave my seat
sit-down = Take a seat
start = Start the game
start-with-bots = { $n ->
    [one] Start, with a bot in the free seat
   *[other] Start, with bots in { $n } free seats
}
bot-help = Let a bot play
bot-stop = Stop the bot
invite-title = Invite others
invite-code = Type this code on the first page:
invite-link = Or send this link:
invite-qr = The link as a QR code for phone cameras
invite-copy = Copy the link
invite-copied = Copied
options-title = Rules of this table
options-usual = The usual rules.
options-changed = { $n ->
    [one] { $n } rule is different.
   *[other] { $n } rules are different.
}
options-reset = Back to the usual rules
options-host = Whoever made this table can change them.
many-as-printed = Everything as printed.
many-none = Nothing yet.
many-next = Which one?
many-printed = { $word } (printed)
phrases-none = Nothing.
phrases-change = Change
phrases-printed = As printed
phrases-number = number
ordered-none = Nothing yet. It is left to chance.
ordered-next = What comes next
ordered-add = Add
ordered-twin = { $name } ({ $n })
ordered-up = Move { $name } up
ordered-down = Move { $name } down
ordered-remove = Take { $name } out
ordered-place = { $name }: number { $n } of { $of }
ordered-gone = { $name } is out. { $of ->
    [0] The list is empty.
    [one] { $of } is left.
   *[other] { $of } are left.
}

## At the table

table-title = { $game } · { $code }
table-title-turn = ● { $title }
table-code = Table { $code }
table-view = The table
table-seat = Seat
table-seats = What everybody has
table-next = Next: { $steps }
your-turn-says = Your turn. { $question }
undo = Take back
menu = Menu
rules-title = Rules
rules-search = Search
rules-now = What counts now
rules-waiting = Opening the rulebook…
rules-none = Nothing in the rules fits that.
log-title = What happened
log-period = Round { $n }
people-title = Players
table-menu = Table
to-question = Go to the question
to-table = Go to the table
sounds = Soft sounds
alerts = Tell me when it is my turn, even when I look elsewhere
alerts-denied = Your browser does not allow messages from this page. You can change that in its settings.
alert-turn = { $game }: your turn
watchers = { $n ->
    [one] { $n } person is watching.
   *[other] { $n } people are watching.
}
react-title = Say something nice
react-clap = Well done!
react-smile = I like it
react-laugh = Ha ha!
react-wow = Wow!
react-think = Hmm…
react-hurry = Your turn!
react-thanks = Thank you!
react-sorry = Sorry!
watcher = Somebody watching
react-said = { $name }: { $sign }
device-title = Play on another device
device-how = Get a code here and type it on the first page of the other device.
device-code = Show my return code
plain-table = Show the table in words
choose-nothing = nothing
less = Less
more = More
amount-range = from { $lo } to { $hi }

## Several people, one device

lobby-several = You share this device. Before each turn a curtain falls, so that nobody sees another’s cards.
nickname-another = Somebody else here, on this device?
sit-another = Add a person
curtain-next = Pass the device to { $name }
curtain-why = Nobody else looks, please.
curtain-me = I am { $name }, show my side
curtain-look = Look as { $name }
curtain-nobody = Nobody here is asked just now.
curtain-peek = You can look at your own side while you wait.
curtain-draw = Curtain

## How a table is run

manners-title = Clock and guests
manners-clock = { $time } for each question
manners-no-clock = no clock
manner-clock = Time for each question
    .about = The clock is gentle: first a reminder, then a hint, then a bot plays on until you are back. Nobody gets points for speed. It only runs when two or more people play.
manner-clock-none = No clock
manner-autopilot = Who plays for people who are away
manner-hints = Hints on request
manner-latecomers = Latecomers may take over a bot’s seat
manner-door = Who may sit down
door-open = Whoever has the link
door-ask = Whoever you let in
door-locked = Nobody any more
door-waiting = You are at the door. Whoever made this table can let you in.
door-somebody = Somebody
door-asks = { $name } would like to sit down.
door-let-in = Let in
door-turn-away = Not now
who-are-you = Are you { $name }?
who-yes = Yes, that is me
who-no = No, I am somebody else
who-why = Somebody played here on this device a while ago.
luck-branch = This game goes on from another one: its luck may be known.
    .short = Luck may be known
luck-record = This game was brought along: its luck may be known.
    .short = Luck may be known
luck-class = All tables of this class have the same luck.
    .short = Same luck at all tables
trouble-disk = The server cannot save at the moment. Nothing is lost; moves have to wait. Please tell whoever runs it.
trouble-full = This server has no room for new tables. Games go on. Delete tables nobody needs, or tell whoever runs it.
back-asked = { $name } would like to go back to step { $step }. All have to agree.
back-agree = I agree
back-refuse = No, play on
back-waiting = { $n ->
    [one] One more player has to agree to go back.
   *[other] { $n } more players have to agree to go back.
 }
manner-listed = Show this table on the first page, for everybody
time-seconds = { $n ->
    [one] { $n } second
   *[other] { $n } seconds
}
time-minutes = { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
}
time-hours = { $n ->
    [one] { $n } hour
   *[other] { $n } hours
}
time-days = { $n ->
    [one] { $n } day
   *[other] { $n } days
}
extra-time = Extra time
extra-none = none
extra-more = { $time } more
seat-autopilot = is away, the bot “{ $bot }” plays on
clock-mine = You still have { $time }
clock-of = { $name } still has { $time }
nudge = Take your time, but the others are waiting for you.
autopilot = The bot “{ $bot }” plays for you.
autopilot-clock = You were away, so the bot “{ $bot }” plays for you.
autopilot-back = I am back
pause = Pause
paused = The game is paused. All clocks stand still.
resume = Go on
why-ask = Why?
why-title = What may come of each option
why-about = Each option was played on { $n } times, with the luck that may come. The dot is the average at the end; the true average lies on the line with a certainty of 95%.
why-points = { $mean } points at the end ({ $low } to { $high })
why-steps = { $mean } steps left at the end ({ $low } to { $high })
why-money = { MONEY($mean) } at the end ({ MONEY($low) } to { MONEY($high) })
why-tens = best in { $n } of 10 futures
why-overlap = The ranges overlap: it may just be luck which one looks better.
why-left = { $n ->
    [0] You cannot ask again in this game.
    [one] You can ask once more in this game.
   *[other] You can ask { $n } more times in this game.
}
manner-coach = Why? beside the hint: what the engine expects, this many times a game
manner-coach-never = never
manner-coach-times = { $n } times for each seat
hint-take = Do it
hint-ask = Hint
hint = A careful player would do this: { $move }
hint-why = A careful player would do this: { $move }. Why? { $why }
late-offer = You are watching. A bot would give you its seat.
late-take = Take the seat
look-back = Look back
show-open = Big screen
rewind-open = Set the game back…
rewind-title = Set the game back
rewind-how = Choose a moment. Everything after it is taken back, for everybody, and everybody is told.
rewind-choose = Go back to this moment
rewind-sure = { $n ->
    [one] { $n } step will be taken back. Are you sure?
   *[other] { $n } steps will be taken back. Are you sure?
}
rewind-go = Yes, go back
rewind-not = No, leave it

## The big screen

show-title = { $game } · big screen
show-turn = { $n ->
    [one] is deciding
   *[other] are deciding
}
show-join = Join in
show-look = Watch
show-how = Open this address, type the code, pick any nickname.
ceremony-why = Why this order?

## Leading a table

lead = Lead the table
lead-how = For trainers: you do not play, you guide
lead-instead = Lead without playing
lobby-leading = You lead this table and do not play. You will have a desk of your own.
trainer-title = The trainer’s desk
trainer-show = Show hidden cards
trainer-cover = Cover hidden cards
trainer-covered = Hands, sealed bets and right answers are kept off this screen, in case the class can see it.
trainer-uncovered = Hidden cards and answers are told on this screen now, for example in “What happened”. Nobody else should see it.
trainer-luck = Choose what comes next
    .about = What you choose stays secret until it happens. The log says that it was you.
trainer-rules = Change a rule
    .about = Everybody is told. The change counts from the next round on.
force-chance = as it comes
force-go = Put it next
force-queued = { $n ->
    [one] { $n } is chosen and waits.
   *[other] { $n } are chosen and wait.
}

## Learning to play

learn = Learn to play
learn-how = A real first game, explained step by step
coach = Your guide
coach-do = Do this: { $move }
coach-skip = No more tips
coach-again = Show the tips again
coach-watch = Watch what the others do. It will be your turn again soon.
coach-yours = This one is yours: decide as you like.

## Rules of a table to keep and share

rules-share = Keep and share these rules
rules-link = Copy a link to these rules
rules-save = Save these rules
rules-open = Open saved rules
rules-strange = This file does not hold rules of this game.
rules-why = What do the rules say?
box-rules = Rules
box-rules-given = This link brings its own rules: { $rules }.

## My games, open tables, games to look back on

mine-title = Your games on this device
mine-turn = It is your turn!
mine-others = The others are thinking.
mine-lobby = Waiting for players
mine-frozen = stands still
listed-title = Open tables
listed-lobby = { $open ->
    [one] { $open } of { $seats } seats is free
   *[other] { $open } of { $seats } seats are free
}
listed-playing = { $open ->
    [one] already playing, { $open } seat can be taken over
   *[other] already playing, { $open } seats can be taken over
}
records-title = Games to look back on
records-none = Games you finished on this device will appear here.
record-open = Open a file
    .about = A saved game, or saved rules.
record-reading = Reading…
record-until = This game can be followed up to step { $step } and no further. { $why }

## Looking back

replay-more = More
replay-title = Looking back
replay-page = { $game } · looking back
replay-waiting = Fetching the game…
replay-table = To the table
replay-first = To the start
replay-last = To the end
replay-back = One step back
replay-on = One step on
replay-round-back = One round back
replay-round-on = One round on
replay-play = Play by itself
replay-pause = Stop
replay-speed = Speed
replay-times = { $n } ×
replay-eyes = Seen by
replay-eyes-all = everybody
replay-share = Copy link
replay-scrub = Step of the game
replay-where = { $round } · step { $step } of { $steps }
replay-start-word = Start
replay-moments = Moments
replay-moment-choose = { $n ->
    [one] { $n } to choose from
   *[other] { $n } to choose from
}
replay-moment = { $step }: { $what }
replay-moment-of = { $step }: { $what }, { $name }
moment-undone = Move taken back
moment-rewound = Game set back
moment-rule_change_announced = Rule changes
moment-played_by_default = No answer in time
moment-trainer_prepared = Trainer prepares something
replay-happened = What happened at this step
replay-start = The table is laid. Go on step by step, or let it play by itself.
replay-quiet = Nothing that everybody may see happened at this step.
replay-asked = { $name } has to decide: { $question }
branch-open = Try from here
branch-what = A new table begins exactly where this game stood at step { $step }, with the same luck. What would you do differently?
branch-seat = You play for
branch-others = The others are
branch-bots = bots
branch-people = people I invite
branch-go = Begin
proof-open = Was it fair?
proof-fits = It fits. The luck was sealed before the first card, and the seal opens to this seed.
proof-broken = It does not fit! This seed is not the one that was sealed before the first card.
proof-by-page = Your own browser has just made the seal again from seed and salt (SHA-256). You can compare the two below.
proof-by-server = The server has checked this. Your browser may not do it itself, because this connection is not encrypted.
proof-noted = This device noted the same seal while the game was played.
proof-noted-other = While the game was played, this device noted another seal!
proof-sealed = Sealed before the first card
proof-made = Made now from seed and salt
proof-seed = Seed
proof-salt = Salt
proof-mixed = { $n ->
    [0] Nobody brought a part of their own: the seed is the house’s.
    [one] The seed was mixed of the house’s part, promised before, and one player’s own part.
   *[other] The seed was mixed of the house’s part, promised before, and { $n } players’ own parts.
 } Nobody could choose it alone.
proof-mixed-other = The parts below do not make this seed, or are not those that were noted!
proof-part-house = The house’s part
proof-part = { $name }’s part
proof-part-yours = { $name }’s part, from this device

## The end

end-title = The game is over.
end-places = Show who came where
end-counting = The scores are being counted…
end-won = Well done, { $name }!
end-winners = { $n ->
    [one] { $winners } wins.
   *[other] { $winners } win together.
}
end-nobody = Nobody reached every goal this time.
end-how = Who made it, and how
rank = Place { $n }
score-part = { $part }: { $points }
save-record = Save the record
again = Play again
again-join = Play again with the others
story-mine = Your story
story-of = The story of { $name }
story-waits = The figures of this game are being counted…
story-none = A quiet game: nothing to call out.
story-more = { $n ->
    [one] { $n } more thing worth knowing
   *[other] { $n } more things worth knowing
}
story-others = Whose story?
watch-again = Watch again
save-figures = Figures (CSV)
figures-of = All figures of { $name }
chart-rounds = round by round
chart-round = Round

## What the server refuses

refused-no_network = There is no connection to the server. Check the network and try again.
refused-try_later = That did not work just now. Nothing is lost: try again in a moment.
refused-too_fast = That was too quick. Wait a moment and try again.
refused-no_shelf = This server keeps no boxes.
refused-too_many = There are too many of these already. Try again later.
refused-bad_message = The server did not understand that. Load the page again.
refused-no_such_table = There is no such table. Perhaps it was deleted.
refused-no_such_code = No table has this code. Check every letter.
refused-no_such_page = There is no such page.
refused-not_your_seat = That is not your seat.
refused-host_only = Only whoever made this table can do that.
refused-bad_origin = This page may not do that. Open the game at its own address.
refused-bad_host = This address is not one of ours. Open the game at its own address.
refused-not_json_type = The server did not understand that. Load the page again.
refused-already_seated = You already have a seat at this table.
refused-no_such_moment = This moment is not being shown any more.
refused-guess_late = Too late: the guesses are being shown already.
refused-guess_made = You have guessed already. One guess counts.
refused-no_ticket = There are no questions open now.
refused-ticket_made = You have answered already. Thank you.
refused-no_coach = At this table nobody asks the engine.
refused-coach_used = You have asked as often as this table allows.
refused-nothing_to_weigh = There is nothing to weigh here: one way only, something you know or do not, or something others must agree to.
refused-told_already = That has been shown already.
refused-seat_taken = Somebody else was quicker. Take another seat.
refused-no_open_seat = All seats are taken. You can watch.
refused-removed = You were taken off this table.
refused-deleted = This table was deleted.
refused-bad_name = That nickname does not work. Use up to 20 letters, digits or spaces.
refused-name_taken = Somebody at this table is called almost the same. Choose another nickname.
refused-seats_open = Some seats are still free.
refused-seats_in_use = Somebody sits there. Free the seat first.
refused-not_started = The game has not begun yet.
refused-already_started = The game has already begun.
refused-not_over = That is possible when the game is over.
refused-same_luck = Other tables still play with the same luck. This opens when all of them are done, or the lesson ends.
refused-frozen = Something went wrong on our side. The table is safe, but it stands still.
refused-id_reused = That was sent twice in different ways. Load the page again.
refused-too_slow = The connection was too slow. Load the page again.

# Charts
choose-first = Tap one to weigh it
chart-you = You
chart-nothing = Nothing yet.
chart-needed = needed: { $goal }
chart-table = The same figures are in the table below.

# A bot says why it moved as it did
bot-because = { $name }: “{ $why }”
# $about: "none", or price and consequence of the move.
fact-bot_why = { $about ->
    [none] { $name }: { $move }. “{ $why }”
   *[other] { $name }: { $move } ({ $about }) – “{ $why }”
}

## What happened to me

happened = What just happened
happened-plain = What happened to you
happened-trainer = The trainer has chosen this
happened-next = Next ({ $n } more)
happened-seen = Got it, go on
happened-skip = Skip all
happened-end = To the end
happened-others = And the others ({ $n })
happened-altogether = All in all:
happened-now = now { $now }
mine = What you have
mine-of = {" "}of{" "}
asking-many = { NUMBER($n) } ways

# The page beside the board.
cards-look = See every card
aid-open = Player aid
aid-title = Player aid
aid-print = Print
