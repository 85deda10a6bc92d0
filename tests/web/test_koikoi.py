"""A page's conversation at a table of Koi-Koi."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace
from starlette.testclient import TestClient

from hall.table_stage import TableStage, calling, koikoi_at
from karuta import protocol as wire
from karuta.chance import Chance
from karuta.games.koikoi.game import KOIKOI
from karuta.games.koikoi.presets import PRESETS
from karuta.games.koikoi.yaku import score
from karuta.hall.commands import Counsel
from karuta.hall.events import Notice, TableStepped
from karuta.hall.koikoi import MIND
from karuta.hall.thinking import Mind
from karuta.players.koikoi.characters import CHARACTERS
from karuta.web import koikoi, table
from web.guest import client_of, guest_of

ENCODER = msgspec.json.Encoder()
CARDS = {"hand", "table", "piles", "drawn", "card", "taken", "drawn_taken", "choices", "cards", "hands", "last_hands"}
CARDS |= {"take", "have", "lost"}
"""Fields that name cards which their reader may have seen. `open` is all that it has not, whatever lies where."""
LAID_ANEW = {"redealt", "dealer_drawn"}
"""Events that show cards which are mixed with the others again at once."""


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with client_of(tmp_path, still=True) as client:
        yield client


# ---------------------------------------------------------------- over the wire


def test_hello_is_answered_with_who_plays_and_by_which_rules(client: TestClient) -> None:
    with guest_of(client) as guest:
        guest.say(type="hello", protocol=1, language="ja")
        (house,) = (game for game in guest.get("welcome")["games"] if game["name"] == "koikoi")
    assert house["players"] == [who.key for who in CHARACTERS]
    assert house["presets"].keys() == PRESETS.keys()
    assert house["presets"]["short"] == {"rounds": 3}
    assert {option["name"] for option in house["options"]} >= {"rounds", "goko", "teams"}
    assert all(option["words"].startswith("koikoi") for option in house["options"])


def test_who_sits_down_gets_seat_rules_key_and_table(client: TestClient) -> None:
    with guest_of(client) as guest:
        seated = guest.cards(seat=1, rules={"rounds": 2, "kasu": 0})
        table = guest.table()["table"]
    assert (seated["seat"], seated["names"], seated["preset"], seated["pace"]) == (
        1,
        ["Momo", "Guest"],
        "short",
        "quick",
    )
    assert seated["players"][1] is None
    assert seated["players"][0]["level"] == "easy"
    assert set(seated["differs"]) == {"rounds", "kasu"}
    assert (seated["rules"]["rounds"], seated["rules"]["goko"]) == (2, 10)
    assert (table["seat"], table["phase"], table["round"], table["waits"]) == (1, "deal", 0, True)
    assert seated["key"] not in json.dumps(table)


def test_a_whole_match_is_played_over_the_wire_and_its_record_had(client: TestClient) -> None:
    with guest_of(client) as guest:
        seated = guest.cards(rules={"rounds": 2})
        for what in ("record", "replay"):
            early = client.get(f"/match/{seated['match']}/{what}")
            assert (early.status_code, early.json()["key"]) == (409, "error-table-record-early")
        last = guest.play_out()
        table = last["table"]
        assert [result["round"] for result in table["results"]] == [1, 2]
        assert table["why"] == "rounds"
        assert last["events"][-1]["event"] == "ended"
        record = client.get(f"/match/{seated['match']}/record")
        assert "attachment" in record.headers["content-disposition"]
        shown = client.get(f"/match/{seated['match']}/replay").json()
        assert (shown["game"], shown["names"], shown["record"]) == ("koikoi", ["Guest", "Momo"], record.text)
        assert shown["results"] == table["results"]
    updates = [message for message in guest.heard if message["type"] == "table_update"]
    seqs = [message["seq"] for message in updates]
    assert seqs == sorted(seqs)
    own = [message for message in updates if message["answers"]]
    assert all(event["seat"] == 0 for message in own for event in message["events"] if event["event"] == "discarded")
    assert {e["seat"] for m in updates for e in m["events"] if e["event"] == "discarded"} == {0, 1}


def test_a_discard_is_taken_back_and_the_answer_names_it(client: TestClient) -> None:
    with guest_of(client) as guest:
        guest.cards(pace="match")
        before = guest.turn()
        guest.say(type="make", id="slip", move=before["table"]["moves"][0])
        played = guest.table(lambda table: table["phase"] == "draw")
        assert (played["answers"], played["table"]["may_take_back"]) == ("slip", True)
        guest.say(type="sync", page_ms=1)
        left = played["table"]["draw_ms"] - guest.get("synced")["house_ms"]
        assert 0 < left <= 900
        guest.say(type="take_back", id="back")
        back = guest.table()
        assert (back["answers"], back["events"], back["table"]["phase"]) == ("back", [], "play")
        assert back["table"]["hand"] == before["table"]["hand"]
        assert back["table"]["draw_ms"] is None


def test_advice_is_given_for_every_move(client: TestClient) -> None:
    with guest_of(client) as guest:
        guest.cards()
        table = guest.turn()["table"]
        guest.say(type="advise", id="what")
        advice = guest.get("advice")
    assert advice["id"] == "what"
    by_text = {json.dumps(move, sort_keys=True) for move in table["moves"]}
    assert {json.dumps(one["move"], sort_keys=True) for one in advice["moves"]} == by_text
    assert [one["points"] for one in advice["moves"]] == sorted((o["points"] for o in advice["moves"]), reverse=True)


def test_a_reload_comes_back_to_the_same_table(client: TestClient) -> None:
    with guest_of(client) as guest:
        seated = guest.cards()
        before = guest.turn()
    with guest_of(client) as guest:
        guest.say(type="hello", protocol=1, language="en", match=seated["match"], key=seated["key"])
        assert guest.get("seated") == seated
        again = guest.table()
        assert again["events"] == []
        assert again["table"] == before["table"]
        guest.say(type="make", id="on", move=before["table"]["moves"][0])
        assert guest.table()["answers"] == "on"
        guest.say(type="tempo", pace="brisk")
    with guest_of(client) as guest:
        guest.say(type="hello", protocol=1, language="en", match=seated["match"], key=seated["key"])
        assert guest.get("seated")["pace"] == "brisk"
    with guest_of(client) as thief:
        thief.say(type="hello", protocol=1, language="en", match=seated["match"], key="guess")
        assert thief.get("refused")["key"] == "error-match-gone"


def test_a_reload_between_two_rounds_shows_the_hands_that_were_left(client: TestClient) -> None:
    with guest_of(client) as guest:
        seated = guest.cards()
        while not (ended := guest.table())["table"]["results"]:
            if ended["table"]["waits"]:
                guest.say(type="go_on", round=0)
            elif ended["table"]["moves"]:
                guest.say(type="make", id=f"seq {ended['seq']}", move=ended["table"]["moves"][0])
    (hands,) = [event["hands"] for event in ended["events"] if event["event"] == "round_ended"]
    with guest_of(client) as guest:
        guest.say(type="hello", protocol=1, language="en", match=seated["match"], key=seated["key"])
        table = guest.table()["table"]
        assert (table["phase"], table["waits"], table["last_hands"]) == ("deal", True, hands)
        guest.say(type="go_on", round=1)
        assert guest.table(lambda table: table["round"] == 2)["table"]["last_hands"] == []


def test_teams_sit_down_with_three_of_the_house(client: TestClient) -> None:
    with guest_of(client) as guest:
        seated = guest.cards("haru", "momo", "akira", seat=3, rules={"rounds": 1, "teams": True})
        assert seated["names"] == ["Haru", "Momo", "Akira", "Guest"]
        assert seated["players"][3] is None
        table = guest.play_out()["table"]
    assert len(table["left"]) == 4
    assert len(table["results"]) == 1


def test_one_goes_from_a_table_to_a_mat_and_each_understands_its_own_only(client: TestClient) -> None:
    with guest_of(client) as guest:
        first = guest.cards()
        for message in ({"type": "act", "id": "x", "move": {"move": "bow"}}, {"type": "pause", "on": True}):
            guest.say(**message)
            assert guest.get("refused")["key"] == "error-message"
        guest.sit()
        guest.say(type="go_on", round=0)
        assert guest.get("refused")["key"] == "error-message"
        assert client.get(f"/match/{first['match']}/record").status_code == 200


@pytest.mark.parametrize(
    ("wish", "key"),
    [
        ({"players": [None, "nobody"]}, "error-player"),
        ({"players": [None]}, "error-seats"),
        ({"players": ["momo", "haru"], "names": []}, "error-together"),
        ({"rules": {"teams": True}}, "error-koikoi-seats"),
        ({"preset": "house"}, "error-koikoi-preset"),
        ({"rules": {"rounds": 0}}, "error-kyogi-option-value"),
    ],
)
def test_what_cant_be_played_is_refused_and_one_may_ask_again(
    client: TestClient, wish: dict[str, Any], key: str
) -> None:
    with guest_of(client) as guest:
        guest.ask(**({"game": "koikoi", "players": [None, "momo"]} | wish))
        assert guest.get("refused")["key"] == key
        assert guest.cards()["seat"] == 0


# ---------------------------------------------------------------- what a table says


def _deciding(stage: TableStage) -> TableStepped:
    """On until the person has to decide."""
    while stage.turn():
        if stage.state.phase == "decide":
            return stage.seen()
        stage.make(0, calling("", "p", stage.host.view(0)))
    raise AssertionError("nobody had to decide")


def test_who_has_to_decide_is_told_what_a_stop_counts() -> None:
    stage = koikoi_at({"rounds": 12}, mind=Mind(calling, MIND.advise))
    stage.begin()
    table = koikoi.table(_deciding(stage).looks[0])
    view = stage.host.view(0)
    assert (table.stop, table.raised) == (
        score(view.piles[0], view.rules, round=view.round, calls=view.calls[0], opponent=view.calls[1]),
        score(view.piles[0], view.rules, round=view.round, calls=view.calls[0], opponent=view.calls[1] + 1),
    )
    assert table.stop is not None
    assert sum(one.points for one in table.yaku[0]) == table.points[0] == table.stop.points > 0
    other = koikoi.table(stage.seen().looks[1])
    assert (other.stop, other.raised, other.moves) == (None, None, ())


@pytest.mark.parametrize("koikoi_option", ["unlimited", "once", "never"])
@pytest.mark.parametrize("called", [0, 1])
@pytest.mark.parametrize("left", [0, 1, 2, 8])
def test_a_call_of_the_other_side_is_weighed_only_where_it_may_come(koikoi_option: str, called: int, left: int) -> None:
    stage = koikoi_at({"rounds": 12}, mind=Mind(calling, MIND.advise))
    stage.begin()
    look = _deciding(stage).looks[0]
    rules = replace(look.view.rules, koikoi=koikoi_option)
    view = replace(look.view, rules=rules, calls=(0, called), counted=(0, called), left=(3, left))
    may = left > 1 and (koikoi_option == "unlimited" or (koikoi_option == "once" and called == 0))
    table = koikoi.table(replace(look, view=view))
    assert table.stop is not None
    assert (table.raised is not None) == may


def test_progress_is_that_of_both_sides() -> None:
    stage = koikoi_at()
    stage.begin()
    stage.turn()
    stage.make(0, stage.choices()[0])
    stage.turn()
    table = koikoi.table(stage.look())
    for side in (0, 1):
        for one in table.progress[side]:
            assert set(one.have) <= set(table.piles[side])
            assert set(one.lost) <= set(table.piles[1 - side])
    assert {one.name for one in table.progress[0]} >= {"goko", "tane", "tan", "kasu"}


# ---------------------------------------------------------------- nothing before its time


def _messages(stage: TableStage, seat: int) -> Iterator[tuple[Notice, wire.ServerMessage]]:
    for _, notice in stage.told:
        for message in table.messages(notice, SimpleNamespace(own=(seat,)), koikoi.table):  # type: ignore[arg-type]
            yield notice, message


def _cards(data: Any, field: str = "") -> Iterator[int]:
    """All cards of this round that a message names."""
    if isinstance(data, dict):
        if data.get("event") not in LAID_ANEW:
            for name, value in data.items():
                if name != "results":
                    yield from _cards(value, name)
    elif isinstance(data, list):
        for value in data:
            yield from _cards(value, field)
    elif field in CARDS and isinstance(data, int) and data >= 0:
        yield data


@pytest.mark.parametrize(
    ("rules", "players", "seat"),
    [({"rounds": 6}, ("haru",), 0), ({"rounds": 4, "teams": True}, ("haru", "momo", "akira"), 2)],
)
def test_no_message_names_a_card_that_its_reader_can_not_have_seen(
    rules: dict[str, str | int | bool], players: tuple[str, ...], seat: int
) -> None:
    seed = "a seed that nobody may see"
    stage = koikoi_at(rules, players=players, seat=seat, seed=seed, mind=Mind(calling, MIND.advise))
    states = {0: stage.host.start}
    write = stage.host.write
    stage.host.write = lambda fact: states.setdefault(write(fact), stage.state) and stage.host.seq  # type: ignore[method-assign]
    stage.begin()
    while stage.turn(seat):
        if not stage.advice(seat):
            stage.ask(seat, Counsel("what"))
        stage.make(seat, calling("", "p", stage.host.view(seat)))
    named = 0
    for notice, message in _messages(stage, seat):
        text = ENCODER.encode(message).decode()
        assert seed not in text
        if not isinstance(notice, TableStepped):
            continue
        state = states[notice.seq]
        seen = {*state.table, *state.piles[0], *state.piles[1], state.drawn}
        seen |= set(state.hands[seat]) if state.hands else set()
        if state.phase in ("deal", "over"):
            seen |= {card for hand in state.hands for card in hand}
        found = set(_cards(json.loads(text)))
        assert found <= seen
        assert not found & set(state.stock)
        named += len(found)
    assert named > 1000


def test_a_table_is_the_same_whatever_its_reader_can_not_see() -> None:
    stage = koikoi_at({"rounds": 3}, mind=Mind(calling, MIND.advise))
    chance, differed = Chance("another world"), 0
    stage.begin()
    while stage.turn():
        for seat in (0, 1):
            other = KOIKOI.redrawn(stage.state, chance, seat)
            differed += other.stock != stage.state.stock
            look = stage.look(seat)
            assert koikoi.table(replace(look, view=KOIKOI.view(other, seat))) == koikoi.table(look)
        stage.make(0, calling("", "p", stage.host.view(0)))
    assert differed > 20


def test_what_players_of_the_house_are_asked_holds_their_own_view_only() -> None:
    stage = koikoi_at(thinks=False)
    stage.begin()
    asked = 0
    while asked < 6:
        for question in stage.asked:
            asked += 1
            assert question.view == stage.host.view(1)
            assert ENCODER.encode(question.view) == ENCODER.encode(
                KOIKOI.view(KOIKOI.redrawn(stage.state, Chance("else"), 1), 1)
            )
            stage.answer(question)
        stage.asked.clear()
        if stage.look().waits:
            stage.go_on()
        if stage.choices():
            stage.make(0, stage.choices()[0])
        else:
            stage.step()
