"""Who is away from a match between several pages, for how long they are waited for, and what becomes of the match."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from karuta.errors import IllegalMove
from karuta.hall.agenda import Agenda
from karuta.hall.events import Absence, Closed, Line

if TYPE_CHECKING:
    from karuta.hall.match import Match

CLAIM_MS = 60_000.0
"""Away for so long, the others may end the match as won."""
FORFEIT_MS = 5 * 60_000.0
"""Away for so long, the match is forfeited by itself, if anybody else is there."""
ABANDONED_MS = 10 * 60_000.0
"""With nobody there for so long it is abandoned."""


class Absences:
    """Those of one match. Its times go on while the match stands still, so they have an agenda of their own."""

    def __init__(self, match: Match[Any]) -> None:
        self._match = match
        self.agenda = Agenda()
        self._until: dict[int, float] = {}
        self._claimable: set[int] = set()

    @property
    def alone(self) -> bool:
        """Whether all people are at one page: nobody waits for them then."""
        return len(self._match.pages) < 2

    def went(self, seat: int) -> None:
        """The person at `seat` was cut off."""
        page = self._page(seat)
        if self.alone or self._match.decided or not self._match.plays(seat) or page is None or page in self._until:
            return
        now = self._match.now
        self._until[page] = now + FORFEIT_MS
        self.agenda.at(now + CLAIM_MS, f"claim-{page}", lambda: self._open(page))
        self.agenda.at(now + FORFEIT_MS, f"forfeit-{page}", lambda: self._forfeit(page))
        self._tell(page)
        self._empty()

    def came(self, seat: int) -> None:
        """The person at `seat` is here."""
        page = self._page(seat)
        if page is None:
            return
        self.agenda.strike("empty")
        if page in self._until:
            self._forget(page)
            self._match.tell(Absence(self._match.pages[page], None))
        for away in self._until:
            self._tell(away)

    def left(self, seat: int) -> None:
        """Nobody waits for `seat` any more."""
        page = self._page(seat)
        if page is not None and page in self._until and not self._away(page):
            self._forget(page)

    def look(self) -> None:
        """Once the match is decided nobody is waited for."""
        if self._until and self._match.decided:
            for page in tuple(self._until):
                self._forget(page)
                self._match.tell(Absence(self._match.pages[page], None))

    def claim(self, seat: int) -> None:
        """`seat` ends the match as won over those who have been away for long; `IllegalMove` if there are none."""
        pages = sorted(self._claimable & set(self._until))
        if not pages or not self._match.present.get(seat):
            raise IllegalMove("nobody has been away for long enough: wait for them", key="error-claim-none")
        for page in pages:
            self._end(page)

    # ---------------------------------------------------------------- by time

    def _open(self, page: int) -> None:
        self._claimable.add(page)
        self._tell(page)

    def _forfeit(self, page: int) -> None:
        if not any(self._match.present.values()):
            # Who has nobody against them loses nothing; when somebody is back they may claim it.
            self._until[page] = self._match.now + ABANDONED_MS
            return
        self._end(page)

    def _end(self, page: int) -> None:
        match = self._match
        self._forget(page)
        for seat in match.pages[page]:
            if match.present.get(seat) is False and not match.decided:
                match.write(Line(seat, "forfeit"))
                match.dismiss(seat, "forfeit")

    def _empty(self) -> None:
        """Nobody is here any more: the match waits a while for somebody to come back."""
        if not any(self._match.present.values()):
            self.agenda.at(self._match.now + ABANDONED_MS, "empty", self._abandon)

    def _abandon(self) -> None:
        self._match.ending = "abandoned"
        self._match.closed = True
        self._match.tell(Closed())

    # ---------------------------------------------------------------- who

    def _forget(self, page: int) -> None:
        self._until.pop(page, None)
        self._claimable.discard(page)
        self.agenda.strike(f"claim-{page}", f"forfeit-{page}")

    def _page(self, seat: int) -> int | None:
        return next((index for index, page in enumerate(self._match.pages) if seat in page), None)

    def _away(self, page: int) -> Sequence[int]:
        return [seat for seat in self._match.pages[page] if self._match.present.get(seat) is False]

    def _tell(self, page: int) -> None:
        self._match.tell(Absence(self._match.pages[page], self._until[page], page in self._claimable))
