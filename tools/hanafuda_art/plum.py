"""Month 2, plum: the bush warbler, the poetry ribbon and two plains."""

import math

from tools.hanafuda_art import ribbons
from tools.hanafuda_art.limbs import Limb, limbs, spine, twigs
from tools.hanafuda_art.palette import CREAM, DARK_OLIVE, EARTH, INK, OLIVE, RED, WHITE, YELLOW
from tools.hanafuda_art.pen import Card, dot, fill, line, num, polar

# x, y, size, turn
Places = tuple[tuple[float, float, float, float], ...]
# from x, y to x, y
Shoots = tuple[tuple[float, float, float, float], ...]


def _blossom() -> str:
    """Five round petals, 14 wide: red, with the fine cream threads and yellow tips of its stamens."""
    petals = "".join(dot(*polar(3.7, -90 + 72 * i), 3.15, RED, width=0.6) for i in range(5))
    threads, tips = [], []
    for i in range(10):
        x, y = polar(3.5 if i % 2 else 2.8, 36 * i - 90)
        threads.append(f"M0,0L{num(x)},{num(y)}")
        tips.append(dot(x, y, 0.5, YELLOW))
    return petals + line("".join(threads), CREAM, 0.4) + "".join(tips) + dot(0, 0, 1.2, YELLOW, width=0.4)


def _bud() -> str:
    """A round bud on its black cup, growing upwards from (0, 0)."""
    return dot(0, -3.2, 2.3, RED, width=0.6) + fill("M-2.1,-2.2Q0,-1 2.1,-2.2Q1.4,.2 0,.8Q-1.4,.2 -2.1,-2.2Z", INK)


def _grow(card: Card, wood: list[Limb], shoots: Shoots, blossoms: Places) -> None:
    """Wood, straight shoots that each end in a bud, and blossoms on twigs of their own."""
    flower, bud = card.stamp("flower", _blossom()), card.stamp("bud", _bud())
    card.add(line("".join(f"M{a},{b}L{c},{d}" for a, b, c, d in shoots), INK, 1.1))
    card.add(limbs([*twigs(wood, [(x, y) for x, y, _, _ in blossoms]), *wood], INK, width=0))
    # A light along the upper side gives the black wood its roundness.
    card.add(*(line(spine(points[:-1]), CREAM, 0.4, opacity=0.85) for points, root, _ in wood if root > 2.5))
    for x0, y0, x1, y1 in shoots:
        card.add(bud(x1, y1, math.degrees(math.atan2(x1 - x0, y0 - y1))))
    card.add(*(flower(x, y, rot, size) for x, y, size, rot in blossoms))


def _warbler() -> str:
    """The bush warbler in song, on its twig, its head to the left."""
    return "".join(
        (
            fill("M44,57L62.5,68.5L60,71L61,73.5L57.5,74L41,64.5Z", DARK_OLIVE, INK, 0.9),
            line("M46,60.5L60,70.5", CREAM, 0.5),
            fill(
                "M15.5,40C17,33.5 25,31.5 30.5,35.5C36,39.5 42,45 46,52C48,55.5 49.5,58.5 50.5,61.5"
                "C48,64.5 45,66 42,66.5C34,68.5 24,66.5 20,58.5C17.5,53.5 17,49 17.5,46.5C15.5,45 15,42.5 15.5,40Z",
                OLIVE, INK, 0.9,
            ),
            fill(
                    "M17.5,46.5C17,49 17.5,53.5 20,58.5C24,66.5 34,68.5 42,66.5C36,64 30,59 27,52"
                    "C25,48 21,46 17.5,46.5Z", WHITE),
            line("M17.5,46.5C17,49 17.5,53.5 20,58.5C24,66.5 34,68.5 42,66.5", INK, 0.9),
            fill(
                    "M28.5,45.5C36,46 45,52 53,63C45,64.5 36,62 31.5,56.5C28.5,53 27.6,49 28.5,45.5Z",
                DARK_OLIVE, INK, 0.8),
            line("M32,49.5Q40,52.5 48,61M31.5,52.5Q38,56 44,62M32.5,56Q36,59 39,61.5", CREAM, 0.5),
            line("M16.5,38.6Q21.5,35 28,38.2", WHITE, 1.1),
            fill("M15.8,39.4L8.4,37.8L15.4,42Z", YELLOW, INK, 0.6),
            fill("M15.3,42.2L9.6,44.2L16.4,44.8Z", YELLOW, INK, 0.6),
            dot(21.4, 40.6, 1.5, INK),
            dot(20.900, 40.1, 0.45, WHITE),
            line("M28,66.5L27,71M35,67L35,70.5", INK, 1.2), line(
                    "M24.5,72.5Q25,70.4 27,70.8Q29,70.6 29.6,71.8M27,70.8L27,73M32.6,72Q33,70 35,70.4"
                    "Q37,70.2 37.6,71.6M35,70.4L35,72.6", EARTH, 1),
        )
    )  # fmt: skip


