"""Month 1, pine: the crane before the sun, the poetry ribbon and two plains."""

from tools.hanafuda_art import ribbons
from tools.hanafuda_art.limbs import Limb, limbs, outline, twigs
from tools.hanafuda_art.palette import BROWN, CREAM, INK, RED, WHITE, YELLOW
from tools.hanafuda_art.pen import Card, dot, fill, line, num, polar

_TUFT = 10.0
_FLAT = 0.8

Tufts = tuple[tuple[float, float, float, float], ...]


def _needles(inner: float, outer: float, angles: list[float]) -> str:
    parts = []
    for angle in angles:
        (x0, y0), (x1, y1) = polar(inner, angle), polar(outer, angle)
        parts.append(f"M{num(x0)},{num(y0 * _FLAT)}L{num(x1)},{num(y1 * _FLAT)}")
    return "".join(parts)


def tuft() -> str:
    """A fan of needles over its foot at (0, 0), 20 wide: a black mass, cream needles in it, a red heart."""
    r = _TUFT
    fan = f"M{-r},0A{r},{r * _FLAT} 0 0 1 {r},0Q{r / 2},2 0,1.4Q{-r / 2},2 {-r},0Z"
    step = 180 / 14
    tips = [180 + step * i for i in range(15)]
    return (
        line(_needles(0.9 * r, 1.13 * r, tips), INK, 0.75)
        + fill(fan, INK)
        + line(_needles(0.36 * r, 0.92 * r, tips[1:-1]), CREAM, 0.42)
        + fill("M-2.6,.2Q0,-3.4 2.6,.2Q0,1.4 -2.6,.2Z", RED)
    )


def _grow(card: Card, wood: list[Limb], tufts: Tufts, bark: str = "") -> None:
    """Wood first, then its tufts from the top of the card down, so that each lies over the one above."""
    fan = card.stamp("tuft", tuft())
    card.add(limbs([*twigs(wood, [(x, y - 1) for x, y, _, _ in tufts], 2, 1.2), *wood], BROWN))
    if bark:
        card.add(line(bark, INK, 0.7))
    card.add(*(fan(x, y, rot, size) for x, y, size, rot in tufts))


def _crane() -> str:
    """The red-crowned crane, standing, its head to the left."""
    body = (
        "M26,61C27,53.5 36.5,49.5 44,51.6C50.5,53.5 54,58 54.4,62.5C51.5,68.5 44,73.6 36.5,73C29.5,72.4 25.6,67 26,61Z"
    )
    neck = outline(((33, 63), (27.5, 57), (29, 49.5), (29.4, 43), (24.8, 38)), 12, 4)
    throat = outline(((27.6, 65), (25.4, 58), (27.2, 50), (28.4, 43), (24.8, 38)), 0.6, 4)
    tail = "M44,54C54,53 60.5,61 60.5,79C58.5,75 57,74 55.6,75.5C55.4,72.5 54.2,71 52.4,72C51,68.5 47.5,68 44,69Z"
    return "".join(
        (
            line("M36,70L34,94.5M42.5,69.5L43.5,94.5", INK, 1.5),
            line("M34,94.5l-4.4,1.6M34,94.5l1.6,2.2M43.5,94.5l-4.4,1.6M43.5,94.5l1.8,2.2", INK, 1.2),
            fill(tail, INK),
            line("M49,58Q56,63 58.6,72M48,61.5Q53,65 54.6,70", CREAM, 0.5),
            line(body + neck, INK, 1.8),
            fill(body, WHITE),
            fill(neck, WHITE),
            fill(throat, INK),
            line(
                "M37,57.5Q45,54.6 52,60.5M35,61.5Q43.5,58.4 52,64M35.6,65.6Q42.5,62.6 49.4,66.8M38.5,69Q42.5,67 46,69",
                INK,
                0.6,
            ),
            fill(
                "M28.4,39.6C28.4,35 24.5,33 21.4,34.4C18.8,35.5 18.2,38.5 19.6,40.6C21.4,43 25.6,43.3 27.4,42Z",
                WHITE,
                INK,
                0.8,
            ),
            fill("M20,35.4C22,32.6 26.6,32.8 28,36.4C25.2,37.8 22,37.6 20,35.4Z", RED, INK, 0.5),
            fill("M19,37.4L8,41.2L19.5,41Z", YELLOW, INK, 0.6),
            fill("M19.4,41C20.5,43.6 24,45 27,44.4L27.6,41.6C25,42.7 21.8,42.4 19.4,41Z", INK),
            dot(22.7, 39.2, 0.95, INK),
        )
    )


