"""A page for guests: what one sees, and when it must be silent (rules 6.1, 4.2, 4.6)."""

from __future__ import annotations

from typing import Final

from karuta.print.papers.page import Sheet, terms
from karuta.print.setting import literal, mm

_COURSE: Final = ("bow", "memory", "call", "joka", "reading", "dead", "end")
_MANNERS: Final = ("silence", "noise", "still", "hints", "photo", "mat", "after")
_WORDS: Final = ("joka", "karafuda", "kimariji", "okurifuda", "otetsuki", "unmeisen")


def pages(sheet: Sheet) -> list[str]:
    course = "\n".join(_course(sheet, key) for key in _COURSE)
    manners = "\n".join(f"#manner[{sheet.text(f'spectators-{key}')}]" for key in _MANNERS)
    page = (
        "#fitted[#let manner(it) = block(spacing: 1em, grid(columns: (4.5mm, 1fr), "
        "pad(top: 0.24em, circle(radius: 0.75mm, fill: green)), it))\n"
        f"#par(text(size: 1.1em)[{sheet.text('spectators-intro')}])\n#v(1fr)\n"
        f"#align(center)[{sheet.picture('watching', 1640)}]\n#v(1fr)\n{_cycle(sheet)}\n#v(1fr)\n"
        "#grid(columns: (1fr, 1fr), column-gutter: 10mm, [\n"
        f"#section({literal(sheet.say('spectators-manners-title'))})\n{manners}\n], [\n"
        f"#section({literal(sheet.say('spectators-course-title'))})\n{course}\n])\n#v(1fr)\n"
        f"#block(width: 100%, fill: tint, inset: 3mm, radius: 1mm)[{terms(sheet, _WORDS, 2)}]]"
    )
    return [page]


def _course(sheet: Sheet, key: str) -> str:
    when, what = literal(sheet.say(f"spectators-{key}-when")), sheet.text(f"spectators-{key}")
    head = f'text(fill: green, weight: "bold", {when})'
    return f"#block(spacing: 1em, grid(columns: (21mm, 1fr), column-gutter: 2mm, {head}, [{what}]))"


def _cycle(sheet: Sheet) -> str:
    """One reading from a guest's chair: silent from the lower verse until hands go up (rules 6.1)."""
    parts = (("lower", 5, True), ("held", 3, True), ("second", 1.6, True), ("upper", 5, True), ("hands", 5, False))
    columns = ", ".join(f"{share}fr" for _, share, _ in parts)
    cells = ", ".join(
        f"box(width: 100%, height: 12mm, inset: 1mm, fill: {'tint' if silent else 'white'}, stroke: 0.4pt + soft, "
        f"align(center + horizon, par(leading: 0.4em, text(size: 8.4pt, {literal(told)}))))"
        for told, silent in ((sheet.say(f"spectators-cycle-{key}"), silent) for key, _, silent in parts)
    )
    silent = sum(share for _, share, quiet in parts if quiet)
    free = sum(share for _, share, quiet in parts if not quiet)
    under = ", ".join(
        f"align(center, stack(spacing: 1mm, line(length: 98%, stroke: 1.6pt + {ink}), "
        f'text(size: 8.4pt, weight: "bold", fill: {ink}, {literal(sheet.say(f"spectators-cycle-{key}"))})))'
        for key, ink in (("silent", "green"), ("free", "hair.darken(25%)"))
    )
    return f"#grid(columns: ({columns}), {cells})\n#v({mm(-10)})\n#grid(columns: ({silent}fr, {free}fr), {under})"
