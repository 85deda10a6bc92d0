from __future__ import annotations

import math

import pytest

from karuta.games.kyogi.events import How, Ruling, Touch
from karuta.players.statistics import MatchFigures, Mean, figures, share_interval, summary


def ruling(
    poem: int,
    target: str,
    taker: int | None,
    time: int | None,
    *,
    kimariji: int = 2,
    fouls: tuple[int, int] = (0, 0),
    touches: tuple[Touch, ...] = (),
) -> Ruling:
    how: How = "touch" if taker is not None else "none"
    return Ruling(
        number=1,
        poem=poem,
        target="A" if target == "A" else "B" if target == "B" else "D",
        taker=taker,
        how=how,
        time=time,
        kimariji=kimariji,
        mora_start=200 * (kimariji - 1),
        mora_end=200 * kimariji,
        touched=("N", "N"),
        fouls=fouls,
        net=0,
        due=0,
        case="nothing",
        touches=touches,
        counts=(25, 25),
        rests={},
    )


RULINGS = (
    ruling(1, "A", 0, 5000, kimariji=1, touches=(Touch(0, 1, "A", 5000, True),)),
    ruling(2, "A", 1, 6000, fouls=(1, 0), touches=(Touch(0, 67, "B", 3500, True), Touch(1, 2, "A", 6000, True))),
    ruling(17, "B", 1, 7000, kimariji=3),
    ruling(42, "D", None, None, kimariji=5, fouls=(0, 2), touches=(Touch(1, 75, "A", 9300, True),)),
    ruling(3, "B", 0, 4000, fouls=(1, 1)),
)


def test_figures_of_a_match() -> None:
    made = figures(RULINGS, winner=1, margin=7)
    assert (made.winner, made.margin, made.reads) == (1, 7, 5)
    assert made.fouls == (2, 3)
    assert made.takes_own == (1, 1)
    assert made.takes_other == (1, 1)
    assert made.take_ms == (500.0, 400.0, 300.0, 200.0)
    assert made.fouls_lost == (3, 2)
    assert made.decided == (1, 2, 1, 1)
    assert made.first_touch_ms == 130.0
    assert made.impossible == (0, 1), "chigirio shares three morae with chigiriki, but four were needed"


def test_seen_from_the_other_seat() -> None:
    made = figures(RULINGS, winner=1, margin=7)
    turned = made.seen_from_other_seat()
    assert (turned.winner, turned.fouls, turned.takes_own) == (0, (3, 2), (1, 1))
    assert turned.seen_from_other_seat() == made


def match(winner: int, margin: int, fouls: tuple[int, int]) -> MatchFigures:
    return MatchFigures(
        winner, margin, 80, fouls, (10, 12), (13, 9), (400.0, 300.0), (2, 1), (1, 2, 1, 0), 150.0, (0, 1)
    )


def test_summary() -> None:
    made = summary([match(0, 6, (1, 3)), match(0, 8, (2, 2)), match(1, 10, (3, 1))])
    assert (made.matches, made.wins) == (3, (2, 1))
    assert made.win_share.mean == pytest.approx(2 / 3)
    assert made.margin == Mean(8, 2, 1.96 * 2 / math.sqrt(3))
    assert [each.mean for each in made.fouls] == [2, 2]
    assert made.fouls_loser_over_winner.mean == pytest.approx(4 / 3)
    assert made.winner_takes.mean == pytest.approx((23 + 23 + 21) / 3)
    assert made.take_ms.mean == 350
    assert made.take_ms_deciles[0] == 300
    assert made.take_ms_deciles[10] == 400
    assert made.fouling_hand_loses == 0.5
    assert made.decided == (0.25, 0.5, 0.25, 0)
    assert made.impossible == (0, 3)


def test_one_value_has_no_spread() -> None:
    assert Mean.of([4]) == Mean(4, 0, 0)


@pytest.mark.parametrize(("wins", "matches"), [(0, 10), (10, 10), (5, 10), (1000, 2000)])
def test_the_interval_of_a_share(wins: int, matches: int) -> None:
    low, high = share_interval(wins, matches)
    assert 0 <= low <= wins / matches <= high <= 1
    assert low < high
    mirrored = share_interval(matches - wins, matches)
    assert (1 - mirrored[1], 1 - mirrored[0]) == pytest.approx((low, high))


def test_two_thousand_matches_leave_two_per_cent() -> None:
    low, high = share_interval(1000, 2000)
    assert (low, high) == pytest.approx((0.478, 0.522), abs=5e-4)
