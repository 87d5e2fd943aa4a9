## Who and what

game-name = FinanciaLit
game-tagline = Run a family's money for eight periods. The happiest family wins.
    .box = One family, many bills
game-teaches = Household bills, insurance, career, investing, planning for bad days
    .short = Bills, career, planning
game-length = 30 to 45 minutes
    .short = 40 min
currency-units = Units
label-units = Units
label-happiness = Happiness
label-projected = Happiness if the game ended now
label-income = Income
label-forecast = Next income, before the modifier
label-goods = Common Goods
label-need = Needed this period
label-bills = Bills
label-discount = Discount
label-free = Left after goods and bills
label-pawns = Pawns
label-cost = Price
label-upkeep = Upkeep each period
label-premium = Premium
label-slots = Periods to wait
label-copies = Cards in the deck
label-round = Period { $round } of { $rounds }
label-events = Events this period: { $n }
label-first = First player
label-loans = Loans
label-investments = Investments
label-insurances = Insurance
label-skills = Skills
label-careers = Careers
label-luxuries = Luxuries
label-closed = closed
label-miscalculation = Miscalculation
label-aid-left = Family Aid: still there
label-aid-used = Family Aid: used
label-saved = has saved

# The table in words
view-round = Period
view-rounds = Periods in all
view-market = In the Market
view-shows = On offer
view-career = Career
view-skill = Skill
view-short = Short-Term
view-long = Long-Term
view-last_event = Last event
view-family = Family
view-units = Units
view-happiness = Happiness
view-goods = Common Goods
view-need = Uses a period
view-bills_due = Bills
view-tracker = Income
view-after_bills = Left after the bills
view-forecast = Next income
view-pawns_free = Free pawns
view-placed = Pawns placed
view-luxuries = Luxuries
view-insurances = Insurances
view-skills = Skills
view-careers = Careers
    .each = { $a }
view-loans = Loans
view-miscalculation = Miscalculation
view-projected = Happiness if it ended now

# First steps: a word to each of the first decisions (tutorial.toml)
learn-pawns = You are a family with three pawns. Each period you send them into town, one at a time, in turn with the others. Happiness counts at the end. Insurance first: events begin in the next period.
learn-places = Each place has few slots, and each family may go there once a period. At the Labour Market and School you find a better job or learn something. Good jobs pay for all that follows.
learn-third-pawn = Your household uses up Common Goods every period; missing ones cost Happiness. The Market has them, and Luxuries too. If nothing suits you, you can save instead.
learn-career = A Career card is free, but your pawn stays on it for a while, and meanwhile your next income is 1 lower. After that it pays period after period. Think of it as sowing.
learn-basic = Basic Insurance covers damage at home, and you need it before any other clause. It costs nothing now; its premium is added to your bills every period.
learn-goods = Buy seven or more at once and the whole purchase is 1 Unit cheaper. What you do not use stays in stock, so you save a visit next time.
learn-luxury = Luxuries bring Happiness, and many have a lasting effect. Look at the bill at the end of the period before you buy: can you still pay it?
learn-income = A new period: your pay came. It is the Family's income, a luck card, your jobs and Investments, minus what Loans cost.
learn-events = From now on there are events: one, then two, then three a period. Each says whom it spares. What are you still not insured against?
learn-discount = A pawn on Payable Bills gives you a discount on your bills. The larger your bills, the more it is worth.
learn-invest = An Investment has a token that counts down, one step a period. When it arrives, it pays. Short-Term ones pay soon, Long-Term ones pay more. In real life an investment can also lose money; here none does.
learn-loan = A Loan gives 5 Units now and takes 4 from each of the next two incomes. Is there something cheaper?

## Places

location-LAB = Labour Market & School
    .about = Look for a better job or learn a skill.
location-INV = Investing Opportunities
    .about = Put money away now, get more back later.
location-INS = Insurance Broker
    .about = Pay a little each period so that bad luck costs nothing.
location-MKT = The Market
    .about = Buy food and things for the home, and luxuries.
location-BIL = Payable Bills
    .about = Pay early and save part of the bill.
phase-income = Income
phase-action = Actions
phase-payments = Payments & Events
phase-upkeep = Upkeep
phase-final = Final settlement
peril-home = Damage at home
peril-fire = Fire
peril-theft = Theft
peril-health = Illness
peril-vehicle = Vehicle and travel
peril-job = Loss of work
tag-vehicle = vehicle
deck-event = Events
deck-income = Income Modifiers
deck-luxury = Luxuries
deck-career = Careers
deck-skill = Skills
deck-short = Short-Term Investments
deck-long = Long-Term Investments

## What cards do

effect-income = Income { SIGNED($n) }
effect-bills = Bills { SIGNED($n) }
effect-goods_need = Goods needed { SIGNED($n) }
effect-skill_cost = Price of Skills { SIGNED($n) }
effect-invest_cost = Price of Investments { SIGNED($n) }
effect-rebate_from = Goods rebate from { $n } on
effect-discount_extra = With the bills discount: { $n } more off
effect-discount_always = Always has the bills discount
effect-protect = Protects against: { $what }
effect-immune_event = Safe from: { $what }
effect-no_pawn_away = No pawn is ever sent away
effect-card_weight = Counts as { $n } cards at the end
effect-end_happiness = Happiness at the end { SIGNED($n) }
effect-on_activation = Happiness when the job starts { SIGNED($n) }
effect-modifier_times = Income Modifiers count { $n } times
effect-modifier_none = Income Modifiers do nothing
effect-modifier_min = Income Modifiers are never below { $n }
effect-aid_amount = Family Aid gives { $n }
effect-aid_free = Family Aid without a Miscalculation
effect-career_penalty = { $n ->
        [0] Looking for a job does not lower income
       *[other] Looking for a job lowers income by { $n }
    }
effect-loan_instalment = Loans take { $n } a period
effect-goods_per_income = { $n ->
        [one] { $n } good
       *[other] { $n } goods
    } each Income Phase
operation-PAY = Pay { $n ->
        [one] { $n } Unit
       *[other] { $n } Units
    }
operation-PAY_IF_TAG = Pay { $n ->
        [one] { $n } Unit
       *[other] { $n } Units
    } more with a { $what }
operation-PAY_PER_LOAN = Pay { $n ->
        [one] { $n } Unit
       *[other] { $n } Units
    } for each Loan
operation-HAPPY = Happiness { SIGNED($n) }
operation-GOODS = Common Goods { SIGNED($n) }
operation-GOODS_HALF = Half of your Common Goods are lost
operation-GAIN = Get { $n ->
        [one] { $n } Unit
       *[other] { $n } Units
    }
operation-GAIN_PER-work = Get { $n ->
        [one] { $n } Unit
       *[other] { $n } Units
    } for each Skill and active Career, at most { $max }
operation-GAIN_PER-insurance = Get { $n ->
        [one] { $n } Unit
       *[other] { $n } Units
    } for each Insurance, at most { $max }
operation-INCOME_NEXT = Next income { SIGNED($n) }
operation-BILLS_NEXT = Next bills { SIGNED($n) }
operation-PAWN_AWAY = One pawn is away next period
operation-INVEST_SHIFT = Investment tokens { SIGNED($n) }
operation-HAPPY_IF_UNITS = Happiness { SIGNED($n) } with { $what } Units or more
unless-skills = Unless you have { $n ->
        [one] a Skill
       *[other] { $n } Skills
    }
unless-no_loan = Only if you have a Loan
stopped-by = Stopped by: { $what }

## Questions

ask-setup_family = Which family do you want to be?
ask-action_turn = Where do you send a pawn? Or do you save?
ask-pay_labour = A better job, or school?
ask-pay_invest = Which investment do you buy?
ask-pay_insurance = What do you insure yourself against?
ask-pay_market = What do you buy? Think of the bills still to come.
ask-pay_last_call = Your Units do not cover the bills. Last call before they are due.
ask-raise_money = You must pay and you are short. How do you raise the money?
ask-final_loans = The game is over, your loans are not. Which do you pay with Units? The others cost Happiness.
ask-trainer_event = Which event happens?
ask-trainer_income = Which income card does each family get?
ask-take_loan = Borrow?
ask-family_aid = Ask the family for help?
ask-repay_loan = Pay a loan back early?

## Moves

move-choose_family = Take this family
    .about = You play it for the whole game.
move-place = Send a pawn
    .about = The pawn works there this period.
move-save = Save
    .about = You place no more pawns this period.
move-seek = Take this job
    .about = Free. The pawn is busy until the end of the next Action Phase; your next income is a little lower.
move-learn = Learn this skill
    .about = It adds to your income from the next period on.
move-forgo = Leave without anything
    .about = Your pawn came here for nothing.
move-invest = Buy this investment
    .about = It pays when its token has moved off slot 1.
move-take_basic = Take Basic Insurance
    .about = The premium is part of your bills from now on.
move-change_clauses = Change your clauses
    .about = Those you do not hold are added, those you hold are dropped.
move-remove_basic = Drop Basic Insurance
    .about = You save the premium and lose the cover.
move-refresh_market = New layout
    .about = All luxuries go back and new ones are laid out. Only before you buy.
