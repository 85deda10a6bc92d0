"""Written signs as outlines, from the brush face that the torifuda use too."""

from functools import cache
from pathlib import Path

from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont
from tools.hanafuda_art.pen import num

FACES = Path(__file__).parents[2] / "browser" / "node_modules" / "@fontsource"
_FACE = FACES / "yuji-syuku" / "files" / "yuji-syuku-japanese-400-normal.woff2"
_LATIN = FACES / "yuji-syuku" / "files" / "yuji-syuku-latin-400-normal.woff2"


@cache
def _face(path: Path) -> TTFont:
    return TTFont(path)


@cache
def _outline(sign: str, x: float, y: float, size: float) -> str:
    font = _face(_LATIN if sign.isascii() else _FACE)
    glyphs = font.getGlyphSet()
    scale = size / font["head"].unitsPerEm
    glyph = glyphs[font.getBestCmap()[ord(sign)]]
    pen = SVGPathPen(glyphs, num)
    left = x - glyph.width * scale / 2
    glyph.draw(TransformPen(pen, (scale, 0, 0, -scale, left, y + size * 0.38)))
    return str(pen.getCommands())


def sign(text: str, x: float, y: float, size: float, colour: str) -> str:
    """One written sign as a filled outline, its middle at (x, y); ``size`` is the height of the face in card units."""
    return f'<path d="{_outline(text, x, y, size)}" fill="{colour}"/>'
