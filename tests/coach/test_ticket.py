"""The exit ticket: questions whose answers the game itself gives, two forms, and honest reports."""

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from alcancia.coach.intervals import interval
from alcancia.coach.ticket import CHOICES, FORMS, TOPICS, Item, mark, report, ticket
from alcancia.coach.topics import MAP, topic_of
from alcancia.games import GAMES, find
from alcancia.text import Speaker
from tests.coach.games import finished

ANSWERS: dict[str, Callable[[dict[str, int]], int]] = {
    "citylife-time": lambda a: a["loans"] * a["cost"],
    "citylife-risk": lambda a: a["fine"] * a["caught"] // a["trips"],
    "citylife-price": lambda a: a["count"] * (a["buying"] + a["selling"]),
    "elplan-time": lambda a: (a["periods"] - a["period"]) * 1 - a["cost"],
    "elplan-risk": lambda a: (a["asked"] - a["lacking"]) + 2 * a["lacking"],
    "elplan-price": lambda a: a["count"] * a["buy"] - a["count"] * a["sale"],
    "financialit-time": lambda a: a["loans"] * a["times"] * a["instalment"] - a["loans"] * a["amount"],
    "financialit-risk": lambda a: a["times"] * a["loss"] - a["rounds"] * a["premium"],
    "financialit-price": lambda a: a["penalty"] * (a["need"] - a["bought"]),
    "financity-time": lambda a: a["cards"] * a["card"] - a["cash"],
    "financity-risk": lambda a: a["years"] * a["loss"] // 10,
    "financity-price": lambda a: a["cost"] + a["years"] * a["expense"],
    "multiverse-time": lambda a: a["times"] * a["given"] - a["times"] * a["taken"],
    "multiverse-risk": lambda a: kept(a, a["one"] + a["two"]) - kept(a, a["one"]) - kept(a, a["two"]),
    "multiverse-price": lambda a: a["note"] + a["bonus"] - a["given"],
}
"""Worked out once more, as a learner would from the words of the question alone."""


def kept(a: dict[str, int], amount: int) -> int:
    return amount if amount >= a["line"] else max(0, amount - a["fee"])


def items_of(game: str, seed: str, form: str) -> list[Item]:
    found = find(game)
    return ticket(found, found.settle({}, found.seats[-1]), seed, form)


@pytest.mark.parametrize("game", GAMES)
@given(seed=st.text(max_size=8))
def test_an_item_has_one_right_answer_and_it_is_right(game: str, seed: str) -> None:
    for form in FORMS:
        items = items_of(game, seed, form)
        assert [item.topic for item in items] == list(TOPICS)
        for item in items:
            assert len(set(item.options)) == CHOICES
            assert item.options[item.right] == ANSWERS[f"{game}-{item.topic}"](item.args)
            assert list(item.options) == sorted(item.options)


@pytest.mark.parametrize("game", GAMES)
@given(seed=st.text(max_size=8))
def test_the_forms_are_parallel_but_not_the_same(game: str, seed: str) -> None:
    for a, b in zip(items_of(game, seed, "A"), items_of(game, seed, "B"), strict=True):
        assert a.args != b.args
        assert a.args.keys() == b.args.keys()
    assert items_of(game, seed, "A") == items_of(game, seed, "A")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("locale", ["en", "es"])
def test_items_are_asked_and_explained_in_every_language(game: str, locale: str) -> None:
    speaker = Speaker(locale, game, strict=True)
    for form in FORMS:
        for item in items_of(game, "words", form):
            assert "?" in speaker.say(f"ticket-{game}-{item.topic}", **item.args)
            assert speaker.say(f"ticket-{game}-{item.topic}.why", **item.args)


def test_the_right_place_does_not_give_itself_away() -> None:
    places = [item.right for game in GAMES for seed in range(40) for item in items_of(game, str(seed), "A")]
    assert max(places.count(place) for place in range(CHOICES)) < 0.7 * len(places)


def test_marking() -> None:
    items = items_of("financity", "mark", "A")
    assert mark(items, [item.right for item in items]) == (True, True, True)
    assert mark(items, [None, (items[1].right + 1) % CHOICES, items[2].right]) == (False, False, True)


def test_a_report_says_when_it_cannot_tell() -> None:
    before = [(True, False, False)] * 10 + [(False, False, True)] * 10
    better = [(True, True, True)] * 18 + [(False, False, True)] * 2
    assert report(better).told == "shares"
    assert report(better, before).told == "gain"
    assert report(before, better).told == "loss"
    assert report(before, before[::-1]).told == "too_few"
    assert report(better[:2], before[:2]).told == "too_few"
    assert report(better[:2]).shares == (None, None, None)


@given(rows=st.lists(st.tuples(st.tuples(*[st.booleans()] * 3), st.tuples(*[st.booleans()] * 3)), min_size=3, max_size=40))
def test_the_gain_is_the_mean_of_the_differences(rows: list[tuple[tuple[bool, ...], tuple[bool, ...]]]) -> None:
    found = report([after for after, _ in rows], [before for _, before in rows])
    assert found.gain is not None
    assert found.gain.mean == pytest.approx(sum(sum(after) - sum(before) for after, before in rows) / 3 / len(rows))
    assert found.gain == interval([sum(after) / 3 - sum(before) / 3 for after, before in rows])


@pytest.mark.parametrize("game", GAMES)
def test_measures_have_topics_and_topics_have_measures(game: str) -> None:
    row = finished(game).measures()[0]
    mapped = [name for name, value in row.items() if type(value) is int and topic_of(game, name)]
    assert len(mapped) >= 10
    for pattern, topic in MAP[game]:
        assert any(topic_of(game, name) == topic for name in row), pattern
    for locale in ("en", "es"):
        for found in {found for name in row if (found := topic_of(game, name))}:
            assert Speaker(locale).has(f"topic-eu-{found.eu}")
            assert not found.us or Speaker(locale).has(f"topic-us-{found.us}")
