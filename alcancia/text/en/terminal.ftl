### The command line and the terminal, English.

## The command line

cli-about = Alcancía: learn about money by playing. Board games for people and bots, in this terminal.
cli-usage = Usage:
cli-usage-command = COMMAND …
cli-usage-options = [OPTIONS]
cli-arguments = What to name
cli-options = Options
cli-commands = Commands
cli-help = Show this page.
cli-version = Say which version this is.
cli-lang = Speak this language: en or es. Otherwise ALCANCIA_LANG or your system decides.
cli-cmd-games = List the games.
cli-cmd-options = List a game's rule options: what they mean, their range and the usual value.
cli-cmd-play = Play in the terminal, with people and bots.
cli-cmd-watch = Watch bots play.
cli-cmd-replay = Look at a recorded game, step by step.
cli-cmd-roomtest = Before a lesson: can this machine reach a server, and does it stay connected?
cli-roomtest-address = The address the server showed, such as http://192.168.1.20:8000.
cli-cmd-verify = Check that a record is true from its seed to its last move.
cli-cmd-simulate = Let bots play many games and count.
cli-cmd-balance = Let bots play many games and see what matters: who begins, how far apart they end, what is chosen.
cli-cmd-tournament = Let bots play against each other from every seat and rate them.
cli-cmd-fuzz = Look for mistakes in a game by playing it at random.
cli-game = Which game (see the command games).
cli-file = The file of a recorded game.
cli-seats = How many seats the table has.
cli-people = How many of the seats are people; the others are bots.
cli-bots = Bots by name, with commas between them; repeated until all seats are taken.
cli-names = Names of the people, with commas between them.
cli-rule-options = Rule options as name=value; several may follow.
cli-seed = Any text. The same seed gives the same cards.
cli-json = Answer with JSON, for programs.
cli-plain = No full screen: line by line, for screen readers and pipes.
cli-resume = Go on with the game in this file.
cli-save = Keep the game in this file instead of the usual place.
cli-speed = How fast it goes: 2 is twice as fast.
cli-games-number = How many games.
cli-save-dir = Folder for the record of a game that went wrong.
cli-value-game = GAME
cli-value-file = FILE
cli-value-seats = N
cli-value-people = N
cli-value-games = N
cli-value-bots = A,B
cli-value-names = A,B
cli-value-options = NAME=VALUE
cli-value-seed = TEXT
cli-value-resume = FILE
cli-value-save = FILE
cli-value-speed = N
cli-value-save_dir = FOLDER
cli-value-lang = LANGUAGE
cli-value-data = FOLDER
cli-value-host = ADDRESS
cli-value-metrics_port = N
cli-value-metrics_host = ADDRESS
cli-value-log_format = FORM
cli-value-config = FILE
cli-value-port = N
cli-value-base_path = /PATH
cli-value-name = NAME
cli-value-keep_days = DAYS
cli-value-workers = N
cli-value-database = URL
cli-value-node = NAME
cli-value-node_address = ADDRESS
cli-value-hand_on = WAY
cli-value-target = FILE
cli-value-table = TABLE
cli-value-shape = SHAPE
cli-value-seat = N
cli-value-budget = N
cli-value-change = NAME=VALUE
cli-value-vary = NAME=FROM..TO
cli-value-out = FOLDER
cli-value-cluster = ADDRESS
cli-value-socket = FILE
cli-value-certificate = FILE
cli-value-key = FILE
cli-value-max_tables = N
cli-value-max_megabytes = N
cli-value-max_live = N
cli-value-max_sockets = N
cli-value-source = FILE
cli-value-address = ADDRESS
cli-game-line = { $id }: { $name }, { $least } to { $most } players
cli-game-bots = { "  " }Bots: { $bots }
cli-verified = The record checks out: { $game }, { $seats } seats, { NUMBER($moves) } moves, { $hashes ->
    [0] without a mark per move
   *[other] every move checked
}, { $over ->
    [yes] finished
   *[no] not finished yet
}.
cli-fuzz-fine = { $games ->
    [one] { NUMBER($games) } game played, { NUMBER($decisions) } decisions, nothing wrong.
   *[other] { NUMBER($games) } games played, { NUMBER($decisions) } decisions, nothing wrong.
}
cli-fuzz-found = Game { NUMBER($games) } went wrong ({ $what }); its record is in { $record }.

