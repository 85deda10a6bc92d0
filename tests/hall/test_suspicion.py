"""Figures for a moderator: the best of the house stays within every limit, programs that know too much do not."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from hall.stage import Stage, bot
from karuta.hall.results import Chair, Reaction, Result
from karuta.hall.suspicion import EARLY_MS, FEW, SOME, Report, report
from karuta.recital.voice import Voice
from karuta.words import languages, say

WHO = "a7"


def _result(takes: list[Reaction], fouls: int, person: str | None = WHO) -> Result:
    chair = Chair(0, "Somebody", 1, person, None, len(takes), fouls, 0, "touch", tuple(takes))
    other = Chair(1, "Another", 2, "a8", reactions=(Reaction(1, 1, -999, True, "mouse", 5, 0),) * 40)
    return Result("m", "kyogi", "official", True, "played", 0, "cards", (chair, other), ((0,), (1,)), 0, 0)


@pytest.fixture(scope="module")
def meijin() -> list[Result]:
    """Matches of the best that the house has, by the times of the voice that ships."""
    voice, found = Voice.load(), []
    for number in range(8):
        players = {seat: bot("tomoe", seat, f"{number} {seat}") for seat in (0, 1)}
        stage = Stage({"format": "full"}, opponents=players, seed=f"meijin {number}")
        stage.host.voice = voice
        stage.wait(0)
        stage.until(lambda stage=stage: stage.decided, most=100_000)  # type: ignore[misc]
        for seat in (0, 1):
            takes = [
                Reaction(r.number, round(r.time / 10), round(r.time / 10) - r.mora_end, True, "touch", 20, 0, 32)
                for r in stage.host.rulings
                if r.hand == seat and r.time is not None
            ]
            found.append(_result(takes, sum(ruling.fouls[seat] for ruling in stage.host.rulings)))
    return found


def _signs(seen: Report) -> set[str]:
    return {sign.key for sign in seen.beyond}


def test_the_best_of_the_house_is_within_every_limit(meijin: list[Result]) -> None:
    seen = report(WHO, meijin)
    assert (seen.matches, seen.takes) == (16, sum(len(result.chairs[0].reactions) for result in meijin))
    assert {sign.key for sign in seen.signs} >= {
        "floor-1",
        "floor-2",
        "floor-3",
        "median",
        "spread",
        "follows",
        "clamps",
    }
    assert seen.beyond == ()


def _made(
    hand: Callable[[Random, int], float], *, takes: int = 120, fouls: int = 4, clamped: float = 0.0, late: float = 50.0
) -> Report:
    """Takes of cards whose deciding mora ends here and there, by a hand that is so late after that."""
    chance, made = Random("made"), []
    for number in range(takes):
        ends = chance.choice([240, 480, 480, 480, 720, 720, 960, 1440])
        delay = round(hand(chance, ends))
        held = 50 if chance.random() < clamped else 0
        made.append(Reaction(number, ends + delay, delay, True, "touch", 30, held, round(chance.gauss(late, 15))))
    return report(WHO, [_result(made, fouls)])


def test_who_knew_the_poem_at_the_onset_does_not_follow_the_sound() -> None:
    seen = _made(lambda chance, ends: chance.gauss(320, 60) - ends)
    assert {"follows", "guesses", "floor-3"} <= _signs(seen)


def test_who_knows_and_waits_for_the_mora_is_early_and_never_wrong() -> None:
    seen = _made(lambda chance, ends: chance.gauss(-170, 40), takes=240, fouls=1)
    assert {"guesses", "floor-1", "floor-2", "median"} <= _signs(seen)
    assert "follows" not in _signs(seen)


def test_a_hand_that_is_always_alike_is_no_persons() -> None:
    assert _signs(_made(lambda chance, ends: chance.gauss(140, 9))) == {"spread"}


def test_a_gambler_who_pays_for_it_is_none_of_these() -> None:
    def gambles(chance: Random, ends: int) -> float:
        return chance.gauss(-200, 30) if chance.random() < 0.15 else chance.gauss(170, 110)

    assert "guesses" in {sign.key for sign in _made(gambles, fouls=14).signs}
    assert "guesses" not in _signs(_made(gambles, fouls=14))
    assert "guesses" in _signs(_made(gambles, fouls=0))


def test_touches_that_mostly_come_too_late_are_seen() -> None:
    assert _signs(_made(lambda chance, ends: chance.gauss(200, 110), clamped=0.4)) == {"clamps"}


def test_claims_that_are_steadily_later_than_the_line_is_long_are_seen() -> None:
    assert _signs(_made(lambda chance, ends: chance.gauss(200, 110), late=30 + 75)) == {"late"}


def test_of_little_nothing_is_said() -> None:
    few = _made(lambda chance, ends: EARLY_MS - 50.0, takes=FEW // 2 - 1)
    assert (few.matches, few.takes, few.signs) == (1, FEW // 2 - 1, ())
    assert "spread" not in {sign.key for sign in _made(lambda chance, ends: 100.0, takes=SOME - 1).signs}
    assert report("a9", [_result([], 3)]) == Report("a9", 0, 0, ())


def test_another_persons_takes_are_not_looked_at(meijin: list[Result]) -> None:
    assert report("a8", [_result([], 0)]).takes == 40
    assert report(WHO, [_result([], 0, person=None)]).takes == 0


@pytest.mark.parametrize("language", languages())
def test_every_sign_has_words(language: str) -> None:
    keys = ("guesses", "floor-1", "floor-2", "floor-3", "median", "spread", "follows", "late", "clamps")
    said = {say(language, f"suspicion-{key}", value="12", limit="34", takes=56) for key in keys}
    assert len(said) == len(keys)
    assert all("12" in line and "34" in line and "56" in line for line in said)
    assert say(language, "suspicion-note")
