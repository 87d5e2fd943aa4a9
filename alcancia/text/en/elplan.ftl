### El Plan, English.
### Seats arrive as names, cards, plans and spaces as the names given below, tokens and products as finished lists.

## El Plan: the game

game-name = El Plan
game-tagline = Run a young business in Semilla City and turn products into ideas.
    .box = From idea to product
game-teaches = Working capital and reserves, investing, bottlenecks, specialising and trading, waste, and what a choice really costs.
    .short = Running a business
game-length = 12 periods, 60 to 90 minutes
    .short = 75 min

# The table in words
view-periods = Periods in all
view-district = District
view-event = Event
view-on_offer = On offer
view-expert = Expert
view-technology = Technology
view-infrastructure = Infrastructure
view-spaces = Open spaces
view-plan = Plan
view-cards = Cards
    .each = { $a }
view-free = Free workers, money, energy
    .value = workers { $a }, money { $b }, energy { $c }
view-ideas = Ideas
view-products = Raw materials, goods, services
    .value = raw materials { $a }, goods { $b }, services { $c }
view-space = Stands on
view-points = Points
view-trios = Trios
view-processes = Processes
    .value = production { $a }, logistics { $b }, marketing { $c }
view-wild = Wild processes

# First steps: a word to each of the first decisions (tutorial.toml)
learn-plan = You are an entrepreneur in Semilla City. Your plan says which processes you can run and what you can make from them. Whoever has the most points after twelve periods wins, and innovative ideas make points. Take Heavy Machinery for a start.
learn-place = Put your entrepreneur on a free space. Each space gives a small advantage this period, and there is only room for one. District 4 gives you one more process to work with.
learn-activate = Now arrange your business: put workers, money and energy on the slots of your plan. Each filled slot is a process that works. Four processes are enough for something to sell.
learn-invest = Here you may buy one card: an expert, a technology or an infrastructure. The Office is cheap and, once active, works for you every period. One of each kind together will be a point.
learn-produce = With your processes you make products. Each row of the table says what it needs. Use every process you can: what is not used is gone.
learn-sell = You may sell one type of product on the market, for 1 money or 1 energy each. Keep what you need for an idea: one raw material, one consumer good and one service.
learn-subsidy = The subsidy spaces in District 6 open when there are enough different products on the market. The money that lies there is for whoever stands on it.
learn-rearrange = You can take tokens off your slots and put them elsewhere, but only here. Nothing can be moved before the next period.
learn-claim = Money or energy: which of the two will you be short of next period?
learn-trio = Points come from ideas and from trios: an expert, a technology and an infrastructure. See which kind you still need.
learn-idea = One raw material, one consumer good and one service become an innovative idea: one point. That is what the whole plan is for.
learn-wildcard = An idea can stand in for any token on a slot. It stays yours and still counts as a point.
learn-buy = You may buy one type of product: 3 money from the market, 5 if it has to be imported. Worth it if just one is missing for an idea.
learn-keep = Without a Warehouse you may keep just one product over the summary. Keep the one that is hardest to make.

## Tokens, processes, products

kind-worker = { $n ->
    [one] 1 worker
   *[other] { $n } workers
}
kind-money = { $n } money
kind-energy = { $n } energy
kind-idea = { $n ->
    [one] 1 idea
   *[other] { $n } ideas
}
kind-raw_material = { $n ->
    [one] 1 raw material
   *[other] { $n } raw materials
}
kind-consumer_good = { $n ->
    [one] 1 consumer good
   *[other] { $n } consumer goods
}
kind-service = { $n ->
    [one] 1 service
   *[other] { $n } services
}
kind-production = { $n } production
kind-logistics = { $n } logistics
kind-marketing = { $n } marketing
kind-wild = { $n } of any kind

token-worker = worker
token-money = money
token-energy = energy
token-idea = idea
product-raw_material = raw material
product-consumer_good = consumer good
product-service = service
process-production = production
process-logistics = logistics
process-marketing = marketing
process-wild = any process
card_type-expert = expert
card_type-technology = technology
card_type-infrastructure = infrastructure
symbol-play = ▶ may start work when you buy it
symbol-pause = ⏸ starts work in a later District 2
tone-negative = bad news
tone-positive = good news
item-s1 = slot 1
item-s2 = slot 2
item-s3 = slot 3
item-s4 = slot 4
item-s5 = slot 5
item-s6 = slot 6
item-s7 = slot 7
item-s8 = slot 8

## Districts and opportunity spaces

district-1 = Events
    .about = One event card is turned.
    .short = Events
district-2 = Administration
    .about = You arrange your tokens on your plan and cards.
    .short = Desk
district-3 = Investment
    .about = You may buy a card.
    .short = Cards
district-4 = Production
    .about = Processes become products.
    .short = Make
district-5 = Market
    .about = First everybody buys, then everybody sells.
    .short = Market
district-6 = Subsidy
    .about = Those who stand here take support.
    .short = Aid
district-7 = Innovation
    .about = Three different products become an idea.
    .short = Ideas
district-summary = Summary
    .about = Stock is cut back, offers are filled, the turn token moves on.

space-1 = Insurance (1)
    .about = This period's bad event cannot touch you.
space-2a = Town hall (2a)
    .about = You receive 1 worker and may sell one of your cards back.
space-2b = Town hall (2b)
    .about = You receive 1 worker and may sell one of your cards back.
space-2c = Town hall (2c)
    .about = You receive 1 worker and may sell one of your cards back.
space-2d = Town hall (2d)
    .about = You receive 1 worker and may sell one of your cards back.
space-3e = Experts (3e)
    .about = An expert costs you 1 money less.
space-3t = Technologies (3t)
    .about = A technology costs you 1 energy less.
space-3i = Infrastructures (3i)
    .about = An infrastructure costs you 1 money or 1 energy less.
space-4 = Factory (4)
    .about = You have one more process, of any kind.
space-5 = Market stall (5)
    .about = One product you buy or import costs 1 money less.
space-6a = First subsidy (6a)
    .about = You take 1 money or 1 energy, and the money lying here.
space-6b = Second subsidy (6b)
    .about = You take 1 money or 1 energy, and the money lying here. It usually opens when the market holds two types of product.
space-6c = Third subsidy (6c)
    .about = You take 1 money or 1 energy, and the money lying here. It usually opens when the market holds all three types.

## Plans

plan-OF1 = Organic Farm I
plan-OF2 = Organic Farm II
plan-OF3 = Organic Farm III
plan-SA1 = Sustainable Aquaculture I
plan-SA2 = Sustainable Aquaculture II
plan-SA3 = Sustainable Aquaculture III
plan-EI1 = Environmental Investigation I
plan-EI2 = Environmental Investigation II
plan-EI3 = Environmental Investigation III
plan-HM1 = Heavy Machinery I
plan-HM2 = Heavy Machinery II
plan-HM3 = Heavy Machinery III
plan-DE1 = Digital Effects I
plan-DE2 = Digital Effects II
plan-DE3 = Digital Effects III
plan-BI1 = Biotechnological Investigation I
plan-BI2 = Biotechnological Investigation II
plan-BI3 = Biotechnological Investigation III
plan-AT1 = Adventure Tourism I
plan-AT2 = Adventure Tourism II
plan-AT3 = Adventure Tourism III
plan-ME1 = Multicultural Education I
plan-ME2 = Multicultural Education II
plan-ME3 = Multicultural Education III
plan-NH1 = National Heritage Restoration I
plan-NH2 = National Heritage Restoration II
plan-NH3 = National Heritage Restoration III

