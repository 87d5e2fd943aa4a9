### FinanCity

game-name = FinanCity
game-tagline = Ten years of a household: plan, earn, save, live well and owe nothing.
    .box = Ten years in one town
game-teaches = Budgeting, saving, the price of debt, insurance, investing, wellbeing
    .short = Budget, save, insure
game-length = 10 years, 30 to 45 minutes
    .short = 40 min

# The table in words
view-year = Year
view-years = Years in all
view-marker = Zone
view-offer = On offer
view-investments = Investments
    .each = { $a } (since year { $b })
view-shopping = Shopping
    .each = { $a } (since year { $b })
content-events = Events
view-event = Event
view-home = Home
view-cash = Cash
    .value = { MONEY($n) }
view-saved = Savings
    .value = { MONEY($n) }
view-wellbeing = Wellbeing
view-loans = Loan cards
view-tokens = Insurance tokens
view-zone = Stands in
view-income = Income a year
    .value = { MONEY($n) }
view-coming = Income still to come
    .value = { MONEY($n) }
view-due = Loan payments due
    .value = { MONEY($n) }
view-bill = Bills this year
    .value = { MONEY($n) }
view-free = Free to spend
    .value = { MONEY($n) }
view-restricted = Over-indebted
view-goals = Goals
view-savings = Savings
    .column = Savings cards, small to large
    .value = { $a }, { $b } and { $c }

# First steps: a word to each of the first decisions (tutorial.toml)
learn-year = You have ten years in the city ahead of you. Each year you send your home to one zone: that is what you do besides work and bills. An investment you buy early pays you every year, so let us go to Investments.
learn-bills-first = Your pay is here: $900. But $760 of it is for this year's bills, and they come later. Money you save now will be missing then. This year, keep it all in cash.
learn-investment = The Used-Book Table costs $80 once and brings $30 every year from next year on: nine times $30. That is also one of your four goals: own an investment.
learn-event-came = An earthquake cost everybody $200. Your cash was not enough, so you had to borrow: $600 for six loan cards, and each costs $150 when you pay it back: $900. A little money set aside would have been cheaper. Plan again.
learn-interest = Now there is a little to spare. A savings card of $100 brings $10 every year, and it is your cushion when something happens.
learn-pays-back = Look at the price, the income and the years that are left. A card that pays for itself in three years still earns a lot in ten.
learn-repay = Every year you must pay back at least one loan card out of every six: $150 each. Pay back more if you can: having no loans at the end is one of your goals.
learn-trade = Here players can sell each other Products. Nothing tempting? Then you are done.
learn-joy = Money is not everything: wellbeing is a goal too. Shopping and Free Time bring it. Some cards bring it every year, but some also add to your bills.
learn-withdraw = In this zone you can take savings out for free. Anywhere else the bank keeps 10%: if you withdraw in a hurry, you pay for it.
learn-shopping = Read the small figures: wellbeing now, wellbeing every year (+), and what it adds to your bills each year.
learn-goals = Your checklist: enough wellbeing, $500 in savings, no loans, and an investment. Everybody who has all four at the end wins. Which one is furthest away?
learn-insurance = A token costs $50 and turns away one harmful event, whenever you choose. Think of the earthquake.
learn-token = An event has come, and you hold a token. Is this one bad enough to use it, or could a worse one still come?

## Zones

zone-Z1 = Planning
    .about = Everybody chooses where to be this year.
zone-Z2 = Income
    .about = Money comes in.
zone-Z3 = Savings
    .about = Put money aside or take some back at full value.
zone-Z4 = Extra Jobs
    .about = Earn some extra money.
zone-Z5 = Free Time
    .about = Rest and gain wellbeing.
zone-Z6 = Investments
    .about = Buy one investment. It pays every later year.
zone-Z7 = Shopping
    .about = Buy one thing that makes life better.
zone-Z8 = Expenses
    .about = Pay the bills and part of your loans.
zone-Z9 = Insurance
    .about = You are safe from this year's event and may buy a token for later.
zone-Z10 = Unforeseen Event
    .about = Something happens to everybody.
zone-Z11 = Reorganisation
    .about = Homes are lifted, loans counted, Products sold.
zone-LZ = Loans
    .about = Loans cost you fewer cards this year.

## Kinds of cards, savings

kind-business = Business
kind-education = Education
kind-product = Product
kind-service = Service
kind-activity = Activity
savings-named = Savings card of { $amount }
savings-SV100 = Savings card of $100
savings-SV500 = Savings card of $500
savings-SV1000 = Savings card of $1,000
loan-card = Loan card
insurance-token = Insurance token
about-investment = Costs { MONEY($cost) }. Brings { MONEY($income) } every later year.
about-shopping = Costs { MONEY($cost) }. Gives { $wellbeing } wellbeing, once.
about-shopping-yearly = Costs { MONEY($cost) }. Gives { $wellbeing } wellbeing now and every later year.
about-place-Z4 = Earn { MONEY($pay) } more.
about-place-Z5 = Rest: { $joy } wellbeing.
about-place-Z9 = Safe from this year's event. A token for later years costs { MONEY($price) }.
about-place-LZ = Each loan costs { $loan_cards } cards instead of { $elsewhere }.
about-choose_home = { MONEY($income) } income and { MONEY($expenses) } expenses a year.
about-take_loan = { MONEY($borrowed) } now for { $loan_cards } loan cards: { MONEY($back) } to pay back. Then you hold { $loans } cards.
about-withdraw = Withdraw { MONEY($face) } now: you get { MONEY($net) }.{ $missing ->
    [0] {""}
   *[other] {" "}{ MONEY($missing) } would still be missing.
}
about-repay = Pay { MONEY($cash_down) }. Left: loan cards { $loans }, cash { MONEY($cash) }.
about-repay_before_count = Pay { MONEY($cash_down) }. Left: loan cards { $loans }, cash { MONEY($cash) }.
about-pay_year = Pay { MONEY($cash_down) } in all. Left: loan cards { $loans }, cash { MONEY($cash) }.
about-buy_investment = { MONEY($cash_down) } now, then { MONEY($income_up) } a year for { $years ->
    [one] 1 year
   *[other] { $years } years
}. Leaves { MONEY($cash) } in cash.
about-buy_shopping = { MONEY($cash_down) } now for { $joy } wellbeing{ $bonus_up ->
    [0] , once.
   *[other] , and { $bonus_up } again in each of { $years } years.
}{ $upkeep_up ->
    [0] {""}
   *[other] {" "}Expenses rise by { MONEY($upkeep_up) } a year.
}{ $upkeep_down ->
    [0] {""}
   *[other] {" "}Expenses fall by { MONEY($upkeep_down) } a year.
} Leaves { MONEY($cash) } in cash.
about-yes = { $tokens_up ->
    [0] { $wellbeing_up } wellbeing.
   *[other] Costs { MONEY($cash_down) }. Leaves { MONEY($cash) } in cash.
}
about-arrange = { MONEY($savings) } in savings bring { MONEY($interest) } a year. { MONEY($cash) } stay in cash.
about-arrange-short = { MONEY($short) } would be missing for this year's bills.
about-claim_income = { $wellbeing_up } wellbeing.
about-declare_expenses = { MONEY($expenses) } of expenses.
about-choose = Then { MONEY($cash) } in cash and { $wellbeing } wellbeing.{ $loans_up ->
    [0] {""}
   *[other] {" "}{ $loans_up } more loan cards.
}{ $missing ->
    [0] {""}
   *[other] {" "}{ MONEY($missing) } would still be missing.
}
about-accept = Then { MONEY($cash) } in cash and { $wellbeing } wellbeing.{ $loans_up ->
    [0] {""}
   *[other] {" "}{ $loans_up } more loan cards.
}{ $missing ->
    [0] {""}
   *[other] {" "}{ MONEY($missing) } would still be missing.
}
about-use_token = Safe from this event. Tokens left: { $tokens }.
about-avoid = Safe from this event.
about-cancel = { $bonus } wellbeing a year from what you keep.{ $upkeep_up ->
    [0] {""}
   *[other] {" "}Expenses rise by { MONEY($upkeep_up) } a year.
}{ $upkeep_down ->
    [0] {""}
   *[other] {" "}Expenses fall by { MONEY($upkeep_down) } a year.
}
about-propose_sale = Printed cost { MONEY($cost) }.{ $bonus_down ->
    [0] {""}
   *[other] {" "}You give up { $bonus_down } wellbeing a year.
}{ $upkeep_up ->
    [0] {""}
   *[other] {" "}Expenses rise by { MONEY($upkeep_up) } a year.
}{ $upkeep_down ->
    [0] {""}
   *[other] {" "}Expenses fall by { MONEY($upkeep_down) } a year.
}
about-propose_purchase = Printed cost { MONEY($cost) }.{ $bonus_up ->
    [0] {""}
   *[other] {" "}It gives { $bonus_up } wellbeing a year.
}{ $upkeep_up ->
    [0] {""}
   *[other] {" "}Expenses rise by { MONEY($upkeep_up) } a year.
}{ $upkeep_down ->
    [0] {""}
   *[other] {" "}Expenses fall by { MONEY($upkeep_down) } a year.
} Leaves { MONEY($cash) } in cash.
about-expense-more = Expenses rise by { MONEY($amount) } a year.
about-expense-less = Expenses fall by { MONEY($amount) } a year.
event-kind-harmful = bad for those without insurance
event-kind-helpful = good for everybody
event-kind-mixed = good and bad
effect-pay = Pay { MONEY($amount) }.
effect-pay-per_member = Pay { MONEY($amount) } for each person in your home.
effect-pay-per_child = Pay { MONEY($amount) } for each child.
effect-pay-per_senior = Pay { MONEY($amount) } for each older person.
effect-pay-per_product = Pay { MONEY($amount) } for each Product you own.
effect-pay-per_loan_card = Pay { MONEY($amount) } for each loan card you hold.
effect-pay-max = No more than { MONEY($amount) } in all.
effect-lose_cash = Lose { $part ->
    [2] half
   *[other] 1/{ $part }
} of your cash, at most { MONEY($amount) }.
effect-gain_cash = Receive { MONEY($amount) }.
effect-gain_wellbeing = Receive { $amount } wellbeing.
effect-lose_wellbeing = Lose { $amount } wellbeing.
effect-next-home_income = Next year: home income down by { MONEY($amount) }.
effect-next-expenses = Next year: expenses up by { MONEY($amount) }.
effect-next-business_off = Next year: Business cards pay nothing.
effect-next-interest_off = Next year: savings cards pay no interest.
effect-next-education_bonus = Next year: each Education card pays { MONEY($amount) } more.

