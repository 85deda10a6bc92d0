"""What all sheets share: the frame of a page with its title and foot, words, lines to write on. Lengths in 0.1 mm."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from importlib.resources import files
from typing import Final

from karuta.errors import BadInput
from karuta.poems.glossary import GLOSSARY
from karuta.print.setting import face, literal, mm
from karuta.print.sizes import PAPERS, Size
from karuta.words import say

MARGIN: Final = 140
"""White on every side of a page."""
HEAD, FOOT = 185, 90
"""Room for the title with its line, and for the foot."""
INK, SOFT, HAIR, TINT, GREEN = "#14110c", "#5b5344", "#b9b0a0", "#f4efe3", "#2d6044"

KANJI: Final[Mapping[str, str]] = {
    "match": "競技かるた",
    "result": "競技かるた",
    "memory": "暗記時間",
    "kimariji": "決まり字",
    "lower": "下の句",
    "rules": "競技かるた",
    "memorise": "暗記時間",
    "spectators": "競技かるた",
    "making": "取札",
}
"""What stands in brush beside the title."""
_UNIT: Final = re.compile(r"(\d) (mm|cm|мм|см|%)")
"""A number isn't parted from its unit."""


class Sheet:
    """One sheet that is asked for; collects the pictures that its pages show."""

    def __init__(self, name: str, size: Size, language: str, options: Mapping[str, str]) -> None:
        self.name, self.size, self.language, self.options = name, size, language, options
        self.files: dict[str, bytes] = {}

    @property
    def paper(self) -> str:
        """The paper's name."""
        return next(name for name, size in PAPERS.items() if set(size) == set(self.size))

    @property
    def height(self) -> int:
        """Between the title and the foot."""
        return self.size.height - 2 * MARGIN - HEAD - FOOT

    def say(self, key: str, **facts: str | int) -> str:
        """The words `paper-<key>` as they are."""
        return say(self.language, f"paper-{key}", **facts)

    def text(self, key: str, **facts: str | int) -> str:
        """The same for typst; what stands between asterisks is bold."""
        return marked(self.say(key, **facts))

    def picture(self, name: str, width: int) -> str:
        """A drawing of `print/art` so wide."""
        self.files[f"{name}.svg"] = files("karuta.print").joinpath("art", f"{name}.svg").read_bytes()
        return f"#image({literal(f'{name}.svg')}, width: {mm(width)}, alt: {literal(self.say(f'art-{name}'))})"


def refused(name: str, given: str, allowed: Iterable[str]) -> BadInput:
    listed = ", ".join(allowed)
    return BadInput(
        f"{name} {given!r}: it can be {listed}", key="error-print-choice", name=name, given=given, allowed=listed
    )


def marked(text: str) -> str:
    """`text` as content; between asterisks bold, ○ drawn.

    >>> marked("to *take* a card")
    '#"to "#strong("take")#" a card"'
    """
    parts = _UNIT.sub("\\1\u00a0\\2", text).replace(" × ", "\u00a0×\u00a0").split("*")
    drawn = (f"#strong({literal(part)})" if at % 2 else f"#{literal(part)}" for at, part in enumerate(parts) if part)
    # No face of the house has the sign of a win.
    return "".join(drawn).replace("○", '"#won#"')


def colour(name: str) -> str:
    return f"rgb({literal(name)})"


def document(sheet: Sheet, pages: Sequence[str], *, only: int = 0) -> str:
    """The source of all pages, or of page `only` alone."""
    shown = [(number, page) for number, page in enumerate(pages, 1) if only in {0, number}]
    framed = "\n#pagebreak()\n".join(_framed(sheet, page, number, len(pages)) for number, page in shown)
    return (
        _PREAMBLE
        % {
            "title": literal(sheet.say(f"{sheet.name}-title")),
            "lang": literal(sheet.language),
            "width": mm(sheet.size.width),
            "height": mm(sheet.size.height),
            "margin": mm(MARGIN),
            "clear": face("clear"),
            "yuji": face("yuji"),
            "size": "8.7pt" if sheet.language == "ja" else "9pt",
            "share": "0.98" if sheet.language == "ja" else "1",
            "leading": "0.72em" if sheet.language == "ja" else "0.55em",
            "ink": colour(INK),
            "soft": colour(SOFT),
            "hair": colour(HAIR),
            "tint": colour(TINT),
            "green": colour(GREEN),
        }
        + framed
    )


def _framed(sheet: Sheet, page: str, number: int, count: int) -> str:
    title = sheet.say(f"{sheet.name}-title")
    line = sheet.say(f"{sheet.name}-title-line")
    told = f" · {number} / {count}" if count > 1 else ""
    return (
        f"#head({literal(title)}, {literal(line)}, {literal(KANJI[sheet.name])}, {str(number == 1).lower()})\n"
        f"#block(width: 100%, height: {mm(sheet.height)}, spacing: 0pt)[\n{page}\n]\n"
        f"#foot({literal(sheet.say('foot'))}, {literal(title + told)})\n"
    )