def _bright() -> str:
    card = Card("crane")
    card.add(dot(44, 26, 15.5, RED))
    wood: list[Limb] = [(((-3, 34), (8, 31), (18, 23), (30, 21)), 3.2, 1.2)]
    _grow(card, wood, ((25, 11, 0.95, 0), (7, 15, 1.2, 0), (30, 22, 0.85, 0), (5, 34, 1.05, 0)))
    card.add(fill("M0,106V98C12,95.5 22,97.8 34,97.2C46,96.6 54,95.5 64,97.5V106Z", INK))
    card.add(_crane())
    fan = card.stamp("fan", tuft())
    card.add(fan(7, 100.500, 0, 1), fan(57.500, 100.500, 0, 1.05))
    return card.svg()


def _ribbon() -> str:
    card = Card("01-ribbon")
    wood: list[Limb] = [
        (((50, 108), (46, 88), (52, 70), (44, 50), (50, 30), (44, 8)), 6.4, 3),
        (((46, 84), (36, 80), (20, 82), (8, 78)), 3, 1.2),
        (((50, 66), (58, 62), (68, 62)), 3, 1.6),
        (((45, 50), (34, 46), (20, 48), (6, 44)), 2.8, 1.2),
        (((49, 28), (57, 26), (68, 24)), 2.6, 1.4),
        (((46, 20), (32, 18), (12, 20)), 2.4, 1),
    ]
    tufts = (
        (34, 9, 1.1, 0), (54, 11, 1.15, 0), (10, 14, 1.2, 0), (55, 29, 1.1, 0), (9, 32, 1.05, 0),
        (10, 49, 1.1, 0), (53, 47, 1.1, 0), (56, 66, 1.1, 0), (9, 66, 1.05, 0), (10, 83, 1.15, 0),
        (55, 84, 1.05, 0), (34, 97, 1.1, 0), (10, 100, 1.1, 0), (56, 101, 1.1, 0),
    )  # fmt: skip
    _grow(card, wood, tufts)
    card.add(ribbons.poetry("あかよろし", 31, 51, -6))
    return card.svg()


def _leaning() -> str:
    card = Card("01-plain-1")
    wood: list[Limb] = [
        (((4, 112), (14, 90), (30, 76), (32, 58), (24, 42), (34, 24), (56, 14)), 9.5, 2.2),
        (((31, 74), (44, 72), (54, 76)), 3, 1.4),
        (((30, 50), (42, 46), (54, 46)), 2.8, 1.2),
        (((25, 44), (16, 46), (8, 44)), 2.6, 1.2),
        (((18, 86), (12, 80), (8, 72)), 2.8, 1.2),
        (((10, 98), (24, 96), (40, 99), (56, 97)), 2.8, 1.2),
        (((28, 34), (20, 28), (12, 24)), 2.2, 1.1),
    ]
    bark = (
        "M13,97q3,-1 4,2M19,89q3,-.5 4,2.5M26,82q2.5,0 3.5,2.5M31,72q-2.5,1 -2,4M33,62q-2.6,1 -2.4,4"
        "M29,54q-1.6,1.4 -.8,4M26.5,41q-1,2 .8,4"
    )
    tufts = (
        (30, 14, 1.15, 0), (54, 15, 1.2, 0), (10, 23, 1.1, 0), (38, 29, 1, 0), (11, 44, 1.15, 0),
        (54, 47, 1.2, 0), (8, 72, 1.1, 0), (52, 77, 1.3, 0), (33, 98, 1.1, 0), (55, 99, 1, 0),
    )  # fmt: skip
    _grow(card, wood, tufts, bark)
    return card.svg()


def _tiers() -> str:
    card = Card("01-plain-2")
    wood: list[Limb] = [
        (((68, 22), (52, 26), (36, 24), (22, 28)), 4.4, 1.4),
        (((-4, 56), (14, 58), (30, 54), (46, 58)), 4.4, 1.4),
        (((68, 90), (50, 92), (34, 88), (18, 92)), 4.4, 1.4),
    ]
    tufts = (
        (20, 14, 1.2, -6), (45, 15, 1.5, 4), (20, 30, 1.45, 0), (52, 31, 1.1, 0),
        (18, 50, 1.5, 0), (46, 49, 1.2, 0), (12, 65, 1.1, 0), (42, 65, 1.5, 0),
        (22, 82, 1.2, 0), (50, 83, 1.5, 0), (18, 98, 1.45, 0), (48, 101, 1.2, 0),
    )  # fmt: skip
    _grow(card, wood, tufts)
    return card.svg()


def cards() -> dict[str, str]:
    """Token -> SVG text of the four cards."""
    return {"crane": _bright(), "01-ribbon": _ribbon(), "01-plain-1": _leaning(), "01-plain-2": _tiers()}
