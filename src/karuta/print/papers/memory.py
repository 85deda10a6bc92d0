"""The memorising sheet: both fields 1 : 4, to fill in from memory; with a seed, its deal to learn by heart before."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final

from karuta.mat.measures import Place
from karuta.poems.anthology import poem
from karuta.poems.kana import romaji_of
from karuta.poems.kimariji import deciding
from karuta.print.papers import mat
from karuta.print.papers.page import Sheet, refused, writing
from karuta.print.setting import literal, mm

SCALE: Final = 1 / 4
SHOWN: Final = ("torifuda", "kimariji", "romaji")
_NONE: Final[Mapping[int, Place]] = MappingProxyType({})


def pages(sheet: Sheet) -> list[str]:
    seed, show = sheet.options["seed"], sheet.options["show"]
    if show not in SHOWN:
        raise refused("show", show, SHOWN)
    empty = _page(sheet, _NONE, "memory-how")
    return [_page(sheet, mat.dealt(seed), "memory-how-dealt"), empty] if seed else [empty]


def _page(sheet: Sheet, places: Mapping[int, Place], how: str) -> str:
    seed = sheet.options["seed"]
    note = sheet.say("memory-seed", seed=seed) if places else sheet.say("memory-scale")
    drawn = mat.drawn(SCALE, places, lambda number, width, height: _face(number, width, height, sheet.options["show"]))
    theirs, own = (f"#align(center, small({literal(sheet.say(f'memory-{key}'))}))\n" for key in ("theirs", "own"))
    say = sheet.say
    below = "" if places else writing(
        (say("name"), "2fr"), (say("date"), "1fr"), (say("memory-minutes"), "1fr"), (say("memory-right"), "1fr")
    )  # fmt: skip
    return (
        f"#v(1.5mm)\n{theirs}#align(center)[{drawn}]\n{own}#v(1fr)\n{below}\n"
        f"#small[{sheet.text(how)} #h(1fr) #{literal(note)}]"
    )


def _face(number: int, width: float, height: float, show: str) -> str:
    if show == "torifuda":
        return mat.written(poem(number).torifuda, width, height)
    letters, size = (3, 34) if show == "kimariji" else (6, 26)
    lines = " #linebreak() ".join(f"#{literal(line)}" for line in folded(_told(number, show), letters))
    return f'#align(center + horizon, par(leading: 0.4em, text(size: {mm(size)}, weight: "bold")[{lines}]))'


def _told(number: int, show: str) -> list[str]:
    """What decides the card, beat by beat."""
    length = deciding(number)
    if show == "kimariji":
        return list(poem(number).upper_spelled[:length])
    return [romaji_of(beat) for beat in poem(number).upper[:length]]


def folded(beats: Sequence[str], letters: int) -> list[str]:
    """Lines of at most so many letters, of which none is much longer than another.

    >>> folded(["wa", "ta", "no", "ha", "ra", "ya"], 6), folded(["ち", "ぎ", "り", "き"], 3)
    (['watano', 'haraya'], ['ちぎ', 'りき'])
    """
    count = -(-sum(map(len, beats)) // letters)
    even = sum(map(len, beats)) / count
    lines = [""]
    for beat in beats:
        if len(lines) < count and len(lines[-1]) + len(beat) / 2 > even:
            lines.append("")
        lines[-1] += beat
    return lines
