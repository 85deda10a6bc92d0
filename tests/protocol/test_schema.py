"""The wire as data: every message has one tag, survives its JSON, and stands in the schema of its game."""

from __future__ import annotations

import json
import subprocess
import sys
from typing import Any, get_args

import msgspec
import pytest

from karuta import protocol as wire
from karuta.games.bozu.moves import Turn
from karuta.games.gather.moves import Yield
from karuta.games.koikoi.moves import KoiKoi, Pick, Play, Resign, Stop
from karuta.games.kyogi.moves import Pass
from karuta.games.registry import GAMES as GAMES_OF_THE_HOUSE
from karuta.mat.stroke import Sample
from karuta.protocol.schema import GAMES, schema

CLIENT, SERVER = get_args(wire.ClientMessage), get_args(wire.ServerMessage)
SAID: tuple[wire.ClientMessage, ...] = (
    wire.Make("a", Play(3)),
    wire.Make("b", Play(3, 1)),
    wire.Make("c", Pick(2)),
    *(wire.Make("d", move) for move in (Stop(), KoiKoi(), Resign())),
    wire.Make("g", Turn(1), 2),
    wire.GoOn(0),
    wire.GoOn(0, 2),
    wire.Begin("chirashi", (None, "mio", None), ("A", "B"), {"look_s": 0}, hints="romaji"),
    wire.Begin(
        "koikoi", ("momo", None), ("A",), {"rounds": 3, "teams": False, "viewing": "off"}, "steam", "seed", "quick"
    ),
    wire.Begin(
        "kyogi", (None, "mio"), ("A",), layout="teiichi", teiichi={17: (0, 4000)}, left_handed=True, breath=True
    ),
    wire.Act("h", Yield(2), 3),
    wire.Act("i", Pass(2, (17, 5)), 4),
    wire.Touch(1, 2, "touch", (Sample(1, 2, 3),), True, 5),
    wire.Contest(4, True),
    wire.Advise("e"),
    wire.Tempo("brisk"),
    wire.TakeBack("f"),
    wire.Leave(),
)


@pytest.mark.parametrize("side", [CLIENT, SERVER])
def test_every_message_has_a_tag_of_its_own(side: tuple[Any, ...]) -> None:
    tags = [message.__struct_config__.tag for message in side]
    assert len(tags) == len(set(tags)) >= 12
    assert all(message.__struct_config__.tag_field == "type" for message in side)


@pytest.mark.parametrize("said", SAID)
def test_what_a_page_says_survives_its_json(said: wire.ClientMessage) -> None:
    assert msgspec.json.decode(msgspec.json.encode(said), type=wire.ClientMessage) == said


@pytest.mark.parametrize(
    "text",
    [
        '{"type":"make","id":"a","move":{"move":"deal"}}',
        '{"type":"make","id":"a","move":{"move":"draw"}}',
        '{"type":"make","id":"a","move":{"move":"play","card":"crane"}}',
        '{"type":"make","id":"a","move":{"move":"play","card":1,"sly":2}}',
        '{"type":"go_on"}',
        '{"type":"tempo","pace":"slow"}',
    ],
)
def test_what_no_page_says_is_refused(text: str) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(text, type=wire.ClientMessage)


def _known(whole: dict[str, Any]) -> set[str]:
    """What a schema defines; of two of one name each is called after its module, too."""
    return {name.rsplit(".", 1)[-1] for name in whole["$defs"]}


@pytest.mark.parametrize("game", GAMES)
def test_the_schema_of_a_game_holds_its_messages(game: str) -> None:
    title, said = GAMES[game]
    whole = schema(game)
    assert whole["title"] == title
    names = {message.__name__ for kind in said.values() for message in get_args(kind) or (kind,)}
    assert names <= _known(whole)
    printed = subprocess.run(
        [sys.executable, "-m", "karuta.protocol", game], capture_output=True, check=True, text=True
    )
    assert json.loads(printed.stdout) == json.loads(json.dumps(whole))


def test_every_message_stands_in_the_schema_of_a_game() -> None:
    known = {name for game in GAMES for name in _known(schema(game))}
    assert {message.__name__ for message in (*CLIENT, *SERVER)} <= known


def test_a_replay_says_of_which_game_it_is() -> None:
    told: list[str] = []
    for replay in (wire.Replay, wire.ScatterReplay, wire.KoikoiReplay, wire.CardsReplay):
        (field,) = [field for field in msgspec.structs.fields(replay) if field.name == "game"]
        told += get_args(field.type)
    assert sorted(told) == sorted(GAMES_OF_THE_HOUSE)


def test_a_game_without_a_wire_has_no_schema() -> None:
    with pytest.raises(KeyError):
        schema("chess")