## Homes

home-HM1 = Yellow House
    .about = A couple with two children at school.
home-HM2 = Blue Studio
    .about = One adult living alone.
home-HM3 = Green Cabin
    .about = A couple without children.
home-HM4 = Red Apartment
    .about = One adult with one child.
home-HM5 = Orange Cottage
    .about = A couple living with a grandmother.
home-HM6 = Violet Duplex
    .about = A couple with one child and a grandfather.

## Investment cards

card-IB01 = Empanada Stand
    .about = Hot empanadas every Saturday.
card-IB02 = Lemonade Cart
    .about = Lemons, ice and a sunny corner.
card-IB03 = Dog-Walking Round
    .about = Six dogs, one leash each.
card-IB04 = Used-Book Table
    .about = Stories that found a second reader.
card-IB05 = Herb Garden Sales
    .about = Mint and basil from your own garden.
card-IB06 = Bicycle Repair Bench
    .about = Flat tyres mended while you wait.
card-IB07 = Handmade Soap
    .about = Lavender, honey and a lot of stirring.
card-IB08 = Home Bakery
    .about = Bread for the whole street.
card-IB09 = Sewing Corner
    .about = Hems, zips and school uniforms.
card-IB10 = Photo Booth
    .about = Four funny faces in a row.
card-IB11 = Vegetable Stall
    .about = Fresh from the market at dawn.
card-IB12 = Washing Machine for Hire
    .about = Neighbours wash, you get paid.
card-IB13 = Parcel Pick-up Point
    .about = Boxes come in, people come by.
card-IB14 = Food Truck
    .about = A kitchen on four wheels.
card-IB15 = Share in the Corner Shop
    .about = A part of the shop is yours.
card-IE01 = Reading Circle
    .about = Reading together opens doors.
card-IE02 = Typing Course
    .about = Ten fingers instead of two.
card-IE03 = Food-Handling Certificate
    .about = Now you may cook for others.
card-IE04 = First-Aid Diploma
    .about = You know what to do when it hurts.
card-IE05 = Spreadsheet Course
    .about = Sums that add themselves up.
card-IE06 = Customer-Service Workshop
    .about = How to help someone who is angry.
card-IE07 = Driving Licence
    .about = Jobs with a steering wheel.
card-IE08 = Evening English Class
    .about = Two evenings a week, a second language.
card-IE09 = Electrician's Permit
    .about = Safe wires, better pay.
card-IE10 = Bookkeeping Course
    .about = Every coin in its place.
card-IE11 = Web Design Bootcamp
    .about = Your first pages are online.
card-IE12 = Childcare Certificate
    .about = Small children, great patience.
card-IE13 = Welding School
    .about = Sparks, mask and a steady hand.
card-IE14 = Nursing Assistant Diploma
    .about = Care that hospitals look for.
card-IE15 = Technical Degree
    .about = Two years of study, a trade for life.

## Shopping cards

card-SP01 = LED Bulb Kit
    .about = Less power, same light.
card-SP02 = Bicycle
    .about = No bus fare, and fresh air.
card-SP03 = Giant Television
    .about = The whole family on the sofa; the power bill grows.
card-SP04 = Efficient Washing Machine
    .about = Washes with little water.
card-SP05 = Games Console
    .about = One more round before bed.
card-SP06 = Used Car
    .about = Freedom, petrol and repairs.
card-SP07 = Laptop
    .about = For homework and for films.
card-SP08 = Comfortable Sofa
    .about = Everybody wants the middle seat.
card-SP09 = Insulated Windows
    .about = The warmth stays inside.
card-SP10 = Latest Phone
    .about = New for a while, then just a phone.
card-SP11 = Guitar
    .about = Three chords, a hundred songs.
card-SP12 = Camping Tent
    .about = A house for the holidays.
card-SP13 = Shelf of Board Games
    .about = Rainy afternoons are saved.
card-SP14 = Solar Water Heater
    .about = Hot showers from the sun.
card-SS01 = Film Streaming
    .about = A film every Friday.
card-SS02 = Gym Membership
    .about = Sweat first, smile later.
card-SS03 = Fast Internet
    .about = No more waiting for the page to load.
card-SS04 = House Cleaning
    .about = Saturdays are free again.
card-SS05 = Music Lessons
    .about = From first notes to a little concert.
card-SS06 = Mobile Data Plan
    .about = Messages everywhere.
card-SS07 = Yearly Health Check-ups
    .about = Better to know in time.
