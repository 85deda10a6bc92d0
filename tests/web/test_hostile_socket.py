"""What may be said over a socket by who means no good: any message at any time, another's seat, old and forged keys,
the same command again; and what a page may learn from what it is sent."""

from __future__ import annotations

import json
import os
import re
from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import Any, get_args

import pytest
import structlog
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from msgspec import inspect
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from hall.casts import CASTS, Cast
from hall.stage import Stage
from karuta import protocol as wire
from karuta.chance import Chance
from karuta.games.kyogi.moves import Bow
from karuta.hall.commands import Act, Quit
from karuta.hall.formats import FORMATS
from karuta.hall.games import HOSTED
from karuta.hall.header import Page
from karuta.hall.house import House, Playing
from karuta.web.limits import MESSAGE_BYTES
from web.guest import Guest, Message, client_of, guest_of

LONGER = int(os.environ.get("KARUTA_FUZZ", "1"))
"""How many times as many examples as the gate has time for."""
KINDS: tuple[Any, ...] = get_args(wire.ClientMessage)
_odd = st.sampled_from([-(2**63), -1, 0, 2**31, 2**53, 2**63 - 1])
_texts = st.text(max_size=12) | st.sampled_from(
    ["", "\u0000", "<img src=x onerror=alert(1)>", "../..", "é" * 300, "mio"]
)
_KNOWN: dict[str, list[Any]] = {
    "game": [*HOSTED, "none"],
    "code": ["AAAAAA", ""],
    "match": ["none", ""],
    "who": ["mio", "momo", "none", None],
}


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    with client_of(tmp_path_factory.mktemp("hostile"), still=True, most=2000) as client:
        yield client


@pytest.fixture
def quiet() -> Iterator[None]:
    """The house has nothing to complain of."""
    with structlog.testing.capture_logs() as said:
        yield
    assert [line for line in said if line["log_level"] in ("error", "critical") or line.get("exc_info")] == []


# ---------------------------------------------------------------- any message


def _known(name: str) -> st.SearchStrategy[Any]:
    """What a field of that name may well hold."""
    return st.sampled_from(_KNOWN[name]) if name in _KNOWN else st.nothing()


def _any(of: inspect.Type, depth: int = 0) -> st.SearchStrategy[Any]:
    """Plain data that fits a type of the wire, as far as its bounds go and a little beyond."""
    match of:
        case inspect.StructType(cls=cls, fields=fields, tag_field=tag_field, tag=tag):
            needed = {field.encode_name: _known(field.name) | _any(field.type, depth + 1) for field in fields}
            if cls.__struct_config__.array_like:
                return st.tuples(*needed.values()).map(list)
            fixed = {tag_field: st.just(tag)} if tag_field else {}
            required = {field.encode_name for field in fields if field.required}
            return st.fixed_dictionaries(
                fixed | {name: each for name, each in needed.items() if name in required},
                optional={name: each for name, each in needed.items() if name not in required},
            )
        case inspect.UnionType(types=types):
            return st.one_of([_any(each, depth) for each in types])
        case inspect.LiteralType(values=values):
            return st.sampled_from(values)
        case inspect.NoneType():
            return st.none()
        case inspect.BoolType():
            return st.booleans()
        case inspect.IntType(ge=ge, le=le):
            return st.integers(ge if ge is not None else -3, le if le is not None else 60) | _odd
        case inspect.FloatType():
            return st.floats(allow_nan=False, allow_infinity=False)
        case inspect.StrType():
            return _texts
        case inspect.ListType(item_type=item) | inspect.VarTupleType(item_type=item) | inspect.SetType(item_type=item):
            return st.lists(_any(item, depth + 1), max_size=4 if depth < 4 else 1)
        case inspect.FrozenSetType(item_type=item):
            return st.lists(_any(item, depth + 1), max_size=4)
        case inspect.TupleType(item_types=items):
            return st.tuples(*(_any(each, depth + 1) for each in items)).map(list)
        case inspect.NamedTupleType(fields=fields):
            return st.tuples(*(_any(field.type, depth + 1) for field in fields)).map(list)
        case inspect.DictType(key_type=key, value_type=value):
            keys = _any(key, depth + 1).map(lambda each: each if isinstance(each, str) else json.dumps(each))
            return st.dictionaries(keys, _any(value, depth + 1), max_size=4)
        case inspect.AnyType() | inspect.RawType():
            return _texts | st.integers()
    raise AssertionError(f"no strategy for {of}")


