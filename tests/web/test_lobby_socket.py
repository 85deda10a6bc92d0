"""The lobby by its sockets (web/lobby.py): people come together in rooms and play whole matches, and what they missed
of one is told."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from karuta.hall.formats import FORMATS
from karuta.hall.games import HOSTED
from karuta.hall.pledge import pledge
from web.guest import Guest, Message, client_of, guest_of
from web.member import Browser, kept_house


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with client_of(tmp_path, still=True) as client:
        yield client


def _greet(guest: Guest, **more: Any) -> Message:
    guest.say(type="hello", protocol=1, language="en", **more)
    return guest.get("self")


def _terms(game: str, **more: Any) -> Message:
    return {"game": game, "seats": FORMATS[game][0].seats, "pace": "quick"} | more


def _gather(guests: list[Guest], terms: Message) -> str:
    """All of them in one room, seated in their order; its code."""
    for at, guest in enumerate(guests):
        _greet(guest)
        if at == 0:
            guest.say(type="make_room", terms=terms, name="Ann")
            code: str = guest.get("room")["code"]
        else:
            guest.say(type="join_room", code=code, name=f"Guest {at}")
            assert guest.get("room")["seat"] == at
    return code


def _sit(guests: list[Guest]) -> list[Message]:
    """All are ready, and sit down at the match that begins; what each is told first of it."""
    for guest in guests:
        guest.say(type="ready_up")
    opened = []
    for guest in guests:
        room = guest.until(lambda message: message["type"] == "room" and message["key"])
        guest.say(type="hello", protocol=1, language="en", match=room["match"], key=room["key"])
        opened.append(guest.until(lambda message: message["type"] in ("opened", "seated", "refused")))
    return opened


@pytest.mark.parametrize("game", HOSTED)
def test_every_game_is_begun_between_people_in_a_room(client: TestClient, game: str) -> None:
    terms = _terms(game)
    with ExitStack() as stack:
        guests = [stack.enter_context(guest_of(client)) for _ in range(terms["seats"])]
        code = _gather(guests, terms)
        opened = _sit(guests)
        names = ["Ann", *(f"Guest {at}" for at in range(1, len(guests)))]
        for seat, (guest, told) in enumerate(zip(guests, opened, strict=True)):
            assert (told["game"], told["own"], told["names"]) == (game, [seat], names)
            assert (told["room"], told["rated"]) == (code, False)
            table = guest.until(lambda message: message["type"] in ("update", "table_update"))["table"]
            assert table["seat"] == seat
        assert len({told["key"] for told in opened}) == len(guests)


def _together(play: Callable[[int, Guest], None], guests: list[Guest]) -> None:
    """Each plays as it goes for them."""
    with ThreadPoolExecutor(len(guests)) as pool:
        for done in [pool.submit(play, at, guest) for at, guest in enumerate(guests)]:
            done.result()


def _told(guest: Guest, wanted: Callable[[Message], Any]) -> Message:
    """The first message that is wanted, whether it has come already or not."""
    return next((message for message in guest.heard if wanted(message)), None) or guest.until(wanted)


def _over(guest: Guest) -> Message:
    """The room after its match."""
    return _told(guest, lambda message: message["type"] == "room" and message["over"])


def _cards(at: int, guest: Guest) -> None:
    """Does the first thing that it may, until the match is over."""
    while (table := guest.get("table_update")["table"])["phase"] != "over":
        if table["waits"]:
            guest.say(type="go_on", round=table["round"])
        elif table["moves"]:
            guest.say(type="make", id=f"{at} {len(guest.heard)}", move=table["moves"][0])


def test_two_people_play_koikoi_to_the_end_and_once_more_with_sides_changed(client: TestClient) -> None:
    with guest_of(client) as one, guest_of(client) as two:
        _gather([one, two], _terms("koikoi", rules={"rounds": 1}, preset="short"))
        first = _sit([one, two])
        _together(_cards, [one, two])
        seed = _told(one, lambda message: message["type"] == "pledged" and message["seed"])
        shown = next(message for message in one.heard if message["type"] == "pledged")
        assert shown["seed"] is None
        assert shown["sha256"] == seed["sha256"] == pledge(seed["seed"])
        over = _over(two)
        assert (over["seat"], [seat["name"] for seat in over["seats"]]) == (0, ["Guest 1", "Ann"])
        second = _sit([one, two])
        assert second[0]["match"] != first[0]["match"]
        assert [told["own"] for told in second] == [[1], [0]]


def test_two_people_play_kyogi_to_the_end(client: TestClient) -> None:
    rules = {"format": "starter", "cards_a": 1, "cards_b": 1, "memorise_s": 0, "window": "kimariji", "after_take_ms": 0}
    house = client.app.state.house  # type: ignore[attr-defined]
    # The first poem is that of the one card before the first seat.
    house._every_seed = "seed 5"

    def play(at: int, guest: Guest) -> None:
        done: set[str] = set()
        reading = 0
        while True:
            told = guest.hear()
            if told["type"] == "programme":
                reading = told["reading"]
            if told["type"] != "update":
                continue
            table = told["table"]
            if table["phase"] == "over":
                return
            key = f"{table['phase']} {reading}"
            if key in done:
                continue
            done.add(key)
            moves = {"bow": "bow", "arrange": "ready", "bows": "bow", "thanks": "bow"}
            if (move := moves.get(table["phase"])) is not None:
                guest.say(type="act", id=key, move={"move": move})
            elif table["phase"] == "open" and at == 0:
                mat = house.playing(match).live.host.state.mat
                x0, y0, x1, y1 = mat.rect(mat.cards("A")[0])
                samples = [[4000, (x0 + x1) // 2, (y0 + y1) // 2]]
                guest.say(type="touch", reading=reading, pointer=1, input="mouse", samples=samples, up=True)

    with guest_of(client) as one, guest_of(client) as two:
        _gather([one, two], _terms("kyogi", rules=rules))
        match = _sit([one, two])[0]["match"]
        _together(play, [one, two])
        assert [_over(guest)["match"] for guest in (one, two)] == [match, match]
        assert {"programme", "key", "pledged"} <= {message["type"] for message in two.heard}
        result = house.log.results[match]
        assert result.ended == "played"
        assert [(chair.rank, chair.takes) for chair in result.chairs] == [(1, 1), (2, 0)]
        one.say(type="sync", page_ms=1)
        assert one.get("line")["key_lead_ms"] > 0
        assert client.get(f"/match/{match}/record").status_code == 200


def test_a_page_that_was_cut_off_is_told_what_it_missed_and_nothing_else(client: TestClient) -> None:
    with guest_of(client) as one:
        with guest_of(client) as two:
            _gather([one, two], _terms("kyogi", rules={"format": "starter", "memorise_s": 0}))
            opened = _sit([one, two])
            seq = two.get("update")["seq"]
        away = one.get("absent")
        assert (away["seats"], away["claim"]) == ([1], False)
        assert away["until_ms"] > 0
        one.say(type="act", id="bow", move={"move": "bow"})
        one.until(lambda message: message["type"] == "update" and message["answers"] == "bow")
        with guest_of(client) as two:
            two.say(type="hello", protocol=1, language="en", match=opened[1]["match"], key=opened[1]["key"], seq=seq)
            kinds = []
            while two.hear()["type"] != "update":
                kinds.append(two.heard[-1]["type"])
            assert [kind for kind in kinds if kind in ("opened", "tail")] == ["opened", "tail"]
            (tail,) = (message for message in two.heard if message["type"] == "tail")
            bows = [step for step in tail["steps"] if step["events"]]
            assert [(step["by"], step["events"][0]["event"]) for step in bows] == [(0, "bowed")]
            assert all(step["seq"] > seq for step in tail["steps"])
            assert two.heard[-1]["seq"] >= tail["steps"][-1]["seq"]
            room = two.get("room")
            assert (room["seat"], room["match"]) == (1, opened[1]["match"])
            assert one.until(lambda message: message["type"] == "absent" and message["until_ms"] is None)


def test_a_match_that_another_process_has_is_told_of_to_all_its_pages(client: TestClient) -> None:
    with guest_of(client) as one, guest_of(client) as two:
        _gather([one, two], _terms("koikoi"))
        match = _sit([one, two])[0]["match"]
        house = client.app.state.house  # type: ignore[attr-defined]
        client.portal.call(house.playing(match).live.lose)  # type: ignore[union-attr]
        for guest in (one, two):
            moved = guest.get("moved")
            assert (moved["match"], moved["base"]) == (match, "")
            # What is said to it now is no refusal: the page says it again where the match is.
            guest.say(type="make", id="late", move={"move": "resign"})
            guest.say(type="sync", page_ms=1)
            guest.get("synced")
            assert not any(message["type"] == "refused" for message in guest.heard)


def test_who_asks_too_much_of_the_lobby_has_to_wait(client: TestClient) -> None:
    with guest_of(client) as guest:
        guest.say(type="enter")
        assert guest.get("refused")["key"] == "error-hello-first"
        told = _greet(guest)
        assert (told["account"], told["name"]) == (False, "")
        guest.say(type="make_room", terms=_terms("kyogi"))
        guest.get("room")
        for _ in range(10):
            guest.say(type="say", phrase="onegai")
        refused = guest.get("refused")
        assert refused["key"] == "error-too-many"
        said = guest.heard[-2]["said"] if guest.heard[-2]["type"] == "room" else []
        assert len(said) <= 7


@pytest.mark.parametrize(
    ("asked", "key"),
    [
        ({"type": "join_room", "code": "QQQQQ"}, "error-room-none"),
        ({"type": "join_room", "code": "x" * 9000}, "error-room-none"),
        ({"type": "ready_up"}, "error-room-out"),
        ({"type": "make_room", "terms": {"game": "kyogi", "seats": 2, "rated": True}}, "error-room-rated-guest"),
        ({"type": "make_room", "terms": {"game": "kyogi", "seats": 3}}, "error-seats"),
        ({"type": "make_room", "terms": {"game": "go", "seats": 2}}, "error-kyogi-game"),
        ({"type": "seek", "game": "kyogi", "format": "none"}, "error-format"),
        ({"type": "watch", "match": "none"}, "error-watch-none"),
        ({"type": "claim"}, "error-no-match"),
    ],
)
def test_what_cannot_be_is_refused_in_words_and_the_line_stays(client: TestClient, asked: Message, key: str) -> None:
    with guest_of(client) as guest:
        _greet(guest)
        guest.say(**asked)
        assert guest.get("refused")["key"] == key
        guest.say(type="sync", page_ms=1)
        guest.get("synced")


def test_two_who_seek_the_same_are_paired_and_their_match_hangs_in_the_lobby(client: TestClient) -> None:
    with guest_of(client) as one, guest_of(client) as two, guest_of(client) as looks:
        _greet(looks)
        looks.say(type="enter")
        looks.get("lobby")
        for guest in (one, two):
            _greet(guest)
            guest.say(type="seek", game="koikoi", format="short", pace="quick")
            assert guest.get("seeking")["on"]
        rooms = [guest.until(lambda message: message["type"] == "room" and message["key"]) for guest in (one, two)]
        assert rooms[0]["match"] == rooms[1]["match"]
        assert {room["seat"] for room in rooms} == {0, 1}
        lobby = looks.until(lambda message: message["type"] == "lobby" and message["playing"])
        assert [playing["match"] for playing in lobby["playing"]] == [rooms[0]["match"]]


def test_a_player_of_the_house_fills_a_seat(client: TestClient) -> None:
    with guest_of(client) as guest:
        _gather([guest], _terms("koikoi"))
        guest.say(type="invite", seat=1, who="momo")
        assert guest.get("room")["seats"][1]["who"] == "momo"
        opened = _sit([guest])[0]
        assert (opened["own"], opened["names"][0]) == ([0], "Ann")


@pytest.mark.parametrize(("game", "format"), [("kyogi", "official"), ("koikoi", "nintendo")])
def test_a_rated_match_of_two_accounts_counts(tmp_path: Path, game: str, format: str) -> None:
    with kept_house(tmp_path) as (_, client):
        browsers = [Browser.at(client), Browser.at(client)]
        for browser, name in zip(browsers, ("Aki", "Boris"), strict=True):
            browser.sign_up(name)
        with browsers[0].line() as aki, browsers[1].line() as boris, guest_of(client) as guest:
            code = _gather([aki, boris], _terms(game, rated=True))
            seats = boris.heard[-1]["seats"]
            assert [seat["account"] for seat in seats] == ["Aki", "Boris"]
            _greet(guest)
            guest.say(type="join_room", code=code, seat=1)
            assert guest.get("refused")["key"] == "error-room-taken"
            opened = _sit([aki, boris])
            assert [told["rated"] for told in opened] == [True, True]
            boris.say(type="leave")
            rated = [_told(page, lambda message: message["type"] == "rated") for page in (aki, boris)]
            assert rated[0] == rated[1]
            assert (rated[0]["match"], rated[0]["format"]) == (opened[0]["match"], format)
            gains = {gain["seat"]: gain for gain in rated[0]["gains"]}
            assert gains[0]["before"] is gains[1]["before"] is None
            assert gains[0]["after"]["shown"] > 1500 > gains[1]["after"]["shown"]
            seen = _told(aki, lambda message: message["type"] == "room" and message["over"])["seats"]
            assert {seat["name"]: seat["rating"]["games"] for seat in seen} == {"Aki": 1, "Boris": 1}
        told = browsers[0].client.get("/api/people/boris").json()
        assert (told["wins"], told["losses"], told["matches"][0]["ended"]) == (0, 1, "resigned")