card-SS08 = Home Energy Audit
    .about = Someone finds where the heat escapes.
card-SS09 = Reading-Room Pass
    .about = A quiet table and all the books.
card-SS10 = After-School Club
    .about = Chess, theatre and friends.
card-SS11 = Shared Transport Pass
    .about = One car, four neighbours.
card-SS12 = Dental Cleaning
    .about = A smile that shines.
card-SS13 = Family Counselling
    .about = Talking helps.
card-SS14 = Community Garden Plot
    .about = Your own tomatoes.
card-SA01 = Picnic in the Park
    .about = A blanket, sandwiches and shade.
card-SA02 = Cinema Night
    .about = Popcorn for everybody.
card-SA03 = Museum Day
    .about = Dinosaurs in the morning, paintings after lunch.
card-SA04 = Football Match
    .about = You lost your voice, not the match.
card-SA05 = Birthday Party
    .about = Cake, candles and too many balloons.
card-SA06 = Concert
    .about = You know all the songs.
card-SA07 = Camping Weekend
    .about = Stars instead of a ceiling.
card-SA08 = Hot Springs Outing
    .about = Warm water under a cold sky.
card-SA09 = Trip to the Coast
    .about = Sand in every shoe.
card-SA10 = Mountain Holiday
    .about = A week above the clouds.
card-SA11 = Journey Abroad
    .about = A stamp in the passport.
card-SA12 = Neighbourhood Choir
    .about = Thirty voices on Thursdays.
card-SA13 = Amateur League
    .about = A match every Sunday.
card-SA14 = Mural Walk
    .about = The city is a museum.

## Unforeseen events

card-EV01 = Burst Pipe
    .about = The plumber charges double on Sundays.
card-EV02 = Winter Flu
    .about = Everybody is in bed.
card-EV03 = Toothache
    .about = See the dentist, or put up with it.
card-EV04 = Pickpocket
    .about = Cash is gone in a second. Savings cards are safe.
card-EV05 = Shorter Hours
    .about = The factory slows down.
card-EV06 = Slow Season
    .about = Customers stay away.
card-EV07 = Prices Go Up
    .about = Bread, power and the bus cost more.
card-EV08 = Earthquake
    .about = A crack in the wall, and a big fright.
card-EV09 = School and Care Bills
    .about = Books for the young, medicine for the old.
card-EV10 = Rate Cut
    .about = The central bank has decided.
card-EV11 = Everything Breaks
    .about = The more things you own, the more need repair.
card-EV12 = Burnout
    .about = Too much work, too little rest.
card-EV13 = Tax Refund
    .about = A letter that makes you smile.
card-EV14 = Street Festival
    .about = Music on the square for everybody.
card-EV15 = Skills in Demand
    .about = Employers call those who learned a trade.
card-EV16 = Bank Charges
    .about = Read the small print.

## What happened

fact-home_given = { $seat } lives in: { $home }.
fact-started_with = { $seat } starts with { MONEY($amount) }.
fact-first_player = { $seat } is the first player.
fact-year_started = Year { $year } of { $years } begins.
fact-token_placed = { $forced ->
    [1] { $seat } must go to { $zone }.
   *[0] { $seat } goes to { $zone }.
    }
fact-offer_turned = New on offer: { $card }.
fact-loan_taken = { $forced ->
    [1] { $seat } has to take a loan: { MONEY($amount) } for { $count } loan cards.
   *[0] { $seat } takes a loan: { MONEY($amount) } for { $count } loan cards.
    }
fact-income_paid = { $seat } receives { MONEY($total) }: home { MONEY($base) }, interest { MONEY($interest) }, investments { MONEY($investments) }.
fact-wellbeing_paid = { $seat } receives { $amount } wellbeing from { $cards }.
fact-bonus_missed = { $seat } did not claim { $card }: { $amount } wellbeing lost.
fact-savings_changed = { $kind ->
    [saved] { $seat } saves { MONEY($amount) }. Savings now: { MONEY($total) }.
    [withdrawn] { $seat } takes { MONEY($amount) } back from savings. Savings now: { MONEY($total) }.
    [exchanged] { $seat } exchanges savings cards. Savings: { MONEY($total) }.
   *[kept] { $seat } leaves the savings as they are: { MONEY($total) }.
    }
fact-withdrawn = { $seat } withdraws savings of { MONEY($face) } and gets { MONEY($net) }.
fact-job_paid = { $seat } earns { MONEY($amount) } in an extra job.
fact-free_time_paid = { $seat } rests: { $amount } wellbeing.
fact-investment_bought = { $seat } invests in { $card } for { MONEY($price) }. It pays { MONEY($income) } a year.
fact-shopping_bought = { $seat } buys { $card } for { MONEY($price) }.
fact-purchase_enjoyed = { $seat } receives { $amount } wellbeing from { $card }.
fact-nothing_bought = { $seat } buys nothing.
fact-expense_forgotten = { $checked ->
    [1] { $seat } forgot an increase of { MONEY($amount) } ({ $line }). The Bank adds it.
   *[0] { $seat } forgot an increase of { MONEY($amount) } ({ $line }). It stands.
    }
fact-discount_missed = { $seat } forgot a discount of { MONEY($amount) } ({ $line }). It is lost.
fact-expenses_paid = { $seat } pays expenses of { MONEY($amount) }.
fact-bill_written_off = { $seat } cannot pay { MONEY($amount) }. It is written off.
fact-penalty_paid = { $seat } loses { $amount } wellbeing over unpaid bills.
fact-loan_repaid = { $count ->
    [one] { $seat } repays one loan card ({ MONEY($amount) }). { $left } left.
   *[other] { $seat } repays { $count } loan cards ({ MONEY($amount) }). { $left } left.
    }
fact-minimum_missed = { $seat } should repay { $minimum } loan cards and can only repay { $count }. Next year: Extra Jobs.
fact-over_indebted = { $seat } holds { $count } loan cards and is over-indebted. Next year: Extra Jobs, no buying, no saving, no new loans.
fact-restriction_ended = { $seat } holds few enough loan cards and is free again.
fact-insurance_bought = { $seat } buys an insurance token for { MONEY($price) }.
fact-insurance_declined = { $seat } buys no insurance token.
fact-event_drawn = This year: { $event }.
fact-event_avoided = { $how ->
    [token] { $seat } uses an insurance token. Nothing happens.
   *[zone] { $seat } is insured. Nothing happens.
    }
fact-event_nil = { $seat } is not affected.
fact-event_applied = { $event } reaches { $seat }.{ $gain ->
    [0] {""}
   *[other] {" "}It brings { MONEY($gain) }.
    }{ $joy ->
    [0] {""}
   *[other] {" "}It brings { $joy } wellbeing.
    }{ $sorrow ->
    [0] {""}
   *[other] {" "}It costs { $sorrow } wellbeing.
    }{ $owed ->
    [0] {""}
   *[other] {" "}It costs { MONEY($owed) }.
    }
fact-year_settled = Year { $year } is settled.
fact-modifier_set = { $kind ->
    [home_income_less] Next year the home of { $seat } earns { MONEY($amount) } less.
    [home_income_more] Next year the home of { $seat } earns { MONEY($amount) } more.
    [expenses_less] Next year { $seat } pays { MONEY($amount) } less in expenses.
    [expenses_more] Next year { $seat } pays { MONEY($amount) } more in expenses.
    [business_off] Next year the Business cards of { $seat } pay nothing.
    [interest_off] Next year the savings of { $seat } bring no interest.
    [education_bonus_less] Next year each Education card of { $seat } pays { MONEY($amount) } less.
   *[education_bonus_more] Next year each Education card of { $seat } pays { MONEY($amount) } more.
    }
