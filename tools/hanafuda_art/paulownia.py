"""Month 12, paulownia (kiri): broad leaves with three points, and spikes of purple bells above them."""

from tools.hanafuda_art.contour import Arc, along, arc, outline
from tools.hanafuda_art.limbs import limbs
from tools.hanafuda_art.palette import CREAM, INK, PURPLE, RED, YELLOW
from tools.hanafuda_art.pen import Card, Stamp, fill, line
from tools.hanafuda_art.phoenix import phoenix


def _leaf() -> str:
    """A leaf that grows upwards from (0, 0), 21 long and 23 wide."""
    right = "4,2.2 8.8,.6 11,-4 11.6,-9.6! 9,-10.4 6.8,-11.6! 7,-15 4,-18.2"
    left = "-4,-18.2 -7,-15 -6.8,-11.6! -9,-10.4 -11.6,-9.6! -11,-4 -8.8,.6 -4,2.2"
    veins = (
        "M0,-.6V-18.4M0,-1L9.4,-8.4M0,-1L-9.4,-8.4M0,-8L4.8,-12.6M0,-8L-4.8,-12.6"
        "M4.4,-4.4L8.8,-3.4M-4.4,-4.4L-8.8,-3.4M2.4,-2.8L5.6,-.6M-2.4,-2.8L-5.6,-.6"
    )
    return fill(outline(f"0,.6! {right} 0,-21! {left}"), INK, CREAM, 0.45) + line(veins, CREAM, 0.5)


def _bell() -> str:
    """A flower that opens upwards from (0, 0), 6 long."""
    bell = (
        "M0,0C-1.6,-.6 -2,-2.6 -2.9,-5.4Q-1.9,-5 -1.3,-6.2Q-.6,-5.2 0,-6.4Q.6,-5.2 1.3,-6.2Q1.9,-5 2.9,-5.4"
        "C2,-2.6 1.6,-.6 0,0Z"
    )
    return (
        fill(bell, PURPLE, INK, 0.5)
        + line("M0,-2V-4.6M-.9,-2.2L-1.5,-4.4M.9,-2.2L1.5,-4.4", CREAM, 0.35)
        + fill("M0,.5C-1.4,.2 -1.5,-1.2 -1,-1.9Q0,-1.2 1,-1.9C1.5,-1.2 1.4,.2 0,.5Z", INK)
    )


class _Tree:
    """The leaves and spikes of one card."""

    def __init__(self, card: Card) -> None:
        self._card = card
        self._leaf: Stamp = card.stamp("leaf", _leaf())
        self._bell: Stamp = card.stamp("bell", _bell())

    def leaves(self, where: str) -> None:
        """Leaves as ``"x,y,turn,size ..."``."""
        for word in where.split():
            x, y, turn, size = (float(part) for part in word.split(","))
            self._card.add(self._leaf(x, y, turn, size))

    def spike(self, twig: Arc, pairs: int, size: float = 1) -> None:
        """Bells in pairs up ``twig``, smaller towards its tip."""
        self._card.add(line(arc(twig), INK, 1))
        for i in range(pairs):
            t = 0.26 + 0.7 * i / pairs
            x, y, heading = along(twig, t)
            big = size * (1.02 - 0.46 * i / pairs)
            self._card.add(self._bell(x, y, heading - 62, big), self._bell(x, y, heading + 62, big))
        x, y, heading = along(twig, 1)
        self._card.add(self._bell(x, y + 1, heading, 0.62 * size))


def _phoenix() -> str:
    card = Card("phoenix")
    tree = _Tree(card)
    tree.spike((9, 98, 9, 90, 7, 72), 4, 0.8)
    tree.spike((58, 100, 58, 94, 59, 82), 3, 0.75)
    tree.leaves("19,104,-14,.85 45,106,10,.8 7,93,172,1 57,95,186,.95 32,94,180,1.05")
    card.add(*phoenix(card))
    return card.svg()


def _first() -> str:
    card = Card("12-plain-1")
    tree = _Tree(card)
    tree.spike((20, 70, 18, 50, 10, 26), 5)
    tree.spike((44, 70, 46, 50, 54, 26), 5)
    tree.spike((32, 68, 32, 40, 32, 9), 6, 1.15)
    tree.leaves("22,72,-104,1.15 42,72,104,1.15 32,68,180,1.5")
    return card.svg()


def _second() -> str:
    card = Card("12-plain-2", YELLOW)
    tree = _Tree(card)
    card.add(
        limbs(
            [(((-3, 103), (12, 92), (24, 79), (44, 70), (68, 64)), 4.4, 1.6), (((20, 83), (22, 66), (18, 44)), 2.6, 1)],
            INK,
            width=0,
        )
    )
    tree.spike((18, 50, 16, 34, 20, 8), 6, 1.1)
    tree.spike((46, 68, 44, 48, 48, 20), 6, 1.1)
    tree.leaves("18,52,-74,.85 20,82,-80,1 28,76,165,1.15 46,69,150,1.2 31,72,10,.8 57,66,60,.9")
    return card.svg()


def _third() -> str:
    card = Card("12-plain-3")
    tree = _Tree(card)
    card.add(fill("M0,74Q16,70 32,74T64,72V106H0Z", RED))
    tree.spike((17, 60, 16, 50, 14, 34), 4, 0.95)
    tree.spike((40, 56, 40, 36, 46, 8), 6, 1.15)
    card.add(
        limbs(
            [(((45, 107), (44, 86), (42, 70), (40, 54)), 4, 1.4), (((44, 90), (34, 76), (17, 58)), 2.6, 1.2)],
            INK,
            width=0,
        )
    )
    tree.leaves("18,60,-96,.9 20,62,176,1.05 41,58,-50,.8 43,62,82,1.05 45,80,112,1 44,90,-100,1.15")
    return card.svg()


def cards() -> dict[str, str]:
    """Token -> SVG text."""
    return {"phoenix": _phoenix(), "12-plain-1": _first(), "12-plain-2": _second(), "12-plain-3": _third()}
