"""The beginners' layer over the cards: number of the month and sign of the kind, in two corners.

It is a layer of its own, so that the deck stays clean for those who need no help.
"""

from tools.hanafuda_art.deck import MONTHS, kinds
from tools.hanafuda_art.glyphs import sign
from tools.hanafuda_art.palette import CREAM, INK
from tools.hanafuda_art.pen import HEIGHT, WIDTH, Stamp, fill, group, shorten

SIGNS = {"bright": "光", "animal": "種", "ribbon": "短", "plain": "カ"}
# The head of the bird is where the mark would be.
_FROM_THE_RIGHT = ("phoenix",)


def _mark(month: int, kind: str, right: bool) -> str:
    """The mark of an upper corner, left or right."""
    paper = fill("M2.6,2.6H16.4V23.6Q16.4,27 13,27H2.6Z", CREAM, INK, 0.9)
    middle = 9.4
    if right:
        paper, middle = group(paper, WIDTH, wide=-1), WIDTH - middle
    number = str(month)
    first = middle - (len(number) - 1) * 3
    digits = "".join(sign(digit, first + 6 * i, 8.6, 13, INK) for i, digit in enumerate(number))
    # The digits of the brush face are too thin for a card that is 42 pixels wide.
    return paper + f'<g stroke="{INK}" stroke-width=".5">{digits}</g>' + sign(SIGNS[kind], middle, 20, 11.4, INK)


def marks() -> dict[str, str]:
    """Token -> SVG text of the marks alone, in the size of a card and transparent between them."""
    made = {}
    for month in MONTHS:
        for token, kind in kinds(month).items():
            mark = _mark(month, kind, token in _FROM_THE_RIGHT)
            turned = Stamp(f"hf-{token}-mark")
            made[token] = shorten(
                f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}">'
                f'<g id="{turned.name}">{mark}</g>{turned(WIDTH, HEIGHT, 180)}</svg>\n'
            )
    return made