move-buy_goods = Buy goods
    .about = Once in a visit. Missing goods cost Happiness.
move-buy_luxury = Buy this luxury
    .about = Its Happiness comes at once, its upkeep every period.
move-done = Done
    .about = You leave the Market and it is filled up.
move-take_loan = Take a loan
    .type = loan
    .about = Units now, to be paid back out of your next two incomes.
move-family_aid = Ask for Family Aid
    .type = aid
    .about = Units from your family that you never pay back.
move-proceed = Go ahead
    .about = What you cannot pay brings a Miscalculation.
move-settle = Settle
    .about = The loans you choose are paid with Units, the others with Happiness.
move-repay_loan = Pay this loan back
    .about = All of what is still owed, now.
move-choose_event = Show this event
    .about = Everybody faces it.
move-draw = Let chance decide
    .about = A card is drawn from the deck.
move-deal = Deal these cards
    .about = Families without a chosen card draw.

## Facts

fact-family_chosen = { $seat } plays the family “{ $family }”.
fact-round_started = Period { $round } of { $rounds } begins. { $seat } is first.
fact-income_modifier = { $source ->
        [trainer] The trainer deals { $seat } “{ $card }”: income { SIGNED($value) }.
       *[deck] { $seat } gets “{ $card }”: income { SIGNED($value) }.
    }
fact-income_set = { $seat } has an income of { $income }.
fact-loan_instalment = Loans take { $amount ->
        [one] { $amount } Unit
       *[other] { $amount } Units
    } from { $seat }'s income.
fact-loan_closed = { $seat } has paid a loan back: { $got ->
        [one] { $got } Unit
       *[other] { $got } Units
    } received, { $paid ->
        [one] { $paid } Unit
       *[other] { $paid } Units
    } given back.
fact-investment_advanced = “{ $card }” of { $seat } moves to slot { $token }.
fact-investment_paid = “{ $card }” pays { $seat } { $units ->
        [one] { $units } Unit
       *[other] { $units } Units
    }{ $happiness ->
        [0] { "" }
       *[other] { " " }and { $happiness } Happiness
    }.
fact-harvest = { $seat } gets { $n ->
        [one] { $n } good
       *[other] { $n } goods
    } from home.
fact-shortfall = { $seat }'s income is below zero: { $amount ->
        [one] { $amount } Unit
       *[other] { $amount } Units
    } must be paid.
fact-pawn_placed = { $seat } sends a pawn to { $location }, slot { $slot }.
fact-insurance_fee = Because of the Miscalculation, { $seat } pays { $amount ->
        [one] { $amount } Unit
       *[other] { $amount } Units
    } at the broker's door.
fact-saved = { $seat } saves.
fact-pawn_away = One pawn of { $seat } is away in the coming period.
fact-pawn_back = A pawn of { $seat } comes back.
fact-career_active = { $seat } starts the job “{ $card }”.{ $happiness ->
        [0] { "" }
       *[other] { " " }Happiness { SIGNED($happiness) }.
    }
fact-career_taken = { $seat } looks for the job “{ $card }”. One pawn is busy.
fact-skill_learned = { $seat } learns “{ $card }” for { $price ->
        [one] { $price } Unit
       *[other] { $price } Units
    }.
fact-investment_bought = { $seat } buys “{ $card }” for { $price ->
        [one] { $price } Unit
       *[other] { $price } Units
    }.
fact-insurance_changed = { $seat } changes the insurance.{ $added ->
        [none] { "" }
       *[other] { " " }Added: { $added }.
    }{ $removed ->
        [none] { "" }
       *[other] { " " }Dropped: { $removed }.
    }{ $price ->
        [0] { "" }
       *[other] { " " }Paid at once: { $price ->
            [one] { $price } Unit
           *[other] { $price } Units
        }.
    }
fact-market_refreshed = { $seat } asks for a new layout in the Market for { $price ->
        [one] { $price } Unit
       *[other] { $price } Units
    }.
fact-goods_bought = { $seat } buys { $n ->
        [one] { $n } good
       *[other] { $n } goods
    } for { $price ->
        [one] { $price } Unit
       *[other] { $price } Units
    }.
fact-luxury_bought = { $seat } buys “{ $card }” for { $price ->
        [one] { $price } Unit
       *[other] { $price } Units
    }.{ $happiness ->
        [0] { "" }
       *[other] { " " }Happiness +{ $happiness }.
    }
fact-market_refilled = New in the Market: { $cards }.
fact-forgone = { $seat } leaves { $location } without taking anything.
fact-goods_used = { $seat } uses up { $n ->
        [one] { $n } good
       *[other] { $n } goods
    }.
fact-goods_missing = { $seat } is short of { $n ->
        [one] { $n } good
       *[other] { $n } goods
    } and loses { $happiness } Happiness.
fact-bills_paid = { $seat } pays { $amount ->
        [one] { $amount } Unit
       *[other] { $amount } Units
    } in bills.{ $discount ->
        [0] { "" }
       *[other] { " " }Saved by the discount: { $discount }.
    }
fact-miscalculation = { $again ->
        [yes] { $seat } cannot pay again and loses { $happiness } Happiness.
       *[no] { $seat } cannot pay and takes a Miscalculation.
    }
fact-loan_taken = { $seat } borrows { $amount ->
        [one] { $amount } Unit
       *[other] { $amount } Units
    }.{ $happiness ->
        [0] { "" }
       *[other] { " " }It costs { $happiness } Happiness.
    }
fact-loan_repaid = { $seat } pays a loan back early for { $price ->
        [one] { $price } Unit
       *[other] { $price } Units
    }.
fact-aid_taken = The family helps { $seat } with { $amount ->
        [one] { $amount } Unit
       *[other] { $amount } Units
    }.
fact-miscalculation_cleared = { $seat } has money again and gives the Miscalculation back.
fact-insolvency = { $seat } is insolvent: pays { $paid ->
        [one] { $paid } Unit
       *[other] { $paid } Units
    }, is let off { $unpaid ->
        [one] { $unpaid } Unit
       *[other] { $unpaid } Units
    } and loses { $happiness } Happiness.
fact-event_shown = { $source ->
        [trainer] The trainer chooses the event: “{ $card }”.
       *[deck] Event: “{ $card }”.
    }
fact-event_prevented = { $shield ->
        [none] { $seat } is safe from “{ $card }”.
       *[other] { $shield } protects { $seat } from “{ $card }”.
    }{ $units ->
        [0] { "" }
       *[other] { " " }{ $units ->
            [one] { $units } Unit
           *[other] { $units } Units
        } not lost.
    }{ $happiness ->
        [0] { "" }
       *[other] { " " }{ $happiness } Happiness kept.
    }{ $income ->
        [0] { "" }
       *[other] { " " }The next income stays { $income } higher.
    }
fact-event_hit = “{ $card }” hits { $seat }.{ $units ->
        [0] { "" }
       *[other] { " " }Pays { $units ->
            [one] { $units } Unit
           *[other] { $units } Units
        }.
    }{ $happiness ->
        [0] { "" }
       *[other] { " " }Loses { $happiness } Happiness.
    }{ $goods ->
        [0] { "" }
       *[other] { " " }Loses { $goods ->
            [one] { $goods } good
           *[other] { $goods } goods
        }.
    }{ $income ->
        [0] { "" }
       *[other] { " " }Next income { SIGNED($income) }.
    }{ $bills ->
        [0] { "" }
       *[other] { " " }Next bills { SIGNED($bills) }.
    }{ $tokens ->
        [0] { "" }
       *[other] { " " }Investments wait longer.
    }{ $pawn ->
        [0] { "" }
       *[other] { " " }One pawn will be away.
    }
fact-event_gain = “{ $card }” is good for { $seat }.{ $units ->
        [0] { "" }
       *[other] { " " }Gets { $units ->
            [one] { $units } Unit
           *[other] { $units } Units
        }.
    }{ $happiness ->
        [0] { "" }
       *[other] { " " }Gains { $happiness } Happiness.
    }{ $goods ->
        [0] { "" }
       *[other] { " " }Gets { $goods ->
            [one] { $goods } good
           *[other] { $goods } goods
        }.
    }{ $income ->
        [0] { "" }
       *[other] { " " }Next income { SIGNED($income) }.
    }{ $bills ->
        [0] { "" }
       *[other] { " " }Next bills { SIGNED($bills) }.
    }{ $tokens ->
        [0] { "" }
       *[other] { " " }Investments come sooner.
    }
fact-tokens_placed = { $n ->
        [one] A loan
       *[other] { $n } loans
    } will take part of { $seat }'s next two incomes.
fact-savings_bonus = { $seat } has saved and gets { $amount ->
        [one] { $amount } Unit
       *[other] { $amount } Units
    }.
fact-first_seat_passed = { $seat } goes first in the next period.
fact-goal_reached = { $seat } has reached the goal. The game ends.
fact-final_investment = The end: “{ $card }” pays { $seat } { $units ->
        [one] { $units } Unit
       *[other] { $units } Units
    }{ $happiness ->
        [0] { "" }
       *[other] { " " }and { $happiness } Happiness
    }.