def _animal() -> str:
    card = Card("warbler")
    wood: list[Limb] = [
        (((-6, 94), (10, 82), (26, 73), (42, 72), (56, 67), (70, 58)), 6.5, 2.6),
        (((42, 72), (49, 82), (60, 88)), 3, 1.2),
        (((58, 66), (55, 48), (57, 30), (50, 14), (38, 8)), 3, 1),
    ]
    shoots = ((8, 84, 7, 58), (16, 79, 20, 94), (56, 36, 46, 22), (50, 83, 44, 97), (40, 9, 26, 12))
    blossoms = (
        (10, 68, 1, 0),
        (44, 10, 1.1, 10),
        (57, 27, 1.1, 40),
        (52, 41, 0.95, 20),
        (52, 86, 1.2, 30),
        (12, 92, 1.2, 5),
    )
    _grow(card, wood, shoots, blossoms)
    card.add(_warbler())
    return card.svg()


def _ribbon() -> str:
    card = Card("02-ribbon")
    wood: list[Limb] = [
        (((20, 110), (14, 88), (20, 66), (10, 46), (16, 24), (10, 0)), 7, 3),
        (((17, 78), (32, 70), (46, 72), (60, 62)), 3.4, 1.4),
        (((12, 44), (24, 34), (40, 34), (56, 22)), 3.2, 1.3),
        (((18, 94), (34, 94), (54, 88)), 2.8, 1.2),
    ]
    shoots = ((48, 70, 58, 40), (16, 24, 30, 8), (14, 56, 7, 76), (46, 92, 57, 99), (52, 25, 58, 10))
    blossoms = (
        (14, 17, 1.1, 0), (45, 14, 1.15, 10), (57, 26, 1, 50), (8, 40, 1, 20), (53, 48, 1.2, 5),
        (11, 64, 1.15, 40), (54, 67, 1.05, 25), (14, 88, 1.05, 10), (53, 86, 1.2, 45), (38, 96, 1, 0),
    )  # fmt: skip
    _grow(card, wood, shoots, blossoms)
    card.add(ribbons.poetry("あかよろし", 32, 52, 6))
    return card.svg()


def _rising() -> str:
    card = Card("02-plain-1")
    wood: list[Limb] = [
        (((56, 112), (50, 92), (34, 80), (32, 60), (18, 46), (22, 22), (16, -4)), 9, 2.4),
        (((33, 62), (44, 54), (46, 38), (56, 26)), 3.6, 1.4),
        (((42, 86), (26, 88), (10, 82)), 3.4, 1.3),
        (((20, 40), (10, 34), (4, 24)), 2.6, 1.2),
    ]
    shoots = ((46, 40, 36, 30), (47, 36, 44, 8), (20, 87, 24, 99), (20, 28, 30, 8), (52, 96, 58, 90), (33, 66, 22, 74))
    blossoms = (
        (20, 20, 1.25, 0), (36, 19, 1.1, 20), (55, 23, 1.3, 10), (8, 30, 1, 40), (20, 46, 1.2, 15), (45, 46, 1.2, 50),
        (56, 58, 1.1, 0), (10, 64, 1.2, 30), (35, 67, 1.2, 5), (56, 77, 1.1, 25), (12, 84, 1.3, 45), (36, 95, 1.1, 10),
    )  # fmt: skip
    _grow(card, wood, shoots, blossoms)
    return card.svg()


def _bowing() -> str:
    card = Card("02-plain-2")
    wood: list[Limb] = [
        (((72, 8), (52, 14), (40, 30), (22, 36), (14, 54), (20, 74), (14, 98)), 8, 1.6),
        (((38, 31), (44, 46), (40, 64), (50, 84)), 3.6, 1.4),
        (((50, 16), (34, 10), (20, 14), (8, 8)), 3.2, 1.2),
    ]
    shoots = ((42, 58, 58, 54), (16, 56, 4, 70), (40, 66, 30, 72), (45, 74, 34, 96), (22, 13, 20, 26), (47, 78, 56, 96))
    blossoms = (
        (10, 10, 1.1, 0), (31, 13, 1.15, 30), (52, 15, 1.3, 10), (22, 36, 1.3, 40), (43, 33, 1.1, 0), (57, 42, 1.1, 20),
        (8, 51, 1.05, 0), (33, 54, 1.1, 15), (18, 70, 1.25, 35), (54, 69, 1.15, 5), (49, 84, 1.35, 25),
        (13, 94, 1.2, 40),
    )  # fmt: skip
    _grow(card, wood, shoots, blossoms)
    return card.svg()


def cards() -> dict[str, str]:
    """Token -> SVG text of the four cards."""
    return {"warbler": _animal(), "02-ribbon": _ribbon(), "02-plain-1": _rising(), "02-plain-2": _bowing()}
