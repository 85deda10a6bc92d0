from __future__ import annotations

from dataclasses import replace

from karuta.players.bands import Band, bands
from karuta.players.levels import Level
from karuta.players.statistics import MatchFigures, Mean, Summary, summary


def even_matches() -> Summary:
    """Figures in the middle of all bands of class A."""
    won = [
        MatchFigures(
            number % 2,
            8 + (number // 2 % 2) * 10 - 5,
            82,
            (2 + number % 2 * 0, 2),
            (10, 10),
            (14, 14),
            (400.0,),
            (0, 0),
            (20, 40, 15, 7),
            130.0,
            (0, 0),
        )
        for number in range(400)
    ]
    return replace(summary(won), fouls_loser_over_winner=Mean(0.7, 1.0, 0.1))


def outside(a: Level, b: Level, figures: Summary) -> list[str]:
    return [band.name for band in bands(a, b, figures) if not band.inside]


def test_the_ends_belong_to_a_band() -> None:
    assert Band("x", 1.0, 1, 2).inside
    assert Band("x", 2.0, 1, 2).inside
    assert not Band("x", 2.01, 1, 2).inside


def test_equals_in_the_middle_are_inside() -> None:
    assert outside("A", "A", even_matches()) == []


def test_each_figure_outside_is_named() -> None:
    even = even_matches()
    assert outside("A", "A", replace(even, reads=Mean(86, 10, 0.5))) == ["readings"]
    assert outside("A", "A", replace(even, first_touch_ms=119.9)) == ["first touch, ms"]
    assert outside("A", "A", replace(even, impossible=(0, 1))) == ["fouls of A on impossible cards"]
    assert outside("A", "A", replace(even, win_share=Mean(0.6, 0.5, 0.05))) == ["wins of the first"]
    assert outside("meijin", "meijin", even) == ["fouls of each"]
    assert outside("E", "E", even) == ["fouls of each", "share of takes on the own side"]
    assert outside("E", "E", replace(even, impossible=(9, 9))) == ["fouls of each", "share of takes on the own side"]


def test_neighbours_have_a_band_for_wins_whoever_comes_first() -> None:
    even = even_matches()
    strong, weak = replace(even, win_share=Mean(0.85, 0.4, 0.02)), replace(even, win_share=Mean(0.15, 0.4, 0.02))
    assert outside("A", "B", strong) == outside("B", "A", weak) == []
    assert outside("A", "B", weak) == outside("B", "A", strong) == ["wins of the higher class"]
    assert outside("A", "C", even) == []
