"""A game in which each keeps the cards that it takes, put together from its rules and the one engine of all of them."""

from __future__ import annotations

from collections.abc import Callable

from karuta.games.gather import match
from karuta.games.gather.moves import Move
from karuta.games.gather.rules import R
from karuta.games.gather.space import space
from karuta.games.gather.state import Gathering
from karuta.games.gather.view import View
from karuta.games.options import Options
from karuta.games.readings import MadeReadGame
from karuta.games.states import reader_of, text_of

Gather = MadeReadGame[R, Gathering[R], Move, View]


def made(name: str, rules: type[R], options: Options, rules_of: Callable[[str], R]) -> Gather[R]:
    """The game of that name; `rules` is the type of its rules, `rules_of` reads them."""
    return MadeReadGame(
        name=name,
        options=options,
        seats=rules().seats,
        rules=rules_of,
        new=match.new,
        actors=match.actors,
        legal=space,
        apply=match.apply,  # type: ignore[arg-type]
        view=match.view,
        redrawn=match.redrawn,
        outcome=match.outcome,
        invariants=match.invariants,
        to_text=text_of,
        from_text=reader_of(Gathering[rules], match.invariants, options, rules_of),  # type: ignore[valid-type]
        manner=match.manner,
        hindrance=match.hindrance,
        closes_ms=match.closes_ms,
    )
