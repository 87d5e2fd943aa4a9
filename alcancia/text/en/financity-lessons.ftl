### Options by group, and ready-made lessons: what each changes and why, its aim, the goal for the players, questions for afterwards.

## Groups of options

group-frame = Frame
group-goals = Goals and score
group-zones = Zones
group-bank = Savings and loans
group-trade = Sale of Products
group-trainer = The trainer

## Lessons

preset-rulebook = As in the rulebook: claims by hand
    .about = Who collects bonuses and adds up expenses: { $claims }.
    .why = Nobody reminds you of your own money, as in life.
    .aim = Keep your own books.
    .goal = Never forget a bonus, never pay too little.
    .ask1 = What did you forget, and when did you notice?
    .ask2 = How do you keep track of money at home?
preset-short = Short: six years
    .about = The game lasts { $years } years. To win: { $goal_wellbeing } wellbeing and { $goal_savings } in savings.
    .why = So it fits into one lesson; the goals shrink with the time.
    .aim = Plan for a fixed time.
    .goal = Meet all goals in the last year.
    .ask1 = When did you begin to save, and why then?
    .ask2 = Which goal was hardest?
preset-hard = Hard: higher goals
    .about = To win: { $goal_wellbeing } wellbeing and { $goal_savings } in savings.
    .why = For people who know the game: without investments it is hardly possible.
    .aim = Let money work for many years.
    .goal = Meet the higher goals without a loan.
    .ask1 = What did you give up for the goals?
    .ask2 = Which year decided your game?
preset-advanced = Advanced score
    .about = The score that names the champion: { $level }.
    .why = What you own counts too, not only what you hold in your hand.
    .aim = Tell money from wealth.
    .goal = Own something of value without debts.
    .ask1 = What is worth more at the end than it cost?
    .ask2 = Which of your things would you buy again?