fact-cards_returned = Back under the deck: { $cards }.
fact-first_player_passed = { $seat } is first next year.
fact-loans_counted = Loan cards are counted.
fact-trade_proposed = { $kind ->
    [sale] { $by } offers { $card } to { $to } for { MONEY($price) }.
   *[purchase] { $to } offers { $by } { MONEY($price) } for { $card }.
    }
fact-trade_done = { $by } sells { $card } to { $to } for { MONEY($price) }.
fact-trade_declined = { $lapsed ->
    [1] The offer for { $card } between { $by } and { $to } has lapsed.
   *[0] The offer for { $card } between { $by } and { $to } is declined.
    }
fact-trade_withdrawn = { $seat } takes the offer for { $card } back.
fact-service_cancelled = { $seat } gives up { $card }.
fact-game_ended = { $end ->
    [nobody] Nobody reached all four goals. There is no champion.
   *[won] All four goals reached by { $others }. Champion: { $winners }.
    }

## Questions

ask-choose_home = Which home do you want?
ask-assign_home = Which home does this player get?
ask-place_in_secret = Where do you place your home? Nobody sees it yet.
ask-bills = Pay your expenses.
ask-bear = The event has come.
ask-place = Where do you place your home this year?
ask-claim_income = Which bonuses do you claim? What you do not tick is lost.
ask-savings = Which savings cards do you want to hold?
ask-buy_investment = Which investment do you buy?
ask-buy_shopping = What do you buy?
ask-claim_purchase = Do you claim the wellbeing of what you bought?
ask-declare_expenses = Which lines belong to your expenses?
ask-pay_year = Pay your expenses. How many loan cards do you repay?
ask-raise_expenses = Your cash does not cover your expenses. How do you raise the money?
ask-raise_minimum = Your cash does not cover the loan cards due. How do you raise the money?
ask-raise_event = Your cash does not cover the event. How do you raise the money?
ask-buy_insurance = Do you buy an insurance token?
ask-use_insurance = Do you use an insurance token against this event?
ask-event_choice = Which do you choose?
ask-repay_before_count = Loans are about to be counted. How many cards do you repay?
ask-cancel = Which Services do you give up?
ask-trade = Do you want to buy or sell Products?
ask-closing = A last chance to repay and withdraw.

## Moves

move-pass = Buy nothing
    .type = nothing
    .about = Keep your money.
move-choose_home = Take this home
move-assign_home = Give this home
move-place = Place your home
    .about = It stays there all year.
move-buy_investment = Invest
move-buy_shopping = Buy
move-claim_income = Claim
    .about = What you do not tick is lost for this year.
move-declare_expenses = Declare
    .about = Tick every line that belongs to your expenses.
move-pay_year = Pay expenses and loan cards
    .type = pay
    .about = You pay your expenses and as many loan cards as you choose.
move-repay_before_count = Repay before the count
    .type = count
    .about = With few enough cards you stay free.
move-cancel = Give up Services
    .about = Their costs and their wellbeing end.
move-choose = Choose
move-pay_less = Pay what you can
    .about = You repay as many loan cards as your cash pays for. Next year your home must stand on Extra Jobs.
move-take_loan = Take a loan
    .about = Money now, for loan cards that you pay back later with a lot more.
move-withdraw = Withdraw savings
    .about = Outside the Savings zone the Bank may keep a part.
move-repay = Repay loan cards
    .about = The cards go back to the Bank. Early is always allowed.
move-arrange = Set savings
    .about = Choose the savings cards you want to hold.
move-yes = Yes
move-no = No
move-use_token = Use a token
    .about = The event does nothing to you. The token is gone.
move-avoid = Avoid the event
    .about = You are insured: it does nothing to you.
move-choose-pay = Pay
move-choose-bear = Bear it
move-propose_sale = Offer to sell
move-propose_purchase = Offer to buy
move-accept = Accept
move-decline = Decline
move-withdraw_offer = Take the offer back
move-done = Done
    .about = You decline the offers made to you. Your own stays open.
card-modifier = this year's event

## Price and consequence of a choice

note-cash = leaves { MONEY($value) } cash
note-homes = homes there: { $value }
note-cost = printed cost { MONEY($value) }

## Why money moved

pay-start = { $to } starts with { MONEY($amount) }.
pay-home_income = { $to } receives { MONEY($amount) }: income of the home.
pay-interest = { $to } receives { MONEY($amount) } in interest.
pay-business_income = { $to } receives { MONEY($amount) } from Business cards.
pay-education_income = { $to } receives { MONEY($amount) } thanks to Education cards.
pay-extra_job = { $to } receives { MONEY($amount) } for an extra job.
pay-saved = { $of ->
    [money] { $from } puts { MONEY($amount) } aside.
   *[other] { $to } now has { MONEY($amount) } more in savings.
    }
pay-savings_returned = { $of ->
    [money] { $to } takes { MONEY($amount) } from savings.
   *[other] { $from } hands savings cards of { MONEY($amount) } back.
    }
pay-surcharge = The Bank keeps { MONEY($amount) } because { $from } withdrew outside Savings.
pay-loan = { $to } receives a loan of { MONEY($amount) }.
pay-loan_repaid_minimum = { $from } pays { MONEY($amount) } for loan cards due this year.
pay-loan_repaid_advance = { $from } pays { MONEY($amount) } for loan cards ahead of time.
pay-investment = { $from } pays { MONEY($amount) } for an investment.
pay-shopping = { $from } pays { MONEY($amount) } in Shopping.
pay-expenses = { $from } pays { MONEY($amount) } in expenses.
pay-yearly_bonus = { $to } receives { $amount } wellbeing from "+" cards.
pay-free_time = { $to } receives { $amount } wellbeing in Free Time.
pay-purchase = { $to } receives { $amount } wellbeing from a purchase.
pay-event = { $to ->
    [bank] { $from } loses { $amount } wellbeing.
   *[other] { $to } receives { $amount } wellbeing.
    }
pay-penalty = { $from } loses { $amount } wellbeing over unpaid bills.
pay-insurance = { $from } pays { MONEY($amount) } for an insurance token.
pay-event_loss = { $from } pays { MONEY($amount) } for the event.
pay-event_gain = { $to } receives { MONEY($amount) } from the event.
pay-sale = { $from } pays { $to } { MONEY($amount) } for a Product.
desk-cash = money { $more ->
    [yes] +{ MONEY($n) }
   *[no] { MONEY($n) }
}
desk-borrowed = has to borrow { MONEY($n) }
desk-loans = loan cards { SIGNED($n) }
purse-savings = savings
purse-wellbeing = wellbeing

## Score and measures

score-goals_met = Goals met: { $n } of 4
score-debts = Still owed, not taken off the points: { MONEY($amount) }
score-wellbeing = Points for wellbeing: { NUMBER($points) }
score-cash = Cash: { NUMBER($points) }
score-savings = Savings: { NUMBER($points) }
score-products = Part of what the Products cost: { NUMBER($points) }
score-businesses = Part of what the Business cards cost: { NUMBER($points) }
goal-wellbeing = At least { $goal } wellbeing
goal-savings = At least { MONEY($goal) } in savings
goal-loans = No loan cards
goal-investments = { $goal ->
    [one] At least one investment
   *[other] At least { $goal } investments
    }
rank-champion = Champion
rank-winner = Winner
rank-other = { $goals ->
    [one] one goal of four
   *[other] { $goals } goals of four
    }

