"""Section 4.7: Upkeep, automatic, and the check for the end."""

from alcancia.kernel import BANK, GoalRow

from .figures import cards_held
from .loans import LOAN_SLOTS
from .scoring import final_investments, final_settlement, score
from .state import NO_TOKEN, FinanciaLit, game


@game.rule
def upkeep(t: FinanciaLit) -> None:
    """FL-4.7.1 FL-4.7.2 FL-4.7.3 Pawns come home, tokens are put on loans, and those who saved get their bonus."""
    for place in t.slots.values():
        place[:] = [BANK] * len(place)
    for seat in t.order():
        home = t.homes[seat]
        bring_home(t, seat)
        if home.loans:
            put_tokens(t, seat)
        reward_savings(t, seat)
    end_check(t)


def bring_home(t: FinanciaLit, seat: int) -> None:
    """FL-4.7.1 FL-4.6.9 Pawns on the board return; then an Event may keep one away for the coming round."""
    home = t.homes[seat]
    home.pawns_free += len(home.placed)
    home.placed.clear()
    if home.pawn_away_next:
        home.pawn_away_next = False
        if home.pawns_free:
            home.pawns_free -= 1
            home.pawns_away = 1
            t.tell("pawn_away", seat=seat)


def put_tokens(t: FinanciaLit, seat: int) -> None:
    """FL-4.7.2 Every loan without a token gets one on its highest slot."""
    home = t.homes[seat]
    if fresh := home.loans.count(NO_TOKEN):
        home.loans = [token or LOAN_SLOTS for token in home.loans]
        t.tell("tokens_placed", seat=seat, n=fresh)


def reward_savings(t: FinanciaLit, seat: int) -> None:
    """FL-4.7.3 The savings bonus; by option a Miscalculation is given back by those who have recovered."""
    options, home = t.options, t.homes[seat]
    if t.units[seat] >= options.savings_from and options.savings_bonus:
        t.pay(BANK, seat, options.savings_bonus, "savings_bonus")
        if t.recording:
            t.tell("savings_bonus", seat=seat, amount=options.savings_bonus)
    clear = options.miscalculation_clear_at
    if clear and home.miscalculation and t.units[seat] >= clear and not home.loans:
        home.miscalculation = False
        t.tell("miscalculation_cleared", seat=seat)


def end_check(t: FinanciaLit) -> None:
    """FL-4.7.4 FL-8.1 The last round, a goal or a completed set ends the game; otherwise the first-player token moves on."""
    from .income import round_

    game.change_rules(t)
    goal, mode = t.options.happiness_goal, t.options.collection_mode
    joyful = [seat for seat in range(t.seats) if has_goal(t, seat)] if goal else []
    complete = tuple([seat for seat in range(t.seats) if has_set(t, seat)]) if mode != "off" else ()
    reached = [*joyful, *(complete if mode == "ends_game" else ())]
    if reached or t.period >= t.options.rounds:
        t.reached = tuple(sorted(set(reached)))
        t.complete = complete
        t.before = tuple(t.happiness[: t.seats])
        for seat in t.reached:
            t.tell("goal_reached", seat=seat)
        t.then(final_investments(), final_settlement(), score())
        return
    t.first = (t.first + 1) % t.seats
    t.tell("first_seat_passed", seat=t.first)
    t.then(round_(t.period + 1))


def has_goal(t: FinanciaLit, seat: int) -> bool:
    """FL-8.1 In-game Happiness has reached the goal."""
    return towards_goal(t, seat) >= t.options.happiness_goal


def towards_goal(t: FinanciaLit, seat: int) -> int:
    """FL-8.1 What counts for the goal: in-game Happiness, by option less one for each loan slot outstanding."""
    return t.happiness[seat] - (sum(t.homes[seat].loans) if t.options.goal_counts_debt else 0)


def goals(t: FinanciaLit) -> list[GoalRow]:
    """FL-8.1 FL-8.7 The Happiness and the set of cards that the options ask for, and how far every seat is."""
    options, seats = t.options, range(t.seats)
    rows: list[GoalRow] = []
    if options.happiness_goal:
        has = [towards_goal(t, seat) for seat in seats]
        rows.append({"goal": "happiness", "needs": options.happiness_goal, "has": has, "at_most": False})
    if options.collection_mode != "off":
        have = [collected(t, seat) for seat in seats]
        for wanted in options.collection:
            what = wanted["what"]
            rows.append({"goal": f"set_{what}", "needs": wanted["min"], "has": [mine[what] for mine in have], "at_most": False})
    return rows


def has_set(t: FinanciaLit, seat: int) -> bool:
    """FL-8.7 The set of cards the options ask for; every seat is judged by itself."""
    have = collected(t, seat)
    return all(have[wanted["what"]] >= wanted["min"] for wanted in t.options.collection)


def collected(t: FinanciaLit, seat: int) -> dict[str, int]:
    """FL-8.7 What a set may ask for, counted for one seat."""
    printed, have = t.printed.luxuries, cards_held(t, seat)
    have["happy_luxuries"] = sum(printed[card].happiness >= 1 for card in t.homes[seat].luxuries)
    have["any"] = have["luxuries"] + have["insurances"] + have["career_cards"]
    return have | {"happiness": t.happiness[seat]}
