"""Month 5, iris: the eight-plank bridge, the red ribbon and two plains."""

from tools.hanafuda_art import ribbons
from tools.hanafuda_art.limbs import limbs, spine
from tools.hanafuda_art.palette import BLUE, BROWN, CREAM, EARTH, INK, LILAC, PURPLE, YELLOW
from tools.hanafuda_art.pen import Card, fill, group, line, num

# x at the foot, x and y at the tip, width at the foot
Blades = tuple[tuple[float, float, float, float], ...]
# x, y, size, turn, x at the foot of the stem
Flowers = tuple[tuple[float, float, float, float, float], ...]


def _flower() -> str:
    """An iris from the front, 24 wide: three standards above, three falls with their yellow signals below."""
    standard = "M0,1C-4,-2 -4.6,-8.5 0,-12.5C4.6,-8.5 4,-2 0,1Z"
    side = "M0,0C-3.5,-4 -10,-4.4 -12,.4C-13.4,4.2 -11,8.6 -7.4,8.2C-4.4,7.8 -3.4,3 0,0Z"
    middle = "M0,-.5C-4.4,2 -6.4,7 -4.6,10.6C-3,13.6 3,13.6 4.6,10.6C6.4,7 4.4,2 0,-.5Z"
    signal = "M0,.8C-1.4,2.5 -1.3,5.4 0,7.4C1.3,5.4 1.4,2.5 0,.8Z"
    veins = line("M-2.3,4.6Q-3.2,7.5 -2.4,10.2M2.3,4.6Q3.2,7.5 2.4,10.2", CREAM, 0.4)
    flank = fill(side, PURPLE, INK, 0.8) + fill(
        "M-1.4,-.2C-3.6,-1.8 -6.6,-1.6 -8.4,.8C-6,1.8 -3.2,1.6 -1.4,-.2Z", YELLOW
    )
    flank += line("M-9.6,2.2Q-9.6,4.8 -8,6.2", CREAM, 0.4)
    return "".join(
        (
            group(fill(standard, LILAC, INK, 0.8), rot=-34, size=0.92),
            group(fill(standard, LILAC, INK, 0.8), rot=34, size=0.92),
            fill(standard, LILAC, INK, 0.8),
            line("M0,-9.6V-3", PURPLE, 0.5),
            flank,
            group(flank, wide=-1),
            fill(middle, PURPLE, INK, 0.8),
            veins,
            fill(signal, YELLOW),
        )
    )


def _bud() -> str:
    """A rolled bud in its sheath, growing upwards from (0, 0)."""
    return fill("M0,-4C-3.6,-8 -2,-13 .6,-16C2.6,-12.5 3.4,-8 0,-4Z", PURPLE, INK, 0.8) + fill(
        "M-2.8,-7.5Q-.5,-5.5 0,-8Q.8,-5.5 3,-7.6Q2.8,-2 0,1Q-2.8,-2 -2.8,-7.5Z", INK
    )


def _blade(foot: float, x: float, y: float, width: float, floor: float) -> str:
    """One sword of a leaf from the floor to its tip, with the cream line of its fold."""
    lean = x - foot
    points = (
        (foot, floor),
        (foot + lean * 0.2, floor + (y - floor) * 0.45),
        (foot + lean * 0.55, floor + (y - floor) * 0.8),
        (x, y),
    )
    return limbs([(points, width, 0.3)], INK, CREAM, 0.35) + line(spine(points[:3]), CREAM, 0.45)


def _stand(card: Card, blades: Blades, flowers: Flowers, buds: Flowers, floor: float = 106) -> None:
    """A clump that rises from ``floor``: leaves behind, then stems, buds and flowers."""
    flower, bud = card.stamp("flower", _flower()), card.stamp("bud", _bud())
    for x, y, _, _, foot in (*flowers, *buds):
        card.add(
            line(
                f"M{num(foot)},{floor}Q{num(foot + (x - foot) * 0.2)},{num((floor + y) / 2)} {num(x)},{num(y)}",
                INK,
                1.5,
            )
        )
    card.add(*(_blade(*each, floor) for each in blades))
    card.add(*(bud(x, y, rot, size) for x, y, size, rot, _ in buds))
    card.add(*(flower(x, y, rot, size) for x, y, size, rot, _ in flowers))


def _planks(x0: float, y0: float, x1: float, y1: float, deep: float) -> str:
    """A length of the bridge from one end to the other: two planks side by side, ``deep`` high each, and their edge."""
    parts = [fill(f"M{x0},{y0 + 2 * deep}L{x1},{y1 + 2 * deep}v1.7L{x0},{y0 + 2 * deep + 1.7}Z", BROWN, INK, 0.8)]
    for n in (0, 1):
        top0, top1 = y0 + n * deep, y1 + n * deep
        parts.append(fill(f"M{x0},{num(top0)}L{x1},{num(top1)}v{deep}L{x0},{num(top0 + deep)}Z", EARTH, INK, 0.8))
        a, b = 0.12 + 0.2 * n, 0.55 + 0.3 * n
        grain = [(x0 + (x1 - x0) * t, top0 + (top1 - top0) * t + deep * 0.5) for t in (a, b)]
        parts.append(line(f"M{num(grain[0][0])},{num(grain[0][1])}L{num(grain[1][0])},{num(grain[1][1])}", CREAM, 0.45))
    return "".join(parts)


