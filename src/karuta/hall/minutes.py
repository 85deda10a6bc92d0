"""What is written down of a match: entries to commit, notices to publish after them, and what was asked by which id."""

from __future__ import annotations

from karuta.errors import IllegalMove, KarutaError
from karuta.hall.events import Denied, Entry, Fact, Notice

ID_LENGTH = 64


class Minutes:
    """Those of one match. `seq` is the number of the last entry."""

    def __init__(self) -> None:
        self.seq = 0
        self._ids: dict[tuple[int, str], int] = {}
        self._entries: list[Entry] = []
        self._notices: list[Notice] = []

    def write(self, fact: Fact, now: float) -> int:
        """Commits a fact at that house time; its number in the log."""
        self.seq += 1
        self._entries.append(Entry(self.seq, now, fact))
        return self.seq

    def tell(self, notice: Notice) -> None:
        """Publishes a notice after all that is committed so far."""
        self._notices.append(notice)

    def deny(self, seat: int, id: str, error: KarutaError) -> None:
        """Tells a seat why what it asked was refused."""
        self.tell(Denied(id, error.key, error.facts, str(error), seat))

    def taken(self) -> tuple[list[Entry], list[Notice]]:
        """Entries and notices since the last time."""
        entries, notices = self._entries, self._notices
        self._entries, self._notices = [], []
        return entries, notices

    def done(self, seat: int, id: str, seq: int) -> None:
        """What `seat` asked under `id` stands in the log as `seq`."""
        self._ids[seat, id] = seq

    def ids(self) -> list[tuple[int, str, int]]:
        """All that was asked: by which seat, under which id, and where it stands."""
        return [(seat, id, seq) for (seat, id), seq in self._ids.items()]

    def committed(self, seat: int, id: str) -> int | None:
        """Where it stands, if it was asked before."""
        check(id)
        return self._ids.get((seat, id))


def check(id: str) -> None:
    """`IllegalMove` for what is no id."""
    if not 1 <= len(id) <= ID_LENGTH:
        raise IllegalMove(f"id {id[:80]!r}: give 1 to {ID_LENGTH} characters", key="error-id", given=id[:80])
