"""Beginning any game of the house from a page, with one person or several at it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from karuta.games.koikoi.presets import PRESETS
from karuta.games.registry import GAMES
from karuta.hall.games import HOSTED
from karuta.web.games import SHOWN
from karuta.words import catalogue
from web.guest import Guest, Message, client_of, guest_of


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with client_of(tmp_path, still=True) as client:
        yield client


def _begin(guest: Guest, game: str, players: list[str | None], **wish: Any) -> Message:
    guest.say(type="hello", protocol=1, language="en")
    guest.get("welcome")
    names = ["One", "Two", "Three", "Four", "Five", "Six", "Seven"][: players.count(None)]
    guest.say(**({"type": "begin", "game": game, "players": players, "names": names, "pace": "quick"} | wish))
    return guest.until(lambda message: message["type"] in ("opened", "seated", "refused"))


def _table(guest: Guest, seat: int, **wanted: Any) -> Message:
    """The next update of that seat whose table is as wanted."""
    return guest.until(
        lambda m: (
            m["type"] == "update"
            and m["table"]["seat"] == seat
            and all(m["table"][name] == value for name, value in wanted.items())
        )
    )


def test_the_games_of_the_registry_are_hosted_and_shown_in_its_order() -> None:
    assert list(HOSTED) == list(GAMES)
    assert list(SHOWN) == list(GAMES)
    assert all(hosted.game is GAMES[name] for name, hosted in HOSTED.items())


def test_the_page_is_told_of_every_game_who_plays_it_and_by_which_rules(client: TestClient) -> None:
    with guest_of(client) as guest:
        guest.say(type="hello", protocol=1, language="en")
        welcome = guest.get("welcome")
    games = {game["name"]: game for game in welcome["games"]}
    people = {who["key"]: who for who in welcome["players"]}
    assert list(games) == list(HOSTED)
    assert len(people) == len(welcome["players"])
    assert {key for game in games.values() for key in game["players"]} == set(people)
    said = catalogue("en")
    assert all(f"\n{who['words']}-{who['key']}-name = " in said for who in people.values())
    for name, game in games.items():
        assert game["seats"] == list(GAMES[name].seats)
        assert 1 <= game["together"] <= max(game["seats"])
        # In a game of luck nobody is stronger than another.
        assert game["even"] == (name == "bozu")
        assert {people[key]["level"] for key in game["players"]} == {"easy", "normal", "hard"}
        assert [option["name"] for option in game["options"]] == [o.name for o in GAMES[name].options if not o.on_word]
        assert set(game["presets"]) == (set(PRESETS) if name == "koikoi" else set())


def test_the_welcome_says_nothing_twice(client: TestClient) -> None:
    """It is the first thing that every page waits for."""
    with guest_of(client) as guest:
        guest.say(type="hello", protocol=1, language="en")
        welcome = guest.get("welcome")
    text = json.dumps(welcome, separators=(",", ":"))
    assert all(text.count(f'"name":"{who["name"]}"') == 1 for who in welcome["players"])
    assert "null" not in json.dumps([game["options"] for game in welcome["games"]])
    assert len(text) < 32_000


def test_several_people_sit_at_one_page_and_each_has_a_table(client: TestClient) -> None:
    with guest_of(client) as guest:
        opened = _begin(guest, "chirashi", [None, "mio", None], rules={"look_s": 0, "deck": "starter"}, captions=True)
        assert (opened["game"], opened["own"], opened["seat"]) == ("chirashi", [0, 2], 0)
        assert opened["names"] == ["One", "Mio", "Two"]
        assert [who and who["key"] for who in opened["players"]] == [None, "mio", None]
        assert opened["players"][1] == {
            "key": "mio",
            "name": "Mio",
            "level": "easy",
            "style": "defence",
            "grade": "E",
            "words": "character",
        }
        assert set(opened["differs"]) == {"look_s", "deck"}
        assert (opened["captions"], opened["ranked"], opened["awards"]) == (True, False, [])
        first = [_table(guest, seat)["table"] for seat in (0, 2)]
        assert [table["kind"] for table in first] == ["scatter", "scatter"]
        assert [len(table["spread"]["lies"]) for table in first] == [7, 7]
        guest.say(type="act", id="here", move={"move": "ready"})
        guest.say(type="act", id="there", move={"move": "ready"}, seat=2)
        programme = guest.get("programme")
        answered = {m["answers"]: m["table"]["seat"] for m in guest.heard if m["type"] == "update" and m["answers"]}
        assert answered == {"here": 0, "there": 2}
        assert [clip["kind"] for clip in programme["clips"]] == ["upper", "lower", "lower_again"]
        assert len(programme["captions"]) > 30
        _table(guest, 2, phase="open")
        assert len([m for m in guest.heard if m["type"] == "programme"]) == 1


def test_a_message_for_a_seat_of_somebody_else_is_refused(client: TestClient) -> None:
    with guest_of(client) as guest:
        _begin(guest, "chirashi", [None, "mio", None], rules={"deck": "starter"})
        guest.say(type="act", id="sly", move={"move": "ready"}, seat=1)
        refused = guest.get("refused")
    assert (refused["id"], refused["key"], refused["facts"]) == (
        "sly",
        "error-own-seat",
        {"given": 1, "allowed": "0, 2"},
    )


def test_a_touch_takes_for_the_seat_that_it_names(client: TestClient) -> None:
    with guest_of(client) as guest:
        rules = {"look_s": 0, "deck": "starter"}
        _begin(guest, "chirashi", [None, None], rules=rules)
        for seat in (0, 1):
            guest.say(type="act", id=f"ready {seat}", move={"move": "ready"}, seat=seat)
        table = _table(guest, 1, phase="open")["table"]
        guest.say(type="contest", reading=1, on=True)
        middles = [lie[:2] for lie in table["spread"]["lies"].values()]
        for seat in (0, 1):
            samples = [[100 * step + seat, x, y] for step, (x, y) in enumerate(middles, start=1)]
            guest.say(type="touch", reading=1, pointer=1, input="touch", samples=samples, up=True, seat=seat)
        guest.say(type="contest", reading=1, on=False)
        ruled = guest.until(lambda m: m["type"] == "update" and any(e["event"] == "awarded" for e in m["events"]))
        (award,) = (event["award"] for event in ruled["events"] if event["event"] == "awarded")
        assert award["taker"] == 0
        assert {grab["seat"] for grab in award["grabs"]} == {0, 1}
        assert not [message for message in guest.heard if message["type"] == "note"]


def test_a_page_with_several_people_comes_back_to_all_its_seats(client: TestClient) -> None:
    with guest_of(client) as guest:
        opened = _begin(guest, "chirashi", [None, "mio", None], rules={"deck": "starter"})
        guest.say(type="act", id="1", move={"move": "ready"}, seat=2)
        _table(guest, 0, ready=[False, False, True])
    with guest_of(client) as guest:
        guest.say(type="hello", protocol=1, language="en", match=opened["match"], key=opened["key"])
        again = guest.get("opened")
        assert (again["own"], again["key"]) == ([0, 2], opened["key"])
        for seat in (0, 2):
            _table(guest, seat, ready=[False, False, True], paused=False)


def test_who_leaves_leaves_with_all_who_sit_at_the_page(client: TestClient) -> None:
    with guest_of(client) as guest:
        opened = _begin(guest, "goshoku", [None, None])
        guest.say(type="leave")
        again = _begin(guest, "chirashi", [None])
        assert (again["type"], again["names"]) == ("opened", ["One"])
        kept = client.get(f"/match/{opened['match']}/record")
        assert kept.status_code == 200
        assert "Game: goshoku" in kept.text
        replay = client.get(f"/match/{opened['match']}/replay").json()
        assert (replay["game"], replay["names"], replay["record"]) == ("goshoku", ["One", "Two"], kept.text)


def test_kyogi_and_koi_koi_are_begun_like_any_other(client: TestClient) -> None:
    with guest_of(client) as guest:
        opened = _begin(guest, "kyogi", [None, None], rules={"format": "starter"})
        assert (opened["names"], opened["own"], opened["players"]) == (["One", "Two"], [0, 1], [None, None])
        for seat in (0, 1):
            guest.say(type="act", id=f"bow {seat}", move={"move": "bow"}, seat=seat)
        table = _table(guest, 1, phase="arrange")["table"]
        assert (table["kind"], table["width"], table["rows"], table["active"], table["holders"]) == (
            "fields",
            8700,
            3,
            [],
            {},
        )
        against = _begin(guest, "kyogi", ["tomoe", None], hints="kimariji", breath=True)
        assert (against["hints"], against["breath"]) == ("kimariji", True)
        assert (against["seat"], against["players"][1]) == (1, None)
        assert (against["players"][0]["key"], against["players"][0]["grade"]) == ("tomoe", "meijin")
        seated = _begin(guest, "koikoi", [None, None], preset="short", rules={"rounds": 1})
        assert (seated["game"], seated["own"], seated["preset"]) == ("koikoi", [0, 1], "short")
        assert seated["players"] == [None, None]
        # Once for all at the page.
        guest.say(type="go_on", round=0)
        for _ in range(2):
            turn = guest.table(lambda table: bool(table["moves"]))
            seat = turn["table"]["seat"]
            guest.say(type="make", id=f"of {seat}", move=turn["table"]["moves"][0], seat=seat)
            done = guest.until(lambda m, seat=seat: m["type"] == "table_update" and m["answers"] == f"of {seat}")  # type: ignore[misc]
            assert done["table"]["seat"] == seat


@pytest.mark.parametrize(
    ("wish", "key"),
    [
        ({"game": "poker"}, "error-kyogi-game"),
        ({"players": []}, "error-seats"),
        ({"players": [None] + ["mio"] * 10}, "error-seats"),
        ({"game": "kyogi", "players": [None, "mio", "sora"]}, "error-seats"),
        ({"players": ["mio", "sora"]}, "error-together"),
        ({"players": [None] * 7}, "error-together"),
        ({"players": [None, "momo"]}, "error-player"),
        ({"game": "koikoi", "players": [None, "mio"]}, "error-player"),
        ({"game": "koikoi", "players": [None, "momo"], "rules": {"teams": True}}, "error-koikoi-seats"),
        ({"names": []}, "error-names"),
        ({"names": ["A", "B"]}, "error-names"),
        ({"preset": "house"}, "error-preset"),
        ({"rules": {"deck": "tarot"}}, "error-kyogi-option-value"),
        ({"rules": {"colour": "red"}}, "error-kyogi-option-name"),
    ],
)
def test_what_cant_be_played_is_refused_in_words_and_one_may_ask_again(
    client: TestClient, wish: dict[str, Any], key: str
) -> None:
    with guest_of(client) as guest:
        asked = {"game": "chirashi", "players": [None, "mio"]} | wish
        refused = _begin(guest, asked.pop("game"), asked.pop("players"), **asked)
        assert (refused["type"], refused["key"]) == ("refused", key)
        assert f"\n{key} =" in catalogue("en")
        assert _begin(guest, "chirashi", [None, "mio"])["type"] == "opened"
