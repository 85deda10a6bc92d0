"""Month 3, cherry: the curtain of a viewing party, the poetry ribbon and two plains."""

from tools.hanafuda_art import ribbons
from tools.hanafuda_art.limbs import Limb, limbs, twigs
from tools.hanafuda_art.palette import BLUSH, BROWN, CREAM, INK, PINK, PURPLE, RED, YELLOW
from tools.hanafuda_art.pen import Card, dot, fill, group, leaf_shape, line, num, polar

# x, y, size, turn
Places = tuple[tuple[float, float, float, float], ...]


def _blossom(petal: str) -> str:
    """Five notched petals of the colour ``petal``, 15 wide, with a red heart and yellow stamens."""
    shape = "M0,0C-3.4,-1.6 -4.2,-5.6 -1.5,-7.6L0,-6.2L1.5,-7.6C4.2,-5.6 3.4,-1.6 0,0Z"
    petals = "".join(group(fill(shape, petal, RED, 0.6), rot=72 * i) for i in range(5))
    ends = [polar(3.5, -90 + 72 * i) for i in range(5)]
    threads = "".join(f"M0,0L{num(x)},{num(y)}" for x, y in ends)
    return petals + line(threads, RED, 0.5) + "".join(dot(x, y, 0.6, YELLOW) for x, y in ends) + dot(0, 0, 1.3, RED)


def _bud() -> str:
    """A closed blossom on its black cup, growing upwards from (0, 0)."""
    return fill("M0,-.5C-3,-2 -2.6,-5.5 0,-6.9C2.6,-5.5 3,-2 0,-.5Z", PINK, RED, 0.6) + fill(
        "M-1.9,-.6Q0,-2.4 1.9,-.6L0,2Z", INK
    )


def _grow(card: Card, wood: list[Limb], leaves: Places, buds: Places, blossoms: Places) -> None:
    """Wood and twigs, then leaves and buds, then blossoms in two tints by turns."""
    flowers = card.stamp("rose", _blossom(PINK)), card.stamp("white", _blossom(BLUSH))
    bud, blade = card.stamp("bud", _bud()), card.stamp("leaf", leaf_shape(9, 3.4))
    held = [(x, y) for x, y, _, _ in (*blossoms, *buds, *leaves)]
    card.add(limbs([*twigs(wood, held, 1.2, 0.6), *wood], BROWN, width=0.7))
    card.add(*(blade(x, y, rot, size) for x, y, size, rot in leaves))
    card.add(*(bud(x, y, rot, size) for x, y, size, rot in buds))
    card.add(*(flowers[i % 3 == 1](x, y, rot, size) for i, (x, y, size, rot) in enumerate(blossoms)))


def _crest() -> str:
    """The five-petalled crest of the curtain."""
    petals = "".join(dot(*polar(3.3, -90 + 72 * i), 1.85, CREAM) for i in range(5))
    return dot(0, 0, 6.3, RED, width=0.7) + petals + dot(0, 0, 1.2, CREAM, edge=RED, width=0.5)


def _band(y: float, sag: float) -> str:
    """Path data of a band's upper edge: held up at x = 12 and 52, hanging by ``sag`` between them."""
    side = f"{num(y + sag * 0.3)}"
    return f"M-2,{side}Q6,{side} 12,{num(y)}Q32,{num(y + 2 * sag)} 52,{num(y)}Q58,{side} 66,{side}"


def _tassels() -> str:
    """The knot at (0, 0) that ties the cloth to its post, and the two ends of its cord."""
    cords = "M0,0Q-3.4,4 -2.6,8.5M0,0Q3.2,5 2.4,11"
    brush = fill("M-1,0H1L1.9,5.4Q0,6.4 -1.9,5.4Z", YELLOW, INK, 0.6)
    ends = group(brush, -2.6, 8) + group(brush, 2.4, 10.5)
    return line(cords, INK, 1.6) + line(cords, YELLOW, 0.8) + ends + dot(0, 0, 1.9, YELLOW, width=0.7)


