"""What one seat may know. A view is built from public parts only: it holds no reference to the state, the order of
the poems, the seed or the other seat's strokes, so no bot and no page can reach them."""

from __future__ import annotations

from msgspec import Struct

from karuta.games.kyogi.events import Ruling
from karuta.games.kyogi.moves import Phase
from karuta.mat.field import Mat
from karuta.poems.reading import Verse


class Due(Struct, frozen=True, gc=False):
    """Cards to be sent by side `seat`, or, once laid across, to be placed by the other side."""

    seat: int
    count: int
    cards: tuple[int, ...] = ()
    """Empty while the sender still chooses; then the cards that wait to be placed."""


class View(Struct, frozen=True, gc=False):
    """A match as seat `seat` sees it (None: a spectator). `hands`, `ready`, `bowed` and `away` are by seat; `counts`,
    `fouls` and the seats of `due`, `hai` and `winner` are sides (seat % 2)."""

    seat: int | None
    phase: Phase
    mat: Mat
    counts: tuple[int, int]
    unread: frozenset[int]
    """Poems of the pool not read yet (what a player with a perfect memory knows)."""
    readings: int
    """Readings ruled so far; while one is open its number is readings + 1, and its poem is not here."""
    dead_left: int
    """Dead cards not read yet."""
    due: Due | None
    hands: tuple[bool, ...]
    ready: tuple[bool, ...]
    away: tuple[bool, ...]
    hai: int | None
    """Side whose *hai* is waited for."""
    clock_ms: int
    memorise_until_ms: int | None
    swings: bool
    """Practice swings are allowed."""
    fouls: tuple[int, int]
    last: Ruling | None
    winner: int | None
    margin: int
    verse: Verse = "upper"
    """From which verse the card is told: it is that verse's kimariji that counts."""
    active: tuple[int, ...] = ()
    """The seats that may take now, where not all may (relay); empty: all."""
    holders: dict[int, int] = {}
    """Card -> the seat that holds it, where each of a side has cards of their own (shimo-no-ku)."""
    short: dict[int, int] = {}
    """Seats that hold fewer cards than they have to, and how many their partners have to pass them."""
    bowed: tuple[bool, ...] = ()
    """Who has bowed, while the others are waited for."""