## Mistakes on the command line

cli-no-such-command = There is no command called { $name }; there are { $known }.
cli-no-such-option = There is no option called { $name } here; --help lists them.
cli-no-such-language = There is no language called { $name }; there are { $known }.
cli-no-such-game = There is no game called { $name }; there are { $known }.
cli-no-such-rule-option = { $game } has no rule option called { $option }; see: { $command }
cli-bad-rule-option = { $value } is not possible for { $option }; see: { $command }
cli-option-form = Rule options are written name=value, not { $given }.
cli-missing = Please name { $name }.
cli-needs-value = { $name } needs a value.
cli-bad-value = That value is not possible for { $name }.
cli-misused = The command was not understood; --help explains it.
cli-bad-seats = This game is for { $least } to { $most } seats.
cli-bad-people = There can be from 0 to { $seats } people at this table, and no more names than people.
cli-too-many-bots = { $bots } bots were named, but only { $seats } seats are left for them.
cli-no-folder = There is no folder { $file }.
cli-cannot-write = The answer could not be written ({ $why }).
cli-cannot-use-file = The file { $file } cannot be used ({ $why }).
# Why a file cannot be used; for anything else the system's own words stand.
file-ENOENT = there is no such file
file-EEXIST = there is a file of that name already
file-EISDIR = it is a folder
file-ENOTDIR = one of the folders on the way is a file
file-EACCES = that is not allowed
file-EPERM = that is not allowed
file-EROFS = nothing can be written there
file-ENOSPC = the disk is full
file-EINVAL = it is not an ordinary file
cli-save-taken = There is a file { $file } already, and nothing is ever overwritten; name another one, or go on with the game in it: { $command }
cli-other-game = The record is of { $found }, not of { $wanted }.
cli-resume-over = The game in { $file } is finished; look at it with: { $command }
cli-needs-terminal = There is no terminal here; use --plain.
refused-too_many_bots = { $bots } bots were named, but there are only { $seats } seats.
refused-too_few_bots = A tournament needs at least two different bots; named: { $bots }.

## Options in words

options-of = Rule options of { $game } with { $seats } seats
option-facts = Possible: { $range }. Usual: { $usual }.
options-presets = Ready-made lessons: a lesson's name alone is enough, --options NAME
range-composed = written as JSON, made of { $values }
range-int = { $step ->
    [1] { NUMBER($lo) } to { NUMBER($hi) }
   *[other] { NUMBER($lo) } to { NUMBER($hi) } in steps of { $step }
}
range-bool = yes or no
range-choice = { $values }
range-words = a list of { $values }
range-any = any words

## Simulation in words

