### The pages, English.

site-name = Alcancía

## Home

home-headline = Learn about money by playing together.
home-what = Board games for your browser. Play with friends, with your class, or against bots. No account, no real names.
home-games = The games
join-title = Got a code?
join-where = It is on the board of your class or in a friend’s message.
join-code = Code of the table
join-go = Join
join-back = Came back after losing the network?
join-back-to = Your seat at table { $code } is still yours.
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
seat-bot = { $name } · bot
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
invite-qr = The link as a square code for phone cameras
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
watchers = { $n ->
    [one] { $n } person is looking on.
   *[other] { $n } people are looking on.
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
watcher = Somebody looking on
react-said = { $name }: { $sign }
device-title = Play on another device
device-how = Get a code here and type it on the first page of the other device.
device-code = Show my return code
plain-table = Show the table in words
choose-nothing = nothing
less = Less
more = More
amount-range = from { $lo } to { $hi }
split-left = { $n } left to share out

## The end

end-title = The game is over.
end-counting = The scores are being counted…
end-won = Well done, { $name }!
end-winners = { $n ->
    [one] { $winners } wins.
   *[other] { $winners } win together.
}
end-nobody = Nobody reached every goal this time.
end-how = Who made it, and how
rank = Place { $n }
save-record = Save the record
again = Play again
again-join = Play again with the others

## What the server refuses

refused-no_network = There is no connection to the server. Check the network and try again.
refused-try_later = That did not work just now. Nothing is lost: try again in a moment.
refused-too_fast = That was too quick. Wait a moment and try again.
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
refused-seat_taken = Somebody else was quicker. Take another seat.
refused-no_open_seat = All seats are taken. You can look on.
refused-removed = You were taken off this table.
refused-deleted = This table was deleted.
refused-bad_name = That nickname does not work. Use up to 20 letters, digits or spaces.
refused-name_taken = Somebody at this table is called almost the same. Choose another nickname.
refused-seats_open = Some seats are still free.
refused-seats_in_use = Somebody sits there. Free the seat first.
refused-not_started = The game has not begun yet.
refused-already_started = The game has already begun.
refused-not_over = That is possible when the game is over.
refused-frozen = Something went wrong on our side. The table is safe, but it stands still.
refused-id_reused = That was sent twice in different ways. Load the page again.
refused-too_slow = The connection was too slow. Load the page again.

# Charts
choose-first = Tap one to weigh it
debrief-more = { $n ->
        [one] One more thing to talk about
       *[other] { $n } more things to talk about
    }
chart-you = You
chart-nothing = Nothing yet.
chart-needed = needed: { $goal }
chart-table = The same figures stand in the table below.

# A bot says why it moved as it did
bot-why = { $name }: “{ $why }”