_PREAMBLE: Final = """#set document(title: %(title)s, date: none)
#set page(width: %(width)s, height: %(height)s, margin: %(margin)s)
#set text(font: %(clear)s, size: %(size)s, lang: %(lang)s, fill: %(ink)s, hyphenate: false)
#set par(leading: %(leading)s, spacing: 0.85em, justify: false)
#set image(fit: "contain")
// Where two marks meet, both lose half their width, which in a proportional face is none: they'd print on each other.
#show regex("[^、。」』）]?[」』）]+[、。]"): it => box(it.text.clusters().join(h(0.1em)))
#show regex("[、。][「（]"): it => it.text.clusters().join(h(0.2em))
#let ink = %(ink)s
#let soft = %(soft)s
#let hair = %(hair)s
#let tint = %(tint)s
#let green = %(green)s
#let brush(it) = text(font: %(yuji)s, it)
#let small(it) = text(size: 7.4pt, fill: soft, it)
// The title with what it is for, and its name in brush.
#let head(title, line, kanji, first) = block(width: 100%%, height: 18.5mm, spacing: 0pt, {
  place(left + top, dy: 0.6mm, {
    show heading: set text(size: 19pt, weight: "bold")
    show heading: set block(spacing: 0pt)
    if first { heading(level: 1, title) } else { text(size: 19pt, weight: "bold", title) }
  })
  place(right + top, dy: 0.9mm, text(font: %(yuji)s, size: 19pt, fill: green, kanji))
  place(left + top, dy: 8.8mm, text(size: 9pt, fill: soft, line))
  place(left + top, dy: 13.6mm, std.line(length: 100%%, stroke: 0.5pt + green))
})
#let foot(left-hand, right-hand) = block(width: 100%%, height: 9mm, spacing: 0pt, {
  place(left + bottom, dy: -0.8mm, text(size: 7pt, fill: soft, left-hand))
  place(right + bottom, dy: -0.8mm, text(size: 7pt, fill: soft, right-hand))
})
#let section(it) = {
  show heading: it => block(above: 0pt, below: 0.6em, text(fill: green, weight: "bold", it.body))
  heading(level: 2, it)
}
// A line to write on with what belongs there before it.
#let write(label, width: 1fr) = box(width: width, height: 6.4mm, {
  place(left + bottom, dy: -1.1mm, text(size: 7.4pt, fill: soft, label))
  place(left + bottom, context {
    let taken = measure(text(size: 7.4pt, label)).width + 1.2mm
    pad(left: taken, std.line(length: 100%%, stroke: 0.4pt + ink))
  })
})
// As large as can be, in sizes of the text.
#let fitted(it) = layout(room => {
  // A kimariji is not parted.
  let whole(it) = if text.lang == "ja" { it } else { show regex("[ぁ-ゖ]{2,8}"): box; it }
  let set-in(size) = { set text(size: size * %(share)s); whole(it) }
  let sizes = (10.5pt, 10.25pt, 10pt, 9.75pt, 9.5pt, 9.25pt, 9pt, 8.75pt, 8.5pt, 8.25pt, 8pt)
  let fits = sizes.find(size => measure(block(width: room.width, set-in(size))).height <= room.height - 10mm)
  set-in(if fits == none { 8pt } else { fits })
})
#let won = box(circle(radius: 0.3em, stroke: 0.06em + ink), baseline: 0.05em)
#let numbered(number, it) = grid(columns: (5.2mm, 1fr), text(fill: green, weight: "bold", number), it)
"""


def writing(*fields: tuple[str, str]) -> str:
    """A row of lines to write on: what belongs there, and its share of the width (`1fr`, `20mm`)."""
    columns = ", ".join(width for _, width in fields)
    cells = ", ".join(f"write({literal(label)}, width: 100%)" for label, _ in fields)
    return f"#grid(columns: ({columns},), column-gutter: 4mm, {cells})\n"


def terms(sheet: Sheet, keys: Sequence[str], columns: int = 2) -> str:
    """Words of the field with what they mean, small, out of the glossary."""
    told = []
    for key in keys:
        term = GLOSSARY[key]
        name = f"{term.kanji}（{term.kana}）" if sheet.language == "ja" else f"{term.romaji} {term.kanji}"
        told.append(f"[#text(size: 0.84em)[#strong({literal(name)}) #{literal(term.line[sheet.language])}]]")
    return f"#grid(columns: (1fr,) * {columns}, column-gutter: 5mm, row-gutter: 1.5mm, {', '.join(told)})\n"