ladder-row = { $place }. { $name } ({ $bot }): rating { $rating } ({ $low } to { $high }), ahead of { $ahead } % of the others (± { $error }), first in { $first } %, { $games } games
sim-title = { $game }: { $games ->
    [one] 1 game
   *[other] { NUMBER($games) } games
} with { $seats } seats
sim-speed = { NUMBER($decisions) } decisions in { $seconds } s of computing time ({ NUMBER($rate) } per second)
sim-rounds = Rounds: { $mean } on average (from { $min } to { $max }; half of the games { $p25 } to { $p75 }; spread { $sd }; tails { $p5 } and { $p95 }; middle { $p50 })
sim-scores = Scores: { $mean } on average (from { $min } to { $max }; half of them { $p25 } to { $p75 }; spread { $sd }; tails { $p5 } and { $p95 }; middle { $p50 })
sim-seat = Seat { $n } ({ $bot }): wins { $share } % of the games
sim-bot = { $bot }: wins { $share } % of the games, { $mean } points on average
sim-decisions = Decisions: { $mean } on average (from { $min } to { $max }; half of the games { $p25 } to { $p75 }; spread { $sd }; tails { $p5 } and { $p95 }; middle { $p50 })
sim-best-to-worst = From the first to the last: { $mean } points on average (from { $min } to { $max }; half of the games { $p25 } to { $p75 }; spread { $sd }; tails { $p5 } and { $p95 }; middle { $p50 })
sim-shared = { $share } % of the games have more than one winner
sim-place = Number { $n } in the first order of play: wins { $share } % of the games
sim-per-seat = { $bot }: each seat wins { $share } % of the games
sim-choices = Chosen at { $question }:
sim-choice = { "  " }{ $option }: { $share } %
sim-never = Open at { $question } and never chosen:
sim-never-one = { "  " }{ $option } (open { $times ->
    [one] once
   *[other] { NUMBER($times) } times
})

## Seats

seat-person = Player { $n }
seat-bot = { $bot } { $n }

## On the screen

screen-period = Round { $n }
screen-over = The game is over.
screen-asked = thinking …
screen-answered = has answered
curtain = It is { $name }’s turn. Everybody else looks away, and { $name } presses Enter.
undo-impossible = Nothing can be taken back now.
kept = The game is kept in { $file }. Go on with: { $command }
kept-not = The game could not be kept ({ $why }).
kept-over = The game is kept in { $file }. Look at it again with: { $command }
hint-amount = { $step ->
    [1] Type a number from { NUMBER($lo) } to { NUMBER($hi) }.
   *[other] Type a number from { NUMBER($lo) } to { NUMBER($hi) }, in steps of { $step }.
}
hint-subset = Type the numbers of what you choose (at least { $least }, at most { $most }).
hint-one = Type the number of your choice.
note-price = costs { MONEY($value) }
typed-nothing = Type something first.
typed-unknown = “{ $typed }” means nothing here. Choose one of the moves on offer.
typed-no-such = There is no “{ $typed }” to choose here.
typed-too-much = That was more than was asked for.
# What may be typed at any time. Each word is one way to say it.
typed-quit = q quit exit
typed-rules = ? rules help
typed-undo = u undo
typed-table = t table
typed-back = back
plain-help = (? rules, t table, u take back, q leave)
plain-sits = { $bot ->
    [yes] Seat { $n }: { $name } (bot)
   *[no] Seat { $n }: { $name }
}

## Screens

language-name = English
keys-play = ? rules  F2 log  u undo  ← → space choose  Enter play  F4 español  q leave
keys-watch = space pause  → step  + − speed  v view  l log  ? rules  F4 español  q leave
keys-replay = ← → move  ↑ ↓ round  Home End  v view  s result  l log  ? rules  q leave
keys-end = n new game  l log  F4 español  q leave
keys-end-look = b back  l log  F4 español  q leave
page-keys = ← → other chapter   ↑ ↓ scroll   Esc close
page-log = What happened
watch-speed = Speed { $speed }.
watch-paused = Paused.
replay-at = Move { $at } of { $of }.
setup-seats = Table
setup-options = Rules
setup-game = Game
setup-language = Language
setup-number = Seats
setup-person = Person
setup-bot = Bot: { $bot }
setup-name = name
setup-start = Start (F10)
setup-go-on = Go on: { $file }
setup-leave = Leave
setup-keys = Tab next   Enter open a list   F10 start   F4 español   Esc leave
setup-bad-option = That value is not possible: { $option }.

# ── serving tables ───────────────────────────────────────────────────────────

