# Questions to talk about after a game. Each hangs on a figure of the learner's own game.

question-stage-happened = What happened
question-stage-why = Why
question-stage-compare = Side by side
question-stage-what_if = What if
question-stage-real_life = In real life
question-stage-next_time = Next time

## City Life

question-citylife-taxes = You paid { MONEY($land_transfer_tax) } in Land Transfer Tax. Which purchase was it for, and did you think of the tax before you bought?
question-citylife-fines = Traffic fines took { MONEY($fines) } from you. Which one hurt most, and what did you have to give up for it?
question-citylife-worth = You ended with { MONEY($net_worth) } in all, { MONEY($cash) } of it in cash. Where was the rest?
question-citylife-knowledge = Right answers brought you { MONEY($amount) }, luck { MONEY($luck) }. Which of the two could you count on?
question-citylife-short = { $times ->
    [one] Once
   *[other] { $times } times
} you could not pay a bill from your cash. Where had the money gone before?
question-citylife-bought = You spent { MONEY($spent_on_property) } on property. What made you buy: the price, the fees, or because it was your turn?
question-citylife-richer = { $other } ended with { MONEY($theirs) } and you with { MONEY($mine) }. Find one decision that made the difference.
question-citylife-fees = You paid { MONEY($mine) } in Visitor's Fees, { $other } { MONEY($theirs) }. Was that luck, or did somebody choose better?
question-citylife-answers = { $other } had { $theirs ->
    [one] { $theirs } right answer
   *[other] { $theirs } right answers
} and you { $mine }. What was that worth in money?
question-citylife-credit = You borrowed { MONEY($borrowed) } and it cost { MONEY($cost) }. What would have happened without the loan?
question-citylife-no_shares = You bought no Bank shares. What could they have brought you, and what would you have had to do without?
question-citylife-no_property = You bought no property. Which square would you have bought first, and how often would its fee have come in?
question-citylife-bills = Repairs and groceries cost you { MONEY($bills) }. Which bills surprise people at home, and how do they get ready for them?
question-citylife-luck = { MONEY($luck_income) } came to you by luck alone. Would you plan with such money in real life?
question-citylife-property_tax = Owning cost you { MONEY($property_tax) } in Property Tax. What else does owning a home cost, year after year?
question-citylife-reserve = You ended with { MONEY($cash) } in cash. How much would you keep aside next time, and for what?
question-citylife-quiz = You got { $right_answers } of { $questions } paid questions right. Which one would you look up before you play again?

## El Plan

question-elplan-first_idea = Your first idea came in period { $period }. What had you been missing until then?
question-elplan-event = { $event } in period { $period } took { $tokens } of your tokens. What would you have done with them?
question-elplan-made = You made { $made ->
    [one] { $made } product
   *[other] { $made } products
} and sold { $sold }. What became of the others?
question-elplan-idle = On average { $idle } of your { $all } tokens lay idle. What kept them from working?
question-elplan-waste = You threw away { $count ->
    [one] one product
   *[other] { $count } products
}. What filled your store?
question-elplan-card_idle = { $card } never worked for you. Why did you buy it?
question-elplan-ideas = { $other } made { $theirs ->
    [one] { $theirs } idea
   *[other] { $theirs } ideas
} and you { $mine }. In which period did your ways part?
question-elplan-cards = { $other } owned { $theirs ->
    [one] { $theirs } card
   *[other] { $theirs } cards
} and you { $mine }. Was more better?
question-elplan-places = You went to District { $district } most often, { $count ->
    [one] once
   *[other] { $count } times
}. What did the others get from going elsewhere?
question-elplan-uninsured = Events took { $tokens } of your tokens. In which period would the insurance space have been worth more than yours?
question-elplan-reserve = You began { $periods } of your periods with hardly a free token. What would one more in reserve have changed?
question-elplan-card = { $card } cost { $cost } and brought { $brought }. What if you had bought it two periods earlier?
question-elplan-purchases = You paid { $amount } money for { $count ->
    [one] { $count } bought product
   *[other] { $count } bought products
}. When do real firms buy instead of making things themselves?
question-elplan-subsidies = Subsidies brought you { $income_subsidies ->
    [one] { $income_subsidies } token
   *[other] { $income_subsidies } tokens
}. Who gives money to firms where you live, and why?
question-elplan-cards_cost = You spent { $spent_on_cards ->
    [one] { $spent_on_cards } token
   *[other] { $spent_on_cards } tokens
} on cards. What do real firms put money into before they earn any?
question-elplan-trios = You ended with { $ideas ->
    [one] { $ideas } idea
   *[other] { $ideas } ideas
} and { $trios ->
    [one] { $trios } trio
   *[other] { $trios } trios
}. What will you go for first next time?
question-elplan-no_idea = You made no idea this year. Which three products will you bring together first next time?

