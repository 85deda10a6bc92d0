"""Sheets to print beside the cards: to keep score on, to learn from, to read before the first match.

`PAPERS` names them; `render` makes one as PDF. Each module of this package draws one of them in typst.

>>> [name for name in PAPERS][:3]
['match', 'result', 'memory']
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final

from karuta.errors import BadInput
from karuta.print import setting
from karuta.print.papers import kimariji, lower, making, match, memorise, memory, result, rules, spectators
from karuta.print.papers.page import Sheet, document, refused
from karuta.print.sizes import PAPERS as SIZES
from karuta.print.sizes import Size
from karuta.words import LANGUAGES

__all__ = ["LANDSCAPE", "OPTIONS", "PAPERS", "pages", "preview", "render"]

_DRAWN: Final[Mapping[str, Callable[[Sheet], list[str]]]] = MappingProxyType(
    {
        "match": match.pages,
        "result": result.pages,
        "memory": memory.pages,
        "kimariji": kimariji.pages,
        "lower": lower.pages,
        "rules": rules.pages,
        "memorise": memorise.pages,
        "spectators": spectators.pages,
        "making": making.pages,
    }
)
PAPERS: Final[Mapping[str, str]] = MappingProxyType({name: f"paper-{name}-title" for name in _DRAWN})
"""Every sheet by name, with the key of its title in the catalogues; `<key>-line` says in a line what it is for."""
OPTIONS: Final[Mapping[str, Mapping[str, str]]] = MappingProxyType(
    {name: MappingProxyType({}) for name in _DRAWN}
    | {
        "result": MappingProxyType({"entrants": "16"}),
        "memory": MappingProxyType({"seed": "", "show": "torifuda"}),
    }
)
"""What can be asked of a sheet beyond paper and language, with the usual value.

entrants  how many take part in the tournament, 2 to 64
seed      a deal to lie in the two fields, the same that a match of this seed has; '' for empty fields alone
show      what the cards of that deal show: torifuda (the text), kimariji or romaji
"""
LANDSCAPE: Final = frozenset({"result", "memory"})
"""Sheets that are wider than high."""
_USUAL: Final[Mapping[str, str]] = MappingProxyType({})
_LONGEST, _QUOTED = 200, 40


def render(name: str, paper: str = "a4", language: str = "en", options: Mapping[str, str] = _USUAL) -> bytes:
    """The sheet as PDF; raises BadInput for a name, a paper or an option that there is not."""
    sheet = _sheet(name, paper, language, options)
    return setting.pdf(document(sheet, _DRAWN[name](sheet)), sheet.files, tagged=True)


def preview(
    name: str,
    page: int = 1,
    *,
    paper: str = "a4",
    language: str = "en",
    options: Mapping[str, str] = _USUAL,
    ppi: float = 110,
) -> bytes:
    """Page `page` (from 1) of the sheet as PNG; raises BadInput as `render` does, and for a page that there is not."""
    sheet = _sheet(name, paper, language, options)
    drawn = _DRAWN[name](sheet)
    if not 1 <= page <= len(drawn):
        raise BadInput(
            f"page {page}: there are pages 1 to {len(drawn)}",
            key="error-print-page",
            given=str(page),
            most=str(len(drawn)),
        )
    return setting.png(document(sheet, drawn, only=page), sheet.files, ppi=ppi)


def pages(name: str, paper: str = "a4", language: str = "en", options: Mapping[str, str] = _USUAL) -> int:
    """How many pages the sheet has."""
    return len(_DRAWN[name](_sheet(name, paper, language, options)))


def _sheet(name: str, paper: str, language: str, options: Mapping[str, str]) -> Sheet:
    for what, given, allowed in (("sheet", name, PAPERS), ("paper", paper, SIZES), ("language", language, LANGUAGES)):
        if given not in allowed:
            raise refused(what, given, allowed)
    for option, value in options.items():
        if option not in OPTIONS[name]:
            raise refused("option", option, OPTIONS[name] or ("–",))
        # Half a sign (a byte of a command line that is no UTF-8) has no hash and no glyph.
        whole = value.encode(errors="replace").decode()
        if whole != value or len(value) > _LONGEST:
            raise refused(option, whole[:_QUOTED], (f"≤ {_LONGEST}",))
    size = SIZES[paper]
    if name in LANDSCAPE:
        size = Size(size.height, size.width)
    return Sheet(name, size, language, {**OPTIONS[name], **options})
