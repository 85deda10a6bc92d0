"""The rules on two pages, for whoever sits down for the first time. What they say is the law of docs/rules.md; the
sections stand beside each part. Measures come from the mat, what is sent from the referee, kimariji from the poems."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from karuta.games.fouls import judge
from karuta.mat.measures import Side
from karuta.poems.kimariji import ALL, heard_romaji, kimariji
from karuta.print.papers import mat
from karuta.print.papers.page import Sheet, terms
from karuta.print.setting import literal, mm

_MAT_SCALE: Final = 0.082
RHYTHM: Final = (5, 3, 1, 6)
"""Seconds: lower verse, its last sound held, silence, upper verse (rules 4.6)."""
_EARLY, _LATE, _TWIN = 17, 42, 75
"""ちは, ちぎりき and ちぎりお."""
_WORDS: Final = ("yomifuda", "torifuda", "joka", "karafuda", "kimariji", "haraite", "fudaoshi", "seimu", "okurifuda",
                 "otetsuki", "torizon", "kyoshu")  # fmt: skip


class Case(NamedTuple):
    """A situation: where the read card lies (`D`: nowhere), the fouls of A and of B, who takes. A is 'you'."""

    key: str
    target: Side | str
    fouls: tuple[int, int]
    taker: Side | None

    @property
    def sent(self) -> int:
        """What B may send to A; below 0 what A may send to B (rules 3.1)."""
        return -judge(self.target, self.fouls, self.taker).net  # type: ignore[arg-type]


CASES: Final = (
    Case("nuki", "B", (0, 0), "A"),
    Case("mamori", "A", (0, 0), "A"),
    Case("dead-one", "D", (1, 0), None),
    Case("dead-both", "D", (2, 0), None),
    Case("semi-daburu", "B", (1, 0), "B"),
    Case("daburu", "A", (1, 0), "B"),
    Case("torizon", "B", (1, 0), "A"),
    Case("tomo-ote", "D", (1, 1), None),
)


def pages(sheet: Sheet) -> list[str]:
    return [_first(sheet), _second(sheet)]


def _first(sheet: Sheet) -> str:
    picture = int(mat.FORMAT.width * _MAT_SCALE) + 115
    return _fitted(
        (
            # Rules 1.1: the first whose field is empty.
            _part(sheet, "aim"),
            "#v(1fr)",
            f"#grid(columns: (1fr, {mm(picture)}), column-gutter: 7mm, [",
            # 1.1, C1, C4, C5, C15; the bow 1.2.
            _part(sheet, "lay"),
            "#v(1.1em)",
            # 4.7, C18, C19.
            _part(sheet, "memory"),
            f"], [#v(5mm)\n{_mat(sheet)}])",
            "#v(1fr)",
            # 4.6, C24.
            _part(sheet, "reading"),
            _order(sheet),
            "#v(1fr)",
            # 1.2, 4.6: always the same, and nobody moves from the lower verse on.
            _part(sheet, "why"),
            _rhythm(sheet),
            "#v(1fr)",
            # Section 9: the shortest opening among the unread.
            _decides(sheet),
        )
    )


def _second(sheet: Sheet) -> str:
    pictures = ", ".join(
        f"[#box(height: 40mm, width: 100%, align(center + bottom)[{sheet.picture(name, width)}])\n"
        f"#align(center, block(width: 94%, above: 2mm, small[{sheet.text(f'rules-{name}')}]))]"
        for name, width in (("seiza", 330), ("kamae", 520), ("swipe", 520))
    )
    return _fitted(
        (
            # 4.5: hand behind the own lower row, head not beyond the upper one; one hand C9; seiza 1.2.
            _part(sheet, "sit"),
            f"#v(1mm)\n#grid(columns: (0.72fr, 1fr, 1fr), column-gutter: 5mm, {pictures})",
            "#v(1fr)",
            "#grid(columns: (1fr, 1fr), column-gutter: 8mm, [",
            # 4.5, C11, C23; ties 3.1; sends 1.1, 4.3.
            _part(sheet, "take"),
            "#v(1.1em)",
            # C8, C20, 4.4, 4.6.
            _part(sheet, "hand"),
            "], [",
            # C2, C3, 3.1: counted by field, the difference is sent.
            _part(sheet, "foul"),
            _fouls(sheet),
            "])",
            "#v(1fr)",
            # 4.1, 4.2, 6.5; disputes 4.5; the bows 1.2.
            _part(sheet, "end"),
            "#v(1fr)",
            f"#block(width: 100%, fill: tint, inset: 3mm, radius: 1mm)[{terms(sheet, _WORDS, 3)}]",
        )
    )


def _fitted(parts: Sequence[str]) -> str:
    return "#fitted[\n" + "\n".join(parts) + "\n]"


def _part(sheet: Sheet, key: str, **facts: str | int) -> str:
    title = literal(sheet.say(f"rules-{key}-title"))
    return f"#section({title})\n#par[{sheet.text(f'rules-{key}', **_measures(), **facts)}]"


def _measures() -> dict[str, str | int]:
    fmt = mat.FORMAT
    lower, held, silence, upper = RHYTHM
    return {
        "width": fmt.width // 100,
        "rows": fmt.row_gap // 100,
        "fields": fmt.field_gap // 100,
        "lower": lower,
        "held": held,
        "silence": silence,
        "upper": upper,
    }


def _mat(sheet: Sheet) -> str:
    """Both fields with what is laid down about them, and whose they are."""
    fmt = mat.FORMAT
    wide, high = fmt.width * _MAT_SCALE, fmt.depth * _MAT_SCALE
    places = mat.dealt("7")
    cards = mat.drawn(_MAT_SCALE, places, lambda number, width, height: "", fmt)
    gap = fmt.tops["A"][0] * _MAT_SCALE
    row = (fmt.tops["A"][1]) * _MAT_SCALE
    measures = (
        _measure(wide, gap - fmt.field_gap * _MAT_SCALE, gap, _cm(sheet, fmt.field_gap)),
        _measure(wide, row - fmt.row_gap * _MAT_SCALE, row, _cm(sheet, fmt.row_gap)),
    )
    across = (
        f"#block(width: {mm(wide)}, height: 5mm, spacing: 0pt)["
        "#place(dy: 1.6mm, line(length: 100%, stroke: 0.4pt + soft))"
        "#place(dy: 0.8mm, line(start: (0pt, 0pt), end: (0pt, 1.6mm), stroke: 0.4pt + soft))"
        "#place(right, dy: 0.8mm, line(start: (0pt, 0pt), end: (0pt, 1.6mm), stroke: 0.4pt + soft))"
        "#place(center, dy: 0.1mm, box(fill: white, inset: (x: 1mm), "
        f"text(size: 7.2pt, {literal(_cm(sheet, fmt.width))})))]"
    )
    theirs, own = (
        f"#block(spacing: 0pt, width: {mm(wide)}, align(center, small({literal(sheet.say(f'memory-{key}'))})))"
        for key in ("theirs", "own")
    )
    return (
        f"{theirs}\n#v(1mm)\n"
        f"#block(spacing: 0pt, width: {mm(wide + 110)}, height: {mm(high)})[{cards}{''.join(measures)}]\n"
        f"#v(1mm)\n{across}\n{own}"
    )


def _cm(sheet: Sheet, length: int) -> str:
    return sheet.say("cm", length=length // 100)


def _measure(x: float, top: float, bottom: float, told: str) -> str:
    middle = (top + bottom) / 2
    return (
        f"#place(top + left, dx: {mm(x + 8)}, dy: {mm(top)}, "
        f"rect(width: 0.9mm, height: {mm(bottom - top)}, fill: green))"
        f"#place(top + left, dx: {mm(x + 26)}, dy: {mm(middle - 13)}, "
        f"text(size: 7.2pt, top-edge: 2.6mm, {literal(told)}))"
    )


def _order(sheet: Sheet) -> str:
    """What is read one after the other, from the joka to the second poem."""
    steps = (
        ("joka", "upper"), ("joka", "lower"), ("joka", "lower"), ("first", "upper"), ("", ""), ("first", "lower"),
        ("second", "upper"),
    )  # fmt: skip
    cells = []
    for whose, verse in steps:
        if not whose:
            cells.append(
                f"align(center + horizon, text(size: 7.4pt, fill: green, {literal(sheet.say('rules-order-take'))}))"
            )
            continue
        fill = "tint" if verse == "lower" else "white"
        poem, half = (literal(sheet.say(f"rules-order-{key}")) for key in (whose, verse))
        told = f"#small({poem}) #linebreak() #{half}"
        cells.append(
            f"box(width: 100%, height: 9.6mm, fill: {fill}, stroke: 0.4pt + soft, radius: 0.6mm, inset: 0.8mm, "
            f"align(center + horizon, par(leading: 0.4em, text(size: 7.6pt)[{told}])))"
        )
    return f"#v(1mm)\n#grid(columns: (1fr, 1fr, 1fr, 1fr, 0.8fr, 1fr, 1fr), column-gutter: 1.6mm, {', '.join(cells)})"


def _rhythm(sheet: Sheet) -> str:
    """Fifteen seconds as a bar in proportion."""
    looks = (("lower", "tint"), ("held", "tint.darken(8%)"), ("silence", "white"), ("upper", "tint"))
    cells = []
    for seconds, (_, fill) in zip(RHYTHM, looks, strict=True):
        cells.append(f"box(width: 100%, height: 7.5mm, fill: {fill}, stroke: 0.4pt + soft, align(center + horizon)"
                     f"[#text(size: 10pt, weight: \"bold\", fill: green)[{seconds}]])")  # fmt: skip
    # A name may be wider than its part of the bar.
    names = ", ".join(
        f"place(center, box(width: 55mm, align(center, small({literal(sheet.say(f'rules-bar-{key}'))}))))"
        for key, _ in looks
    )
    columns = ", ".join(f"{seconds}fr" for seconds in RHYTHM)
    return (
        f"#block(above: 2.5mm, below: 0pt, grid(columns: ({columns}), row-gutter: 1.2mm, {', '.join(cells)}, {names}))"
        "#v(3.5mm)"
    )


def _decides(sheet: Sheet) -> str:
    told = {
        "early": _named(sheet, _EARLY),
        "late": _named(sheet, _LATE),
        "twin": _named(sheet, _TWIN),
        "then": _named(sheet, _LATE, ALL - {_TWIN}),
    }
    return _part(sheet, "decides", **told)


def _named(sheet: Sheet, number: int, unread: frozenset[int] = ALL) -> str:
    kana = kimariji(number, unread)
    return kana if sheet.language == "ja" else f"{heard_romaji(number, unread)} {kana}"


def _fouls(sheet: Sheet) -> str:
    rows = ", ".join(
        f"{literal(sheet.say(f'rules-case-{case.key}'))}, "
        f'align(right, text(weight: "bold", {literal(sheet.say("rules-sent", count=_shown(case.sent)))}))'
        for case in CASES
    )
    return (
        "#v(0.5mm)\n#block[#set text(size: 0.9em)\n#set par(leading: 0.45em)\n"
        f"#table(columns: (1fr, auto), inset: (x: 0.6mm, y: 1mm), stroke: (x, y) => (top: 0.3pt + hair), "
        f"align: left + horizon, {rows})\n#small[{sheet.text('rules-cases-how')}]]"
    )


def _shown(sent: int) -> str:
    """What you send is less for you."""
    return "0" if sent == 0 else f"+{sent}" if sent > 0 else f"–{-sent}"
