"""Coming back to a match: where it is by now, and what was missed there."""

from __future__ import annotations

import hmac
from collections.abc import Sequence
from typing import Any, Final

from karuta.errors import BadInput
from karuta.games.readings import ReadingOpened
from karuta.hall import events
from karuta.hall.header import Header
from karuta.hall.house import House, Place
from karuta.protocol import lobby

MOST: Final = 500
"""Steps that are told of; the table tells the rest."""


def tail(entries: Sequence[events.Entry]) -> lobby.Tail:
    """The steps among `entries`, as they were told to who was there: what a verse is, is told by the ruling alone. What
    was taken back is left out."""
    steps: list[lobby.TailStep] = []
    for entry in entries:
        match entry.fact:
            case events.Moved(seat=seat, events=happened):
                told = tuple(event for event in happened if not isinstance(event, ReadingOpened))
                steps.append(lobby.TailStep(entry.seq, seat, told))  # type: ignore[arg-type]
            case events.WentBack(to=to):
                steps = [step for step in steps if step.seq <= to]
    return lobby.Tail(tuple(steps[-MOST:]))


async def found(house: House, match: str, key: str) -> Place[Any] | lobby.Moved:
    """The page to which `key` belongs, or where else its match is. A match that nobody holds is waited for, and if
    that lasts too long the page asks once more; `BadInput` if there is none that goes on."""
    base = await house.whereabouts.of(match)
    if base is None or house.hosts(match):
        return house.resume(match, key)
    _known(house, await house.log.header(match), match, key)
    return lobby.Moved(match, base)


def _known(house: House, header: Header | None, match: str, key: str) -> None:
    """`BadInput` for a key that is no page's of the match, without saying what is wrong."""
    pages = range(len(header.pages)) if header is not None else ()
    if not any(hmac.compare_digest(house.key(match, page).encode(), key.encode()) for page in pages):
        raise BadInput(f"match {match[:40]!r}: no seat is kept for you there", key="error-match-gone")
