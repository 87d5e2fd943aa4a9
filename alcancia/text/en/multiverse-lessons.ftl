### Options by group, and ready-made lessons: what each changes and why, its aim, the goal for the players, questions for afterwards.

## Groups of options

group-match = The match
group-deck = Currencies and deck
group-deal = Hands and piles
group-bets = Bets
group-exchange = Exchange
group-scoring = Scoring
group-seen = What is seen

## Lessons

preset-open_table = Open table
    .about = Hands lie open: { $open_hands }. Known cards are shown: { $card_memory }.
    .why = Everybody can talk about every decision.
    .aim = Learn to count what a hand is worth.
    .goal = Say before each bet what it is worth, and why.
    .ask1 = What did you see that the others did not?
    .ask2 = How does a bet change when everybody sees your hand?
preset-no_bluff = No bluffing
    .about = Decoys: { $bluff_cards }. Swaps of bets: { $swaps }.
    .why = Fewer rules, good for a first game with children.
    .aim = Understand the exchange before the tricks.
    .goal = Bring one currency over its line.
    .ask1 = Which currency was worth collecting?
    .ask2 = What would a decoy have changed?
preset-dear_exchange = Costly exchange
    .about = A currency below its line loses { $fee }. A set is worth { $set_bonus }.
    .why = Exchanging small amounts costs most, as at a real counter.
    .aim = See what a charge does to small sums.
    .goal = Hold as few currencies as you can.
    .ask1 = How much did you lose to the charge?
    .ask2 = Where do you pay such charges in real life?
