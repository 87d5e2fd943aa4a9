### The server: why something was refused, and what its commands say.

## Refusals

refused-bad_message = That message could not be understood. Please reload the page.
refused-too_large = That is too much at once.
refused-too_fast = That was very quick. Please wait a moment and try again.
refused-too_many = There are too many of those at the moment. Please try again later.
refused-no_such_table = There is no such table. Perhaps it has been deleted.
refused-no_such_code = This code leads nowhere. Please check each letter.
refused-no_such_page = There is no such page.
refused-not_your_seat = This is not your seat.
refused-host_only = Only the host of the table can do that.
refused-bad_origin = This page does not belong to the server.
refused-bad_host = The server does not go by this name.
refused-not_json_type = That is not in a form the server understands.
refused-already_seated = You already have a seat at this table.
refused-seat_taken = This seat is taken.
refused-no_open_seat = All seats are taken. You can still watch.
refused-removed = The host has given your seat away. Ask the host to open it again.
refused-bad_name = This name does not work. Use up to 20 letters, digits or spaces.
refused-name_taken = Somebody at this table has a name that looks just like it.
refused-unknown_bot = There is no bot of this name.
refused-seats_open = Some seats are still empty. Invite people, or let bots take them.
refused-seats_in_use = Somebody sits in a seat that would go away.
refused-not_started = The game has not started yet.
refused-already_started = The game has already started.
refused-not_over = The game is not over yet.
refused-frozen = Something went wrong on our side. This table stands still, and nothing is lost.
refused-id_reused = This move was sent twice in two different forms. Please reload the page.
refused-try_later = The server could not save that just now. Nothing is lost. It will try again.
refused-broken = Something went wrong on our side. Nothing has changed.
refused-unknown_game = There is no game called { $game }.

## What happened

fact-played_by_default = { $seat } did not answer in time. The usual move was made instead.

## Reactions

reaction-clap = Well done!
reaction-smile = Smile
reaction-laugh = Laughter
reaction-wow = Wow!
reaction-think = Let me think
reaction-hurry = Hurry up, please
reaction-thanks = Thank you
reaction-sorry = Sorry

## Commands

serve-ready = Alcancía is ready: { $address }
serve-lan = Everybody on this network can open the page now. Photograph this code, or type the address:
backup-done = The copy is complete: { $file } ({ $kilobytes } kB)
delete-done = Table { $table } has been deleted for good.
delete-none = There is no table { $table }.
unplayable-store_in_use = Another Alcancía server is already using { $path }. Stop it first, or choose another folder with --data.
unplayable-store_on_network = { $path } is on a network drive ({ $kind }). Games are only safe on a disk of this computer. Choose another folder with --data.
unplayable-not_a_store = { $path } is not a file of Alcancía, or it is damaged. It was left as it is.
unplayable-newer_store = The games were saved by a newer version of Alcancía (form { $version }, this one knows { $known }). Please update.
unplayable-damaged_store = { $path } is damaged. The copy was not made.
unplayable-no_store = There are no saved games in { $path }.
unplayable-file_exists = { $path } is already there. Choose another name.
unplayable-port_in_use = Port { $port } is already in use. Choose another one with --port.

# Reasons of the commands that look after the store.
refused-damaged_store = The tables in { $path } cannot be read: the file is damaged. Put back a backup.
refused-newer_store = These tables were written by a newer version of Alcancía (store { $version }, known here: { $known }).
refused-no_store = There are no tables in { $path }.
refused-not_a_store = { $path } is not a file of Alcancía's tables.
refused-store_in_use = Another server is using { $path } already.
refused-store_on_network = { $path } is on a network drive, where nothing can be kept safely. Choose a folder on this computer.
refused-file_exists = { $path } exists already. Choose another name.
refused-port_in_use = Port { $port } is taken. Choose another one with --port.
refused-not_text = Only messages in text are understood.
refused-unknown_type = That kind of message is not known.