## Steps of the year

step-year = The next year
step-planning = Planning
step-income = Income
step-saving = Savings
step-extra_jobs = Extra Jobs
step-free_time = Free Time
step-investments = Investments
step-shopping = Shopping
step-expenses = Expenses
step-insurance = Insurance
step-unforeseen = Unforeseen Event
step-reorganisation = Reorganisation
step-count_loans = Counting the loans
step-sale = Sale of Products
step-closing_time = Last repayments
step-finish = End of the game

## Refusals

refused-game_over = The game is over.
refused-not_your_prompt = This question is not for you now.
refused-wrong_zone = You cannot do that in the zone where the marker is.
refused-unknown_zone = There is no such zone.
refused-zone_without_benefit = That zone gives no benefit. Choose one of the six with a roof.
refused-forced_extra_job = You have to go to Extra Jobs this year.
refused-bad_amount = That is not a possible number.
refused-not_multiple_of_100 = Savings are made of whole cards.
refused-not_enough_cash = You do not have that much cash.
refused-not_enough_savings = You do not hold those savings cards.
refused-saving_restricted = Over-indebted players can only withdraw, not save.
refused-saving_closed = You can put money aside only in Savings, once a year.
refused-loan_closed = No loans can be taken now.
refused-loan_cap = With that loan you would hold more loan cards than anyone may.
refused-loan_restricted = Over-indebted players get no loan here.
refused-use_savings_first = Your savings are enough. Use them first.
refused-nothing_owed = You hold no loan cards.
refused-repay_too_few = You must repay at least the minimum.
refused-repay_too_many = You do not hold that many loan cards.
refused-bills_first = With so many loan cards the bills come first. Keep enough for your expenses.
refused-pending_payment = Settle what you owe first.
refused-not_in_zone = Your home does not stand in that zone.
refused-card_not_offered = That card is not in the offer.
refused-already_bought = You have already bought one this year.
refused-no_token = You have no insurance token.
refused-choice_unavailable = You do not have enough wellbeing for that.
refused-already_claimed = You have already claimed that card.
refused-nothing_to_claim = There is nothing to claim on that card.
refused-not_a_product = Only Products can be sold.
refused-not_owner = That Product does not belong to the seller.
refused-same_seat = You cannot trade with yourself.
refused-unknown_seat = There is no such player.
refused-buyer_restricted = Over-indebted players cannot buy.
refused-seller_restricted = Over-indebted players cannot sell at this table.
refused-price_out_of_range = That price is not possible.
refused-product_already_traded = That Product has already changed hands this year.
refused-too_many_proposals = You have made all your offers for this year.
refused-proposal_open = You already have an open offer.
refused-offer_gone = That offer is no longer there.
refused-trade_closed = Nothing can be sold now.
refused-bad_option = “{ $option }” cannot have that value.
refused-bad_seat_count = FinanCity is for 1 to 6 players.

## Options

option-level = Score
    .about = Which formula names the champion. Advanced adds part of what Products and Business cards cost; everybody should agree.
option-level-beginner = Beginner
option-level-advanced = Advanced
option-claims = Claims
    .about = Who collects bonuses and adds up expenses: the program, or each player by hand, with mistakes that stand.
option-claims-automatic = Automatic
option-claims-by_hand = By hand
option-by_hand_increases = Forgotten increases
    .about = With claims by hand: what happens when a player forgets that expenses went up.
option-by_hand_increases-stand = The mistake stands
option-by_hand_increases-bank_checks = The Bank checks
option-home_assignment = Homes
    .about = How the homes are given out.
option-home_assignment-random = By chance
option-home_assignment-choose = Players choose
option-home_assignment-trainer = The trainer decides
option-home_assignment-same = The same home for all
option-first_player = First player
    .about = Who begins in year 1.
option-first_player-random = By chance
option-first_player-host = The host
option-first_player-0 = { seat-A }
option-first_player-1 = { seat-B }
option-first_player-2 = { seat-C }
option-first_player-3 = { seat-D }
option-first_player-4 = { seat-E }
option-first_player-5 = { seat-F }
option-first_player_rule = First player each year
    .about = The next player to the left each year, or drawn again.
option-first_player_rule-rotate = To the left
option-first_player_rule-random = By chance
option-years = Years
    .about = How many years the game lasts.
option-goal_wellbeing = Goal: wellbeing
    .about = Wellbeing needed to win.
option-goal_savings = Goal: savings
    .about = Savings needed to win.
option-goal_investments = Goal: investments
    .about = Investment cards needed to win.
option-starting_cash = Starting money
    .about = Cash for everybody at the start.
option-savings_plan = Interest
    .about = Whether big savings cards pay a little more.
option-savings_plan-tiered = Big cards pay more
option-savings_plan-flat = The same for all
option-withdraw_surcharge = Surcharge
    .about = Per cent kept by the Bank when savings are withdrawn outside Savings.
option-extra_job_pay = Pay in Extra Jobs
    .about = What an extra job pays.
option-free_time_wellbeing = Wellbeing in Free Time
    .about = What a year with Free Time gives.
option-insurance_price = Price of insurance
    .about = What an insurance token costs.
option-loan_cards = Loan cards for each loan
    .about = How many cards each loan costs. More cards make it dearer.
option-loan_cards_lz = Loan cards in the Loans zone
    .about = The same for those whose home stands in the Loans zone.
option-overindebted_may_sell = Over-indebted may sell
    .about = Whether over-indebted players may sell Products.
option-loans_in_reorganisation = Loans in Reorganisation
    .about = Whether loans are possible after the count.
option-unpaid_penalty = Penalty for unpaid bills
    .about = Wellbeing lost for every { MONEY(100) } written off, or part of it.
option-cancel_services = Services can be given up
    .about = Whether Services can be cancelled in Reorganisation.
option-trade = Sale of Products
    .about = Whether players may sell Products to each other.
option-trade_price_cap = Highest price
    .about = Whether a Product may be sold above its printed cost.
option-trade_price_cap-none = No limit
option-trade_price_cap-printed_cost = Printed cost
option-max_proposals = Offers in one sale
    .about = How many offers each player may make in one sale.
option-hide_cash = Hide cash
    .about = Others do not see your cash on the table.
option-closing_window = Closing
    .about = A last chance to repay and withdraw after the last event.
option-planning = Planning
    .about = One after the other, or all in secret.
option-planning-in_order = In order
option-planning-secret = In secret
option-trainer_chance = Trainer's choice
    .about = What the trainer may choose instead of chance.
option-trainer_chance-none = Nothing
option-trainer_chance-events = Events
option-trainer_chance-all = All draws

## Computer players

bot-baseline = The planner
    .about = Budgets first, keeps a reserve, and weighs every choice by the points it will bring.
bot-saver = The saver
    .about = Works, saves and insures; buys little joy.
bot-spender = The spender
    .about = Shops every year, on credit if need be.
bot-investor = The investor
    .about = Borrows once in the first year and puts it into investments.
