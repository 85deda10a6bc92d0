"""Who reacted first by the clock of the sound gets the card, whatever the lines are like (docs/fairness.md)."""

from __future__ import annotations

import os
import subprocess
import sys
from itertools import islice
from pathlib import Path
from random import Random

import pytest

from karuta.hall import fairness
from karuta.hall.reciter import Reciter
from simulation.duels import Bucket, Duel, duels
from simulation.lines import JITTER_MS, LEAST_MS, MOST_MS, UNEVEN, Line, Way

ROOT = Path(__file__).parents[2]
DUELS = 10_000


def test_in_ten_thousand_duels_not_one_is_unfair() -> None:
    """In a process of its own, without the tracing of a coverage run, which makes it five times as slow."""
    env = {name: value for name, value in os.environ.items() if not name.startswith("COVERAGE_")}
    command = [sys.executable, str(ROOT / "bench" / "fairness_duels.py"), "--duels", str(DUELS)]
    run = subprocess.run(command, env=env, capture_output=True, text=True, check=False)
    print(run.stdout)
    assert run.returncode == 0, run.stdout[-4000:] + run.stderr[-4000:]
    assert f"{DUELS} duels" in run.stdout
    assert "0 unfair" in run.stdout


def _unfair(most: int) -> list[Duel]:
    return [duel for duel in islice(duels("some"), most) if duel.unfair]


def test_some_duels_of_every_kind_are_fair() -> None:
    fought = list(islice(duels("some"), 150))
    assert [duel for duel in fought if duel.unfair] == []
    assert {duel.within for duel in fought} == {True, False}
    assert {duel.first for duel in fought} == {0, 1, None}
    assert any(duel.clamped for duel in fought)


def test_a_house_that_believed_less_than_it_says_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fairness, "MARGIN_MS", fairness.MARGIN_MS - 40)
    assert _unfair(300)


def test_a_house_that_did_not_wait_for_hands_on_their_way_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Reciter, "_wait_ms", lambda self: -600.0)
    assert _unfair(300)


def test_a_house_that_took_touches_when_they_arrive_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fairness.Allowance, "allowed_ms", property(lambda self: 0.0))
    assert _unfair(300)


# ---------------------------------------------------------------- the lines themselves


def test_lines_are_of_all_lengths_and_bring_all_in_order() -> None:
    chance, far = Random("lines"), set[int]()
    for _ in range(300):
        line = Line.drawn(chance)
        assert LEAST_MS * (1 - UNEVEN) <= line.there.base_ms <= MOST_MS * (1 + UNEVEN)
        assert 0 <= line.there.jitter_ms <= JITTER_MS
        far.add(int((line.there.base_ms + line.back.base_ms) / 100))
        times = [line.there.arrives(sent) for sent in range(0, 400, 16)]
        assert times == sorted(times)
        assert all(at >= sent + line.there.base_ms for at, sent in zip(times, range(0, 400, 16), strict=True))
    assert far >= set(range(8))


def test_packets_are_lost_and_sent_again() -> None:
    way = Way(20, 0, 20, Random("lost"))
    late = [way.arrives(at) - at for at in range(0, 1_000_000, 1000)]
    assert 30 <= sum(ms > 20 for ms in late) <= 75
    assert min(ms for ms in late if ms > 20) == 220


def test_of_an_uneven_line_half_the_round_trip_explains_what_is_late() -> None:
    """The page can't know that one way is longer; its clock is wrong by just as much as its touches seem late."""
    chance = Random("uneven")
    for _ in range(50):
        line = Line.drawn(chance)
        line.there.jitter_ms = line.back.jitter_ms = 0.0
        line.until(80_000)
        onset = 80_000.0
        touched = line.house_ms(line.thought_page_ms(onset) + 700)
        late = touched + line.there.base_ms - (onset + 700)
        assert late == pytest.approx(line.round_trip_ms / 2, abs=15)


def test_the_bucket_is_that_of_the_house() -> None:
    bucket, line, chance = Bucket(), fairness.Allowance(one_way_ms=30.0), Random("bucket")
    for _ in range(500):
        bucket.reading()
        line.refill()
        late = chance.uniform(0, 250)
        before = line.allowed_ms
        assert bucket.takes((late,), 30.0) == (late <= before)
        line.drain(max(0.0, late - 90.0))
        assert bucket.level == pytest.approx(line.bucket_ms)