## Events

card-EV01 = Energy Rationing
    .about = Hand over 1 energy. If you have none free: 2 tokens of your choice.
card-EV02 = Stock Market Crash
    .about = Hand over 1 money. If you have none free: 2 tokens of your choice.
card-EV03 = Economic Crisis
    .about = Hand over 1 money and 1 energy. For each you do not have free: 2 tokens of your choice.
card-EV04 = Recession
    .about = In District 5 nobody buys, imports or sells.
card-EV05 = Sowing Season
    .about = For each type of product on the market, 1 money is laid on a subsidy space, from the left.
card-EV06 = Professional Training Franchise
    .about = In District 4 everybody has one more process of any kind.
card-EV07 = Workers' Strike
    .about = Hand over 1 worker. If you have none free: 2 tokens of your choice.
card-EV08 = Power Cut
    .about = In District 4 two of your processes do not work. You choose which.
card-EV09 = Inflation
    .about = Return a third of your free money, rounded up. Money at work is safe.
card-EV10 = Price War
    .about = In District 5 your sale brings one token less.
card-EV11 = Credit Squeeze
    .about = In District 3 every card costs 1 money more.
card-EV12 = Seed Capital
    .about = Everybody receives 1 money. Those with the fewest ideas receive 1 more.
card-EV13 = Job Fair
    .about = Everybody receives 1 worker.
card-EV14 = Technology Fair
    .about = In District 3 technologies cost 1 money or 1 energy less.

## Investment cards

card-E01 = Financial Adviser
    .about = Once a period: 1 money or 1 energy off a card, or 1 money off a purchase.
card-E02 = Investor
    .about = 1 money when District 2 begins.
card-E03 = General Manager
    .about = 1 logistics and 1 marketing each period.
card-E04 = Risk Prevention
    .about = 1 production for each worker on it, up to three.
card-E05 = Production Engineer
    .about = 2 production and 1 logistics each period.
card-E06 = Graphic Designer
    .about = 1 marketing each period.
card-E07 = Sales Agent
    .about = 1 money more whenever you sell in District 5.
card-E08 = Lawyer
    .about = Cancels one token that an event demands.
card-E09 = People Manager
    .about = In District 2 you may swap one free token for one of another kind.
card-E10 = Dispatch Coordinator
    .about = 2 logistics each period.
card-E11 = Publicist
    .about = 2 marketing each period.
card-T01 = Robot
    .about = 1 worker when District 2 begins.
card-T02 = Mobile Telephony
    .about = 1 logistics and 1 marketing each period.
card-T03 = Tools
    .about = 1 production each period.
card-T04 = Planning Software
    .about = 1 logistics each period.
card-T05 = 3D Printer
    .about = 1 process of any kind each period.
card-T06 = Digital Fabrication Kit
    .about = 2 production and 1 marketing each period.
card-T07 = Satellite Tracking
    .about = 2 logistics each period.
card-T08 = Data Analytics
    .about = 2 marketing each period.
card-T09 = Electronic Payment
    .about = 1 money more whenever you sell in District 5.
card-T10 = Online Shop
    .about = 1 marketing each period; one product you buy costs 1 money less.
card-T11 = Backup Generator
    .about = Cancels one token that an event demands.
card-I01 = Warehouse
    .about = You may keep more products in the summary.
card-I02 = Solar Panels
    .about = 1 energy when District 2 begins.
card-I03 = Laboratory
    .about = 1 process of any kind each period.
card-I04 = Workshop
    .about = 1 production and 1 logistics each period.
card-I05 = Shop
    .about = 1 marketing each period; 1 money more whenever you sell.
card-I06 = Delivery Fleet
    .about = 2 logistics each period.
card-I07 = Training Centre
    .about = 1 worker when District 2 begins.
card-I08 = Office
    .about = 1 production and 1 marketing each period.
card-I09 = Greenhouse
    .about = 2 production each period.
card-I10 = Customs Agency
    .about = Each import costs 1 money less; 1 money for each export you cause.
card-I11 = Production Plant
    .about = 2 production, 1 logistics and 1 marketing each period.

## Copies of a card bear its name

card-E01a = { card-E01 }
card-E01b = { card-E01 }
card-E02a = { card-E02 }
card-E02b = { card-E02 }
card-E03a = { card-E03 }
card-E03b = { card-E03 }
card-E04a = { card-E04 }
card-E04b = { card-E04 }
card-E05a = { card-E05 }
card-E05b = { card-E05 }
card-E06a = { card-E06 }
card-E06b = { card-E06 }
card-E07a = { card-E07 }
card-E07b = { card-E07 }
card-E08a = { card-E08 }
card-E08b = { card-E08 }
card-E09a = { card-E09 }
card-E09b = { card-E09 }
card-E10a = { card-E10 }
card-E10b = { card-E10 }
card-E11a = { card-E11 }
card-E11b = { card-E11 }
card-T01a = { card-T01 }
card-T01b = { card-T01 }
card-T02a = { card-T02 }
card-T02b = { card-T02 }
card-T03a = { card-T03 }
card-T03b = { card-T03 }
card-T04a = { card-T04 }
card-T04b = { card-T04 }
card-T05a = { card-T05 }
card-T05b = { card-T05 }
card-T06a = { card-T06 }
card-T06b = { card-T06 }
card-T07a = { card-T07 }
card-T07b = { card-T07 }
card-T08a = { card-T08 }
card-T08b = { card-T08 }
card-T09a = { card-T09 }
card-T09b = { card-T09 }
card-T10a = { card-T10 }
card-T10b = { card-T10 }
card-T11a = { card-T11 }
card-T11b = { card-T11 }
card-I01a = { card-I01 }
card-I01b = { card-I01 }
card-I02a = { card-I02 }
card-I02b = { card-I02 }
card-I03a = { card-I03 }
card-I03b = { card-I03 }
card-I04a = { card-I04 }
card-I04b = { card-I04 }
card-I05a = { card-I05 }
card-I05b = { card-I05 }
card-I06a = { card-I06 }
card-I06b = { card-I06 }
card-I07a = { card-I07 }
card-I07b = { card-I07 }
card-I08a = { card-I08 }
card-I08b = { card-I08 }
card-I09a = { card-I09 }
card-I09b = { card-I09 }
card-I10a = { card-I10 }
card-I10b = { card-I10 }
card-I11a = { card-I11 }
card-I11b = { card-I11 }
item-E01a = { card-E01 }
item-E01b = { card-E01 }
item-E02a = { card-E02 }
item-E02b = { card-E02 }
item-E03a = { card-E03 }
item-E03b = { card-E03 }
item-E04a = { card-E04 }
item-E04b = { card-E04 }
item-E05a = { card-E05 }
item-E05b = { card-E05 }
item-E06a = { card-E06 }
item-E06b = { card-E06 }
item-E07a = { card-E07 }
item-E07b = { card-E07 }
item-E08a = { card-E08 }
item-E08b = { card-E08 }
item-E09a = { card-E09 }
item-E09b = { card-E09 }
item-E10a = { card-E10 }
item-E10b = { card-E10 }
item-E11a = { card-E11 }
item-E11b = { card-E11 }
item-T01a = { card-T01 }
item-T01b = { card-T01 }
item-T02a = { card-T02 }
item-T02b = { card-T02 }
item-T03a = { card-T03 }
item-T03b = { card-T03 }
item-T04a = { card-T04 }
item-T04b = { card-T04 }
item-T05a = { card-T05 }
item-T05b = { card-T05 }
item-T06a = { card-T06 }
item-T06b = { card-T06 }
item-T07a = { card-T07 }
item-T07b = { card-T07 }
item-T08a = { card-T08 }
item-T08b = { card-T08 }
item-T09a = { card-T09 }
item-T09b = { card-T09 }
item-T10a = { card-T10 }
item-T10b = { card-T10 }
item-T11a = { card-T11 }
item-T11b = { card-T11 }
item-I01a = { card-I01 }
item-I01b = { card-I01 }
item-I02a = { card-I02 }
item-I02b = { card-I02 }
item-I03a = { card-I03 }
item-I03b = { card-I03 }
item-I04a = { card-I04 }
item-I04b = { card-I04 }
item-I05a = { card-I05 }
item-I05b = { card-I05 }
item-I06a = { card-I06 }
item-I06b = { card-I06 }
item-I07a = { card-I07 }
item-I07b = { card-I07 }
item-I08a = { card-I08 }
item-I08b = { card-I08 }
item-I09a = { card-I09 }
item-I09b = { card-I09 }
item-I10a = { card-I10 }
item-I10b = { card-I10 }
item-I11a = { card-I11 }
item-I11b = { card-I11 }