why-worth_most = This is worth most to me in the end.
why-keep_for_bills = I keep enough for the bills and save the rest.
why-first_investment = I need one investment to win.
why-pays_back = It brings back more than it costs.
why-too_dear = It is not worth its price to me.
why-joy = It makes life better.
why-wellbeing_short = I need more wellbeing to win.
why-extra_money = I can use the money.
why-stay_safe = I want to be safe from what may come.
why-enough_tokens = I have enough tokens.
why-no_money = I have no money to spare for it.
why-no_token = A token is not worth its price to me now.
why-sell_for_debt = I sell because I have too many loan cards.
why-no_more_debt = More loan cards would only make it worse.
why-debt_first = Debt is expensive, so I repay what I can.
why-minimum_only = I repay what I must and keep the rest.
why-savings_before_loan = My savings cost less than a loan.
why-loan_needed = My savings are not enough, so I have to borrow.
why-borrow_to_invest = A loan pays off if I invest it early.
why-borrow_to_shop = I want it now and pay later.
why-token_worth_it = This would hurt more than the token is worth.
why-token_saved = I keep my token for something worse.
why-lesser_harm = This one hurts less.
why-good_price = The price is good for me.
why-bad_price = That price is not good for me.
why-need_savings = I sell to reach my savings goal.
why-nothing_to_trade = I do not want to trade.
why-claim_all = It is mine, so I claim it.

## Measures

measure-seat = Seat (0 is the first)
measure-period = Year
measure-cash = Cash
measure-savings = Savings
measure-loans = Loan cards
measure-net_worth = Net worth
measure-wellbeing = Wellbeing
measure-income_home = Income: home
measure-income_interest = Income: interest
measure-income_business = Income: Business
measure-income_education = Income: Education
measure-income_extra_job = Income: extra jobs
measure-income_event = Income: events
measure-income_sales = Income: Products sold
measure-spent_investments = Spent on investments
measure-spent_shopping = Spent on shopping
measure-spent_insurance = Spent on insurance
measure-surcharges = Surcharges for withdrawing
measure-event_money = Money lost to events
measure-spent_products = Products bought from players
measure-wellbeing_bonuses = Wellbeing: yearly bonuses
measure-wellbeing_purchases = Wellbeing: purchases
measure-wellbeing_free_time = Wellbeing: free time
measure-wellbeing_event = Wellbeing: good events
measure-wellbeing_penalty = Wellbeing lost over unpaid bills
measure-expenses_home = Expenses: home
measure-expenses_cards = Expenses: cards
measure-expenses_event = Expenses: events
measure-written_off = Bills written off
measure-loans_taken = Loans taken
measure-loan_cards_received = Loan cards received
measure-finance_cost = Price of credit
measure-cards_repaid_minimum = Loan cards repaid: due
measure-cards_repaid_advance = Loan cards repaid: early
measure-event_wellbeing = Wellbeing lost to events
measure-tokens_bought = Insurance tokens bought
measure-tokens_used = Insurance tokens used
measure-forgotten_wellbeing = Wellbeing forgotten
measure-forgotten_discounts = Discounts forgotten
measure-years_restricted = Years over-indebted
measure-goal_wellbeing = Goal reached: wellbeing
measure-goal_savings = Goal reached: savings
measure-goal_loans = Goal reached: no loans
measure-goal_investments = Goal reached: investments
measure-zone = Zone chosen
measure-event = Event
measure-fate = What became of the event
measure-restricted = Over-indebted this year
fate-avoided_by_zone = avoided: insured
fate-avoided_by_token = avoided: token used
fate-received = received
fate-untouched = not affected

## Lessons

lesson-price_of_credit = { $seat } took { $loans ->
    [one] one loan
   *[other] { $loans } loans
    }. Borrowing cost { MONEY($cost) }{ $good ->
    [1] , but what was invested in those years brought { MONEY($earned) } more than its price: good debt.
   *[0] { $earned ->
        [0] , and nothing invested in those years has paid for it.
       *[other] . What was invested in those years brought { MONEY($earned) } more than its price: not enough.
    }
    }
lesson-uninsured_loss = Year { $period }, { $event }: without insurance it cost { $seat } { $owed ->
    [0] { $sorrow } wellbeing
   *[other] { MONEY($owed) }{ $sorrow ->
        [0] { "" }
       *[other] { " " }and { $sorrow } wellbeing
    }
    }. An insurance token costs { MONEY($price) }.
lesson-cost_of_haste = { $times ->
    [one] { $seat } withdrew savings once outside the Savings zone. It cost { MONEY($cost) } ({ $zone }, year { $period }).
   *[other] { $seat } withdrew savings { $times } times outside the Savings zone. It cost { MONEY($cost) }, most of it in { $zone }, year { $period }.
    }
lesson-first_saving = { $seat } first saved in year { $period }. Interest brought { MONEY($interest) } in all.
lesson-power_of_time = { $seat } bought { $card } in year { $period } for { MONEY($price) }. It pays { MONEY($yearly) } a year and brought { MONEY($brought) }.{ $earlier ->
    [0] { "" }
    [one] { " " }Bought a year earlier, it could have paid once more.
   *[other] { " " }Bought { $earlier } years earlier, it could have paid { $earlier } times more.
    }
lesson-small_print = { $years ->
    [one] { $card }: { MONEY($yearly) } more expenses for { $seat } in one year.
   *[other] { $card }: { MONEY($yearly) } a year became { MONEY($cost) } for { $seat } in { $years } years.
    }
lesson-small_saving = { $years ->
    [one] { $card } saved { $seat } { MONEY($yearly) } in one year.
   *[other] { $card } saved { $seat } { MONEY($yearly) } a year: { MONEY($cost) } in { $years } years.
    }
lesson-price_of_joy = { $seat } got most joy for the money from { $card }: { $joy } wellbeing for every { MONEY(100) }. Least came from { $other_card }: { $other_joy }.
lesson-missing_wellbeing = { $period ->
    [0] { $seat } was { $missing } wellbeing short of the goal.
   *[other] { $seat } was { $missing } wellbeing short of the goal. After year { $period }, Free Time every year could still have reached it.
    }
lesson-missing_savings = { $period ->
    [0] { $seat } was { MONEY($missing) } short of the savings goal.
   *[other] { $seat } was { MONEY($missing) } short of the savings goal. At the end of year { $period } there was enough money for it.
    }
lesson-missing_loans = { $seat } ended with { $missing ->
    [one] one loan card
   *[other] { $missing } loan cards
    }{ $period ->
    [0] .
   *[other] . At the end of year { $period } there was no debt.
    }
lesson-missing_investments = { $seat } did not have the investments the goal asks for. In year { $period } it was still early enough to buy.
lesson-forgotten = { $seat } forgot to ask for { $wellbeing ->
    [0] { MONEY($money) } in discounts
   *[other] { $wellbeing } wellbeing{ $money ->
        [0] { "" }
       *[other] { " " }and { MONEY($money) } in discounts
    }
    }.

## Terminal

bar-year = Year { $n } of { $of }
bar-free = Free to spend: { MONEY($amount) }
bar-event = This year:
bar-investment = { MONEY($cost) } → { MONEY($income) } a year
bar-purchase = { $yearly ->
    [yes] { MONEY($cost) } → +{ $wellbeing } wellbeing every year
   *[no] { MONEY($cost) } → { $wellbeing } wellbeing
    }
bar-restricted = over-indebted
bar-bound = Extra Jobs next year
bar-forecast = This year
bar-income = income { MONEY($amount) },
bar-bill = expenses { MONEY($amount) },
bar-due = { $count ->
    [0] no loan cards due
    [one] one loan card due ({ MONEY($amount) })
   *[other] { $count } loan cards due ({ MONEY($amount) })
    }
bar-goals = Your goals
bar-own = You own

## The board on the page

board-city = The board
board-prompt = What you can do
board-players = Players
board-mine = Your household
board-your-turn = Your turn
board-you = You
board-tools = Borrow · Savings
board-back = Back
board-aims = By the last year you need:
board-lately = What happened lately
board-now = Year { $year }: { $zone }
board-where = Year { $year } of { $of }
board-whole = whole board
board-near = closer
board-window = The board, near the bus
board-year = year
board-first = first
board-first-is = { $name } is the first player
board-events-left = { $n ->
    [one] One event card left
   *[other] { $n } event cards left
    }
