### What every game says, English.

## Words and lists

word-nobody = nobody
word-none = none
word-bank = the bank
word-trainer = the trainer
word-pot = the pot
word-yes = yes
word-no = no
list-more = { $list }, { $next }
# $sound is the first sound of the last thing; some languages change their "and" by it.
list-last = { $sound ->
   *[other] { $list } and { $last }
}
list-score = { $name } { NUMBER($score) }

# A seat is named alike everywhere: by its letter, or by the name of who sits there.
option-part-of = { $part }:
seat-A = Seat A
seat-B = Seat B
seat-C = Seat C
seat-D = Seat D
seat-E = Seat E
seat-F = Seat F
seat-G = Seat G
seat-H = Seat H
seat-I = Seat I

## What happened

# $of is the word "money", or the name of what is paid instead.
fact-paid = { $of ->
    [money] { $from } pays { $to } { MONEY($amount) }.
   *[other] { $from } gives { $to } { NUMBER($amount) } ({ $of }).
}
fact-undone = { $seat } took the last move back.
fact-envelope_taken_back = { $seat } took the answer back and thinks again.
fact-rewound = The game was taken back to an earlier moment.
fact-offer_made = { $seat } offers { $other } a trade ({ $terms }).
fact-offer_accepted = { $seat } accepts the trade that { $other } offered ({ $terms }).
fact-offer_closed = { $how ->
    [declined] { $other } declines the trade that { $seat } offered.
    [withdrawn] { $seat } withdraws the trade offered to { $other }.
   *[lapsed] The trade that { $seat } offered { $other } is no longer possible.
}
fact-early_end_announced = The game ends after round { $last }.
fact-rule_change_announced = From the next round on, a rule changes: { $option } will be { $value }.
fact-goal_today = Today's goal: { $goal }
fact-rule_today = Today's rule: { $option }: { $value } (usually { $before }).
fact-rule_changed = A rule has changed: { $option } is now { $value }.

## Questions and moves

ask-anything = Your turn: { $question }
prompt-waiting = Waiting for: { $seats }
move-of = { $move }: { $what }
move-offer = Offer a trade
    .about = You propose a trade to somebody. It happens only if they accept.
move-accept = Accept the trade
    .about = The trade happens at once.
move-decline = Decline the trade
    .about = You do not want this trade.
move-withdraw = Withdraw your offer
    .about = You take your offer off the table.

## Refusals of moves

refused-unknown = That is not possible ({ $reason }).
refused-game_over = The game is over, so no more moves are possible.
refused-stale_decision = The table has moved on and that question is closed. Look again and answer what is asked now.
refused-no_such_seat = There is no such seat at this table.
refused-already_answered = You have answered already. Wait for the others.
refused-not_your_decision = It is not your turn to decide. Wait until you are asked.
refused-unknown_move = That move does not belong to this step. Choose one of the moves on offer.
refused-bad_parameter = That choice is not possible here. Choose one of those on offer.
refused-nothing_to_undo = There is nothing to take back yet.
refused-undo_barrier = This move can no longer be taken back: something was drawn or shown since.
refused-undo_not_yours = Only the last move can be taken back, and it was somebody else's.
refused-envelope_final = An answer that has been handed in here stays.
refused-no_envelope = You have not handed in an answer yet.
refused-trainer_only = Only the trainer may do that.
refused-trainer_missing = That option needs a trainer at the table.
refused-not_live_option = That rule can only be chosen before the game.
refused-bad_forced_outcome = That outcome cannot be chosen.
refused-cannot_come = That cannot come any more: it is gone, or already chosen as often as it is there.
refused-bad_last_period = The game cannot end after that round.
refused-no_next_period = This is the last round: a changed rule would never come into force.
refused-bad_rewind = The game cannot be set back to that moment.

## Refusals of tables and options

