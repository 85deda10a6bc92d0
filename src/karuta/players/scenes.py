"""What lies before a player who has to find a card, and how it lies as that player sees it."""

from __future__ import annotations

import math
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import NamedTuple, Protocol

from karuta.mat.field import SIDES, Format, Place
from karuta.mat.scatter import Spread
from karuta.players.seating import BODY, SeatPlace

_REACH = 6000
"""So far, in 0.1 mm, a hand gets in the mean touch time."""
_REACH_S = 0.25
"""What each metre more takes, s."""
_AWAY_S = 0.5
"""How much later a hand comes to a card for each metre that it lies outside the part of the mat that it watches, s."""
_METRE = 10_000


class Scene(Protocol):
    """The cards that lie, as one player sees them who remembers this `share` of their places."""

    @property
    def share(self) -> float: ...

    @property
    def cards(self) -> Collection[int]:
        """Those that the player may take."""
        ...

    @property
    def over(self) -> float:
        """How many cards its eye goes over to find one."""
        ...

    def near(self, card: int) -> float:
        """How far the card lies from the player: 0 to 1, for the farthest that can be."""
        ...

    def away(self, card: int) -> float:
        """How far it is turned from upright as the player sees it: 0, up to 1 for upside down."""
        ...

    def reach_s(self, card: int) -> float:
        """How much longer the hand takes there than to a card before it, in s."""
        ...


class Cloth(NamedTuple):
    """The scene of a player who sits at `place` of a cloth on which cards lie any way."""

    spread: Spread
    place: SeatPlace
    share: float

    @property
    def cards(self) -> Collection[int]:
        """All."""
        return self.spread.lies.keys()

    @property
    def over(self) -> float:
        """All."""
        return len(self.spread.lies)

    def _distance(self, card: int) -> float:
        lie = self.spread.lies[card]
        return math.hypot(lie.x - self.place.x, lie.y - self.place.y)

    def near(self, card: int) -> float:
        """As a part of the cloth."""
        return min(1.0, self._distance(card) / math.hypot(self.spread.width, self.spread.depth))

    def away(self, card: int) -> float:
        """By the angle."""
        return (1 - math.cos(math.radians(self.spread.lies[card].turn - self.place.turn))) / 2

    def reach_s(self, card: int) -> float:
        """Who has to lean over takes longer."""
        return max(0.0, self._distance(card) - _REACH) / _METRE * _REACH_S


@dataclass(frozen=True)
class Part:
    """The scene of a member of a side at a mat of two fields: `rank` is its number in the row of those of the side who
    may take, of whom there are `members`; the first has the left end as the side sees it. Where all may take all cards,
    each lies in wait for those of both fields that lie before it; where each has cards of their own, `places` are only
    those that it may take, and it watches them all (`members` 1)."""

    format: Format
    places: Mapping[int, Place]
    side: int
    rank: int
    members: int
    share: float

    @property
    def cards(self) -> Collection[int]:
        """Those of the given places."""
        return self.places.keys()

    @property
    def over(self) -> float:
        """Those that lie before the player, about."""
        return len(self.places) / self.members

    def _seen(self, card: int) -> tuple[float, float]:
        """The middle of the card as the side sees it: from the left end, and from the own edge."""
        fmt = self.format
        left, top, right, bottom = fmt.rect(self.places[card])
        x, y = (left + right) / 2, fmt.depth - (top + bottom) / 2
        return (fmt.width - x, fmt.depth - y) if self.side else (x, y)

    def near(self, card: int) -> float:
        """From the middle of the part that it watches, as a part of the mat."""
        x, y = self._seen(card)
        middle = (self.rank + 0.5) * self.format.width / self.members
        return min(1.0, math.hypot(x - middle, y + BODY) / math.hypot(self.format.width, self.format.depth + BODY))

    def away(self, card: int) -> float:
        """The cards of the other field are upside down."""
        return float(self.places[card].field != SIDES[self.side])

    def reach_s(self, card: int) -> float:
        """What others lie in wait for it comes to later."""
        x, _ = self._seen(card)
        strip = self.format.width / self.members
        return max(0.0, self.rank * strip - x, x - (self.rank + 1) * strip) / _METRE * _AWAY_S