board-event-place = event in zone 10
board-homes-here = Here: { $names }.
board-bus-here = The bus stands here.
board-zone-Z10 = Unforeseen
board-zone-Z11 = Reorganise
board-zone-LZ = Loans
board-zone-all = everybody
board-zone-card = buy a card
board-zone-job = + { MONEY($amount) }
board-zone-rest = + { $amount } ♥
board-zone-safe = safe this year
board-zone-loans = { MONEY($amount) } for { $n } cards
board-offer-investments = Investments on offer
board-offer-shopping = Shopping on offer
board-line-investments = Investments and their deck
board-line-shopping = Shopping and its deck
board-offer-empty = Nothing on offer
board-deck = Deck: { $n } unseen cards, { $known } known underneath
board-unseen = unseen
board-under = Known to lie underneath
board-under-none = None yet.
board-card-income = +{ MONEY($amount) } a year
board-card-joy = { $n } ♥ once
board-card-joy-yearly = +{ $n } ♥ a year
board-card-bills-up = bills +{ MONEY($amount) } a year
board-card-bills-down = bills −{ MONEY($amount) } a year
board-card-up = bills +{ MONEY($amount) }
board-card-down = bills −{ MONEY($amount) }
board-cash = cash
board-savings = savings
board-loans-word = loans
board-wellbeing = wellbeing
board-investments = investments
board-tokens = insurance tokens
board-acts = deciding
board-stands = in { $zone }
board-loans = { $n } of { $most } loan cards
board-light-wellbeing = { $n }{"\u000A"}of { $goal }
board-light-savings = { $n }{"\u000A"}of { $goal }
board-light-loans = { $n ->
    [0] no{"\u000A"}loans
    [one] 1 loan{"\u000A"}card
   *[other] { $n } loan{"\u000A"}cards
    }
board-light-investments = { $n } of { $goal }{"\u000A"}invested
board-reached = reached
board-not-yet = not yet
board-open-home = See the whole household
board-income = income
board-sum = The sum of the year
board-bills = bills
board-bills-paid = bills paid
board-due = loans due
board-free = free to spend
board-left-word = left
board-missing = missing
board-owing = { $n ->
    [one] 1 loan card: you owe { MONEY($amount) }
   *[other] { $n } loan cards: you owe { MONEY($amount) }
    }
board-owing-none = Owes nothing.
board-tool-take_loan = Borrow { MONEY($amount) }
board-tool-withdraw = Use savings
board-tool-repay = Repay
board-cost-loan = owe { MONEY($amount) }
board-cost-full = at full value
board-cost-withdraw = { MONEY($amount) } of { MONEY($face) } is lost
board-cost-repay = { $n ->
    [one] 1 loan card
   *[other] { $n } loan cards
    }
board-closed = not now
board-closed-nothing_owed = no loans
board-closed-not_enough_savings = no savings
board-closed-not_enough_cash = not enough cash
board-closed-loan_restricted = over-indebted
board-closed-loan_cap = too many cards
board-closed-bills_first = bills first
board-closed-pending_payment = pay first
board-closed-loan_closed = closed in zone 11
board-brings = Every year it brings
board-joys = Bought for a better life
board-costs = Every year it costs
board-home-income = Income of the home
board-home-bills = Bills of the home
board-savings-card = Savings card of { MONEY($face) }
board-savings-cards = { $n } × savings card of { MONEY($face) }
board-since = since year { $year }
board-nothing-yet = Nothing yet.
board-tokens-left = { $n ->
    [0] no insurance tokens
    [one] one insurance token
   *[other] { $n } insurance tokens
    }
board-fewer = One card of { MONEY($face) } fewer
board-more = One card of { MONEY($face) } more
board-repay-how-many = Loan cards to repay
board-left = { MONEY($amount) } left
board-left-after-bills = { MONEY($amount) } left after the bills
board-bills-short = bills: { MONEY($amount) } short
board-too-dear = { MONEY($amount) } short in cash
board-pays-back = { $years } × { MONEY($income) } = { MONEY($total) } back
board-pays-never = last year: it pays nothing now
board-joy = { $n } ♥ now, once
board-joy-yearly = { $n } ♥ now and { $years } × later = { $total } ♥
board-joy-left = { $n } ♥ left
board-homes = { $n ->
    [one] one home there already
   *[other] { $n } homes there already
    }
board-place-Z4 = You earn { MONEY($amount) }.
board-place-Z5 = You rest: +{ $n } ♥.
board-place-Z6 = Buy 1 of { $n } cards, from { MONEY($amount) }.
board-place-Z7 = Buy 1 of { $n } cards, from { MONEY($amount) }.
board-place-Z9 = Safe this year. Token for later: { MONEY($amount) }.
board-place-LZ = All year { MONEY($amount) } for { $n } loan cards.
board-place-nothing = No benefit here.
board-pass = Pass
board-pass-gain = no new card
board-claim-yes = Yes, I claim it
board-claim-no = No
board-token-yes = Buy a token
board-token-no = No token
board-token-gain = Stops one bad event in a later year
board-token-held = { $n ->
    [0] You hold none.
    [one] You hold one.
   *[other] You hold { $n }.
    }
board-safe = Nothing happens to you
board-accept-event = Bear it
board-home-sum = { MONEY($income) } in, { MONEY($expenses) } out each year
board-borrow = Borrow { MONEY($amount) }
board-borrow-price = { $n } loan cards: { MONEY($amount) } to pay back
board-borrow-then = Then { $n } cards; at least { $due } due each year
board-borrow-over = Then { $n } cards: over-indebted if they stay
board-done-gain = Nothing more
board-either = One of these: { $ways }
board-help-invest = It pays every year from { $from } to { $to }: { $n ->
    [one] once
   *[other] { $n } times
    }.
board-help-invest-last = This is the last year: a card bought now pays nothing, but it counts as your investment.
board-help-place = One benefit for the whole year. The bus comes by and hands it out.
board-help-place_in_secret = Everybody chooses at once; then all homes are shown.
board-help-savings = Savings bring interest every year. Taking them out in another zone may cost you.
board-help-buy_shopping = A + means: again every later year.
board-help-buy_insurance = This year you are safe anyway. The token is for later.
board-help-pay_year = The bills come first. Each loan card you hand back costs the same.
board-help-declare_expenses = Tick what changes your bills. What you forget stays forgotten.
board-help-claim_income = Tick every card whose bonus you ask for.
board-help-trade = Only Products change hands. The buyer gets no ♥ now, but + cards pay next year.
board-help-count = You hold { $n } loan cards. With { $over } or more you are over-indebted: Extra Jobs next year, no buying, no saving, no loans.
board-ask-buy_investment = Buy one investment, or pass.
board-ask-buy_shopping = Buy one card, or pass.
board-missing-money = You still need { MONEY($amount) }.
board-for-you = For you: { $harm }
board-still-over = Still over-indebted.
board-bill-parts = Bills: home { MONEY($home) }, cards { MONEY($cards) }, event { MONEY($event) } = { MONEY($total) }.
board-each-year = +{ MONEY($amount) } a year each
board-each-gives = you get { MONEY($amount) } each, you hold { $n }
board-withdraw-how = Choose the cards you hand back.
board-save-spare = Save all that is free: { MONEY($amount) }
board-go-save = Save { MONEY($amount) }
board-go-take-back = Take { MONEY($amount) } back
board-go-keep = Leave it as it is
board-go-withdraw = Withdraw: get { MONEY($amount) }
board-go-pay = { $n ->
    [0] Pay the bills
    [one] Pay the bills and 1 loan card
   *[other] Pay the bills and { $n } loan cards
    }
