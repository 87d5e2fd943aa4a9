"""A turn of each game as a picture: its steps as plates with a sign and a word, arrows between them."""

from html import escape
from math import ceil
from typing import Final

from alcancia.text.speaker import Speaker

WIDTH: Final = 640
HIGH: Final = 84
PAPER: Final = "#fbf6ec"
PLATE: Final = "#fffdf8"
INK: Final = "#2a2420"
WOOD: Final = "#a97a3f"
_LINES: Final = 'fill="none" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"'
ROW: Final = 124
COLOURS: Final = {"citylife": "#b4471f", "financity": "#1e7f8c", "financialit": "#7a3f9d", "elplan": "#3d7a33", "multiverse": "#9a3b6f"}

SIGNS: Final = {
    "home": '<path d="M-14 0 0-13 14 0V13H-14Z"/><path d="M-4 13V3H4V13"/>',
    "coin": '<circle r="13"/><path d="M0-8V8M4-5C2-8-5-7-4-3S5 0 4 4-3 7-5 5"/>',
    "pig": '<ellipse rx="14" ry="10"/><path d="M-8 9V14M8 9V14M13-3l5-2M-3-7h7"/>',
    "tools": '<path d="M-11 11 6-6M2-10a7 7 0 0 1 8 8l-3-3-4-1Z"/>',
    "sun": '<circle r="7"/><path d="M0-14V-10M0 14V10M-14 0H-10M14 0H10M-10-10-7-7M10-10 7-7M-10 10-7 7M10 10 7 7"/>',
    "plant": '<path d="M0 13V-2M0 0C-12 0-12-10-12-10 0-12 0 0 0 0ZM0-3C10-3 12-13 12-13 1-14 0-3 0-3ZM-8 13H8"/>',
    "cart": '<path d="M-15-10H-10L-6 5H9L13-6H-9"/><circle cx="-4" cy="10" r="2.5"/><circle cx="7" cy="10" r="2.5"/>',
    "bill": '<path d="M-9-13H9V13L6 10 3 13 0 10-3 13-6 10-9 13ZM-5-7H5M-5-2H5M-5 3H2"/>',
    "shield": '<path d="M0-14 11-9V0C11 8 0 14 0 14S-11 8-11 0V-9Z"/><path d="M-5-1-1 4 6-6"/>',
    "bolt": '<path d="M3-14-9 3H-1L-4 14 9-4H1Z"/>',
    "round": '<path d="M-11 3A11 11 0 1 0-7-8M-7-14V-7H0"/>',
    "die": '<rect x="-12" y="-12" width="24" height="24" rx="5"/><path d="M-5-5h.1M0 0h.1M5 5h.1" stroke-width="3.6"/>',
    "road": '<path d="M-13 12C-13-2 13 4 13-12"/><path d="M-6 12C-6 4 6 6 12-2" opacity=".4"/>',
    "square": '<rect x="-13" y="-10" width="26" height="20" rx="3"/><path d="M-7-2H7M-7 4H3"/>',
    "quiz": '<path d="M-6-6C-6-15 8-14 7-5 6 0 0 0 0 6"/><circle cy="11" r="1.4"/>',
    "pawn": '<circle cy="-8" r="5"/><path d="M-9 13C-9 2-4 0 0-3 4 0 9 2 9 13Z"/>',
    "card": '<rect x="-9" y="-13" width="18" height="26" rx="3"/><path d="M-4-6H4M-4 0H4"/>',
    "eye": '<path d="M-14 0C-7-10 7-10 14 0 7 10-7 10-14 0Z"/><circle r="4"/>',
    "swap": '<path d="M-12-5H10M4-11 10-5 4 1M12 7H-10M-4 1-10 7-4 13"/>',
    "gears": '<circle r="6"/><path d="M0-13V-9M0 13V9M-13 0H-9M13 0H9M-9-9-6-6M9-9 6-6M-9 9-6 6M9 9 6 6"/><circle r="10"/>',
    "box": '<path d="M-12-6 0-12 12-6V7L0 13-12 7ZM-12-6 0 0 12-6M0 0V13"/>',
    "bulb": '<path d="M-5 6C-13-2-8-13 0-13S13-2 5 6ZM-4 10H4M-3 14H3"/>',
}
STEPS: Final = {
    "citylife": ("trade:swap", "roll:die", "move:road", "square:square", "quiz:quiz"),
    "financity": (
        "Z1:home",
        "Z2:coin",
        "Z3:pig",
        "Z4:tools",
        "Z5:sun",
        "Z6:plant",
        "Z7:cart",
        "Z8:bill",
        "Z9:shield",
        "Z10:bolt",
        "Z11:round",
    ),
    "financialit": ("income:coin", "pawns:pawn", "places:cart", "goods:box", "bills:bill", "events:bolt", "upkeep:round"),
    "elplan": ("decisions:pawn", "1:bolt", "2:gears", "3:card", "4:box", "5:cart", "6:coin", "7:bulb", "summary:round"),
    "multiverse": ("bet:card", "reveal:eye", "exchange:swap", "refill:round"),
}
"""By game: its steps, each with the sign it has; the words stand under `turn-<step>`, or a zone's or district's own name."""