MESSAGES = {kind.__struct_config__.tag: _any(inspect.type_info(kind)) for kind in KINDS}
_anything = st.one_of(list(MESSAGES.values()))


def _answers(guest: Guest, number: int) -> None:
    """The house still answers."""
    guest.say(type="sync", page_ms=number)
    guest.until(lambda message: message["type"] == "synced" and message["page_ms"] == number, most=3000)


@pytest.mark.usefixtures("quiet")
@pytest.mark.parametrize("kind", MESSAGES)
def test_any_message_of_a_kind_is_borne(client: TestClient, kind: str) -> None:
    @settings(max_examples=6 * LONGER, suppress_health_check=list(HealthCheck))
    @given(st.lists(MESSAGES[kind], min_size=1, max_size=12), st.sampled_from(["", "kyogi", "koikoi"]))
    def said(messages: list[Message], sitting: str) -> None:
        with guest_of(client) as guest:
            guest.say(type="hello", protocol=1, language="en")
            if sitting:
                guest.say(type="begin", game=sitting, players=[None, None], names=["A", "B"], pace="quick", rules={})
            for message in messages:
                guest.say(**message)
            _answers(guest, 7)

    said()


@pytest.mark.usefixtures("quiet")
@settings(max_examples=15 * LONGER, suppress_health_check=list(HealthCheck))
@given(talks=st.lists(st.lists(_anything, max_size=15), min_size=2, max_size=2), game=st.sampled_from(list(HOSTED)))
def test_two_pages_of_a_room_may_say_anything(client: TestClient, talks: list[list[Message]], game: str) -> None:
    with ExitStack() as stack:
        guests = [stack.enter_context(guest_of(client)) for _ in talks]
        code = ""
        for guest in guests:
            guest.say(type="hello", protocol=1, language="en")
            if not code:
                terms = {"game": game, "seats": FORMATS[game][0].seats, "pace": "quick"}
                guest.say(type="make_room", terms=terms, name="<b>A</b>")
                code = guest.get("room")["code"]
            else:
                guest.say(type="join_room", code=code)
        for messages in zip(*talks, strict=False):
            for guest, message in zip(guests, messages, strict=True):
                guest.say(**message)
        for number, guest in enumerate(guests):
            _answers(guest, 100 + number)


_frames = st.one_of(
    st.binary(max_size=100),
    st.text(max_size=100).map(str.encode),
    _anything.map(json.dumps).flatmap(
        lambda text: st.integers(0, len(text)).map(lambda at: text[:at].encode("utf-8", "surrogatepass"))
    ),
)


@pytest.mark.usefixtures("quiet")
@settings(max_examples=40 * LONGER, suppress_health_check=list(HealthCheck))
@given(st.lists(_frames, max_size=10))
def test_any_bytes_are_borne(client: TestClient, frames: list[bytes]) -> None:
    with guest_of(client) as guest:
        guest.say(type="hello", protocol=1, language="en")
        for frame in frames:
            guest.socket.send_bytes(frame)
        _answers(guest, 3)


@pytest.mark.usefixtures("quiet")
def test_nesting_and_length_are_bounded(client: TestClient) -> None:
    with guest_of(client) as guest:
        deep = '{"type":"hello","x":' + "[" * 30_000
        for text in (deep, '{"type":"sync","page_ms":1' + " " * MESSAGE_BYTES + "}", "[" * 60_000, '{"a":' * 10_000):
            guest.socket.send_text(text)
            assert guest.get("refused")["key"] == "error-message"
        _answers(guest, 1)


# ---------------------------------------------------------------- seats, keys, commands


def _begin(client: TestClient, game: str, cast: Any = None, **more: Any) -> Playing[Any]:
    """A match of two pages or more, each with one person."""
    house: House = client.app.state.house  # type: ignore[attr-defined]
    cast = cast or next(each for each in CASTS[game] if each.players.count(None) > 1)
    pages = tuple(Page((seat,)) for seat, who in enumerate(cast.players) if who is None)

    async def opened() -> Playing[Any]:
        return house.open(cast.wish(game, pace="quick"), pages, **more)

    playing: Playing[Any] = client.portal.call(opened)  # type: ignore[union-attr]
    return playing


def _resume(guest: Guest, playing: Playing[Any], key: str) -> None:
    guest.say(type="hello", protocol=1, language="en", match=playing.header.match, key=key)


def _key(client: TestClient, playing: Playing[Any], page: int) -> str:
    key: str = client.app.state.house.key(playing.header.match, page)  # type: ignore[attr-defined]
    return key


