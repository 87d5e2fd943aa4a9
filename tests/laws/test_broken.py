"""For each law a deliberately broken toy: the law's test must notice."""

from pathlib import Path

import pytest

from alcancia.kernel import Table
from alcancia.kernel.game import KERNEL_REASONS
from tests.laws import laws
from tests.laws.toys import market


@pytest.mark.parametrize("law", ["copy", "save", "replay", "money", "envelope", "leak", "options", "end", "worth", "purity", "promise"])
def test_a_broken_game_is_noticed(law: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.laws.walking.MOST_DECISIONS", 3000)
    game = market(law)

    def try_it() -> None:
        for seed in range(6):
            laws.LAWS[law](game, 3, seed, "random")

    with pytest.raises((AssertionError, ValueError)):
        try_it()


def test_a_redeal_that_deals_nothing_is_noticed() -> None:
    with pytest.raises(AssertionError, match="redeal deals nothing"):
        laws.leak(market("redeal"), 3, 0, "random")


def test_an_account_below_zero_is_noticed() -> None:
    with pytest.raises(AssertionError, match="bought leaves somebody below zero"):
        laws.money(market("debt"), 3, 0, "random")


def test_a_bot_that_is_shown_more_than_its_seat_is_noticed() -> None:
    game = market()
    laws.leak(game, 3, 0, "random")
    game.hooks.bot_view = lambda t, seat: {"cash": t.cash, "points": t.held["point"]}
    laws.leak(game, 3, 0, "random")
    game.hooks.bot_view = lambda t, seat: {"deck": t.deck}
    with pytest.raises(AssertionError):
        laws.leak(game, 3, 0, "random")


def test_a_game_that_says_everything_lies_open_and_hides_something_is_noticed() -> None:
    game = market()
    game.hooks.all_open = True
    with pytest.raises(AssertionError, match="something is hidden"):
        laws.leak(game, 3, 0, "random")


def test_a_game_in_which_all_lies_open_but_not_alike_is_noticed() -> None:
    game = market()
    game.hooks.all_open, game.hooks.redeal = True, lambda t, seat, luck: t
    with pytest.raises(AssertionError, match="not what this seat sees"):
        laws.leak(game, 3, 0, "random")


def test_an_undo_across_a_reveal_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def forgetful(self: Table) -> None:
        self.state.barrier = False

    monkeypatch.setattr(Table, "_no_way_back", forgetful)
    with pytest.raises(AssertionError):
        laws.undo(market(), 3, 0, "random")


def test_a_missing_or_different_message_is_noticed() -> None:
    game = market()
    whole = {f"refused-{code}": frozenset[str]() for code in KERNEL_REASONS}
    whole |= {"option-rounds": frozenset(), "option-rounds.about": frozenset(), "fact-bought": frozenset({"seat"})}
    told = {"bought": frozenset({"seat", "amount"})}
    laws.text(game, {"en": whole, "es": whole}, told)
    with pytest.raises(AssertionError, match="no message fact-bought"):
        laws.text(game, {"en": whole, "es": {id: v for id, v in whole.items() if id != "fact-bought"}}, told)
    with pytest.raises(AssertionError, match="uses"):
        laws.text(game, {"en": whole | {"fact-bought": frozenset({"price"})}, "es": whole}, told)


def test_a_paragraph_without_a_rule_is_noticed() -> None:
    docstrings = ["TM-1 Cash.", "TM-2 A card."]
    laws.paragraphs(docstrings, "**TM-1** Cash. **TM-2** A card.")
    with pytest.raises(AssertionError, match="in no chapter"):
        laws.paragraphs(docstrings, "**TM-1** Cash. **TM-2** A card. **TM-3** More.")
    with pytest.raises(AssertionError, match="not in the rulebook"):
        laws.paragraphs(docstrings, "**TM-1** Cash.")


def test_facts_are_read_from_the_source(tmp_path: Path) -> None:
    (tmp_path / "chapter.py").write_text('def f(t):\n    t.tell("dealt", owner=1, secret={"cards": 1}, seat=1)\n')
    assert laws.told_in(tmp_path) == {"dealt": frozenset({"cards", "seat"})}
