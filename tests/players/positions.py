"""Positions for the tests of players: mats laid by players, and views of them without a match."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence

from karuta.chance import Chance
from karuta.games.kyogi.moves import Phase
from karuta.games.kyogi.view import Due, View
from karuta.mat.field import Format, Mat, Place, Side
from karuta.players.characters import StyleName
from karuta.players.ear import MORAE, Mora
from karuta.players.laying import arrange
from karuta.poems.reading import Verse

ALL = frozenset(range(1, 101))


def heap(cards: Sequence[int], side: Side, fmt: Format | None = None) -> dict[int, Place]:
    """The cards side by side in rows, gedan first: at most 48."""
    fmt = fmt or Format()
    each = fmt.row_capacity
    return {card: Place(side, 2 - at // each, at % each * fmt.card_width) for at, card in enumerate(cards)}


def laid(seed: str, *, a: int = 25, b: int = 25, style: StyleName = "attack") -> Mat:
    """A mat with a and b random cards in the fields, laid out by players."""
    cards = Chance(seed).shuffled(range(1, 101))
    places: dict[int, Place] = {}
    for side, hand in (("A", cards[:a]), ("B", cards[a : a + b])):
        field: Side = "A" if side == "A" else "B"
        start = Mat(Format(), heap(hand, field))
        places |= arrange(start, field, style, Chance(f"{seed}/{side}"))
    return Mat(Format(), places)


def seen(
    mat: Mat,
    seat: int = 0,
    *,
    unread: Collection[int] = ALL,
    readings: int = 0,
    phase: Phase = "reading",
    due: Due | None = None,
    hai: int | None = None,
    hands: tuple[bool, ...] = (False, False),
) -> View:
    """What the seat sees of that mat."""
    counts = mat.count("A"), mat.count("B")
    return View(
        seat=seat,
        phase=phase,
        mat=mat,
        counts=counts,
        unread=frozenset(unread),
        readings=readings,
        dead_left=len(set(unread) - set(mat.places)),
        due=due,
        hands=hands,
        ready=(False, False),
        away=(False, False),
        hai=hai,
        clock_ms=0,
        memorise_until_ms=None,
        swings=False,
        fouls=(0, 0),
        last=None,
        winner=None,
        margin=0,
    )


def sounding(poem: int, each_ms: int = 200, verse: Verse = "upper") -> Iterator[Mora]:
    """The morae of the poem's verse, one after another."""
    for at, kana in enumerate(MORAE[verse][poem]):
        yield Mora(at + 1, kana, at * each_ms, (at + 1) * each_ms)


def split(cards: Iterable[int], own: Collection[int]) -> Mat:
    """A mat with the cards of `own` in field A and the rest in B."""
    numbers = list(cards)
    return Mat(Format(), heap([c for c in numbers if c in own], "A") | heap([c for c in numbers if c not in own], "B"))
