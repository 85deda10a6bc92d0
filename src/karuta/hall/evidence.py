"""What people's hands did at a match, and what is believed of it: the same from what happens as from the log."""

from __future__ import annotations

from collections.abc import Sequence

from karuta.games.readings import Read, Touches, Void
from karuta.hall.commands import Contact
from karuta.hall.events import Announced, Arrived, Contested, Fact, Line, Moved, Withdrawn
from karuta.hall.fairness import Allowance, Clamp, Hands, Touched

Seats = tuple[int, ...]


class Evidence:
    """That of one match of `people`, page by page."""

    def __init__(self, people: Sequence[int], pages: Sequence[Seats]) -> None:
        self.pages = tuple(pages)
        self.together = len(self.pages) == 1 and len(people) > 1
        """Whether there are several people, all of them at one page: their clock compares them exactly."""
        # People at one page have one line: what it does, it does to all of them.
        self.allowances = {seat: shared for page in self.pages for shared in (Allowance(),) for seat in page}
        self.touched: dict[int, dict[int, Touched]] = {seat: {} for seat in people}
        """How hands touched, by seat and number of the reading."""
        self.hands: dict[int, Hands] = {}
        """Those of the reading that was announced or is open, by seat."""
        self.asked_ms: dict[Seats, float] = {}
        """Since when, by the clock of arrivals, the people of a page are asked whose hand it was."""

    def page(self, seat: int) -> Seats:
        """The seats of all people at the page of `seat`."""
        return next((page for page in self.pages if seat in page), (seat,))

    def announce(self, number: int, onset_ms: float) -> None:
        """Hands may come in for that reading from now on."""
        self.hands = {seat: Hands(number, onset_ms) for seat in self.touched}
        self.asked_ms = {}

    def open(self) -> None:
        """The verse begins."""
        for page in self.pages:
            self.allowances[page[0]].refill()

    def close(self) -> None:
        """It is ruled, void, or did not sound."""
        self.hands, self.asked_ms = {}, {}

    def touch(self, seat: int, contact: Contact, arrived_ms: float) -> Clamp | None:
        """Samples of a hand came in; what was clamped of them. `BadInput` for odd ones, which change nothing."""
        line = self.allowances[seat]
        # While people are asked whose hand it was, what it did is known to their page since it began to ask.
        known_ms = min(arrived_ms, self.asked_ms.get(self.page(seat), arrived_ms))
        one_way_ms, hands = line.one_way_ms, self.hands[seat]
        clamp = hands.add(contact, arrived_ms, line, known_ms=known_ms, trusted=self.together)
        if not contact.samples:
            return clamp
        late_ms = known_ms - hands.onset_ms - contact.samples[0].t / 10
        touched = self.touched[seat].setdefault(contact.reading, Touched(contact.input, one_way_ms, late_ms))
        touched.late_ms = min(touched.late_ms, late_ms)
        if clamp is not None:
            touched.clamped_ms = max(touched.clamped_ms, (clamp.to - clamp.claimed) / 10)
        return clamp

    def replay(self, fact: Fact) -> Clamp | None:
        """What a fact of the log says of hands is taken in; what was clamped then. `BadInput` for samples that the
        house can't have taken."""
        match fact:
            case Announced():
                self.announce(fact.reading, fact.onset_ms)
            case Moved(move=Read()):
                self.open()
            case Withdrawn() | Moved(move=Touches() | Void()):
                self.close()
            case Contested():
                self._contested(fact)
            case Line(what="cut"):
                self.asked_ms.pop(self.page(fact.seat), None)
            case Arrived() if fact.seat in self.hands:
                self.allowances[fact.seat].one_way_ms = fact.one_way_ms
                contact = Contact(fact.reading, fact.pointer, fact.input, fact.claimed, fact.up)  # type: ignore[arg-type]
                return self.touch(fact.seat, contact, fact.at_ms)
        return None

    def _contested(self, fact: Contested) -> None:
        if fact.on:
            self.asked_ms[self.page(fact.seat)] = fact.at_ms
        else:
            self.asked_ms.pop(self.page(fact.seat), None)