refused-bad_player_count = This game cannot be played with that number of seats.
refused-unknown_option = This game has no option called { $option }.
refused-bad_option_value = That value is not possible for the option { $option }.
refused-bad_seed = The seed must be a text of readable characters.
refused-unknown_game = There is no game called { $game }.
refused-unknown_bot = There is no bot called { $bot }. Known ones: { $known }.
refused-bad_content = In { $file } something does not fit: { $entry }.

## Refusals of files

refused-too_large = The file is larger than { NUMBER($limit) } bytes, which no record is.
refused-not_json = The file is not a record: it is damaged or of another kind.
refused-duplicate_key = The file is not a proper record: it says the same thing twice.
refused-bad_number = The file is not a proper record: it contains the number { $number }.
refused-too_deep = The file is not a proper record: it is nested too deeply.
refused-bad_text = The file is not a proper record: it contains characters that cannot be read.
refused-not_a_record = The file is not the record of a game.
refused-unknown_format = The record is of a format that this program does not know ({ $format }).
refused-bad_record = Part of the record is missing or has the wrong form ({ $entry }).
refused-unknown_version = The record was made with rules version { $version }; this program has { $known }.
refused-other_content = The record was made with other cards or figures than those of this program.
refused-seed_missing = The record has no seed, so it cannot be played again. It is given out when the game is over.
refused-commitment_broken = The seed of the record is not the one that was promised before the game.
refused-shares_broken = The seed of the record is not mixed of the parts it names.
refused-hash_differs = The record does not fit: after move { $at } the table differs from what it says.
refused-move_refused = The record does not fit: move { $at } is not allowed. { $why }
refused-move_differs = The record does not fit: move { $at } is not what was played there.

# The bot that every game has.
bot-random = Random
    .about = Picks any legal move, each as likely as the next.

refused-box_missing = This needs the box { $box }, which is not on this shelf.
refused-bad_box = This box cannot be used. { $file } { $why ->
    [too_large] It is too large.
    [too_many_files] It has too many files.
    [file_twice] A file is in it twice.
    [not_a_zip] It is not a zip file.
    [unknown_file] This file does not belong in a box.
    [not_utf8] It is not saved as UTF-8 text. In Excel, save it as “CSV UTF-8”.
    [missing] It is missing.
    [box_file] It cannot be read.
    [game] There is no such game.
    [id] The id takes small letters, digits and dashes.
    [title] A title is missing, or is in a language we do not speak.
    [length] There are too many words, or none.
    [invisible_sign] There is a sign in it that nobody can see.
    [markup] Words must not contain page code.
    [no_sheet] This table has to stay a TOML file.
    [no_words] A card of yours has no name.
    [no_entry] There is no such card or amount.
    [new_id] This id is taken, or has other signs than letters, digits and dashes.
    [no_copy] There is only one of these.
    [too_few] There are too few cards: with so few the game cannot be played to the end.
    [unknown_words] The game has no such words.
    [does_not_play] With it, games cannot be played to the end.
   *[row] This row does not fit.
 } { $entry }
# Those who think before they move, in every game.
bot-sharp-300 = Sharp 0.3 s
    .about = Thinks for up to a third of a second: tries moves in worlds that might be true, and takes what comes out best.
bot-sharp-1000 = Sharp 1 s
    .about = Thinks for up to a second: tries moves in worlds that might be true, and takes what comes out best.
why-sharp_only = There was nothing to think about.
why-sharp_best = I tried what came to mind many times, and this came out best.
why-sharp_ahead = I played it on many times in my head, and this clearly came out better than the next best.
why-sharp_close = I played it on many times in my head. Another move is about as good.
thought-next = Next best: { $move }. In { $playouts } tries it came out { $points } points of 100 behind, give or take { $error }.
thought-figure = What differs most then: { $figure } ({ $more } on average).

# Rulebooks: whose rule it is.
rule-printed = printed
rule-both = printed, with a detail of ours
rule-ours = ours
rules-changed = Different at this table
cards-ours = Rules follow the printed book; most cards are our own.
