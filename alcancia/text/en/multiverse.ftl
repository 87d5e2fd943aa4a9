### Multiverse Money, English.
### Seats arrive as names, cards as finished lists, piles and currencies as the names given below.

## The game

game-name = Multiverse Money
game-tagline = The exchange office between dimensions: bet what you can spare, leave with what you need.
    .box = Notes from other worlds
game-teaches = Exchange, value and bidding: the same money is worth more to some than to others, and going first has its price.
    .short = Exchange, value, bidding
game-length = About 30 minutes
    .short = 30 min

# Why a bot did it
why-take_best = This pile helps my currencies most.
why-swap_best = That bet suits my hand better than either pile.
why-keep_best = Nothing on the table is better than what I bet.
why-take_rich = I take the pile that is worth most.
why-bet_high = I want to choose first this time.
why-bet_spare = I bet cards that I hardly need.
why-bet_worth = I may get more for them than they are worth to me.
why-bet_least = I give away the card I need least.
why-sit_out = There is nothing here that I would pay for.
why-whim = I just felt like it.

# First steps: a word to each of the first decisions (tutorial.toml)
learn-first-bet = Welcome to the exchange office! You collect notes of a few currencies. A currency counts in full once you hold 200 of it; Yawn is your best start. First, bet something: tap the Yawn 40. Everybody bets at the same time, face down.
learn-first-exchange = The two others bet 50, so they chose first: the highest bet goes first. Now you give your bet away and take a whole pile for it. The Yawn 50 on the right is worth more than your 40, and it is the currency you want.
learn-decoy = The decoy is a card that comes back to you every time. Lay it with your bet and nobody knows how many cards you really bet. Try Ollie 20, Yawn 50 and the decoy together: 70.
learn-keep = Is nothing on the table better than what you bet? Then take your bet back. It costs nothing, and your Yawn 50 is safe.
learn-order = Bet high and you choose first, but what you bet is what you give away. Look at the piles before you bet: how much do you want to be first this time?
learn-collect = Look at the bars of your own hand: they show how far each currency is from 200. Below 200 you lose 100 points of it. Two full currencies are better than five you have only begun.
learn-pile-size = You always swap everything for everything. One note for a pile of six makes a rich hand; six notes for one makes a poor one.
learn-swap = You may also swap your bet with another bet that is still on the table. Whoever you swap with is next, and may be glad or angry.
learn-last-rounds = When the deck is empty the last round comes. See how many cards are left. Now you know the game: play on, and ask for a hint whenever you like.

## What happened

# $removed is the list of currencies put aside, or the word "none".
fact-game_started = { $removed ->
    [none] Game { $game_no } begins. All seven currencies are in it.
   *[other] Game { $game_no } begins. Not in this game: { $removed }.
}
fact-dealt = { $count ->
    [one] { $seat } gets { $count } card.
   *[other] { $seat } gets { $count } cards.
}
    .own = { $seat }, your hand: { $cards }.
fact-piles_laid = On the right: { $right }. On the left: { $left }.
fact-round_started = { $last ->
    [yes] Round { $round_no } begins. It is the last one!
   *[no] Round { $round_no } begins.
}
# $count is 0 when the number of cards is not public. $cards may be the word "none".
fact-bet_placed = { $count ->
    [0] { $seat } has bet.
    [one] { $seat } has bet: { $count } card, face down.
   *[other] { $seat } has bet: { $count } cards, face down.
}
    .own = { $count ->
        [0] { $cards ->
            [none] { $seat }, you bet nothing and sit this round out.
           *[other] { $seat }, your bet is down: { $cards }.
        }
        [one] { $seat }, your bet of { $count } card is down: { $cards }.
       *[other] { $seat }, your bet of { $count } cards is down: { $cards }.
    }