fact-final_loan = { $seat } settles the loans: pays { $units ->
        [one] { $units } Unit
       *[other] { $units } Units
    } and loses { $happiness } Happiness.
fact-score = { $seat }: { $total } in all. Happiness { $happiness }, cards { $cards }, income { $income }, Units { $units }, printed on cards { $end }.
fact-ranking = Winner: { $winners }.
fact-no_winner = Nobody has the set of cards: no winner.

## Money reasons

pay-income = { $to } earns { $amount ->
        [one] { $amount } Unit
       *[other] { $amount } Units
    }.
pay-investment_paid = { $of ->
        [happiness] The investment gives { $to } { $amount } Happiness.
       *[other] The investment pays { $to } { $amount ->
                [one] { $amount } Unit
               *[other] { $amount } Units
            }.
    }
pay-loan = { $of ->
        [happiness] Borrowing again costs { $from } { $amount } Happiness.
       *[other] The bank lends { $to } { $amount ->
                [one] { $amount } Unit
               *[other] { $amount } Units
            }.
    }
pay-aid = The family gives { $to } { $amount ->
        [one] { $amount } Unit
       *[other] { $amount } Units
    }.
pay-savings_bonus = { $to } gets { $amount ->
        [one] { $amount } Unit
       *[other] { $amount } Units
    } for having saved.
pay-event_gain = The event brings { $to } { $amount ->
        [one] { $amount } Unit
       *[other] { $amount } Units
    }.
pay-final_investment = { $of ->
        [happiness] At the end the investment gives { $to } { $amount } Happiness.
       *[other] At the end the investment pays { $to } { $amount ->
                [one] { $amount } Unit
               *[other] { $amount } Units
            }.
    }
pay-harvest = { $to } brings in { $amount ->
        [one] { $amount } good
       *[other] { $amount } goods
    } from home.
pay-used = { $from } uses up { $amount ->
        [one] { $amount } good
       *[other] { $amount } goods
    }.
pay-goods_missing = { $from } loses { $amount } Happiness because goods are missing.
pay-career = { $to ->
        [bank] { $from } loses { $amount } Happiness as the new job starts.
       *[other] { $to } gains { $amount } Happiness as the new job starts.
    }
pay-miscalculation = { $from } loses { $amount } Happiness over a second Miscalculation.
pay-insolvency = { $from } loses { $amount } Happiness for what could not be paid.
pay-start = { $of ->
        [happiness] { $to } starts with { $amount } Happiness.
        [goods] { $to } starts with { $amount ->
                [one] { $amount } good
               *[other] { $amount } goods
            }.
       *[other] { $to } starts with { $amount ->
                [one] { $amount } Unit
               *[other] { $amount } Units
            }.
    }
pay-skill = { $from } pays { $amount ->
        [one] { $amount } Unit
       *[other] { $amount } Units
    } for a course.
pay-investment = { $from } puts { $amount ->
        [one] { $amount } Unit
       *[other] { $amount } Units
    } into an investment.
pay-insurance_extra = { $from } pays { $amount ->
        [one] { $amount } Unit
       *[other] { $amount } Units
    } at once for a clause.
pay-insurance_fee = { $from } pays { $amount ->
        [one] { $amount } Unit
       *[other] { $amount } Units
    } at the broker's door, because of the Miscalculation.
pay-refresh = { $from } pays { $amount ->
        [one] { $amount } Unit
       *[other] { $amount } Units
    } for a new layout in the Market.
pay-goods = { $of ->
        [goods] { $to } carries { $amount ->
                [one] { $amount } good
               *[other] { $amount } goods
            } home.
       *[other] { $from } pays { $amount ->
                [one] { $amount } Unit
               *[other] { $amount } Units
            } for goods.
    }
pay-luxury = { $of ->
        [happiness] The luxury gives { $to } { $amount } Happiness.
       *[other] { $from } pays { $amount ->
                [one] { $amount } Unit
               *[other] { $amount } Units
            } for a luxury.
    }
pay-bills = { $from } pays { $amount ->
        [one] { $amount } Unit
       *[other] { $amount } Units
    } in bills.
pay-event = { $of ->
        [happiness] { $to ->
                [bank] The event takes { $amount } Happiness from { $from }.
               *[other] The event gives { $to } { $amount } Happiness.
            }
        [goods] { $to ->
                [bank] The event takes { $amount ->
                    [one] { $amount } good
                   *[other] { $amount } goods
                } from { $from }.
               *[other] The event gives { $to } { $amount ->
                    [one] { $amount } good
                   *[other] { $amount } goods
                }.
            }
       *[other] { $from } pays { $amount ->
                [one] { $amount } Unit
               *[other] { $amount } Units
            } for the event.
    }
pay-shortfall = { $from } pays { $amount ->
        [one] { $amount } Unit
       *[other] { $amount } Units
    } because the income fell below zero.
pay-loan_repaid = { $from } pays back { $amount ->
        [one] { $amount } Unit
       *[other] { $amount } Units
    } of a loan early.
pay-final_loan = { $of ->
        [happiness] { $from } gives up { $amount } Happiness for loans still open at the end.
       *[other] { $from } pays back { $amount ->
                [one] { $amount } Unit
               *[other] { $amount } Units
            } of loans at the end.
    }
purse-happiness = Happiness
purse-goods = Common Goods

## Score

score-happiness = Happiness: { $points }
score-cards = Cards: { $points }
score-income = Income marker: { $points }
score-units = Units left: { $points }
score-end = Printed on cards: { $points }
score-total = Total
score-career_cards = Skills and Careers (tie-break)

## Refusals

refused-no_pawn = You have no free pawn.
refused-already_here = Your pawn already stands there.
refused-location_full = All open slots there are taken.
refused-location_closed = That place is closed in this game.
refused-slot_taken = That slot is taken.
refused-slot_not_usable = That slot is not open with this number of players.
refused-not_enough_units = You do not have enough Units.
refused-card_not_shown = That card is not on the table.
refused-deck_empty = There are no cards of that kind left.
refused-career_in_progress = One of your pawns is already looking for a job.
refused-skills_cap = You may not own more skills in this game.
refused-careers_cap = You may not own more careers in this game.
refused-investment_cap = You cannot run more investments at a time.
refused-insurance_cap = You may not hold more insurance cards in this game.
refused-basic_first = You need Basic Insurance first.
refused-too_many_changes = Too many changes in one visit.
refused-no_change = Choose at least one clause.
refused-unknown_clause = There is no such clause.
refused-basic_not_removable = Basic Insurance cannot be dropped now.
refused-duplicate_luxury = You already own that luxury.
refused-luxury_locked = You do not yet meet the condition for luxuries.
refused-luxury_limit = No more luxuries in this visit.
refused-goods_already_bought = You have already bought goods in this visit.
refused-goods_minimum = Buy the required number of goods first.
refused-goods_maximum = That is more goods than allowed.
refused-refresh_used = The layout was already changed in this visit.
refused-refresh_too_late = A new layout is only possible before you buy.
refused-loan_limit = You already have as many loans as allowed.
refused-loan_not_now = Not possible at this moment.
refused-aid_used = Your Family Aid is used up.
refused-aid_needs_miscalculation = Family Aid needs a Miscalculation card.
refused-aid_not_now = Family Aid is not possible at this moment.
refused-must_raise_money = First raise the money for your debt.
refused-settlement_not_allowed = This settlement is not possible.
refused-family_taken = Another seat has that family.
refused-trainer_only = Only the trainer can do that.
refused-event_not_available = No card of that event is left in the deck.
refused-income_card_unknown = There is no such income card.
refused-not_live = Events or income cards are not chosen live in this game.
refused-seat_unknown = There is no such seat.
refused-bad_player_count = FinanciaLit is for 3 to 5 players.
refused-option_unknown = There is no such option.
refused-option_out_of_range = “{ $option }” cannot have that value.
refused-goods_min_above_max = The smallest number of goods in a visit is above the largest: “{ option-goods_min_per_visit }” and “{ option-goods_max_per_visit }” contradict each other.
refused-event_order_exceeds_copies = “{ option-event_order }” names an event more often than “{ option-event_counts }” has cards of it.
refused-family_assigned_twice = “{ option-family_assignment }” gives a family twice, or does not fit the number of seats that “{ option-family_mode }” needs.
refused-events_list_length = “{ option-events_per_round }” must have as many figures as “{ option-rounds }”.
refused-income_deal_duplicate = “{ option-income_deals }” deals two cards to the same seat in the same period.
refused-effect_unknown = There is no such effect or operation.
refused-collection_missing = “{ option-collection_mode }” is on but “{ option-collection }” is empty.
refused-trainer_missing = “{ option-event_mode }” live and “{ option-income_live }” need a trainer at the table.
refused-loan_terms_invalid = With “{ option-loan_early_repay }”, a loan must cost more than it brings: “{ option-loan_amount }” must be below twice the lowest “{ option-loan_instalment }”.
refused-slot_labels_invalid = “{ option-slot_labels }” leaves a place without a slot for this number of players.

## Options

option-rounds = Periods
    .about = How many periods the game lasts.
option-first_player = First player
    .about = Drawn by lot, or a seat.
