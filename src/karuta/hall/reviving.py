"""A match goes on where its log ends: the host that is made anew from its header is brought to the same state, with the
same ids of what was asked. The house's players draw their chances anew, and nothing can be taken back any more."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from karuta.games.game import TABLE, Actor
from karuta.games.readings import Read, Time, Void
from karuta.hall.events import Announced, Clocked, Entry, Fact, Kept, Line, Moved, Settled, WentBack, Withdrawn
from karuta.hall.host import Host
from karuta.hall.keeping import stand
from karuta.hall.match import Match

ALWAYS_NEEDED: Final = (Moved, Clocked, WentBack)
"""What a match is gone on with even from before it was kept as a whole: a record is written from it."""


def revived(host: Match[Any], entries: Sequence[Entry]) -> None:
    """Brings `host`, just made, to where `entries` end: all of its log. Where nothing was gone back behind, what is not
    `ALWAYS_NEEDED` may be left out from before the last `Kept`. An open reading is void, and that is nobody's fault
    (rules 4.8). Its people are away until they come again."""
    since = _last_kept(entries) if isinstance(host, Host) else 0
    if isinstance(host, Host) and since:
        fact = entries[since - 1].fact
        assert isinstance(fact, Kept)
        stand(host, fact)
        host.moves[:] = _moves(entries[:since])
        host.replayed()
    at = entries[since - 1].seq if since else 0
    marks: dict[int, tuple[Any, int]] = {at: (host.state, len(host.moves))}
    for entry in entries[since:]:
        _replay(host, entry, marks)
        if isinstance(host, Host):
            _hear(host, entry.fact)
        marks[entry.seq] = host.state, len(host.moves)
    host.go_on(entries[-1].seq if entries else 0)
    if isinstance(host, Host):
        _void(host)


def _last_kept(entries: Sequence[Entry]) -> int:
    """How many entries there are up to the last one that keeps the whole match and was not gone back behind; 0: there
    is none."""
    behind = entries[-1].seq if entries else 0
    for before, entry in zip(range(len(entries), 0, -1), reversed(entries), strict=True):
        if isinstance(entry.fact, WentBack):
            behind = min(behind, entry.fact.to)
        elif isinstance(entry.fact, Kept) and entry.seq <= behind:
            return before
    return 0


def _moves(entries: Sequence[Entry]) -> list[tuple[Actor, Any]]:
    """The moves that lead to where `entries` end."""
    moves: list[tuple[Actor, Any]] = []
    marks = {0: 0}
    for entry in entries:
        match entry.fact:
            case Moved() as moved:
                if moved.clock_ms is not None:
                    moves.append((TABLE, Time(moved.clock_ms)))
                moves.append((TABLE if moved.seat is None else moved.seat, moved.move))
            case Clocked(ms=ms):
                moves.append((TABLE, Time(ms)))
            case WentBack() as back:
                del moves[marks[back.to] :]
                if back.clock_ms is not None:
                    moves.append((TABLE, Time(back.clock_ms)))
        marks[entry.seq] = len(moves)
    return moves


def _replay(host: Match[Any], entry: Entry, marks: dict[int, tuple[Any, int]]) -> None:
    match entry.fact:
        case Moved() as moved:
            _clock(host, moved.clock_ms)
            actor: Actor = TABLE if moved.seat is None else moved.seat
            host.state, _ = host.game.apply(host.state, actor, moved.move)
            host.made(actor, moved.move)
            if moved.seat is not None and moved.id is not None:
                host.asked(moved.seat, moved.id, entry.seq)
            host.replayed()
        case Clocked(ms=ms):
            _clock(host, ms)
        case WentBack() as back:
            host.state, moves = marks[back.to]
            del host.moves[moves:]
            _clock(host, back.clock_ms)
            host.asked(back.seat, back.id, entry.seq)
            host.replayed()
        case Settled() as settled:
            host.set(settled)
        case Line(seat=seat, what="left" | "forfeit" as what):
            host.gone[seat] = "forfeit" if what == "forfeit" else "resigned"
            host.present.pop(seat, None)
            host.closed = not host.present


def _hear(host: Host, fact: Fact) -> None:
    """What people's hands did counts as it did then. Of a reading that was announced somebody may have had the key:
    then its poem is not the next one."""
    host.evidence.replay(fact)
    match fact:
        case Announced():
            host.reciter.known = not host.practice
        case Withdrawn():
            host.reciter.known = fact.known
        case Moved(move=Read()):
            host.reciter.known = False


def _clock(host: Match[Any], ms: int | None) -> None:
    """The match clock stood at `ms`."""
    if ms is not None and ms > host.state.clock_ms:
        host.state, _ = host.game.apply(host.state, TABLE, Time(ms))
        host.moves.append((TABLE, Time(ms)))


def _void(host: Host) -> None:
    if host.state.phase == "open":
        host.act(TABLE, Void(None))