cli-cmd-export = The figures of a recorded game as CSV.
cli-shape = wide (a line per seat and period), long (a line per figure), dictionary (what the columns mean) or parquet (wide, for statistics programs).
cli-cmd-serve = Open tables in the browser, on this computer or the local network.
cli-cmd-backup = Copy all tables into one file, also while the server runs.
cli-cmd-check = Check that everything that was stored is whole.
cli-cmd-doctor = Before an upgrade: say what this version would do with every stored table. Changes nothing.
cli-doctor-file = A copy made by backup; without it, what is stored here.
cli-doctor-database = Look at a PostgreSQL database (postgresql://…) instead.
cli-cmd-restore = Put a copy back in place, while no server runs.
cli-restore-file = The copy, as made by backup.
cli-cmd-delete = Erase a table for good.
cli-data = The folder where tables are kept.
cli-port = The port to listen on.
cli-lan = Let everybody on the local network in, and show the address as a QR code.
cli-host-name = A further name under which the server is reached, for a server behind a proxy. Can be given several times.
cli-tls = The server stands behind a proxy that speaks HTTPS.
cli-base-path = Serve everything below this path of the site, such as /alcancia. A proxy in front has to leave the path as it is.
cli-socket = Listen on a socket in this file instead of a port, for a proxy on the same machine.
cli-certificate = Speak HTTPS with the certificate in this file (with its chain); this includes --tls.
cli-key = The certificate's private key, if it is in a file of its own.
cli-max-tables = How many tables are kept; after that, no new ones until an old one is erased.
cli-max-megabytes = How many megabytes of games are kept.
cli-max-live = How many tables may be in use at once.
cli-max-sockets = How many devices may be connected at once.
cli-keep-days = After how many days a table that nobody uses is erased.
cli-workers = How many processes think for the bots.
cli-host = The address of this computer to listen on.
cli-metrics-port = Show figures for Prometheus on this port.
cli-metrics-host = The address for these figures; usually only this computer.
cli-database = A PostgreSQL database (postgresql://…) that several nodes share, instead of a file in the folder.
cli-node = What this node is called among several that share a database.
cli-node-address = Where the other nodes reach this one, as address:port.
cli-hand-on = How requests get to the node that has their table: relay (by the nodes themselves) or nginx (X-Accel-Redirect).
cli-log-format = How the log is written: text or json.
cli-config = A file (TOML) with these settings. The environment (ALCANCIA_PORT and so on) wins over it, and a flag over both.
cli-open = Open the page in the browser.
cli-backup-file = The file to write.
cli-table = The id of the table, as in its address.

cli-cmd-box = Work with boxes: cards, amounts and words of your own.
cli-cmd-box-new = Write a box out as it is, to change it in a spreadsheet.
cli-cmd-box-check = Check a box, a quiz pack (CSV or JSON) or a Traffic deck (TOML): what is wrong, and where. Whole games are played with it.
cli-cmd-box-add = Put a box, a quiz pack or a Traffic deck on the shelf, where everybody can choose it by its title.
cli-cmd-box-list = List the boxes that tables can use.
cli-box-file = A zip file, or a folder.
box-written = { $file } is written: { $n } files. Change what you like, then: alcancia box check
box-there-already = { $file } is there already. Choose another name.
box-good = The box { $box } for { $game } is in order: { $cards ->
    [one] one card
   *[other] { $cards } cards
 }. Games were played to the end with it.
box-added = On the shelf. Play with it under this name: { $box }
box-line = { $box }  { $title }

# Read aloud, without a picture.
aloud-nothing = nothing
aloud-then = then
aloud-times = times
aloud-here = now:
aloud-reached = reached:
aloud-open = still to reach:
aloud-goals = { $n } of { $of } goals reached
aloud-places = { $n ->
    [0] no place free.
    [one] one place free.
   *[other] { $n } places free.
}
aloud-slot = { $token } for { $process }
aloud-row = { $needs } make { $product }
aloud-card = { $card }, { $type }, costs { $cost }, { $works ->
    [yes] at work with { $needs }.
   *[no] works with { $needs }.
}