option-first_player-random = by lot
option-first_player-0 = { seat-A }
option-first_player-1 = { seat-B }
option-first_player-2 = { seat-C }
option-first_player-3 = { seat-D }
option-first_player-4 = { seat-E }
option-family_mode = How families are given out
    .about = By lot, chosen one after the other, or assigned by the trainer.
option-family_mode-random = by lot
option-family_mode-select = chosen
option-family_mode-assigned = assigned
option-family_assignment = Assigned families
    .about = One family for each seat, when families are assigned.
option-pawns = Pawns
    .about = Pawns of each family.
option-start_goods = Goods at the start
    .about = Common Goods each family begins with.
option-free_slot_choice = Choose the slot
    .about = Whoever places a pawn also chooses the slot.
option-slot_labels = Slots of the places
    .about = For each place, the smallest number of players for each slot.
option-closed_locations = Closed places
    .about = Nobody can send a pawn there.
option-income_below_zero = Income below zero
    .about = Is the missing part owed or forgiven?
option-income_below_zero-owed = owed
option-income_below_zero-forgiven = forgiven
option-track_max = Top of the Income track
    .about = Income above it is lost.
option-goods_min_per_visit = Least goods in a visit
    .about = Whoever visits the Market must buy at least this many. 0 means no rule.
option-goods_max_per_visit = Most goods in a visit
    .about = 0 means no limit.
option-goods_price = Price of a good
    .about = Units for one Common Good.
option-rebate_from = Rebate from
    .about = From this many goods on, the purchase is 1 Unit cheaper. 0 means no rebate.
option-missing_goods_penalty = Happiness for a missing good
    .about = Lost for each good the household lacks.
option-luxury_cost_delta = Luxuries: price
    .about = Added to the price of every luxury.
option-luxury_upkeep_delta = Luxuries: upkeep
    .about = Added to the upkeep of every luxury.
option-luxury_happiness_delta = Luxuries: Happiness
    .about = Added to luxuries that give Happiness.
option-luxury_prereq = Condition for luxuries
    .about = What a family must have before it may buy luxuries.
option-luxury_max_per_visit = Most luxuries in a visit
    .about = 0 means no limit.
option-market_size = Luxuries on display
    .about = Cards laid out in the Market.
option-refresh_cost = Price of a new layout
    .about = Units for shuffling the Market.
option-bills_quota = Bills: Units for a discount
    .about = Whoever pays early saves something for each full amount of this many Units.
option-bills_unit = Bills: Units saved
    .about = Saved for each full quota.
option-bills_last_call = Last call before bills
    .about = Families that are short may borrow in time.
option-crowd_surcharge = Crowded investments
    .about = Extra Units when the place is crowded.
option-crowd_rule = When it is crowded
    .about = When all slots are taken, or as soon as somebody else is there.
option-crowd_rule-full = all slots taken
option-crowd_rule-any_other = anyone else there
option-investment_cap = Investments at a time
    .about = 0 closes the place.
option-insurance_per_visit = Clause changes in a visit
    .about = Added or dropped, all together.
option-insurance_extra_cost = Price of further clauses
    .about = Paid at once for each addition after the first.
option-insurance_extra_scope = What counts as first
    .about = The first of the visit, or the first card held.
option-insurance_extra_scope-visit = first of the visit
option-insurance_extra_scope-held = first card held
option-insurance_cap = Insurance cards in all
    .about = 0 means no limit.
option-premium_delta = Premiums
    .about = Added to every premium.
option-basic_removable = Basic can be dropped
    .about = Only while no clause is held.
option-skill_cost = Price of a skill
    .about = Units for each Skills card.
option-skill_cost_step = Later skills cost more
    .about = Added once a family owns many skills.
option-skill_cost_threshold = More expensive after
    .about = With more skills than this, the next one costs more.
option-skills_cap = Most skills
    .about = 0 means no limit.
option-careers_cap = Most careers
    .about = 0 means no limit.
option-career_penalty = Income lost while seeking
    .about = Taken from the next income of a family whose pawn is looking for a job.
option-skill_end_happiness_delta = Skills: Happiness at the end
    .about = Added to every Skills card.
option-career_end_happiness_delta = Careers: Happiness at the end
    .about = Added to every active Career card.
option-display_size = Open cards of each deck
    .about = Careers, skills, short-term and long-term investments.
option-income_mode = Income Modifiers
    .about = One for each family, one for all, or none.
option-income_mode-each = one for each
option-income_mode-common = one for all
option-income_mode-none = none
option-income_deals = Prepared income cards
    .about = A certain card for a certain seat in a certain period.
option-income_live = Income cards dealt live
    .about = The trainer is asked before each Income Phase.
option-income_counts = Income cards in the deck
    .about = How many of each.
option-income_first_round = Modifiers in period 1
    .about = Usually they start in period 2.
option-event_mode = How events come
    .about = Shuffled, in a prepared order, or chosen live by the trainer.
option-event_mode-shuffled = shuffled
option-event_mode-stacked = prepared order
option-event_mode-live = chosen live
option-event_order = Prepared events
    .about = The order in which they are shown.
option-event_pool = Live choice from
    .about = The cards still in the deck, or all kinds.
option-event_pool-deck = cards in the deck
option-event_pool-catalogue = all kinds
option-event_counts = Events in the deck
    .about = How many of each.
option-events_per_round = Events by period
    .about = One figure for each period. Empty means the usual ones.
option-family_delta = All families: figures
    .about = Added to income, bills, goods, Units or Happiness of every family.
option-family_overrides = Change single families
    .about = New figures or effects for a family.
option-luxury_overrides = Change single luxuries
    .about = New price, Happiness, upkeep or effects.
option-luxury_counts = Luxuries in the deck
    .about = How many of each.
option-event_overrides = Change single events
    .about = New operations, peril or condition.
option-income_overrides = Change income cards
    .about = New values.
option-investment_overrides = Change investments
    .about = New price, slots, payout or number of cards.
option-insurance_overrides = Change premiums
    .about = A new premium for an insurance.
option-skill_overrides = Change skills
    .about = New income, effects or number of cards.
option-career_overrides = Change careers
    .about = New income, effects or number of cards.
option-part-effects = Effects
option-part-operations = What it does
option-part-peril = Danger
option-part-unless = Spares those who have
option-part-tag = Kind
option-part-round = Period
option-part-seat = Seat
option-part-card = Card
option-part-what = What
option-part-min = At least
option-part-career_cards = Skills and careers
option-part-no_loans = No loans
option-part-no_miscalculation = No Miscalculation
option-word-none = none
option-word-home = { peril-home }
option-word-fire = { peril-fire }
option-word-theft = { peril-theft }
option-word-health = { peril-health }
option-word-vehicle = { peril-vehicle }
option-word-job = { peril-job }
option-word-no_loan = no loan
option-word-skills-n = { $n ->
    [one] { $n } skill
   *[other] { $n } skills
}
option-word-skills = { label-skills }
option-word-careers = { label-careers }
option-word-career_cards = { option-part-career_cards }
option-word-luxuries = { label-luxuries }
option-word-happy_luxuries = Luxuries with Happiness
option-word-insurances = { label-insurances }
option-word-any = Cards of any kind
option-word-happiness = { label-happiness }
option-happiness_goal = Happiness goal
    .about = The game ends in Upkeep when somebody has it. 0 means no goal.
option-goal_counts_debt = Debts count against the goal
    .about = 1 less for each loan slot still open.
option-collection = Set of cards
    .about = What a family must have collected.
option-collection_mode = What the set does
    .about = Nothing, needed to win, or it ends the game.
option-collection_mode-off = off
option-collection_mode-required_to_win = needed to win
option-collection_mode-ends_game = ends the game
option-collection_none = If nobody has the set
    .about = Nobody wins, or the score decides.
option-collection_none-no_winner = nobody wins
option-collection_none-by_score = the score decides
option-goal_winner = Who wins when a goal ends the game
    .about = Those who reached it, or the best score.
option-goal_winner-reached = those who reached it
option-goal_winner-score = the best score
option-count_goods = Goods count as cards
    .about = In the final score.
option-count_family = The family counts as a card
    .about = In the final score.
option-score_cards_per = Cards for 1 Happiness
    .about = In the final score.
option-score_income_per = Income for 1 Happiness
    .about = In the final score.
option-score_units_per = Units for 1 Happiness
    .about = In the final score.
option-loan_amount = A loan brings
    .about = Units at once.
option-loan_instalment = A loan takes
    .about = Units less in each of two incomes.
option-loan_happiness = Happiness for further loans
    .about = Lost when you already have a loan or a Miscalculation.
option-loan_cap = Loans at a time
    .about = The most a family can have.
option-loan_early_repay = Early repayment
    .about = Loans can be paid back before their time.
option-aid_amount = Family Aid brings
    .about = Units, never paid back.
option-aid_uses = Family Aid: how often
    .about = Times in a game.
option-miscalculation_loss = A second Miscalculation
    .about = Happiness lost instead of a second card.
option-miscalculation_clear_at = Miscalculation given back at
    .about = With this many Units and no loan in Upkeep. 0 means never.
option-savings_from = Savings bonus from
    .about = Units needed in Upkeep.
option-savings_bonus = Savings bonus
    .about = Units each period.

