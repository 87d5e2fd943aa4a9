"""How things look on a full screen: a style for every look, readable without telling colours apart."""

from collections.abc import Iterable
from functools import cache
from typing import Final

from textual.content import Content
from textual.style import Style
from textual.theme import Theme

from alcancia.terminal.lines import Line

INK: Final = "#1d1a16"
PAPER: Final = "#f4ecdf"

THEME: Final = Theme(
    name="alcancia",
    primary="#e2b100",
    secondary="#7fb7be",
    accent="#e2b100",
    foreground=PAPER,
    background=INK,
    surface="#27221b",
    panel="#332d24",
    success="#8fd19e",
    warning="#f0b429",
    error="#ff8a80",
    dark=True,
)

COLOURS: Final = {
    "oll": "#8b5a2b",
    "fle": "#7b3fa0",
    "ela": "#2e8b57",
    "ink": "#1f6fb2",
    "cru": "#c8372d",
    "spi": "#e2b100",
    "yaw": "#e8799e",
    "coin": "#9aa3ad",
}
SEATS: Final = ("#6cc3f5", "#f5a623", "#63d8a4", "#f0e442", "#e39ac4", "#ff8a65", "#b0bec5", "#9fa8da", "#c0a58f")

LOOKS: Final = {
    "title": f"bold {INK} on #e2b100",
    "strong": "bold",
    "dim": "#b3a794",
    "serial": "#cfc4b2",
    "note": "italic #f0d9a0",
    "alarm": "bold #ffffff on #b3261e",
    "trouble": "bold #ffb4a9",
    "badge": f"bold {INK} on {PAPER}",
    "button": f"{PAPER} on #453d31",
    "go": f"bold {INK} on #8fd19e",
    "picked": f"bold {INK} on #8fd19e",
    "cursor": f"bold underline {INK} on {PAPER}",
    "cursor-picked": f"bold underline {INK} on #bdf0c8",
    "bluff": f"bold {INK} on #d9cfbf",
    "back": "#b3a794 on #453d31",
    "fresh": "bold",
    "prompt": "bold #f0d9a0",
}


def _bright(colour: str) -> float:
    red, green, blue = (int(colour[i : i + 2], 16) for i in (1, 3, 5))
    return (0.299 * red + 0.587 * green + 0.114 * blue) / 255


def _lighter(colour: str) -> str:
    """The same hue, readable on the dark ground."""
    return "#" + "".join(f"{int(int(colour[i : i + 2], 16) * 0.62 + 255 * 0.38):02x}" for i in (1, 3, 5))


@cache
def style(look: str) -> Style:
    """The style of a look."""
    kind, _, what = look.partition("-")
    if look in LOOKS:
        return Style.parse(LOOKS[look])
    if kind == "money" and what in COLOURS:
        colour = COLOURS[what]
        return Style.parse(f"bold {INK if _bright(colour) > 0.55 else '#ffffff'} on {colour}")
    if kind == "bar" and what in COLOURS:
        return Style.parse(_lighter(COLOURS[what]))
    if look.startswith("seat"):
        return Style.parse(f"bold {SEATS[int(look[4:]) % len(SEATS)]}")
    return Style()


def content(lines: Iterable[Line]) -> Content:
    """Lines as something Textual can show; what can be clicked carries what it does."""
    pieces: list[tuple[str, Style]] = []
    for number, line in enumerate(lines):
        if number:
            pieces.append(("\n", Style()))
        for span in line:
            look = style(span.look)
            if span.act:
                look += Style.from_meta({"act": span.act})
            pieces.append((span.text, look))
    return Content.assemble(*pieces)
