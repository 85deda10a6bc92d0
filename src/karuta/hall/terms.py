"""What is agreed on before a match: which game, for how many, by which rules, and whether it counts."""

from __future__ import annotations

import unicodedata
from typing import Any, Final, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from karuta.errors import IllegalMove
from karuta.games.game import check_seats
from karuta.hall.formats import Format, format_named, format_of
from karuta.hall.games import hosted
from karuta.hall.pace import PaceName

Value: TypeAlias = str | int | bool
NAME_LENGTH: Final = 24
"""Of what a guest wants to be called; an account's name is as long at most."""
SEAT_NAMES: Final = ("Matsu", "Ume", "Sakura", "Fuji", "Ayame", "Botan", "Hagi", "Tsuki", "Kiku", "Momiji")
"""What guests who give no name are called, by seat: no colour has to be told apart to know who is meant."""


class Terms(Struct, frozen=True):
    """What is played, and how. `rules` differ from the default or from `preset`; `format` names what ratings are kept
    by (`karuta.hall.formats`), `""` where the rules are nobody's format: then it can't be rated."""

    game: str
    seats: int
    rules: dict[str, Value] = {}
    preset: str = ""
    pace: PaceName = "match"
    rated: bool = False
    format: str = ""


def checked(terms: Terms) -> Terms:
    """The terms as they hold: options as the game stores them, the format that they come to. `BadInput` for what can't
    be played, `IllegalMove` for rated ones that nobody could be rated by."""
    game = hosted(terms.game)
    rules = game.rules(terms.rules, terms.preset)
    check_seats(terms.seats, [seats for seats in game.game.seats if seats > 1])
    # Only the game knows how many its rules let play.
    game.game.new(rules, "", terms.seats)
    format = format_of(game.name, rules, terms.seats)
    if terms.rated:
        _ratable(game.name, format)
    stored = {name: getattr(rules, name) for name in terms.rules}
    return replace(terms, rules=stored, format="" if format is None else format.name)


def _ratable(game: str, format: Format | None) -> None:
    if format is None:
        raise IllegalMove(
            f"these rules of {game} are nobody's format: rated matches need one as it stands",
            key="error-room-rated-format",
        )
    if not format.rated:
        raise IllegalMove(f"{game}: chance alone decides it, so it measures nobody", key="error-room-rated-chance")


def terms_of(game: str, format: str, *, rated: bool = False, pace: PaceName = "match") -> Terms:
    """The terms of a format, for as many as are paired for it."""
    found = format_named(game, format)
    return checked(Terms(game, found.seats, dict(found.rules), found.preset, pace, rated))


def turns_round(terms: Terms) -> bool:
    """Whether seats change for another match: not where one of them has a handicap."""
    game = hosted(terms.game)
    rules: Any = game.rules(terms.rules, terms.preset)
    return all(
        getattr(rules, option.name) == option.default for option in game.game.options if option.group == "handicap"
    )


def called(name: str) -> str:
    """A name as it is shown: without what can't be seen, or turns the line round.

    >>> called("  Ono\\u202e no\\tKomachi ")
    'Ono no Komachi'
    """
    plain = unicodedata.normalize("NFC", name[: 4 * NAME_LENGTH])
    seen = "".join(" " if sign.isspace() else sign for sign in plain if sign.isspace() or sign.isprintable())
    return " ".join(seen.split())[:NAME_LENGTH].strip()
