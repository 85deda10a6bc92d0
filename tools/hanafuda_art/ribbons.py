"""The three kinds of ribbon (tanzaku), told apart by writing and by cut as well as by colour.

Poetry ribbons are straight and carry gold writing; red ones are blank with a swallow's tail; purple ones have
their corners cut off and a dashed line inside. (x, y) is the middle of the ribbon.
"""

from tools.hanafuda_art.glyphs import sign
from tools.hanafuda_art.palette import CREAM, GOLD, INK, PURPLE, RED
from tools.hanafuda_art.pen import fill, group, line, num

_HALF = 7.0
_LONG = 34.0


def _body(shape: str, colour: str) -> str:
    # The cream rim keeps the ribbon off the black leaves behind it.
    return line(shape, CREAM, 2.4) + fill(shape, colour, INK, 0.9)


def poetry(text: str, x: float, y: float, rot: float = 0) -> str:
    """A red ribbon with ``text`` written down it in gold (months 1 to 3)."""
    w, h = _HALF, _LONG
    edge = f"M{-w},{-h}H{w}V{h}H{-w}Z"
    inner = f"M{-w + 1.3},{-h + 1.3}H{w - 1.3}V{h - 1.3}H{-w + 1.3}Z"
    step = (2 * h - 7) / len(text)
    size = min(step * 1.08, 13.4)
    signs = (sign(each, 0, -h + 3.5 + step * (i + 0.5), size, GOLD) for i, each in enumerate(text))
    return group([_body(edge, RED), line(inner, GOLD, 0.5), *signs], x, y, rot)


def red(x: float, y: float, rot: float = 0) -> str:
    """A blank red ribbon with a swallow's tail (months 4, 5, 7, 11)."""
    w, h = _HALF, _LONG
    edge = f"M{-w},{-h}H{w}V{h}L0,{h - 6}L{-w},{h}Z"
    inner = f"M{-w + 1.4},{h - 3.4}V{-h + 1.4}H{w - 1.4}V{h - 3.4}"
    return group([_body(edge, RED), line(inner, CREAM, 0.6)], x, y, rot)


def purple(x: float, y: float, rot: float = 0) -> str:
    """A blank purple ribbon with cut corners and a dashed line inside (months 6, 9, 10)."""
    w, h, c = _HALF, _LONG, 3.2
    edge = f"M{-w + c},{-h}H{w - c}L{w},{-h + c}V{h - c}L{w - c},{h}H{-w + c}L{-w},{h - c}V{-h + c}Z"
    i, j, k = w - 1.7, h - 1.7, c - 0.5
    inner = f"M{-i + k},{-j}H{i - k}L{i},{-j + k}V{j - k}L{i - k},{j}H{-i + k}L{-i},{j - k}V{-j + k}Z"
    return group([_body(edge, PURPLE), line(inner, CREAM, 0.8, dash=f"{num(1.8)} {num(2)}")], x, y, rot)
