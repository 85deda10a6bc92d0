"""What ships is whole, and says what must be so."""

from __future__ import annotations

from importlib.resources import files

import msgspec
import pytest

from games.koikoi.piles import cards
from karuta.games.hanaawase.counting import SIZES
from karuta.hanafuda.deck import DECK
from karuta.players.hanaawase.shares import FILE, Counted, Month, months, shares, split, value

WORTH = tuple(float(card.points) for card in DECK)


def test_the_file_has_shares_for_every_table() -> None:
    read = msgspec.json.decode(files("karuta.players.hanaawase").joinpath(FILE).read_bytes(), type=Counted)
    assert read.command.startswith("python tools/hanaawase_shares.py ")
    assert set(read.shares) == set(SIZES)
    for seats, rows in read.shares.items():
        for key, row in rows.items():
            table, hand, unseen, left = map(int, key.split())
            assert 0 < table + hand + unseen <= 4
            assert hand <= left < SIZES[seats].hand
            assert len(row) == 6
            assert all(-1 <= share <= 1 for share in row)


@pytest.mark.parametrize("seats", SIZES)
def test_what_nobody_else_can_take_is_as_good_as_taken(seats: int) -> None:
    found = shares(seats)
    for left in range(2, SIZES[seats].hand):
        assert found[f"1 1 0 {left}"][0] > 0.9
        assert found[f"0 2 0 {left}"][2] > 0.9
        assert found[f"1 0 1 {left}"][0] < 0.1
    assert found["3 0 1 5"][0] < 0 < found["3 1 0 5"][0]
    assert found["4 4 4 4"] == (0.0,) * 6


def test_cards_are_told_apart_by_place_and_points() -> None:
    month = Month(cards("crane 01-plain-1"), cards("01-ribbon"), cards("01-plain-2"))
    assert list(split(month, 3)) == [("2 1 1 3", 0, 0), ("2 1 1 3", 1, 2), ("2 1 1 3", 2, 1), ("2 1 1 3", 4, 3)]
    row = shares(2)["2 1 1 3"]
    assert value(month, 3, WORTH, 2) == pytest.approx(20 * row[0] + row[1] + 5 * row[2] + row[4])


def test_months_hold_what_is_left() -> None:
    found = months(cards("crane moon"), cards("01-ribbon"), cards("geese 12-plain-1"))
    assert found[0] == Month(cards("crane"), cards("01-ribbon"), ())
    assert found[7] == Month(cards("moon"), (), cards("geese"))
    assert found[1] == Month((), (), ())