## What happened

fact-period_started = Period { $period } of { $periods } begins. { $seat } holds the turn token.
fact-district_entered = The route reaches District { $district }.
fact-plan_chosen = { $seat } runs this business: { $plan }.
fact-tokens_dealt = { $seat } starts with { $tokens }.
fact-placed = { $seat } goes to { $space }.
fact-no_space = { $seat } finds no open space and has no benefit this period.
fact-event_turned = Event: { $event }.
fact-event_shown = Next period's event will be { $event }.
fact-no_event = There is no event this period.
fact-insured = { $choice ->
    [apply] { $seat } lets the event happen.
    [ignore] { $seat } uses the insurance: the event passes by.
   *[auto] { $seat } is insured: the event cannot do harm.
}
fact-event_cancelled = { $seat } has protection: the demand for { $tokens } is cancelled.
fact-event_paid = { $seat } hands over { $tokens } because of the event.
fact-benefit_lost = { $seat } cannot pay the event in full and loses the benefit of { $space }.
fact-received = { $source ->
    [event] { $seat } receives { $tokens } from the event.
    [space] { $seat } receives { $tokens } from the opportunity space.
    [sale] { $seat } receives { $tokens } for the sale.
    [bonus] { $seat } receives { $tokens } as a sale bonus.
   *[export] { $seat } receives { $tokens } as an export bonus.
}
fact-received_income = { $seat } receives { $tokens } as income from { $card }.
fact-liquidated = { $seat } sells { $card } back and receives { $tokens }.
fact-deactivated = { $seat } takes { $tokens } off ({ $item }).
fact-swapped = { $seat } swaps { $given } for { $taken }.
fact-activated = { $seat } puts { $tokens } to work ({ $item }).
fact-acquired = { $count ->
    [0] { $seat } gets { $card } for nothing.
   *[other] { $advisers ->
        [0] { $seat } buys { $card } for { $tokens }.
       *[other] { $seat } buys { $card } for { $tokens }, with a Financial Adviser's help.
    }
}
fact-passed_investment = { $seat } buys no card.
fact-produced = { $seat } makes { $products }.
fact-produced_nothing = { $seat } makes nothing.
fact-bought = { $seat } buys { $products } on the market.
fact-imported = { $seat } imports { $products }.
fact-price_paid = { $seat } pays { $amount } money for that.
fact-passed_buying = { $seat } buys nothing.
fact-sold = { $seat } sells { $products }.
fact-passed_selling = { $seat } sells nothing.
fact-exported = { $products } leave the city: an export caused by { $seat }.
fact-subsidy_laid = { $source ->
    [event] { $amount } money is laid on { $space } because of the event.
   *[export] { $amount } money is laid on { $space } because of the export.
}
fact-subsidy_claimed = { $amount ->
    [0] { $seat } takes the subsidy of { $space }: { $tokens }.
   *[other] { $seat } takes the subsidy of { $space }: { $tokens }, and { $amount } money lying there.
}
fact-idea_made = { $count ->
    [one] { $seat } turns three different products into an innovative idea.
   *[other] { $seat } turns sets of products into { $count } innovative ideas.
}
fact-cut_back = { $seat } cannot store everything. Wasted: { $products }.
fact-offers_refilled = New on offer: { $card }.
fact-offer_withdrawn = { $card } is no longer on offer.
fact-subsidies_reassigned = The subsidy money is dealt again: { $first }, { $second } and { $third }.
fact-turn_passed = The turn token goes to { $seat }.
fact-last_period_called = The game will end after District 7 of this period.
fact-game_over = The game is over. The win goes to { $winners }.
# Counted in the debrief only.
fact-capital = { $seat }: { $processes } processes, { $cards } cards, { $placed } tokens at work.
fact-used = { $seat } uses { $processes } processes.
fact-standing = { $seat }: { $ideas } ideas, { $points } points.
fact-town = On the market: { $stock }. Subsidy money waiting: { $waiting }.
## Questions

ask-choose_plan = Choose your plan
    .about = At the end every type of plan must be in play.
ask-place = Where do you put your entrepreneur?
    .about = You get the benefit of the space when the route reaches its district.
ask-insure = Do you use your insurance against this event?
ask-pay = How do you pay for the event?
ask-administer = Arrange your tokens
    .about = Tokens on slots and cards keep them working. Tokens at hand protect you and pay for cards.
ask-acquire = Do you want to buy a card?
ask-produce = What do you make?
ask-buy = Do you want to buy products?
ask-sell = Do you want to sell products?
ask-claim = Money or energy?
ask-innovate = How many ideas do you make?
ask-keep = Which products do you keep?
    .about = The rest goes to waste.
ask-stop = Does the game end after this period?
chance-first_seat = Who begins?
chance-plan = A plan is dealt
chance-event = An event is turned
chance-expert = An expert comes on offer
chance-technology = A technology comes on offer
chance-infrastructure = An infrastructure comes on offer

## Moves

move-choose_plan = Take the plan
    .about = You run this plan for the whole game.
move-place = Go to
    .about = Your entrepreneur stays there until the summary.
move-insure = Insurance
    .about = Say whether the event counts for you.
move-insure-apply = Let the event count
    .about = You are treated like everybody else.
move-insure-ignore = Ignore the event
    .about = Nothing of the event reaches you, neither harm nor gift.
move-pay = Pay
    .about = The tokens go to the box.
move-liquidate = Sell a card back
    .about = The card leaves the game. You get back half its printed cost, rounded up, and the tokens on it.
move-deactivate = Take tokens off
    .about = They return to your hand. You can do this once.
move-swap = Swap a token
    .about = One free token for one of another kind.
move-activate = Put tokens to work
    .about = They stay there until your next District 2.
move-arrange = Arrange your tokens
    .about = When you are done, nothing on your plan and cards can be moved before the next District 2.
move-claim = Take your subsidy
    .about = A token of your choice, and the money lying on your space.
move-acquire = Buy
    .about = You pay with free tokens.
move-pass = Pass
    .about = You do nothing here.
move-produce = Make products
    .about = Every process serves once a period.
move-buy = Buy products
    .about = From the market and imported, one type only.
move-sell = Sell products
    .about = They go to the market and you take money or energy.
move-claim-money = Take 1 money
    .about = And the money lying on your space.
move-claim-energy = Take 1 energy
    .about = And the money lying on your space.
move-innovate = Make ideas
    .about = One of each product for one idea.
