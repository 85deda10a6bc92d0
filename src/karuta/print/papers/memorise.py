"""How to learn fifty cards in fifteen minutes, with a table to count in. Counts are those of the poems."""

from __future__ import annotations

from typing import Final

from karuta.poems.kana import romaji_of
from karuta.poems.kimariji import ALL, heard_romaji, kimariji
from karuta.poems.orders import MUSUME_FUSAHOSE
from karuta.print.papers.kimariji import groups
from karuta.print.papers.page import Sheet
from karuta.print.setting import literal, mm

_STEPS: Final = ("single", "groups", "twins", "theirs", "dead", "last", "then")
_MINUTES: Final = ("0–2", "2–7", "7–9", "9–12", "12–13", "13–15", "")
_LATE, _TWIN = 42, 75


def pages(sheet: Sheet) -> list[str]:
    left = "\n#v(1fr)\n".join(_step(sheet, at, key) for at, key in enumerate(_STEPS, 1))
    intro = f"#par(text(size: 10.5pt)[{sheet.text('memorise-intro')}])"
    page = (
        f"{intro}\n#v(2mm)\n#grid(columns: (1fr, 74mm), column-gutter: 9mm, rows: {mm(sheet.height - 190)}, "
        f"[#fitted[{left}]], [{_counting(sheet)}])"
    )
    return [page]


def _step(sheet: Sheet, number: int, key: str) -> str:
    facts: dict[str, str | int] = {
        "single": " ".join(_named(sheet, each) for each in MUSUME_FUSAHOSE),
        "twin": _named(sheet, _TWIN),
        "late": _named(sheet, _LATE),
        "then": _named(sheet, _LATE, ALL - {_TWIN}),
    }
    span = _MINUTES[number - 1]
    minutes = f"#place(right, small({literal(sheet.say('memorise-minutes', span=span))}))" if span else ""
    return (
        f"{minutes}#section({literal(f'{number}  ' + sheet.say(f'memorise-{key}-title'))})\n"
        f"#par[{sheet.text(f'memorise-{key}', **facts)}]"
    )


def _named(sheet: Sheet, number: int, unread: frozenset[int] = ALL) -> str:
    kana = kimariji(number, unread)
    return kana if sheet.language == "ja" else f"{heard_romaji(number, unread)} {kana}"


def _counting(sheet: Sheet) -> str:
    """A row for each first sound: of how many of the hundred, and how many of them lie where."""
    every = groups()
    row = (sheet.height - 190 - 60) / (len(every) + 2)
    heads = ", ".join(
        f"text(size: 7pt, fill: soft, {literal(sheet.say(f'memorise-{key}'))})"
        for key in ("hundred", "mine", "yours", "gone")
    )
    rows = ", ".join(
        f"[#text(size: 11pt, fill: green, brush({literal(sound)})) #h(0.6mm) #small[{romaji_of(sound)}]], "
        f"[{len(numbers)}], [], [], []"
        for sound, numbers in every
    )
    last = f"strong({literal(sheet.say('memorise-all'))}), [*{len(ALL)}*], small[25], small[25], small[50]"
    return (
        f"#table(columns: (1.4fr, 1fr, 1fr, 1fr, 1fr), rows: {mm(row)}, inset: (x: 1mm, y: 0pt), "
        "align: (x, y) => (if x == 0 { left } else { center }) + horizon, "
        "stroke: (x, y) => (bottom: 0.3pt + hair, left: if x > 0 { 0.3pt + hair }), "
        f"[], {heads}, {rows}, {last})\n#v(1mm)\n#small[{sheet.text('memorise-table-how')}]"
    )
