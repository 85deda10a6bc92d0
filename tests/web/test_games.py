"""Every game of the house from its beginning to the replay of its record, hosted alike."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from hall.casts import CASTS, EVERY, Cast
from hall.stage import MatStage, takes
from hall.table_stage import TableStage, host_of
from karuta.chance import Chance
from karuta.games import notations
from karuta.games.game import TABLE
from karuta.games.notations import NOTATIONS
from karuta.games.registry import GAMES
from karuta.hall.commands import Beginning
from karuta.hall.games import HOSTED, hosted
from karuta.hall.thinking import Mind
from karuta.web.games import SHOWN, replay_of


def test_all_games_of_the_registry_are_here() -> None:
    for table in (HOSTED, SHOWN, NOTATIONS, CASTS):
        assert list(table) == list(GAMES)


@pytest.mark.parametrize(("game", "cast"), EVERY)
def test_a_game_is_begun_played_out_written_down_and_shown_again(game: str, cast: Cast) -> None:
    wish = cast.wish(game, pace="quick")
    host = _at_mat(wish) if hosted(game).kind != "cards" else _at_table(wish)
    outcome = host.game.outcome(host.state)
    assert outcome is not None
    assert {actor for actor, _ in host.moves if actor != TABLE} == set(range(len(cast.players)))
    names = tuple(f"Number {seat}" for seat in range(len(cast.players)))
    record = NOTATIONS[game].record_of(host.start, names, tuple(host.moves), {"Place": "here"})
    text = notations.write(record)
    assert notations.parse(text) == notations.parse(text.replace("\n", "\r\n"))
    shown = replay_of(notations.parse(text), text)
    assert (shown.game, shown.names, shown.record) == (game, names, text)
    assert shown.margin == outcome.margin
    assert len(shown.frames) > 1
    assert msgspec.json.decode(msgspec.json.encode(shown), type=type(shown)) == shown


def _at_mat(wish: Beginning, look: Callable[[Any], None] = lambda host: None) -> Any:
    """People take every third card, each in turn, a moment after it is told; what they owe they do the plainest way.
    `look` is called while a verse sounds."""
    stage = MatStage.of(wish)
    stage.opened()
    reading = 0
    while stage.open():
        reading += 1
        if reading % 3 or not stage.host.opponents:
            takes(stage, stage.host.people[reading % len(stage.host.people)], 300)
        look(stage.host)
        stage.ruled()
    stage.until(lambda: stage.duties() or stage.host.over)
    return stage.host


def _at_table(wish: Beginning, look: Callable[[Any], None] = lambda host: None) -> Any:
    """People do the first thing that they may, and so do the players of the house. `look` is called before a person
    does something."""
    still = hosted(wish.game).still
    assert still is not None
    stage = TableStage(host_of(wish), Mind(still.decide, still.advise))
    stage.begin()

    def decide(view: Any) -> Any:
        look(stage.host)
        return still.decide("", "", view)

    stage.play_out(decide)
    return stage.host


@pytest.mark.parametrize(("game", "cast"), EVERY)
def test_a_table_is_of_the_kind_that_pages_are_told_of(game: str, cast: Cast) -> None:
    wish = cast.wish(game)
    kind = hosted(game).kind
    host: Any = host_of(wish) if kind == "cards" else MatStage.of(wish).host
    for seat in range(len(cast.players)):
        table = SHOWN[game].table(host._look(seat))
        assert type(table).__struct_config__.tag == (game if kind == "cards" else kind)
        assert table.seat == seat
        assert msgspec.json.decode(msgspec.json.encode(table), type=type(table)) == table


@pytest.mark.parametrize(("game", "cast"), EVERY)
def test_a_table_is_the_same_whatever_its_reader_may_not_see(game: str, cast: Cast) -> None:
    chance, differed = Chance("another world"), 0

    def look(host: Any) -> None:
        nonlocal differed
        for seat in range(len(cast.players)):
            other, seen = host.game.redrawn(host.state, chance, seat), host._look(seat)
            differed += other != host.state
            elsewhere = replace(seen, view=host.game.view(other, seat))
            assert SHOWN[game].table(elsewhere) == SHOWN[game].table(seen)

    wish = cast.wish(game, pace="quick")
    if hosted(game).kind == "cards":
        _at_table(wish, look)
    else:
        _at_mat(wish, look)
    assert differed > 3
