"""Records of both games: for download once a match is decided, shown as replays, and brought along by a person."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from starlette.testclient import TestClient

from hall.stage import Stage, takes
from hall.table_stage import TableStage, calling, koikoi_at
from karuta.games.koikoi import record as koikoi
from karuta.games.koikoi.moves import KoiKoi, Pick, Play, Resign, Stop
from karuta.games.koikoi.presets import PRESETS, preset
from karuta.games.kyogi import record as records
from karuta.hall.koikoi import MIND
from karuta.hall.thinking import Mind
from karuta.protocol import KoikoiFrame, KoikoiReplay, Replay
from karuta.web.games import replay_of
from karuta.web.koikoi import nearest
from karuta.web.limits import RECORD_BYTES
from web.guest import client_of, guest_of


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with client_of(tmp_path) as client:
        yield client


@pytest.fixture(scope="module")
def text() -> str:
    """The record of a whole match."""
    stage = Stage({"format": "starter"})
    stage.opened()
    while stage.open():
        takes(stage, 0, 200)
        stage.ruled()
    stage.until(lambda: stage.duties() or stage.host.over)
    return records.write(records.record_of(stage.host.start, ("One", "Mio"), stage.host.moves))


def test_a_record_can_be_had_only_when_the_match_is_decided(client: TestClient) -> None:
    with guest_of(client) as guest:
        opened = guest.sit(seed="hidden seed")
        guest.begin()
        for what in ("record", "replay"):
            answer = client.get(f"/match/{opened['match']}/{what}")
            assert (answer.status_code, answer.json()["key"]) == (409, "error-record-early")
            assert "hidden seed" not in answer.text
        guest.say(type="act", id="no", move={"move": "resign"})
        guest.phase("thanks")
        kept = client.get(f"/match/{opened['match']}/record")
        assert "attachment" in kept.headers["content-disposition"]
        assert "hidden seed" in kept.text
        assert records.parse(kept.text).names == ("Guest", "Mio")
        replay = client.get(f"/match/{opened['match']}/replay").json()
        assert (replay["winner"], replay["margin"], replay["record"]) == (1, 0, kept.text)


def test_a_match_that_is_not_here_has_no_record(client: TestClient) -> None:
    answer = client.get("/match/nowhere/record")
    assert (answer.status_code, answer.json()["key"]) == (404, "error-match-gone")


def test_a_record_brought_along_is_cut_into_readings(client: TestClient, text: str) -> None:
    replay = msgspec.json.decode(client.post("/replay", content=text).content, type=Replay)
    assert (replay.game, replay.names) == ("kyogi", ("One", "Mio"))
    assert replay.winner is not None
    assert replay.rules["format"] == "starter"
    assert [frame.number for frame in replay.frames] == list(range(1, len(replay.frames) + 1))
    assert len(replay.frames[0].places) == 6
    last = replay.frames[-1]
    assert min(last.ruling.counts) <= 1
    assert replay.record == text


def test_a_damaged_record_is_refused_with_its_line(client: TestClient, text: str) -> None:
    lines = text.splitlines()
    at = next(i for i, line in enumerate(lines) if line.startswith("1. "))
    lines[at] = lines[at].replace("mora=", "mora=9")
    answer = client.post("/replay", content="\n".join(lines))
    assert answer.status_code == 400
    refused = answer.json()
    assert refused["type"] == "refused"
    assert refused["facts"]["line"] == at + 1
    assert f"line {at + 1}" in refused["message"]


@pytest.mark.parametrize(
    ("body", "status", "key"),
    [(b"\xff\xfe", 400, "error-record-text"), (b"x" * (RECORD_BYTES + 1), 413, "error-record-long")],
)
def test_what_is_no_record_is_refused(client: TestClient, body: bytes, status: int, key: str) -> None:
    answer = client.post("/replay", content=body)
    assert (answer.status_code, answer.json()["key"]) == (status, key)


def test_an_empty_record_is_refused_in_words(client: TestClient) -> None:
    answer = client.post("/replay", content=b"")
    assert answer.status_code == 400
    assert answer.json()["message"]


# ---------------------------------------------------------------- Koi-Koi


@pytest.fixture(scope="module")
def played() -> TableStage:
    """A whole match of Koi-Koi in which all call koi-koi, and two moves were taken back."""
    stage = koikoi_at({"rounds": 4}, seed="replay", mind=Mind(calling, MIND.advise))
    stage.begin()
    for _ in range(2):
        stage.turn()
        stage.make(0, stage.choices()[-1])
        stage.back()
    stage.play_out(lambda view: calling("", "person", view))
    return stage


def _written(stage: TableStage) -> str:
    return koikoi.write(koikoi.record_of(stage.host.start, ("One", "Momo"), stage.host.moves))


def test_a_record_of_koi_koi_is_shown_move_by_move_with_open_hands(client: TestClient, played: TableStage) -> None:
    text = _written(played)
    replay = msgspec.json.decode(client.post("/replay", content=text).content, type=KoikoiReplay)
    assert (replay.game, replay.names, replay.record) == ("koikoi", ("One", "Momo"), text)
    assert (replay.preset, replay.rules["rounds"]) == ("nintendo", 4)
    assert (replay.results, replay.winner) == (played.state.results, played.state.winner)
    assert replay.margin == abs(played.state.scores[0] - played.state.scores[1])
    made = [(frame.seat, frame.move) for frame in replay.frames]
    assert made == [(None if actor == "table" else actor, move) for actor, move in played.host.moves]
    for frame in replay.frames:
        cards = [*frame.table, *frame.piles[0], *frame.piles[1], *(card for hand in frame.hands for card in hand)]
        cards += [frame.drawn] if frame.drawn >= 0 else []
        assert len(cards) == len(set(cards)) == 48 - frame.stock
    last = replay.frames[-1]
    assert (last.scores, last.round) == (played.state.scores, 4)


def test_a_replay_knows_what_one_could_have_done_instead(played: TableStage) -> None:
    record = koikoi.parse(_written(played))
    frames: tuple[KoikoiFrame, ...] = replay_of(record, "").frames  # type: ignore[assignment]
    turns = list(koikoi.replay(record))
    decided = 0
    for frame, turn in zip(frames, turns, strict=True):
        assert frame.move not in frame.choices
        if frame.seat is None:
            assert frame.choices == ()
        elif isinstance(frame.move, KoiKoi | Stop):
            decided += 1
            assert len(frame.choices) == 1
            assert isinstance(frame.choices[0], KoiKoi | Stop)
        else:
            assert {type(move) for move in frame.choices} <= {Play, Pick}
            cards = {move.card for move in frame.choices if isinstance(move, Play)}
            assert cards <= set(turn.before.hands[frame.seat])
            assert len(cards) >= len(turn.before.hands[frame.seat]) - 1 or isinstance(frame.move, Pick)
    assert decided
    numbers = [frame.turn_of for frame in frames if frame.round == 1]
    assert numbers == sorted(numbers)
    assert numbers[0] == 0


def test_a_match_that_was_given_up_can_be_replayed(client: TestClient) -> None:
    stage = koikoi_at({"teams": True}, preset="steam", players=("haru", "momo", "akira"), seat=1)
    stage.begin()
    stage.turn(1)
    stage.make(1, Resign())
    names = ("Haru", "One", "Momo", "Akira")
    text = koikoi.write(koikoi.record_of(stage.host.start, names, stage.host.moves))
    replay = msgspec.json.decode(client.post("/replay", content=text).content, type=KoikoiReplay)
    assert (replay.winner, replay.names, replay.preset) == (0, names, "steam")
    assert isinstance(replay.frames[-1].move, Resign)


@pytest.mark.parametrize("name", PRESETS)
def test_a_replay_names_the_preset_from_which_its_rules_come(name: str) -> None:
    assert nearest(preset(name)) == name


def test_a_damaged_record_of_koi_koi_is_refused_with_its_line(client: TestClient, played: TableStage) -> None:
    lines = _written(played).splitlines()
    del lines[-5]
    answer = client.post("/replay", content="\n".join(lines))
    assert answer.status_code == 400
    assert answer.json()["facts"]["line"] > 5
