"""Month 6, peony: two butterflies, the purple ribbon and two plains."""

from tools.hanafuda_art import ribbons
from tools.hanafuda_art.limbs import Limb, limbs, twigs
from tools.hanafuda_art.palette import BLUSH, CREAM, INK, PINK, PURPLE, RED, WHITE, YELLOW
from tools.hanafuda_art.pen import Card, dot, fill, group, line, polar

# x, y, size, turn
Places = tuple[tuple[float, float, float, float], ...]
_PETAL = "M0,0C-7,-2.5 -9,-8.5 -5.6,-11.4Q-4,-13 -2.2,-11.8Q0,-13.6 2.2,-11.8Q4,-13 5.6,-11.4C9,-8.5 7,-2.5 0,0Z"
_EDGE = "M-5.3,-8.6Q-4.8,-10 -3.6,-10.6Q-2,-10.8 -1,-10.2Q.6,-11.2 2,-10.4Q3.6,-10.8 4.6,-9.6"


def _ring(count: int, size: float, first: float, colour: str, edge: str) -> str:
    petal = fill(_PETAL, colour, INK, 0.75 / size**0.5) + line(_EDGE, edge, 0.45 / size**0.5)
    return "".join(group(petal, rot=first + i * 360 / count, size=size) for i in range(count))


def _flower(outer: str, inner: str, edge: str) -> str:
    """A full peony, 26 wide: three rings of ruffled petals about a crown of yellow stamens."""
    heart = fill("M-3,.6Q-3.4,-2.6 -1.4,-2.2Q0,-4 1.4,-2.2Q3.4,-2.6 3,.6Q2.4,3 0,3Q-2.4,3 -3,.6Z", YELLOW, INK, 0.6)
    stamens = "".join(dot(*polar(1.5, 60 * i), 0.45, RED) for i in range(6))
    return (
        _ring(7, 1, 0, outer, edge) + _ring(6, 0.72, 26, outer, edge) + _ring(5, 0.48, 0, inner, edge) + heart + stamens
    )


def _bud() -> str:
    """A swelling bud in its green cup, growing upwards from (0, 0)."""
    ball = fill("M0,-1C-6,-2 -6.6,-8.5 -3.4,-11Q-1.8,-12.4 0,-11Q1.8,-12.4 3.4,-11C6.6,-8.5 6,-2 0,-1Z", RED, INK, 0.75)
    folds = line("M-2.6,-9.5Q-4.2,-6 -1.6,-2.6M2.6,-9.5Q4.2,-6 1.6,-2.6M0,-9.6V-4", CREAM, 0.45)
    cup = fill("M-5,-4.6Q-3.4,-1.8 -1.6,-4Q0,-1.8 1.6,-4Q3.4,-1.8 5,-4.6Q4.4,.8 0,1.6Q-4.4,.8 -5,-4.6Z", INK)
    return ball + folds + cup


def _leaf() -> str:
    """A leaf of three lobes that grows upwards from (0, 0), black with cream veins."""
    shape = (
        "M0,0C-3,-1.4 -7.6,-1.8 -10.4,-5.6C-8.6,-5.8 -8,-6.4 -7.8,-8C-5.4,-7.4 -3.6,-6.6 -2.6,-5.2"
        "C-4.4,-8.6 -4.2,-11 -3,-12.6"
        "C-2,-12.4 -1.4,-13 0,-16.8C1.4,-13 2,-12.4 3,-12.6C4.2,-11 4.4,-8.6 2.6,-5.2"
        "C3.6,-6.6 5.4,-7.4 7.8,-8C8,-6.4 8.6,-5.8 10.4,-5.6C7.6,-1.8 3,-1.4 0,0Z"
    )
    veins = "M0,-.6V-14M0,-2.2L-7.6,-5.8M0,-2.2L7.6,-5.8M0,-7.4L-2.4,-10.6M0,-7.4L2.4,-10.6"
    return fill(shape, INK, CREAM, 0.35) + line(veins, CREAM, 0.42)


def _grow(card: Card, wood: list[Limb], leaves: Places, buds: Places, flowers: Places, *, pale: Places = ()) -> None:
    leaf, bud = card.stamp("leaf", _leaf()), card.stamp("bud", _bud())
    flower = card.stamp("red", _flower(RED, RED, CREAM))
    card.add(limbs([*twigs(wood, [(x, y) for x, y, _, _ in leaves], 1.6, 1), *wood], INK, width=0))
    card.add(*(leaf(x, y, rot, size) for x, y, size, rot in leaves))
    card.add(*(bud(x, y, rot, size) for x, y, size, rot in buds))
    if pale:
        white = card.stamp("pale", _flower(BLUSH, PINK, RED))
        card.add(*(white(x, y, rot, size) for x, y, size, rot in pale))
    card.add(*(flower(x, y, rot, size) for x, y, size, rot in flowers))