# $total is 0 when there is no money in the bet; $cards and $low then say nothing.
fact-bet_revealed = { $total ->
    [0] { $bluff ->
        [yes] { $seat } shows the decoy and no money. The decoy goes back to the hand.
       *[no] { $seat } shows no money.
    }
   *[other] { $bluff ->
        [yes] { $seat } shows { $cards }: { $total } in all, lowest serial { $low }. The decoy was in it too and goes back to the hand.
       *[no] { $seat } shows { $cards }: { $total } in all, lowest serial { $low }.
    }
}
fact-sat_out = { $seat } sits this round out.
fact-turn_started = { $seat } plays, with { $cards }: { $total } in all, lowest serial { $low }.
# .fewest is for the option "fewest cards first".
fact-turn_tied = Equal totals: { $seat } has { $total }, just like { $others }. The lowest serial decides: { $seat } goes first (serial { $low }).
    .fewest = Equal totals: { $seat } has { $total }, just like { $others }. Fewer cards go first, then the lowest serial: { $seat } goes first (serial { $low }).
fact-pile_taken = { $seat } takes the { $pile }. Gets { $taken }; leaves { $given } there.
fact-bets_swapped = { $seat } swaps with { $other }. Gets { $taken }; leaves { $given } in front of { $other }.
fact-bet_kept = { $seat } makes no exchange and picks up { $cards }.
# $by is a name, or the word "nobody".
fact-card_turned = { $by ->
    [nobody] { $card } is turned up on the { $pile }.
   *[other] { $by } turns up { $card } on the { $pile }.
} { $deck ->
    [0] The deck has no cards left.
    [one] The deck has { $deck } card left.
   *[other] The deck has { $deck } cards left.
}
fact-deck_exhausted = That was the last card of the deck.
fact-stalled = No new card this round: that makes { $stall } in a row. At { $stall_limit }, the next round is the last.
fact-last_round_announced = { $reason ->
    [deck] The deck is empty: the next round is the last.
   *[stall] Too many rounds without a new card: the next round is the last.
}
fact-hand_shown = { $seat }'s hand: { $cards }.
fact-scored_currency = { $bonus ->
    [0] { $seat }, { $currency }: a sum of { $sum } counts { $base }.
   *[other] { $seat }, { $currency }: a sum of { $sum } counts { $base }, plus { $bonus } for sets.
}
# $coins is points, not a number of coins.
fact-scored = { $coins ->
    [0] { $seat } scores { NUMBER($total, useGrouping: 0) } points.
   *[other] { $seat } scores { NUMBER($total, useGrouping: 0) } points, { $coins } of them for coins.
}
fact-game_ended = The game is over. The win goes to { $winners }. Scores: { $scores }.
fact-match_ended = The match is over. The win goes to { $winners }. Totals: { $totals }.

## Questions

ask-bet = Choose the cards you bet.
    .last = Last round: choose the cards you bet.
ask-exchange = Exchange your bet, or take it back.
    .swapped = { $name } swapped with you: it is your turn with these cards.

## Moves

move-bet = Bet
    .type = bet
    .about = Puts the chosen cards face down in front of you. You cannot take them back.
move-sit_out = Sit out
    .type = out
    .about = You take no part in this round. Your hand stays as it is.
move-take = Take a pile
    .about = You get a whole pile, and your bet takes its place.
move-take-left = Take the left pile
    .type = left
    .about = You get every card of the left pile, and your bet takes its place.
move-take-right = Take the right pile
    .type = right
    .about = You get every card of the right pile, and your bet takes its place.
move-swap = Swap bets
    .with = Swap with { $name }
    .type = swap
    .about = You get another player's whole bet. That player gets yours, and plays next.
move-keep = Take it back
    .type = keep
    .about = No exchange: the cards in front of you go to your hand.

## Cards and places

pile-left = left pile
pile-right = right pile

currency-oll = Ollie
    .creatures = Skating dwarves
    .glyph = wheel
    .letter = O
currency-fle = Fleece
    .creatures = Runway sheep
    .glyph = curl
    .letter = F