## What comes next

step-income = Income
step-action = Sending pawns
step-labour = Labour Market & School
step-investing = Investments
step-insurance = Insurance Broker
step-marketplace = The Market
step-use_goods = Using up goods
step-bills = Bills
step-events = Events
step-upkeep = Upkeep
step-final_investments = Investments are settled
step-final_settlement = Loans are settled
step-score = Scoring

## Bots and their reasons

bot-baseline = The sensible one
    .about = Food and bills first, a reserve, some insurance, then what pays best.
bot-saver = The saver
    .about = Keeps a large reserve, insures everything, buys few luxuries.
bot-spender = The spender
    .about = Spends what is there on what is fun.
bot-gambler = The gambler
    .about = Bets on growth: investments and jobs, no insurance.
bot-planner = The planner
    .about = Learns and works early, insures the big dangers, buys joy late.
why-families_level = Every family has its good side.
why-nothing_open = There was no place left for a pawn.
why-nothing_worth_it = Nothing was worth a pawn, so I saved.
why-go_lab = A job or a skill there is worth a pawn.
why-go_inv = There is an investment that I want.
why-go_ins = A small premium is better than a big loss.
why-go_mkt = There is something at the Market that I want.
why-go_bil = Paying early makes the bills smaller.
why-work_grows = A better job pays for the rest of the game.
why-job_counts = It hardly pays, but a job is a card, and cards count at the end.
why-no_work_wanted = No job or skill here is worth it to me now.
why-learning_pays = The skill earns its price back.
why-learning_counts = It does not earn its price back, but a skill is a card, and cards count at the end.
why-too_dear_now = It would take money I need for bills.
why-money_grows = This money comes back with more.
why-invests_anyway = It will not bring more money than it costs, but I like to invest.
why-no_investment_wanted = No investment here is worth its price to me now.
why-basic_cover = Basic cover first, the clauses later.
why-cover_dangers = These are the dangers that would cost most.
why-no_cover_wanted = More insurance would cost more than it saves.
why-food_first = Missing food makes everybody unhappy.
why-stock_up = With money at hand I buy for later too.
why-worth_its_price = This joy is worth its price.
why-other_things = There must be something nicer than this.
why-enough_bought = The rest of the money has other work to do.
why-family_helps = Help from the family is never paid back.
why-aid_will_do = My family can cover what is missing.
why-borrow_in_time = Better to borrow now than to be short.
why-no_second_loan = I will not take a second loan on top.
why-must_borrow = There was no other way to pay.
why-best_settlement = This leaves me the most Happiness.

## Figures of the debrief

measure-happiness = Happiness
measure-joy_start = Happiness at the start
measure-joy_luxuries = Happiness from luxuries
measure-joy_careers = Happiness from jobs
measure-joy_investments = Happiness from investments
measure-joy_events = Happiness from events
measure-joy_goods = Happiness lost to missing goods
measure-joy_debts = Happiness lost to debts
measure-units = Units after Upkeep
measure-goods = Goods in stock
measure-need = Goods needed
measure-missing = Goods missing
measure-tracker = Income
measure-income_family = Income from the family
measure-income_skills = Income from skills
measure-income_careers = Income from careers
measure-income_luxuries = Income from luxuries
measure-income_modifier = Income Modifier
measure-income_events = Income changed by events
measure-income_loans = Taken by loans
measure-income_seeking = Lost while looking for a job
measure-bills = Bills paid
measure-bills_family = Bills of the family
measure-bills_premiums = Insurance premiums
measure-bills_upkeep = Upkeep of luxuries
measure-bills_other = Other bills
measure-discount = Saved by the bills discount
measure-in_income = In: income
measure-in_loans = In: loans
measure-in_investments = In: investments
measure-in_other = In: aid, bonuses, gifts
measure-out_goods = Out: goods
measure-out_bills = Out: bills
measure-out_skills = Out: skills
measure-out_luxuries = Out: luxuries
measure-out_investments = Out: investments
measure-out_events = Out: events
measure-out_insurance = Out: paid at the broker's
measure-out_debts = Out: debts
measure-instalments = Loan instalments
measure-loans = Loans outstanding
measure-insurances = Insurance cards held
measure-miscalculation = Miscalculation card
measure-projected = Happiness if the game ended now

## What is worth talking about

lesson-borrowing = The price of borrowing: { $received ->
        [one] { $received } Unit
       *[other] { $received } Units
    } came in, { $paid ->
        [one] { $paid } Unit
       *[other] { $paid } Units
    } went back or came off the income{ $happiness ->
        [0] { "" }
       *[other] , and { $happiness } Happiness was lost
    }.
lesson-uninsured = Not insured: { $events ->
        [one] one event
       *[other] { $events } events
    } took { $units ->
        [one] { $units } Unit
       *[other] { $units } Units
    } at once{ $income ->
        [0] { "" }
       *[other] , { $income } of the next income
    }{ $happiness ->
        [0] { "" }
       *[other] { " " }and { $happiness } Happiness
    }. Being insured by then would have cost { $premium ->
        [one] { $premium } Unit
       *[other] { $premium } Units
    } in premiums.
lesson-insured = Insurance that worked: { $events ->
        [one] one event
       *[other] { $events } events
    } stopped. That spared { $units ->
        [one] { $units } Unit
       *[other] { $units } Units
    }{ $income ->
        [0] { "" }
       *[other] , { $income } of income
    }{ $happiness ->
        [0] { "" }
       *[other] { " " }and { $happiness } Happiness
    }. All premiums of the game: { $premiums ->
        [one] { $premiums } Unit
       *[other] { $premiums } Units
    }.
lesson-shelves = Empty shelves: { $goods ->
        [one] { $goods } missing good
       *[other] { $goods } missing goods
    } cost { $happiness } Happiness. At the Market { $goods ->
        [one] it
       *[other] they
    } would have cost { $units ->
        [one] { $units } Unit
       *[other] { $units } Units
    }.
lesson-early_bills = { $saved ->
        [0] Bills were never paid early.
       *[other] Paying bills early saved { $saved ->
        [one] { $saved } Unit
       *[other] { $saved } Units
    }.
    }{ $missed ->
        [0] { "" }
       *[other] { " " }A pawn that stayed at home could have saved { $missed } more.
    }
lesson-growth = Learning and work: { $earned ->
        [one] { $earned } Unit
       *[other] { $earned } Units
    } of income. Courses cost { $spent ->
        [one] { $spent } Unit
       *[other] { $spent } Units
    }{ $penalty ->
        [0] { "" }
       *[other] , and looking for jobs { $penalty }
    }.
lesson-patience = Patience: investments paid { $units ->
        [one] { $units } Unit
       *[other] { $units } Units
    }.{ $cut_short ->
        [0] { "" }
        [one] { " " }One was cut short by the end of the game and paid { $lost } less.
       *[other] { " " }{ $cut_short } were cut short by the end of the game and paid { $lost } less.
    }
lesson-cushion = A cushion for a rainy day: { $times ->
        [one] An event found only { $units ->
        [one] { $units } Unit
       *[other] { $units } Units
    } in the purse, too few to pay.
       *[other] { $times } events found too little in the purse to pay, once only { $units ->
        [one] { $units } Unit
       *[other] { $units } Units
    }.
    }{ $tight_luxuries ->
        [0] { "" }
        [one] { " " }In one period a luxury was bought and the purse ended almost empty.
       *[other] { " " }In { $tight_luxuries } periods a luxury was bought and the purse ended almost empty.
    }

## Price and consequence, beside each option

about-choose_family = Income { $forecast }, bills { $bills }, goods { $need } a period; starts with { $cash ->
        [one] { $cash } Unit
       *[other] { $cash } Units
    } and { $happiness } Happiness.
about-place = { $places ->
        [one] One place left.
       *[other] { $places } places left.
    }{ $bill_down ->
        [0] { "" }
       *[other] { " " }Saves { $bill_down ->
            [one] { $bill_down } Unit
           *[other] { $bill_down } Units
        }.
    }{ $cash_down ->
        [0] { "" }
       *[other] { " " }Costs { $cash_down ->
            [one] { $cash_down } Unit
           *[other] { $cash_down } Units
        }.
    }
about-save = After goods and bills: { $after_bills }.
about-seek = Free. { $income ->
        [0] No more income, but the card works
       *[other] Income { SIGNED($income) }
    } from period { $from_round } on{ $in_time ->
        [0] , too late for this game
       *[other] { "" }
    }.
about-learn = Costs { $cash_down ->
        [one] { $cash_down } Unit
       *[other] { $cash_down } Units
    }. Income { SIGNED($income) } from period { $from_round } on{ $in_time ->
        [0] , too late for this game
       *[other] { "" }
    }. After goods and bills: { $after_bills }.
about-invest = Costs { $cash_down ->
        [one] { $cash_down } Unit
       *[other] { $cash_down } Units
    }. { $in_time ->
        [0] Cut short at the end: pays { $to_come_up }
       *[other] Pays { $to_come_up } in period { $round }
    }{ $joy_to_come_up ->
        [0] { "" }
       *[other] { " " }and { $joy_to_come_up } Happiness
    }. After goods and bills: { $after_bills }.
