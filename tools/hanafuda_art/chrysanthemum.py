"""Month 9, chrysanthemum (kiku): full flowers from the front and from the side, with lobed leaves."""

from tools.hanafuda_art import ribbons
from tools.hanafuda_art.contour import outline
from tools.hanafuda_art.glyphs import sign
from tools.hanafuda_art.palette import CREAM, DARK_RED, INK, RED, WHITE, YELLOW
from tools.hanafuda_art.pen import Card, Stamp, dot, fill, group, line

_PETAL = "M0,0C-1,-3.4 -2.4,-7.4 -2.1,-9.6C-1.8,-11.5 1.8,-11.5 2.1,-9.6C2.4,-7.4 1,-3.4 0,0Z"


class _Bed:
    """The flowers and leaves of one card."""

    def __init__(self, card: Card) -> None:
        self._card = card
        self._petal = card.stamp("petal", f'<path d="{_PETAL}" stroke-width=".55" stroke-linejoin="round"/>')
        self._full: Stamp = card.stamp("full", self._rings(((16, 1, 0), (16, 0.74, 11.25), (12, 0.46, 0))))
        self._half: Stamp = card.stamp("half", self._fans())
        self._leaf: Stamp = card.stamp("leaf", _leaf())

    def _rings(self, rings: tuple[tuple[int, float, float], ...]) -> str:
        return "".join(
            self._petal(rot=start + i * 360 / count, size=size) for count, size, start in rings for i in range(count)
        )

    def _fans(self) -> str:
        """A flower seen from the side: it stands on (0, 0) and opens upwards."""
        outer = [self._petal(0, 0, turn, 1.05) for turn in (-80, 80, -62, 62, -44, 44, -26, 26, -9, 9)]
        inner = [self._petal(0, 0.5, turn, 0.72) for turn in (-62, 62, -36, 36, -12, 12)]
        cup = fill("M-3.8,-1.2Q0,-3.8 3.8,-1.2Q2.4,2.6 0,3Q-2.4,2.6 -3.8,-1.2Z", INK, INK, 0.6)
        return "".join((*outer, *inner, cup))

    def full(self, x: float, y: float, size: float, colour: str, edge: str) -> None:
        """A flower from the front, 11 units in radius at size 1."""
        self._card.add(
            self._full(x, y, size=size, fill=colour, stroke=edge),
            dot(x, y, 1.9 * size, edge),
            dot(x, y, 1 * size, YELLOW if colour != YELLOW else CREAM),
        )

    def half(self, x: float, y: float, turn: float, size: float, colour: str, *, edge: str = RED) -> None:
        """A flower from the side."""
        self._card.add(self._half(x, y, turn, size, fill=colour, stroke=edge))

    def stems(self, d: str) -> None:
        """Stems along ``d``."""
        self._card.add(line(d, INK, 1.5))

    def leaves(self, where: str) -> None:
        """Leaves as ``"x,y,turn,size ..."``; a minus before the size mirrors."""
        for word in where.split():
            x, y, turn, size = (float(part) for part in word.split(","))
            self._card.add(self._leaf(x, y, turn, abs(size), -1 if size < 0 else 1))


def _leaf() -> str:
    """A lobed leaf that grows upwards from (0, 0), 16 long."""
    shape = (
        "0,0! -2.2,-2.4 -5.8,-2 -6.6,-4.6! -5,-5.6 -3.6,-6! -6.4,-6.8 -8,-9.4 -7,-11.4! -5,-11.4 -3.2,-9.8! "
        "-4,-12.4 -2.4,-15.6 .6,-17! 2.6,-15 3.4,-12.4 3,-9.8! 4.8,-11.4 6.6,-11.6 7.4,-11! 8,-8.6 6.2,-6.6 3.8,-6! "
        "5.4,-5.4 6.6,-4.8 6.6,-4! 5,-1.8 2,-2.4"
    )
    veins = "M0,-1V-14M0,-3L-4.4,-4.4M0,-3L4.4,-4.2M0,-6.4L-5.2,-9.4M0,-6.4L5.2,-9.2"
    return fill(outline(shape), INK, CREAM, 0.35) + line(veins, CREAM, 0.45)


