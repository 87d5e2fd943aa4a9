### Options by group, and ready-made lessons: what each changes and why, its aim, the goal for the players, questions for afterwards.

## Groups of options

group-frame = Frame
group-market = Market and goods
group-bills = Bills, investments, insurance
group-labour = Labour
group-chance = Income cards and events
group-cards = Change single cards
group-end = End of the game
group-loans = Loans, aid, savings

## Lessons

preset-short_class = Short class
    .about = The game lasts { $rounds } periods. Events by period: { $events_per_round }.
    .why = So it fits into one lesson, and still has something to protect yourself from.
    .aim = See every place of the town once.
    .goal = Have more Happiness at the end than at the beginning.
    .ask1 = Which place did you never visit, and what did that cost you?
    .ask2 = What would you do first in a longer game?
preset-needs_first = Needs first
    .about = Each visit to the Market begins with goods, at least { $goods_min_per_visit }. Luxuries have a condition: { $luxury_prereq }.
    .why = If you have to buy everyday things first, you plan the rest around them.
    .aim = Tell needs from wants.
    .goal = Never run short of goods, and still afford a luxury.
    .ask1 = Which purchase was a need, and which was a want?
    .ask2 = When did the rule help you, and when did it annoy you?
preset-risk_and_insurance = Insurance matters
    .about = More events: by period { $events_per_round }. Insurance clauses in one visit: { $insurance_per_visit }.
    .why = With more bad news you have to choose which danger to cover first.
    .aim = Weigh a small certain premium against a large uncertain loss.
    .goal = Never take a loan because of an event.
    .ask1 = Which premium was worth it, and which was not?
    .ask2 = Would you decide the same if you had more savings?
preset-debt = Debt
    .about = Families start with other figures: { $family_delta }. Last call before the bills: { $bills_last_call }. More of these events: { $event_counts }.
    .why = Money is tight, so a loan is never far away; the loans themselves cost what they always do.
    .aim = See what a loan really costs over the periods.
    .goal = End the game without a loan.
    .ask1 = How much did you get from your loans, and how much did you give back?
    .ask2 = What could you have skipped, or planned differently?
preset-invest_early = Invest early
    .about = Extra price when investments are crowded: { $crowd_surcharge }. Investments at a time: { $investment_cap }.
    .why = Nobody is kept out, so only time and courage decide.
    .aim = See what time does to money.
    .goal = Every family cashes in at least one investment.
    .ask1 = Who invested first, and what did waiting bring?
    .ask2 = Which money should never be invested?
preset-race_to_15 = Race to 15
    .about = Whoever has { $happiness_goal } Happiness in Upkeep ends the game.
    .why = A clear goal makes people ask what Happiness costs.
    .aim = Plan backwards from a goal.
    .goal = Be the first with the Happiness asked for.
    .ask1 = What was the cheapest Happiness you found?
    .ask2 = Who was fast but poor at the end?
preset-balanced_life = Balanced life
    .about = What a winner must have: { $collection }. What the set does: { $collection_mode }.
    .why = Neither work nor pleasure alone is enough.
    .aim = Share money and time between learning and joy.
    .goal = Complete the set.
    .ask1 = What did you give up for balance?
    .ask2 = What does balance mean for your own family?
preset-career_first = Career first
    .about = Price of a skill: { $skill_cost }. Income lost while seeking work: { $career_penalty }. Condition for luxuries: { $luxury_prereq }.
    .why = Learning is cheap here, so it shows what it brings later.
    .aim = See education as an investment.
    .goal = Have the highest income at the table.
    .ask1 = After how many periods had a skill paid for itself?
    .ask2 = What would you learn if it cost twice as much?
preset-hard_times = Hard times
    .about = Families start with other figures: { $family_delta }. Events by period: { $events_per_round }. More of these events: { $event_counts }. Income cards in the deck: { $income_counts }.
    .why = Nobody can have everything, so everybody has to choose.
    .aim = Get a household through bad years.
    .goal = Nobody ends with a Miscalculation.
    .ask1 = What did you cut first, and would you do it again?
    .ask2 = Who could have helped whom?
