### Options by group, and ready-made lessons: what each changes and why, its aim, the goal for the players, questions for afterwards.

## Groups of options

group-frame = Frame
group-events = Events
group-administration = Administration
group-investment = Investment
group-market = Market and subsidy
group-summary = Summary
group-end = Ideas and points

## Lessons

preset-first_game = First game
    .about = The usual rules with plans of level { $level }.
    .why = Start here if nobody at the table knows the game.
    .aim = Follow one period through all districts.
    .goal = Have your first idea.
    .ask1 = In which district did you decide most?
    .ask2 = What does your business need next?
preset-class_hour = Class hour
    .about = The game lasts { $periods } periods. Plans: { $plan_choice }. Level: { $level }.
    .why = Dealt plans save time, and nobody has to read them all.
    .aim = Make the best of the plan you got.
    .goal = Make your plan work once.
    .ask1 = Was your plan good, or did you make it good?
    .ask2 = Which resource was always missing?
preset-quick = Quick
    .about = The game lasts { $periods } periods. Level: { $level }. At the start: workers { $start_worker }, money { $start_money }, energy { $start_energy }.
    .why = More to start with, so that the business works at once.
    .aim = Invest what you have at the right time.
    .goal = Have an idea before the game is half over.
    .ask1 = What did you do with the extra tokens?
    .ask2 = What was left over at the end?
preset-merchants = Merchants
    .about = Plans of level { $level }.
    .why = These plans need products of others: you have to trade.
    .aim = Watch prices and sell at the right moment.
    .goal = Sell and buy at least once each.
    .ask1 = When was the market good for you?
    .ask2 = Who earned most by trading, and how?
preset-storm = Storm
    .about = Events: { $events }.
    .why = Something bad comes in every period: reserves and insurance matter.
    .aim = Keep something back for bad times.
    .goal = Never lose a benefit to an event.
    .ask1 = What protected you, and what did it cost?
    .ask2 = How much reserve is too much?
preset-calm = Calm
    .about = Events: { $events }.
    .why = Without surprises only your own decisions count.
    .aim = See what a plan does when nothing disturbs it.
    .goal = Use every token you have in the last period.
    .ask1 = Where did you waste something?
    .ask2 = What would an event have changed?
