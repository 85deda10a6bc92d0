"""The state of a game in which each keeps the cards that it takes, and how it begins."""

from __future__ import annotations

from typing import Generic, TypeAlias, TypeVar

from msgspec import Struct

from karuta.chance import Chance
from karuta.games.game import check_seats
from karuta.games.gather.events import Award
from karuta.games.gather.ledger import Ledger, Settling
from karuta.games.gather.moves import Phase
from karuta.games.gather.rules import R, Rules
from karuta.games.reader import hall_of
from karuta.mat.scatter import Spread
from karuta.poems.kimariji import Unread
from karuta.poems.reading import Reading, order

R_co = TypeVar("R_co", bound=Rules, covariant=True)


class Gathering(Struct, Generic[R_co], frozen=True, gc=False):
    """Everything about a game at one moment. All tuples of flags and numbers are by seat.

    `order` holds the poems in the order of reading, of which the first `readings` have been ruled and the first
    `to_read` will be; it is nobody's to see but the table's.
    """

    rules: R_co
    seed: str
    order: tuple[int, ...]
    to_read: int
    unread: Unread
    spread: Spread
    cards: int
    """How many cards lay at first."""
    ledger: Ledger
    left: tuple[bool, ...]
    ready: tuple[bool, ...]
    hands: tuple[bool, ...]
    sits: tuple[int, ...]
    """How many readings a seat still sits out for fouls."""
    fouls: tuple[int, ...]
    voids: tuple[int, ...]
    memorise_until_ms: int
    phase: Phase = "look"
    readings: int = 0
    reading: Reading | None = None
    gone: tuple[int, ...] = ()
    """Cards that left the cloth and are nobody's."""
    clock_ms: int = 0
    since_ms: int = 0
    """Since when the game waits for what it waits for now."""
    last: Award | None = None
    settling: Settling | None = None
    """What the last award rests on, as long as its card may be handed over."""
    sudden: tuple[int, ...] = ()
    """The seats that play for the sudden card."""
    time: int = 0
    """Sum of the times of all takes, 0.1 ms since the onset; a card that nobody took counts until its window closed."""
    misses: int = 0
    """Cards that were read and that nobody took, and fouls."""
    best: int | None = None
    """The quickest take, 0.1 ms since the onset."""
    winners: tuple[int, ...] = ()
    margin: int = 0
    why: str = ""

    @property
    def seats(self) -> int:
        """How many play, those who left among them."""
        return len(self.left)

    @property
    def decided(self) -> bool:
        """Whether the game is over."""
        return self.phase == "over"

    def next_poem(self) -> int:
        """The poem that `Read` has to carry next: for the reader only, never in a view. 0: all have been read."""
        return self.order[self.readings] if self.readings < self.to_read else 0

    def next_kimariji(self) -> int:
        """The 1-based index of the mora that decides the next poem among the unread."""
        return self.unread.deciding(self.next_poem(), self.rules.manner.verse)

    def out(self) -> tuple[bool, ...]:
        """Whose hand counts for nothing in the open reading, or the next one: who sits out, has left, or has no part in
        the sudden card."""
        return tuple(
            [
                bool(sits) or left or bool(self.sudden and seat not in self.sudden)
                for seat, (sits, left) in enumerate(zip(self.sits, self.left, strict=True))
            ]
        )


State: TypeAlias = Gathering[Rules]


def new(rules: R, seed: str, seats: int) -> Gathering[R]:
    """A game before the first look. The hall's part of `seed` settles which poems are read and their order, the whole
    of it which are dead and how the cards lie. `BadInput` for a number of seats that can't play."""
    check_seats(seats, rules.seats)
    hall, chance = hall_of(seed), Chance(seed)
    pool = rules.pool(Chance(hall))
    dead = frozenset(rules.dead(pool, chance.child("dead")))
    lying = [card for card in pool if card not in dead]
    nobody, none = (False,) * seats, (0,) * seats
    return Gathering(
        rules=rules,
        seed=seed,
        order=order(hall, pool),
        to_read=rules.to_read(pool),
        unread=Unread(pool),
        spread=rules.lay(lying, chance.child("spread")),
        cards=len(lying),
        ledger=Ledger(((),) * seats, (), none),
        left=nobody,
        ready=nobody,
        hands=nobody,
        sits=none,
        fouls=none,
        voids=none,
        memorise_until_ms=1000 * rules.look_s,
    )
