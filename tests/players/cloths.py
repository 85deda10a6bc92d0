"""Cloths as seats see them, and poems as they sound, for the tests of players who take cards that lie any way."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from functools import cache

from karuta.chance import Chance
from karuta.games.gather.view import View
from karuta.mat.scatter import Spread, spread
from karuta.players.ear import MORAE, Mora
from karuta.poems.reading import Verse

ALL = frozenset(range(1, 101))


@cache
def thrown(seed: str) -> Spread:
    """The hundred cards anywhere on a cloth."""
    return spread(ALL, Chance(seed))


def looking(
    cloth: Spread,
    seat: int = 0,
    seats: int = 4,
    *,
    unread: Collection[int] = ALL,
    readings: int = 0,
    verse: Verse = "upper",
    phase: str = "reading",
    hands: tuple[bool, ...] = (),
    out: tuple[bool, ...] = (),
) -> View:
    """What the seat sees of that cloth, with all other cards taken by seat 0."""
    gone = tuple(sorted(ALL - set(cloth.lies))) if readings else ()
    return View(
        seat=seat,
        phase=phase,  # type: ignore[arg-type]
        face="torifuda" if verse == "upper" else "yomifuda",
        verse=verse,
        spread=cloth,
        taken=(gone, *((),) * (seats - 1)),
        pool=(),
        debts=(0,) * seats,
        out=out or (False,) * seats,
        left=(False,) * seats,
        unread=frozenset(unread),
        readings=readings,
        to_read=100,
        ready=(False,) * seats,
        hands=hands or (False,) * seats,
        clock_ms=0,
        memorise_until_ms=None,
        fouls=(0,) * seats,
        last=None,
        may_yield=False,
        winners=(),
        margin=0,
        why="",
    )


def heard(poem: int, verse: Verse = "upper", each_ms: int = 200) -> Iterator[Mora]:
    """The morae of a verse, one after another."""
    for at, kana in enumerate(MORAE[verse][poem]):
        yield Mora(at + 1, kana, at * each_ms, (at + 1) * each_ms)