def _butterfly(upper: str, lower: str, spot: str) -> str:
    """A swallowtail with spread wings, 36 wide, its head upwards."""
    fore = (
        "M-.6,-1.5C-4,-10 -11,-15.5 -17.4,-14.6C-18.6,-12 -17.6,-9.6 -16.8,-8Q-17.2,-5.6 -14.6,-4.4"
        "Q-13.8,-1.8 -10.6,-1.2C-7,-.2 -3,0 -.6,-1.5Z"
    )
    hind = (
        "M-.6,.2C-5,-1.4 -10.6,-.8 -12.4,2.4Q-12.6,5 -10.8,6.2Q-10.8,8.6 -8.6,9.2L-9.6,14.4"
        "Q-7.6,14 -6.6,10Q-4.6,10.2 -3.4,8C-1.8,5.6 -.6,3 -.6,.2Z"
    )
    wing = "".join(
        (
            fill(hind, lower, INK, 0.85),
            dot(-7.2, 5.8, 1.5, spot, width=0.5),
            line("M-2.4,2Q-6,1.8 -9.4,3.2M-2.2,3.6Q-3.6,5.2 -4.2,7.2", INK, 0.55),
            fill(fore, upper, INK, 0.85),
            line("M-3,-3.2Q-8,-9 -14,-12.2M-3.4,-2.6Q-8.4,-6.4 -13.4,-7.2", INK, 0.6),
            dot(-14.2, -9.6, 1.25, spot, width=0.5),
            dot(-11.2, -4.6, 1, spot, width=0.5),
        )
    )
    body = fill("M0,-5.5Q1.9,-4.6 1.3,-1.5Q2,4 0,10Q-2,4 -1.3,-1.5Q-1.9,-4.6 0,-5.5Z", INK)
    feelers = line("M-.4,-5C-1,-9.5 -3.4,-11.5 -5.4,-11.2M.4,-5C1,-9.5 3.4,-11.5 5.4,-11.2", INK, 0.7)
    return wing + group(wing, wide=-1) + body + line("M-.8,2.4h1.6M-.7,4.8h1.4", CREAM, 0.5) + feelers


def _animal() -> str:
    card = Card("butterflies")
    wood: list[Limb] = [
        (((24, 110), (28, 92), (20, 74)), 3, 2),
        (((34, 110), (36, 96), (47, 86)), 3, 2),
        (((30, 100), (34, 78), (26, 60)), 2.4, 1.4),
    ]
    leaves = (
        (8, 90, 1.05, -60), (37, 75, 0.85, 14), (26, 72, 0.9, -40), (53, 78, 0.9, 36), (34, 92, 1, 10),
        (12, 98, 1, -100), (22, 100, 1, -20), (54, 100, 1, 120), (38, 102, 1, 50),
    )  # fmt: skip
    _grow(card, wood, leaves, ((26, 60, 1.05, -8),), ((19, 77, 1.15, 0), (47, 87, 1.1, 20)))
    card.add(
        group(_butterfly(YELLOW, PURPLE, RED), 25.5, 23, -20),
        group(_butterfly(WHITE, RED, YELLOW), 49, 50, 20, 0.64),
    )
    return card.svg()


def _ribbon() -> str:
    card = Card("06-ribbon")
    wood: list[Limb] = [
        (((30, 110), (24, 90), (14, 74), (14, 50), (18, 26)), 3.4, 2),
        (((32, 110), (42, 96), (48, 80), (52, 58), (48, 34)), 3.4, 2),
    ]
    leaves = (
        (14, 44, 1.1, -50), (16, 96, 1.1, -70), (22, 58, 1, 30), (50, 62, 1.1, 50), (46, 58, 1, -40),
        (54, 24, 1.1, 20), (8, 12, 1, -30), (34, 98, 1.1, 0), (34, 16, 1.1, 10), (55, 98, 1.1, 100),
        (8, 62, 1, -90),
    )  # fmt: skip
    _grow(
        card,
        wood,
        leaves,
        ((50, 18, 1, 10),),
        ((16, 25, 1.15, 0), (50, 44, 1.05, 15), (14, 78, 1.1, 30), (51, 84, 1.15, 0)),
    )
    card.add(ribbons.purple(32, 52, 6))
    return card.svg()


def _three() -> str:
    card = Card("06-plain-1")
    wood: list[Limb] = [
        (((30, 110), (24, 90), (18, 72)), 3.4, 2),
        (((34, 110), (42, 84), (40, 56), (34, 30)), 3.4, 2),
        (((42, 84), (48, 78), (50, 70)), 2.6, 2),
    ]
    leaves = (
        (22, 50, 1.2, -40), (46, 46, 1.15, 50), (14, 94, 1.2, -70), (28, 90, 1.1, 10),
        (50, 92, 1.2, 70), (54, 30, 1.2, 40), (12, 26, 1.2, -40), (32, 100, 1.1, -30), (34, 14, 1.1, 0),
        (54, 54, 1, 60),
    )  # fmt: skip
    _grow(card, wood, leaves, ((10, 50, 1, -14),), ((34, 30, 1.35, 0), (18, 72, 1.25, 25), (48, 72, 1.2, 10)))
    return card.svg()


def _pair() -> str:
    card = Card("06-plain-2")
    wood: list[Limb] = [
        (((12, 110), (20, 84), (38, 72), (42, 62)), 3.6, 2),
        (((19, 88), (16, 60), (18, 34)), 3, 2),
        (((34, 76), (50, 82), (54, 90)), 2.4, 1.6),
        (((38, 72), (38, 52), (42, 36), (50, 20)), 2.4, 1.6),
    ]
    leaves = (
        (32, 18, 1.2, 40), (8, 14, 1.1, -40), (12, 54, 1.2, -60), (26, 50, 1.1, 50), (54, 40, 1.15, 20),
        (22, 74, 1, -40), (58, 72, 1.1, 100), (36, 82, 1.2, 160), (20, 96, 1.2, 80), (8, 92, 1.2, -60),
        (40, 40, 1, -20),
    )  # fmt: skip
    _grow(
        card, wood, leaves, ((54, 92, 1.05, 30), (50, 20, 1.05, 14)), ((19, 32, 1.35, 10),), pale=((42, 62, 1.35, 0),)
    )
    return card.svg()


def cards() -> dict[str, str]:
    """Token -> SVG text of the four cards."""
    return {"butterflies": _animal(), "06-ribbon": _ribbon(), "06-plain-1": _three(), "06-plain-2": _pair()}