currency-ela = Elastic
    .creatures = Walking underwear
    .glyph = zigzag
    .letter = E
currency-ink = Inkdrop
    .creatures = Notary octopuses
    .glyph = drop
    .letter = I
currency-cru = Crumb
    .creatures = Baker dragons
    .glyph = loaf
    .letter = C
currency-spi = Spine
    .creatures = Tenor cacti
    .glyph = star
    .letter = S
currency-yaw = Yawn
    .creatures = Sleepless pillows
    .glyph = moon
    .letter = Y

currency-coin = Coins
    .letter = ¢

card-bluff = Decoy
    .key = b
    .about = Not money. It hides how many cards you really bet and comes back to you after the reveal.
# $serial is three digits, such as 017.
card-coin = Portal coin
    .full = Portal coin (No. { $serial })
    .about = Counts in a bet. It belongs to no currency, so nothing is taken from it at the end.
card-note = { $currency } { $value } (No. { $serial })
    .short = { $currency } { $value }
serial = No. { $n }
card-oll20a = Ollie 20
card-oll20b = Ollie 20
card-oll20c = Ollie 20
card-oll30a = Ollie 30
card-oll30b = Ollie 30
card-oll30c = Ollie 30
card-oll40 = Ollie 40
card-oll50 = Ollie 50
card-oll60 = Ollie 60
card-fle20a = Fleece 20
card-fle20b = Fleece 20
card-fle20c = Fleece 20
card-fle30a = Fleece 30
card-fle30b = Fleece 30
card-fle30c = Fleece 30
card-fle40 = Fleece 40
card-fle50 = Fleece 50
card-fle60 = Fleece 60
card-ela20a = Elastic 20
card-ela20b = Elastic 20
card-ela20c = Elastic 20
card-ela30a = Elastic 30
card-ela30b = Elastic 30
card-ela30c = Elastic 30
card-ela40 = Elastic 40
card-ela50 = Elastic 50
card-ela60 = Elastic 60
card-ink20a = Inkdrop 20
card-ink20b = Inkdrop 20
card-ink20c = Inkdrop 20
card-ink30a = Inkdrop 30
card-ink30b = Inkdrop 30
card-ink30c = Inkdrop 30
card-ink40 = Inkdrop 40
card-ink50 = Inkdrop 50
card-ink60 = Inkdrop 60
card-cru20a = Crumb 20
card-cru20b = Crumb 20
card-cru20c = Crumb 20
card-cru30a = Crumb 30
card-cru30b = Crumb 30
card-cru30c = Crumb 30
card-cru40 = Crumb 40
card-cru50 = Crumb 50
card-cru60 = Crumb 60
card-spi20a = Spine 20
card-spi20b = Spine 20
card-spi20c = Spine 20
card-spi30a = Spine 30
card-spi30b = Spine 30
card-spi30c = Spine 30
card-spi40 = Spine 40
card-spi50 = Spine 50
card-spi60 = Spine 60
card-yaw20a = Yawn 20
card-yaw20b = Yawn 20
card-yaw20c = Yawn 20
card-yaw30a = Yawn 30
card-yaw30b = Yawn 30
card-yaw30c = Yawn 30
card-yaw40 = Yawn 40
card-yaw50 = Yawn 50
card-yaw60 = Yawn 60
card-coin1 = Portal coin
card-coin2 = Portal coin
card-coin3 = Portal coin
card-coin4 = Portal coin
card-coin5 = Portal coin
card-coin6 = Portal coin

## Options

option-games_in_match = Games in the match
    .about = The scores of all these games are added up.
option-removal = Currencies put aside
    .about = How to find the currencies that stay out of the game.
option-removal-random = By chance
option-removal-chosen = Chosen beforehand
option-removed = Which currencies stay out
    .about = Only if they are chosen beforehand: exactly 7 less the number of currencies in the game.
