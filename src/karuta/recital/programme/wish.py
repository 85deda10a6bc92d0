"""What shall be read and how: the presets, and the checking of what comes from links, files, forms and options."""

from __future__ import annotations

import json
import re
from collections.abc import Collection, Mapping
from typing import Any, Literal, NoReturn, TypeAlias, get_args

import msgspec

from karuta.errors import BadInput
from karuta.poems.reading import RHYTHMS, Verse
from karuta.recital.programme.sets import poems_of

Order: TypeAlias = Literal["shuffle", "replacement", "number", "musume"]
Preset: TypeAlias = Literal["competition", "recreation", "study", "hokkaido", "beginners"]
Wait: TypeAlias = Literal["hands", "span"]
SEED_LENGTH = 100
POEMS_LENGTH = 1000
PATTERN_LENGTH = 25
_QUOTED = 60
"""How much of a wrong value is quoted."""


class Joka(msgspec.Struct, frozen=True):
    """How many times each verse of the opening poem is read: 0 to 2."""

    upper: int = 1
    lower: int = 2


class Pacing(msgspec.Struct, frozen=True):
    """The seconds of the lower verse up to its last sound, of that sound held, of the silence, of the upper verse."""

    lower_s: float = 5
    linger_s: float = 3
    silence_s: float = 1
    upper_s: float = 6

    @property
    def name(self) -> str:
        """The figures in the readers' own order, as `5-3-1-6`."""
        return "-".join(f"{getattr(self, part):g}" for part in PACING_LIMITS)


PACING_LIMITS: dict[str, tuple[float, float]] = {
    "lower_s": (2, 12),
    "linger_s": (0, 8),
    "silence_s": (0, 10),
    "upper_s": (2, 14),
}
"""Least and most seconds of each part of a pacing."""

PACINGS: dict[str, Pacing] = {
    name: Pacing(rhythm.lower_s, rhythm.linger_s, rhythm.silence_s, rhythm.upper_s) for name, rhythm in RHYTHMS.items()
}


class Wish(msgspec.Struct, frozen=True):
    """The settings of a reading; the defaults are those of competition.

    `poems` is a set expression; `dead` and `likeness` say how many dead cards are added and how like the set they are.
    `seed` fixes all that is drawn; with '' somebody has to draw one first. `pattern` is what is read of each poem
    (`pattern_of`). `wait`: after a step until the hands are down, or for `span_s` seconds. `stop_min` ends the reading
    after so many minutes, 0 never. `again`: at the end another round begins in a new order.
    """

    preset: Preset = "competition"
    poems: str = "all"
    dead: int = 0
    likeness: int = 0
    order: Order = "shuffle"
    seed: str = ""
    pattern: str = "2/1"
    joka: Joka = Joka()
    pacing: Pacing = Pacing()
    wait: Wait = "hands"
    span_s: float = 3
    stop_min: int = 0
    again: bool = False


BEGINNERS_POEMS = "length:1 first:u first:tsu first:shi first:mo first:yu 17 33 91"
"""Twenty poems for a first evening: the seven that one sound decides, the five pairs whose first sound begins no
others, and three whose two sounds are as short here: ちは, which many know already, ひさ and きり.

Ten are told by one sound and ten by two. All but those three have the kimariji that they have among the hundred, so
hardly anything learned is to be learned anew. When one of a pair was read, its twin is told by one sound: the heart of
the game shows, and never are more than two cards alike.
"""

PRESETS: dict[Preset, Wish] = {
    "competition": Wish(),
    "recreation": Wish(preset="recreation", pattern="1-2-2", joka=Joka(0, 0), wait="span"),
    "study": Wish(preset="study", pattern="1-2", joka=Joka(0, 0)),
    "hokkaido": Wish(preset="hokkaido", pattern="2/2", joka=Joka(0, 1)),
    "beginners": Wish(preset="beginners", poems=BEGINNERS_POEMS, joka=Joka(1, 1)),
}
"""How clubs use a reader: a match of kyōgi karuta; whole poems with the lower verse again, for a cloth; poems to learn,
with their text; Hokkaido's game of lower verses; a first evening."""

_PATTERN = re.compile(r"[12](?:-?[12]){0,5}(?:/[12](?:-?[12]){0,5})?")
_VERSES: dict[str, Verse] = {"1": "upper", "2": "lower"}


class Pattern(msgspec.Struct, frozen=True):
    """What is read of each poem.

    `before` is what a step begins with, of the poem of the step before (None: a step is of one poem); `after` is read
    of the step's own poem. `deciding` is the verse from which cards are told: the upper one if it is read at all.
    """

    before: tuple[Verse, ...] | None
    after: tuple[Verse, ...]
    deciding: Verse


