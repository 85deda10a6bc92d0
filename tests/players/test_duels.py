from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import islice
from typing import Any

import pytest

from karuta.games.kyogi.game import KYOGI
from karuta.games.kyogi.rules import Rules, rules_of
from karuta.players import arena, duels
from karuta.players.arena import Played, play
from karuta.players.bands import bands
from karuta.players.clock import Clock, MoraTimes, steady
from karuta.players.duels import compare, matches
from karuta.players.levels import Level
from karuta.players.player import KyogiPlayer
from karuta.players.statistics import Summary, summary
from karuta.poems.kimariji import common
from karuta.poems.reading import Verse

SAMPLE = 60


@cache
def sample(a: Level, b: Level) -> Summary:
    return compare(a, b, SAMPLE, "sample")


def match(seed: str, a: Level = "A", b: Level = "C", clock: Clock = steady) -> Played:
    return play(KYOGI, Rules(), seed, two(seed, a, b), clock)


def two(seed: str, a: Level = "A", b: Level = "C") -> tuple[KyogiPlayer, KyogiPlayer]:
    return KyogiPlayer(a, f"{seed}/a"), KyogiPlayer(b, f"{seed}/b")


def test_the_seed_fixes_a_match() -> None:
    once, again, another = (match(seed) for seed in ("s", "s", "t"))
    assert once == again
    assert once != another


def test_a_match_among_many_is_the_same_match() -> None:
    many = list(matches("B", "D", 4, "s"))
    assert list(islice(matches("B", "D", 9, "s"), 4)) == many
    assert len({one.take_ms for one in many}) == 4


def test_the_players_change_seats(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever sits where, the figures are those of (a, b)."""
    sat: list[bool] = []

    def watched(game: Any, rules: Rules, seed: str, players: tuple[KyogiPlayer, KyogiPlayer], clock: Clock) -> Played:
        sat.append(players[0].numbers.confusion > 0)
        return arena.play(game, rules, seed, players, clock)

    monkeypatch.setattr(duels, "play", watched)
    won = [made.winner for made in matches("meijin", "E", 12, "s")]
    assert set(sat) == {True, False}
    assert won == [0] * 12


@pytest.mark.parametrize(
    "text", ["format=third", "format=quarter", "format=starter", "cards_a=25,cards_b=15", "format=nodead"]
)
def test_short_formats_and_handicaps_are_played_to_the_end(text: str) -> None:
    rules = rules_of(text)
    made = list(matches("C", "D", 3, "s", rules=rules))
    assert all(one.margin >= 1 and 0 < one.reads <= 100 for one in made)


def test_a_slower_voice_makes_later_takes_but_no_other_reactions() -> None:
    def slow(poem: int, verse: Verse) -> MoraTimes:
        times = steady(poem, verse)
        return MoraTimes(tuple(2 * t for t in times.start_ms), tuple(2 * t for t in times.end_ms), 2 * times.verse_ms)

    brisk, drawn = match("s"), match("s", clock=slow)
    assert drawn.rulings[0].poem == brisk.rulings[0].poem
    for played in (brisk, drawn):
        for ruling in played.rulings:
            assert all(touch.t >= 10 * ruling.mora_start + 1200 for touch in ruling.touches)


def fouled(level: Level) -> Iterator[tuple[int, int, int]]:
    """Poem, deciding mora and the wrong cards' best likeness, of each foul in some matches."""
    for seed in range(6):
        for ruling in match(str(seed), level, level).rulings:
            for seat in (0, 1):
                wrong = [
                    common(touch.card, ruling.poem)
                    for touch in ruling.touches
                    if touch.seat == seat and touch.effective and touch.field != ruling.target
                ]
                if wrong:
                    yield ruling.poem, ruling.kimariji, max(wrong)


@pytest.mark.parametrize("level", ["B", "meijin"])
def test_good_players_never_touch_impossible_cards(level: Level) -> None:
    seen_fouls = list(fouled(level))
    assert seen_fouls
    for _, kimariji, likeness in seen_fouls:
        assert likeness == kimariji - 1


def test_beginners_are_now_and_then_confused() -> None:
    assert sum(sample("E", "E").impossible) > 0


@pytest.mark.parametrize("level", ["E", "B", "meijin"])
def test_equals_play_as_people_do(level: Level) -> None:
    """Wide limits: a small sample leaves room for about four standard errors beyond the bands."""
    made = sample(level, level)
    for band in bands(level, level, made):
        if band.name.startswith(("first touch", "fouls of ")) and not band.interval:
            assert band.inside, band
            continue
        width = 2 * band.interval or band.most - band.least
        assert band.least - width <= band.value <= band.most + width, band


def test_a_class_makes_a_difference() -> None:
    assert sample("meijin", "E").win_share.mean > 0.95
    assert 0.6 < sample("B", "C").win_share.mean < 1
    times = [sample(level, level).take_ms.mean for level in ("E", "B", "meijin")]
    assert times == sorted(times, reverse=True)


def test_a_summary_is_that_of_its_matches() -> None:
    assert compare("A", "B", 3, "s") == summary(list(matches("A", "B", 3, "s")))