## FinanciaLit

question-financialit-borrowing = You borrowed { $received ->
    [one] { $received } Unit
   *[other] { $received } Units
} and paid back { $paid }. What did the borrowed money buy, and was it worth that?
question-financialit-uninsured = Events you were not insured against cost { $units ->
    [one] { $units } Unit
   *[other] { $units } Units
} and { $happiness } Happiness. Which of them could you have seen coming?
question-financialit-luxuries = Luxuries cost you { $out_luxuries ->
    [one] { $out_luxuries } Unit
   *[other] { $out_luxuries } Units
} and brought { $joy_luxuries } Happiness. Which was the best buy?
question-financialit-shelves = You were { $goods ->
    [one] { $goods } good
   *[other] { $goods } goods
} short. What had you bought instead?
question-financialit-cushion = { $times ->
    [one] Once
   *[other] { $times } times
} an event found you short of money. What had happened in the period before?
question-financialit-growth = Skills and jobs earned you { $earned ->
    [one] { $earned } Unit
   *[other] { $earned } Units
} more, for { $spent ->
    [one] { $spent } Unit
   *[other] { $spent } Units
} of learning. When did that begin to pay?
question-financialit-happier = { $other } ended with { $theirs } Happiness and you with { $mine }. Find one period in which you decided differently.
question-financialit-income = { $other } earned { $theirs } Units and you { $mine }. What did { $other } do early on?
question-financialit-bills = Your bills came to { $mine } Units, those of { $other } to { $theirs }. What made yours higher?
question-financialit-patience = Your investments paid { $units ->
    [one] { $units } Unit
   *[other] { $units } Units
}. What if you had put the money in one period earlier?
question-financialit-early_bills = Paying early saved you { $saved ->
    [one] { $saved } Unit
   *[other] { $saved } Units
} and could have saved { $missed } more. Where else would you have missed that pawn?
question-financialit-no_loan = You took no loan. What could you have bought with one, and what would paying it back have cost you?
question-financialit-insured = Insurance spared you { $units ->
    [one] { $units } Unit
   *[other] { $units } Units
}, and you paid { $premiums } in premiums. Would you insure again? What do people insure where you live?
question-financialit-goods = You spent { $out_goods } Units on goods and { $out_luxuries } on luxuries. How is that at home?
question-financialit-invested = You invested { $out_investments ->
    [one] { $out_investments } Unit
   *[other] { $out_investments } Units
}. What can people do here with money they do not need for some years?
question-financialit-units = You ended with { $units ->
    [one] { $units } Unit
   *[other] { $units } Units
} and { $happiness } Happiness. What would you do with the last Units next time?
question-financialit-skills = You paid { $out_skills ->
    [one] { $out_skills } Unit
   *[other] { $out_skills } Units
} for learning. In which period will you learn next time, and what first?

## FinanCity

