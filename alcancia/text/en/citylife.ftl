# City Life

game-name = City Life
game-tagline = A race through the city, with houses, towers, shares and questions
    .box = The road of 100 squares
game-teaches = Property, shares, taxes, loans and mortgages, fines, and that knowledge pays
    .short = Property, shares, taxes
game-length = about 20 rounds, 45 to 75 minutes
    .short = 60 min

# The table in words
view-lottery = In the Lottery
    .value = { MONEY($n) }
view-traffic = Traffic cards left
view-quiz_deck = Quiz cards left
view-pos = Square
view-route = Road
view-cash = Money
    .value = { MONEY($n) }
view-shares = Shares
view-deeds = Property
view-points = Demerit points
view-steps = Steps to go
view-net_worth = Net worth
    .value = { MONEY($n) }
view-asked = Questions
view-right = Answered right
view-jail = In Jail
view-quiz = Quiz
view-title = Card
view-ask = Question
view-answers = Answers
view-a = (a)
view-b = (b)
view-c = (c)
view-d = (d)
view-e = (e)

# First steps: a word to each of the first decisions (tutorial.toml)
learn-roll = A road of 100 squares: whoever is first at the end wins. You start with $7,000. Roll the die, move that far and do what the square says.
learn-share = A dollar sign gave you a Bank share, free of charge. You can sell it to the Bank for $500 whenever you need money. Roll again.
learn-house = You stand on a House that nobody owns. For $1,000 it is yours, and from now on whoever lands here pays you or misses turns, as you decide. You can afford it: you still have thousands left.
learn-owner = The House shows your colour now. Your shares and Houses are savings too: you could sell them when money is short. On you go.
learn-visitor = A visitor at your House! You choose: take $500 from them, or let them miss two turns. In a race, time can be worth more than money.
learn-six-and-three = Two numbers are special. With a 6 you stay where you are. With a 3 you move and then answer a quiz. Roll and see.
learn-quiz = A quiz! Each right answer brings $300. Do not worry about a wrong one: it costs nothing, and you are told what is right and why.
learn-quiz-goes-on = The three questions of a card belong together. What you have just read can help you with the next.
learn-paths = Side roads branch off the main road. The Express Ways are short cuts, the Detour and the Dead End cost time. You enter one only if you stop exactly on its first square.
learn-trading = Before you roll you can trade: offer another player money, shares or Houses for theirs. The page shows what both sides have before anyone agrees.
learn-lottery = Fines and bills go into the Lottery. Whoever stops on square 58 wins all of it. It grows and grows: look at the pot.
learn-goal = To finish you need the exact number. Being rich does not win this race, but money buys you out of trouble on the way. You know the game now: play on!
learn-short = You owe more than you have in cash. Sell something you can do without; the Bank pays the list price. Shares first is often the calmest way.
learn-hospital = A present: choose any House that is still free. Those just ahead of the others get the most visitors.
learn-museum = Several offers at once. Compare: what is the money worth, and what are the squares worth?

## Squares

square-start = Square One
square-faith = Faith
square-dollar = Dollar Sign
square-house = City Life House
square-express_1 = Express Way 1
square-express_2 = Express Way 2
square-express_3 = Express Way 3
square-friend = Friend's House
square-traffic = Traffic Violation
square-gas_station = Gas Station
square-school = School
square-street = Street
square-garage = Ernie's Garage
square-park = Park
square-construction = Construction Zone
square-supermarket = Bob's Supermarket
square-restaurant = Restaurant
square-arena = City Life Arena
square-city_hall = City Hall
square-hospital = Hospital
square-library = Library
square-hope = Hope
square-detour = Detour
square-amusement_park = Amusement Park
square-jail = Jail
square-fire_department = Fire Department
square-wrong_turn = Wrong Turn
square-theatre = Theatre
square-charity = Charity
square-lottery = City Life Lottery
square-art_gallery = Art Gallery
square-mall = City Life Mall
square-museum = Museum
square-dead_end = Dead End
square-tower = City Life Tower
square-finish = Winner!

path-main = the main road
path-e1 = Express Way 1
path-e2 = Express Way 2
path-e3 = Express Way 3
path-detour = the Detour
path-dead = the Dead End

vehicle-0 = car
vehicle-1 = van
vehicle-2 = bus
vehicle-3 = motorbike
vehicle-4 = bicycle
vehicle-5 = truck

## Deeds and shares

card-H04 = Maple Lane House
    .about = House on Square 4
card-H08 = Lakeview House
    .about = House on Square 8
card-H13 = Red Brick House
    .about = House on Square 13
card-H22 = Prairie House
    .about = House on Square 22
card-H26 = Harbour House
    .about = House on Square 26
card-H29 = Orchard House
    .about = House on Square 29
card-T61 = Aurora Tower
    .about = Tower on Square 61
card-T65 = Granite Tower
    .about = Tower on Square 65
card-T72 = Timber Tower
    .about = Tower on Square 72
card-T76 = Loon Tower
    .about = Tower on Square 76
card-T79 = Beacon Tower
    .about = Tower on Square 79
card-T81 = Capital Tower
    .about = Tower on Square 81
card-T89 = Glacier Tower
    .about = Tower on Square 89
card-T91 = Skyline Tower
    .about = Tower on Square 91
card-T93 = Summit Tower
    .about = Tower on Square 93
card-share = Bank share
    .about = Can be sold back to the Bank

## Traffic Violation cards

card-TV01 = Rolling stop
    .about = Fine $200, 3 points
    .note = The wheels slowed down but never stood still.
card-TV02 = Red light
    .about = Fine $300, 3 points
    .note = It had been red for quite a while.
card-TV03 = 20 km/h over
    .about = Fine $200, 3 points
    .note = Practice starts in five minutes.
card-TV04 = 40 km/h over
    .about = Fine $400, 4 points
    .note = Only one other car in sight. With a blue light.
card-TV05 = Stunt driving
    .about = Fine $2,000, 6 points, miss 2 turns
    .note = The car stays with the police, and so does the licence.
card-TV06 = Careless driving
    .about = Fine $500, 6 points
    .note = Toast in one hand, coffee in the other.
card-TV07 = Phone in hand
    .about = Fine $600, 3 points
    .note = That message was not urgent.
card-TV08 = Passed a school bus
    .about = Fine $500, 6 points
    .note = Its red lights were flashing.
card-TV09 = Tailgating
    .about = Fine $300, 4 points
    .note = You could read the small print on the bumper.
card-TV10 = Wrong way, one-way street
    .about = Fine $200, 3 points, back 2 squares
    .note = Strange that everybody came towards you.
card-TV11 = No seat belt
    .about = Fine $200, 2 points
    .note = Just a short drive, you thought.
card-TV12 = Crosswalk ignored
    .about = Fine $300, 4 points
    .note = People on foot go first.
card-TV13 = Did not stop for police
    .about = Fine $1,000, 7 points
    .note = That siren did not come from the radio.
card-TV14 = Left the scene
    .about = Fine $1,000, 7 points
    .note = Leaving your name would have cost less.
card-TV15 = Collision not reported
    .about = Fine $300, 3 points
    .note = A small scratch for you, a door for them.
card-TV16 = Around the railway barrier
    .about = Fine $300, 3 points
    .note = A train cannot swerve.
card-TV17 = Did not move over
    .about = Fine $500, 3 points
    .note = The ambulance needed your lane.
card-TV18 = Opened door on a cyclist
    .about = Fine $400, 3 points
    .note = First look back, then open.
card-TV19 = Prohibited U-turn
    .about = Fine $100, 2 points, back 4 squares
    .note = The sign showed it, crossed out.
card-TV20 = Expired meter
    .about = Fine $100
    .note = Two minutes too late.
card-TV21 = Accessible parking space
    .about = Fine $400
    .note = Somebody needs that space.
card-TV22 = Snow route, towed
    .about = Fine $300, miss 1 turn
    .note = The plough comes before breakfast.
card-TV23 = Speed camera
    .about = Fine $200
    .note = A nice photo. The owner pays, nobody gets points.
card-TV24 = Driving without insurance
    .about = Fine $3,000
    .note = The policy would have been cheaper.
card-TV25 = No winter tires
    .about = Fine $200
    .note = It is December and the rubber is bald.
card-TV26 = Pothole bill
    .about = Debt of $600
    .note = Spring comes to the streets, and to the axle.
card-TV27 = Impaired driving
    .about = Fine $1,000, to Jail for 3 turns
    .note = A taxi is cheaper, and everyone gets home.
card-TV28 = Licence suspended
    .about = Miss 2 turns
    .note = There were old fines in the drawer.
card-TV29 = Roadside inspection
    .about = Miss 1 turn
    .note = Brakes, lights, papers, please.