option-currencies = Currencies in the game
    .about = Fewer currencies are easier to complete. Usually two more than there are players.
option-hand_size = Cards in the first hand
    .about = How many money cards everybody is dealt. The decoy comes on top.
option-pile_size = Cards in a pile
    .about = How many cards are laid in each pile, and how far it is refilled.
option-coins = Coins
    .about = How many coins are shuffled into the deck.
option-bluff_cards = Decoys
    .about = If off, nobody has a decoy. To sit out, you then make an empty bet.
option-sit_out = Sitting out allowed
    .about = If off, every bet must contain money.
option-bet_counts = Number of cards in a bet
    .about = Whether others see how many cards you bet before the bets are revealed.
option-bet_counts-shown = Seen by all
option-bet_counts-hidden = Secret until the reveal
option-swaps = Swaps between players
    .about = If off, you can only take piles. Good for a first game with children.
option-tie_break = With equal totals
    .about = Who goes first when two bets have the same total.
option-tie_break-lowest_serial = Lowest serial
option-tie_break-fewest_cards = Fewest cards, then lowest serial
option-full_line = Line for counting in full
    .about = From this sum on, nothing is taken from a currency.
option-fee = Charge below the line
    .about = What is taken from each currency that stays below the line, but never below 0.
option-set_bonus = Points for a set
    .about = For each set of three equal notes of one currency.
option-coin_points = Points for a coin
    .about = What each coin brings at the end, whatever it counts in a bet.
option-stall_limit = Rounds without a new card
    .about = After this many in a row, the next round is the last.
option-card_memory = Show known cards
    .about = For each other player, shows the cards that everybody saw go into that hand.
option-open_hands = Open hands
    .about = Everybody sees every hand. For teaching. Bets stay secret until the reveal.
option-score_preview = Score preview
    .about = Shows you your score if the game ended now. Only you see it.
option-draws = Cards that come first
    .about = For the trainer: the order in which cards leave the deck, from the first deal on. A card that cannot come is passed over.

## Refusals

refused-bad_player_count = This game is for 3 to 5 players. Add or remove seats.
refused-bad_option_value = “{ $option }” cannot have that value.
refused-removed_mismatch = The list of currencies put aside does not fit. Name each one once, exactly as many as must stay out, and only if they are chosen beforehand.
refused-not_enough_cards = These options leave too few cards in the deck. Take more currencies or coins, or make hands or piles smaller.
refused-game_over = The game is over, so no more moves are possible. You can start a new one.
refused-stale_decision = The table has moved on and that question is closed. Look at the table again and answer what is asked now.
refused-not_your_decision = It is not your turn to decide. Wait until you are asked.
refused-already_bet = Your bet is already down and stays there. Wait for the others.
refused-unknown_move = That move does not belong to this step. Choose one of the moves on offer.
refused-bet_empty = A bet needs at least one card. Choose one or more cards from your hand.
refused-sit_out_not_allowed = At this table nobody may sit out. Add at least one money card to your bet.
refused-unknown_card = There is no such card in this game. Choose cards from your hand.
refused-card_not_in_hand = That card is not in your hand. Choose only cards you hold.
refused-card_repeated = You named the same card twice. Name each card once.
refused-unknown_pile = There is no such pile. Choose left or right.
refused-unknown_seat = There is no such player at this table. Choose somebody who has a bet on the table.
refused-target_is_self = You cannot swap with yourself. Choose another player or a pile, or take your bet back.
refused-target_has_no_bet = That player has no bet on the table. Choose somebody who has, or a pile, or take your bet back.
refused-swaps_off = Swaps are switched off at this table. Take a pile or take your bet back.
refused-partial_exchange = Exchanges are always all for all. Choose a whole pile or a whole bet, without naming cards.

## Score, banners and waiting

