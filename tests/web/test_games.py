"""Every game of the house from its beginning to the replay of its record, hosted alike."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

import msgspec
import pytest

from hall.stage import MatStage, takes
from hall.table_stage import TableStage, host_of
from karuta.games import notations
from karuta.games.game import TABLE
from karuta.games.notations import NOTATIONS
from karuta.games.registry import GAMES
from karuta.hall.commands import Beginning
from karuta.hall.games import HOSTED, hosted
from karuta.hall.thinking import Mind
from karuta.web.games import SHOWN, replay_of


class Cast(NamedTuple):
    """Who plays a game here, and by which rules: short ones."""

    players: tuple[str | None, ...]
    rules: Mapping[str, str | int | bool] = {}


CASTS: Mapping[str, tuple[Cast, ...]] = {
    "kyogi": (
        Cast((None, "suzu"), {"format": "starter", "memorise_s": 0}),
        Cast((None, None), {"format": "starter", "memorise_s": 0}),
    ),
    "koikoi": (Cast((None, None), {"rounds": 2}), Cast(("momo", None, "haru", "akira"), {"rounds": 1, "teams": True})),
    "chirashi": (
        Cast((None,), {"deck": "starter", "look_s": 0}),
        Cast((None, "mio", None, "suzu", "tomoe"), {"deck": "quarter", "look_s": 0, "foul": "return_per_card"}),
    ),
    "sakasama": (Cast(("aoi", None, None), {"deck": "colour", "look_s": 0}),),
    "genpei": (
        Cast((None, "mio"), {"per_side": 8, "dead": 4, "memorise_s": 0}),
        Cast((None, "mio", "sora", None, "tomoe"), {"per_side": 8, "memorise_s": 0, "rows": 2}),
    ),
    "relay": (Cast((None, "mio", None, "sora"), {"per_side": 8, "memorise_s": 0, "swap_every": 3}),),
    "goshoku": (Cast((None, "ren"), {"look_s": 0}),),
    "shimo": (Cast((None, "mio", "suzu", None, "aoi", "ren"), {"per_side": 12, "memorise_s": 0, "each_holds": 3}),),
    "bozu": (Cast((None, None, "momo", "akira")),),
    "hanaawase": (Cast((None, None), {"rounds": 2}), Cast(("momo", None, "akira"), {"rounds": 1, "yaku": "paid"})),
}
EVERY = [pytest.param(game, cast, id=f"{game}-{len(cast.players)}") for game in CASTS for cast in CASTS[game]]


def test_all_games_of_the_registry_are_here() -> None:
    for table in (HOSTED, SHOWN, NOTATIONS, CASTS):
        assert list(table) == list(GAMES)


@pytest.mark.parametrize(("game", "cast"), EVERY)
def test_a_game_is_begun_played_out_written_down_and_shown_again(game: str, cast: Cast) -> None:
    people = cast.players.count(None)
    wish = Beginning(game, cast.players, tuple("ABCDEF"[:people]), dict(cast.rules), pace="quick")
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


def _at_mat(wish: Beginning) -> Any:
    """People take every third card, each in turn, a moment after it is told; what they owe they do the plainest way."""
    stage = MatStage.of(wish)
    stage.opened()
    reading = 0
    while stage.open():
        reading += 1
        if reading % 3 or not stage.host.opponents:
            takes(stage, stage.host.people[reading % len(stage.host.people)], 300)
        stage.ruled()
    stage.until(lambda: stage.duties() or stage.host.over)
    return stage.host


def _at_table(wish: Beginning) -> Any:
    """People do the first thing that they may, and so do the players of the house."""
    still = hosted(wish.game).still
    assert still is not None
    stage = TableStage(host_of(wish), Mind(still.decide, still.advise))
    stage.begin()
    stage.play_out(lambda view: still.decide("", "", view))
    return stage.host


@pytest.mark.parametrize(("game", "cast"), EVERY)
def test_a_table_is_of_the_kind_that_pages_are_told_of(game: str, cast: Cast) -> None:
    wish = Beginning(game, cast.players, ("A", "B", "C")[: cast.players.count(None)], dict(cast.rules))
    kind = hosted(game).kind
    host: Any = host_of(wish) if kind == "cards" else MatStage.of(wish).host
    for seat in range(len(cast.players)):
        table = SHOWN[game].table(host._look(seat))
        assert type(table).__struct_config__.tag == (game if kind == "cards" else kind)
        assert table.seat == seat
        assert msgspec.json.decode(msgspec.json.encode(table), type=type(table)) == table
