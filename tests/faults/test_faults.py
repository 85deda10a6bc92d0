"""Each fault once or twice, as often as the gate has time for; `python -m tests.faults NAME` does it fifty times."""

from __future__ import annotations

import asyncio

import pytest

from faults.driver import struck
from faults.kinds import FAKETIME, KINDS


def _told(names: list[str], times: int) -> None:
    faults = [KINDS[name] for name in names]
    with faults[0].house() as house:
        tally = asyncio.run(struck(house, faults, times, seed="gate"))
    assert tally.strikes == times
    assert tally.entries > 0
    assert tally.complaints == []


def test_a_small_house_loses_nothing_when_it_dies_lines_are_cut_and_all_is_said_thrice() -> None:
    _told(["kill", "cut", "rude"], 2)


def test_a_house_of_two_processes_loses_nothing_whatever_part_of_it_goes_away() -> None:
    _told(["kill-two", "zombie", "postgresql"], 3)


def test_a_full_disk_stops_a_match_until_there_is_room() -> None:
    try:
        _told(["disk"], 1)
    except PermissionError as refused:
        pytest.skip(str(refused))


@pytest.mark.skipif(not FAKETIME.exists(), reason="libfaketime is not installed")
def test_a_clock_that_jumps_harms_nobody() -> None:
    _told(["clock"], 1)
