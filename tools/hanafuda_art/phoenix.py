"""The phoenix (hoo) of month 12: wings wide open, five tail plumes that sweep down the card."""

from collections.abc import Sequence
from itertools import pairwise
from math import atan2, degrees

from tools.hanafuda_art.contour import outline
from tools.hanafuda_art.limbs import Point, along
from tools.hanafuda_art.palette import CREAM, INK, PURPLE, RED, WHITE, YELLOW
from tools.hanafuda_art.pen import Card, Stamp, fill, group, line, num, oval

_PLUMES = (
    (((33, 45), (33, 52), (28, 57.5), (21, 58.6), (12, 55)), PURPLE, YELLOW),
    (((35, 46), (37.6, 54), (33.6, 62.5), (25, 66.5), (13, 66)), RED, YELLOW),
    (((36.4, 45.6), (42.6, 53.6), (42.2, 64), (35, 71.5), (23, 76)), YELLOW, RED),
    (((38, 44.6), (48, 51.6), (50, 63), (44.6, 73), (35, 81)), PURPLE, YELLOW),
    (((39, 43), (52, 47), (57.6, 58), (55.4, 70), (48.6, 80)), RED, YELLOW),
)


def _feather(long: float, half: float, colour: str) -> str:
    """A feather that grows upwards from (0, 0) and narrows at its end."""
    wide, root, side = num(half), num(-0.3 * long), num(-0.8 * long)
    shape = (
        f"M0,0C-{wide},{root} -{wide},{num(-0.6 * long)} -{wide},{side}Q-{wide},{num(-0.94 * long)} 0,{num(-long)}"
        f"Q{wide},{num(-0.94 * long)} {wide},{side}C{wide},{num(-0.6 * long)} {wide},{root} 0,0Z"
    )
    return fill(shape, colour, INK, 0.65) + line(f"M0,{num(-0.5 * long)}V{num(-0.87 * long)}", INK, 0.4)


def _fan(count: int, turns: tuple[float, float], long: tuple[float, float], half: float, colour: str) -> str:
    """Feathers from the first of ``turns`` to the last, their length going from the one of ``long`` to the other."""
    parts = []
    for i in range(count):
        t = i / (count - 1)
        parts.append(
            group(_feather(long[0] + (long[1] - long[0]) * t, half, colour), rot=turns[0] + (turns[1] - turns[0]) * t)
        )
    return "".join(parts)


def _near_wing() -> str:
    """A wing that opens upwards and to the right from (0, 0)."""
    return "".join(
        (
            _fan(9, (104, 12), (15, 35), 2.4, YELLOW),
            _fan(8, (102, 13), (11.5, 24.5), 2.2, PURPLE),
            _fan(6, (98, 14), (8, 16), 2.2, RED),
            _fan(4, (90, 18), (5.4, 9), 2, YELLOW),
        )
    )


def _far_wing() -> str:
    """The wing behind: upwards and to the left from (0, 0)."""
    return "".join(
        (
            _fan(6, (-66, -12), (20, 33), 2.4, YELLOW),
            _fan(5, (-64, -12), (14, 23), 2.3, PURPLE),
            _fan(4, (-60, -12), (10, 15), 2.2, RED),
        )
    )


def _plume(points: Sequence[Point], scale: Stamp, eye: Stamp, colours: tuple[str, str]) -> str:
    """A tail plume along ``points``: scales that grow towards an eye at its end, each laid over the one behind it."""
    way = along(points, 4)
    parts = []
    for i, ((x0, y0), (x1, y1)) in enumerate(pairwise(way)):
        turn = degrees(atan2(y1 - y0, x1 - x0)) - 90
        last = i == len(way) - 2
        size = 0.7 + 0.5 * i / len(way)
        parts.append(eye(x0, y0, turn, fill=colours[1]) if last else scale(x0, y0, turn, size, fill=colours[0]))
    return "".join(reversed(parts))


def _tail(card: Card) -> list[str]:
    scale = card.stamp(
        "scale",
        f'<path d="M-2,0C-2.6,2.6 -1.6,5.4 0,6.2C1.6,5.4 2.6,2.6 2,0Z" stroke="{INK}" stroke-width=".6"/>'
        + line("M0,1V4.6", INK, 0.4),
    )
    eye = card.stamp(
        "eye",
        f'<path d="M0,-1C-3.8,1.6 -3.8,7 0,10C3.8,7 3.8,1.6 0,-1Z" stroke="{INK}" stroke-width=".7"/>'
        + oval(0, 4.8, 1.9, 2.6, CREAM, width=0.5)
        + oval(0, 5, 1, 1.5, INK),
    )
    return [_plume(points, scale, eye, (colour, end)) for points, colour, end in _PLUMES]


def _crest() -> str:
    d = (
        "M13,22.6C12.6,18.6 14.4,16 17.4,15C16.6,17 16.6,19.4 17,22Z"
        "M15,22.6C15.8,18.8 18.6,17 22.4,17C20.2,18.6 19,20.8 18,23.4Z"
        "M16.4,24C18,21 21,20 25,20.8C22.2,21.6 20.4,23.4 18.8,25.6Z"
    )
    return fill(d, RED, INK, 0.6)


def _front() -> list[str]:
    body = (
        "18,24.6 20,28.8 24.6,31.4 31.4,32.4 37.4,36.6 40.6,43.6! 36,47.6 29,47.4 22.4,44 18.4,38.4 16,33.6 13.4,29.4"
    )
    head = "18.6,25.6 17.6,22.6 14.8,21 11.6,21.8 9.6,24.2 9.8,27 12,29 15.4,29.6 18,28.4"
    scales = (
        "M17.6,32.6q2.6,.4 3.6,-2.4M19.4,37q2.6,0 3.2,-2.6q2.6,.2 3.2,-2.4M22,41.4q3,0 3.4,-2.8q2.8,.2 3.2,-2.6"
        "q2.6,.2 3,-2.4M26.4,44.8q2.8,-.2 3,-3q2.8,.2 3.2,-2.6q2.4,.2 2.8,-2.2M31.6,46q2.6,-.6 2.6,-3q2.4,0 2.8,-2.4"
    )
    return [
        _crest(),
        fill(outline(body), RED, INK, 0.9),
        line(scales, YELLOW, 0.8),
        fill(outline(head), WHITE, INK, 0.8),
        fill("M10.4,23C7.4,22.4 5,24 4.2,27.4C6.2,26.4 8,26.4 10,26.6Z", YELLOW, INK, 0.6),
        line("M9.8,24.8Q7.6,24.8 6,26", INK, 0.4),
        fill("M12.2,24.8Q13.6,23.2 15.6,24.2Q14.4,25.8 12.2,24.8Z", INK, INK, 0.4),
        fill("M11,28.4q-1.2,2.4 .4,4.4q2,-1.2 1.8,-3.8Z", RED, INK, 0.5),
    ]


def phoenix(card: Card) -> list[str]:
    """The bird on its way to the left, between y 2 and 88; its plumes are made of stamps on ``card``."""
    far, near = group(_far_wing(), 26, 35), group(_near_wing(), 31, 38)
    return [far, *_tail(card), *_front(), near]
