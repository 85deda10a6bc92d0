"""Month 11, willow (yanagi): hanging strands; rain, a swallow, and the storm card."""

from math import hypot

from tools.hanafuda_art import michikaze, ribbons
from tools.hanafuda_art.contour import Arc, along, arc, outline
from tools.hanafuda_art.palette import BLUE, CREAM, INK, MOSS, RED, WHITE, YELLOW
from tools.hanafuda_art.pen import Card, Stamp, dot, fill, group, line

_LEAF = "M0,0Q1.5,-2.6 0,-6.4Q-1.5,-2.6 0,0Z"


class _Tree:
    """The strands of one card."""

    def __init__(self, card: Card) -> None:
        self._card = card
        plain = fill(_LEAF, INK)
        self._leaf: Stamp = card.stamp("leaf", plain)
        self._pair: Stamp = card.stamp("pair", group(plain, rot=-30) + group(plain, rot=30))
        self._mixed: Stamp = card.stamp("mixed", group(plain, rot=-30) + group(fill(_LEAF, MOSS), rot=30))

    def strand(self, twig: Arc, size: float = 1, *, dark: bool = False) -> None:
        """A strand with leaves in pairs; most pairs have a leaf of moss green unless the strand is ``dark``."""
        x0, y0, bx, by, x1, y1 = twig
        long = hypot(bx - x0, by - y0) + hypot(x1 - bx, y1 - by)
        count = round(long / (3.9 * size))
        self._card.add(line(arc(twig), INK, 0.8 * size))
        for i in range(count):
            x, y, heading = along(twig, (i + 0.5) / count)
            big = size * (1.05 - 0.25 * i / count)
            pair = self._pair if dark or i % 3 == 0 else self._mixed
            self._card.add(pair(x, y, heading, big, 1 if i % 3 == 1 else -1))
        x, y, heading = along(twig, 1)
        self._card.add(self._leaf(x, y, heading, 0.8 * size))

    def bough(self) -> None:
        """The bough across the top."""
        self._card.add(fill("M0,0H66V11C58,12 54,7 46,7C36,7 32,11 24,9C16,7 10,5 -2,8Z", INK))


def _rain_man() -> str:
    card = Card("rain-man")
    tree = _Tree(card)
    card.add(*michikaze.stream())
    for twig in ((7, 4, 4, 30, 8.5, 66), (16, 4, 17, 12, 16, 25), (60, 4, 62, 30, 59.5, 48)):
        tree.strand(twig)
    card.add(fill("M0,0H66V7C60,8 58,6 52,5C40,3.6 30,5 22,6.4C14,8 8,5 -2,8Z", INK))
    card.add(group(michikaze.frog(), 11.4, 83, 50, 0.8, wide=-1))
    card.add(group(michikaze.man(), 1.6, 0))
    return card.svg()


_SWALLOW_DARK = "".join(
    outline(points)
    for points in (
        "27,51! 20,44 13,34 9.4,22! 17,28 25,34 32,41 35,47!",
        "39,44! 46,36 52,26 55.4,14! 54.6,25 51.6,34 46,43 43,46!",
        "42,44! 48,38 55,32 61,27! 57,35 51,42 45,48!",
        "15.6,62.4 17,58 21.6,55 27,51 33,46.4 40,43.4 45,44 45.4,47.4 41,54 34,61 27,65.6 21,68 17,67",
    )
)


