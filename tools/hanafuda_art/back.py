"""The back of the cards: dark red, as on the old decks, with a lattice of hemp leaves."""

from tools.hanafuda_art.palette import DARK_RED, INK, RED, YELLOW
from tools.hanafuda_art.pen import Card, fill, line, polar


def _hemp(radius: float) -> str:
    """A star of six diamonds, each cut in four, as in the asa-no-ha pattern."""
    parts = []
    for i in range(6):
        tip = polar(radius, 60 * i)
        near = polar(radius * 0.577, 60 * i - 30)
        far = polar(radius * 0.577, 60 * i + 30)
        parts.append(
            f"M0,0L{tip[0]:.2f},{tip[1]:.2f}L{near[0]:.2f},{near[1]:.2f}L0,0M{tip[0]:.2f},{tip[1]:.2f}L{far[0]:.2f},{far[1]:.2f}"
        )
    return line("".join(parts), RED, 0.55)


def svg() -> str:
    """The SVG text of the back."""
    card = Card("back", DARK_RED)
    star = card.stamp("star", _hemp(7.4))
    wide, high = 7.4 * 3**0.5, 7.4 * 1.5
    for row in range(-1, 11):
        for column in range(-1, 7):
            card.add(star(32 + (column - 3) * wide + (row % 2) * wide / 2, 52 + (row - 5) * high, 30))
    card.add(line("M5.4,5.4H58.6V98.6H5.4Z", YELLOW, 0.7))
    card.add(fill("M32,39L43,52L32,65L21,52Z", INK, YELLOW, 0.8))
    return card.svg()