score-title = Final count
score-currency = { $bonus ->
    [0] { $currency }: a sum of { $sum } counts { $base }
   *[other] { $currency }: a sum of { $sum } counts { $base }, plus { $bonus } for sets
}
score-coins = { $n ->
    [one] { $n } coin: { $points } points
   *[other] { $n } coins: { $points } points
}
score-total = Total: { NUMBER($total, useGrouping: 0) } points
score-preview = If the game ended now: { NUMBER($total, useGrouping: 0) } points
score-heading-currency = Currency
score-heading-sum = Sum
score-heading-deduction = Charge
score-heading-base = Counts
score-heading-bonus = Sets
score-heading-coins = Coins
score-heading-total = Total
banner-last_round = Last round
prompt-waiting = Waiting for: { $seats }

## The plain table

view-game_no = Game
view-games = Games in the match
view-removed = Not in this game
view-deck = Cards in the deck
view-deck_start = Deck at the start
view-left = Left pile
view-right = Right pile
view-last_round = Last round
view-stall = Rounds without a new card
view-acted = Have played
view-swapped_by = Swapped by
view-history = Earlier bets
view-rounds = Rounds played
view-hand = Hand
view-placed = My bet
view-score = Score if it ended now
view-cards = Cards in hand
view-bet = Cards bet
view-front = Bet on the table
view-sat_out = Sits out
view-total = Match points
view-known = Known cards
note-bet_by = { $bet_down ->
    [one] you give { $bet_down } card
   *[other] you give { $bet_down } cards
}
note-hand_by = you get { $hand_up }
note-score_by = score { SIGNED($value) }

## On the board

board-table = The exchange office
board-mine = My cards
board-prompt = What to do now
board-player = Player
board-players = The others and their bets
board-score-more = , score then { $score }, { $by } more
board-score-fewer = , score then { $score }, { $by } less
board-score-same = , score then { $score }, the same
board-your-turn = Your turn
board-round = Round { $n }
board-step-bet = Bet
board-step-reveal = Reveal
board-step-exchange = Exchange
board-step-refill = Refill
board-in-hand = { $n } in hand
board-match-total = { $n } points so far
board-known = { $n ->
    [one] { $n } known card
   *[other] { $n } known cards
}
board-thinking = thinking…
board-has-bet = has bet
board-acting = plays now
board-done = done
board-sits-out = sits out
board-you-sit-out = You sit this round out
board-not-yet = Not chosen yet
board-no-cards = no cards
board-total = { $total } in all
board-coin = Portal
board-pile-left = Left pile
board-pile-right = Right pile
board-pile-holds = { $pile }: { $cards }
board-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
board-deck = { $n ->
    [0] left: the deck is empty
   *[other] left in the deck
}
board-deck-short = { $n ->
    [0] deck empty
   *[other] left
}
board-bot = bot
board-your-bet = Your bet
board-bet-of = { $name }’s bet
board-my-cards = { $n ->
    [one] My { $n } card
   *[other] My { $n } cards
}
board-face-down = face down for the others
# $n is the place in the order of play.
board-plays = { $n ->
    [1] goes first
   *[other] plays as number { $n }
}
board-not-in-game = Not in this game
board-last-when = Last round when the deck is empty
board-tie = Equal bets of { $total }. Lowest serial first:
board-tie-fewest = Equal bets of { $total }. Fewest cards first, then the lowest serial:
# $first and $rest are serials such as No. 006; $rest may be several.
board-tie-order = { $first } before { $rest }
board-hand = { $n ->
    [one] { $n } money card
   *[other] { $n } money cards
}
board-others = No currency
board-score-now = Score if it ended now
board-then = then
board-counts = counts { $n }
board-kept-whole = kept whole:
board-holding = { $currency }: a sum of { $sum }, counts { $counts }
board-holding-then = { $currency }: a sum of { $sum }, counts { $counts }; afterwards { $then }, counts { $thenCounts }
board-bet-how = Tap the cards you can spare. The highest bet exchanges first.
board-bet-sum = { $n ->
    [one] { $n } card: { $total } in all, lowest serial { $low }
   *[other] { $n } cards: { $total } in all, lowest serial { $low }
}
board-bet-go = Bet { $total }
board-bet-final = A bet stays down
board-bet-clear = Clear
board-sit-out-how = bet only the decoy
board-exchange-ask = Your turn: give your bet of { $total } for something else, or take it back.
board-exchange-short = Swap your bet of { $total } or take it back.
board-give-get = give { $give }, get { $get }
board-nothing-changes = nothing changes
board-same = same
board-score-key = at the right of each button: your score if the game ended now
board-choose-first = Choose one above
board-count-all = Show the whole count
board-count-how = From the line on a currency counts in full; below it, something is taken off. Full sets bring extra points.
board-count-sum = { $fee ->
    [0] sum { $sum }
   *[other] sum { $sum } − { $fee }
}
board-count-bonus = { $fee ->
    [0] sum { $sum } + { $bonus }
   *[other] sum { $sum } − { $fee } + { $bonus }
}