about-take_basic = The bills become { $bills }. After goods and bills: { $after_bills }.
about-remove_basic = The bills become { $bills }.
about-change_clauses = The bills become { $bills }.{ $cash_down ->
        [0] { "" }
       *[other] { " " }Costs { $cash_down ->
            [one] { $cash_down } Unit
           *[other] { $cash_down } Units
        } at once.
    }
about-refresh_market = Costs { $cash_down ->
        [one] { $cash_down } Unit
       *[other] { $cash_down } Units
    }.
about-buy_goods = Costs { $cash_down ->
        [one] { $cash_down } Unit
       *[other] { $cash_down } Units
    }. Then { $goods } in stock, { $need } needed. After the bills: { $after_bills }.
about-buy_luxury = Costs { $cash_down ->
        [one] { $cash_down } Unit
       *[other] { $cash_down } Units
    }, gives { $happiness_up } Happiness.{ $upkeep_by ->
        [0] { "" }
       *[other] { " " }Upkeep { $upkeep_by } each period.
    } After goods and bills: { $after_bills }.
about-take_loan = { $credit_down ->
        [one] { $credit_down } Unit
       *[other] { $credit_down } Units
    } now, { $debt_up ->
        [one] { $debt_up } Unit
       *[other] { $debt_up } Units
    } back in two periods.{ $happiness_down ->
        [0] { "" }
       *[other] { " " }Costs { $happiness_down } Happiness.
    }{ $owed ->
        [0] { "" }
       *[other] { " " }You owe { $owed ->
            [one] { $owed } Unit
           *[other] { $owed } Units
        }.
    }
about-family_aid = { $aid_down ->
        [one] { $aid_down } Unit
       *[other] { $aid_down } Units
    }, never paid back.{ $owed ->
        [0] { "" }
       *[other] { " " }You owe { $owed ->
            [one] { $owed } Unit
           *[other] { $owed } Units
        }.
    }
about-repay_loan = Costs { $cash_down ->
        [one] { $cash_down } Unit
       *[other] { $cash_down } Units
    }. After goods and bills: { $after_bills }.
about-proceed = The bills are { $bill }; { $short ->
        [one] { $short } Unit
       *[other] { $short } Units
    } missing.
about-settle = { $cash_down ->
        [one] { $cash_down } Unit
       *[other] { $cash_down } Units
    } and { $happiness_down } Happiness. Final score: { $projected }.
about-choose_event = { $copies ->
        [one] One card in the deck.
       *[other] { $copies } cards in the deck.
    } Units to pay, seat by seat: { $costs }.
about-forgo = After goods and bills: { $after_bills }.
about-done = After goods and bills: { $after_bills }.

## The terminal's table

bar-units = U { $n }
bar-happiness = H { $n }
bar-income = Inc { $n }
bar-goods = Goods { $n }/{ $need }
bar-bills = Bills { $n }
bar-insurances = Ins { $held }
bar-loans = L{ $n }
bar-miscalculation = M
bar-pawns = pawns { $n }
bar-projected = → { $n }
bar-free = left after goods and bills: { $n }
bar-forecast = next income: { $n }
bar-cards = Your cards
bar-none = none yet
bar-token = { $card } (in { $n })
bar-inactive = { $card } (pawn on it)
bar-event = Last event: { $card }
bar-letter-INS-0 = B
bar-letter-INS-1 = F
bar-letter-INS-2 = T
bar-letter-INS-3 = H
bar-letter-INS-4 = V
bar-letter-INS-5 = I
bar-work = { $card } { SIGNED($n) }
bar-invest = { $card } { $cost }→{ $units } in { $slots }
bar-luxury = { $card } { $cost }
bar-price = { $from ->
    [1000] { $n } each
   *[other] { $n } each, 1 less in all from { $from } on
}
bar-discount = saves { $n }

## Cards

card-FAM-01 = Corner-Shop Owners
    .about = Good weeks and bad weeks: trade goes up and down.
card-FAM-02 = Young Flatmates
    .about = Little money, few bills, and a training scheme for the young.
card-FAM-03 = Single Mother of Two
    .about = The grandparents live next door and help out.
card-FAM-04 = Retired Couple
    .about = A fixed pension, period after period.
card-FAM-05 = Smallholders
    .about = A field of their own puts food on the table.
card-FAM-06 = Freelance Couple
    .about = They are used to changing jobs.
card-FAM-07 = Civil Servants
    .about = The wage is guaranteed, come what may.
card-FAM-08 = Three Generations
    .about = Many mouths to feed, so they buy in bulk.
card-FAM-09 = Young Homeowners
    .about = A mortgage, and everything by direct debit.
card-FAM-10 = Newcomers
    .about = A circle of neighbours lends at a fair price.
card-INC-01 = Unpaid Leave
    .about = A few weeks without pay.
card-INC-02 = Expensive Fuel
    .about = Filling the tank takes more of the wage.
card-INC-03 = Parking Fines
    .about = The car stood where it should not.
card-INC-04 = School Trip
    .about = A day out with the class has its price.
card-INC-05 = Winter Shoes
    .about = Feet grow. Shoes do not.
card-INC-06 = Quiet Period
    .about = Nothing special. That is good news too.
card-INC-07 = Overtime
    .about = Some extra hours at work.
card-INC-08 = Flea-Market Sale
    .about = Old things find a new home.
card-INC-09 = Weekend Job
    .about = Two Saturdays of hard work.
card-INC-10 = Performance Bonus
    .about = The boss is pleased.
card-INC-11 = Back Pay
    .about = Money that was owed to you for a long time.
card-INS-0 = Basic Insurance
    .about = Covers damage at home: water, hail, neighbours' claims. You need it before any clause.
card-INS-1 = Fire Insurance
    .about = Stops the cost of fires.
card-INS-2 = Theft Insurance
    .about = Stops the cost of burglary and theft.
card-INS-3 = Health Insurance
    .about = Stops the cost of illness.
card-INS-4 = Vehicle & Travel Insurance
    .about = Stops the cost of accidents and breakdowns on the road.
card-INS-5 = Income Protection
    .about = Stops the loss of pay when work is lost.
card-LUX-01 = Board-Game Shelf
    .about = Rainy Sundays are fun again.
card-LUX-02 = Streaming Bundle
    .about = A new series every week, and a fee every period.
card-LUX-03 = Gym Membership
    .about = Fit people are seldom ill in bed.
card-LUX-04 = Concert Tickets
    .about = One night you will talk about for years.
card-LUX-05 = Family Dog
    .about = Everybody loves it. It also eats.
card-LUX-06 = Second-Hand Car
    .about = Gets you to better jobs, and to the petrol station.
card-LUX-07 = Seaside Holiday
    .about = Sand between the toes.
card-LUX-08 = Home Cinema
    .about = The whole street comes round for films.
card-LUX-09 = Laptop
    .about = Online courses cost less.
card-LUX-10 = Chest Freezer
    .about = Buy a lot at once and keep it cold.
card-LUX-11 = Solar Panels
    .about = The sun pays part of the bill.
card-LUX-12 = Alarm System
    .about = Thieves try another house.
card-LUX-13 = Gold Bracelet
    .about = Shines today and is still worth something later.
card-LUX-14 = Fitted Kitchen
    .about = Everybody meets here now.
card-LUX-15 = Garden Pool
    .about = Summer at home, and water bills.
card-LUX-16 = Vegetable Garden
    .about = Tomatoes of your own.
card-LUX-17 = Piano
    .about = Somebody in the family will learn to play it.
card-LUX-18 = Electric Scooter
    .about = Quick, quiet and a little risky.
card-SHO-1 = Savings Bond
    .about = Safe and small.
card-SHO-2 = Market Stall
    .about = Two seasons of selling on the square.
card-SHO-3 = Term Deposit
    .about = The bank keeps it for two periods.
card-SHO-4 = Shared Allotment
    .about = Vegetables to sell and friends to meet.
card-SHO-5 = Bulk Resale
    .about = Buy cheap today, sell tomorrow.
card-SHO-6 = Bicycle Hire
    .about = Wheels for visitors.
card-LON-1 = Credit-Union Shares
    .about = You own a small part of the people's bank.
card-LON-2 = Rented Garage
    .about = Somebody else parks, you collect.
card-LON-3 = Index Fund
    .about = A little of every firm. It needs time.
card-LON-4 = Solar Cooperative
    .about = Clean power from many roofs.
card-LON-5 = Education Fund
    .about = Money put by for the children's studies.
card-LON-6 = Small Flat to Let
    .about = A front door that pays rent.
card-SKI-01 = Household Budgeting
    .about = You know where every Unit goes.
card-SKI-02 = Smart Shopping
    .about = A list, a calculator and patience.
card-SKI-03 = Investing Basics
    .about = You ask about the fees before you buy.
card-SKI-04 = Digital Basics
    .about = Forms, tables and safe passwords.
card-SKI-05 = First Aid at Work
    .about = You know what to do when somebody gets hurt.
card-SKI-06 = Forklift Licence
    .about = Pallets up, pallets down.
card-SKI-07 = Foreign Language
    .about = Another language, another world.