move-keep = Keep these products
    .about = The rest goes back to the box.
move-stop = Finish after this period
    .about = The game ends and is scored after District 7.

## Refusals

refused-not_your_turn = It is not your turn to decide.
refused-wrong_step = That cannot be done at this point of the route.
refused-already_done = You have already finished this step.
refused-unknown_move = There is no such move.
refused-bad_parameter = Something in this move is missing or makes no sense.
refused-plan_taken = Another player has this plan.
refused-plan_wrong_level = This plan is not of the level of this game.
refused-plan_type_needed = A type of plan is still missing, so you have to choose one of a missing type.
refused-no_such_space = There is no such space.
refused-space_taken = Another entrepreneur stands there.
refused-space_closed = This space is closed now.
refused-must_place = You have to place your entrepreneur while a space is open.
refused-must_pay_demanded = You have the token that is demanded, so you hand over that one.
refused-wrong_payment = These tokens do not match what you owe.
refused-wrong_cancel = You cannot cancel these demands.
refused-ideas_not_resources = An idea is not a resource: you cannot pay with it.
refused-liquidation_not_allowed = You cannot sell a card back now.
refused-not_your_card = This card is not yours.
refused-no_such_card = There is no such card.
refused-wrong_refund = You receive half of the printed cost, in tokens of that cost.
refused-deactivate_first = Taking tokens off and selling cards back come before swapping and activating.
refused-already_deactivated = You have already taken tokens off in this District 2.
refused-not_active = There is nothing on it.
refused-already_active = It is already at work.
refused-wrong_token = This token does not fit here.
refused-incomplete_activation = A card needs all its tokens at once.
refused-too_many_tokens = That is more than fits on it.
refused-not_enough_worker = You do not have enough free workers.
refused-not_enough_money = You do not have enough free money.
refused-not_enough_energy = You do not have enough free energy.
refused-not_enough_ideas = You do not have enough ideas at hand.
refused-token_locked = Tokens at work can be moved in District 2 only.
refused-no_swap_left = You have no swap left.
refused-swap_same_type = You swap for a token of another kind.
refused-not_on_offer = This card is not on offer.
refused-one_card_per_period = You have already bought your card this period.
refused-adviser_used = You have no Financial Adviser left to use this period.
refused-discount_not_applicable = This discount would change nothing.
refused-not_immediate = This card cannot start work in the period you buy it.
refused-ideas_only_in_district_2 = Ideas stand in for resources in District 2 only.
refused-not_enough_processes = You do not have the processes for that.
refused-no_such_row = Your production table has no such row.
refused-market_closed = The market is closed for you this period.
refused-not_in_market = The market does not hold that many.
refused-one_type_only = You may trade one type of product only.
refused-not_enough_products = You do not hold that many products.
refused-nothing_to_do = That would do nothing. You can pass.
refused-idea_limit = That is more ideas than one period allows.
refused-switched_off = This is switched off in today's game.
refused-wrong_keep_count = You keep exactly as many products as you can store.
refused-bad_option = “{ $option }” cannot have that value.
refused-too_few_players = El Plan needs at least three players.
refused-too_many_players = El Plan has room for nine players.

## Why tokens moved

pay-start = { $of ->
    [money] { $to } starts with { $amount } money.
   *[other] { $to } starts with { $amount } { $of }.
}
pay-event_demand = { $of ->
    [money] { $from } hands over { $amount } money because of the event.
   *[other] { $from } hands over { $amount } { $of } because of the event.
}
pay-inflation = { $of ->
    [money] { $from } returns { $amount } money to inflation.
   *[other] { $from } returns { $amount } { $of } to inflation.
}
pay-event_gift = { $of ->
    [money] { $to } receives { $amount } money from the event.
   *[other] { $to } receives { $amount } { $of } from the event.
}
pay-income = { $of ->
    [money] { $to } receives { $amount } money as income.
   *[other] { $to } receives { $amount } { $of } as income.
}
pay-space_worker = { $of ->
    [money] { $to } receives { $amount } money at the town hall.
   *[other] { $to } receives { $amount } { $of } at the town hall.
}
pay-liquidation = { $of ->
    [money] { $to } receives { $amount } money for a card sold back.
   *[other] { $to } receives { $amount } { $of } for a card sold back.
}
pay-swap_given = { $of ->
    [money] { $from } gives { $amount } money in a swap.
   *[other] { $from } gives { $amount } { $of } in a swap.
}
pay-swap_taken = { $of ->
    [money] { $to } takes { $amount } money in a swap.
   *[other] { $to } takes { $amount } { $of } in a swap.
}
pay-put_to_work = { $of ->
    [money] { $from } puts { $amount } money to work.
   *[other] { $from } puts { $amount } { $of } to work.
}
pay-taken_off = { $of ->
    [money] { $to } takes { $amount } money off.
   *[other] { $to } takes { $amount } { $of } off.
}
pay-card_cost = { $of ->
    [money] { $from } pays { $amount } money for a card.
   *[other] { $from } pays { $amount } { $of } for a card.
}
pay-production = { $of ->
    [money] { $to } makes { $amount } money.
   *[other] { $to } makes { $amount } { $of }.
}
pay-purchase = { $of ->
    [money] { $from } pays { $amount } money on the market.
   *[other] { $from } pays { $amount } { $of } on the market.
}
pay-import = { $of ->
    [money] { $from } pays { $amount } money for imports.
   *[other] { $from } pays { $amount } { $of } for imports.
}
pay-product_bought = { $of ->
    [money] { $to } buys { $amount } money.
   *[other] { $to } buys { $amount } { $of }.
}
pay-product_imported = { $of ->
    [money] { $to } imports { $amount } money.
   *[other] { $to } imports { $amount } { $of }.
}
pay-product_sold = { $of ->
    [money] { $from } sells { $amount } money.
   *[other] { $from } sells { $amount } { $of }.
}
pay-sale = { $of ->
    [money] { $to } receives { $amount } money for a sale.
   *[other] { $to } receives { $amount } { $of } for a sale.
}
pay-sale_bonus = { $of ->
    [money] { $to } receives { $amount } money as a sale bonus.
   *[other] { $to } receives { $amount } { $of } as a sale bonus.
}
pay-export = { $of ->
    [money] { $amount } money leave the city as an export.
   *[other] { $amount } { $of } leave the city as an export.
}
pay-export_bonus = { $of ->
    [money] { $to } receives { $amount } money as an export bonus.
   *[other] { $to } receives { $amount } { $of } as an export bonus.
}
pay-subsidy_export = { $of ->
    [money] { $amount } money is laid in District 6 for an export.
   *[other] { $amount } { $of } is laid in District 6 for an export.
}
pay-subsidy_event = { $of ->
    [money] { $amount } money is laid in District 6 by the event.
   *[other] { $amount } { $of } is laid in District 6 by the event.
}
pay-subsidy = { $of ->
    [money] { $to } receives { $amount } money as a subsidy.
   *[other] { $to } receives { $amount } { $of } as a subsidy.
}
pay-subsidy_pile = { $of ->
    [money] { $to } takes { $amount } money lying on the subsidy space.
   *[other] { $to } takes { $amount } { $of } lying on the subsidy space.
}
pay-subsidy_moved = { $of ->
    [money] { $amount } money is dealt again in District 6.
   *[other] { $amount } { $of } is dealt again in District 6.
}
pay-products_joined = { $of ->
    [money] { $from } gives { $amount } money for an idea.
   *[other] { $from } gives { $amount } { $of } for an idea.
}
pay-idea = { $of ->
    [money] { $to } makes { $amount } money.
   *[other] { $to } makes { $amount } { $of }.
}
pay-cutback = { $of ->
    [money] { $from } loses { $amount } money to cutbacks.
   *[other] { $from } loses { $amount } { $of } to cutbacks.
}

