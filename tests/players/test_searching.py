from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace
from statistics import mean, median

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from karuta.mat.scatter import Lie, Spread
from karuta.players.dice import Dice
from karuta.players.levels import LEVELS, PARAMETERS, Level, Parameters
from karuta.players.memory import Memory
from karuta.players.reaction import FLOOR_S, Aim
from karuta.players.scenes import Cloth
from karuta.players.searching import Searching
from karuta.players.seating import seat_place
from karuta.players.sight import SIGHT, Sight
from karuta.poems.openings import LOWER, PRINTED, UPPER
from karuta.poems.reading import Verse
from players.cloths import ALL, heard, thrown

PLAIN = Parameters(mu=0.4, psd=0, sd=0, tail=0, lapse=0, early=0, guess=0, dead=0, side=0, fatigue=0, decay=0)
SEES = Sight(scan=0.02, turned=1, overlook=0, mistake=0, poems=1, looked=0, noticed=0)
KNOWS = replace(SEES, looked=10_000)
CHIHA, CHIGIRIO, CHIGIRIKI = 17, 75, 42
SEEDS = st.integers(0, 10_000).map(str)
POEM = st.integers(1, 100)


def searching(
    sight: Sight,
    cloth: Spread,
    seed: str = "s",
    *,
    numbers: Parameters = PLAIN,
    unread: Collection[int] = ALL,
    verse: Verse = "upper",
    seat: int = 0,
    readings: int = 0,
) -> Searching:
    memory = Memory(sight, seed)
    seen = Cloth(cloth, seat_place(seat, 4, cloth), memory.share(100, readings))
    return Searching(numbers, sight, memory, Dice(seed), seen, verse=verse, unread=unread, readings=readings)


def answers(search: Searching, poem: int, verse: Verse = "upper") -> tuple[int, tuple[Aim, ...]]:
    """The mora at which it answers, and its aims."""
    for mora in heard(poem, verse):
        if (aims := search.hear(mora)) is not None:
            return mora.index, aims
    return 0, ()


def time(sight: Sight, cloth: Spread, poem: int, seeds: int = 40, seat: int = 0) -> float:
    """The mean time from the deciding mora to the touch."""
    start = 0.2 * (UPPER.deciding(poem, ALL) - 1)
    made = [answers(searching(sight, cloth, str(seed), seat=seat), poem)[1][-1].at_s for seed in range(seeds)]
    return mean(made) - start


@given(SEEDS, POEM, st.sampled_from(LEVELS), st.sampled_from(("upper", "lower")), st.integers(0, 60))
@settings(max_examples=150, deadline=None)
def test_no_hand_is_earlier_than_what_was_heard(
    seed: str, poem: int, level: Level, verse: Verse, readings: int
) -> None:
    """Not before the floor after the mora that tells the poem; strokes after the mora at which they are given."""
    numbers = replace(PARAMETERS[level], mu=0.1, guess=0.5, dead=0.5)
    cloth = thrown("cloth")
    at, aims = answers(
        searching(SIGHT[level], cloth, seed, numbers=numbers, verse=verse, readings=readings), poem, verse
    )
    openings = UPPER if verse == "upper" else LOWER
    assert at >= openings.deciding(poem, ALL)
    assert aims, "what lies is found"
    assert [aim.at_s for aim in aims] == sorted(aim.at_s for aim in aims)
    for aim in aims:
        assert aim.at_s >= 0.2 * (at - 1) + FLOOR_S - 1e-9
    if SIGHT[level].poems == 1:
        assert aims[-1].card == poem


@given(SEEDS, POEM, POEM)
@settings(max_examples=80, deadline=None)
def test_readings_that_agree_so_far_are_answered_alike(seed: str, one: int, two: int) -> None:
    cloth = thrown("cloth")
    numbers = replace(PARAMETERS["D"], guess=0.5)
    a, b = (searching(SIGHT["D"], cloth, seed, numbers=numbers, readings=30) for _ in "ab")
    shared = UPPER.common(one, two)
    for mine, theirs, _ in zip(heard(one), heard(two), range(shared), strict=False):
        assert mine == theirs
        assert a.hear(mine) == b.hear(theirs)


def test_a_place_that_is_known_needs_no_search() -> None:
    cloth = Spread(13000, 7680, {CHIHA: Lie(6500, 6000, 180)})
    k = UPPER.deciding(CHIHA, ALL)
    at, aims = answers(searching(KNOWS, cloth), CHIHA)
    assert at == k
    assert aims == (Aim(CHIHA, pytest.approx(0.2 * (k - 1) + 0.4 - 0.03 * min(k - 1, 3))),)  # type: ignore[arg-type]


