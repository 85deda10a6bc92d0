"""The result sheet of a tournament: a line for each entrant, a column for each round (rules 6.1, 6.5).

Opponents are drawn afresh every round, so there is no tree to fill in; byes are all in round 1.
"""

from __future__ import annotations

from karuta.print.papers.page import Sheet, refused, writing
from karuta.print.setting import literal, mm

LEAST, MOST = 2, 64
_PAGE = 16
"""Entrants on a page, so that there is room to write."""
_ABOVE, _BELOW = 175, 330
_LOWEST_ROW, _HIGHEST_ROW = 60, 95


def byes(entrants: int) -> int:
    """How many are through to round 2 without a match (rules 6.1).

    >>> byes(74), byes(16), byes(12)
    (54, 0, 4)
    """
    power = 1 << (entrants.bit_length() - 1)
    return 2 * power - entrants if entrants > power else 0


def rounds(entrants: int) -> int:
    """How many rounds there are: each halves who is left.

    >>> rounds(74), rounds(16), rounds(2)
    (7, 4, 1)
    """
    return (entrants - 1).bit_length()


def pages(sheet: Sheet) -> list[str]:
    entrants = _entrants(sheet.options["entrants"])
    parts = [range(first, min(first + _PAGE, entrants + 1)) for first in range(1, entrants + 1, _PAGE)]
    return [_page(sheet, entrants, part, last=part is parts[-1]) for part in parts]


def _entrants(text: str) -> int:
    if not (text.strip().isascii() and text.strip().isdigit() and LEAST <= int(text) <= MOST):
        raise refused("entrants", text, (f"{LEAST}..{MOST}",))
    return int(text)


def _page(sheet: Sheet, entrants: int, numbers: range, *, last: bool) -> str:
    say = sheet.say
    event = writing(
        (say("event"), "2.2fr"), (say("class"), "0.7fr"), (say("place"), "1.4fr"), (say("date"), "1fr"),
        (say("reader"), "1.5fr"),
    )  # fmt: skip
    below = f"{_places(sheet)}\n" if last else ""
    return f"{event}\n#v(2.5mm)\n{_table(sheet, entrants, numbers)}\n#v(1fr)\n{below}#small[{sheet.text('result-how')}]"


def _table(sheet: Sheet, entrants: int, numbers: range) -> str:
    count = rounds(entrants)
    row = max(_LOWEST_ROW, min(_HIGHEST_ROW, (sheet.height - _ABOVE - _BELOW) / (len(numbers) + 1)))
    heads = [[sheet.say("result-number")], [sheet.say("name")], [sheet.say("club")]]
    matches = entrants
    for at in range(1, count + 1):
        free = byes(entrants) if at == 1 else 0
        pairs = (matches - free) // 2
        matches = pairs + free
        told = sheet.say("result-matches", matches=pairs) + (
            f" · {sheet.say('result-byes', byes=free)}" if free else ""
        )
        heads.append([sheet.say("result-round", number=at), told])
    heads.append([sheet.say("result-place")])
    titles = ", ".join(_head(head, 2 if 3 <= at < 3 + count else 1) for at, head in enumerate(heads))
    # In each round the opponent, and beside it won or lost by how many.
    lines = ", ".join(f"small[{number}], [], [], {'[], [], ' * count}[]" for number in numbers)
    return (
        f"#table(columns: (8mm, 2.6fr, 1.7fr, {'1.5fr, 9mm, ' * count}13mm), rows: ({mm(row + 20)}, {mm(row)}), "
        "inset: (x: 1mm, y: 0pt), align: (x, y) => (if x == 0 { right } else { center }) + horizon, "
        "stroke: (x, y) => (bottom: if y == 0 { 0.6pt + soft } else { 0.3pt + hair }, "
        "left: if x == 0 { none } else if x >= 3 and calc.odd(x) { 0.6pt + soft } else { 0.3pt + hair }), "
        f"{titles}, {lines})"
    )


def _head(lines: list[str], columns: int) -> str:
    text = " #linebreak() ".join(f"#text(size: {'7.2' if at == 0 else '6.4'}pt, fill: soft, {literal(line)})"
                                 for at, line in enumerate(lines))  # fmt: skip
    return f"table.cell(colspan: {columns}, par(leading: 0.4em)[{text}])"


def _places(sheet: Sheet) -> str:
    """Both who lost a semi-final are third, the four who lost a quarter-final fourth."""
    first = writing(*((f"{place}", "1fr") for place in (1, 2, 3, 3)))
    second = writing(*((f"{place}", "1fr") for place in (4, 4, 4, 4)))
    signed = writing((sheet.say("sign-referee"), "1fr"), (sheet.say("sign-desk"), "1fr"))
    return f"{first}\n{second}\n{signed}\n"
