"""What somebody wants on paper: the same from the page, as JSON, and from the command line."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from types import MappingProxyType
from typing import Any, Final

import msgspec

from karuta.errors import BadInput
from karuta.print.sizes import PAPERS, SIZES, Grid, Size, grid_of, size_of
from karuta.words import LANGUAGES

CHOICES: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType(
    {
        "kind": ("torifuda", "yomifuda", "hanafuda", "backs", "rims"),
        "paper": tuple(PAPERS),
        "font": ("yuji", "klee", "clear"),
        "hints": ("none", "kimariji", "romaji", "meaning"),
        "language": tuple(LANGUAGES),
        "backs": ("none", "duplex", "separate"),
        "look": ("colour", "ink-saver", "black", "large"),
    }
)
"""What a field that is a choice may say, its default first but for `kind`."""

USES: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType(
    {
        "poems": ("torifuda", "yomifuda", "backs", "rims"),
        "font": ("torifuda", "yomifuda"),
        "hints": ("torifuda", "hanafuda"),
        "marks": ("yomifuda",),
        "backs": ("torifuda", "yomifuda", "hanafuda"),
    }
)
"""The kinds that have a use for a field; every kind has one for the fields that are not here."""


class Order(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An order of cards. `Order()` is a deck of torifuda of the official size on A4.

    size      width x height in mm, '' for the usual size of that kind and look
    layout    columns x rows on a sheet, such as 5x2; '' for as few sheets as can be
    poems     which of the hundred, as a set expression (hanafuda are always all 48)
    hints     what torifuda tell a learner at their foot; the meaning in `language`, in which the sheets speak too
    marks     yomifuda with romaji, lengthened vowels and the bar of the rhythm
    crop      marks to cut by;  ruler  the line of 100 mm
    backs     on the other side of each sheet (turned over its long edge), on sheets of their own, or none
    look      ink-saver: no tinted ground and a thin rim; black: black on white alone; large: white on black in the
              clear face, for low vision
    """

    kind: str = "torifuda"
    size: str = ""
    paper: str = "a4"
    layout: str = ""
    poems: str = "all"
    font: str = "yuji"
    hints: str = "none"
    language: str = "en"
    marks: bool = False
    crop: bool = True
    ruler: bool = True
    backs: str = "none"
    look: str = "colour"

    @property
    def card(self) -> Size:
        """How large a card is (a rim sheet: with what is folded); raises BadInput."""
        if self.size.strip():
            return size_of(self.size)
        if self.kind == "hanafuda":
            return SIZES["33x54"]
        large = SIZES["88x124"] if self.look == "large" else SIZES["52x73"]
        return SIZES["62x83"] if self.kind == "rims" else large

    def grid(self, count: int) -> Grid:
        """How `count` cards of this order stand on a sheet; raises BadInput."""
        return grid_of(self.card, self.paper, self.layout, count)


def decode(text: bytes | str) -> Order:
    """The order that the JSON `text` says; raises BadInput.

    >>> decode('{"kind": "yomifuda", "paper": "letter"}').paper
    'letter'
    """
    try:
        fields = msgspec.json.decode(text)
    except (msgspec.DecodeError, UnicodeDecodeError) as fault:
        raise BadInput(f"the order is no JSON: {fault}", key="error-print-json", fault=str(fault)) from fault
    if not isinstance(fields, dict):
        raise BadInput("the order is no JSON object", key="error-print-json", fault=type(fields).__name__)
    return order_of(fields)


def order_of(fields: Mapping[str, Any]) -> Order:
    """The order with these fields, the others as usual; raises BadInput that quotes the wrong one."""
    for name, given in fields.items():
        usual = _USUAL.get(name)
        if usual is None:
            raise _refused("field", name, _USUAL)
        if name in CHOICES and given not in CHOICES[name]:
            raise _refused(name, given, CHOICES[name])
        if type(given) is not type(usual):
            raise _refused(name, given, ("true", "false") if isinstance(usual, bool) else ("text",))
        if isinstance(given, str) and len(given) > _LONGEST:
            raise _refused(name, given[:40] + "…", (f"≤ {_LONGEST}",))
    return Order(**fields)


def in_vain(fields: Mapping[str, Any], kinds: Collection[str]) -> str | None:
    """The first field that asks for something other than usual of which none of `kinds` has a use.

    >>> in_vain({"hints": "romaji", "marks": True}, ["torifuda"])
    'marks'
    """
    idle = (name for name, can in USES.items() if not set(can) & set(kinds))
    return next((name for name in idle if fields.get(name, _USUAL[name]) != _USUAL[name]), None)


_USUAL: Final[Mapping[str, str | bool]] = MappingProxyType(msgspec.structs.asdict(Order()))
_LONGEST: Final = 1000


def _refused(name: str, given: object, allowed: Any) -> BadInput:
    listed = ", ".join(allowed)
    return BadInput(
        f"{name} {str(given)!r}: it can be {listed}",
        key="error-print-choice",
        name=name,
        given=str(given),
        allowed=listed,
    )