def test_the_search_takes_longer_the_more_cards_lie() -> None:
    cloth = thrown("cloth")
    few = cloth.without([card for card in cloth.lies if card > 30 and card != CHIHA])
    assert time(SEES, few, CHIHA) < time(SEES, cloth, CHIHA)


def test_the_search_takes_longer_for_what_lies_far_off_or_upside_down() -> None:
    around = {card: Lie(500 + 130 * card, 500, 0) for card in range(1, 60) if card != CHIHA}

    def lying(y: int, turn: int) -> Spread:
        return Spread(13000, 7680, around | {CHIHA: Lie(6500, y, turn)})

    near, far, turned = (time(SEES, lying(y, turn), CHIHA) for y, turn in ((7000, 0), (1000, 0), (7000, 180)))
    assert near < far
    assert near < turned
    # Who sits opposite sees it the other way round.
    assert time(SEES, lying(1000, 180), CHIHA, seat=2) == pytest.approx(near, rel=0.1)


def test_who_does_not_know_the_poem_waits_for_the_lower_verse() -> None:
    cloth = thrown("cloth")
    ignorant = replace(KNOWS, poems=0)
    at, aims = answers(searching(ignorant, cloth), CHIHA)
    length = len(list(heard(CHIHA)))
    assert at == length
    assert aims[-1].card == CHIHA
    assert aims[-1].at_s > 0.2 * length + 1


def test_what_is_printed_on_the_card_is_found_without_knowing_it() -> None:
    """Where lower verses are read and whole poems lie: the eye reads all of each card."""
    cloth = thrown("cloth")
    k = LOWER.deciding(CHIHA, ALL)
    at, _ = answers(searching(replace(SEES, poems=0), cloth, verse="lower"), CHIHA, "lower")
    assert at == k
    known, unknown = (
        mean(
            answers(searching(replace(SEES, poems=poems), cloth, str(seed), verse="lower"), CHIHA, "lower")[1][0].at_s
            for seed in range(30)
        )
        for poems in (1, 0)
    )
    assert unknown > known


def test_who_reads_on_the_card_what_is_read_need_not_know_the_poem() -> None:
    cloth = thrown("cloth")
    for poems in (0, 1):
        sight = replace(SEES, poems=poems)
        memory = Memory(sight, "s")
        scene = Cloth(cloth, seat_place(0, 4, cloth), 0.0)
        search = Searching(PLAIN, sight, memory, Dice("s"), scene, verse="lower", printed=True, unread=ALL, readings=0)
        made = answers(search, CHIHA, "lower")
        assert made[1] == answers(searching(SEES, cloth, verse="lower"), CHIHA, "lower")[1]


def test_what_does_not_lie_is_left_alone() -> None:
    cloth = thrown("cloth").without([CHIHA])
    assert answers(searching(KNOWS, cloth), CHIHA)[1] == ()


def test_a_gamble_is_for_a_known_card_that_was_possible() -> None:
    cloth = thrown("cloth")
    went = set()
    for seed in map(str, range(60)):
        _, aims = answers(searching(KNOWS, cloth, seed, numbers=replace(PLAIN, guess=1)), CHIGIRIKI)
        went.add(tuple(aim.card for aim in aims))
        assert answers(searching(SEES, cloth, seed, numbers=replace(PLAIN, guess=1)), CHIGIRIKI)[1][0].card == CHIGIRIKI
    assert went == {(CHIGIRIKI,), (CHIGIRIO, CHIGIRIKI)}


def test_a_mistake_is_a_card_that_begins_alike() -> None:
    cloth = thrown("cloth")
    seen = 0
    for poem in range(1, 101):
        _, aims = answers(searching(replace(SEES, mistake=1), cloth, str(poem)), poem)
        for aim in aims[:-1]:
            seen += 1
            shared = UPPER.common(aim.card, poem) >= max(1, UPPER.deciding(poem, ALL) - 1)
            assert shared or aim.card in PRINTED.sharing(poem, 2, ALL)
        assert aims[-1].card == poem
    assert seen > 50


def test_classes_are_ordered() -> None:
    cloth = thrown("cloth")
    medians = {
        level: median(
            answers(searching(SIGHT[level], cloth, f"{poem}", numbers=PARAMETERS[level]), poem)[1][-1].at_s
            - 0.2 * (UPPER.deciding(poem, ALL) - 1)
            for poem in range(1, 101)
        )
        for level in LEVELS
    }
    assert list(medians.values()) == sorted(medians.values(), reverse=True)
    assert 0.8 < medians["A"] < 2
    assert medians["E"] > 4