def _post(x: float, y: float, tall: float) -> str:
    return fill(f"M{x - 1.3},{y}h2.6v{tall}h-2.6Z", BROWN, INK, 0.8)


def _animal() -> str:
    card = Card("bridge")
    ripples = (
        "M3,66q4,-2 8,0t8,0M42,80q4,-2 8,0t8,0M3,88q4,-2 8,0t8,0M46,62q3,-1.6 6,0t6,0M26,91q3,-2 6,0t6,0"
        "M44,100q4,-2 8,0t8,0"
    )
    blades = (
        (7, 4, 30, 5), (18, 22, 14, 5), (26, 23, 40, 4.4), (38, 42, 10, 5), (46, 44, 36, 4.6),
        (56, 60, 22, 5), (13, 12, 46, 4.2), (32, 31, 44, 4.2),
    )  # fmt: skip
    flowers = ((14, 33, 0.95, -4, 13), (32, 21, 1.05, 0, 32), (51, 37, 0.95, 6, 51))
    _stand(card, blades, flowers, ((49, 18, 0.9, 8, 44),), 63)
    shore = "M-1,58.5Q8,56 16,58.5T32,58.5T48,58.5T65,58.5"
    card.add(fill(shore + "V106H-1Z", BLUE), line(shore, INK, 0.8), line(ripples, CREAM, 0.7))
    card.add(
        _planks(20, 58, 54, 63.5, 2.1), _post(52, 69, 5), _post(28, 65, 4),
        _planks(58, 64.5, 10, 71, 2.6), _post(11, 77, 8), _post(40, 74, 5),
        _planks(6, 73.5, 58, 82, 3), _post(55, 89, 8), _post(24, 84, 6),
        _planks(62, 85, -4, 94.5, 3.5),
    )  # fmt: skip
    return card.svg()


def _ribbon() -> str:
    card = Card("05-ribbon")
    blades = (
        (5, 3, 50, 5), (16, 22, 8, 5.4), (20, 26, 56, 5), (48, 42, 10, 5.4), (57, 61, 46, 5),
        (28, 27, 74, 5), (38, 42, 70, 5),
    )  # fmt: skip
    flowers = ((14, 28, 1.05, -4, 12), (50, 22, 1.1, 4, 50), (13, 68, 1, -6, 11), (52, 72, 1.05, 6, 48))
    _stand(card, blades, flowers, ((32, 19, 0.95, 0, 33),))
    card.add(ribbons.red(32, 60, 6))
    return card.svg()


def _row() -> str:
    card = Card("05-plain-1")
    blades = (
        (4, 3, 46, 5), (15, 23, 22, 5.6), (21, 9, 60, 5.2), (38, 43, 10, 5.6), (44, 36, 58, 5.2),
        (57, 60, 30, 5.4), (28, 25, 66, 5), (51, 55, 66, 5),
    )  # fmt: skip
    flowers = ((14, 42, 1.1, -4, 12), (32, 22, 1.15, 0, 33), (50, 46, 1.1, 4, 49))
    _stand(card, blades, flowers, ((9, 20, 0.95, -8, 9), (53, 20, 0.95, 6, 50)))
    return card.svg()


def _bank() -> str:
    card = Card("05-plain-2")
    blades = (
        (28, 2, 52, 5.2), (36, 8, 14, 5.6), (41, 24, 52, 5), (45, 38, 8, 5.6), (51, 58, 30, 5.4),
        (56, 62, 54, 5), (32, 8, 80, 5), (48, 46, 62, 5), (60, 60, 76, 4.6),
    )  # fmt: skip
    flowers = ((20, 26, 1.15, -10, 36), (46, 40, 1.2, 6, 46), (17, 64, 1.05, -12, 32))
    _stand(card, blades, flowers, ((54, 22, 0.95, 10, 52), (38, 70, 0.9, 0, 40)), 97)
    bank = "M-1,94Q7,91 15,94T31,94T47,94T65,94"
    card.add(fill(bank + "V106H-1Z", BLUE), line(bank, INK, 0.8))
    card.add(line("M4,99q4,-2 8,0t8,0M34,99q4,-2 8,0t8,0t8,0", CREAM, 0.7))
    return card.svg()


def cards() -> dict[str, str]:
    """Token -> SVG text of the four cards."""
    return {"bridge": _animal(), "05-ribbon": _ribbon(), "05-plain-1": _row(), "05-plain-2": _bank()}