card-SKI-08 = Cookery Diploma
    .about = Feeds many and pleases all.
card-SKI-09 = Public Speaking
    .about = No more trembling knees.
card-SKI-10 = Trade Certificate
    .about = A trade that is always needed.
card-SKI-11 = Coding Course
    .about = You make the computer do the work.
card-SKI-12 = Childcare Training
    .about = Children trust you, parents too.
card-CAR-01 = Permanent Contract
    .about = No more counting the weeks.
card-CAR-02 = Shift Supervisor
    .about = You plan who works when.
card-CAR-03 = Better Hours
    .about = Home in time for dinner.
card-CAR-04 = Job Across Town
    .about = Better paid, but the bus costs money.
card-CAR-05 = Night Shift
    .about = Good money, little sleep.
card-CAR-06 = Dream Job
    .about = You would almost do it for nothing.
card-CAR-07 = Public Post
    .about = Safe in bad times.
card-CAR-08 = Sales on Commission
    .about = The more you sell, the more you earn, the less you rest.
card-CAR-09 = Works Canteen
    .about = Lunch is on the firm.
card-CAR-10 = Team Leader
    .about = People come to you for advice.
card-EVT-01 = Fire Disaster
    .about = A fire destroys much of the home.
card-EVT-02 = Kitchen Fire
    .about = Oil, flame, smoke.
card-EVT-03 = Burglary
    .about = Somebody has been in the house.
card-EVT-04 = Stolen Phone
    .about = It was in the back pocket.
card-EVT-05 = Hospital Stay
    .about = Two weeks in bed, and somebody must be there.
card-EVT-06 = Toothache
    .about = The dentist can see you today.
card-EVT-07 = River Flood
    .about = Water in the cellar and in the pantry.
card-EVT-08 = Hailstorm
    .about = Ice as big as eggs.
card-EVT-09 = Road Accident
    .about = A crash at the crossing.
card-EVT-10 = Flat Battery
    .about = It will not start.
card-EVT-11 = Short-Time Work
    .about = Fewer hours, less pay.
card-EVT-12 = Firm Closes Down
    .about = The gates stay shut.
card-EVT-13 = Burst Pipe
    .about = The ceiling drips.
card-EVT-14 = Neighbour's Claim
    .about = A ball, a window, a letter from a lawyer.
card-EVT-15 = Broken Fridge
    .about = Everything thaws.
card-EVT-16 = Energy Price Jump
    .about = The next bill will be a shock.
card-EVT-17 = Phone Scam
    .about = A friendly voice asks for your code. Whoever has learned something hangs up.
card-EVT-18 = Rates Go Up
    .about = Borrowed money gets more expensive.
card-EVT-19 = Market Slump
    .about = Investors have to wait longer.
card-EVT-20 = Spoiled Stock
    .about = Half of what you stored has gone bad.
card-EVT-21 = Tax Refund
    .about = You had paid too much, and some of it comes back.
card-EVT-22 = Street Festival
    .about = Music till midnight.
card-EVT-23 = Bumper Harvest
    .about = Neighbours hand out what they cannot eat.
card-EVT-24 = Year-End Bonus
    .about = Those who have learned and worked get more.
card-EVT-25 = No-Claims Bonus
    .about = The insurers pay something back to their customers.
card-EVT-26 = Rising Market
    .about = Investments ripen sooner.
card-EVT-27 = Peace of Mind
    .about = Money in the drawer lets you sleep well.
card-EVT-28 = Small Inheritance
    .about = An aunt remembered you.

## The board on the page

period = Period { $n }
board-town = The town
board-players = The other families
board-mine = Your family
board-prompt = What you are asked
board-lately = What happened lately
board-you = You
board-acts = is choosing
board-open-home = Show everything this family has
board-your-turn = Your turn, { $name }
board-turn-of = Waiting for { $names }
board-periods = Periods and their events
board-events-today = { $n ->
        [0] no event
        [one] { $n } event
       *[other] { $n } events
    } this time
board-deck = { $n ->
    [one] 1 card
   *[other] { $n } cards
} left
board-rule-next = New rule from the next period: { $option } is { $value }.
board-roof-LAB = Work and School
board-roof-INV = Investments
board-roof-INS = Insurance Broker
board-roof-MKT = The Market
board-roof-BIL = Payable Bills
board-place-LAB = Work and School
board-place-INV = Investments
board-place-INS = Insurance
board-place-MKT = The Market
board-place-BIL = Bills
board-slot-closed = Slot { $slot }: closed, open with { $n } players or more
board-slot-free = Slot { $slot }: free
board-slot-of = Slot { $slot }: { $name }
board-send = Send a pawn to { $place }, slot { $slot }
board-crowd = { $more ->
        [0] { $n } of { $of }
       *[other] { $rule ->
            [any_other] not alone: +{ $more }
           *[full] { $n } of { $of }, full = +{ $more }
        }
    }
board-premium = { $same ->
        [yes] each: +{ $n }
       *[no] each raises the bill
    }
board-early = a pawn here: −{ $n } for each full { $of }
board-your-bill = Your bill
board-bill-pawn = with a pawn
board-bill-early = paid early
board-bill-pawn-would = a pawn on Bills would save
board-shield-INS-0 = home
board-shield-INS-1 = fire
board-shield-INS-2 = theft
board-shield-INS-3 = health
board-shield-INS-4 = travel
board-shield-INS-5 = income
board-work-income = { $price ->
        [0] free
       *[other] pay { $price }
    } → income { SIGNED($n) }
board-work = { $price ->
        [0] free
       *[other] pay { $price }
    } → { $what }
board-works-from = Works from period { $round } on
board-skill-when = from the next period
board-career-when = one pawn busy for a period
board-invest = { $cost } → { $pays }
board-invest-when = in { $n ->
        [one] { $n } period
       *[other] { $n } periods
    }
board-bill-more = bill { SIGNED($n) }
board-owned = yours
board-goods-price = Goods: { $n } each
board-goods-rebate = { $from } for { $price }
board-goods-missing = you lack { $n }
board-goods-of = { $n } of { $need } goods
board-goods-n = { $n ->
        [one] { $n } good
       *[other] { $n } goods
    }
board-goods-cost = { $n ->
        [one] { $n } good
       *[other] { $n } goods
    } for { $price }.
board-goods-then = Then { $stock } at home, { $need } needed.
board-goods-short = Then { $missing ->
        [one] { $missing } is
       *[other] { $missing } are
    } still missing for this period.
board-fewer-goods = One good fewer
board-more-goods = One good more
board-left = { $n } left after the bill
board-short = { $n } short for the bill
board-left-word = { $n } left
board-short-word = { $n } short
board-units = { $n ->
        [one] { $n } Unit
       *[other] { $n } Units
    }
board-free = free
board-joy = ♥ +{ $n }
board-joy-cost = ♥ −{ $n }
board-locked = Luxuries need: { $what }.
board-lacks = { $what } { NUMBER($has) } of { NUMBER($needs) }
board-goods-first = Buy goods first, at least { NUMBER($n) }.
board-too-dear = { $n ->
        [one] { $n } Unit
       *[other] { $n } Units
    } missing
board-too-late = Too late to bring income in this game
board-income-from = Income { SIGNED($n) } from period { $round } on
board-pays = Pays { $n } in period { $round }
board-cut-short = The game ends first: pays only { $n }
board-go-LAB = A course for { $n }, or a job
board-go-INV = From { $n }, more comes back
board-go-INS = Protection, but a bigger bill
board-go-MKT = Food, things and joy
board-go-BIL = { $saves ->
        [0] Nothing to save just now
       *[other] Makes your bill { $saves } smaller
    }
board-fee = · { $n } at the door
board-not-already_here = Your pawn stands there
board-not-location_full = All places are taken
board-not-location_closed = Closed in this game
board-not-no_pawn = You have no free pawn
board-not-not_enough_units = The broker wants 1 Unit at the door
board-buy-LAB = A course
board-buy-INV = The cheapest investment
board-buy-INS = One more insurance
board-buy-MKT = The Market
board-buy-BIL = Paid early
board-save = { $n ->
        [0] No pawn left to place
        [one] The last pawn stays at home
       *[other] Place no more pawns
    }
board-forgo = Your pawn came here for nothing.
board-refresh = New luxuries are laid out.
board-done = Leave the Market.
board-bill-becomes = Your bill becomes { $n }.
board-at-once = { $n ->
        [one] { $n } Unit
       *[other] { $n } Units
    } to pay at once.
board-clauses = { $n ->
        [one] { $n } clause
       *[other] { $n } clauses
    }
board-clauses-how = Choose up to { $n }: add a shield, or drop one you have.
board-clause-add = added, bill +{ $n }
board-clause-drop = dropped, bill −{ $n }
board-clause-held = you have it
board-clause-free = bill +{ $n }
board-sign = { $n ->
        [0] Choose a shield
       *[other] Sign
    }
board-loan-terms = { $half } less income, twice: { $back } in all.
board-aid-terms = Never paid back.
board-proceed = { $n ->
        [0] You can pay now.
        [one] { $n } Unit is missing: you take a Miscalculation.
       *[other] { $n } Units are missing: you take a Miscalculation.
    }
