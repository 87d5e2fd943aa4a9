"""Sections 4.7 and 4.8, X26: subsidy and innovation."""

from alcancia.games.elplan.state import free, stock
from alcancia.games.elplan.subsidy import innovation, subsidy
from alcancia.games.elplan.summary import summary
from tests.games.elplan.position import lay, piles, products, run, stand, subsidies
from tests.games.moves import play, refused


def test_claiming() -> None:
    t = lay()
    stand(t, "6a", "6b", "4")
    subsidies(t, (2, 1, 1))
    table = run(t, subsidy())
    assert list(table.asked) == [0, 1]
    assert refused(table, 0, "claim", "worker") == "bad_parameter"
    assert refused(table, 2, "claim", "money") == "not_your_turn"
    play(table, 0, "claim", "energy")
    play(table, 1, "claim", "money")
    assert [free(t, seat) for seat in range(3)] == [(2, 4, 3), (2, 4, 2), (2, 2, 2)]
    assert piles(t) == (0, 0, 1)


def test_x26_a_lost_subsidy() -> None:
    t = lay()
    stand(t, "6a", "4", "5")
    t.business[0].benefit_lost = True
    subsidies(t, (2, 1, 0))
    run(t, subsidy(), summary())
    assert piles(t) == (1, 1, 1)
    assert free(t, 0) == (2, 2, 2)


def test_innovating() -> None:
    t = lay(ideas_per_period=2)
    products(t, 0, (3, 4, 5))
    products(t, 1, (1, 1, 0))
    table = run(t, innovation())
    assert list(table.asked) == [0]
    assert refused(table, 0, "innovate", 3) == "idea_limit"
    assert refused(table, 0, "innovate", 4) == "not_enough_products"
    assert refused(table, 0, "innovate", -1) == "bad_parameter"
    play(table, 0, "innovate", 2)
    assert t.held["idea"][0] == 2
    assert stock(t, 0) == (1, 2, 3)