def _swallow() -> list[str]:
    """The swallow, diving to the left below."""
    wing = outline("29,55! 35,50 42,50.4 49,56 54,64 57.6,77! 51,71 44,67.6 37,64.6 31,60.6")
    belly = "19.4,67.4 23,64.4 29,60.6 36,55 44.4,46.6! 42,53.6 35,61.4 27.4,66.6 22,68.6"
    return [
        # The cream rim keeps the bird off the dark leaves behind it.
        line(_SWALLOW_DARK + wing, CREAM, 2.6),
        fill(_SWALLOW_DARK, INK, INK, 0.6),
        line("M25,46Q17,38 12.4,28M28.6,45Q22,38 17,31.6M31.6,44.4Q27,39 23,35", CREAM, 0.5),
        line("M45,40.4Q51,32 53.6,22M47.6,42.4Q53,37 57,32.6", CREAM, 0.5),
        fill(outline(belly), WHITE, INK, 0.7),
        fill(outline("14.6,64.6 16.6,62.6 20.4,63 22.6,65.4 20.6,68.4 17,68.6"), RED, INK, 0.7),
        fill("M14.8,63.4L10.6,68.4L16,67.2Z", YELLOW, INK, 0.6),
        dot(19.2, 60.6, 1, WHITE),
        dot(19.1, 60.7, 0.5, INK),
        fill(wing, BLUE, INK, 0.9),
        line("M37,60Q47,62 54.4,72M39,56.4Q47.6,58.4 54,67.4M33,58Q38,60.6 44,67", INK, 0.6),
    ]


def _bird() -> str:
    card = Card("swallow")
    tree = _Tree(card)
    for twig in (
        (7, 6, 3, 44, 8, 94),
        (17, 6, 15, 50, 21, 99),
        (27, 8, 28, 24, 26, 42),
        (37, 6, 37, 20, 39, 34),
        (47, 6, 49, 14, 47, 26),
    ):
        tree.strand(twig)
    tree.bough()
    card.add(group(_swallow(), 2.6, 9, 0, 0.93))
    return card.svg()


def _ribbon() -> str:
    card = Card("11-ribbon")
    tree = _Tree(card)
    for twig in (
        (6, 6, 3, 44, 8, 84),
        (16, 6, 14, 50, 19, 97),
        (26, 8, 26, 40, 28, 72),
        (38, 6, 38, 50, 41, 95),
        (48, 6, 51, 40, 48, 74),
        (58, 8, 61, 50, 57, 92),
    ):
        tree.strand(twig)
    tree.bough()
    card.add(ribbons.red(33, 53, 7))
    return card.svg()


def _drum() -> str:
    """The thunder god's drum around (0, 0)."""
    comma = "M0,-.6C3.4,-1.6 5.4,1.6 4,4.8C6.6,2.4 7,-2.6 3.4,-4.8C.6,-6.2 -2.2,-3.6 -1.4,-1.4C-1.2,-.8 -.6,-.5 0,-.6Z"
    studs = "".join(group(dot(0, -9.7, 0.75, INK), rot=turn) for turn in range(0, 360, 30))
    return "".join(
        (
            dot(0, 0, 11.4, YELLOW, width=0.9),
            studs,
            dot(0, 0, 8, CREAM, width=0.8),
            *(group(fill(comma, INK), rot=turn) for turn in (0, 120, 240)),
        )
    )


def _storm() -> str:
    card = Card("11-plain-1", RED)
    tree = _Tree(card)
    for twig in ((66, 34, 46, 42, 8, 37), (66, 46, 48, 60, 10, 56), (66, 62, 50, 78, 24, 79)):
        tree.strand(twig, 1.3, dark=True)
    cloud = "M0,0H66V22C62,28 54,28 51,23C48,31 36,32 33,24C29,31 18,30 16,23C12,28 4,27 -2,22Z"
    curls = (
        "M51,23C50,18 56,15 58,19C58.6,21 56.4,22 55.6,20.6M33,24C31,18 38,14 41,18.6C42,21 39,22.6 37.8,20.4"
        "M16,23C14,17 20,13 23,17C24,19.4 21.4,21 20.2,19"
    )
    card.add(fill("M0,106V98Q16,92 34,97T66,94V106Z", INK))
    bolt = "M42,10L20,46L32,45L10,76L22,74L6,101L44,67L33,68.600L52,42L41,43L54,10Z"
    card.add(fill(bolt, YELLOW, INK, 1.1))
    card.add(fill(cloud, INK, CREAM, 0.6), line(curls, CREAM, 0.8))
    card.add(group(_drum(), 48, 85))
    return card.svg()


def cards() -> dict[str, str]:
    """Token -> SVG text."""
    return {"rain-man": _rain_man(), "swallow": _bird(), "11-ribbon": _ribbon(), "11-plain-1": _storm()}
