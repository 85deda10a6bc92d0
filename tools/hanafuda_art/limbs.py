"""Boughs, trunks, stems and necks: strokes that taper, and that join without a seam."""

from collections.abc import Sequence
from itertools import pairwise

from tools.hanafuda_art.palette import INK
from tools.hanafuda_art.pen import fill, num

Point = tuple[float, float]
# points from root to tip, width at the root, width at the tip
Limb = tuple[Sequence[Point], float, float]

_STEPS = 3


def _between(p: Point, q: Point, r: Point, s: Point, t: float) -> Point:
    """Catmull-Rom: the point at ``t`` (0 to 1) of the way from q to r, with p before and s after."""

    def axis(a: float, b: float, c: float, d: float) -> float:
        return (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t**2 + (3 * b - a - 3 * c + d) * t**3) / 2

    return axis(p[0], q[0], r[0], s[0]), axis(p[1], q[1], r[1], s[1])


def along(points: Sequence[Point], steps: int = _STEPS) -> list[Point]:
    """A smooth way through ``points``, ``steps`` places for each span."""
    way = []
    last = len(points) - 1
    for i in range(last):
        ends = points[max(i - 1, 0)], points[i], points[i + 1], points[min(i + 2, last)]
        way += [_between(*ends, k / steps) for k in range(steps)]
    return [*way, points[-1]]


def spine(points: Sequence[Point]) -> str:
    """Path data of the smooth line through ``points``."""
    return _smooth(along(points))


def _smooth(way: Sequence[Point], start: str = "M") -> str:
    """Path data through the middles of ``way``, bent by its points."""
    parts = [f"{start}{num(way[0][0])},{num(way[0][1])}"]
    for here, there in pairwise(way[1:]):
        x, y = (here[0] + there[0]) / 2, (here[1] + there[1]) / 2
        parts.append(f"Q{num(here[0])},{num(here[1])} {num(x)},{num(y)}")
    parts.append(f"L{num(way[-1][0])},{num(way[-1][1])}")
    return "".join(parts)


def outline(points: Sequence[Point], root: float, tip: float) -> str:
    """Path data of a limb through ``points``, ``root`` wide where it begins and ``tip`` wide where it ends."""
    way = along(points)
    left, right = [], []
    for i, (x, y) in enumerate(way):
        before, after = way[max(i - 1, 0)], way[min(i + 1, len(way) - 1)]
        dx, dy = after[0] - before[0], after[1] - before[1]
        size = (dx * dx + dy * dy) ** 0.5 or 1
        half = (root + (tip - root) * i / (len(way) - 1)) / 2
        left.append((x - dy / size * half, y + dx / size * half))
        right.append((x + dy / size * half, y - dx / size * half))
    return _smooth(left) + _smooth(right[::-1], "L") + "Z"


def limbs(grown: Sequence[Limb], colour: str, edge: str = INK, width: float = 0.9) -> str:
    """All of ``grown`` as one piece of wood: every edge lies below every filling."""
    shapes = "".join(outline(*each) for each in grown)
    if not width:
        return fill(shapes, colour)
    return fill(shapes, colour, edge, 2 * width).replace("<path", '<path paint-order="stroke"')


def twigs(grown: Sequence[Limb], places: Sequence[Point], root: float = 1.4, tip: float = 0.8) -> list[Limb]:
    """A twig from the wood to each of ``places``, so that nothing hangs in the air.

    It leaves the nearest limb a little before the nearest point, and so grows forward.
    """
    ways = [along(points, 5) for points, _, _ in grown]
    made: list[Limb] = []
    for x, y in places:
        _, way, i = min(((px - x) ** 2 + (py - y) ** 2, w, i) for w in ways for i, (px, py) in enumerate(w))
        left = way[max(i - 3, 0)]
        bend = ((left[0] + x) / 2 + (y - left[1]) * 0.1, (left[1] + y) / 2 - (x - left[0]) * 0.1)
        made.append(((left, bend, (x, y)), root, tip))
    return made
