"""Yomifuda: the whole poem with the kana of its characters, the poet's name, and the poet.

Signs stand on a grid in columns from right to left, as typst has no vertical lines. In mm of a card of 52 x 73.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from karuta.games.bozu.poets import EMPERORS
from karuta.poems.anthology import Poem, morae
from karuta.poems.kana import romaji_of
from karuta.poems.kimariji import deciding
from karuta.print.drawing import Drawing
from karuta.print.looks import BROWN, LOOKS
from karuta.print.order import Order

_CHARACTERS = "[\u4e00-\u9fff々]+"
_PARTS = re.compile(f"{_CHARACTERS}|[^\u4e00-\u9fff々]+")


class Columns(NamedTuple):
    """Where phrases stand: the middle of each column, its top, the pitch at most, its lowest point, and how large the
    signs and the small kana beside them are."""

    xs: tuple[float, ...]
    tops: tuple[float, ...]
    pitch: float
    lowest: tuple[float, ...]
    em: float
    small: float


POEM: Final = Columns(
    (39.4, 31.9, 24.4, 16.4, 8.6), (4.6, 4.6, 4.6, 13.0, 13.0), 5.5, (44.6, 44.6, 44.6, 60, 60), 5.0, 1.75
)
LARGE: Final = Columns((42.6, 33.7, 24.8, 15.9, 7.4), (5.0,) * 5, 8.2, (67.6,) * 5, 6.7, 2.1)
MARKED: Final = Columns((43.6, 38.0, 32.4, 26.8, 21.2), (4.0, 4.0, 4.0, 6.4, 6.4), 3.75, (35.0,) * 5, 3.6, 1.4)
AUTHOR, AUTHOR_X, AUTHOR_TOP = 2.7, 46.9, 4.6
FIGURE: Final = ((23.5, 44.2), (28.0, 24.4))
MAT_HEIGHT: Final = 2.55


def yomifuda(poem: Poem, order: Order, pictures: tuple[str, str]) -> str:
    """The card in typst; `pictures`: names of those of the poet and of the mat."""
    look = LOOKS[order.look]
    drawing = Drawing(order.card, look, BROWN if order.look in {"colour", "ink-saver"} else "")
    drawing.lettering(order.font)
    if order.marks:
        _marked(drawing, poem, pictures[0])
    elif look.bold:
        _poem(drawing, poem, LARGE)
        drawing.lettering("clear", look.soft)
        drawing.line(f"{poem.author.kanji} · {poem.number}", 4.2, 69.4, 2.0, width=43.6, how="right")
    else:
        _sitting(drawing, poem, pictures)
    return str(drawing)


def runs(text: str, reading: str) -> list[tuple[str, str]]:
    """A printed phrase in runs: characters with the kana that tell how they are read, or kana with nothing.

    Where several ways to part the reading fit, it is the one that gives the characters most evenly theirs.

    >>> runs("秋の田の", "あきのたの")
    [('秋', 'あき'), ('の', ''), ('田', 'た'), ('の', '')]
    >>> runs("吉野の里に", "よしののさとに")
    [('吉野', 'よしの'), ('の', ''), ('里', 'さと'), ('に', '')]
    """
    parts = _PARTS.findall(text)

    def unevenness(kana: tuple[str, ...]) -> float:
        return sum(
            (len(own) / len(part) - _KANA_OF_ONE) ** 2 * len(part) for part, own in zip(parts, kana, strict=True) if own
        )

    kana = min(_partings(parts, reading), key=unevenness)
    return list(zip(parts, kana, strict=True))


_KANA_OF_ONE: Final = 1.9
"""How many kana a character has, on the whole."""


def _partings(parts: Sequence[str], reading: str) -> Iterator[tuple[str, ...]]:
    """Every way to give the characters among `parts` their kana of the reading; '' for what is kana itself."""
    if not parts:
        if not reading:
            yield ()
        return
    first, *rest = parts
    if re.match(_CHARACTERS, first):
        for length in range(1, len(reading) + 1):
            yield from ((reading[:length], *others) for others in _partings(rest, reading[length:]))
    elif reading.startswith(first):
        yield from (("", *others) for others in _partings(rest, reading[len(first) :]))


def _sitting(drawing: Drawing, poem: Poem, pictures: tuple[str, str]) -> None:
    figure, mat = pictures
    (x, y), box = FIGURE
    inset = drawing.look.rim_width / 10
    # Who reigned sits on a dais: two mats.
    mats = 2 if poem.number in EMPERORS else 1
    drawing.picture(figure, (x, y), (box[0], box[1] - (mats - 1) * MAT_HEIGHT))
    for n in range(mats):
        drawing.picture(mat, (inset, 73 - inset - MAT_HEIGHT * (n + 1)), (52 - 2 * inset, MAT_HEIGHT), filling=True)
    _poem(drawing, poem, POEM)
    ys = [AUTHOR_TOP + AUTHOR * 1.12 * (row + 0.5) for row in range(len(poem.author.kanji))]
    drawing.column(poem.author.kanji, AUTHOR_X, ys, AUTHOR)
    _beside(drawing, poem.author.kana, AUTHOR_X + AUTHOR / 2 + 0.8, (ys[0] - 1.5, ys[-1] + 1.5), 1.1)
    drawing.lettering("clear", drawing.look.soft)
    drawing.line(str(poem.number), 3.4, 73 - inset - mats * MAT_HEIGHT - 1.8, 2.1)


def _poem(drawing: Drawing, poem: Poem, columns: Columns) -> None:
    places = zip(columns.xs, columns.tops, columns.lowest, strict=True)
    for text, reading, (x, top, lowest) in zip(poem.text, poem.historical, places, strict=True):
        pitch = min(columns.pitch, (lowest - top) / len(text))
        ys = [top + pitch * (row + 0.5) for row in range(len(text))]
        drawing.column(text, x, ys, min(columns.em, pitch * 1.02))
        at = 0
        for signs, kana in runs(text, reading):
            span = ys[at] - pitch / 2, ys[at + len(signs) - 1] + pitch / 2
            _beside(drawing, kana, x + columns.em / 2 + columns.small * 0.58, span, columns.small)
            at += len(signs)


def _beside(drawing: Drawing, kana: str, x: float, span: tuple[float, float], em: float) -> None:
    """Small kana along their characters; more than go beside them stand out at both ends."""
    if not kana:
        return
    pitch = min(em * 1.5, max(em * 0.92, (span[1] - span[0]) / len(kana)))
    first = (span[0] + span[1] - pitch * (len(kana) - 1)) / 2
    drawing.column(kana, x, [first + pitch * row for row in range(len(kana))], min(em, pitch * 1.05))


def _marked(drawing: Drawing, poem: Poem, figure: str) -> None:
    """For readers without kana: romaji with what decides in bold and a line after each vowel that is drawn out, and the
    rhythm as a bar of seconds."""
    drawing.picture(figure, (2.6, 5.8), (15.5, 15.0))
    _poem(drawing, poem, MARKED)
    drawing.lettering("clear", drawing.look.soft)
    drawing.line(str(poem.number), 3.4, 4.6, 2.1)
    for row, name in enumerate(_folded(poem.author.romaji, 14)):
        drawing.line(name, 3.4, 23.0 + 2.5 * row, 1.9)
    bold = len(romaji_of("".join(morae("".join(poem.chant[:3]))[: deciding(poem.number)])))
    for row, (phrase, drawn_out) in enumerate(zip(poem.romaji, LENGTHENED, strict=True)):
        first, rest = _cut(phrase, bold)
        bold -= len(first.replace(" ", ""))
        y = 39.4 + 4.55 * row + (1.2 if row > 2 else 0)
        drawing.reading(first, rest, (4.0 if row < 3 else 6.0, y), 3.0, drawn_out)
    _bar(drawing)


LENGTHENED: Final = (2.2, 2.2, 5.0, 2.2, 9.0)
"""The line after each phrase in mm: the reader draws its last vowel out a little, at the end of the upper verse as long
as is left of its seconds, at the end of the lower one for three."""
SECONDS: Final = (("shimo no ku", 5), ("", 3), ("", 1), ("kami no ku", 6))
"""The lower verse and how long its last vowel is held, silence, the next upper verse."""


def _bar(drawing: Drawing) -> None:
    left, unit, top, height = 3.6, 44.8 / sum(seconds for _, seconds in SECONDS), 65.3, 3.9
    for name, seconds in SECONDS:
        if seconds > 1:
            drawing.frame((left, top), (unit * seconds, height), 0.18, solid=bool(name))
        drawing.line(f"{name} {seconds}".strip(), left, top + height / 2, 2.0, width=unit * seconds, how="center")
        left += unit * seconds


def _cut(phrase: str, letters: int) -> tuple[str, str]:
    """The first so many letters, spaces not counted, and the rest."""
    for at in range(len(phrase) + 1):
        if len(phrase[:at].replace(" ", "")) >= letters:
            return phrase[:at], phrase[at:]
    return phrase, ""


def _folded(text: str, width: int) -> Sequence[str]:
    lines = [""]
    for word in text.split():
        if lines[-1] and len(lines[-1]) + 1 + len(word) > width:
            lines.append("")
        lines[-1] = f"{lines[-1]} {word}".strip()
    return lines
