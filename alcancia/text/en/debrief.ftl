# The debrief: one's own page after a game, the talk of a class, and what is taken home.

debrief-title = Your game
debrief-of = The game of { $name }
debrief-figures = Five figures
debrief-moments = { $n ->
    [one] A moment that mattered
   *[other] Two moments that mattered
}
debrief-thinking = We are playing your game on from your decisions, hundreds of times. That takes a while: talk about your figures meanwhile.
debrief-how = How to read this: we played the game on from there many times, each time with other luck. The figures in brackets say how sure the average is: it most likely lies between them.
debrief-question = Talk about this
debrief-luck = Luck and decisions
debrief-print = Print my page

## Predict, then reveal

guess-stood = { $when }: there were these two ways.
guess-luck = { $when }: then luck took a turn. What do you think came?
guess-ask = Which one leads further, on average? Guess first.
guess-toss = About the same
guess-yours = Your guess: “{ $guess }”.
guess-fits = That is what we found too.
guess-differs = We found something else.
guess-board = See the board as it stood
guess-title = Guess with everybody
guess-made = Your guess counts. Now wait for the others.
guess-all-made = All of you have guessed. Now wait for the others.
guess-missed = The guesses are closed. Next time you can guess too.
guess-so-far = { $n } of { $of } have guessed.
guess-count = { $n } guessed this
guess-nobody = Nobody has guessed.
guess-found = what we found
guess-put = Ask everybody at the table
guess-away = Put it away

## The talk of a class

talk-title = Let's talk about it
talk-looking = Looked at { $looked } of { $seats } seats. More moments may come.
talk-none-yet = We are playing on from your decisions. The first moment comes in a few seconds; begin with the questions below.
talk-none = No moment was found. The questions below still come from your games.
talk-quiet = { $n ->
    [one] At one of { $of } seats few decisions or none would have changed much: luck and the others decided there.
   *[other] At { $n } of { $of } seats few decisions or none would have changed much: luck and the others decided there.
}
talk-moment = Moment { $n } of { $all }
talk-next = Next moment
talk-before = Moment before
talk-ask = Ask everybody
talk-show-shares = Show the guesses
talk-show-happened = Show what happened
talk-show-what_if = Show what we found
talk-elsewhere = With the same luck, the same seat at table { $sign } chose “{ $way }”.
talk-elsewhere-board = See that table
talk-goals = Goals of the day
talk-goal-reached = { $n ->
    [0] Nobody reached it.
    [one] One of { $of } learners reached it.
   *[other] { $n } of { $of } learners reached it.
}
talk-goal-few = Too few to say without naming somebody.
talk-goal-half = Half of them had it by { $when }.
talk-table = Table { $sign }
talk-marked = Your trainer marked this position. What would you do here, and why?
talk-figures = Our class in figures
talk-figures-about = Learners at the end of the game. Groups of fewer than three are not shown.
talk-middle = In the middle: { $n }
talk-from-to = { $low } to { $high }
talk-too-few = too few to show
talk-questions = Questions
talk-report = Print the report
report-title = Lesson report: { $game }
talk-moments = Moments
talk-pages = Print a page for everybody
talk-unfinished = These games were not finished, so nothing was worked out for them: { $signs }.
talk-rules = Rules of this lesson
talk-rule-changed = { $rule }: { $value }, changed on the way at { $signs }.
talk-forecast = What that does, as bots play it
talk-back = Back to the class

## On paper

paper-questions = Three questions
paper-waiting = The pages are being worked out: { $done } of { $all }.

## Five figures of every game

five-citylife-net_worth = Everything you own, less what you owe
five-citylife-cash = Cash at the end
five-citylife-deeds = Houses and Towers
five-citylife-credit_cost = Cost of loans and mortgages
five-citylife-quiz_income = Earned by right answers
five-elplan-points = Points
five-elplan-ideas = Ideas
five-elplan-cards = Cards
five-elplan-wasted = Products wasted
five-elplan-lost_to_events = Tokens lost to events
five-financialit-happiness = Happiness
five-financialit-units = Units at the end
five-financialit-in_income = Income in all
five-financialit-out_luxuries = Spent on luxuries
five-financialit-instalments = Loan instalments
five-financity-savings = Savings
five-financity-wellbeing = Wellbeing
five-financity-income_interest = Earned in interest
five-financity-finance_cost = Price of credit
five-financity-event_money = Lost to events
five-multiverse-score_now = Score
five-multiverse-hand = Money cards in hand
five-multiverse-fee_now = Points taken by the charge
five-multiverse-given_value = Face value given away
five-multiverse-taken_value = Face value taken