purse-worker = workers
purse-energy = energy
purse-idea = ideas
purse-raw_material = raw materials
purse-consumer_good = consumer goods
purse-service = services

## Score

score-ideas = Ideas
score-trios = Trios
score-points = Points
score-resources = Resource tokens
score-cards = Investment cards

## What comes next

step-decisions = Decisions
step-events = District 1: Events
step-administration = District 2: Administration
step-investment = District 3: Investment
step-production = District 4: Production
step-market = District 5: Market
step-subsidy = District 6: Subsidy
step-innovation = District 7: Innovation
step-summary = Summary
step-score = Scoring

## Options

option-level = Level of the plans
    .about = Level I for a first game, level III for merchants.
option-periods = Periods
    .about = How long the game is. A period stands for a month.
option-first_seat = Who begins
    .about = A seat, or drawn by lot.
option-first_seat-random = by lot
option-first_seat-0 = { seat-A }
option-first_seat-1 = { seat-B }
option-first_seat-2 = { seat-C }
option-first_seat-3 = { seat-D }
option-first_seat-4 = { seat-E }
option-first_seat-5 = { seat-F }
option-first_seat-6 = { seat-G }
option-first_seat-7 = { seat-H }
option-first_seat-8 = { seat-I }
option-plan_choice = Plans
    .about = Whether the plans are chosen or dealt.
option-plan_choice-choose = everybody chooses
option-plan_choice-random = dealt by chance
option-start_worker = Workers at the start
    .about = How many workers each seat starts with.
option-start_money = Money at the start
    .about = How much money each seat starts with.
option-start_energy = Energy at the start
    .about = How much energy each seat starts with.
option-events = Events
    .about = Which events are in the deck.
option-events-on = all
option-events-off = none
option-events-positive_only = good news only
option-events-negative_only = bad news only
option-event_preview = Show the next event
    .about = The event of the next period is shown a period ahead.
option-insurance = Insurance
    .about = How the insurance space works.
option-insurance-auto = works by itself
option-insurance-ask = asks each time
option-insurance-none = closed
option-shortfall = When an event cannot be paid
    .about = When a seat that cannot pay loses its benefit.
option-shortfall-any = whenever something is missing
option-shortfall-empty_only = only with no free token at all
option-d2_spaces = Spaces in District 2
    .about = How many entrepreneurs find room at the town hall.
option-d6_all_open = All subsidy spaces open
    .about = The second and third subsidy space are always open.
option-liquidations = Cards sold back per visit
    .about = How many cards a seat may sell back in one District 2.
option-liquidate_anywhere = Sell back from anywhere
    .about = Everybody may sell cards back, wherever they stand.
option-investments_per_period = Cards per period
    .about = How many cards a seat may buy in one period.
option-offers_per_type = Offers of each type
    .about = How many cards of each type lie on offer.
option-refill_at_once = Refill at once
    .about = A place on offer is filled right after a purchase.
option-refresh_offers = Fresh offers
    .about = Where nobody bought, the left offer leaves and a new one comes.
option-play_all = Every card starts at once
    .about = Every card may be activated when it is bought.
option-idea_wildcards = Ideas stand in for resources
    .about = Ideas may activate slots and cards.
option-buy_price = Price on the market
    .about = Money for a product from the market.
option-import_price = Price of an import
    .about = Money for an imported product.
option-sale_price = Price of a sale
    .about = Tokens you take for each product sold.
option-one_type_market = One type on the market
    .about = Each seat buys, and sells, one type of product per period only.
option-export_size = Size of an export
    .about = This many products of one type leave the market together.
option-export_subsidy = Money for an export
    .about = Money laid in District 6 for each export.
option-keep_limit = Products kept
    .about = How many products a seat keeps in the summary.
option-warehouse_limit = Products kept with a Warehouse
    .about = How many products a seat keeps with an active Warehouse.
option-ideas_per_period = Ideas per period
    .about = Most ideas a seat may make in one period; 0 means no limit.
option-points_idea = Points for an idea
    .about = What an idea counts at the end.
option-points_trio = Points for a trio
    .about = What an expert, a technology and an infrastructure count together.
option-trio_needs_idea = Trios need an idea
    .about = Trios count only for those who have an idea.
option-last_seat_bonus = Help for the last seat
    .about = The last seat of the first period starts with 1 money more. Meant for eight or nine players.
option-win_at = Goal in ideas
    .about = The game ends when a seat has that many ideas; 0 means never.

## Players made of software, and why they did it

bot-baseline = Planner
    .about = Looks one period ahead and weighs every token.
bot-spender = Spender
    .about = Buys whatever a card promises.
bot-saver = Saver
    .about = Keeps a large reserve at hand.
bot-cautious = Careful
    .about = Likes to be insured.
bot-craftsman = Crafter
    .about = Never invests and makes do with what is there.

why-plan = This plan makes what the table still lacks.
why-plan_few = Few others make what this plan makes.
why-place_insurance = I have tokens to lose, so I take the insurance.
why-place_careful = No bad news can reach me here.
why-place_worker = I can use another worker.
why-place_discount = If I buy a card of this kind, it costs me less here.
why-place_look = I want to look at the cards. I do not have to buy one.
why-place_process = One more process could let me make more.
why-place_purchase = I mean to buy a product and it is cheaper here.
why-place_subsidy = A fresh token, and whatever money lies there.
why-place_left = It is the best space left.
why-insure_ignore = The event would cost me something.
why-insure_apply = The event brings me something.
why-pay_plenty = I give what I have most of.
why-admin_produce = This way I make the most of my tokens.
why-admin_reserve = I keep some tokens back as a reserve.
why-admin_card = I keep tokens back for a card.
why-acquire_worth = The card will bring more than it costs.
why-acquire_trio = The card completes a trio.
why-acquire_spree = It was on offer and I could pay for it.
why-pass_nothing_worth = No card here is worth its price to me.
why-pass_never = I do not invest. I work.
why-pass_reserve = I would rather keep my tokens.
why-produce_idea = With this I get closer to an idea.
why-produce_sale = I make what I can sell.
why-produce_nothing = I cannot make anything useful.
why-buy_missing = This product completes an idea.
why-buy_nothing = Nothing on the market is worth its price to me.
why-sell_surplus = I sell what I do not need for an idea.
why-sell_nothing = I need what I have.
why-claim_scarce = I take what I have least of.
why-innovate = Ideas are points.
why-keep_different = I keep products that differ.
why-keep_foreign = I keep what others make. My own I can make again.
why-random = I just tried something.

## Figures for the debrief