def _cloth(card: Card) -> None:
    """Purple head, white field with the crest, red and purple hem, hung on a rope of two colours."""
    rope = _band(53, 6.5)
    foot = "Q62,96 57,93Q53,89 48,92.5Q43,96.5 38,93.5Q33,90 28,93Q23,96.5 17,93Q12,89 8,92Q4,96 -2,92"
    bands = ((63, 5, CREAM), (82.5, 2.4, RED), (87.5, 1.8, PURPLE))
    folds = (
        "M12,56Q9.5,76 12,94M8,58Q4.5,64 4,70M16,58Q20,65 20.5,71"
        "M52,56Q54.5,76 52,94M48,58Q44,65 43.5,71M56,58Q59.5,64 60,70"
    )
    parts = [fill(f"{_band(y, sag)}V106H-2Z", colour, INK, 0.7) for y, sag, colour in bands]
    card.add(fill(f"{rope}V92{foot}Z", PURPLE), card.cut("cloth", f"{rope}V92{foot}Z", [*parts, line(folds, INK, 0.6)]))
    card.add(line(f"{rope}V92{foot}Z", INK, 0.8))
    card.add(line(rope, INK, 3), line(rope, YELLOW, 1.7), line(rope, RED, 1.7, dash="1.2 2.2"))


def _curtain(card: Card) -> None:
    """The cloth between its posts, and fallen petals on the ground below it."""
    petal = card.stamp(
        "petal", fill("M0,0C-2,-.6 -2.4,-2.6 -.8,-3.6L0,-2.9L.8,-3.6C2.4,-2.6 2,-.6 0,0Z", PINK, RED, 0.5)
    )
    tassels = card.stamp("tassels", _tassels())
    for x in (12, 52):
        card.add(fill(f"M{x - 1.5},60V44H{x + 1.5}V60Z", BROWN, INK, 0.7), dot(x, 43, 2.2, YELLOW, width=0.7))
    card.add(fill("M-1,91H65V106H-1Z", CREAM), fill("M-1,95.6Q16,94.4 32,96T65,95.4V106H-1Z", INK))
    for x, y, rot in ((9, 100.4, 30), (22, 100, -60), (34, 100, 55), (45, 100.4, -25), (56, 100, 10)):
        card.add(petal(x, y, rot))
    _cloth(card)
    card.add(group(_crest(), 32, 76.4, size=1.22), tassels(12, 53.5), tassels(52, 53.5))


def _bright() -> str:
    card = Card("curtain")
    wood: list[Limb] = [
        (((-4, 46), (10, 40), (18, 28), (34, 22), (46, 18), (70, 8)), 4.6, 2),
        (((18, 29), (30, 36), (46, 36), (58, 40)), 2.6, 1),
        (((34, 22), (30, 12), (32, -4)), 2.4, 1.4),
    ]
    leaves = ((9, 30, 1, -30), (46, 27, 1, 70), (60, 20, 1, 30), (20, 9, 0.9, -50), (40, 46, 1, 150))
    blossoms = (
        (31, 10, 1, 0), (8, 9, 1, 20), (50, 7, 0.95, 50), (11, 23, 1.1, 15), (42, 20, 1.2, 5), (57, 27, 1.1, 25),
        (25, 28, 1.2, 40), (12, 42, 1.1, 10), (38, 38, 1.15, 60), (54, 41, 1, 0),
    )  # fmt: skip
    _grow(card, wood, leaves, ((22, 18, 1, -20), (24, 42, 1, 170), (62, 10, 0.9, 40)), blossoms)
    _curtain(card)
    return card.svg()


def _ribbon() -> str:
    card = Card("03-ribbon")
    wood: list[Limb] = [
        (((58, 112), (54, 92), (58, 70), (50, 48), (54, 26), (48, -4)), 6, 2.6),
        (((56, 76), (40, 82), (24, 78), (8, 84)), 3, 1.2),
        (((51, 46), (36, 50), (22, 46), (8, 50)), 2.8, 1.1),
        (((52, 28), (38, 22), (22, 22), (8, 16)), 2.8, 1.1),
    ]
    leaves = ((16, 25, 1, 190), (59, 42, 1, 40), (18, 60, 1, 160), (46, 90, 1, 210), (8, 74, 1, -20), (58, 8, 1, 20))
    blossoms = (
        (48, 14, 1.1, 0), (10, 13, 1.15, 20), (26, 9, 1, 50), (57, 28, 1.05, 15), (8, 34, 1.05, 5), (53, 48, 1.15, 25),
        (10, 53, 1.15, 40), (56, 67, 1.1, 10), (10, 86, 1.2, 60), (54, 86, 1.15, 0), (28, 97, 1.05, 30),
        (44, 98, 0.9, 0),
        (38, 9, 0.8, 30),
    )  # fmt: skip
    _grow(card, wood, leaves, ((6, 67, 1, -30), (16, 98, 1, 200)), blossoms)
    card.add(ribbons.poetry("みよしの", 31, 52, -6))
    return card.svg()