## Bots

bot-baseline = Sensible
    .about = Collects two or three currencies, pays with the rest, and bets high only when it is worth it.
bot-easy = Easy
    .about = Bets one to three cards it hardly needs and takes the pile with the highest face value.
bot-cheap = Thrifty
    .about = Always bets just the card it needs least.
bot-few = Handful
    .about = Bets one to four random cards.

## What comes next

step-match = The match
step-game = A game
step-setup = Set-up
step-round = A round
step-bet = Everybody bets
step-reveal = Bets are revealed
step-exchange = Bets are exchanged
step-refill = Piles are refilled
step-score = Final count

## In the terminal

bar-game = Game { $n } of { $of }
bar-round = Round { $n }
bar-deck = { $n ->
    [0] deck empty
   *[other] deck { $n }
}
bar-score = { $n ->
    [one] { NUMBER($n) } point now
   *[other] { NUMBER($n) } points now
}
bar-notes = (+ and −: how your points change)
bar-left = Left
bar-right = Right
bar-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
bar-total = Σ { NUMBER($n) }
bar-hand = hand
bar-known = known
bar-tie = (tie: serial { $low })
    .fewest = { $cards ->
        [one] (tie: { $cards } card, serial { $low })
       *[other] (tie: { $cards } cards, serial { $low })
    }
doing-thinking = thinking …
# $n is 0 when the number of cards is not public.
doing-bet = { $n ->
    [0] has bet
   *[other] has bet { $n }
}
doing-out = sits out
doing-played = has played
hand-currency = Your hand
hand-bar = 0 … ┃ = { $line } … 300
hand-cards = cards
hand-front = cards (on the table)
hand-placed = cards (in your bet)
hand-coins = { $n ->
    [one] { $n } coin: { $points } points
   *[other] { $n } coins: { $points } points
}
bet-none = No cards chosen yet.
bet-running = { $bluff ->
    [yes] { $count ->
        [0] Only the decoy: you would sit out.
        [one] Chosen: { $count } card and the decoy, total { $total }, lowest serial { $low }.
       *[other] Chosen: { $count } cards and the decoy, total { $total }, lowest serial { $low }.
    }
   *[no] { $count ->
        [one] Chosen: { $count } card, total { $total }, lowest serial { $low }.
       *[other] Chosen: { $count } cards, total { $total }, lowest serial { $low }.
    }
}
end-match = Match
end-rank = Place
end-legend = 120-{ $fee } means: the notes add up to 120, and { $fee } is taken off because that is below { $line }. Each set of three gives +{ $bonus }.
plain-left = Left pile: { $cards }
plain-right = Right pile: { $cards }
plain-seat = Seat { $n }, { $name }: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}, { $doing }
plain-bet = Seat { $n }, { $name }: plays number { $place } with { $bet }, total { $total }; { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} in hand
plain-holding = { $missing ->
    [0] { $currency }: { $cards }; sum { $sum }
   *[other] { $currency }: { $cards }; sum { $sum }, { $missing } short of the line
}

