### Rules of a table and the trainer's desk: what the form says, lessons, scripts.

## Options and lessons

option-mark-handbook = handbook
option-mark-live = may change in play
lesson-about = What is different: { $text }
lesson-why = Why: { $text }
lesson-aim = Aim: { $text }
lesson-goal = Goal of the day: { $text }
lesson-ask1 = Ask afterwards: { $text }
lesson-ask2 = Ask afterwards: { $text }

## The form

form-search = Find a rule
form-found = { $n ->
    [0] No rule fits.
    [one] { NUMBER($n) } rule fits.
   *[other] { NUMBER($n) } rules fit.
}
form-range = { NUMBER($lo) } to { NUMBER($hi) }
form-steps = { NUMBER($lo) } to { NUMBER($hi) }, in steps of { NUMBER($step) }
form-usual = usually { $value }
form-handbook = handbook
form-live = may change in play
form-secret = only you see this
form-differs = What differs from the usual
form-differs-one = { $option }: { $value } (usually { $before })
form-back = As usual again: { $option }
form-disagree = These rules do not go together yet, so the game cannot start:
form-show = Show me where
form-give-up = Back to the rules that were agreed last
form-with = This does not go together with “{ $option }”.
form-changed-here = { $n ->
    [one] { NUMBER($n) } different
   *[other] { NUMBER($n) } different
}
form-lessons = Ready-made lessons

## What would this rule do?

forecast-ask = What does this do?
forecast-ask-value = What would “{ $value }” do?
forecast-ask-all = What do these changes do together?
forecast-busy = Bots are playing it out. This takes at most ten seconds.
forecast-stop = Stop
forecast-whole = A forecast is about whole games, with the rule from the beginning.
forecast-head = Bots played { $games ->
    [one] one game
   *[other] { $games } games
 } twice with the same luck: as it is, and with the change.
forecast-rise = { $figure }: from { $before } up to { $after }, that is { $by } more ({ $low } to { $high }).
forecast-fall = { $figure }: from { $before } down to { $after }, that is { $by } less ({ $low } to { $high }).
forecast-games-rise = { $figure }: in { $after } of 100 games instead of { $before }.
forecast-games-fall = { $figure }: in only { $after } of 100 games instead of { $before }.
forecast-nothing = No figure changes clearly.
measure-score = Points at the end
measure-periods = Length of the game

## What is played today

today-title = Played today
today-goal = Goal
today-goals = { NUMBER($n) } of { NUMBER($of) } goals reached
today-rules = { $n ->
    [one] { NUMBER($n) } rule is different
   *[other] { NUMBER($n) } rules are different
}
today-coming = From the next round on: { $option }: { $value }
today-has = { $name }: { NUMBER($has) } of { NUMBER($needs) }
today-has-most = { $name }: { NUMBER($has) } (at most { NUMBER($needs) })
today-reached = reached

## The desk

desk-title = The desk
desk-open = Open the desk on another screen
desk-phone = A code for my phone
desk-away-how = Keep this to yourself. On your phone, open { $address } and type this code: { $code }
desk-table = To the table
desk-show = Big screen
desk-only-trainer = Only whoever leads this table without playing has a desk.
desk-now = The table now
desk-lately = What happened lately
desk-waits = The desk opens when the game begins. You can prepare the script already.
desk-rule-next = from the next round: { $value }
desk-nobody-hit = Nobody would be hit.
desk-asks = is asked first; this shows the usual answer
desk-choose = Choose this one
desk-seek = Search
desk-seek-none = Nothing here has that name.
desk-wished = Chosen and waiting: { $what }
desk-figure-cash = money { SIGNED($n) }
desk-figure-borrowed = has to borrow { NUMBER($n) }
desk-figure-missed = missed turns { SIGNED($n) }
desk-figure-points = points { SIGNED($n) }
desk-figure-square = squares { SIGNED($n) }
desk-figure-loans = loans { SIGNED($n) }
desk-figure-modifier = income this round { SIGNED($n) }
desk-figure-pawns_away = one pawn away next period
desk-figure-income_next = next income { SIGNED($n) }
desk-figure-bills_next = next bills { SIGNED($n) }
desk-figure-wait = periods until investments pay { SIGNED($n) }
desk-figure-home_income = income next year { $more ->
    [yes] +{ MONEY($n) }
   *[no] { MONEY($n) }
}
desk-figure-expenses = expenses next year { $more ->
    [yes] +{ MONEY($n) }
   *[no] { MONEY($n) }
}
desk-figure-business_off = businesses pay nothing next year
desk-figure-interest_off = no interest next year
desk-figure-education_bonus = for education next year { $more ->
    [yes] +{ MONEY($n) }
   *[no] { MONEY($n) }
}
desk-figure-space_benefit = the benefit of the space is lost
desk-figure-other = { $what } { SIGNED($n) }
desk-deal = A card for { $name }
desk-deal-draw = draw a card
desk-deal-go = Deal

## The script of a lesson

script-title = Script of the lesson
script-about = What happens by itself when a round begins: a card, a changed rule, or a stop to talk. Only you see it.
script-none = Nothing is prepared.
script-round = In round
script-what = What
script-force = { $stream }: { $outcome }
script-change = From the next round on: { $option }: { $value }
script-stop = Stop and talk: { $text }
script-kind-force = Choose what comes
script-kind-change = Change a rule
script-kind-stop = Stop and talk
script-question = Your question to everybody
script-add = Put it into the script
script-remove = Take it out: { $what }
script-save = Save the script as a file
script-load = Load a script
script-strange = This is not a script for this game.
script-done = done
script-refused = was not possible: { $why }
