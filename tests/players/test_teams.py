from __future__ import annotations

import pytest

from karuta.mat.field import Format, Place
from karuta.players.teams import away, takers

FMT = Format()


def test_who_may_take() -> None:
    assert takers(0, 6) == (0, 2, 4)
    assert takers(1, 6) == (1, 3, 5)
    assert takers(1, 6, (0, 3)) == (3,)
    assert takers(0, 2) == (0,)


def test_who_is_alone_watches_all() -> None:
    assert away(FMT, 3, (3,)) is None


@pytest.mark.parametrize("members", [(0, 2), (1, 3, 5), (0, 2, 4, 6, 8)])
@pytest.mark.parametrize("field", ["A", "B"])
def test_every_card_is_watched_by_somebody_and_others_are_later(members: tuple[int, ...], field: str) -> None:
    """From left to right as the side sees it, in both fields."""
    own = field == ("A" if members[0] == 0 else "B")
    delays = [away(FMT, seat, members) for seat in members]
    for x in range(0, FMT.last_x, 73):
        place = Place("A" if field == "A" else "B", 1, x)
        later = [delay(place) for delay in delays if delay is not None]
        assert later.count(0.0) in (1, 2)
        at = x if own else FMT.last_x - x
        assert (
            later.index(0.0) == min(len(members) - 1, (at + 260) * len(members) // FMT.width) or later.count(0.0) == 2
        )
        assert max(later) < 0.5