measure-seat = Seat (0 is the first)
measure-period = Period
measure-space = Opportunity space
measure-event = Event of the period
measure-insured = Periods with insurance
measure-ideas_at_work = Ideas at work
measure-trios = Trios
measure-resources = Resource tokens
measure-recovered = Tokens from cards sold back
measure-spent_on_cards = Tokens spent on cards
measure-spent_on_market = Money spent on the market
measure-spent_on_imports = Money spent on imports
measure-made_raw_material = Raw materials made
measure-made_consumer_good = Consumer goods made
measure-made_service = Services made
measure-bought_raw_material = Raw materials bought
measure-bought_consumer_good = Consumer goods bought
measure-bought_service = Services bought
measure-imported_raw_material = Raw materials imported
measure-imported_consumer_good = Consumer goods imported
measure-imported_service = Services imported
measure-sold_raw_material = Raw materials sold
measure-sold_consumer_good = Consumer goods sold
measure-sold_service = Services sold
measure-wasted_raw_material = Raw materials wasted
measure-wasted_consumer_good = Consumer goods wasted
measure-wasted_service = Services wasted
measure-ideas = Ideas
measure-points = Points if the game ended now
measure-free_worker = Free workers
measure-free_money = Free money
measure-free_energy = Free energy
measure-at_work = Tokens at work
measure-idle = Tokens idle after District 3
measure-processes_had = Processes available
measure-processes_used = Processes used
measure-made = Products made
measure-bought = Products bought
measure-imported = Products imported
measure-sold = Products sold
measure-wasted = Products wasted
measure-cards = Cards owned
measure-cards_expert = Experts owned
measure-cards_technology = Technologies owned
measure-cards_infrastructure = Infrastructures owned
measure-cards_active = Cards at work
measure-lost_to_events = Tokens lost to events
measure-benefits_lost = Benefits lost
measure-insurance_kept = Tokens kept by insurance (what the others lost on average)
measure-space_value = Value of the space in tokens, discounts or processes
measure-income_space = Tokens from spaces
measure-income_sales = Tokens from sales
measure-income_cards = Tokens from cards
measure-income_subsidies = Tokens from subsidies
measure-income_events = Tokens from events
measure-exports_caused = Exports caused
measure-market_stock = Products on the market
measure-exports = Exports
measure-subsidies_waiting = Subsidy money waiting

lesson-first_idea = { $seat } had a first idea in period { $period }. The longest time without a new one: { $longest ->
    [one] one period
   *[other] { $longest } periods
}.
lesson-no_idea = { $seat } made no innovative idea this year. Three different products at once make one.
lesson-uninsured = { $seat } lost { $tokens ->
    [0] no token
    [one] one token
   *[other] { $tokens } tokens
} and { $benefits ->
    [0] no benefit
    [one] one benefit
   *[other] { $benefits } benefits
} to events{ $unsold ->
    [0] { "" }
    [one] , and threw one product away while the market was closed
   *[other] , and threw { $unsold } products away while the market was closed
}. { $covered ->
    [0] Insurance stopped none of it
   *[other] Insurance stopped { $covered ->
        [one] one bad event
       *[other] { $covered } bad events
    }{ $kept ->
        [0] { "" }
        [one] , which took one token from the others on average
       *[other] , which took { $kept } tokens from the others on average
    }
}.
lesson-costliest_event = The costliest event for { $seat } was { $event } in period { $period }: it took { $tokens } tokens.
lesson-no_reserve = { $seat } began { $periods ->
    [one] one period
   *[other] { $periods } periods
} with at most one free token. { $hits ->
    [0] No event asked for tokens
    [one] An event asked for tokens once
   *[other] Events asked for tokens { $hits } times
} in those periods.
lesson-idle = On average { $idle } of the { $all } tokens of { $seat } lay idle{ $unused ->
    [0] { "" }
    [one] , and one process went unused
   *[other] , and { $unused } processes went unused
}. Only what works makes something.
lesson-waste = { $seat } threw away { $count ->
    [one] one product
   *[other] { $count } products
}. At the market's price that is { $tokens ->
    [one] one token
   *[other] { $tokens } tokens
}. A Warehouse keeps more.
lesson-space = { $seat } stood in District 3 { $count ->
    [one] once
   *[other] { $count } times
}, and { $nothing ->
    [one] once
   *[other] { $nothing } times
} the discount there was not used.
lesson-sold_back = Selling cards back brought { $seat } { $tokens ->
    [one] one token
   *[other] { $tokens } tokens
}. All cards together had cost { $spent }.
lesson-wildcards = At one point ideas stood in for { $count ->
    [one] one resource token
   *[other] { $count } resource tokens
} of { $seat }, and they still counted as points.
lesson-card = { $seat }'s best buy: { $card }. It cost { $cost ->
    [0] nothing
    [one] one token
   *[other] { $cost } tokens
}, worked for { $periods ->
    [one] one period
   *[other] { $periods } periods
} and brought { $brought ->
    [one] one token or used process
   *[other] { $brought } tokens and used processes
}. { $payback ->
    [0] It did not bring back what it cost
    [one] It brought back what it cost within a period
   *[other] It took { $payback } periods to bring back what it cost
}.
lesson-card_idle = { $seat }'s { $card } never worked, and no trio needed it.
lesson-places = { $seat } stood in District { $district } most often, { $count ->
    [one] once
   *[other] { $count } times
}, and got { $value } out of it in tokens, discounts and processes. At this table that many visits there brought { $usual } on average.
lesson-purchases = { $seat } paid { $amount } money for { $count ->
    [one] one product
   *[other] { $count } products
}. { $processes ->
    [0] The plan cannot make such products
   *[other] Making what the plan can make of them would have taken { $processes } processes{ $foreign ->
        [0] { "" }
        [one] ; one of them it cannot make
       *[other] ; { $foreign } of them it cannot make
    }
}.
lesson-imports = { $seat } paid { $amount } money for { $count ->
    [one] one imported product
   *[other] { $count } imported products
}. { $later ->
    [0] At the end of those periods the market had none of them
    [one] At the end of its period the market had one of them
   *[other] At the end of those periods the market had { $later } of them
}.
lesson-exports = { $seat }'s sales caused { $exports ->
    [one] one export
   *[other] { $exports } exports
}. The others took { $taken ->
    [0] none of the money
   *[other] { $taken } money
} that lay in District 6.

## The terminal