card-TV30 = Missed the exit
    .about = Back 6 squares
    .note = Finding a new route…
card-TV31 = Day in court
    .about = Go to Square 34
    .note = At least you owe no property tax there today.
card-TV32 = Safe driver award
    .about = Collect $500
    .note = Ten years and not one claim.
card-TV33 = Ticket dismissed
    .about = Collect $400
    .note = Good that you kept the receipt.
card-TV34 = Electric car rebate
    .about = Collect $1,000
    .note = The programme pays its share.
card-TV35 = Clean record bonus
    .about = Collect $800 if you have no demerit points
    .note = Your insurer looked it up.
card-TV36 = Green wave
    .about = Forward 3 squares
    .note = One green light after another.
card-TV37 = Defensive driving course
    .about = Hand back your card with the most points
    .note = Passed, with a certificate.

## What happened

fact-order_rolled = { $seat } rolls a { $pips } for the order of play.
fact-order_set = Order of play: { $others }.
fact-turn_begins = Round { $round }: { $seat } begins a turn.
fact-extra_turn = { $seat } has an extra turn.
fact-rolled = { $seat } rolls a { $pips }.
fact-six = A 6: { $seat } misses this turn.
fact-moved = { $seat } moves to { $square }, { $place }.
fact-overshot = { $seat } needs the exact number and stays on { $square }.
fact-path_entered = { $seat } turns into { $path }.
fact-advanced = { $seat } goes on to { $square }, { $place }.
fact-wrong_turn = Wrong turn! { $seat } goes back to { $square }, { $place }.
fact-sent = { $seat } is put on { $square }, { $place }.
fact-not_moved = { $seat } stays: a card cannot reach the finish.
fact-deed_bought = { $seat } buys { $deed }.
fact-deed_passed = { $seat } does not buy { $deed }.
fact-deed_sold = { $seat } sells { $deed } to the Bank.
fact-deed_won = { $seat } gets { $deed } for free.
fact-tower_exchanged = { $seat } gives back { $tower } and takes { $house }.
fact-visit = { $seat } is a visitor at { $deed }, which belongs to { $other }.
fact-visit_fee = { $seat } asks { $other } for the Visitor's Fee of { MONEY($amount) }.
fact-visit_miss = { $seat } makes { $other } miss { $n ->
    [one] one turn
   *[other] { $n } turns
}.
fact-visit_send = { $seat } sends { $other } to { $house }.
fact-visit_waive = { $seat } lets { $other } off.
fact-visit_free = { $deed } is mortgaged, so the visit has no effect.
fact-traffic_card = { $seat } draws a Traffic card: { $card }.
fact-traffic_none = There is no Traffic card left to draw.
fact-card_no_award = The award does not apply: { $seat } holds demerit points.
fact-card_kept = { $seat } keeps the card: { $points ->
    [one] one point more
   *[other] { $points } points more
}, { $total } in all.
fact-card_handed_back = { $seat } hands back { $card }.
fact-points_full = { $seat } has { $total } demerit points. All the cards go back and the count starts again.
fact-gas_station = { $seat } fills up and will have an extra turn.
fact-missed_added = { $seat } will miss { $n ->
    [one] one turn
   *[other] { $n } turns
}: { $cause }.
fact-turn_missed = { $seat } misses this turn: { $cause }. { $left ->
    [0] No more to miss for this.
    [one] One more to miss for this.
   *[other] { $left } more to miss for this.
}
fact-jail_rolled = In Jail { $seat } rolls a { $pips }.
fact-jail_left = A 6! { $seat } leaves the Jail.
fact-jail_taken_out = { $seat } is no longer in Jail, but the turns to miss stay.
fact-park_rolled = { $seat } rolls a { $pips } for the Lottery.
fact-lottery_won = { $seat } wins the Lottery: { MONEY($amount) }!
fact-lottery_not_won = No 6, so the Lottery stays where it is.
fact-museum_rolled = { $seat } rolls a { $pips } at the Museum.
fact-no_tower = No unsold Tower lies ahead. { $seat } stays.
fact-debt = { $seat } owes { MONEY($amount) }: { $cause }.
fact-debt_paid = { $seat } has paid the debt.
fact-debt_short = { $seat } pays { MONEY($paid) } and still owes { MONEY($owed) }.
fact-debt_not_covered = { $seat } does not own enough for the fee and pays nothing.
fact-put_up = { $seat } puts { $asset } up to { $other }.
fact-asset_taken = { $seat } takes { $asset } at list price.
fact-asset_left = { $seat } leaves { $asset }.
fact-tender = { $seat } asks for bids for { $asset }.
fact-bid = { $seat } bids { MONEY($amount) }.
fact-no_bid = { $seat } does not bid.
fact-bid_taken = { $seat } sells { $asset } to { $other } for { MONEY($amount) }.
fact-share_locked = { $seat } has sold a share to a player and can no longer buy shares from the Bank.
fact-loan_default = { $seat } could not pay back the loan and can never borrow again.
fact-mortgaged = { $seat } mortgages { $deed }.
fact-redeemed = { $seat } redeems { $deed }.
fact-clock_due = Time is up for { $seat }: { $what } must be paid.
fact-quiz_begins = Quiz for { $seat }: { $title }.
fact-quiz_round = { $seat } is Judge in this round.
fact-quiz_question = Question { $number }: { $ask }
    .own = Question { $number }: { $ask } (right answer: { $right })
fact-quiz_late = { $seat } runs out of time.
fact-quiz_revealed = The right answer is "{ $right }". { $why }
fact-quiz_nobody = Nobody knew. The rest of this card is for fun.
fact-quiz_at_will = { $seat } answers "{ $answer }" for fun.
fact-quiz_ruled = { $agrees ->
    [no] { $seat } rules on the answer of { $other }: { $ruling }. The key says otherwise.
   *[other] { $seat } rules on the answer of { $other }: { $ruling }.
}
fact-quiz_reversed = The trainer changes the last ruling on the answer of { $seat }: { $ruling }.
fact-school_passed = { $seat } got everything right.
fact-school_failed = { $seat } stays at School.
fact-seat_left = { $seat } leaves the game.
fact-arrived = { $seat } stands on Square 100!
fact-rounds_over = The last round is over.
fact-alone = Only { $seat } is left.
fact-title_scholar = Scholar of this game: { $winners }.
fact-title_wealth = Wealth title: { $winners }.

ruling-right = right
ruling-wrong = wrong

## Reasons to owe money or miss turns

cause-jail = Jail
cause-tower_fee = a Tower fee not fully paid
cause-jail_card = Jail, by a Traffic card
cause-construction = Construction Zone
cause-house_choice = the owner of a House decided so
cause-house_fee = a House fee not paid
cause-card = a Traffic card
cause-repair_bill = the repair bill
cause-grocery_bill = the grocery bill
cause-property_tax = Property Tax
cause-insurance = insurance
cause-traffic_fine = a traffic fine
cause-visitor_fee = the Visitor's Fee
cause-loan = the loan
cause-mortgage = the mortgage

## Money

