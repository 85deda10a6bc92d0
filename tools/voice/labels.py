"""HTS full-context labels for a chanted verse.

A chant has no word accent, so no dictionary is needed: every phrase (ku) is one accent phrase of flat accent and one
word, and the verse is one breath. The fields are those of the HTS label format for Japanese that Open JTalk writes
(A mora position, B C D words, E F G accent phrases, H I J breath groups, K utterance); `xx` is "does not apply".
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import accumulate

from .score import TICK_MS

_NOUN = "02_xx"
_HTS_UNITS_PER_MS = 10_000


@dataclass(frozen=True, slots=True)
class Sung:
    """One phone as the engine is asked for it: `length` in ticks, `mora` its place in its phrase."""

    name: str
    length: int
    phrase: int
    mora: int


def _word(separator: str, present: bool) -> str:
    return _NOUN.replace("_", separator, 1) if present else f"xx{separator}xx"


def _phrase_field(counts: Sequence[int], k: int, pause: str) -> str:
    inside = 0 <= k < len(counts)
    return f"{counts[k]}_{counts[k]}{pause}0_xx" if inside else f"xx_xx{pause}xx_xx"


def _context(counts: Sequence[int], k: int, position: int) -> str:
    """Fields A to K of a phone in phrase `k`, mora `position` (from 1) of it; `counts` are the morae by phrase."""
    count, total, phrases = counts[k], sum(counts), len(counts)
    before = [0, *accumulate(counts)][k]
    first, last = k == 0, k == phrases - 1
    b = _word("-", not first) + "_xx"
    d = _word("+", not last) + "_xx"
    e = _phrase_field(counts, k - 1, "!") + ("-xx" if first else "-1")
    g = _phrase_field(counts, k + 1, "%") + ("_xx" if last else "_1")
    return (
        f"/A:{position - count}+{position}+{count - position + 1}"
        f"/B:{b}/C:{_NOUN}+xx/D:{d}/E:{e}"
        f"/F:{count}_{count}#0_xx@{k + 1}_{phrases - k}|{before + 1}_{total - before}"
        f"/G:{g}/H:xx_xx/I:{phrases}-{total}@1+1&1-{phrases}|1+{total}/J:xx_xx/K:1+{phrases}-{total}"
    )


def _silence(counts: Sequence[int], opening: bool) -> str:
    phrases, total = len(counts), sum(counts)
    nothing = "xx_xx"
    d, b = (_word("+", True) + "_xx", "xx-xx_xx") if opening else ("xx+xx_xx", _word("-", True) + "_xx")
    e = "xx_xx!xx_xx-xx" if opening else _phrase_field(counts, phrases - 1, "!") + "-xx"
    g = _phrase_field(counts, 0, "%") + "_xx" if opening else "xx_xx%xx_xx_xx"
    h, j = (nothing, f"{phrases}_{total}") if opening else (f"{phrases}_{total}", nothing)
    return (
        f"/A:xx+xx+xx/B:{b}/C:xx_xx+xx/D:{d}/E:{e}/F:xx_xx#xx_xx@xx_xx|xx_xx/G:{g}"
        f"/H:{h}/I:xx-xx@xx+xx&xx-xx|xx+xx/J:{j}/K:1+{phrases}-{total}"
    )


def contexts(phones: Sequence[Sung]) -> list[str]:
    """One label a phone, with a silence before and after; phrases count from 0, morae from 0 within their phrase."""
    names = ["xx", "xx", "sil", *(phone.name for phone in phones), "sil", "xx", "xx"]
    counts = [0] * (phones[-1].phrase + 1)
    for phone in phones:
        counts[phone.phrase] = max(counts[phone.phrase], phone.mora + 1)
    fields = [
        _silence(counts, opening=True),
        *(_context(counts, phone.phrase, phone.mora + 1) for phone in phones),
        _silence(counts, opening=False),
    ]
    return [
        f"{names[i]}^{names[i + 1]}-{names[i + 2]}+{names[i + 3]}={names[i + 4]}{field}"
        for i, field in enumerate(fields)
    ]


def timed_labels(phones: Sequence[Sung], lead: int, tail: int) -> str:
    """The label file that makes `hts_engine -vp` keep the lengths of `phones`, between silences; all in ticks."""
    lengths = [lead, *(phone.length for phone in phones), tail]
    edges = [0, *accumulate(lengths)]
    unit = TICK_MS * _HTS_UNITS_PER_MS
    spans = zip(edges, edges[1:], contexts(phones), strict=False)
    return "".join(f"{start * unit} {end * unit} {label}\n" for start, end, label in spans)