board-go-repay = { $n ->
    [0] Repay nothing
    [one] Repay 1 card: { MONEY($amount) }
   *[other] Repay { $n } cards: { MONEY($amount) }
    }
board-go-claim_income = Claim these
board-go-claim_income-none = Claim nothing
board-go-declare_expenses = These are my bills
board-go-declare_expenses-none = Only the home
board-go-cancel = Give these up
board-go-cancel-none = Keep all of them
board-weigh-arrange = to savings
board-weigh-withdraw = from savings
board-weigh-take_loan = loan
board-weigh-pay_year = more cards
board-weigh-repay = repaid
board-weigh-repay_before_count = repaid
board-trade-deals = What you may offer
board-trade-sell = Sell { $card } to { $name }
board-trade-buy = Buy { $card } from { $name }
board-trade-joy = +{ $n } ♥ a year for the owner
board-trade-no-joy = no more ♥
board-trade-waits = waiting for an answer
board-trade-price = Price
board-cheaper = { MONEY($n) } less
board-dearer = { MONEY($n) } more
board-trade-left = { $n ->
    [0] No offers left.
    [one] One offer left to make.
   *[other] You may make { $n } offers.
    }
board-trade-done = Done trading
board-go-sell = Offer it to { $name } for { MONEY($price) }
board-go-buy = Offer { $name } { MONEY($price) }
board-goals-title = The four goals
board-goal-wellbeing = wellbeing
board-goal-savings = savings
board-goal-loans = no loans
board-goal-investments = an investment
board-missed = Not yet: { $goals }
board-chart-worth = Money put aside
    .about = cash and savings, less what is still owed
board-chart-joy = Wellbeing
    .about = points collected year by year
board-chart-income = Where the money came from
board-chart-joys = Where the wellbeing came from
board-chart-hero = { $name }, year by year
board-years-title = Year by year: { $name }
board-costs-title = Interest, debt, haste and bad luck

## What a trainer may choose

stream-events = The next event
stream-investments = The next investment card
stream-shopping = The next shopping card
stream-first_player = Who goes first

## Moments worth finding again

moment-event_drawn = Event
moment-over_indebted = Over-indebted
moment-bill_written_off = Bill written off
moment-service_cancelled = Service cancelled
moment-trade_done = Trade

## What happened to me

happened-event = The event of the year
happened-income = Year { $n }: your income
happened-bills = Your bills
happened-trade = A deal
heard-heart = wellbeing
mine-cash = Cash
mine-saved = Savings
mine-wellbeing = Wellbeing
mine-free = To spend
mine-loans = Loans
mine-investments = Invested

## What is played for

aim-wellbeing = { NUMBER($n) } wellbeing.
aim-savings = { MONEY($n) } in savings.
aim-investments = { $n ->
    [one] { NUMBER($n) } investment.
   *[other] { NUMBER($n) } investments.
}
aim-loans = { $n ->
    [0] no loan cards left.
   *[other] at most { NUMBER($n) } loan cards.
}

## The terminal: always in sight, and fields to fill in

own-money = You have { $cash ->
    [none] hidden cash
   *[other] { MONEY($cash) } cash
    } and { MONEY($savings) } in savings.
own-rest = Wellbeing { $wellbeing }. Loan cards { $loans }. Insurance tokens { $tokens }.
own-bills = Still to pay this year: { MONEY($bill) } expenses{ $due ->
    [0] { "" }
   *[other] { " " }and { MONEY($due) } for loan cards
    }.
field-arrange = How many { $face } savings cards will you have? (now { $held })
field-withdraw = How many { $face } savings cards do you withdraw? (you have { $held })
field-card = Which Product?
field-buyer = To whom?
field-price = At what price?

# The picture of a turn, on the first page of the rulebook.
turn-title = A year

## Why somebody stands behind somebody else
behind-goals = { $seat } met { $mine } of 4 goals, { $other } met { $theirs }. Goals come first, points only after them.
behind-score = As many goals as { $other }, but { NUMBER($mine) } points instead of { NUMBER($theirs) }.
behind-fraction = As many goals as { $other }, and less than one point behind.
behind-investments = As many points as { $other }, but { $mine } investments instead of { $theirs }.
behind-savings = As many points and investments as { $other }, but { MONEY($mine) } in savings instead of { MONEY($theirs) }.

## Moves in whole sentences: said where no board lies beside them

saved-SV100 = { $n ->
    [one] { savings-SV100 }
   *[other] { $n } × { savings-SV100 }
}
saved-SV500 = { $n ->
    [one] { savings-SV500 }
   *[other] { $n } × { savings-SV500 }
}
saved-SV1000 = { $n ->
    [one] { savings-SV1000 }
   *[other] { $n } × { savings-SV1000 }
}
do-choose_home = Take { $home }
do-assign_home = Give { $home }
do-place = Place your home in { $zone }
do-buy_investment = Invest in { $card }
do-buy_investment-pass = Invest in nothing
do-buy_shopping = Buy { $card }
do-buy_shopping-pass = Buy nothing
do-claim_income = { $cards ->
    [none] Claim nothing
   *[other] Claim what { $cards } bring
}
do-declare_expenses = { $lines ->
    [none] Declare nothing but your home
   *[other] Declare { $lines }
}
do-cancel = { $cards ->
    [none] Give up no Service
   *[other] Give up { $cards }
}
do-pay_year = { $n ->
    [0] Pay your expenses and no loan card
    [one] Pay your expenses and one loan card
   *[other] Pay your expenses and { $n } loan cards
}
do-repay = { $n ->
    [one] Repay one loan card
   *[other] Repay { $n } loan cards
}
do-repay_before_count = { $n ->
    [0] Repay nothing before the count
    [one] Repay one loan card before the count
   *[other] Repay { $n } loan cards before the count
}
do-arrange = { $saved ->
    [none] Hold no savings cards
   *[other] Hold in savings: { $saved }
}
do-withdraw = { $saved ->
    [none] Withdraw nothing
   *[other] Withdraw from your savings: { $saved }
}
do-propose_sale = { $price ->
    [0] Offer { $card } to { $to } as a present
   *[other] Offer { $card } to { $to } for { MONEY($price) }
}
do-propose_purchase = { $price ->
    [0] Ask for { $card } as a present
   *[other] Offer { MONEY($price) } for { $card }
}
offer-terms = { $price ->
    [0] { $card } as a present
   *[other] { $card } for { MONEY($price) }
}
do-accept = { $terms ->
    [none] Accept the trade
   *[other] Accept the trade that { $by } offers: { $terms }
}
do-decline = { $terms ->
    [none] Decline the trade
   *[other] Decline the trade that { $by } offers: { $terms }
}
do-withdraw_offer = { $terms ->
    [none] Take your offer back
   *[other] Take your offer to { $other } back: { $terms }
}
do-use_insurance-accept = Take the event as it comes
do-use_insurance-use_token = Use an insurance token
do-buy_insurance-yes = Buy an insurance token
do-buy_insurance-no = Buy no insurance token
do-event_choice-choose = { $way ->
    [pay] Pay what the event costs
   *[bear] Put up with the event
}
do-trade-done = Stop trading
do-closing-done = Close your books
do-claim_purchase-yes = Claim what the card brings
do-claim_purchase-no = Do without what the card brings
