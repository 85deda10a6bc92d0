"""Whole matches of every game come back from the store as they were played."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from hall.casts import EVERY, Cast
from hall.stage import MatStage, header_of, takes
from hall.table_stage import TableStage, host_of
from karuta.hall import codec
from karuta.hall.commands import Come
from karuta.hall.events import Entry
from karuta.hall.games import hosted
from karuta.hall.header import Header
from karuta.hall.outcomes import result_of
from karuta.hall.thinking import Mind
from karuta.store import Store

pytestmark = pytest.mark.anyio


def at_mat(game: str, cast: Cast) -> tuple[Header, Any, Sequence[Entry]]:
    """A match of which the people take every card."""
    stage = MatStage.of(cast.wish(game, pace="quick"))
    for seat in stage.host.people:
        stage.ask(seat, Come())
    while stage.open():
        number = stage.plan.reading.number
        takes(stage, stage.host.people[number % len(stage.host.people)], 90.0)
        stage.ruled()
    assert stage.header is not None
    return stage.header, stage.host, stage.log


def at_table(game: str, cast: Cast) -> tuple[Header, Any, Sequence[Entry]]:
    """A match of which everybody makes the first move that there is."""
    still = hosted(game).still
    assert still is not None
    wish = cast.wish(game)
    stage = TableStage(host_of(wish), Mind(still.decide, still.advise))
    stage.begin()
    stage.play_out(lambda view: still.decide("", "", view))
    return header_of(wish, "table", stage.host.pages), stage.host, stage.log


@pytest.mark.parametrize("url", ["sqlite"], indirect=True)
@pytest.mark.parametrize(("game", "cast"), EVERY)
async def test_a_match_comes_back(store: Store, game: str, cast: Cast) -> None:
    header, host, log = (at_table if hosted(game).kind == "cards" else at_mat)(game, cast)
    assert host.decided
    names = tuple(f"n{seat}" for seat in range(len(cast.players)))
    result = result_of(header, host, names, 5)
    await store.log.open(header)
    await store.log.append(header.match, log)
    assert await store.log.header(header.match) == header
    assert list(await store.log.after(header.match, 0)) == list(log)
    if result is not None:
        assert await store.log.settle(header.match, result)
        assert await store.ratings.result(header.match) == result
    await store.log.close(header.match)
    again = await store.log.after(header.match, 0)
    assert list(again) == list(log)
    for entry, other in zip(log, again, strict=True):
        assert type(entry.fact) is type(other.fact)
        assert codec.encode(entry.fact) == codec.encode(other.fact)
