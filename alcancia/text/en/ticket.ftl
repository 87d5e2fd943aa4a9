# The exit ticket: three questions after a game. Numbers come from the game's own mechanics; items of our own.

ticket-title = Three questions before you go
ticket-about = 90 seconds, no name. It is not a test of you: it shows what the game taught.
ticket-option-money = { MONEY($n) }
ticket-option = { $n }
ticket-title-before = Three questions before the game
ticket-begin = Begin
ticket-begin-for = { $name }: begin
ticket-left = { $n ->
    [one] One second left
   *[other] { $n } seconds left
}
ticket-send = Send my answers
ticket-sent = Thank you. Your answers count.
ticket-yours = your answer
ticket-right = right
ticket-none-given = You gave no answer.
ticket-lead = Exit ticket
ticket-lead-about = Three questions with numbers from the game, 90 seconds, on every learner's device. Nobody sees who answered what.
ticket-answered = { $n } of { $of } have answered.
ticket-tell = Show the answers
ticket-topic-time = Interest and time
ticket-topic-risk = Risk and insurance
ticket-topic-price = Planning and price

## City Life

ticket-citylife-time = A loan gives you { MONEY($amount) } and costs { MONEY($cost) } on top when you pay it back. You take { $loans } such loans, one after the other. What does borrowing cost you in all?
    .why = Each loan costs { MONEY($cost) }, and there were { $loans } of them. The { MONEY($amount) } you get you give back; it is the cost on top that is gone.
ticket-citylife-risk = Driving without insurance costs { MONEY($fine) } when you are caught. That happens on { $caught } of { $trips } trips. What does a trip without insurance cost on average?
    .why = { $caught } times { MONEY($fine) }, shared out over { $trips } trips. Most trips cost nothing, but the average is what you can compare with the price of insurance.
ticket-citylife-price = You buy property for { MONEY($price) }, with { MONEY($buying) } tax. You sell it back for the same price, with { MONEY($selling) } tax. You do that { $count ->
        [one] once
       *[other] { $count } times
    }. How much have you lost?
    .why = The price comes back, the taxes do not: { MONEY($buying) } and { MONEY($selling) } each time.

## El Plan

ticket-elplan-time = There are { $periods } periods. In period { $period } you pay { $cost } tokens for a card that brings one token in every later period. How many tokens are you ahead at the end?
    .why = It works for { $periods } less { $period } periods, one token each. Take away the { $cost } that it cost. Bought earlier it would have brought more.
ticket-elplan-risk = An event asks for { $asked } tokens, each of another kind. Of { $lacking ->
        [one] one kind
       *[other] { $lacking } kinds
    } you have none free, and must hand over two others for each. How many tokens do you lose?
    .why = One token for each kind you have, two for each kind you lack. A small reserve of every kind is cheaper.
ticket-elplan-price = A product costs { $buy } money on the market, and selling one brings { $sale }. You buy { $count } and sell them again. How much money is gone?
    .why = Each of them cost { $buy } and brought { $sale }. Between buying and selling there is always a gap.

## FinanciaLit

ticket-financialit-time = A loan gives { $amount } Units now and takes { $instalment } from each of your next { $times } incomes. You take { $loans ->
        [one] one loan
       *[other] { $loans } loans
    }. How many Units more do you pay back than you got?
    .why = { $times } times { $instalment } goes back for each loan, and { $amount } came in. The difference is the price of having it now.
ticket-financialit-risk = Insurance costs { $premium } Unit in each of { $rounds } periods. Without it an event costs { $loss } Units, and it comes { $times } times. How many Units does insurance save you over the whole game?
    .why = { $times } times { $loss } would be lost; the insurance costs { $rounds } in all. What is left is saved.
ticket-financialit-price = Your family needs { $need } goods this period and each missing one costs { $penalty } Happiness. You have money for { $bought }. How much Happiness is lost?
    .why = { $need } less { $bought } are missing, and each costs { $penalty }. Needs come first in a plan because going without costs more later.

## FinanCity

ticket-financity-time = You take { $loans ->
        [one] a loan
       *[other] { $loans } loans
    } and get { MONEY($cash) }. For that you hold { $cards } loan cards, and each costs { MONEY($card) } to pay back. How much more do you pay back than you got?
    .why = { $cards } times { MONEY($card) } goes back, { MONEY($cash) } came in. The difference is the price of credit.
ticket-financity-risk = An event costs { MONEY($loss) } and comes in { $years } of 10 years. An insurance token for a year costs { MONEY($price) }. What does going without cost on average each year?
    .why = { $years } times { MONEY($loss) } in ten years, so a tenth of that each year. Compare it with the { MONEY($price) } of a token, and think of the year in which it comes.
ticket-financity-price = Something costs { MONEY($cost) } and then { MONEY($expense) } every year. You keep it for { $years } years. What does it cost in all?
    .why = The price is paid once, the { MONEY($expense) } in each of { $years } years. The small print can cost more than the price.

## Multiverse Money

ticket-multiverse-time = You exchange { $times } times. Each time you give notes for { $given } and get notes for { $taken }. How much has gone in all?
    .why = Each exchange takes { $given } less { $taken }. Small gaps add up when you change often.
ticket-multiverse-risk = A currency below { $line } loses { $fee } at the end. You hold { $one } in one currency and { $two } in another. How many points more would you have if all of it were in one currency?
    .why = In two currencies the { $fee } is taken from each that is below { $line }. In one it is taken once, or not at all.
ticket-multiverse-price = One more note of { $note } would complete a set, which brings { $bonus } points. You must give a note of { $given } for it. How many points do you gain?
    .why = You get { $note } and the { $bonus } of the set, and give { $given }. What a note says is not what it is worth to you.

## What came of it

ticket-shares = { $people } people answered. Right: { $right } of 100 ({ $low } to { $high }).
ticket-hidden = Fewer than three answered, so nothing is shown.
ticket-none = Fewer than three answered both times, so no change is told.
ticket-gain = More right answers than before: { $mean } of 100 more ({ $low } to { $high }).
ticket-loss = Fewer right answers than before: { $mean } of 100 fewer ({ $low } to { $high }).
ticket-too_few = Too few to tell: the change could be anything from { $low } to { $high } of 100.

## What measures belong to, by the numbers of the frameworks, in our words

topic-eu-1 = Money and paying
topic-eu-2 = Planning and looking after money
topic-eu-3 = Risk and what it brings
topic-eu-4 = The world of money around us
topic-us-1 = Earning
topic-us-2 = Spending
topic-us-3 = Saving
topic-us-4 = Investing
topic-us-5 = Credit
topic-us-6 = Risk