question-financity-loan_cost = Your loans cost you { MONEY($finance_cost) }. What did the borrowed money buy, and was it worth that?
question-financity-first_saving = You first saved in year { $period }. What made you begin then?
question-financity-uninsured = Year { $period }, { $event }: it cost you { MONEY($owed) } and { $sorrow } wellbeing. What could have made it smaller?
question-financity-extra_job = Extra jobs brought you { MONEY($income_extra_job) }. What did you give up for them?
question-financity-haste = Withdrawing in a hurry cost you { MONEY($surcharges) }. What was so urgent?
question-financity-shopping = You spent { MONEY($spent_shopping) } on shopping and it brought { $wellbeing_purchases } wellbeing at once. Which purchase gave most for its price?
question-financity-savings = { $other } ended with { MONEY($theirs) } saved and you with { MONEY($mine) }. Find the year in which your ways parted.
question-financity-wellbeing = { $other } ended with { $theirs } wellbeing and you with { $mine }. What did it cost { $other }?
question-financity-expenses = Your home cost you { MONEY($mine) }, that of { $other } { MONEY($theirs) }. What did each of you get for it?
question-financity-earlier = You bought { $card } in year { $period }. What if you had bought it a year or two earlier?
question-financity-no_token = You never bought an insurance token, and events cost you { MONEY($event_money) }. In which year would a token have paid for itself?
question-financity-no_loan = You took no loan. Was there a year in which one would have paid off? Count it out.
question-financity-small_print = { $card } cost { MONEY($yearly) } every year. Which things at home go on costing after they are bought?
question-financity-credit = You paid { MONEY($finance_cost) } for borrowing. Who lends money where you live, and how would you find out what it costs?
question-financity-interest = Interest brought you { MONEY($income_interest) }. Where would you put money that you do not need for some years?
question-financity-end = You ended with { MONEY($savings) } saved and { $wellbeing } wellbeing. If you played the same luck again, what would you do differently first?
question-financity-missing = You were { MONEY($missing) } short of the savings goal. In which year will you begin next time?

## Multiverse Money

question-multiverse-charge = The charge took { $amount } points from you. Which currency would you have done without?
question-multiverse-overpaid = Being first cost you { $amount } more than it had to. What did you want so much?
question-multiverse-bets = Your bets came to { $bet_total } in all. Which of them got you most for least?
question-multiverse-face = In round { $period } you gave { $given } and took { $taken }, and still gained { $gain } points. How can less be worth more?
question-multiverse-bluff = Rounds with the decoy: { $used }; rounds you sat out: { $out }. What did you want the others to believe?
question-multiverse-given_away = In round { $period } your bet gave { $other } what was missing in { $currency }. Could you have known?
question-multiverse-score = { $other } ended with { $theirs } points and you with { $mine }. In which round did your ways part?
question-multiverse-cards = { $other } ended with { $theirs ->
    [one] { $theirs } card
   *[other] { $theirs } cards
} and you with { $mine }. Were more cards better?
question-multiverse-both = In round { $period } you and { $other } swapped and both gained. How can both win?
question-multiverse-short = You were { $missing } short of keeping { $currency } whole. What would you have given up for it?
question-multiverse-waiting = By waiting you got more cards than you bet (+{ $cards }). What if everybody waited?
question-multiverse-set = One more { $value } of { $currency } lay on the table. What would it have cost you to get it?
question-multiverse-spread = { $top_two_percent }% of your money was in two currencies. When is it wise to keep everything in one place, and when not?
question-multiverse-exchange = You gave notes for { $given_value } and took notes for { $taken_value }. What does changing money cost in real life?
question-multiverse-swap = You gave away { $given_cards ->
    [one] { $given_cards } card
   *[other] { $given_cards } cards
} in exchanges. What have you ever swapped because it was worth more to you than to the other?
question-multiverse-score_end = You ended with { $score_now } points, after a charge of { $fee_now }. Which currency will you look for first next time?
question-multiverse-hand_end = You ended with { $hand ->
    [one] { $hand } card
   *[other] { $hand } cards
}. If you played again, when would you stop collecting new currencies?
