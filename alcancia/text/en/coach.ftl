# The coach: what mattered in a finished game, and what another way would have brought.
# $a belongs to the better way, $b to the other; figures come written out.

coach-title = { $name }: the moments that mattered
coach-when = { $game ->
    [financity] Year { $n }
    [elplan] Period { $n }
   *[other] Round { $n }
}
coach-nothing = Nothing you did would have changed much: no other way was clearly better or worse. This game was decided by luck and by the others.
coach-few = Few of your decisions mattered much. Here is what did.

coach-kind-bookmark = Your trainer marked this
coach-kind-bookmark-room = Your trainer marked this moment
coach-kind-loss = Another way was better
coach-kind-missed_bargain = A missed bargain
coach-kind-best = Well chosen
coach-kind-first_loan = Your first loan
coach-kind-first_loan-room = A first loan
coach-kind-uninsured_loss = Without insurance
coach-kind-recovery = The way back up
coach-kind-swing = A turn of luck

## What was done, and what else could have been done

coach-chose = { $when }: you chose “{ $mine }”. Another way was “{ $other }”.
coach-chose-nothing = { $when }: you chose “{ $mine }”. Another way was to let it be.
coach-chose-room = { $when }: here “{ $mine }” was chosen. Another way was “{ $other }”.
coach-chose-nothing-room = { $when }: here “{ $mine }” was chosen. Another way was to let it be.
coach-let-be = Let it be
coach-recovered = You had come down to place { $from } and ended in place { $to }.
coach-recovered-room = From place { $from } it went up to place { $to } at the end.
coach-happened = What came later: { $fact }

## How good it was, as far as anybody could know

coach-verdict-other = In { $tens } of 10 futures the other way left you better off, { $by }.
coach-verdict-own = In { $tens } of 10 futures your way left you better off, { $by }.
# In a toss-up $tens is about the way that seems better, $against about the other.
coach-verdict-toss = A toss-up: the other way left you better off in { $tens } of 10 futures and yours in { $against }. Over all of them the other way came out better, { $by }. That could just as well be nothing.
coach-verdict-toss-own = A toss-up: your way left you better off in { $tens } of 10 futures and the other in { $against }. Over all of them your way came out better, { $by }. That could just as well be nothing.
coach-verdict-other-room = In { $tens } of 10 futures the other way ended better, { $by }.
coach-verdict-own-room = In { $tens } of 10 futures the way that was chosen ended better, { $by }.
coach-verdict-toss-room = A toss-up: the other way ended better in { $tens } of 10 futures and the one that was chosen in { $against }. Over all of them the other way came out better, { $by }. That could just as well be nothing.
coach-verdict-toss-own-room = A toss-up: the way that was chosen ended better in { $tens } of 10 futures and the other in { $against }. Over all of them the chosen way came out better, { $by }. That could just as well be nothing.
coach-same = In { $same } of 10 both ways ended the same.
coach-by-points = by { $mean } points on average ({ $low } to { $high })
coach-by-steps = by { $mean } steps on average ({ $low } to { $high })
coach-by-money = by { MONEY($mean) } on average ({ MONEY($low) } to { MONEY($high) })
coach-by-standing = ahead of { $mean } more of 100 possible endings on average ({ $low } to { $high })
coach-though-points = The points alone say { $mean } ({ $low } to { $high }); goals and places count for more.
coach-goals = All goals are reached in { $a } of 100 futures with it, and in { $b } without it.
coach-gauges = On average that means { $list }.
coach-gauge-money = { $game ->
    [elplan] { $mean } resource tokens ({ $low } to { $high })
    [citylife] { $mean } in net worth ({ $low } to { $high })
   *[other] { $mean } in money ({ $low } to { $high })
}
coach-gauge-debt = { $mean } in debt ({ $low } to { $high })
coach-gauge-wellbeing = { $game ->
    [financialit] { $mean } Happiness ({ $low } to { $high })
   *[other] { $mean } wellbeing ({ $low } to { $high })
}
coach-because = Because from then on { $list }.
coach-came-better = With the luck that really came, the other way would have ended better: { $points }.
coach-came-worse = With the luck that really came, the other way would have ended worse: { $points }.
coach-came-better-even = With the luck that really came, the other way would have ended better, with the same score.
coach-came-worse-even = With the luck that really came, the other way would have ended worse, with the same score.
coach-came-same = With the luck that really came, both ways would have ended the same.
coach-came-points = { $unit ->
    [steps] { $n } { $count ->
        [one] step
       *[other] steps
    }
    [money] { MONEY($n) }
   *[points] { $n } { $count ->
        [one] point
       *[other] points
    }
}
coach-luck-differs = Luck decides one game; what is good on average is what you can plan with.

## Luck, and the gap to the best

