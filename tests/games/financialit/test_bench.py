"""What the bench counts is what the rules say was there at that moment."""

import pytest

from alcancia.games.financialit import upkeep
from alcancia.games.financialit.state import FinanciaLit
from bench.financialit import GAME, Balance
from bench.probe import laid, watch


def test_happiness_is_counted_before_the_next_income(monkeypatch: pytest.MonkeyPatch) -> None:
    ended, late = [], []
    end_check = upkeep.end_check

    def seen(t: FinanciaLit) -> None:
        ended.append(list(t.happiness[: t.seats]))
        end_check(t)

    class Watching(Balance):
        def passed(self, period: int) -> None:
            assert self.at_upkeep(period) == ended[period - 1]
            late.append(list(self.t.happiness[: self.t.seats]) != ended[period - 1])

    monkeypatch.setattr(upkeep, "end_check", seen)
    watch(Watching(*laid(GAME, "upkeep", ["baseline"] * 4, {})), "upkeep")
    assert len(ended) == 8
    assert any(late[:-1])