def _cup() -> str:
    """A red lacquered sake cup from above, written with long life."""
    foot = "M-8.4,13.6Q-8,18 -9.4,20.4Q0,23.4 9.4,20.4Q8,18 8.4,13.6Z"
    bowl = "M-23,-1C-22,9 -14,15.6 0,15.6C14,15.6 22,9 23,-1Z"
    return "".join(
        (
            fill(foot, DARK_RED, INK, 0.9),
            fill(bowl, RED, INK, 0.9),
            line("M-18.6,6.6Q-13.6,12 -6.4,13.2", CREAM, 0.9),
            f'<ellipse cy="-2" rx="23" ry="11.6" fill="{RED}" stroke="{INK}" stroke-width=".9"/>',
            f'<ellipse cy="-1.6" rx="20.4" ry="9.6" fill="{YELLOW}" stroke="{INK}" stroke-width=".7"/>',
            sign("寿", 0, -1.9, 17, INK),
        )
    )


def _sake_cup() -> str:
    card = Card("cup")
    bed = _Bed(card)
    bed.stems("M17,24Q20,46 26,62M46,22Q44,46 38,62M32,40V106M32,104Q20,102 12,95M32,104Q44,102 53,94")
    bed.leaves("22,46,-60,1 42,46,60,-1 26,58,-100,.9 30,101,-52,1 34,101,52,-1 32,104,-8,1.05")
    bed.full(17, 20, 1.3, YELLOW, RED)
    bed.full(47, 18, 1.2, WHITE, RED)
    bed.full(33, 41, 1, RED, INK)
    card.add(group(_cup(), 32, 66))
    bed.full(12, 95, 0.95, WHITE, RED)
    bed.full(53, 94, 0.9, YELLOW, RED)
    return card.svg()


def _ribbon() -> str:
    card = Card("09-ribbon")
    bed = _Bed(card)
    bed.stems("M14,26Q20,70 22,106M50,40Q46,80 40,106M16,84Q20,96 20,106M50,90Q46,98 46,106")
    bed.leaves("18,42,-60,1 48,58,64,-1 20,76,-70,1 46,76,66,1 26,98,-60,1 40,100,50,-1")
    bed.full(15, 20, 1.25, RED, INK)
    bed.full(49, 38, 1.3, YELLOW, RED)
    bed.full(16, 88, 1.2, WHITE, RED)
    bed.full(50, 91, 0.95, RED, INK)
    card.add(ribbons.purple(33, 52, -8))
    return card.svg()


def _first() -> str:
    card = Card("09-plain-1")
    bed = _Bed(card)
    bed.stems("M24,30Q30,70 30,106M44,64Q38,84 34,106")
    bed.leaves("27,52,-66,1.1 29,62,60,-1 30,78,-64,1.2 38,88,64,-1.1 30,96,-70,1.1 46,100,50,1")
    bed.full(24, 26, 1.75, YELLOW, RED)
    bed.full(45, 65, 1.35, RED, INK)
    return card.svg()


def _second() -> str:
    card = Card("09-plain-2")
    bed = _Bed(card)
    bed.stems("M16,40Q22,74 26,106M32,26Q32,70 32,106M48,40Q42,74 38,106")
    bed.leaves("20,58,-60,1 32,50,56,-.9 32,56,-60,.9 44,58,60,-1 24,78,-64,1.1 40,78,64,-1.1 26,96,-60,1 38,96,60,-1")
    bed.half(16, 38, -16, 1.15, WHITE)
    bed.half(32, 22, 0, 1.3, RED, edge=INK)
    bed.half(48, 38, 16, 1.15, YELLOW)
    return card.svg()


def cards() -> dict[str, str]:
    """Token -> SVG text."""
    return {"cup": _sake_cup(), "09-ribbon": _ribbon(), "09-plain-1": _first(), "09-plain-2": _second()}