pay-start_money = { $to } starts with { MONEY($amount) }.
pay-lottery_filled = The Bank puts { MONEY($amount) } into the Lottery.
pay-lottery_won = { $to } gets { MONEY($amount) } from the Lottery.
pay-dollar_sign = { $to } gets { MONEY($amount) } at the Dollar Sign.
pay-dividend = { $to } gets { MONEY($amount) } in dividends.
pay-share_bought = { $from } pays the Bank { MONEY($amount) } for shares.
pay-share_sold = The Bank pays { $to } { MONEY($amount) } for shares.
pay-deed_bought = { $from } pays the Bank { MONEY($amount) } for a deed.
pay-deed_sold = The Bank pays { $to } { MONEY($amount) } for a deed.
pay-land_transfer_tax = { $from } pays { MONEY($amount) } Land Transfer Tax to the Lottery.
pay-capital_gains_tax = { $from } pays { MONEY($amount) } Capital Gains Tax to the Lottery.
pay-fee_tax = { $from } pays { MONEY($amount) } Capital Gains Tax on the fee to the Lottery.
pay-gain_tax = { $from } pays { MONEY($amount) } Capital Gains Tax on the gain to the Lottery.
pay-quiz_award = { $to } gets { MONEY($amount) } for a right answer.
pay-visitor_fee = { $from } pays { $to } a Visitor's Fee of { MONEY($amount) }.
pay-repair_bill = { $from } pays { MONEY($amount) } for repairs to the Lottery.
pay-grocery_bill = { $from } pays { MONEY($amount) } for groceries to the Lottery.
pay-property_tax = { $from } pays { MONEY($amount) } Property Tax to the Lottery.
pay-hospital = { $to } gets { MONEY($amount) } instead of a House.
pay-no_tower = { $to } gets { MONEY($amount) } instead of a Tower.
pay-mall = { $to } wins { MONEY($amount) } at the Mall.
pay-museum_cash = { $to } gets { MONEY($amount) } at the Museum.
pay-museum_roll = { $to } gets { MONEY($amount) } for the roll at the Museum.
pay-traffic_award = { $to } gets { MONEY($amount) } from a Traffic card.
pay-traffic_fine = { $from } pays { MONEY($amount) } for a Traffic card to the Lottery.
pay-insurance = { $from } pays { MONEY($amount) } insurance to the Lottery.
pay-loan_taken = The Bank lends { $to } { MONEY($amount) }.
pay-loan_repaid = { $from } pays the Bank back { MONEY($amount) } of the loan.
pay-loan_cost = { $from } pays the Bank { MONEY($amount) } as the cost of the loan.
pay-mortgage_taken = The Bank gives { $to } { MONEY($amount) } on a mortgage.
pay-mortgage_repaid = { $from } pays the Bank back { MONEY($amount) } of a mortgage.
pay-mortgage_cost = { $from } pays the Bank { MONEY($amount) } as the cost of a mortgage.
pay-trade = { $from } pays { $to } { MONEY($amount) } in a deal.
pay-asset_taken = { $from } pays { $to } { MONEY($amount) } for an asset put up.
pay-bid = { $from } pays { $to } the bid of { MONEY($amount) }.
pay-arrival_bonus = { $to } gets { MONEY($amount) } for arriving first.
pay-left_game = { MONEY($amount) } of { $from } leave the game.

## Questions

ask-pre_roll = Your turn. Roll when you are ready.
ask-buy = Nobody owns this property. Do you want to buy it?
ask-buy_shares = How many Bank shares do you want to buy?
ask-hospital = Choose a House. It is free.
ask-museum = You are at the Museum. What do you choose?
ask-accept = Do you accept this offer?
ask-visit = You have a visitor. What do you want?
ask-raise_money = You owe money and your cash is not enough. How do you raise it?
ask-not_covered = What you own does not cover the fee. Borrow, or miss turns?
ask-take_asset = Your visitor puts this up to you. Do you take it at list price?
ask-tender = How much do you bid?
ask-choose_bid = The bids are in. To whom do you sell?
ask-answer = What is the right answer?
ask-at_will = For fun: what is the right answer?
ask-ruling = Was the answer right?

## Moves

move-roll = Roll the die
    .about = The die says how far you go
move-buy = Buy
    .about = The property is yours and earns fees from visitors
move-pass = Do not buy
    .type = pass
    .about = Keep your money
move-fee = Take the fee
    .about = The visitor has to pay you
move-miss = Let them miss turns
    .about = The visitor keeps the money but loses time
move-send = Send them to a House
    .about = The visitor goes back to a House of yours
move-waive = Let them off
    .about = The visitor pays nothing
move-sell = Sell to the Bank
    .about = The Bank pays the list price, less tax and mortgage
move-tender = Ask for bids
    .about = The others bid in secret; you take a bid or sell to the Bank
move-put_up = Put up to the owner
    .about = The owner may take it at list price
move-short = Pay what you have
    .about = You pay all your cash and miss turns for the rest
move-take = Take it
    .about = You pay the list price, and the tax
move-leave = Leave it
    .about = The visitor may sell it to others
move-bank = Sell to the Bank
    .about = The Bank pays the list price
move-school = Go on to the School
    .about = Advance to Square 82
move-cash = Take the cash
    .about = A sure sum
move-gamble = Roll for it
    .about = Money for each pip, but one number brings nothing
move-pass_question = No answer
    .about = You do not have to answer
move-sell_deed = Sell a deed to the Bank
    .about = You get the list price, less tax and mortgage
move-sell_shares = Sell shares to the Bank
    .about = The Bank pays their price, less tax
move-borrow = Borrow from the Bank
    .about = To be paid back with its cost, within a few turns
move-repay_loan = Pay back the loan
    .about = In one sum
move-mortgage = Mortgage a deed
    .about = Money now, a little more to pay back within a few turns
move-redeem = Redeem a deed
    .about = Pay back the mortgage in one sum
move-exchange_tower = Exchange a Tower for a House
    .about = You get no money back
move-offer = Offer a deal
    .about = Shares, deeds and money for shares, deeds and money
move-reverse_ruling = Change the last ruling
    .about = Only until the next die is rolled

## Refusals

refused-not_your_turn = It is not your turn.
refused-not_enough_cash = You do not have enough cash for that.
refused-deed_owned = Somebody owns this property already.
refused-not_on_square = You can buy from the Bank only on the square itself.
refused-not_owner = You do not own that.
refused-own_turn_only = You can do that only in a turn of your own.
refused-house_not_unsold = That House is already sold.
refused-deed_mortgaged = A mortgaged Tower has to be redeemed first.
refused-already_mortgaged = This deed is mortgaged already.
refused-not_mortgaged = This deed is not mortgaged.
refused-loan_outstanding = You have a loan already.
refused-no_loan = You have no loan.
refused-borrow_banned = You failed to pay back a loan, so you can never borrow again.
refused-borrow_once_per_turn = You can borrow only once in a turn.
refused-advanced_only = That exists only in the Advanced rules.
refused-share_cap_reached = You have bought all the shares the Bank may sell you.
refused-share_bank_locked = You sold a share to a player, so you can buy shares only from players.
refused-shares_only_on_dollar_sign = The Bank sells shares only on a Dollar Sign.
refused-not_enough_shares = You do not have that many shares.
refused-fee_not_optional = You can choose only what is listed.
refused-no_house_to_send = You do not own that House.
refused-offer_limit = You have made as many offers as are allowed for now.
refused-offer_gone = That offer is no longer on the table.
refused-offer_to_proprietor_first = Put it up to the owner of the property first.
refused-must_sell_first = You still own something you can sell.
refused-frozen_by_debt = Not while a debt or a visit is open.
refused-window_closed = Wait until this decision is made.
refused-offer_empty = At least one share or deed must move.
refused-offer_two_way_cash = Money can go only one way.
refused-offer_no_price = There has to be a price.
refused-trade_tax_unaffordable = One of you could not pay everything, taxes included.
refused-judge_cannot_answer = The Judge cannot answer.
refused-answer_struck_out = That answer was wrong already.
refused-already_missed_question = You missed this question already.
refused-quiz_pack_invalid = This choice of quiz packs leaves no card, or names a pack that is not there.

## Options

option-rules = Rule set
    .about = Basic for a first game; Advanced adds taxes, dividends, loans, mortgages and quiz rounds for all.
option-rules-basic = Basic
option-rules-advanced = Advanced
option-order = Order of play
    .about = How the order of play is found.
option-order-roll = by die
option-order-seat = as seated
option-order-random = drawn by lot
option-chain = Advances
    .about = Whether you also do what the square says when another square sends you there.
option-chain-printed = only where the rules say so
option-chain-always = always
option-starting_cash = Starting cash
    .about = What everybody has at the start.
option-lottery_seed = Lottery filling
    .about = What the Bank puts into the Lottery at the start and after each win.
option-six_misses = A 6 means a missed turn
    .about = If off, a 6 moves you six squares.
option-three_quiz = Quiz after a 3
    .about = If off, a 3 is just a number.
option-exact_finish = Exact finish
    .about = If off, reaching or passing Square 100 wins.
option-side_paths = Side paths
    .about = If off, Express Ways, Detour and Dead End are plain streets.
option-detour_end = End of the Detour
    .about = The square where the Detour ends, and to which Express Way 2 leads.
option-detour_end-47 = 47
option-detour_end-48 = 48
option-detour_end-54 = 54
option-detour_end-86 = 86
option-wrong_turn_dead_end = From 99 into the Dead End
    .about = If off, a Wrong Turn on 99 leads to 69 without entering the Dead End.
option-jail_turns = Turns in Jail
    .about = How many turns Square 44 costs.
option-jail_roll = Roll to leave Jail
    .about = If off, a 6 does not open the Jail.
option-quiz_packs = Quiz packs
    .about = Which packs of questions are used. Your own come in a box, which is chosen before the table is laid.
option-quiz_topics = Quiz topics
    .about = Only cards on these topics; empty means all.
option-quiz_topics-finance = Money
option-quiz_topics-history = History
option-quiz_topics-civics = Civics
option-quiz_topics-streets = Streets
option-quiz_levels = Quiz levels
    .about = Only cards of these levels, 1 to 3; empty means all.