def test_no_key_but_ones_own_opens_a_seat(client: TestClient) -> None:
    playing, other = _begin(client, "kyogi"), _begin(client, "koikoi")
    good = _key(client, playing, 0)
    with guest_of(client) as guest:
        for forged in ("", "x", good[:-1], good + "x", good.lower(), _key(client, other, 0), "é" * 24, "A" * 24):
            _resume(guest, playing, forged)
            assert guest.get("refused")["key"] == "error-match-gone"
        guest.say(type="hello", protocol=1, language="en", match="../" + playing.header.match, key=good)
        assert guest.get("refused")["key"] == "error-match-gone"
        guest.say(type="act", id="x", move={"move": "bow"})
        assert guest.get("refused")["key"] == "error-no-match"
        _resume(guest, playing, good)
        assert guest.get("opened")["own"] == [0]


def test_nobody_acts_for_another(client: TestClient) -> None:
    playing = _begin(client, "kyogi")
    with guest_of(client) as one, guest_of(client) as two:
        for page, guest in enumerate((one, two)):
            _resume(guest, playing, _key(client, playing, page))
            guest.get("opened")
        for seat in (1, -1, 2, 2**40):
            for said in (
                {"type": "act", "id": f"s{seat}", "move": {"move": "resign"}, "seat": seat},
                {"type": "lay_out", "id": f"l{seat}", "choice": "attack", "seat": seat},
            ):
                one.say(**said)
                assert one.get("refused")["key"] == "error-own-seat"
        one.say(type="act", id="r", move={"move": "resign", "seat": 1})
        one.get("refused")
    assert not playing.live.host.decided


def test_what_is_asked_again_counts_once_and_another_may_use_the_same_id(client: TestClient) -> None:
    playing = _begin(client, "kyogi")
    with guest_of(client) as one, guest_of(client) as two:
        for page, guest in enumerate((one, two)):
            _resume(guest, playing, _key(client, playing, page))
            guest.get("opened")
        one.phase("bow")
        for _ in range(5):
            one.say(type="act", id="same", move={"move": "bow"})
        two.say(type="act", id="same", move={"move": "bow"})
        two.phase("arrange")
        one.say(type="act", id="same", move={"move": "resign"})
        _answers(one, 9)
    bows = [actor for actor, move in playing.live.host.moves if isinstance(move, Bow)]
    assert sorted(bows) == [0, 1]
    assert not playing.live.host.decided


@pytest.mark.parametrize("id", ["", "x" * 65, "x" * 5000])
def test_an_id_is_short(client: TestClient, id: str) -> None:
    playing = _begin(client, "kyogi")
    with guest_of(client) as guest:
        _resume(guest, playing, _key(client, playing, 0))
        guest.get("opened")
        guest.say(type="act", id=id, move={"move": "bow"})
        assert guest.get("refused")["key"] == "error-id"


# ---------------------------------------------------------------- how much


def test_a_flood_ends_its_line_and_nothing_else(client: TestClient) -> None:
    with guest_of(client) as calm, guest_of(client) as flood:
        for number in range(5000):
            flood.say(type="sync", page_ms=number)
        with pytest.raises(WebSocketDisconnect):
            flood.until(lambda message: False, most=10_000)
        _answers(calm, 5)


def test_no_log_grows_without_end() -> None:
    stage = Stage({"format": "quarter"}, opponents={}, seed="grows")
    stage.until(lambda: stage.host.state.phase == "arrange" or bool(stage.duties()))
    stage.host.most_entries = 40
    while stage.host.state.phase != "arrange":
        stage.duties()
        stage.wait(100)
    turn = 0
    while 0 in stage.host.present and turn < 100:
        turn += 1
        stage.ask(0, Act(f"again {turn}", stage.host.game.legal(stage.host.state, 0).sample(Chance(str(turn)))))
    assert turn < 100
    assert stage.host.decided
    assert Quit not in {type(move) for _, move in stage.host.moves}


def test_matches_of_one_place_are_bounded(tmp_path: Path) -> None:
    with client_of(tmp_path, most=500) as client, guest_of(client) as guest:
        guest.say(type="hello", protocol=1, language="en")
        for _ in range(70):
            guest.say(type="begin", game="bozu", players=[None, "momo"], names=["A"], pace="quick", rules={})
        refused = guest.until(lambda message: message["type"] == "refused", most=3000)
        assert refused["key"] == "error-too-many"
        assert len(client.app.state.house) <= 62  # type: ignore[attr-defined]