def picture(game: str, locale: str) -> str:
    """The steps in their order, row by row."""
    speaker, steps = Speaker(locale, game), [step.split(":") for step in STEPS[game]]
    columns = 5 if len(steps) % 4 == 1 else 4
    height = ceil(len(steps) / columns) * ROW + 16
    drawn = [_arrow(at, columns) for at in range(len(steps) - 1)]
    for at, (step, sign) in enumerate(steps):
        number = str(at + 1) if game != "elplan" else step if step.isdigit() else "·"  # El Plan's districts have their own numbers
        drawn.append(_plate(at, columns, number, sign, word(speaker, step), COLOURS[game]))
    named = f'role="img" aria-label="{escape(speaker.say("turn-title"))}" font-family="Nunito, Segoe UI, DejaVu Sans, sans-serif"'
    ground = f'<rect width="{WIDTH}" height="{height}" rx="18" fill="{PAPER}"/>'
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" {named}>{ground}{"".join(drawn)}</svg>\n'


def word(speaker: Speaker, step: str) -> str:
    """What a step is called."""
    return speaker.say(next(id for id in (f"zone-{step}", f"district-{step}", f"turn-{step}") if speaker.has(id)))


def _middle(at: int, columns: int) -> tuple[float, float]:
    row, column = divmod(at, columns)
    return (column + 0.5) * WIDTH / columns, row * ROW + 66


def _plate(at: int, columns: int, number: str, sign: str, said: str, colour: str) -> str:
    x, y = _middle(at, columns)
    wide, size = _wide(columns), 13.5 if columns == 4 else 11.5
    lines = _broken(said, 14 if columns == 4 else 11)
    first = 22 - 7.5 * (len(lines) - 1)
    words = "".join(f'<text y="{first + 15 * line:.1f}" text-anchor="middle">{escape(part)}</text>' for line, part in enumerate(lines))
    left, top = -wide / 2 + 4, -HIGH / 2 + 4
    return "".join(
        (
            f'<g transform="translate({x:.0f} {y:.0f})">',
            f'<rect x="{-wide / 2:.0f}" y="{-HIGH / 2:.0f}" width="{wide}" height="{HIGH}" rx="12" ',
            f'fill="{PLATE}" stroke="{colour}" stroke-width="2"/>',
            f'<circle cx="{left:.0f}" cy="{top:.0f}" r="12" fill="{colour}"/>',
            f'<text x="{left:.0f}" y="{top + 5:.0f}" text-anchor="middle" font-size="14" font-weight="700" fill="{PLATE}">{number}</text>',
            f'<g transform="translate(0 -15)" stroke="{colour}" {_LINES}>{SIGNS[sign]}</g>',
            f'<g font-size="{size}" font-weight="700" fill="{INK}">{words}</g></g>',
        )
    )


def _wide(columns: int) -> int:
    return WIDTH // columns - 22


def _broken(said: str, most: int) -> list[str]:
    """A long word group on two lines, as even as it gets."""
    words = said.split()
    if len(said) <= most or len(words) == 1:
        return [said]
    cut = min(range(1, len(words)), key=lambda at: abs(len(" ".join(words[:at])) - len(" ".join(words[at:]))))
    return [" ".join(words[:cut]), " ".join(words[cut:])]


def _arrow(at: int, columns: int) -> str:
    """To the next plate; at the end of a row down and back to its beginning."""
    (x, y), (to_x, to_y) = _middle(at, columns), _middle(at + 1, columns)
    wide = _wide(columns)
    if y == to_y:
        way = f"M{x + wide / 2:.0f} {y:.0f}H{to_x - wide / 2 - 3:.0f}m-6-5 6 5-6 5"
    else:
        way = f"M{x:.0f} {y + HIGH / 2:.0f}V{(y + to_y) / 2:.0f}H{to_x:.0f}V{to_y - HIGH / 2 - 3:.0f}m-5-6 5 6 5-6"
    return f'<path d="{way}" stroke="{WOOD}" {_LINES}/>'