option-quiz_levels-1 = 1, easy
option-quiz_levels-2 = 2, medium
option-quiz_levels-3 = 3, hard
option-quiz_award = Award per answer
    .about = What a right answer pays.
option-basic_roll_quiz = Basic: questions after a 3
    .about = How many questions of the card are asked.
option-basic_roll_quiz-all = all
option-basic_roll_quiz-first = the first only
option-basic_school = Basic: questions at School
    .about = With all questions you must get every one right to move on.
option-basic_school-first = the first only
option-basic_school-all = all
option-quiz_seconds = Seconds per question
    .about = 0 means no limit. When time runs out the answer counts as wrong.
option-quiz_repeat = When all cards have been used
    .about = Whether the cards come again in the same order or shuffled.
option-quiz_repeat-cycle = same order
option-quiz_repeat-reshuffle = shuffled
option-shuffle_answers = Shuffle answers
    .about = The answers come in a new order each time.
option-judge_mode = Judge
    .about = Who says whether an answer is right.
option-judge_mode-software = the program
option-judge_mode-seat = the player before
option-judge_mode-trainer = the trainer
option-judge_sits_out = The Judge does not answer
    .about = If off, there is no Judge and all seats answer.
option-judge_sees_key = The Judge sees the right answer
    .about = So that the Judge can host the question.
option-sq82_reward = Reward at School 82
    .about = Where all right answers take you.
option-sq82_reward-tower = nearest unsold Tower
option-sq82_reward-museum = back to the Museum
option-sq82_reward-none = nowhere
option-share_cap = Shares from the Bank
    .about = How many shares one player can buy from the Bank in a game.
option-share_lock = Share lock
    .about = Whoever sells a share to a player can no longer buy from the Bank.
option-dividend = Dividend
    .about = Paid per share whenever anybody lands on a Dollar Sign.
option-loan_turns = Turns of a loan
    .about = How long a loan runs.
option-mortgage_turns = Turns of a mortgage
    .about = How long a mortgage runs.
option-loan_cost = Cost of a loan
    .about = What must be paid back on top of the loan.
option-mortgaged_fee = Fees on mortgaged property
    .about = If off, visiting a mortgaged property has no effect.
option-visitor_waive = Owners may waive
    .about = The owner may let a visitor off.
option-tender = Bids in a debt
    .about = If off, only the owner visited and the Bank buy from somebody in debt.
option-allow_gifts = Gifts
    .about = Deals at price 0 are allowed.
option-offers_per_turn = Offers per turn
    .about = How many deals a seat can offer in one turn; 0 means no trading.
option-debt_rounding = Turns for a small rest
    .about = Whether a rest worth less than a whole turn costs one.
option-debt_rounding-up = it does
option-debt_rounding-down = it does not
option-fine_turn_cap = Most turns for a fine
    .about = Nobody misses more turns than this for one traffic fine.
option-demerit_limit = Demerit limit
    .about = With this many points you return to Square 10.
option-insurance = Insurance
    .about = What the demerit limit costs in the Advanced rules.
option-traffic_deck = Traffic deck
    .about = Which deck of Traffic cards is used.
option-traffic_deck-streets-48 = the 48 cards
option-victory = Who wins
    .about = The first to arrive, or the richest when somebody arrives.
option-victory-race = first to arrive
option-victory-net_worth = the richest
option-arrival_bonus = Arrival bonus
    .about = For the first to arrive, when the richest wins.
option-titles = Titles
    .about = Show Scholar and Wealth at the end.
option-title_demerit_charge = Charge per demerit point
    .about = Taken off for the Wealth title.
option-max_rounds = Most rounds
    .about = The game ends after this round; 0 means no limit.
option-trainer_chooses = The trainer chooses
    .about = The trainer may set die rolls and cards.

## Standings

score-steps = Steps to 100: { $n }
score-cash = Cash: { MONEY($amount) }
score-shares = Bank shares: { MONEY($amount) }
score-houses = Houses: { MONEY($amount) }
score-towers = Towers: { MONEY($amount) }
score-loan = Loan: { MONEY($amount) }
score-mortgages = Mortgages: { MONEY($amount) }
score-net_worth = Net worth: { MONEY($amount) }

title-scholar = Scholar
title-wealth = Wealth

## What comes next

step-turn_begin = A turn
step-resolve = The square
step-quiz = Quiz
step-visit = A visit
step-debt = A debt
step-turn_close = End of the turn

## Bots

bot-baseline = Sensible
    .about = Keeps a reserve, buys when there is enough left, repays early.
bot-saver = Saver
    .about = Keeps a large reserve, likes shares, never borrows.
bot-investor = Investor
    .about = Buys every House and Tower it can pay and borrows for more.
bot-gambler = Gambler
    .about = Likes the die at the Museum, bids high and keeps nothing aside.
bot-scholar = Scholar
    .about = Knows most of the answers and lives from them.
why-only_choice = There was nothing else to do.
why-roll = It is time to move on.
why-reserve_short = That would eat up my reserve.
why-cannot_pay = I do not have the money for it.
why-first_house = One House makes every Tower a threat.
why-another_house = I have enough left for another House.
why-tower_affordable = A Tower earns the largest fees.
why-tower_on_credit = I borrow, because a Tower is worth it.
why-shares_pay = Shares bring dividends for the rest of the game.
why-shares_later = I would rather keep cash now.
why-visitor_ahead = The visitor is ahead of me and should lose time.
why-visitor_level = The visitor is as far as I am and should lose time.
why-cash_wanted = I need the cash more.
why-rich_enough = I have enough cash; slowing them down is worth more.
why-visitor_cannot_pay = The visitor could not pay anyway.
why-school_ahead = Going on is worth more than the cash.
why-sure_cash = A sure sum is better than a roll.
why-love_the_die = I like the risk, and I hope the die is kind to me.
why-lowest_house = The lowest House sends visitors back the farthest.
why-loan_saves_deed = A loan saves me from selling what I own.
why-sell_shares_first = Shares go first: they are easy to replace.
why-sell_cheapest = I sell what hurts least.
why-best_bid = That is the best price.
why-list_price_fair = At list price I would buy it anyway.
why-not_now = I would not buy that now.
why-repay_early = I have the money, so I get rid of the loan.
why-repay_last_turn = The loan runs out this turn.
why-redeem_early = I have the money, so I free the deed from its mortgage.
why-rather_wait = I would rather wait than owe the Bank.
why-wants_house = I have no House yet, and enough money for one.
why-good_price = That is a good price.
why-bad_price = That price is not good for me.
why-knows = I know this one.
why-topic_finance = A question about money. If it has numbers, work them out on paper, one step at a time. If it has a strange word, look for the answer that says what the thing does, and leave out those that sound too good to be true.
why-topic_civics = A question about how a country is run. Ask yourself who decides it: everybody who votes, the town, the province, the parliament, or a court. Leave out the answers that do not fit.
why-topic_history = A question about the past. Think about what came before and what came after it. Leave out the answers that could not have been there at that time.
why-topic_streets = A question about the road. Think about what keeps people safe, and what it costs when something goes wrong. Leave out the answers that would be dangerous.
why-topic_any = Read the question again, then every answer. Leave out those that cannot be right, and choose from the rest.
why-nothing_to_win = There is nothing to win for me here.
why-program_judges = I could not hear the answer, so the program judges it.
why-guesses = I am guessing.
why-all_in = I take the risk, though it may go wrong.

## Offers and share certificates

fact-quiz_answered = { $verdict ->
    [right] { $seat } answers "{ $answer }": right!
   *[wrong] { $seat } answers "{ $answer }": wrong.
}
fact-game_ended = The game is over. Winner: { $winners }.
fact-round_figures = { $seat } after this round: { MONEY($cash) } in cash, { MONEY($net_worth) } in all, { $steps } steps to go.
fact-offer_made = { $pays ->
    [0] { $price ->
        [0] { $seat } offers { $other } a deal: { $given } for { $got }.
       *[other] { $got ->
            [none] { $seat } offers { $other } a deal: { $given } for { MONEY($price) }.
           *[other] { $seat } offers { $other } a deal: { $given } for { $got } and { MONEY($price) }.
        }
    }
   *[other] { $given ->
        [none] { $seat } offers { $other } a deal: { MONEY($pays) } for { $got }.
       *[other] { $seat } offers { $other } a deal: { $given } and { MONEY($pays) } for { $got }.
    }
}
fact-offer_accepted = { $pays ->
    [0] { $price ->
        [0] { $seat } accepts the deal with { $other }: { $given } for { $got }.
       *[other] { $got ->
            [none] { $seat } accepts the deal with { $other }: { $given } for { MONEY($price) }.
           *[other] { $seat } accepts the deal with { $other }: { $given } for { $got } and { MONEY($price) }.
        }
    }
   *[other] { $given ->
        [none] { $seat } accepts the deal with { $other }: { MONEY($pays) } for { $got }.
       *[other] { $seat } accepts the deal with { $other }: { $given } and { MONEY($pays) } for { $got }.
    }
}
pay-share_given = { $to } gets a Bank share for free.
pay-shares = { $from ->
    [bank] { $amount ->
        [one] { $to } gets one Bank share.
       *[other] { $to } gets { $amount } Bank shares.
    }
   *[other] { $to ->
        [bank] { $amount ->
            [one] { $from } hands one share to the Bank.
           *[other] { $from } hands { $amount } shares to the Bank.
        }
       *[other] { $amount ->
            [one] { $from } gives { $to } one Bank share.
           *[other] { $from } gives { $to } { $amount } Bank shares.
        }
    }
}
pay-shares_left_game = { $amount ->
    [one] One Bank share of { $from } leaves the game.
   *[other] { $amount } Bank shares of { $from } leave the game.
}
pay-award_taken_back = { $from } gives { MONEY($amount) } back for an answer.
purse-share = Bank share

