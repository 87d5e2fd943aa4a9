### Options by group, and ready-made lessons: what each changes and why, its aim, the goal for the players, questions for afterwards.

## Groups of options

group-frame = Frame
group-moving = Moving and Jail
group-quiz = Quiz
group-traffic = Traffic cards
group-money = Owing, visiting, trading
group-shares = Bank shares (Advanced)
group-credit = Loans and mortgages (Advanced)
group-trainer = The trainer

## Lessons

preset-rulebook = As in the rulebook
    .about = The usual rules of our rulebook.
    .why = Start here if nobody at the table knows the game.
    .aim = Get to know the city.
    .goal = Reach the finish with money left.
    .ask1 = Which square changed your game most?
    .ask2 = What did a deed bring that money in hand did not?
preset-quick = Quick
    .about = Squares you are sent to: { $chain }. An exact number for the finish: { $exact_finish }.
    .why = Pieces move on faster, and nobody waits at the end.
    .aim = Decide fast with what you have.
    .goal = Be the first to arrive.
    .ask1 = Was the fastest also the richest?
    .ask2 = What did haste cost?
preset-tight = Tight
    .about = Rules: { $rules }. Money at the start: { $starting_cash }. Demerit limit: { $demerit_limit }.
    .why = With little money every purchase and every fine counts.
    .aim = Keep a reserve.
    .goal = Never owe the Bank at the end of a round.
    .ask1 = When did you borrow, and was it worth it?
    .ask2 = Which fine could you have avoided?
preset-scholar = Scholar
    .about = Rules: { $rules }. A right answer pays { $quiz_award }. Who wins: { $victory }.
    .why = Knowing something is worth money here.
    .aim = See that knowledge pays.
    .goal = Earn more with answers than with luck.
    .ask1 = Which question would you like to know more about?
    .ask2 = What did you do with the prize money?