coach-swing-up = { $when }: luck turned your way. From then on you could expect to leave { $mean } more of 100 possible endings behind you ({ $low } to { $high }). That was chance and the others, not you.
coach-swing-down = { $when }: luck turned against you. From then on you could expect to leave { $mean } fewer of 100 possible endings behind you ({ $low } to { $high }). That was chance and the others, not you.
coach-swing-up-room = { $when }: luck turned somebody's way. From then on they could expect to leave { $mean } more of 100 possible endings behind them ({ $low } to { $high }). That was chance and the others.
coach-swing-down-room = { $when }: luck turned against somebody. From then on they could expect to leave { $mean } fewer of 100 possible endings behind them ({ $low } to { $high }). That was chance and the others.
coach-swing-facts = What came: { $facts }
coach-swing-worse-expected = On average, worse was to be expected.
coach-swing-better-expected = On average, better was to be expected.
coach-split-behind = You ended { $gap } behind { $name }. With the same luck and equally good players on your two seats, that gap would have been { $drawn } ({ $drawn_low } to { $drawn_high }): that much was luck. The rest came from decisions: { $decided } ({ $decided_low } to { $decided_high }).
coach-split-ahead = You ended { $gap } ahead of { $name }. With the same luck and equally good players on your two seats, that lead would have been { $drawn } ({ $drawn_low } to { $drawn_high }): that much was luck. The rest came from decisions: { $decided } ({ $decided_low } to { $decided_high }).

## Because: City Life

because-citylife-in-quiz_award = right answers bring { $sign }{ $a } instead of { $sign }{ $b }
because-citylife-in-visitor_fee = visitors pay you { $sign }{ $a } instead of { $sign }{ $b }
because-citylife-in-dividend = dividends bring { $sign }{ $a } instead of { $sign }{ $b }
because-citylife-in-deed_sold = selling property brings { $sign }{ $a } instead of { $sign }{ $b }
because-citylife-in-share_sold = selling shares brings { $sign }{ $a } instead of { $sign }{ $b }
because-citylife-in-lottery_won = the Lottery brings { $sign }{ $a } instead of { $sign }{ $b }
because-citylife-out-visitor_fee = you pay { $sign }{ $a } in Visitor's Fees instead of { $sign }{ $b }
because-citylife-out-deed_bought = you spend { $sign }{ $a } on property instead of { $sign }{ $b }
because-citylife-out-traffic_fine = you pay { $sign }{ $a } in fines instead of { $sign }{ $b }
because-citylife-out-insurance = insurance costs you { $sign }{ $a } instead of { $sign }{ $b }
because-citylife-out-repair_bill = repairs cost you { $sign }{ $a } instead of { $sign }{ $b }
because-citylife-out-grocery_bill = groceries cost you { $sign }{ $a } instead of { $sign }{ $b }
because-citylife-out-property_tax = Property Tax costs you { $sign }{ $a } instead of { $sign }{ $b }
because-citylife-out-land_transfer_tax = Land Transfer Tax costs you { $sign }{ $a } instead of { $sign }{ $b }
because-citylife-out-capital_gains_tax = Capital Gains Tax costs you { $sign }{ $a } instead of { $sign }{ $b }
because-citylife-out-loan_cost = loans cost you { $sign }{ $a } instead of { $sign }{ $b }
because-citylife-out-mortgage_cost = mortgages cost you { $sign }{ $a } instead of { $sign }{ $b }
because-citylife-did-turn_missed = you miss { $a } turns instead of { $b }
because-citylife-did-debt = you are short of cash { $a } times instead of { $b }

## Because: El Plan

because-elplan-in-idea-idea = you make { $a } ideas instead of { $b }
because-elplan-in-production-raw_material = you make { $a } raw materials instead of { $b }
because-elplan-in-production-consumer_good = you make { $a } consumer goods instead of { $b }
because-elplan-in-production-service = you make { $a } services instead of { $b }
because-elplan-in-sale = sales bring { $a } money instead of { $b }
because-elplan-in-income = cards bring { $a } money instead of { $b }
because-elplan-in-income-worker = cards bring { $a } workers instead of { $b }
because-elplan-in-income-energy = cards bring { $a } energy instead of { $b }
because-elplan-in-space_worker-worker = spaces bring { $a } workers instead of { $b }
because-elplan-in-subsidy_pile = the subsidy pile brings { $a } money instead of { $b }
because-elplan-in-subsidy-energy = subsidies bring { $a } energy instead of { $b }
because-elplan-in-sale_bonus = sale bonuses bring { $a } money instead of { $b }
because-elplan-in-event_gift = events give { $a } money instead of { $b }
because-elplan-out-event_demand = events take { $a } money instead of { $b }
because-elplan-out-event_demand-worker = events take { $a } workers instead of { $b }
because-elplan-out-event_demand-energy = events take { $a } energy instead of { $b }
because-elplan-out-inflation = inflation takes { $a } money instead of { $b }
because-elplan-out-card_cost = cards cost { $a } money instead of { $b }
because-elplan-out-card_cost-energy = cards cost { $a } energy instead of { $b }
because-elplan-out-purchase = you pay { $a } money on the market instead of { $b }
because-elplan-out-import = you pay { $a } money for imports instead of { $b }
because-elplan-did-acquired = you get { $a } cards instead of { $b }
because-elplan-did-benefit_lost = you lose a benefit { $a } times instead of { $b }
because-elplan-did-cut_back = you throw products away { $a } times instead of { $b }