# ── the debrief ──────────────────────────────────────────────────────────────

measure-seat = Seat (0 is the first)
measure-period = Round
measure-game = Game of the match
measure-move = Exchange made: take_left, take_right, swap, keep; empty if none
measure-bet_total = Total of the bet
measure-bet_cards = Money cards in the bet
measure-bluff = Bets with the decoy
measure-sat_out = Rounds sat out
measure-place = Place in the order of play; 0 if the seat had no turn
measure-given_cards = Cards given in the exchange
measure-given_value = Face value given
measure-taken_cards = Cards taken in the exchange
measure-taken_value = Face value taken
measure-gain = Change of the score over the round, as if the game ended
measure-score_before = Score if the game had ended before the round
measure-hand = Money cards in hand after the round
measure-score_now = Score if the game ended after the round
measure-fee_now = Points that the charge would take then
measure-top_two_percent = Share of face value in the two largest currencies, in percent
measure-held_oll = { currency-oll } held after the round
measure-held_fle = { currency-fle } held after the round
measure-held_ela = { currency-ela } held after the round
measure-held_ink = { currency-ink } held after the round
measure-held_cru = { currency-cru } held after the round
measure-held_spi = { currency-spi } held after the round
measure-held_yaw = { currency-yaw } held after the round

lesson-overpaid = To be first, { $seat } bet { $amount } more in all than the next highest bets. Being first has a price; it need not be that high.
lesson-waiting_pays = { $seat } gained { $cards ->
    [one] one card
   *[other] { $cards } cards
} by playing third or later. Waiting can pay.
lesson-both_gained = In round { $period }, { $seat } and { $other } swapped, and both gained: { $gain } and { $other_gain } points. The same notes were worth more to each.
lesson-face_is_not_worth = In round { $period }, { $seat } gave { $given } and took { $taken }, and still gained { $gain } points. What a note says is not what it is worth to you.
# $used or $out may be 0, but not both.
lesson-bluff = { $out ->
    [0] { $seat } used the decoy { $used ->
        [one] once
       *[other] { $used } times
    }.
   *[other] { $seat } { $used ->
        [0] sat out
        [one] used the decoy once and sat out
       *[other] used the decoy { $used } times and sat out
    } { $out ->
        [one] one round
       *[other] { $out } rounds
    }.
}
lesson-fixed_charge = { $seat } lost { $amount } points to the charge on { $currencies ->
    [one] one currency
   *[other] { $currencies } currencies
}: money spread too thin. Each currency has an entry price.
lesson-just_short = { $seat } ended with { $sum } in { $currency }: { $missing } short of keeping it whole.
lesson-set_left_lying = { $seat } needed one more { $value } of { $currency } for a set, and it lay on the table to the end.
lesson-given_away = In round { $period }, a bet of { $seat } gave { $other } just what was missing in { $currency }.

## What a trainer may choose

stream-deck = The next card of the deck

## Moments worth finding again

moment-bets_swapped = Bets swapped
moment-turn_tied = Equal totals
moment-deck_exhausted = Deck empty
moment-last_round_announced = Last round announced

## What happened to me

happened-reveal = The bets are open
happened-swap = A swap with you
happened-game = A new game
happened-count = The count
mine-score = Score now
mine-cards = Cards
mine-worth = Face value

# The picture of a turn, on the first page of the rulebook.
turn-title = A round
turn-bet = Bet
turn-reveal = Reveal
turn-exchange = Exchange
turn-refill = Refill the piles

## Why somebody stands behind somebody else
behind-score = { $mine } points; { $other } has { $theirs }.

## Moves in whole sentences: said where no board lies beside them

do-bet = { $cards ->
    [none] Bet nothing
   *[other] Bet { $cards }
}
