"""What has to be true of a log, whatever has happened.

Each acknowledged move is in it exactly once, its numbers have no gaps, each reading has one ruling and that is the one
which follows from the rest, and what its pages were told is what stands in it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import msgspec

from karuta.games.readings import ReadingOpened, Voided
from karuta.hall.events import Announced, Entry, Moved
from karuta.hall.header import Header
from karuta.hall.rulings import recomputed
from karuta.store.engine import Database
from karuta.store.leases import StoreLeases
from karuta.store.log import StoreLog
from swarm.line import Diary


async def stored(url: str, match: str) -> tuple[Header, Sequence[Entry]]:
    """A match as the database of a running house has it."""
    database = Database(url)
    try:
        log = StoreLog(database, StoreLeases(database, "checker", ""))
        header = await log.header(match)
        assert header is not None, f"match {match} is not there"
        return header, await log.after(match, 0)
    finally:
        await database.close()


def complaints(header: Header, entries: Sequence[Entry], diaries: Iterable[Diary]) -> list[str]:
    """All that is not as it should be."""
    found = [f"entry {entry.seq} stands as number {at}" for at, entry in enumerate(entries, 1) if entry.seq != at]
    found += [f"ruling: {difference}" for difference in recomputed(header, entries)]
    found += _readings(entries)
    moves = {entry.seq: entry.fact for entry in entries if isinstance(entry.fact, Moved)}
    found += _twice(moves.values())
    for number, diary in enumerate(diaries):
        found += [f"page {number}: {what}" for what in (*diary.twice, *_answers(moves, diary), *_steps(moves, diary))]
    return found


def _readings(entries: Sequence[Entry]) -> Iterator[str]:
    """Each reading that began has one end before the next begins: it was ruled, or it is void."""
    ends: Counter[int] = Counter()
    last, begun = 0, False
    for entry in entries:
        if isinstance(entry.fact, Announced) and entry.fact.reading <= last:
            yield f"entry {entry.seq}: reading {entry.fact.reading} is announced after {last} was ruled"
        for event in entry.fact.events if isinstance(entry.fact, Moved) else ():
            if isinstance(event, ReadingOpened):
                if begun:
                    yield f"entry {entry.seq}: a reading begins before the one after {last} has come to an end"
                begun = True
            elif isinstance(event, Voided):
                begun = False
            elif (ruling := getattr(event, "ruling", None)) is not None:
                last, begun = ruling.number, False
                ends[last] += 1
    yield from (f"reading {number} has {count} rulings" for number, count in ends.items() if count != 1)
    yield from (f"reading {number} has no ruling" for number in range(1, last) if number not in ends)


def _twice(moves: Iterable[Moved]) -> Iterator[str]:
    asked = Counter((move.seat, move.id) for move in moves if move.id is not None)
    yield from (f"move {id} of seat {seat} stands {count} times" for (seat, id), count in asked.items() if count > 1)


def _answers(moves: dict[int, Moved], diary: Diary) -> Iterator[str]:
    for id, seq in diary.answered.items():
        move = moves.get(seq)
        if move is None or move.id != id:
            yield f"move {id} was acknowledged as {seq}, where there is {move}"


def _steps(moves: dict[int, Moved], diary: Diary) -> Iterator[str]:
    """What the page was told is what stands there, up to the last of it, and nothing is missing."""
    for seq, events in diary.steps.items():
        move = moves.get(seq)
        if move is None or _told(move) != events:
            yield f"step {seq} was told as {events}, and is {move}"
    if not diary.steps:
        return
    first, last = min(diary.steps), max(diary.steps)
    for seq, move in moves.items():
        if first < seq < last and seq not in diary.steps and _told(move):
            yield f"step {seq} was never told: {move.events}"


def _told(move: Moved) -> list[dict[str, Any]]:
    """Its events as pages are told them."""
    told = [event for event in move.events if not isinstance(event, ReadingOpened)]
    plain: list[dict[str, Any]] = msgspec.json.decode(msgspec.json.encode(told))
    return plain