## Because: FinanciaLit

because-financialit-in-income = income brings { $a } Units instead of { $b }
because-financialit-in-loan = you borrow { $a } Units instead of { $b }
because-financialit-in-investment_paid = investments pay { $a } Units instead of { $b }
because-financialit-in-savings_bonus = saving brings { $a } Units instead of { $b }
because-financialit-in-event_gain = good events bring { $a } Units instead of { $b }
because-financialit-in-luxury-happiness = luxuries bring { $a } Happiness instead of { $b }
because-financialit-in-career-happiness = jobs bring { $a } Happiness instead of { $b }
because-financialit-in-investment_paid-happiness = investments bring { $a } Happiness instead of { $b }
because-financialit-in-final_investment = investments cut short pay { $a } Units instead of { $b }
because-financialit-out-goods = goods cost { $a } Units instead of { $b }
because-financialit-out-bills = bills cost { $a } Units instead of { $b }
because-financialit-out-skill = learning costs { $a } Units instead of { $b }
because-financialit-out-luxury = luxuries cost { $a } Units instead of { $b }
because-financialit-out-investment = you put { $a } Units into investments instead of { $b }
because-financialit-out-event = events cost { $a } Units instead of { $b }
because-financialit-out-final_loan = { $a } Units go into loans at the end instead of { $b }
because-financialit-out-event-happiness = events cost { $a } Happiness instead of { $b }
because-financialit-out-goods_missing-happiness = missing goods cost { $a } Happiness instead of { $b }
because-financialit-out-loan-happiness = loans cost { $a } Happiness instead of { $b }
because-financialit-out-miscalculation-happiness = miscalculations cost { $a } Happiness instead of { $b }
because-financialit-did-skill_learned = you learn { $a } skills instead of { $b }
because-financialit-did-career_active = you start { $a } jobs instead of { $b }
because-financialit-did-luxury_bought = you can afford { $a } luxuries instead of { $b }
because-financialit-did-loan_taken = you take { $a } loans instead of { $b }
because-financialit-did-goods_missing = goods are missing { $a } times instead of { $b }
because-financialit-did-event_prevented = insurance stops { $a } events instead of { $b }

## Because: FinanCity

because-financity-in-extra_job = extra jobs bring { $sign }{ $a } instead of { $sign }{ $b }
because-financity-in-interest = interest brings { $sign }{ $a } instead of { $sign }{ $b }
because-financity-in-business_income = businesses bring { $sign }{ $a } instead of { $sign }{ $b }
because-financity-in-education_income = education brings { $sign }{ $a } instead of { $sign }{ $b }
because-financity-in-loan = you borrow { $sign }{ $a } instead of { $sign }{ $b }
because-financity-in-purchase-wellbeing = what you buy brings { $a } wellbeing instead of { $b }
because-financity-in-yearly_bonus-wellbeing = yearly bonuses bring { $a } wellbeing instead of { $b }
because-financity-in-free_time-wellbeing = free time brings { $a } wellbeing instead of { $b }
because-financity-out-loan_repaid_minimum = you pay back { $sign }{ $a } on loans instead of { $sign }{ $b }
because-financity-out-expenses = your expenses come to { $sign }{ $a } instead of { $sign }{ $b }
because-financity-out-event_loss = events cost { $sign }{ $a } instead of { $sign }{ $b }
because-financity-out-surcharge = withdrawing in a hurry costs { $sign }{ $a } instead of { $sign }{ $b }
because-financity-out-insurance = insurance costs { $sign }{ $a } instead of { $sign }{ $b }
because-financity-out-shopping = shopping costs { $sign }{ $a } instead of { $sign }{ $b }
because-financity-out-investment = you put { $sign }{ $a } into investments instead of { $sign }{ $b }
because-financity-out-event-wellbeing = events cost { $a } wellbeing instead of { $b }
because-financity-did-job_paid = you work an extra job { $a } times instead of { $b }
because-financity-did-loan_taken = you take { $a } loans instead of { $b }
because-financity-did-over_indebted = you are over-indebted { $a } times instead of { $b }
because-financity-did-event_avoided = you avoid { $a } events instead of { $b }

## Because: Multiverse Money

because-multiverse-in-notes = your notes come to { $a } instead of { $b }
because-multiverse-in-sets = full sets bring { $a } points instead of { $b }
because-multiverse-in-coins = coins bring { $a } points instead of { $b }
because-multiverse-out-unfinished = currencies that are not full cost you { $a } points instead of { $b }

## The command

cli-cmd-coach = What mattered in a finished game, and what another way would have brought.
cli-coach-seat = Only for this seat; 1 is the first.
cli-coach-budget = How many playouts each seat gets: more of them make narrower intervals.
cli-coach-cost = { $playouts } playouts.
