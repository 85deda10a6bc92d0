"""The state of a match and how it begins: the deal, the order of the poems, the fields as first laid."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from itertools import accumulate
from typing import Generic, TypeAlias, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from karuta.chance import Chance
from karuta.errors import BadInput
from karuta.games.game import check_seats
from karuta.games.kyogi.events import Ruling
from karuta.games.kyogi.moves import Phase
from karuta.games.kyogi.terms import Terms
from karuta.games.kyogi.view import Due
from karuta.games.reader import hall_of
from karuta.mat.field import SIDES, Mat, Place, Side
from karuta.mat.layout import side_by_side, standard
from karuta.poems.kimariji import Unread
from karuta.poems.reading import Reading, order

R_co = TypeVar("R_co", bound=Terms, covariant=True)
NOBODY = (False, False)
BETWEEN: frozenset[Phase] = frozenset(("joka", "reading", "sending", "placing"))
"""Phases in which the reader pauses: hands, announced moves and sends have their time."""


class Board(Struct, Generic[R_co], frozen=True, gc=False):
    """Everything about a match at one moment. `hands`, `bowed`, `ready`, `away` and `voids` are by seat; all else is by
    side: seats 0, 2, 4 ... are side 0 (field A), seats 1, 3, 5 ... side 1 (field B), and any of a side acts for it.

    `order` holds the poems of the match in the order of reading, of which the first `readings` have been ruled; it is
    nobody's to see but the table's.
    """

    rules: R_co
    seed: str
    order: tuple[int, ...]
    unread: Unread
    mat: Mat
    counts: tuple[int, int] = (0, 0)
    phase: Phase = "bow"
    readings: int = 0
    taken: int = 0
    """In-play cards that have left the mat."""
    reading: Reading | None = None
    due: Due | None = None
    settled: bool = False
    """A card of this send has been placed: no more change of mind."""
    hai: int | None = None
    hands: tuple[bool, ...] = NOBODY
    bowed: tuple[bool, ...] = NOBODY
    ready: tuple[bool, ...] = NOBODY
    away: tuple[bool, ...] = NOBODY
    clock_ms: int = 0
    since_ms: int = 0
    """Since when the match waits for what it waits for now."""
    memorise_until_ms: int | None = None
    called: bool = False
    """The call of two minutes was made."""
    fouls: tuple[int, int] = (0, 0)
    voids: tuple[int, ...] = (0, 0)
    last: Ruling | None = None
    winner: int | None = None
    margin: int = 0
    why: str = ""
    active: tuple[int, ...] = ()
    """The seats that may take now, where not all may (rules 5.4); empty: all."""
    holders: dict[int, int] = {}
    """Card -> the seat that holds it, where each of a side has cards of their own (rules 5.7)."""
    later: Due | None = None
    """What becomes due once the present send is over, where rights are not set off."""

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.hands)

    @property
    def decided(self) -> bool:
        """Whether somebody has won."""
        return self.winner is not None

    def next_poem(self) -> int:
        """The poem that `Read` has to carry next: for the reader only, never in a view. 0: all have been read."""
        return self.order[self.readings] if self.readings < len(self.order) else 0

    def next_kimariji(self) -> int:
        """The 1-based index of the mora that decides the next poem among the unread."""
        return self.unread.deciding(self.next_poem(), self.rules.manner.verse)

    def raised(self) -> tuple[bool, ...]:
        """Whose hand counts as raised: raised in fact, or because a send of their side is not over (rules 4.6)."""
        due = self.due
        if due is None:
            return self.hands
        return tuple([up or seat % 2 == due.seat for seat, up in enumerate(self.hands)])


State: TypeAlias = Board[Terms]


def side_of(seat: int) -> Side:
    """The field of a seat, or of a side: seats 0, 2, 4 ... have A, 1, 3, 5 ... have B."""
    return SIDES[seat % 2]


def nobody(state: State) -> tuple[bool, ...]:
    """False for every seat."""
    return (False,) * len(state.hands)


def new(rules: Terms, seed: str, seats: int = 2) -> State:
    """A match before its first bow. The hall's part of `seed` settles which poems are read and their order, the whole
    of it who gets which cards; with `deal = hall` the hall's part also settles which cards are in play. `BadInput` for
    a number of seats that the rules don't allow."""
    check_seats(seats, rules.seats)
    hall = hall_of(seed)
    pool = rules.pool(Chance(hall))
    down = (False,) * seats
    return Board(
        rules=rules,
        seed=seed,
        order=order(hall, pool),
        unread=Unread(pool),
        mat=Mat(rules.mat_format, {}),
        hands=down,
        bowed=down,
        ready=down,
        away=down,
        voids=(0,) * seats,
        active=rules.lineup((), seats, None),
    )


def start(
    rules: Terms,
    seed: str,
    mat: Mat,
    unread: Collection[int],
    seats: int = 2,
    *,
    holders: Mapping[int, int] | None = None,
) -> State:
    """A match at a given position, with the reader about to begin: `unread` are the poems still to be read, those of
    all cards on the mat among them, in the order that `seed` gives. `holders` tells who holds each card where the rules
    have everybody hold some."""
    if set(holders or ()) != (set(mat.places) if rules.shares else set()):
        raise BadInput(
            f"{len(holders or ())} cards have holders: in this game {'every' if rules.shares else 'no'} card has one",
            key="error-kyogi-position-holders",
            given=len(holders or ()),
        )
    missing = sorted(set(mat.places) - set(unread))
    if missing:
        raise BadInput(
            f"cards {missing} lie on the mat but their poems are not among the unread: no reading could take them",
            key="error-kyogi-position",
            cards=" ".join(map(str, missing)),
        )
    counts = (mat.count("A"), mat.count("B"))
    if 0 in counts or mat.format != rules.mat_format:
        raise BadInput(
            f"{counts[0]}-{counts[1]} cards of {mat.format.card_height / 10:g} mm: both fields need a card of"
            f" {rules.card_height} mm at least",
            key="error-kyogi-position-empty",
            a=counts[0],
            b=counts[1],
        )
    return replace(
        new(rules, seed, seats),
        order=order(hall_of(seed), unread),
        unread=Unread(unread),
        mat=mat,
        counts=counts,
        phase="reading",
        holders=dict(holders or {}),
    )


def deal(state: State) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The cards that A and B pick from those lying face down (rules C15); the rest are dead."""
    rules = state.rules
    a, b = rules.cards
    pool = sorted(state.order)
    if rules.deal == "hall":
        pool = sorted(Chance(hall_of(state.seed)).child("hall").shuffled(pool)[: a + b])
    cards = Chance(state.seed).child("deal").shuffled(pool)
    return tuple(cards[:a]), tuple(cards[a : a + b])


def lay_out(state: State, hands: tuple[tuple[int, ...], tuple[int, ...]]) -> tuple[Mat, dict[int, int]]:
    """Both fields laid in the usual way, for their owners to rearrange, and who holds which card."""
    fmt, shares = state.mat.format, state.rules.shares
    places: dict[int, Place] = {}
    holders: dict[int, int] = {}
    for at, (side, cards) in enumerate(zip(SIDES, hands, strict=True)):
        parts = [cards[end - share : end] for share, end in zip(shares, accumulate(shares), strict=True)]
        places |= side_by_side(parts, side, fmt) if shares else standard(cards, side, fmt)
        holders |= {card: at + 2 * member for member, part in enumerate(parts) for card in part}
    return Mat(fmt, places), holders
