"""Outlines of animals, people and things: smooth lines through points that were chosen by eye.

Points are written ``"x,y x,y! x,y"``; the line runs softly through every point and breaks at those with ``!``.
"""

from math import atan2, degrees

from tools.hanafuda_art.pen import num

Point = tuple[float, float, bool]
Arc = tuple[float, float, float, float, float, float]
"""A twig: x and y of its foot, of the point that bends it, and of its tip."""


def _points(text: str) -> list[Point]:
    made = []
    for word in text.split():
        x, y = word.rstrip("!").split(",")
        made.append((float(x), float(y), word.endswith("!")))
    return made


def _through(points: list[Point], around: bool) -> str:
    count = len(points)

    def slope(i: int) -> tuple[float, float]:
        if points[i][2]:
            return 0, 0
        before = points[i - 1] if around or i else points[i]
        after = points[(i + 1) % count] if around or i < count - 1 else points[i]
        return (after[0] - before[0]) / 6, (after[1] - before[1]) / 6

    made = [f"M{num(points[0][0])},{num(points[0][1])}"]
    for i in range(count if around else count - 1):
        j = (i + 1) % count
        (x0, y0, _), (x1, y1, _) = points[i], points[j]
        (u0, v0), (u1, v1) = slope(i), slope(j)
        if u0 == v0 == u1 == v1 == 0:
            made.append(f"L{num(x1)},{num(y1)}")
        else:
            made.append(f"C{num(x0 + u0)},{num(y0 + v0)} {num(x1 - u1)},{num(y1 - v1)} {num(x1)},{num(y1)}")
    return "".join(made)


def outline(points: str) -> str:
    """The closed line through ``points``, as path data."""
    return _through(_points(points), around=True) + "Z"


def curve(points: str) -> str:
    """The open line through ``points``, as path data."""
    return _through(_points(points), around=False)


def arc(twig: Arc) -> str:
    """The line of ``twig``, as path data."""
    x0, y0, bx, by, x1, y1 = map(num, twig)
    return f"M{x0},{y0}Q{bx},{by} {x1},{y1}"


def along(twig: Arc, t: float) -> tuple[float, float, float]:
    """x and y on ``twig`` at ``t`` (0 is its foot, 1 its tip), and the turn that lets a leaf point on along it."""
    x0, y0, bx, by, x1, y1 = twig
    a, b, c = (1 - t) ** 2, 2 * t * (1 - t), t * t
    dx = (1 - t) * (bx - x0) + t * (x1 - bx)
    dy = (1 - t) * (by - y0) + t * (y1 - by)
    return a * x0 + b * bx + c * x1, a * y0 + b * by + c * y1, degrees(atan2(dy, dx)) + 90
