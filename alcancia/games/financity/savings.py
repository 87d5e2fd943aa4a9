"""Zone 3, Savings: put money aside or take some back."""

from alcancia.games.financity.cards import FACES, INTEREST
from alcancia.games.financity.counting import Counts
from alcancia.games.financity.table import CARD, City, face, minimum, preview, question, rule
from alcancia.kernel import BANK, Ask, Together, ask, ask_together, move


@rule
def saving(t: City) -> None:
    """FC-Z3.1 FC-SV.3 The marker is in Savings: the only place to put money aside."""
    t.marker = "Z3"
    t.then(savings())


@question
def savings(t: City) -> Together:
    """FC-Z3.1 FC-Z3.2 FC-4.4 All together: the savings cards to hold from now on. Restricted seats may only withdraw."""

    def of(seat: int) -> Ask | None:
        h = t.homes[seat]
        held = t.held["savings"][seat]
        budget = held if h.restricted else t.cash[seat] + held
        if budget < FACES[0]:
            return None
        space = Counts(budget, h.saved if h.restricted else None)
        return ask(seat, move("arrange", space, then=arrange(seat)), default=("arrange", h.saved))

    return ask_together(t.order(), of, independent=True)


@rule
def arrange(t: City, seat: int, cards: tuple[int, ...]) -> None:
    """FC-Z3.1 FC-SV.1 The difference moves between cash and savings at face value."""
    h = t.homes[seat]
    before, after = t.held["savings"][seat], face(cards)
    kind = "kept" if cards == h.saved else "exchanged"
    if after > before:
        kind = "saved"
        t.pay(seat, BANK, after - before, "saved")
        t.pay(BANK, seat, after - before, "saved", of="savings")
    elif after < before:
        kind = "withdrawn"
        t.pay(seat, BANK, before - after, "savings_returned", of="savings")
        t.pay(BANK, seat, before - after, "savings_returned")
    h.saved = cards
    t.tell("savings_changed", seat=seat, kind=kind, amount=abs(after - before), total=after)


@preview("arrange")
def about_arrangement(t: City, seat: int, cards: tuple[int, ...]) -> dict[str, int]:
    """FC-SV.4 FC-Z3.1 Yearly interest, cash left, and what would then be missing for this year's bills."""
    h, saved = t.homes[seat], face(cards)
    cash = t.cash[seat] + t.held["savings"][seat] - saved
    interest = sum([count * each for count, each in zip(cards, INTEREST[t.options.savings_plan], strict=True)])
    return {"saved": saved, "interest": interest, "cash": cash, "short": max(0, h.expenses() + CARD * minimum(h.loans) - cash)}
