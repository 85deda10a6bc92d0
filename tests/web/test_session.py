"""A page's conversation with the house."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from karuta.games.registry import GAMES
from karuta.hall.events import Rehosted
from karuta.web.limits import MESSAGE_BYTES, Bucket
from web.guest import client_of, guest_of


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with client_of(tmp_path) as client:
        yield client


def test_hello_is_answered_with_what_the_house_has(client: TestClient) -> None:
    with guest_of(client) as guest:
        guest.say(type="hello", protocol=1, language="ja")
        welcome = guest.get("welcome")
    assert welcome["voices"] == ["bell"]
    assert [game["name"] for game in welcome["games"]] == list(GAMES)
    names = [option["name"] for option in welcome["games"][0]["options"]]
    assert "tie_margin_ms" in names
    assert "tomo_ote_contact" not in names
    assert len(names) == len(set(names))


def test_the_clock_can_be_asked_at_any_time(client: TestClient) -> None:
    with guest_of(client) as guest:
        guest.say(type="sync", page_ms=12.25)
        one = guest.get("synced")
        guest.say(type="sync", page_ms=13.0)
        two = guest.get("synced")
    assert (one["page_ms"], two["page_ms"]) == (12.25, 13)
    assert two["house_ms"] >= one["house_ms"] > 0


def test_who_sits_down_gets_rules_key_and_table(client: TestClient) -> None:
    with guest_of(client) as guest:
        opened = guest.sit(seat=1, hints="romaji", rules={"memorise_s": 0, "format": "starter", "tie_margin_ms": 0})
        table = guest.get("update")["table"]
    assert (opened["seat"], opened["names"]) == (1, ["Mio", "Guest"])
    assert opened["differs"] == ["format", "memorise_s", "tie_margin_ms"]
    assert (opened["hints"], opened["pace"], opened["ranked"]) == ("romaji", "quick", True)
    assert opened["rules"]["after_take_ms"] == 700
    assert (table["seat"], table["phase"]) == (1, "bow")
    assert opened["key"] not in json.dumps(table)


@pytest.mark.parametrize("breath", [False, True])
def test_the_reader_is_heard_to_breathe_for_who_asked(client: TestClient, breath: bool) -> None:
    with guest_of(client) as guest:
        assert guest.sit(breath=breath)["breath"] == breath
        kinds = [clip["kind"] for clip in guest.begin()["clips"]]
    assert kinds == (["breath"] if breath else []) + ["upper"]


def test_a_match_begins_and_its_sound_comes_under_a_token(client: TestClient, tmp_path: Path) -> None:
    with guest_of(client) as guest:
        guest.sit()
        programme = guest.begin()
        (clip,) = programme["clips"]
        assert clip["first"] is None
        assert programme["onset_ms"] == clip["at_ms"]
        sound = client.get(clip["url"])
    assert sound.status_code == 200
    assert sound.headers["content-type"] == "audio/mpeg"
    assert sound.headers["cache-control"] == "no-store"
    name = sound.text
    assert name.endswith("_1.mp3")
    assert int(sound.headers["x-first"]) == 10 * int(name[:3]) + 1
    told = json.dumps(guest.heard)
    assert name not in told
    assert not {"etag", "last-modified"} & set(sound.headers)


def test_hints_show_the_live_kimariji_of_each_card_and_only_to_who_asked(client: TestClient) -> None:
    with guest_of(client) as guest:
        guest.sit(hints="kimariji")
        guest.say(type="act", id="bow", move={"move": "bow"})
        table = guest.phase("arrange")["table"]
        assert table["hints"].keys() == table["places"].keys()
        assert all(len(hint["kana"]) == 1 for hint in table["hints"].values())
        guest.say(type="setting", hints="off")
        guest.until(lambda message: message["type"] == "update" and not message["table"]["hints"])


def test_a_reload_comes_back_to_the_same_seat(client: TestClient) -> None:
    with guest_of(client) as guest:
        opened = guest.sit()
        guest.begin()
    with guest_of(client) as guest:
        guest.say(type="hello", protocol=1, language="en", match=opened["match"], key=opened["key"])
        again = guest.get("opened")
        assert (again["match"], again["seat"], again["key"]) == (opened["match"], 0, opened["key"])
        table = guest.get("update")["table"]
        assert len(table["places"]) == 6
        guest.until(lambda message: message["type"] == "programme" and message["reading"] > 0)


def test_a_reload_brings_the_rulings_so_far(client: TestClient) -> None:
    with guest_of(client) as guest:
        opened = guest.sit(rules={"memorise_s": 0, "format": "starter", "window": "kimariji"})
        assert opened["rulings"] == []
        guest.begin()
        told = guest.until(lambda m: m["type"] == "update" and any(e["event"] == "ruled" for e in m["events"]))
        (ruling,) = (event["ruling"] for event in told["events"] if event["event"] == "ruled")
    with guest_of(client) as guest:
        guest.say(type="hello", protocol=1, language="en", match=opened["match"], key=opened["key"])
        assert guest.get("opened")["rulings"] == [ruling]


def test_cards_are_laid_by_the_house_as_a_move(client: TestClient) -> None:
    with guest_of(client) as guest:
        guest.sit()
        guest.phase("bow")
        guest.say(type="act", id="bow", move={"move": "bow"})
        places = guest.phase("arrange")["table"]["places"]
        own = {card: place for card, place in places.items() if place[0] == "A"}
        guest.say(type="lay_out", id="turn", mirrored=True)
        (laid,) = guest.until(lambda m: m["type"] == "update" and bool(m["events"]))["events"]
        turned = {card: [field, row, 8180 - x] for card, (field, row, x) in own.items()}
        assert (laid["event"], laid["seat"], laid["places"]) == ("laid", 0, turned)
        guest.say(type="lay_out", id="own", choice="teiichi")
        refused = guest.get("refused")
        assert (refused["id"], refused["key"]) == ("own", "error-layout-none")


def test_without_the_key_nobody_takes_a_seat(client: TestClient) -> None:
    with guest_of(client) as guest:
        opened = guest.sit()
        with guest_of(client) as thief:
            thief.say(type="hello", protocol=1, language="en", match=opened["match"], key="guess")
            assert thief.get("refused")["key"] == "error-match-gone"
            thief.say(type="act", id="x", move={"move": "resign"})
            assert thief.get("refused")["key"] == "error-no-match"


def test_a_second_window_takes_the_seat_and_the_first_is_told(client: TestClient) -> None:
    with guest_of(client) as first, guest_of(client) as second:
        opened = first.sit()
        second.say(type="hello", protocol=1, language="en", match=opened["match"], key=opened["key"])
        second.get("opened")
        assert first.get("refused")["key"] == "error-replaced"
        second.say(type="act", id="bow", move={"move": "bow"})
        assert not second.phase("arrange")["table"]["paused"]


def test_a_refusal_names_the_act_and_the_words(client: TestClient) -> None:
    with guest_of(client) as guest:
        guest.sit()
        guest.say(type="act", id="early", move={"move": "swing"})
        refused = guest.get("refused")
    assert (refused["id"], refused["key"]) == ("early", "error-kyogi-phase")
    assert refused["message"]


def test_the_same_act_twice_is_answered_twice_and_counted_once(client: TestClient) -> None:
    with guest_of(client) as guest:
        guest.sit()
        for _ in range(2):
            guest.say(type="act", id="bow", move={"move": "bow"})
        first = guest.until(lambda m: m["type"] == "update" and bool(m["events"]))
        again = guest.until(lambda m: m["type"] == "update" and not m["events"])
    assert again["seq"] == first["seq"]
    assert (first["answers"], again["answers"]) == ("bow", "bow")


def test_what_is_said_while_the_match_moves_is_said_again_where_it_is(client: TestClient) -> None:
    house = client.app.state.house  # type: ignore[attr-defined]
    assert client.portal is not None
    with guest_of(client) as guest:
        opened = guest.sit()
        client.portal.call(house.bus.publish, opened["match"], Rehosted())
        assert guest.get("moved")["match"] == opened["match"]
        guest.say(type="act", id="bow", move={"move": "bow"})
        guest.say(type="sync", page_ms=1)
        guest.get("synced")
        assert not [told for told in guest.heard if told["type"] in ("refused", "taken")], "a refusal ends an act"
        guest.say(type="hello", protocol=1, language="en", match=opened["match"], key=opened["key"])
        guest.get("opened")
        guest.say(type="act", id="bow", move={"move": "bow"})
        assert guest.phase("arrange")["table"]["seat"] == opened["seat"]


def test_who_leaves_may_sit_down_again(client: TestClient) -> None:
    with guest_of(client) as guest:
        first = guest.sit()
        guest.say(type="leave")
        second = guest.sit()
        assert first["match"] != second["match"]
        third = guest.sit()
        assert third["match"] != second["match"]
        assert client.get(f"/match/{second['match']}/record").status_code == 200


def test_a_match_that_was_stopped_answers_nobody_and_another_may_be_begun(client: TestClient) -> None:
    house = client.app.state.house  # type: ignore[attr-defined]
    for ends in ("leave", "begin"):
        with guest_of(client) as guest:
            opened = guest.sit()
            guest.get("update")
            house.find(opened["match"]).live.host.advance = None
            guest.say(type="act", id="bow", move={"move": "bow"})
            stopped = guest.get("refused")
            assert (stopped["id"], stopped["key"]) == ("", "error-match-stopped")
            guest.say(type="act", id="again", move={"move": "bow"})
            gone = guest.get("refused")
            assert (gone["id"], gone["key"]) == ("again", "error-match-gone")
            if ends == "leave":
                guest.say(type="leave")
            assert guest.sit()["match"] != opened["match"]


def test_who_comes_back_to_another_match_is_away_from_the_first(client: TestClient) -> None:
    with guest_of(client) as elsewhere, guest_of(client) as guest:
        kept = elsewhere.sit()
        other = guest.sit()
        guest.get("update")
        guest.say(type="hello", protocol=1, language="en", match=kept["match"], key=kept["key"])
        assert guest.get("opened")["match"] == kept["match"]
        host = client.app.state.house.find(other["match"]).live.host  # type: ignore[attr-defined]
        guest.say(type="act", id="bow", move={"move": "bow"})
        guest.until(lambda m: m["type"] == "update" and m["answers"] == "bow")
        assert host.present == {0: False}
        assert host.frozen


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("{", "error-message"),
        ('{"type":"dance"}', "error-message"),
        ('{"type":"act","id":"1","move":{"move":"read","reading":null}}', "error-message"),
        ('{"type":"act","id":"1","move":{"move":"bow","sly":1}}', "error-message"),
        ('{"type":"pause","on":true}', "error-hello-first"),
        ('{"type":"hello","protocol":99,"language":"en"}', "error-protocol"),
        ('{"type":"sync","page_ms":1,"x":"' + "y" * MESSAGE_BYTES + '"}', "error-message"),
    ],
)
def test_what_nobody_understands_is_refused_and_the_line_stays(client: TestClient, text: str, key: str) -> None:
    with guest_of(client) as guest:
        guest.socket.send_text(text)
        assert guest.get("refused")["key"] == key
        guest.say(type="sync", page_ms=1)
        guest.get("synced")


def test_a_flood_ends_the_connection(client: TestClient) -> None:
    client.app.state.desk.flow = lambda: Bucket(size=3, rate=0, level=3, at=0)  # type: ignore[attr-defined]
    with guest_of(client) as guest:
        for _ in range(4):
            guest.say(type="sync", page_ms=1)
        with pytest.raises(WebSocketDisconnect) as ended:
            guest.until(lambda message: False)
    assert ended.value.code == 1008
    assert [message["type"] for message in guest.heard] == ["synced"] * 3 + ["refused"]


def test_another_sites_page_is_not_let_in(client: TestClient) -> None:
    with pytest.raises(WebSocketDisconnect), guest_of(client, origin="http://evil.test") as guest:
        guest.hear()
    with guest_of(client, origin="http://testserver") as guest:
        guest.say(type="sync", page_ms=1)
        guest.get("synced")


def test_too_many_matches_of_one_address_have_to_wait(tmp_path: Path) -> None:
    with client_of(tmp_path) as client, guest_of(client) as guest:
        client.app.state.desk.openings = type(client.app.state.desk.openings)(size=2, rate=0.001)  # type: ignore[attr-defined]
        guest.sit()
        guest.sit()
        guest.say(type="begin", game="kyogi", players=[None, "mio"], names=["G"])
        assert guest.get("refused")["key"] == "error-too-many"
