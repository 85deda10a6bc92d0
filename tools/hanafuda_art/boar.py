"""The boar of month 7: heavy in front, bristles along the back, setting off to the left."""

from itertools import pairwise
from random import Random

from tools.hanafuda_art.contour import curve, outline
from tools.hanafuda_art.palette import BROWN, CREAM, INK, PINK, WHITE
from tools.hanafuda_art.pen import dot, fill, line, num

_BODY = outline(
    "4.2,80.2 4.6,77 7,75 12,71.5 16.5,66 20,61.6 24,58.2 29,56.3 38,56.6 48,60.5 56,65.5 59.6,72 59.6,79 "
    "57,84.5 51,87 42,88.4 33,89.4 26,89.2 20,88 14.5,86.4 9,84.8 5.6,83.4"
)
_MANE = outline(
    "14.6,68.6 16.5,66 20,61.6 24,58.2 29,56.3 38,56.6 48,60.5 56,65.5 59.3,71.4! 54,67.8 47,64.6 38,61.8 "
    "30,61.4 24,63.4 19,68!"
)
_CREST = ((20, 61.6), (24, 58.2), (29, 56.3), (34, 56), (39, 56.8), (44, 58.6), (49, 61), (54, 64.2), (57.5, 67.6))
_FLANK = ((19, 66), (24, 62.6), (30, 60.8), (38, 61.2), (47, 64), (54, 67.2), (58.4, 71))
_SHINE = ((26, 60), (32, 58.8), (39, 59.6), (46, 62.2), (53, 65.8))
_TUFTS = "32,72.4 37,71 33.4,77 38.6,76 42,72.4 35.5,81.8 41,80.8 43.2,76.4 52.5,76 54.5,80 50.8,80.6 30,75"
_CHEEK = "18.6,77 21.4,74 20.6,80.4 22.4,84 17,84.4"


def _comb(points: tuple[tuple[float, float], ...], between: int, dx: float, dy: float, chance: Random) -> str:
    """Hairs that start along ``points``, each about (dx, dy) long."""
    hairs = []
    for (x0, y0), (x1, y1) in pairwise(points):
        for i in range(between):
            x, y = x0 + (x1 - x0) * i / between, y0 + (y1 - y0) * i / between
            long = 1 + chance.uniform(-0.2, 0.25)
            hairs.append(
                f"M{num(x)},{num(y)}q{num(dx * long * 0.6)},{num(dy * long * 0.25)} {num(dx * long)},{num(dy * long)}"
            )
    return "".join(hairs)


def _legs() -> list[str]:
    far = (
        "12,84! 10.4,87.4 6.6,89.6 5.6,92.4! 9.4,93.2! 14,91.4 19,87!",
        "48,84! 53.4,86.4 57.6,89.4 57.6,94.6! 61.2,94.8! 61.4,88.4 58.5,82!",
    )
    near = (
        "20,84! 22.4,88.6 22,92 20.8,97! 25,97.4! 27.4,92.6 32.6,85!",
        "43,85! 46.4,89.4 45.4,93 45.6,97! 49.8,97.2! 51.4,92.6 57,85!",
    )
    hooves = (
        "M5.7,92L4.8,94.6L9,95.4L9.8,93ZM20.9,96.8L20,99.2L24.6,99.4L25,97.2Z"
        "M45.6,96.8L45,99H49.6L49.9,97ZM57.6,94.4L57.2,96.6H61.2V94.8Z"
    )
    return [
        *(fill(outline(leg), INK, INK, 0.8) for leg in far),
        *(fill(outline(leg), BROWN, INK, 0.8) for leg in near),
        fill(hooves, INK, INK, 0.5),
    ]


def _strokes(points: str, way: str, width: float) -> str:
    return line("".join(f"M{point}{way}" for point in points.split()), INK, width)


def _coat(chance: Random) -> list[str]:
    return [
        line(_comb(_CREST, 4, 3.1, -1.5, chance), INK, 0.6),
        fill(_BODY, BROWN, INK, 0.9),
        fill(_MANE, INK),
        line(_comb(_FLANK, 5, 2.6, 2.5, chance), INK, 0.7),
        line(_comb(_SHINE, 1, 4.2, 0.7, chance), CREAM, 0.5),
        line(_BODY, INK, 0.9),
        line(curve("27.5,70 25,76 26.4,83 31,87.4") + curve("50.4,72 46.4,77.4 47,83.4 51,86.6"), INK, 0.7),
        _strokes(_TUFTS, "q1.5,.7 3,.5", 0.55),
    ]


def _head() -> list[str]:
    return [
        fill(outline("20.6,69.4 18.6,65.4 20.2,60.6 23.4,57! 26.4,61.4 26.2,66 24,68.8"), BROWN, INK, 0.8),
        fill(outline("22,67.4! 21.2,63.6 23,60.4! 24.4,63.6 23.6,66.8!"), INK),
        fill(outline("4.2,80.6 3.5,78.2 4.5,75.8 6.8,75.2 8,78 7.4,81.4 5.6,82.6"), PINK, INK, 0.8),
        line("M4.9,78v1.7M6.2,77.6v1.5", INK, 0.65),
        line("M7.8,82.6Q12,83.8 17,80.6", INK, 0.8),
        fill("M9.8,82.6C8,80.6 8.4,77.6 10.6,75.6C10.6,78 11.6,80.6 13.4,82.6Z", WHITE, INK, 0.6),
        fill("M14.2,73.2L18.6,71.6Q18.4,74.4 15.8,74.2Z", WHITE, INK, 0.5),
        dot(16.9, 72.9, 0.8, INK),
        line("M13.4,72.6L19.4,70.2", INK, 1.1),
        _strokes(_CHEEK, "q1.2,.8 2.6,.6", 0.55),
    ]


def boar() -> list[str]:
    """The boar with its feet between y 93 and 99."""
    tail = line(curve("58.5,69 61.4,71 60.7,75.6"), INK, 1.1) + line("M60.7,75.4l-1.1,3M60.7,75.4l.5,3.1", INK, 0.7)
    return [tail, *_legs(), *_coat(Random(4)), *_head()]