## More moves

move-shares = Buy shares
    .about = Each share pays a dividend whenever anybody lands on a Dollar Sign
move-choose = Take this House
    .about = It is free
move-miss_turns = Miss turns
    .about = You keep your money
move-no_bid = No bid
    .about = You do not want it
move-bid = Bid
    .about = At least the list price; a bid binds
move-take_bid = Take a bid
    .with = Sell to { $name }
    .about = You sell to this player
move-answer = Answer
    .about = Only one is right
move-rule = Rule
    .about = Say whether the answer was right; you may note its letter
move-rule-right = Right
move-rule-wrong = Wrong
move-program = Let the program judge
    .about = The program asks and checks for the rest of this round
move-remove_seat = Take a seat out of the game
    .with = Take { $name } out of the game
    .about = Its deeds go back to the Bank

## More refusals

refused-not_asked = It is not your turn to decide. Wait until you are asked.
refused-unknown_option = That choice is not possible here. Choose one of those on offer.
refused-amount_out_of_range = That amount is too small or too large.
refused-amount_step = Amounts go in fixed steps, and this one lies between them.
refused-option_out_of_range = “{ $option }” cannot have that value.
refused-trainer_does_not_choose = At this table the trainer does not choose dice and cards.

## Quiz packs

pack-not_a_map = { $place }: a group of named fields is expected here.
pack-missing = { $place }: this field is missing.
pack-unknown_field = { $place }: there is no such field.
pack-not_a_list = { $place }: a list is expected here.
pack-wrong_number = { $place }: the number of entries must be { $detail }.
pack-not_a_text = { $place }: a text is expected here.
pack-empty = { $place }: this text is empty.
pack-too_long = { $place }: this text is longer than { $detail } characters.
pack-markup = { $place }: texts must be plain, without HTML or other markup.
pack-control = { $place }: this text has invisible control characters.
pack-unknown_language = { $place }: this language is not in the pack's list of languages.
pack-missing_language = { $place }: the text in this language is missing.
pack-bad_language = { $place }: this is not a language code such as en or es.
pack-bad_id = { $place }: an id has 1 to 40 letters, digits, - or _.
pack-duplicate_id = { $place }: the id { $detail } is used twice.
pack-alike = { $place }: the same entry is here twice.
pack-out_of_range = { $place }: this must be a whole number, { $detail }.
pack-answers_alike = { $place }: two answers are the same ({ $detail }).
pack-unknown_format = { $place }: the format must be { $detail }.
pack-too_large = The file is too large for a quiz pack.
pack-not_json = The file is not proper JSON.
pack-not_csv = The file is not a proper CSV table in UTF-8. In Excel, save it as “CSV UTF-8”.
pack-duplicate_key = The file names the same field twice in one place.
pack-bad_number = { $place }: this number cannot be used ({ $detail }).
pack-too_deep = The file is nested too deeply for a quiz pack.
pack-bad_text = The file contains characters that cannot be read.
pack-wrong_columns = { $place }: the columns must be { $detail }.
pack-card_differs = { $place }: topic or level differ from the other rows of card { $detail }.
pack-question_differs = { $place }: right answer or number of answers differ between the languages of { $detail }.
pack-answers_gap = { $place }: answers must fill the columns from a on, without a gap.
pack-bad_right = { $place }: the right answer must be the letter of an answer, not "{ $detail }".
pack-duplicate_row = { $place }: this row was there before ({ $detail }).
pack-questions_gap = { $place }: questions must be numbered 1, 2, 3 …
pack-good = The pack { $pack } is in order: { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}, { $questions ->
    [one] 1 question
   *[other] { $questions } questions
}, languages { $languages }.
pack-line = { $pack }: { $title } ({ $cards ->
    [one] 1 card
   *[other] { $cards } cards
}, languages { $languages })
pack-few = A table with fewer than { $few } cards repeats them soon.
pack-bad = { $faults ->
    [one] The pack cannot be used: one thing is wrong.
   *[other] The pack cannot be used: { $faults } things are wrong.
}

## Figures and lessons of the debrief

measure-seat = Seat (0 is the first)
measure-period = Round
measure-cash = Cash at the end of the round
measure-net_worth = Net worth at the end of the round
measure-steps = Steps still to go to Square 100
measure-shares = Bank shares held
measure-deeds = Houses and Towers owned
measure-points = Demerit points held
measure-loan = Loans running
measure-mortgages = Mortgages running
measure-lottery = Money in the Lottery
measure-fees_paid = Visitor's Fees paid
measure-capital_gains_tax = Capital Gains Tax paid
measure-land_transfer_tax = Land Transfer Tax paid
measure-property_tax = Property Tax paid
measure-fines = Traffic fines paid
measure-insurance = Insurance paid
measure-bills = Repair and grocery bills paid
measure-credit_cost = Cost of loans and mortgages paid
measure-spent_on_property = Spent on property in the round, without tax
measure-spent_on_shares = Spent on Bank shares
measure-fees_received = Visitor's Fees received
measure-dividends = Dividends and Dollar Sign money received
measure-quiz_income = Money for right answers
measure-luck_income = Money by luck in the round: Lottery, Mall, Museum, cards and the like
measure-borrowed = Money borrowed
measure-sold_to_bank = Sold to the Bank in the round, before tax
measure-sold_to_players = Sold to other players in the round, before tax
measure-questions = Paid questions answered
measure-right_answers = Of these, right answers
measure-debts_not_covered_by_cash = Bills in the round that were larger than the cash
measure-turns_jail = Turns missed in Jail
measure-turns_debt = Turns missed for money owed
measure-turns_other = Turns missed for other reasons
measure-fees_given_up = Times a fee was given up to delay or send a visitor
measure-sendings = Visitors sent to a House
lesson-cost_of_credit = { $seat } borrowed { MONEY($borrowed) }. { $cost ->
    [0] None of its cost had been paid when the game ended.
   *[other] That cost { MONEY($cost) }.
}
lesson-sold_under_pressure = { $seat } had to give up { $assets ->
    [one] one share or property
   *[other] { $assets } shares and properties
} to pay a debt{ $tax ->
    [0] { "" }
   *[other] , and lost { MONEY($tax) } in tax
}. That is what cash kept aside is for.
lesson-no_reserve = { $times ->
    [one] Once { $seat } did not have the cash for a bill.
   *[other] { $times } times { $seat } did not have the cash for a bill.
}{ $turns ->
    [0] { "" }
    [one] { " " }Money owed cost one turn.
   *[other] { " " }Money owed cost { $turns } turns.
}
lesson-round_trip = { $seat } bought { $deed } and sold it back { $rounds ->
    [0] in the same round
    [one] one round later
   *[other] { $rounds } rounds later
}. The two taxes cost { MONEY($cost) }.
lesson-dividends = { $seat }'s shares brought { MONEY($amount) } in dividends; { MONEY($paid) } had been paid for shares.
lesson-bad_driving = { $insurance ->
    [0] { $seat } paid { MONEY($fines) } in fines.
   *[other] { $seat } paid { MONEY($fines) } in fines and { MONEY($insurance) } in insurance.
}
lesson-uninsured = { $times ->
    [one] { $seat } drove without insurance. The fine is { MONEY($amount) }.
   *[other] { $seat } drove without insurance { $times } times. Each time the fine is { MONEY($amount) }.
}
lesson-knowledge_pays = { $luck ->
    [0] { $seat } earned { MONEY($amount) } with right answers, and nothing by luck.
   *[other] { $seat } earned { MONEY($amount) } with right answers, and got { MONEY($luck) } by luck.
}
lesson-fee_or_delay = { $seat } gave up { MONEY($given_up) } in fees to slow others down{ $squares ->
    [0] { "" }
    [one] { " " }by one square
   *[other] { " " }by { $squares } squares
}{ $turns ->
    [0] { "" }
    [one] { $squares ->
        [0] { " " }by one turn
       *[other] { " " }and one turn
    }
   *[other] { $squares ->
        [0] { " " }by { $turns } turns
       *[other] { " " }and { $turns } turns
    }
}{ $fees ->
    [0] , and took none.
   *[other] , and took { MONEY($fees) }.
}
lesson-rent = { $seat } bought property from the Bank for { MONEY($paid) } and took { $fees ->
    [0] no Visitor's Fee.
   *[other] { MONEY($fees) } in Visitor's Fees.
}
lesson-fees = { $seat } paid { MONEY($amount) } in Visitor's Fees. Where you own the place, others pay you.
lesson-taxes = { $seat } paid { MONEY($amount) } in taxes.
lesson-missed_turns = { $seat } missed { $turns ->
    [one] one turn
   *[other] { $turns } turns
}{ $jail ->
    [0] { "" }
   *[other] , { $jail } in Jail
}{ $debt ->
    [0] { "" }
   *[other] , { $debt } for money owed
}.
lesson-passed_up = { $seat } could have bought property { $passed ->
    [one] once more
   *[other] { $passed } times more
} and did not. Bought from the Bank: { $bought }.
lesson-rent_missed = { $seat } had the money for { $deed } and went on. Later, visitors paid { MONEY($amount) } there to somebody else.
lesson-idle_cash = At the end of every round { $seat } had { MONEY($amount) } or more in cash. A House costs { MONEY($price) } and earns fees; cash earns nothing.
lesson-wealth = { $seat } began with { MONEY($start) } and was worth { MONEY($end) } after round { $period }.
lesson-most_missed = Missed { $times ->
    [one] once
   *[other] { $times } times
}: { $ask }

