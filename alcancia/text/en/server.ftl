### The server: what its commands say, and what only it can refuse.

## Refusals

refused-message_too_large = That is too much at once.
refused-not_text = Only messages in text are understood.
refused-unknown_type = That kind of message is not known.
refused-paused = The game is paused. It goes on when whoever made this table says so.
refused-rules_differ = These are not the rules of this table any more. Look at them again before you start.
refused-bad_script = This line of the script cannot be read.
refused-no_hints = There are no hints at this table.
refused-no_such_step = The game has no such step.
refused-no_tutorial = There are no first steps for this game yet.
refused-broken = Something went wrong on our side. Nothing has changed.
refused-damaged = What was saved about this table is damaged. Please tell whoever runs this server: a copy can be restored.
refused-enough_for_today = A lot has already been made from this network today. Please try again tomorrow, or ask whoever runs this server.
refused-house_full = This server has no room for more tables at the moment. Please try again later, or ask whoever runs it.
refused-table_full = This game has grown as long as a game can be here. It can still be looked at.
refused-one_side = You have already seen cards in this game, so you cannot take another seat in it.
refused-saw_hands = You have seen everybody's cards, so you cannot sit down in this game.
refused-door_locked = The door of this table is locked. Ask whoever made it to let you in.
refused-no_such_guest = Nobody with this number is waiting at the door any more.
refused-no_proposal = Nobody is asking to go back there any more.

## What happened

fact-played_by_default = { $seat } did not answer in time. The usual move was made instead.
fact-trainer_prepared = The trainer has prepared something for later.
    .own = You prepared { $outcome } ({ $stream }).

## Commands

serve-ready = Alcancía is ready: { $address }
serve-content-bad = Content of this house's own that cannot be used: { $file } ({ $entry })
serve-lan = Everybody on this network can open the page now. Scan this code, or type the address:
backup-done = The copy is complete: { $file } ({ $kilobytes } kB)
delete-done = Table { $table } has been deleted for good.
delete-none = There is no table { $table }.
check-fine = { $tables ->
    [one] The one table is whole.
   *[other] All { $tables } tables are whole.
 }
check-bad = { $hurt ->
    [one] One part of the store is damaged
   *[other] { $hurt } parts of the store are damaged
 } ({ $tables ->
    [one] one table looked at
   *[other] { $tables } tables looked at
 }). Restore a copy with: alcancia restore FILE
check-hurt = Table { $table } is damaged: { $what }
check-file = The file itself is damaged: { $what }
doctor-fine = { $older ->
    [0] { $tables ->
        [one] With this version the one table goes on as it is.
       *[other] With this version all { $tables } tables go on as they are.
     }
   *[other] With this version all go on ({ $tables }), { $older } of them by the rules or with the cards they began with.
 }
doctor-bad = { $still ->
    [one] With this version one of { $tables } tables would stand still. Nothing was changed: stay with the version you have, or ask for help.
   *[other] With this version { $still } of { $tables } tables would stand still. Nothing was changed: stay with the version you have, or ask for help.
 }
doctor-still = Table { $table } would stand still: { $what }
restore-done = The copy is in place ({ $tables ->
    [one] one table
   *[other] { $tables } tables
 }). What was deleted before stays deleted.
restore-aside = What was there before lies in { $file }. Delete it when you do not need it any more.
refused-store_in_use = Another Alcancía server is already using { $path }. Stop it first, or choose another folder with --data.
refused-store_on_network = { $path } is on a network drive ({ $kind }). Games are only safe on a disk of this computer. Choose another folder with --data.
refused-not_a_store = { $path } is not a file of Alcancía, or it is damaged. It was left as it is.
refused-newer_store = The games were saved by a newer version of Alcancía (form { $version }, this one knows { $known }). Please update.
refused-damaged_store = { $path } is damaged. The copy was not made.
refused-no_store = There are no saved games in { $path }.
refused-file_exists = { $path } is already there. Choose another name.
refused-no_page = The page is missing in { $path }, so there would be nothing to see. In a checkout, run make web first. Otherwise install Alcancía again from a complete package.
refused-unknown_setting = There is no setting { $name }. There are: { $known }.
refused-bad_setting = The value of { $name } does not fit.
refused-bad_configuration = { $path } cannot be read as TOML.
refused-socket_in_use = There cannot be a socket in { $path }: another program uses it, or the place does not allow it.
refused-bad_certificate = The certificate { $path } cannot be used. Are both files there, and do they belong together?
refused-port_in_use = Port { $port } is already in use. Choose another one with --port.
refused-no_postgres = To use PostgreSQL, install Alcancía with its extra: pip install "alcancia[postgres]".
refused-no_database = The database does not answer ({ $why }). Is it running, and is --database right?
refused-node_in_use = Another node is called { $node } too, and it is running. Choose another name with --node.
refused-node_certificate = Several nodes talk to each other without certificates. Leave those to a proxy in front of the nodes, and use --tls here instead of --certificate.
refused-node_unreached = Other nodes have to reach this one. Say where with --node-address.