letter-worker = W
letter-money = M
letter-energy = E
letter-idea = I
letter-production = P
letter-logistics = L
letter-marketing = K
letter-raw_material = R
letter-consumer_good = C
letter-service = S
bar-period = Period { $n } of { $of }
bar-spaces = Standing on
bar-desk = Your plan
bar-lost = benefit lost
bar-ideas = { $ideas ->
    [one] { $ideas } idea
   *[other] { $ideas } ideas
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
bar-work = { $work } at work, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
move-buy-raw_material = raw material
move-buy-consumer_good = consumer good
move-buy-service = service
move-sell-raw_material = raw material
move-sell-consumer_good = consumer good
move-sell-service = service
about-insure-apply = { $due ->
    [0] { $gift ->
        [0] Neither costs nor brings you a token now
        [one] Brings you one token
       *[other] Brings you { $gift } tokens
    }
    [one] Costs you one token
   *[other] Costs you { $due } tokens
}.
about-pay = Left: workers { $worker }, money { $cash }, energy { $energy }.{ $space_benefit_down ->
    [0] {""}
   *[other] {" "}The benefit of your space is lost.
}
about-acquire = Left: workers { $worker }, money { $cash }, energy { $energy }.{ $trios_up ->
    [0] {""}
   *[other] {" "}Makes a trio.
}
about-produce = Uses { $used ->
    [0] no process
    [one] one process
   *[other] { $used } processes
}.
about-buy = Costs { $cash_down } money, { $cash } left.
about-sell = Brings { $cash_up } money and { $energy_up } energy.{ $exports ->
    [0] {""}
    [one] {" "}It causes one export.
   *[other] {" "}It causes { $exports } exports.
}
about-claim = Brings { $cash_up } money and { $energy_up } energy.
about-innovate = { $points_up ->
    [0] Brings no point
    [one] Brings one point
   *[other] Brings { $points_up } points
}.
about-keep = Thrown away: raw materials { $raw_material_down }, consumer goods { $consumer_good_down }, services { $service_down }.
choose-pay = Hand over { $tokens }
choose-cancel = cancelled: { $tokens }
choose-make = Make { $products }
choose-keep = Keep { $products }
choose-card = { $start ->
    [0] { $card }: { $tokens }{ $advisers ->
        [0] {""}
       *[other] {" "}with an Adviser
    }
   *[other] { $card }: { $tokens }{ $advisers ->
        [0] {""}
       *[other] {" "}with an Adviser
    }, at work at once
}
note-negative = { $n } of { $of } events left are bad
about-place-1 = No bad event can touch you this period. { $negative } of { $of } events left are bad.
about-place-2a = 1 worker, and you may sell a card back.
about-place-2b = 1 worker, and you may sell a card back.
about-place-2c = 1 worker, and you may sell a card back.
about-place-2d = 1 worker, and you may sell a card back.
about-place-3e = An expert costs 1 money less.
about-place-3t = A technology costs 1 energy less.
about-place-3i = An infrastructure costs 1 money or 1 energy less.
about-place-4 = One more process, of any kind.
about-place-5 = One product costs 1 money less.
about-place-6a = 1 money or 1 energy, and { $pile } money that lies there.
about-place-6b = 1 money or 1 energy, and { $pile } money that lies there.
about-place-6c = 1 money or 1 energy, and { $pile } money that lies there.
desk-breaks-trio = This breaks a trio.
desk-swap = Swap { $given } for { $taken }
desk-slot = { $token } for { $process }
field-desk = { $ideas ->
    [0] Type what should work, for example s1 s2. What you leave out rests.
   *[other] Type what should work, for example s1 s2. What you leave out rests. With a star (s1*) an idea lies there.
}
desk-now = Processes { $processes }. At hand { $hand }.
desk-bare = No reserve!
desk-impossible = There are not enough tokens for that.
desk-sell = Sell { $card } back for { $tokens }

## The board on the page

board-town = The board of Semilla City
board-prompt = What you can do
board-players = Players
board-your-turn = Your turn
board-lately = What happened lately
board-back = Back
board-nothing = nothing
board-period = Period
board-last = last period
board-first = first
board-now = District { $n }, { $name }: { $about }
board-now-plans = Everybody chooses a plan
board-now-decisions = Decisions: entrepreneurs go to their spaces
board-now-buy = Now everybody may buy.
board-now-sell = Now everybody may sell.
board-district = District { $n }: { $name }
board-cart-here = The cart stands here.
board-sign = Decide
board-sign-end = Period end
board-legend = Tokens feed processes:
board-space-1 = Insurance
board-space-2a = Town hall
board-space-2b = Town hall, place 2
board-space-2c = Town hall, place 3
board-space-2d = Town hall, place 4
board-space-3e = Experts
board-space-3t = Technologies
board-space-3i = Infrastructure
board-space-4 = Factory
board-space-5 = Market
board-space-6a = Subsidy
board-space-6b = Subsidy 2
board-space-6c = Subsidy 3
board-space-open = { $space }. { $about }
board-space-closed = { $space }, closed. { $about }
board-space-taken = { $space }: { $name } stands here
board-space-lost = { $space }: { $name } stands here and has lost the benefit
board-insurance = insurance
board-event-place = this period's event
board-no-events = no events
board-event-next = comes next period
board-events-left = { $n } left
board-hall = a worker, or sell a card back
board-any-process = one of any kind
board-lamp = one of each = an idea
board-type-expert = Experts
board-type-technology = Technology
board-type-infrastructure = Infrastructure
board-deck = { $n } in deck
board-deck-empty = no more
board-sold = sold
board-money-more = { $n } money more
board-token-less = { $n } token less
board-stall = { $good }: { $n } on the market; { $size } sail away as an export
board-market-shut = closed: Recession
board-price-buy = buy { $price }
board-price-import = import { $price }
board-price-sell = { $less ->
    [0] sell { $price }
   *[other] sell { $price }, less { $less } in all
}
board-coins = { $n } money lying here
board-open = open
board-types-needed = { $n } types needed
board-card-says = { $type }. Costs { $cost }. Works with { $needs }. { $about } { $symbol }.
board-up-to = 1 to { $n } workers
board-zone = Activation zone
board-zone-locked = Locked until District 2. Tokens at work are not used up.
board-zone-open = Drag tokens here, or tap a place. Ideas fit everywhere.
board-slot-empty = Slot { $n }: put a token to work ({ $token }) for { $process }
board-slot-full = Slot { $n }: take the token off ({ $token }), no { $process } then
board-slot-state = { $state ->
    [on] { $process } at work
   *[off] { $process } off
}
board-card-empty = { $card }: put tokens to work ({ $token })
board-card-full = { $card }: take the token off ({ $token })
board-have = You have
board-have-none = no process at work yet
board-makes = What it can make
board-power-cut = Power cut: only { $n } work
board-can-make = up to { $n } now
board-row-full = no more than that
board-row-lacks = missing: { $processes }
board-row-none = not enough processes
board-row-needs = Needs { $processes }.
board-row = { $processes }: { $product }
board-star-helps = { $n ->
    [one] ★ stands in for one process
   *[other] ★ stands in for { $n } processes
}
board-fewer = One less: { $good }
board-more = One more: { $good }
board-racks = Investments
board-trio = { $trios ->
    [0] trio { $n }/3
   *[other] { $trios } × trio, { $n }/3
}
board-trio-waits = trios count with an idea
board-rack-none = { $type }: none yet
board-no-cards = No card yet.
board-no-plan = No plan yet.
board-at-work = At work.
board-resting = Resting.
board-hand = What you hold
board-mine = Your business
board-free = Free tokens
board-pick = Pick up: { $tokens }
board-no-tokens = none at hand
board-products = { $n ->
    [one] Products, 1 may be kept
   *[other] Products, { $n } may be kept
}
board-new = new
board-points = { $n ->
    [one] 1 point so far
   *[other] { $n } points so far
}
board-working = { $n } at work
board-deciding = choosing…
board-done = done
board-stands = Stands on { $space }
board-plan = Your plan
board-plan-raw_material = raw materials come easily
board-plan-consumer_good = consumer goods come easily
board-plan-service = services come easily
board-pick-plan = Choose a plan above
board-take-plan = Take { $plan }
board-place-hall = 1 worker for you
board-place-hall-sell = 1 worker; sell a card back
board-place-process = one more process for you
board-place-purchase = 1 money off a product
board-place-subsidy = { $n ->
    [0] 1 money or energy
   *[other] 1 money or energy, and { $n } money there
}
board-place-card = { $card }: { $price }
board-place-nothing = nothing on offer here
board-free-of-charge = free of charge
board-left = Left: { $tokens }
board-wasted = Goes to waste: { $products }
board-claim = In all: { $tokens }
board-no-idea = Keep the products
board-make-ideas = { $n ->
    [one] Make 1 idea
   *[other] Make { $n } ideas
}
board-idea-points = { $n ->
    [one] three products become one idea
   *[other] { $n } sets become { $n } ideas
}
board-arranged = { $wild ->
    [0] { $n } at work: { $processes }.
   *[other] { $n } at work: { $processes }, and { $wild } of any kind.
}
board-could-make = Enough for { $products }.
board-could-make-nothing = Not enough to make anything yet.
board-or = {" "}or{" "}
board-stays = At hand: { $tokens }.
board-no-reserve = No reserve: nothing at hand for cards or for the next event.
board-no-fit = This token does not fit there.
board-no-token = You have no token for that at hand.
board-undo = Undo
board-all-off = Take all off
board-fill = Fill up
board-arrange-done = Done
board-swap-way = { $given } for { $taken }
board-help-produce = Use + and −, or drag a process onto a row.
board-then-hold = Then you hold { $products }.
board-then-ideas = { $n ->
    [0] No full set for an idea.
    [one] Enough for 1 idea in District 7.
   *[other] Enough for { $n } ideas in District 7.
}
board-idle = { $n ->
    [one] 1 process stays idle.
   *[other] { $n } processes stay idle.
}
board-over-store = At the end you keep { $n }; sell or use the rest.
board-start-over = Start over
board-best = Best for an idea
board-chosen = chosen
board-make-nothing = Make nothing
board-all-lost = all processes are lost
board-uses = { $stars ->
    [0] uses { $n ->
        [one] 1 process
       *[other] { $n } processes
    }
   *[other] uses { $n ->
        [one] 1 process
       *[other] { $n } processes
    } and { $stars } ★
}
board-on-offer = Cards on offer
board-too-dear = too dear: { $tokens }
board-makes-trio = Completes a trio!
board-pick-card = Choose a card here or on the board.
board-pay-tokens = Pay { $tokens }
board-for-nothing = Take it for nothing
board-with-adviser = { $n ->
    [one] your Adviser helps
   *[other] { $n } Advisers help
}
board-starts = starts work at once
board-rests = rests for now
board-waits = works from a later District 2
board-no-card = Buy no card
board-which-product = Which product?
board-lies = { $n } on the market
board-held = you hold { $n }
board-from-market = From the market
board-imported = Imported
board-each = { $n } money each
board-one-less = 1 money less
board-market-fewer = One less from the market
board-market-more = One more from the market
board-import-fewer = One import less
board-import-more = One import more
board-adviser-fewer = One Adviser less
board-adviser-more = One Adviser more
board-price = { $less ->
    [0] It costs { $price } money.
   *[other] It costs { $price } money, your discount of { $less } included.
}
board-money-left = { $n } money left.
board-set-lacks = For your next idea you still need: { $products }.
board-buy-nothing = Buy nothing
board-buy = Buy { $products } for { $price } money
board-how-many = How many
board-as-energy = Paid in energy
board-rest-money = the rest in money
board-sell-fewer = One product less
board-sell-more = One product more
board-energy-fewer = One energy less
board-energy-more = One energy more
board-brings = { $bonus ->
    [0] It brings you { $tokens }.
   *[other] It brings you { $tokens }, your bonus of { $bonus } included.
}
board-export = { $n ->
    [one] Export: { $size } sail away and money goes to District 6.
   *[other] { $n } exports sail away and money goes to District 6.
}
board-breaks-set = You need this one for an idea.
board-sell-help = At the end of the period you can keep { $n }.
board-sell-nothing = Sell nothing
board-sell = Sell { $products }
board-score-title = How the points were made
board-score-rule = { $idea ->
    [one] 1 point for each idea
   *[other] { $idea } points for each idea
}, { $trio ->
    [one] 1 point for each trio of expert, technology and infrastructure.
   *[other] { $trio } points for each trio of expert, technology and infrastructure.
}
board-score-ties = On equal points, more resource tokens win, then more cards.
board-trios = { $n ->
    [one] 1 trio
   *[other] { $n } trios
}
board-tie-figures = { $tokens ->
    [one] 1 token
   *[other] { $tokens } tokens
}, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
board-insured = insured
board-periods-of = Period by period: { $name }
board-totals = The whole year
board-town-title = The market and the subsidies
board-chart-points = an idea or a trio lifts the line
board-chart-processes = what was really used in District 4
board-chart-tokens = Tokens at work and idle
board-chart-from = Where products came from
board-chart-to = Where products went
    .about = { $name }; the others became ideas or were kept
board-chart-income = Tokens received
board-chart-of = { $name }, period by period

## What a trainer may choose

stream-event = The next event
stream-expert = The next expert card
stream-technology = The next technology card
stream-infrastructure = The next infrastructure card

## Moments worth finding again

moment-event_turned = Event
moment-cut_back = Products wasted
moment-liquidated = Card sold back
moment-subsidy_claimed = Subsidy
moment-last_period_called = Last period announced

## What happened to me

happened-event = The event of this period
happened-period = Period { $n } begins
mine-worker = Workers
mine-money = Money
mine-energy = Energy
mine-raw_material = Raw materials
mine-consumer_good = Consumer goods
mine-service = Services
mine-idea = Ideas
mine-points = Points

## What is played for

aim-ideas = be the first with { NUMBER($n) } ideas.

## The terminal: always in sight, and fields to fill in

own-desk = Free: { $free }. Products: { $products }. Ideas { $ideas }, points { $points }.
field-output = How often do you make { $made } ({ $takes })?
field-from_market = How many from the market, at { $price } money each?
field-imported = How many imported, at { $price } money each?
field-advisers = How many advisers help?
field-sold = How many do you sell?
field-as_energy = How many of the tokens you get as energy? The rest is money.

# On the cards, for the catalogue.
figure-slots = Slots

# The picture of a turn, on the first page of the rulebook.
turn-title = A period
turn-decisions = Choose your space

## Why somebody stands behind somebody else
behind-points = { $mine } points; { $other } has { $theirs }.
behind-resources = As many points as { $other }, but { $mine } resource tokens instead of { $theirs }.
behind-cards = As many points and tokens as { $other }, but { $mine } cards instead of { $theirs }.

## Moves in whole sentences: said where no board lies beside them

do-choose_plan = Take the plan { $plan }
do-place = Go to { $spot }
do-pay = { $cancelled ->
    [none] Pay for the event: { $tokens }
   *[other] { $tokens ->
        [none] Let your cards spare you { $cancelled }
       *[other] Pay for the event: { $tokens }. Let your cards spare you { $cancelled }
    }
}
do-arrange = { $steps ->
    [none] Leave your tokens as they are
   *[other] Arrange your tokens: { $steps }
}
do-liquidate = sell { $card } back for { $tokens }
do-deactivate = take the tokens off { $item }
do-activate = { $token ->
    [worker] put a worker on { $item }
    [money] put money on { $item }
    [energy] put energy on { $item }
    [idea] put an idea on { $item }
   *[other] put { $item } to work
}
do-swap = swap { $given } for { $taken }
do-acquire = { $tokens ->
    [none] { $start ->
        [0] Buy { $card } for nothing
       *[other] Buy { $card } for nothing and put it to work at once
    }
   *[other] { $start ->
        [0] Buy { $card } for { $tokens }
       *[other] Buy { $card } for { $tokens } and put it to work at once
    }
}
do-produce = { $products ->
    [none] Make nothing
    [some] Use { $rows ->
        [one] one row
       *[other] { $rows } rows
    } of your plan
   *[other] Make { $products }
}
do-buy = { $n ->
    [none] Import { $imported }
   *[other] { $imported ->
        [none] Buy { $n }
       *[other] Buy { $n } and import { $imported }
    }
}
do-sell = { $energy ->
    [0] Sell { $n } for money
   *[other] Sell { $n } and take { $energy } energy for it
}
do-innovate = { $n ->
    [0] Make no idea
    [one] Make one idea
   *[other] Make { $n } ideas
}
do-keep = { $products ->
    [none] Keep no products
   *[other] Keep { $products }
}
do-buy-pass = Buy no products
do-sell-pass = Sell no products
do-acquire-pass = Buy no card