## On the screen

bar-lottery = Lottery { MONEY($amount) }
bar-gone = has left
bar-steps = { $n } to go
bar-cash = { MONEY($amount) }
bar-shares = { $n ->
    [one] 1 share
   *[other] { $n } shares
}
bar-points = { $n } of { $of } points
bar-missed = misses { $n }: { $cause }
bar-chart = Banker's Chart:
bar-loan = { $name }: loan, { $n ->
    [one] 1 turn left
   *[other] { $n } turns left
}
bar-bought = { $name }: { $n } of { $of } shares bought
bar-mortgage = { $deed }: mortgage, { $n ->
    [one] 1 turn left
   *[other] { $n } turns left
}
bar-debt = { $name } owes { MONEY($amount) }: { $cause }
bar-question = Question { $n } of { $of }:
bar-queue = Asked in this order: { $names }. Judge: { $judge }.
about-sell = brings { MONEY($free_up) }, { $missing ->
    [0] the debt is paid, leaves { MONEY($cash) }
   *[other] still missing { MONEY($missing) }
}
about-put_up = if the owner takes it: brings { MONEY($free_up) }, { $missing ->
    [0] the debt is paid, leaves { MONEY($cash) }
   *[other] still missing { MONEY($missing) }
}
about-tender = brings at least { MONEY($free_up) }
about-take_bid = brings { MONEY($free_up) }, { $missing ->
    [0] the debt is paid, leaves { MONEY($cash) }
   *[other] still missing { MONEY($missing) }
}
about-bank = brings { MONEY($free_up) }, { $missing ->
    [0] the debt is paid, leaves { MONEY($cash) }
   *[other] still missing { MONEY($missing) }
}
about-borrow = brings { MONEY($free_up) }, to pay back { MONEY($owed_up) } within { $credit_turns_up ->
    [one] 1 turn
   *[other] { $credit_turns_up } turns
}, leaves { MONEY($cash) }
about-mortgage = brings { MONEY($free_up) }, to pay back { MONEY($owed_up) } within { $credit_turns_up ->
    [one] 1 turn
   *[other] { $credit_turns_up } turns
}, leaves { MONEY($cash) }
about-fee = { $claims_up ->
    [0] brings { MONEY($cash_up) }, leaves { MONEY($cash) }
   *[other] the visitor has to raise { MONEY($claims_up) }
}
about-miss = the visitor misses { $other_missed ->
    [one] 1 turn
   *[other] { $other_missed } turns
}
about-send = the visitor goes back { $other_steps ->
    [one] 1 square
   *[other] { $other_steps } squares
}
about-short = pays { MONEY($cash_down) }; for the other { MONEY($free_up) } you miss { $missed_up ->
    [one] 1 turn
   *[other] { $missed_up } turns
}
about-miss_turns = you miss { $missed_up ->
    [one] 1 turn
   *[other] { $missed_up } turns
}
about-shares = costs { MONEY($cash_down) }, leaves { MONEY($cash) }, then { MONEY($dividend) } each time, { $more_shares } more possible
about-exchange_tower = costs { MONEY($cash_down) }, net worth { MONEY($net_worth_down) } less
about-school = to square { $square }
note-cash_by = { $cash_up ->
    [0] costs { MONEY($cash_down) }, leaves { MONEY($cash) }
   *[other] brings { MONEY($cash_up) }, leaves { MONEY($cash) }
}
note-fees_by = { $fees_up ->
    [0] no longer earns { MONEY($fees_down) } a visit
   *[other] earns { MONEY($fees_up) } a visit
}
note-owed_by = { $owed_up ->
    [0] { MONEY($owed_down) } less to pay back
   *[other] to pay back { MONEY($owed_up) }
}
note-paid_capital_gains_tax = tax { MONEY($value) }
note-paid_land_transfer_tax = tax { MONEY($value) }
note-paid_gain_tax = tax { MONEY($value) }
note-other = with { $value }
note-other_cash = for them { MONEY($value) }
note-best = at best { MONEY($value) }
note-average = on average { MONEY($value) }

## The board on the page

board-players = The players
board-road = The road of 100 squares
board-window = The board, seen through a window
board-whole = The whole board
board-round = Round { $n }
board-your-turn = Your turn
board-whose = { $name } plays
board-you = You
board-basic = Basic rules
board-chart = Banker's Chart
board-chart-about = Loans and mortgages run against the clock. When the last turn of a clock ends, the whole sum is due.
board-chart-loan = Loan
board-chart-none = No loan, no mortgage
board-chart-bought = { $n } of { $of } shares bought from the Bank, { $sold } sold to it
board-chart-locked = Sold a share to a player: the Bank sells no more
board-turns-left = { $n ->
    [one] 1 turn left
   *[other] { $n } turns left
}
board-fresh = starts with the next turn
board-lately = What happened
board-aim = { $victory ->
    [net_worth] When somebody reaches Square 100, the richest wins. Buy Houses and Towers on the way: visitors pay you.
   *[race] { $exact ->
        [yes] The first to stop exactly on Square 100 wins. Buy Houses and Towers on the way: visitors pay you.
       *[no] The first to reach Square 100 wins. Buy Houses and Towers on the way: visitors pay you.
    }
}
board-prompt = Your decision
board-mine = What is yours
board-open = Show everything
board-place = { $n ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $n }th
}
board-after = Cash after
board-points = Demerits
board-misses = { $n ->
    [one] Misses 1 turn
   *[other] Misses { $n } turns
}: { $cause }
board-loan-clock = Loan { MONEY($amount) }: { $n ->
    [one] 1 turn
   *[other] { $n } turns
}
board-mortgage-clock = { $deed }: mortgage { MONEY($amount) }, { $n ->
    [one] 1 turn left
   *[other] { $n } turns left
}
board-owes = owes { MONEY($amount) }, { $n ->
    [one] 1 turn
   *[other] { $n } turns
}
board-borrow-ban = No loans any more
board-on-path = on { $path }
board-tool-bank = Money…
board-tool-offer = Deal…
board-back = Back
board-less = Less
board-more = More
board-waits = A question waits for you
board-see-stage = Your question is on the board above.

## Squares, in short

board-tile-start = Start
board-tile-faith = Faith
board-tile-friend = Friend
board-tile-traffic = Traffic
board-tile-gas_station = Go again
board-tile-school = School
board-tile-park = Park
board-tile-construction = Road works
board-tile-restaurant = Diner
board-tile-arena = Arena
board-tile-city_hall = City Hall
board-tile-hospital = Hospital
board-tile-library = Library
board-tile-hope = Hope
board-tile-amusement_park = Fun park
board-tile-jail = Jail
board-tile-fire_department = Fire station
board-tile-wrong_turn = Wrong turn
board-tile-theatre = Theatre
board-tile-charity = Charity
board-tile-lottery = Lottery
board-tile-art_gallery = Gallery
board-tile-museum = Museum
board-tile-express_1 = Express 1
board-tile-express_2 = Express 2
board-tile-express_3 = Express 3
board-tile-detour = Detour
board-tile-dead_end = Dead end
board-tile-pay = Pay { MONEY($amount) }
board-tile-get = Get { MONEY($amount) }
board-square = Square { $n }, { $place }
board-square-no = Square { $n }
board-for-sale = For sale: { MONEY($amount) }
board-belongs = Owner: { $name }
board-here = Here: { $names }

