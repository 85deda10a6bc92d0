"""Typst: from the text of a document to the bytes of a PDF, of a PNG or of an SVG.

Fonts are those of the house alone, so that a sheet looks the same on every machine; they are cut at build time.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final

import typst

from karuta.errors import KarutaError

FONTS: Final = Path(__file__).parent / "fonts"
_GOLOS = ("Golos Text", "Golos Text Latin", "Golos Text Cyrillic")
FACES: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType(
    {
        "yuji": ("Yuji Syuku", *_GOLOS, "BIZ UDPGothic"),
        "klee": ("Klee One", "Klee One Latin", *_GOLOS, "BIZ UDPGothic"),
        "clear": (*_GOLOS, "BIZ UDPGothic"),
    }
)
"""The faces by name, each with those that have what it lacks (macrons, Cyrillic)."""
NOTHING: Final[Mapping[str, bytes]] = MappingProxyType({})

__all__ = ["FACES", "NOTHING", "face", "literal", "mm", "pdf", "png", "svg"]


def literal(text: str) -> str:
    r"""`text` as a typst string: whatever stands in it is printed as it is.

    >>> print(literal('a "b" \\ #c'))
    "a \"b\" \\ #c"
    """
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n") + '"'


def mm(tenths: float) -> str:
    """A length of 0.1 mm as typst writes it.

    >>> mm(520), mm(1.25)
    ('52mm', '0.125mm')
    """
    return f"{round(tenths / 10, 4):g}mm"


def face(name: str) -> str:
    """The value of typst's `font` for a face of the house: `#set text(font: ...)`."""
    return "(" + "".join(f"{literal(family)}," for family in FACES[name]) + ")"


def pdf(source: str, files: Mapping[str, bytes] = NOTHING, *, tagged: bool = False) -> bytes:
    """The document as PDF. `files`: pictures by the name that `source` has for them. `tagged`: for screen readers too,
    where a sheet is running text (a grid of kana would be a tag a sign)."""
    return _one(_compiled(source, files, "pdf", tagged=tagged))


def png(source: str, files: Mapping[str, bytes] = NOTHING, *, ppi: float = 110) -> bytes:
    """The first page as a picture, with `ppi` dots an inch."""
    return _one(_compiled(source, files, "png", ppi=ppi))


def svg(source: str, files: Mapping[str, bytes] = NOTHING) -> bytes:
    """The first page as a drawing."""
    return _one(_compiled(source, files, "svg"))


def _one(pages: bytes | list[bytes]) -> bytes:
    return pages[0] if isinstance(pages, list) else pages


def _compiled(
    source: str, files: Mapping[str, bytes], format: str, *, ppi: float | None = None, tagged: bool = False
) -> bytes | list[bytes]:
    compile: Any = typst.compile  # its types leave out documents of several files
    document = {"main.typ": source.encode(), **files}
    made: bytes | list[bytes] = compile(document, font_paths=_fonts(), format=format, ppi=ppi, pdf_tags=tagged)
    return made


@cache
def _fonts() -> typst.Fonts:
    if not any(FONTS.glob("*.ttf")):
        raise KarutaError(f"{FONTS} has no fonts: run `make build`", key="error-print-fonts", folder=str(FONTS))
    return typst.Fonts(include_system_fonts=False, font_paths=[str(FONTS)])
