"""Section 8 and X30: scoring."""

from alcancia.games.elplan.content import DESIGNS
from alcancia.games.elplan.scoring import standings
from tests.games.elplan.position import at_hand, fill, lay, own, put


def test_x30_scoring() -> None:
    t = lay(4)
    for seat, (count, cards) in enumerate(((5, (3, 2, 2)), (6, (4, 1, 0)), (0, (4, 4, 4)), (5, (2, 2, 2)))):
        put(t, seat, "idea", count)
        for type, number in zip(("E", "T", "I"), cards, strict=True):
            mine = {card for business in t.business for card, _ in business.cards}
            for card in [card for card in DESIGNS if card[0] == type and card not in mine][:number]:
                own(t, seat, card)
    put(t, 3, "idea", 2)
    fill(t, 3, 1, 2, 3, idea=True)
    at_hand(t, 0, (4, 0, 0), ideas=5)
    at_hand(t, 3, (6, 0, 0), ideas=2)
    fill(t, 0, 1, 2, 3, 4, 5)
    fill(t, 3, 4, 5, 6)
    rows = {row["seat"]: row for row in standings(t)}
    assert [rows[seat]["score"] for seat in range(4)] == [7, 6, 0, 7]
    assert [rows[seat]["rank"] for seat in range(4)] == [1, 3, 4, 2]
    assert rows[0]["parts"][2]["n"] == rows[3]["parts"][2]["n"] == 9


def test_equal_triples_share_the_win() -> None:
    rows = standings(lay())
    assert [row["rank"] for row in rows] == [1, 1, 1]


def test_points_follow_the_options() -> None:
    t = lay(points_idea=2, points_trio=3, trio_needs_idea=False)
    for card in ("E01a", "T01a", "I01a"):
        own(t, 0, card)
    put(t, 1, "idea", 2)
    assert [row["score"] for row in standings(t)] == [4, 3, 0]
