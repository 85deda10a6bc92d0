"""The back of the cards: dark red, as on the old decks, with a lattice of hemp leaves and a flower lozenge.

It is the same upside down, so that a card does not tell how it lies.
"""

from tools.hanafuda_art.palette import DARK_RED, INK, RED, YELLOW
from tools.hanafuda_art.pen import Card, dot, fill, group, line, num, polar

_SIDE = 7.4


def _hemp(radius: float) -> str:
    """A star of six diamonds with their long and short lines, as in the asa-no-ha pattern."""
    parts = []
    for i in range(6):
        (x, y), short = polar(radius, 60 * i), radius / 3**0.5
        (ax, ay), (bx, by) = polar(short, 60 * i - 30), polar(short, 60 * i + 30)
        parts.append(f"M0,0L{num(x)},{num(y)}L{num(ax)},{num(ay)}L0,0M{num(x)},{num(y)}L{num(bx)},{num(by)}")
    return line("".join(parts), RED, 0.5)


def _lozenge() -> str:
    """The flower lozenge (hana-bishi): four petals about a heart, in gold on black."""
    petal = fill(
        "M0,-2.2C-2.6,-3.6 -4.8,-5 -4.2,-7.8C-3.6,-9.8 -1.5,-9.4 0,-12"
        "C1.5,-9.4 3.6,-9.8 4.2,-7.8C4.8,-5 2.6,-3.6 0,-2.2Z",
        YELLOW,
    ) + line("M0,-4V-9M-1.6,-4.6Q-2.6,-6 -2.2,-7.6M1.6,-4.6Q2.6,-6 2.2,-7.6", INK, 0.5)
    ground = fill("M0,-21L17,0L0,21L-17,0Z", INK, YELLOW, 0.9) + line("M0,-18.6L15,0L0,18.6L-15,0Z", YELLOW, 0.4)
    petals = (group(petal, rot=turn, size=size) for turn, size in ((0, 1.18), (90, 0.94), (180, 1.18), (270, 0.94)))
    return ground + "".join(petals) + dot(0, 0, 1.5, YELLOW)


def svg() -> str:
    """The SVG text of the back."""
    card = Card("back", DARK_RED)
    star = card.stamp("star", _hemp(_SIDE))
    wide, high = _SIDE * 3**0.5, _SIDE * 1.5
    for row in range(-5, 6):
        columns = [n / 2 for n in range(-7, 8) if n % 2 == row % 2]
        card.add(*(star(32 + column * wide, 52 + row * high, 30) for column in columns))
    card.add(line("M5.6,5.6H58.4V98.4H5.6Z", YELLOW, 0.8), line("M7.4,7.4H56.6V96.6H7.4Z", YELLOW, 0.35))
    card.add(group(_lozenge(), 32, 52))
    return card.svg()