def pattern_of(text: str) -> Pattern:
    """The pattern that digits 1 (upper verse) and 2 (lower verse) write: before `/` of the poem that was read, after it
    of the next; without `/` all of one poem.

    >>> pattern_of("2/1").before, pattern_of("1-2-2").after
    (('lower',), ('upper', 'lower', 'lower'))
    """
    if not _PATTERN.fullmatch(text):
        raise BadInput(
            f"pattern {text!r}: write 1 for the upper and 2 for the lower verse, up to six on each side of /, as 2/1",
            key="error-wish-pattern",
            given=text,
        )
    halves = [tuple(_VERSES[digit] for digit in half if digit in _VERSES) for half in text.split("/")]
    deciding: Verse = "upper" if "1" in text else "lower"
    return Pattern(halves[0] if len(halves) > 1 else None, halves[-1], deciding)


def _refuse(name: str, given: Any, right: str) -> NoReturn:
    text = given if isinstance(given, str) else json.dumps(given, ensure_ascii=False, default=str)
    text = text[:_QUOTED].encode(errors="replace").decode()
    raise BadInput(f"{name} {text}: right is {right}", key="error-wish", name=name, given=text, right=right)


def _among(name: str, given: Any, right: Collection[str]) -> Any:
    return given if isinstance(given, str) and given in right else _refuse(name, given, ", ".join(right))


def _number(name: str, given: Any, least: float, most: float) -> float:
    if isinstance(given, bool) or not isinstance(given, int | float) or not least <= given <= most:
        _refuse(name, given, f"{least:g}..{most:g}")
    return given


def _whole(name: str, given: Any, least: int, most: int) -> int:
    number = _number(name, given, least, most)
    return int(number) if number == int(number) else _refuse(name, given, f"{least}..{most}")


def _text(name: str, given: Any, most: int) -> str:
    if not isinstance(given, str) or _is_torn(given):
        _refuse(name, given, '"…"')
    if len(given) > most:
        raise BadInput(f"{name}: at most {most} signs", key="error-wish-long", name=name, most=most)
    return given


def _is_torn(text: str) -> bool:
    """Whether half a sign stands in it (a byte of a command line that is no UTF-8): no seed has a hash then."""
    return any("\ud800" <= sign <= "\udfff" for sign in text)


def _facts(name: str, given: Any, known: Collection[str]) -> dict[str, Any]:
    if not isinstance(given, Mapping):
        _refuse(name, given, f"{{ {', '.join(known)} }}")
    for key in given:
        if key not in known:
            _refuse(name, key, ", ".join(known))
    return dict(given)


def _joka(given: Any, otherwise: Joka) -> Joka:
    facts = msgspec.structs.asdict(otherwise) | _facts("joka", given, Joka.__struct_fields__)
    return Joka(*(_whole(f"joka.{verse}", facts[verse], 0, 2) for verse in Joka.__struct_fields__))


def pacing_of(given: Any, otherwise: Pacing = PACINGS["5-3-1-6"]) -> Pacing:
    """A pacing from its name (with or without hyphens), or from the parts of it that differ.

    >>> pacing_of("4315").name, pacing_of({"silence_s": 1.5}).name
    ('4-3-1-5', '5-3-1.5-6')
    """
    if isinstance(given, str):
        for name, pacing in PACINGS.items():
            if given in (name, name.replace("-", "")):
                return pacing
        _refuse("pacing", given, ", ".join(PACINGS))
    facts = msgspec.structs.asdict(otherwise) | _facts("pacing", given, PACING_LIMITS)
    return Pacing(*(_number(f"pacing.{part}", facts[part], *limits) for part, limits in PACING_LIMITS.items()))


def wish_of(given: Mapping[str, Any]) -> Wish:
    """A whole wish from the settings that were given; what was not is as in its preset.

    Raises BadInput for the first setting that won't do. The set expression is read too, so that a wish which was made
    can be begun.
    """
    asked = _facts("wish", given, Wish.__struct_fields__)
    base = PRESETS[_among("preset", asked.get("preset", "competition"), PRESETS)]
    wish = {name: asked.get(name, getattr(base, name)) for name in Wish.__struct_fields__}
    pattern_of(_text("pattern", wish["pattern"], PATTERN_LENGTH))
    if not isinstance(wish["again"], bool):
        _refuse("again", wish["again"], "true, false")
    made = Wish(
        preset=base.preset,
        poems=_text("poems", wish["poems"], POEMS_LENGTH),
        dead=_whole("dead", wish["dead"], 0, 99),
        likeness=_whole("likeness", wish["likeness"], 0, 100),
        order=_among("order", wish["order"], get_args(Order)),
        seed=_text("seed", wish["seed"], SEED_LENGTH),
        pattern=wish["pattern"],
        joka=_joka(asked.get("joka", {}), base.joka),
        pacing=pacing_of(asked.get("pacing", {}), base.pacing),
        wait=_among("wait", wish["wait"], get_args(Wait)),
        span_s=_number("span_s", wish["span_s"], 0, 600),
        stop_min=_whole("stop_min", wish["stop_min"], 0, 600),
        again=wish["again"],
    )
    poems_of(made.poems)
    return made
