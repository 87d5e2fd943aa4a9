"""Every bot says in one sentence why it did what it did, in every language."""

import pytest

from alcancia import Table
from alcancia.bots import SeatView, find_bot, spoken
from alcancia.games import GAMES, find
from alcancia.kernel import Fact, Luck, Played, Refused
from alcancia.kernel.preview import figures_of
from alcancia.text import Speaker, Teller, locales


@pytest.mark.parametrize(("game", "bot"), [(game, bot) for game in GAMES for bot in find(game).bots])
def test_every_move_has_its_reason(game: str, bot: str) -> None:
    seats = min(find(game).seats)
    table = Table.new(game, seats=seats, seed=bot)
    player, luck, reasons = find_bot(find(game), bot), Luck(bot), set()
    for _ in range(150):
        if not table.asked:
            break
        seat = next(iter(table.asked))
        sight = SeatView(table, seat)
        assert isinstance(table.play(seat, player(sight, luck)), Played)
        reasons.add(sight.reason)
    for locale in locales():
        speaker = Speaker(locale, game)
        assert [reason for reason in sorted(reasons) if not speaker.has(f"why-{reason}")] == []


def heard(game: str, bots: list[str], seed: str) -> list[tuple[Table, Fact, int]]:
    """A whole game: what bots say about their moves, at the table before the move."""
    table, found = Table.new(game, seats=len(bots), seed=seed), []
    while not table.over:
        seat = next(iter(table.asked))
        sight = SeatView(table, seat)
        move = find_bot(find(game), bots[seat])(sight, Luck(f"{seed} {len(table.entries)}"))
        said = spoken(table, sight, move)
        assert said is None or not sight.ask.sealed
        if said is not None:
            found.append((table.clone(), said, seat))
        assert isinstance(table.play(seat, move), Played)
    return found


@pytest.mark.parametrize("game", GAMES)
def test_what_is_said_names_the_move_and_its_figures_and_tells_nobody_a_secret(game: str) -> None:
    names = ["Ana", "Beto", "Carla"]
    said = heard(game, ["baseline", *[bot for bot in find(game).bots if bot not in ("random", "baseline")][:2]], "said")
    assert len(said) > 15
    figures = 0
    line = ""
    for table, fact, seat in said[:: max(1, len(said) // 60)]:
        for locale in locales():
            speaker = Speaker(locale, game, strict=True)
            teller = Teller(speaker, names, find(game).message_kinds, {}, find(game).move_parts)
            line = teller.fact({"key": fact.key, "args": fact.args})
            assert line.startswith(f"{names[seat]}: ") and speaker.say(f"why-{fact.args['why']}") in line
            assert teller.sentence(fact.args["question"], fact.args["move"]) in line
            assert "{" not in line and "  " not in line, line
        figures += any(sign.isdigit() for sign in line)
        for other in {0, 1, 2} - {seat}:  # whoever else sits there could have worked it out
            world = table.imagine(other, Luck("elsewhere"))
            foreseen = world.preview(seat, fact.args["move"])
            if "about" in fact.args and not isinstance(foreseen, Refused):
                assert foreseen.to_json() == fact.args["about"], fact.args
                assert figures_of(world.game, world.state, seat) == fact.args["figures"]
    assert figures or game == "multiverse"


def test_where_hands_are_hidden_no_figure_is_named() -> None:
    assert not any("about" in fact.args or "figures" in fact.args for _, fact, _ in heard("multiverse", ["baseline"] * 3, "hidden"))