board-about-start = Everybody starts here.
board-about-finish = { $exact ->
    [yes] Stop here exactly
   *[no] Reach this square
}, and { $victory ->
    [net_worth] the game ends: the richest wins.
   *[race] you win the game.
}
board-about-blank = A street. Nothing happens here.
board-about-advance = Go straight on to Square { $to }.
board-about-dollar = { $rules ->
    [basic] You get a Bank share for free.
   *[advanced] You get { MONEY($gift) }, every share of every player earns { MONEY($dividend) }, and then you may buy shares.
}
board-about-house = Nobody's: you may buy it for { MONEY($price) }. Somebody else's: you pay { MONEY($fee) } or miss turns, as the owner decides.
board-about-tower = Nobody's: you may buy it for { MONEY($price) }. Somebody else's: you pay { MONEY($fee) } or are sent to a House of the owner.
board-about-path = Stop here, and you follow { $path } from the next roll on.
board-about-traffic = Draw a Traffic card: mostly fines and demerit points. At { $limit } points you go back to Square 10.
board-about-extra = You fill up and take another turn.
board-about-school = { $rules ->
    [basic] { $questions ->
        [all] A quiz card, { MONEY($award) } for each right answer. If you get everything right, you go on to Square { $to }.
       *[first] One question. Right: { MONEY($award) }, and on to Square { $to }.
    }
   *[advanced] A quiz round, { MONEY($award) } for each right answer. If you get everything right yourself, you go on to Square { $to }.
}
board-about-school-tower = { $rules ->
    [basic] { $questions ->
        [all] A quiz card. If you get everything right, you go on to the nearest Tower for sale.
       *[first] One question. Right: on to the nearest Tower for sale.
    }
   *[advanced] A quiz round, { MONEY($award) } for each right answer.{ $reward ->
        [tower] { " " }If you get everything right yourself, you go on to the nearest Tower for sale.
        [museum] { " " }If you get everything right yourself, you go back to the Museum.
       *[none] { "" }
    }
}
board-about-bill = Pay { MONEY($amount) } to the Lottery.
board-about-miss = Miss { $n ->
    [one] a turn
   *[other] { $n } turns
}.
board-about-tax = Property Tax to the Lottery: { MONEY($house) } for each House and { MONEY($tower) } for each Tower you own.
board-about-hospital = Choose a House that is for sale. It is free. If there is none, you get { MONEY($amount) }.
board-about-amusement_park = Go to the Lottery and roll: a 6 wins the whole pot of { MONEY($pot) }.
board-about-jail = Miss { $n ->
    [one] a turn
   *[other] { $n } turns
}.{ $roll ->
    [yes] { " " }Each time you roll: a 6 opens the door.
   *[no] { "" }
}
board-about-tower_move = On to the nearest Tower for sale, which you may buy. If there is none ahead, you get { MONEY($amount) }.
board-about-back = Back to Square { $to }.
board-about-lottery = You win the whole Lottery: { MONEY($pot) }!
board-about-collect = You get { MONEY($amount) }.
board-about-museum = Choose: on to the School at Square { $to }, a sure sum, or roll for money.

## Cards beside the board

board-card = The card in view
board-deed = TITLE DEED · SQUARE { $n }
board-certificate = BANK SHARE
board-price = Price
board-ltt = Land Transfer Tax
board-you-pay = You pay
board-visitors-pay = Visitors pay
board-less-tax = less Capital Gains Tax
board-or-miss = or they miss turns, as you choose
board-or-send = or you send them to a House of yours
board-traffic-card = TRAFFIC VIOLATION
board-quiz-shown = What was right

## One player

board-cash = Cash
board-worth = All that is owned, less what is owed
board-stands = Stands on
board-drives = Drives a
board-owns = Owns
board-running = Running
board-no-cards = No demerit cards
board-quiz-record = Questions
board-quiz-score = { $n } of { $of } right
board-earns = earns { MONEY($amount) } from each visitor

## Decisions

board-ask-buy = { $deed } is for sale. Buy it?
board-ask-visit = { $name } visits { $deed }. What do you want?
board-ask-raise = You owe { MONEY($amount) }: { $cause }. How do you raise it?
board-ask-take = { $name } puts this up to you: { $asset }. Take it?
board-ask-tender = { $name } has to sell: { $asset }. How much do you bid?
board-ask-bank = What do you want to do with the Bank?
board-help-pre_roll = { $n ->
    [one] One square to go.
   *[other] { $n } squares to go.
} The small dice on the road show where each number leads.{ $quiz ->
    [yes] { " " }A 3 brings a quiz.
   *[no] { "" }
}{ $six ->
    [yes] { " " }A 6 misses the turn.
   *[no] { "" }
}
board-help-buy_shares = The Bank sells you { $n } more in this game. Each pays { MONEY($dividend) } whenever anybody stops on a Dollar Sign.
board-help-hospital = The Houses you may have are lit on the board.
board-help-museum = A sure sum, a chance, or a way ahead.
board-help-not_covered = A loan has to be paid back; missed turns cost no money.
board-help-choose_bid = The buyer pays the Land Transfer Tax; you pay the Capital Gains Tax.
board-help-bank = Each choice says what you get and what it will cost you later.
board-due-now = Falls due at the end of this turn: { $what }
board-behind-none = Nobody is close behind you just now.
board-behind = Coming up behind you: { $names }.
board-behind-one = { $name } ({ $n } back)
board-visitor = The visitor has { MONEY($cash) } in cash, { MONEY($capacity) } with everything sold; place { $place }, { $n ->
    [one] 1 square
   *[other] { $n } squares
} to go.
board-missing = You have { MONEY($cash) } in cash. Missing: { MONEY($amount) }. As soon as it is there, the debt is paid.
board-list-price = List price { MONEY($list) }{ $ltt ->
    [0] .
   *[other] {", plus "}{ MONEY($ltt) } Land Transfer Tax.
}
board-tax-in = { MONEY($amount) } of it is tax, to the Lottery
board-cash-after = cash after { MONEY($amount) }
board-keep = keep { MONEY($amount) }; it stays for sale
board-fee-tax = after { MONEY($amount) } Capital Gains Tax
board-fee-sell = the visitor has only { MONEY($amount) } in cash and must sell something
board-fee-short = the visitor has only { MONEY($amount) } in cash and cannot pay it all
board-miss = no money; the visitor misses { $n ->
    [one] one turn
   *[other] { $n } turns
}
board-send = Send to { $deed }
board-send-back = { $n ->
    [one] one square
   *[other] { $n } squares
} back, to Square { $square }; no money
board-museum-stop = you stop on Square { $square }
board-museum-quiz = on to Square { $square }, and a quiz round there
board-gamble = at best { MONEY($best) }, on average { MONEY($average) }
board-short = { MONEY($owed) } stay unpaid: you miss { $n ->
    [one] one turn
   *[other] { $n } turns
}
board-payback = pay back { MONEY($amount) } within { $n ->
    [one] one turn
   *[other] { $n } turns
}
board-put-up = at the list price of { MONEY($amount) }; the owner may say no
board-borrow = Borrow { MONEY($amount) }
board-do-sell = Sell to the Bank
board-do-sell_deed = Sell to the Bank
board-do-tender = Ask for bids
board-do-put_up = Put up to { $name }
board-do-mortgage = Mortgage
board-do-redeem = Pay off the mortgage
board-exchange = Swap for { $house }
board-sale-tax = tax { MONEY($amount) }
board-payoff = mortgage { MONEY($amount) }
board-least = at least { MONEY($amount) }
board-bids = bid { MONEY($amount) }
board-dividend = then { MONEY($amount) } each time
board-given-up = { MONEY($amount) } of net worth given up, no money back
board-then-earns = { $tax ->
    [0] Every visitor then pays you { MONEY($amount) }.
   *[other] Every visitor then pays you { MONEY($amount) }, less { MONEY($tax) } tax.
}
board-too-dear = { MONEY($amount) } more is needed: borrow, sell or make a deal first
board-shares-none = Buy none
board-shares-buy = Buy { $n } for { MONEY($amount) }
board-shares-sell = Sell { $n } for { MONEY($amount) }
board-bid = Bid { MONEY($amount) }
board-bid-tax = { $tax ->
    [0] you would pay { MONEY($amount) }
   *[other] you would pay { MONEY($amount) }, { MONEY($tax) } of it tax
}

