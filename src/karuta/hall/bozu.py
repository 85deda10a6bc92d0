"""Bōzu mekuri at a live table: its manners, and who turns cards there."""

from __future__ import annotations

from typing import Any, Final

from msgspec import Struct

from karuta.chance import Chance
from karuta.games.bozu.events import Turned
from karuta.games.bozu.game import BOZU
from karuta.games.bozu.match import turns
from karuta.games.bozu.moves import Move, Resign, SeatMove
from karuta.games.bozu.state import State, View
from karuta.games.game import Game
from karuta.hall.pace import PACES, PaceName
from karuta.hall.thinking import Mind
from karuta.players.bozu import decide

PAUSE_MS: Final = (500, 400)
"""The least pause before a card is turned, and how much more it may be, in ms at match pace."""
WATCHED_MS: Final = {"kept": 500}
"""What came of the card before is looked at first, in ms at match pace; longer when cards moved."""
_MOVED_MS = 1300


def first(who: str, seed: str, view: View) -> SeatMove:
    """The first stack that has a card."""
    return turns(view, view.seat)[0]


def advise(seed: str, view: View) -> None:
    """Nothing: there is nothing to decide."""


MIND: Final = Mind(decide, advise)
STILL: Final = Mind(first, advise)


class BozuManners:
    """`karuta.hall.manners.Manners` of bōzu mekuri. `still`: the house's players take no time."""

    game: Game[Any, Any, Any, Any] = BOZU
    takes_back = False

    def __init__(self, *, still: bool = False) -> None:
        self._still = still

    def seen(self, state: State) -> None:
        """There are no rounds."""

    def table_ms(self, state: State, pace: PaceName) -> int:
        """The table has no moves."""
        return 0

    def pause_ms(self, state: State, last: tuple[Struct, ...], chance: Chance, pace: PaceName) -> int:
        """What the last card did is looked at."""
        least, more = PAUSE_MS
        effects = [event.effect for event in last if isinstance(event, Turned)]
        watched = max((WATCHED_MS.get(effect, _MOVED_MS) for effect in effects), default=0)
        pause = PACES[pace].haste * (watched + least + chance.below(more + 1))
        return 0 if self._still else round(pause)

    def open(self, state: State, move: Move) -> bool:
        """A card that was turned was seen."""
        return False

    def resignation(self) -> Resign:
        """The same for every seat."""
        return Resign()

    def instead(self, view: View) -> SeatMove:
        """The first stack that has a card is turned."""
        return turns(view, view.seat)[0]
