"""Players of the games of two sides that are not duels: genpei gassen, the relay, shimo-no-ku karuta (rules 5.3, 5.4,
5.7). They have looked at the cards for a while and do not know the mat by heart: they remember some places, the more
the longer it goes, and look for the others."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from karuta.games.kyogi.holding import opposite, wanted
from karuta.games.kyogi.moves import Put, SeatMove, Send, Waive
from karuta.games.kyogi.view import View
from karuta.mat.field import SIDES, Place
from karuta.players.memory import Memory
from karuta.players.person import Who
from karuta.players.player import KyogiPlayer
from karuta.players.scenes import Part
from karuta.players.searching import Searching
from karuta.players.sight import eye
from karuta.players.still import Still

_EASE = 4
"""So many times more places are remembered than on a cloth: cards lie in rows, where somebody laid them."""


class TeamPlayer(KyogiPlayer):
    """One seat of a side. What one does for all is done by who `speaks`; every other may take, and passes its cards
    on."""

    def __init__(self, who: Who, seed: str, *, speaks: bool = True) -> None:
        super().__init__(who, seed, speaks=speaks)
        self.sight = eye(who, seed)
        self._memory = Memory(self.sight, seed)

    def wants(self, view: View) -> Sequence[SeatMove]:
        """All that is to be done now outside a reading, in order: first what a partner lacks."""
        passed = wanted(view)
        return super().wants(view) if passed is None else (passed,)

    def _laid(self, view: View) -> Sequence[SeatMove]:
        """Who holds cards has them before itself from the deal on."""
        return () if view.holders else super()._laid(view)

    def _shifted(self, view: View) -> Sequence[SeatMove]:
        return () if view.holders else super()._shifted(view)

    def _sent(self, view: View, own: Sequence[int], due: int) -> Send | Waive:
        """Cards of the member who has most."""
        return super()._sent(view, most_held(view) if view.holders else own, due)

    def put(self, view: View, card: int) -> Put:
        """Before itself, if it will hold the card."""
        return Put(card, before(view)) if view.holders else super().put(view, card)

    def begin(self, view: View) -> None:
        """A reading opens: from here on the player listens, unless another of its side plays now."""
        assert view.seat is not None
        members = takers(view.seat % 2, len(view.hands), view.active)
        self._view, self._listening = view, None
        if view.seat in members and view.mat.places:
            self._listening = Searching(
                self.numbers,
                self.sight,
                self._memory,
                self._dice("reading", view.readings),
                self._part(view, members),
                verse=view.verse,
                printed=view.verse == "lower",
                unread=view.unread,
                readings=view.readings,
            )

    def _part(self, view: View, members: Sequence[int]) -> Part:
        assert view.seat is not None
        share = self._memory.share(len(view.mat.places), view.readings, ease=_EASE)
        side, fmt = view.seat % 2, view.mat.format
        if view.holders:
            return Part(fmt, within_reach(view), side, 0, 1, share)
        return Part(fmt, view.mat.places, side, members.index(view.seat), len(members), share)


class StillMember(Still, TeamPlayer):
    """A member of a side who does all else, and never touches a card."""


def takers(side: int, seats: int, active: Sequence[int] = ()) -> tuple[int, ...]:
    """The seats of a side that may take now."""
    return tuple(seat for seat in range(side, seats, 2) if not active or seat in active)


def within_reach(view: View) -> Mapping[int, Place]:
    """Where each holds cards of their own: those that the seat may take, its own and those of the player opposite."""
    holders, seat = view.holders, view.seat
    assert seat is not None
    mine = {seat, opposite(seat, len(view.hands))}
    return {card: place for card, place in view.mat.places.items() if holders.get(card) in mine}


def most_held(view: View) -> tuple[int, ...]:
    """The cards of the member of the seat's side who holds most of them: the first of equals."""
    holders, seat = view.holders, view.seat
    assert seat is not None
    held = Counter(holder for holder in holders.values() if holder % 2 == seat % 2)
    most = max(held, key=lambda holder: (held[holder], -holder), default=seat)
    return tuple(card for card, holder in holders.items() if holder == most)


def before(view: View) -> Place:
    """A place for one more card before the seat; a field that has no gap there has one elsewhere."""
    seat, fmt = view.seat, view.mat.format
    assert seat is not None
    side = SIDES[seat % 2]
    wish = Place(side, fmt.rows - 1, fmt.last_x * (seat // 2) // max(1, len(view.hands) // 2 - 1))
    return view.mat.room(side, wish) or wish