def test_one_page_has_one_room(client: TestClient) -> None:
    with guest_of(client) as guest:
        guest.say(type="hello", protocol=1, language="en")
        terms = {"game": "koikoi", "seats": 2}
        codes = []
        for _ in range(5):
            guest.say(type="make_room", terms=terms, listed=True, name="A")
            codes.append(guest.get("room")["code"])
        assert len(set(codes)) == 5
        guest.say(type="enter")
        lobby = guest.until(lambda message: message["type"] == "lobby")
        assert len([room for room in lobby["rooms"] if room["code"] in codes]) <= 1


# ---------------------------------------------------------------- two worlds


_DRAWN = "person|match|key|page_ms|house_ms|at_ms|onset_ms|at|since_ms|draw_ms|until_ms|url|token|sha256"
_MASKED = re.compile(rf'"({_DRAWN})":("[^"]*"|[\d.e+-]+)')


def _plain(messages: Sequence[Message], playing: Playing[Any]) -> list[str]:
    """What a page was told, without names and times, which are drawn and measured."""
    told = [json.dumps(message, separators=(",", ":")) for message in messages]
    return [_MASKED.sub(r'"\1":0', text).replace(playing.header.match, "M") for text in told]


WORLDS = [
    pytest.param(game, cast, id=game)
    for game, cast in (
        ("kyogi", CASTS["kyogi"][1]),
        ("chirashi", Cast((None, None), {"deck": "quarter", "look_s": 0})),
        ("koikoi", CASTS["koikoi"][0]),
        ("hanaawase", CASTS["hanaawase"][0]),
        ("bozu", Cast((None, None))),
    )
]


def _dealt(guests: Sequence[Guest], game: str) -> None:
    """All is on the table, and what is hidden is settled."""
    for guest in guests:
        if HOSTED[game].kind == "cards":
            guest.say(type="go_on", round=0)
        else:
            guest.say(type="act", id="bow", move={"move": "bow"})
    for guest in guests:
        guest.until(lambda message: message.get("table", {}).get("phase", "deal") not in ("deal", "bow"))


def _goes_on(guests: Sequence[Guest], game: str) -> None:
    """Whatever may be done without learning anything new: up to the announcement of the first verse."""
    if game != "kyogi":
        guests[0].say(type="advise", id="what")
        return
    for what, move in (("ready", "ready"), ("bows", "bow")):
        for guest in guests:
            guest.say(type="act", id=what, move={"move": move})
    guests[0].until(lambda message: message["type"] == "programme" and message["reading"] > 0)


def _told(client: TestClient, game: str, cast: Cast, page: int, other: bool) -> tuple[Any, list[str]]:
    """The state, and what `page` is told from when it comes once more; in the `other` world that differs in what page 0
    may not know."""
    playing = _begin(client, game, cast)
    host = playing.live.host

    async def redraw() -> None:
        host.state = host.game.redrawn(host.state, Chance("another world"), 0)

    with ExitStack() as stack:
        guests = [stack.enter_context(guest_of(client)) for _ in playing.header.pages]
        for number, guest in enumerate(guests):
            _resume(guest, playing, _key(client, playing, number))
        _dealt(guests, game)
        _answers(guests[page], 41)
        if other:
            client.portal.call(redraw)  # type: ignore[union-attr]
        before, state = len(guests[page].heard), host.state
        _resume(guests[page], playing, _key(client, playing, page))
        guests[page].until(lambda message: message["type"] in ("update", "table_update"))
        _goes_on(guests, game)
        _answers(guests[page], 42)
        return state, _plain(guests[page].heard[before:], playing)


@pytest.mark.parametrize(("game", "cast"), WORLDS)
def test_two_worlds_tell_a_page_the_same(client: TestClient, game: str, cast: Cast) -> None:
    """What page 0 gets over its own socket does not depend on what it may not know, while both pages are there."""
    (state, told), (other, elsewhere) = (_told(client, game, cast, 0, world) for world in (False, True))
    assert state != other
    assert len(told) > 4
    assert told == elsewhere


def test_worlds_are_told_apart_where_they_may_be(client: TestClient) -> None:
    """The page whose own cards differ sees it: the test above looks where it should."""
    (_, told), (_, elsewhere) = (_told(client, "koikoi", CASTS["koikoi"][0], 1, world) for world in (False, True))
    assert told != elsewhere