def _boughs() -> str:
    card = Card("03-plain-1")
    wood: list[Limb] = [
        (((-6, 20), (12, 18), (28, 28), (44, 26), (70, 36)), 6, 2.2),
        (((24, 26), (30, 42), (24, 58), (34, 76), (28, 96)), 3.4, 1.1),
        (((42, 26), (50, 44), (46, 62), (54, 84)), 3.2, 1.1),
        (((10, 18), (8, 36), (12, 52), (6, 70)), 2.8, 1.1),
    ]
    leaves = (
        (20, 20, 1, 10),
        (38, 24, 1, -10),
        (56, 34, 1, 20),
        (18, 48, 1, 120),
        (38, 66, 1, 60),
        (58, 72, 1, 60),
        (4, 80, 1, 190),
        (36, 92, 1, 140),
        (50, 96, 1, 200),
    )
    blossoms = (
        (10, 12, 1.15, 0), (30, 12, 1.2, 20), (50, 14, 1.15, 50), (8, 34, 1.15, 15), (28, 34, 1.25, 5),
        (50, 36, 1.25, 25),
        (13, 54, 1.15, 40), (36, 54, 1.1, 60), (54, 56, 1.15, 10), (26, 70, 1.2, 0), (8, 72, 1.1, 30),
        (47, 72, 1.15, 45),
        (30, 90, 1.25, 20), (53, 87, 1.2, 0), (11, 92, 1.1, 50),
    )  # fmt: skip
    _grow(card, wood, leaves, ((40, 40, 1, 130), (20, 82, 1, 200), (60, 46, 0.9, 60)), blossoms)
    return card.svg()


def _trunk() -> str:
    card = Card("03-plain-2")
    wood: list[Limb] = [
        (((10, 112), (16, 88), (34, 70), (32, 48), (48, 32), (50, -4)), 10, 3),
        (((32, 52), (20, 44), (14, 30), (4, 22)), 3.8, 1.3),
        (((33, 72), (46, 68), (60, 72)), 3.6, 1.3),
        (((45, 34), (34, 24), (30, 8)), 3, 1.2),
        (((17, 86), (8, 78), (4, 66)), 3, 1.2),
    ]
    leaves = (
        (52, 24, 1, 50),
        (22, 36, 1, 20),
        (58, 64, 1, 20),
        (48, 80, 1, 160),
        (12, 56, 1, 20),
        (30, 86, 1, 110),
        (22, 20, 1, -20),
    )
    blossoms = (
        (28, 12, 1.2, 0), (54, 14, 1.25, 20), (10, 16, 1.2, 50), (40, 28, 1.15, 15), (8, 36, 1.1, 5), (57, 37, 1.2, 25),
        (23, 46, 1.25, 40), (46, 52, 1.2, 60), (8, 66, 1.25, 10), (57, 70, 1.25, 0), (42, 72, 1.05, 30),
        (40, 93, 1.25, 45),
        (56, 91, 1.1, 20),
    )  # fmt: skip
    _grow(card, wood, leaves, ((36, 38, 1, 160), (26, 68, 1, -30), (18, 9, 0.9, 20)), blossoms)
    card.add(
        line(
            "M15,99q3,-1 5,1.5M19,90q3.5,-.5 5,2.5M25,83q2.5,.4 3.5,3M32.5,74q-2.5,-.5 -4,1.5M35,64"
            "q-3,-1 -5,.5M32,56q2,-1.5 4.5,-.5",
            INK,
            0.7,
        )
    )
    return card.svg()


def cards() -> dict[str, str]:
    """Token -> SVG text of the four cards."""
    return {"curtain": _bright(), "03-ribbon": _ribbon(), "03-plain-1": _boughs(), "03-plain-2": _trunk()}
