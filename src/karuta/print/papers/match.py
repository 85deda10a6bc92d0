"""The match sheet: who plays, the twenty-five cards of each, the result, and a log of the hundred readings (rules 6.5).

A card is noted by its kimariji. A margin is what the loser has left; the winner has nothing left (4.1).
"""

from __future__ import annotations

from karuta.print.papers.page import Sheet, writing
from karuta.print.setting import literal, mm

DEALT, READINGS = 25, 100
_CARDS, _RESULT = 385, 330
"""What stands above the lists of cards, and below them."""
_LOG_HEAD, _LOG_FOOT = 150, 110


def pages(sheet: Sheet) -> list[str]:
    return [_cards(sheet), _log(sheet)]


def _cards(sheet: Sheet) -> str:
    say = sheet.say
    event = writing((say("event"), "2.2fr"), (say("place"), "1.4fr"), (say("date"), "1fr"))
    hall = writing(
        (say("class"), "1fr"), (say("round"), "1fr"), (say("board"), "1fr"), (say("reader"), "2fr"),
        (say("referee"), "2fr"),
    )  # fmt: skip
    row = (sheet.height - _CARDS - _RESULT) / (DEALT + 1)
    columns = "#grid(columns: (1fr, 1fr), column-gutter: 10mm, " + ", ".join(_side(sheet, side, row) for side in "AB")
    result = writing((say("winner"), "2fr"), (say("margin"), "1fr"), (say("begun"), "1fr"), (say("ended"), "1fr"))
    signed = writing((say("sign-a"), "1fr"), (say("sign-b"), "1fr"), (say("sign-referee"), "1fr"))
    return f"{event}\n{hall}\n#v(3mm)\n{columns})\n#v(1fr)\n{result}\n{signed}\n#small[{sheet.text('match-cards-how')}]"


def _side(sheet: Sheet, side: str, row: float) -> str:
    name = literal(f"{side} · {sheet.say('name')}")
    club = writing((sheet.say("club"), "1.6fr"), (sheet.say("dan"), "1fr"))
    heads = [sheet.say(f"match-{key}") for key in ("own", "read", "taken", "sent")]
    titles = ", ".join(f"small({literal(head)})" for head in heads)
    lines = ", ".join(f"small[{number}], [], [], [], []" for number in range(1, DEALT + 1))
    return (
        f"[#write({name}, width: 100%)\n{club}\n#v(1.5mm)\n"
        f"#table(columns: (6mm, 2.2fr, 1fr, 1fr, 1fr), rows: {mm(row)}, inset: (x: 1mm, y: 0pt), "
        "align: (x, y) => (if x == 0 { right } else { center }) + horizon, "
        "stroke: (x, y) => (bottom: 0.3pt + hair, left: if x > 1 { 0.3pt + hair }), "
        f"[], {titles}, {lines})]"
    )


def _log(sheet: Sheet) -> str:
    say = sheet.say
    names = writing((f"A · {say('name')}", "1fr"), (f"B · {say('name')}", "1fr"))
    half = READINGS // 2
    row = (sheet.height - _LOG_HEAD - _LOG_FOOT) / (half + 1)
    parts = ", ".join(_readings(sheet, range(first, first + half), row) for first in (1, half + 1))
    return (
        f"{names}\n#v(2mm)\n#grid(columns: (1fr, 1fr), column-gutter: 8mm, {parts})\n#v(1fr)\n"
        f"#small[{sheet.text('match-log-how')}]"
    )


def _readings(sheet: Sheet, numbers: range, row: float) -> str:
    heads = [sheet.say(f"match-{key}") for key in ("card", "field", "by", "foul-a", "foul-b", "sends", "left")]
    titles = ", ".join(f"text(size: 6.4pt, fill: soft, {literal(head)})" for head in heads)
    field = "text(size: 7pt, fill: soft)[A #h(0.7mm) B #h(0.7mm) –]"
    lines = ", ".join(f"small[{number}], [], {field}, [], [], [], [], small[:]" for number in numbers)
    return (
        f"table(columns: (7mm, 2.3fr, 12mm, 1.15fr, 1fr, 1fr, 1.15fr, 1.5fr), rows: {mm(row)}, "
        "inset: (x: 0.5mm, y: 0pt), align: (x, y) => (if x == 0 { right } else { center }) + horizon, "
        "stroke: (x, y) => (bottom: if calc.rem(y, 10) == 0 { 0.6pt + soft } else { 0.3pt + hair }, "
        f"left: if x > 1 {{ 0.3pt + hair }}), [], {titles}, {lines})"
    )