board-tools = Money from outside
board-sure = Yes, do it
board-back = Back
board-receipt = This period's bill
board-receipt-short = To pay
board-receipt-none = Nothing more to pay
board-receipt-hint = Point at an option to see what it would change.
board-line-family = Home
board-line-premiums = { $n ->
        [one] Insurance, { $n } shield
       *[other] Insurance, { $n } shields
    }
board-line-upkeep = Things you own
board-line-event = Because of an event
board-line-work = Cost of work
board-line-early = Paid early
board-line-goods = { $n ->
        [one] { $n } good missing
       *[other] { $n } goods missing
    }
board-line-owed = Still to pay now
board-line-weighed = { $what }
board-line-bill = Bill: { $what }
board-line-food = Goods
board-to-pay = To pay
board-have = You have
board-rest = Left
board-missing = Short
board-hungry = { $n ->
        [one] { $n } good missing
       *[other] { $n } goods missing
    } and no pawn in the Market: −{ $joy } Happiness
board-income-now = Income { $n }
board-income-next = next time { $n }
board-income-short = income { $n }
board-income-spoken = Income { $now }, next time { $next } before the income card
board-mine-line = { $name } · { $loans ->
        [0] no loan
        [one] { $loans } loan
       *[other] { $loans } loans
    } · family aid { $aid ->
        [yes] unused
       *[no] used
    }
board-pawns = { $n } of { $of } pawns free
board-loans = { $n ->
        [one] { $n } loan
       *[other] { $n } loans
    }
board-shields = { $n } of 6 insurances
board-no-cards = No cards yet.
board-loan-chip = Loan
board-loan-new = Loan without a token yet
board-loan-token = { $n ->
        [one] Loan: one more payment
       *[other] Loan: { $n } more payments
    }
board-invest-token = { $n ->
        [one] pays in the next period
       *[other] pays in { $n } periods
    }
board-seeking = a pawn is busy there
board-score-now = Score now { $n }:
board-part-happiness = { $n } happy
board-part-cards = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
board-part-income = { $n } income
board-part-units = { $n } saved
board-part-end = { $n } printed on cards
board-home-income = Income { $n }, next time { $next }
board-home-bill = Bill this period: { $n }
board-miscalculation = loans cost Happiness, and the broker takes 1 Unit at the door.
board-no-loans = No loans.
board-family = Income { $income }, bills { $bills }, goods { $goods } a period
board-settle-units = { $n ->
        [one] Pay { $n } Unit
       *[other] Pay { $n } Units
    }
board-settle-joy = Give { $n } Happiness
board-settle-turn = press to change
happened-event = An event for everybody
happened-rules = The rules change
heard-heart = Happiness
heard-arrow = brings
mine-units = Units
mine-happiness = Happiness
mine-goods = Goods
mine-income = Income
happened-bills = Goods and bills of period { $n }
happened-income = Pay day: period { $n } begins
board-ask-action_turn = { $pawns ->
        [0] You have no free pawn: save, or borrow first.
        [one] Place your last free pawn, or save.
       *[other] Place one of your { $pawns } pawns, or save.
    }
board-ask-pay_market = What do you buy?
board-help-action_turn = Each line says what is left after the bill if you buy there. { $events ->
        [0] No event follows this time.
        [one] Then one event follows.
       *[other] Then { $events } events follow.
    }
board-help-pay_labour = A course costs Units and pays at once. A job is free, keeps a pawn busy and pays later.
board-help-pay_invest = You pay now and get more back when the token has counted down.
board-help-pay_insurance = Every shield adds its premium to your bill from this period on and stops one kind of trouble right away.
board-help-pay_market = Food first: every missing good costs Happiness.
board-help-pay_last_call = If you borrow now, you take no Miscalculation.
board-help-raise_money = { $due ->
        [one] { $due } Unit is due
       *[other] { $due } Units are due
    }, { $missing } missing.
board-help-final_loans = What you pay with Units costs no Happiness. The score shows which way is better.
board-help-setup_family = Each one earns, spends and lives in its own way. You play it for the whole game.
board-tool-take_loan = Loan
board-tool-family_aid = Family Aid
board-tool-repay_loan = Pay a loan back
board-save-hungry = { $n ->
        [one] { $n } good will be missing
       *[other] { $n } goods will be missing
    }: −{ $joy } Happiness

## The debrief on the page

board-ladder = How your Happiness was made
board-joy-sum = Happiness in the game
board-bonus-cards = Cards, 1 for every { $n }
board-bonus-income = Income marker, 1 for every { $n }
board-bonus-units = Units saved, 1 for every { $n }
board-bonus-end = Printed on cards
board-chart-hero = { $name }, period by period
board-chart-joy = Happiness
    .about = After every period, before the bonuses of the end
board-chart-units = Units in the purse
    .about = After every period
board-chart-income = Income
    .about = Where the marker stood
board-chart-cover = Protection
    .about = Insurance cards held, six at most
board-chart-out = Where the Units went
board-chart-bills = What the bills were made of
board-period = Period
board-periods-title = Period by period: { $name }
board-family-word = Family
board-totals-title = All periods together

## What a trainer may choose

stream-event_next = The next event
stream-income = Income card for { $name } in period { $n }

## Moments worth finding again

moment-event_shown = Event
moment-insolvency = Cannot pay
moment-miscalculation = Miscalculation
moment-goods_missing = Goods missing
moment-career_active = New job
moment-goal_reached = Goal reached

## What is played for

aim-happiness = reach { NUMBER($n) } Happiness.
aim-set_skills = have { $n ->
    [one] one Skill.
   *[other] { NUMBER($n) } Skills.
}
aim-set_careers = have { $n ->
    [one] one Career.
   *[other] { NUMBER($n) } Careers.
}
aim-set_career_cards = have { $n ->
    [one] one Skill or Career.
   *[other] { NUMBER($n) } Skills and Careers together.
}
aim-set_luxuries = have { $n ->
    [one] one luxury.
   *[other] { NUMBER($n) } luxuries.
}
aim-set_happy_luxuries = have { $n ->
    [one] one luxury that brings Happiness.
   *[other] { NUMBER($n) } luxuries that bring Happiness.
}
aim-set_insurances = have { $n ->
    [one] one Insurance card.
   *[other] { NUMBER($n) } Insurance cards.
}
aim-set_any = have { $n ->
    [one] one card of any kind.
   *[other] { NUMBER($n) } cards of any kind.
}
aim-set_happiness = have { NUMBER($n) } Happiness.

## The terminal: always in sight, and fields to fill in

aloud-home = { $units ->
    [one] one Unit
   *[other] { $units } Units
}, { $happiness } Happiness, income { $income }, goods { $goods } of { $need }, bills { $bills }, { $loans ->
    [0] no loan
    [one] one loan
   *[other] { $loans } loans
}, { $pawns ->
    [one] one pawn left.
   *[other] { $pawns } pawns left.
}
own-home = You have { $units ->
        [one] { $units } Unit
       *[other] { $units } Units
    } and { $happiness } Happiness. Goods { $goods } of { $need }, bills { $bills }: { $left } left after the bills. Next income { $forecast }.

# The picture of a turn, on the first page of the rulebook.
turn-title = A period
turn-income = Income
turn-pawns = Send out your pawns
turn-places = The places are settled
turn-goods = Goods are used up
turn-bills = Bills
turn-events = Events
turn-upkeep = Upkeep

## Why somebody stands behind somebody else
behind-set = { $other } has all the cards of the set, { $seat } does not. The set comes first.
behind-goal = { $other } reached the goal of Happiness, { $seat } did not. The goal comes first.
behind-before = { $mine } Happiness before the final settlement; { $other } had { $theirs }.
behind-score = { $mine } points; { $other } has { $theirs }.
behind-careers = As many points as { $other }, but { $mine } Skills and Careers instead of { $theirs }.

## Moves in whole sentences: said where no board lies beside them

do-choose_family = Take { $family }
do-place = { $slot ->
    [0] Send a pawn to { $location }
   *[other] Send a pawn to { $location }, to slot { $slot }
}
do-action_turn-save = Save, and place no more pawns this period
do-seek = Take the job { $card }
do-learn = Learn { $card }
do-invest = Buy { $card }
do-change_clauses = Change your clauses: { $cards }
do-buy_goods = { $n ->
    [0] Buy no goods
    [one] Buy one good
   *[other] Buy { $n } goods
}
do-buy_luxury = Buy { $card }
do-settle = { $loans ->
    [0] Pay all your loans with Happiness
    [one] Pay one loan with Units
   *[other] Pay { $loans } loans with Units
}
do-repay_loan = { $loan ->
    [1] Pay your first loan back
    [2] Pay your second loan back
    [3] Pay your third loan back
   *[other] Pay your loan number { $loan } back
}
do-choose_event = Show { $card }
do-deal = Deal these cards: { $card }
do-deal-each = { $card ->
    [draw] { $seat } draws
   *[other] { $card } for { $seat }
}
do-pay_market-done = Leave the Market
do-pay_invest-forgo = Invest in nothing
do-pay_insurance-forgo = Leave your insurance as it is
do-pay_last_call-proceed = Go ahead without more money