## Deals

board-deal-what = What
board-deal-with = A deal with
board-deal-give = I give
board-deal-want = I want from { $name }
board-deal-money = Money on top
board-deal-amount = How much money
board-deal-i-pay = I pay
board-deal-they-pay = { $name } pays
board-deal-shares = Shares, { $n } there
board-deal-count = { $n } of { $of }
board-deal-nothing = Nothing yet
board-deal-gets = Gets
board-deal-pays = Pays
board-deal-gains-tax = Capital Gains Tax
board-deal-transfer-tax = Land Transfer Tax
board-deal-payoff = Mortgage paid off
board-deal-ready = { $name } sees the same sums and may say yes or no.
board-deal-go = Offer this to { $name }
board-deal-gift = nothing
board-deal-offer_empty = Choose what changes hands.
board-deal-offer_no_price = Something for something: add money, a share or a deed on the other side.
board-deal-trade_tax_unaffordable = One side could not pay price and taxes.
board-offer-to-me = { $name } offers you a deal
board-offer-mine = Your offer to { $name }
board-offer-of = { $name } offers { $other } a deal
board-offer-for = for
board-offer-frozen = Cannot be accepted just now
board-offer-yes = Accept
board-offer-no = Refuse
board-offer-back = Take it back
board-ask-offer = What do you offer, and to whom?

## The stage

board-quiz-number = Question { $n } of { $of }
board-quiz-roll = { $name } rolled a 3
board-quiz-school = { $name } is at School
board-quiz-left = { $n ->
    [one] one second left
   *[other] { $n } seconds left
}
board-quiz-seconds = { $n ->
    [one] one second to answer
   *[other] { $n } seconds to answer
}
board-quiz-queue = Who answers, in order
board-quiz-judge = Judge
board-quiz-front = answers now
board-quiz-front-you = your turn
board-quiz-tried = wrong
board-quiz-struck = already answered wrongly
board-quiz-you = You answer. Right is worth { MONEY($amount) }.
board-quiz-you-again = Now you. The crossed-out answers are wrong. Right is worth { MONEY($amount) }.
board-quiz-other = { $name } answers, for { MONEY($amount) }.
board-quiz-heard = { $name } answers aloud, { $judge } rules.
board-quiz-fun = For fun, without money: everybody may answer.
board-quiz-rule = What did { $name } say? Rule on it.
board-quiz-note = You may note the answer you heard by tapping it.
board-quiz-noted = Noted: { $letter }
board-quiz-key = right answer
board-quiz-host = You are Judge: you know the answer and do not give it away.

## The end

board-end-places = How it ended
board-end-arrived = on Square 100
board-title-scholar = Scholar: most questions right
board-title-wealth = Wealth: owns the most
board-end-steps = The race
    .about = Squares still to go, round by round
board-end-worth = What everybody owned
    .about = Cash, shares and property, less what was owed
board-end-cash = Cash in hand
    .about = Money for the unexpected
board-end-lottery = The Lottery
    .about = Taxes and fines fill it, a lucky player empties it
board-end-income = Where the money came from
board-end-costs = Where the money went
board-end-of = { $name }, round by round
board-end-totals = The whole game in sums
board-end-rounds = Round by round: { $name }
board-sum-dividends = Dollar Signs and dividends
board-sum-fees = Fees from visitors
board-sum-quiz = Right answers
board-sum-luck = Luck
board-sum-sales = Sales
board-sum-borrowed = Borrowed
board-sum-property = Houses and Towers
board-sum-shares = Shares
board-sum-taxes = Taxes
board-sum-paid-fees = Fees paid as a visitor
board-sum-fines = Fines and insurance
board-sum-bills = Bills
board-sum-credit = Cost of credit
board-sum-lottery = In the Lottery
board-sum-missed = Turns missed
board-round-cash = Cash
board-round-net_worth = Owned in all
board-round-steps = Squares to go
board-round-shares = Shares
board-round-deeds = Deeds
board-round-points = Points

## What a trainer may choose

stream-die = The next roll of the die
stream-jail = The die in Jail
stream-park = The die for the Amusement Park
stream-museum = The die at the Museum
stream-traffic = The next Traffic card
stream-quiz = The next quiz card

## Moments worth finding again

moment-quiz_begins = Quiz
moment-traffic_card = Traffic card
moment-jail_taken_out = Out of Jail
moment-loan_default = Loan not paid back
moment-debt_not_covered = Debt not covered
moment-tower_exchanged = Tower exchanged
moment-title_scholar = Title of Scholar
moment-title_wealth = Title of Wealth
moment-seat_left = Somebody leaves
moment-quiz_reversed = Ruling changed

## What happened to me

happened-traffic = A Traffic card
happened-visit = A visit
happened-offer = A deal
mine-cash = Cash
mine-net_worth = All in all
mine-shares = Shares
mine-deeds = Deeds
mine-points = Demerits

## The terminal: always in sight, and fields to fill in

own-car = You have { MONEY($cash) }. You are on square { $n }, { $place }: { $steps } to go.
field-deal = What do you want to trade?
field-price = For how much?
deal-buy = buy { $asset } from { $name }
deal-sell = sell { $asset } to { $name }

# The picture of a turn, on the first page of the rulebook.
turn-title = A turn
turn-trade = Trade, if you like
turn-roll = Roll
turn-move = Move
turn-square = Do what the square says
turn-quiz = After a 3: quiz

## Why somebody stands behind somebody else
behind-stayed = { $seat } left the game before the end.
behind-steps = { $mine ->
    [one] One step short of Square 100; { $other }: { $theirs }.
   *[other] { $mine } steps short of Square 100; { $other }: { $theirs }.
}
behind-net_worth = Net worth { MONEY($mine) }; { $other } has { MONEY($theirs) }.

## Moves in whole sentences: said where no board lies beside them

do-mortgage = Mortgage { $deed }
do-redeem = Redeem { $deed }
do-sell_deed = Sell { $deed } to the Bank
do-exchange_tower = Exchange { $tower } for { $house }
do-send = Send them to { $house }
do-choose = Take { $house }
do-put_up = Put { $asset } up to the owner
do-sell = Sell { $asset } to the Bank
do-tender = Ask for bids for { $asset }
do-shares = { $n ->
    [0] Buy no shares
    [one] Buy one share
   *[other] Buy { $n } shares
}
do-sell_shares = { $n ->
    [one] Sell one share to the Bank
   *[other] Sell { $n } shares to the Bank
}
do-bid = Bid { MONEY($amount) }
do-answer = { $letter ->
    [a] Answer with A
    [b] Answer with B
    [c] Answer with C
    [d] Answer with D
    [e] Answer with E
   *[other] Give no answer
}
do-rule = { $ruling ->
    [right] Rule that the answer is right
   *[wrong] Rule that the answer is wrong
}
do-offer = { $pays ->
    [0] { $price ->
        [0] Offer { $other } { $given } for { $got }
       *[other] { $got ->
            [none] Offer { $other } { $given } for { MONEY($price) }
           *[other] Offer { $other } { $given } for { $got } and { MONEY($price) }
        }
    }
   *[other] { $given ->
        [none] Offer { $other } { MONEY($pays) } for { $got }
       *[other] Offer { $other } { $given } and { MONEY($pays) } for { $got }
    }
}
offer-terms = { $pays ->
    [0] { $price ->
        [0] { $given } for { $got }
       *[other] { $got ->
            [none] { $given } for { MONEY($price) }
           *[other] { $given } for { $got } and { MONEY($price) }
        }
    }
   *[other] { $given ->
        [none] { MONEY($pays) } for { $got }
       *[other] { $given } and { MONEY($pays) } for { $got }
    }
}
do-accept = { $terms ->
    [none] Accept the deal
   *[other] Accept the deal that { $by } offers: { $terms }
}
do-decline = { $terms ->
    [none] Decline the deal
   *[other] Decline the deal that { $by } offers: { $terms }
}
do-withdraw = { $terms ->
    [none] Take your offer back
   *[other] Take your offer to { $other } back: { $terms }
}
do-buy-buy = Buy the property
do-buy-pass = Do not buy the property
do-take_asset-take = Take it at the list price
do-take_asset-leave = Leave it to the others
do-museum-gamble = Roll the die for the money
desk-cash = money { $more ->
    [yes] +{ MONEY($n) }
   *[no] { MONEY($n) }
}
desk-borrowed = has to borrow { MONEY($n) }
