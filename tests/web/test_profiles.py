"""Profiles, tables of the best, and the picture of a room, as browsers ask for them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from starlette.testclient import TestClient

from karuta.hall.commands import Beginning
from karuta.hall.header import Header, Page
from karuta.hall.results import Chair, Reaction, Result
from web.member import Browser, Kept, kept_house


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Kept, TestClient]]:
    with kept_house(tmp_path_factory.mktemp("profiles")) as (kept, client):
        people = [Browser.at(client).sign_up(name).json()["person"] for name in ("Aki", "Борис")]
        assert client.portal is not None
        for number in range(12):
            client.portal.call(_played, kept, f"m{number}", people, number % 4 == 3)
        yield kept, client


async def _played(kept: Kept, match: str, people: list[str], lost: bool) -> None:
    wish = Beginning("kyogi", (None, None), ("Aki", "Борис"), seed="s")
    pages = tuple(Page((seat,), person) for seat, person in enumerate(people))
    await kept.store.log.open(Header(match, wish, pages, 1000, rated=True, format="official"))
    chairs = tuple(
        Chair(
            seat, name, 1 if (seat == 0) != lost else 2, person, takes=1, fouls=2 * seat, input="touch",
            reactions=(Reaction(1, 500, 40 * seat, True, "touch", 9, 0),),
        )
        for seat, (name, person) in enumerate(zip(("Aki", "Борис"), people, strict=True))
    )  # fmt: skip
    number = int(match[1:])
    result = Result(
        match, "kyogi", "official", True, "played", 3 + number % 2, "empty", chairs, ((0,), (1,)), 1, 2000 + number
    )
    assert await kept.store.log.settle(match, result)


def _asked(served: tuple[Kept, TestClient], path: str) -> Any:
    return served[1].get(f"/api{path}")


def test_a_profile_tells_of_ratings_matches_margins_hands_and_fouls(served: tuple[Kept, TestClient]) -> None:
    told = _asked(served, "/people/aki").json()
    assert (told["name"], told["wins"], told["losses"]) == ("Aki", 9, 3)
    assert told["standings"][0]["place"] == 1
    assert told["standings"][0]["rating"]["shown"] > 1500
    assert [line["match"] for line in told["matches"][:2]] == ["m11", "m10"]
    assert told["matches"][0]["inputs"] == ["touch", "touch"]
    assert told["matches"][0]["won"] is False
    assert told["margins"] == {"-4": 3, "3": 6, "4": 3}
    assert sum(told["reactions"]["counts"]) == 12
    assert told["fouls_a_match"] == 0
    other = _asked(served, "/people/%D0%91%D0%BE%D1%80%D0%B8%D1%81").json()
    assert (other["wins"], other["fouls_a_match"]) == (3, 2)


def test_history_is_paged_by_time(served: tuple[Kept, TestClient]) -> None:
    earlier = _asked(served, "/people/Aki?before=2003").json()
    assert [line["match"] for line in earlier["matches"]] == ["m2", "m1", "m0"]
    assert earlier["more"] is False


def test_the_best_are_listed_by_rating(served: tuple[Kept, TestClient]) -> None:
    told = _asked(served, "/leaders?game=kyogi&format=official").json()
    assert [(leader["place"], leader["name"]) for leader in told["leaders"]] == [(1, "Aki"), (2, "Борис")]
    assert "official" in told["formats"]
    assert _asked(served, "/leaders?game=kyogi&format=third").json()["leaders"] == []


@pytest.mark.parametrize(
    ("path", "key"),
    [
        ("/people/nobody", "error-profile-none"),
        ("/leaders?game=chess", "error-kyogi-game"),
        ("/leaders?game=kyogi&format=x", "error-format"),
        ("/room/<svg>/qr.svg", "error-room-none"),
    ],
)
def test_what_there_is_not_is_said(served: tuple[Kept, TestClient], path: str, key: str) -> None:
    refused = _asked(served, path)
    assert refused.status_code in (400, 404)
    assert refused.json()["key"] == key


def test_the_picture_of_a_room_is_drawn_for_any_code(served: tuple[Kept, TestClient]) -> None:
    drawn = _asked(served, "/room/abcde/qr.svg")
    assert drawn.headers["content-type"] == "image/svg+xml"
    assert drawn.text.startswith("<svg")
    assert drawn.text != _asked(served, "/room/abcdf/qr.svg").text
