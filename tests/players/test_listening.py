from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from karuta.chance import Chance
from karuta.mat.field import Mat, Side
from karuta.players.dice import Dice
from karuta.players.ear import Mora
from karuta.players.levels import LEVELS, PARAMETERS, Level, Parameters
from karuta.players.listening import Listening
from karuta.players.reaction import FLOOR_S, Aim
from karuta.poems.anthology import poem
from karuta.poems.kana import morae
from karuta.poems.kimariji import common, deciding
from players.positions import ALL, laid, sounding, split

PLAIN = Parameters(mu=0.4, psd=0, sd=0, tail=0, lapse=0, early=0, guess=0, dead=0, side=0.02, fatigue=0.001, decay=0)
CHIHA, CHIGIRIO, CHIGIRIKI = 17, 75, 42
SEEDS = st.integers(0, 10_000).map(str)
POEMS = st.integers(1, 100)


def listening(numbers: Parameters, mat: Mat, unread: frozenset[int], seed: str, readings: int = 0) -> Listening:
    own: Side = "A"
    return Listening(numbers, Dice(seed), places=mat.places, unread=unread, own=own, readings=readings)


def answers(ear: Listening, number: int) -> tuple[int, tuple[Aim, ...]]:
    """The mora at which the ear answers, and its aims."""
    for mora in sounding(number):
        aims = ear.hear(mora)
        if aims is not None:
            return mora.index, aims
    return 0, ()


def some_unread(seed: str, number: int, least: int = 5) -> frozenset[int]:
    chance = Chance(seed)
    rest = chance.shuffled(sorted(ALL - {number}))
    return frozenset([number, *rest[: least + chance.below(95 - least)]])


@given(SEEDS, POEMS)
@settings(max_examples=60, deadline=None)
def test_the_reaction_is_that_of_the_formula(seed: str, number: int) -> None:
    unread = some_unread(seed, number)
    mat = split(sorted(unread)[:48] if number in sorted(unread)[:48] else [number, *sorted(unread)[:40]], {number})
    k = deciding(number, unread)
    at, aims = answers(listening(PLAIN, mat, unread, seed, readings=30), number)
    assert at == k
    assert [aim.card for aim in aims] == [number]
    assert aims[0].at_s == pytest.approx(0.2 * (k - 1) + 0.4 + 0.03 - 0.02 - 0.03 * min(k - 1, 3))


def test_the_other_side_takes_longer_for_a_defender() -> None:
    mine, theirs = split([CHIHA], {CHIHA}), split([CHIHA], set())
    own = answers(listening(PLAIN, mine, ALL, "s"), CHIHA)[1][0].at_s
    assert answers(listening(PLAIN, theirs, ALL, "s"), CHIHA)[1][0].at_s == pytest.approx(own + 0.04)


@given(SEEDS, POEMS, st.sampled_from(LEVELS))
@settings(max_examples=150, deadline=None)
def test_no_hand_is_earlier_than_the_floor(seed: str, number: int, level: Level) -> None:
    numbers = replace(PARAMETERS[level], mu=0.1, guess=0.5, dead=0.5)
    unread = some_unread(seed, number)
    at, aims = answers(listening(numbers, laid(seed), unread, seed), number)
    for aim in aims:
        assert aim.at_s >= 0.2 * (deciding(number, unread) - 1) + FLOOR_S - 1e-9
        assert at == deciding(number, unread)
    assert [aim.at_s for aim in aims] == sorted(aim.at_s for aim in aims)


@given(SEEDS, POEMS, st.integers(0, 98))
@settings(max_examples=150, deadline=None)
def test_readings_that_agree_so_far_are_answered_alike(seed: str, number: int, pick: int) -> None:
    """What is heard is all that is known: the same morae bring the same answers, whatever poem they belong to."""
    other = sorted(ALL - {number}, key=lambda card: (-common(card, number), card))[pick % 12]
    unread = some_unread(seed, number) | {other}
    numbers = replace(PARAMETERS["A"], guess=0.5, dead=0.5)
    mat = laid(seed)
    one, two = (listening(numbers, mat, unread, seed) for _ in "ab")
    for _, mine, theirs in zip(range(common(number, other)), sounding(number), sounding(other), strict=False):
        assert mine == theirs
        assert one.hear(mine) is None
        assert two.hear(theirs) is None


@given(SEEDS, POEMS, st.sampled_from(("B", "A", "meijin")))
@settings(max_examples=200, deadline=None)
def test_a_gamble_is_for_a_card_that_was_possible_one_mora_before(seed: str, number: int, level: Level) -> None:
    unread = some_unread(seed, number)
    numbers = replace(PARAMETERS[level], guess=1, dead=1, lapse=0.5)
    _, aims = answers(listening(numbers, laid(seed), unread, seed), number)
    for aim in aims:
        assert aim.card == number or common(aim.card, number) == deciding(number, unread) - 1
        assert aim.card in unread


def test_a_gamble_that_was_wrong_comes_back_late() -> None:
    mat = split([CHIGIRIO, CHIGIRIKI], {CHIGIRIKI})
    hits: dict[int, float] = {}
    for seed in map(str, range(20)):
        _, aims = answers(listening(replace(PLAIN, guess=1), mat, ALL, seed), CHIGIRIKI)
        first, last = aims[0], aims[-1]
        assert last.card == CHIGIRIKI
        hits[first.card] = last.at_s
        assert first.at_s == pytest.approx(0.4 + 0.4 - 0.06 - (0.02 if first.card == CHIGIRIKI else -0.02))
    careful = answers(listening(PLAIN, mat, ALL, "s"), CHIGIRIKI)[1][0].at_s
    assert hits[CHIGIRIKI] < careful < hits[CHIGIRIO]


def test_a_dead_twin_is_a_trap() -> None:
    mat = split([CHIGIRIO], {CHIGIRIO})
    for seed in map(str, range(10)):
        assert answers(listening(PLAIN, mat, ALL, seed), CHIGIRIKI) == (4, ())
        at, aims = answers(listening(replace(PLAIN, dead=1), mat, ALL, seed), CHIGIRIKI)
        assert (at, [aim.card for aim in aims]) == (4, [CHIGIRIO])
        assert answers(listening(replace(PLAIN, dead=1), mat, ALL - {CHIGIRIO}, seed), CHIGIRIKI) == (2, ())


def test_two_of_one_field_are_taken_early_without_risk() -> None:
    mat = split([CHIGIRIO, CHIGIRIKI], {CHIGIRIO, CHIGIRIKI})
    eager = replace(PLAIN, early=0.0625)
    early = [answers(listening(eager, mat, ALL, str(seed)), CHIGIRIKI)[1] for seed in range(60)]
    assert {aims[-1].card for aims in early} == {CHIGIRIKI}
    assert {tuple(aim.card for aim in aims) for aims in early} == {(CHIGIRIKI,), (CHIGIRIO, CHIGIRIKI)}
    never = [answers(listening(PLAIN, mat, ALL, str(seed)), CHIGIRIKI)[1] for seed in range(60)]
    assert {len(aims) for aims in never} == {1}


def test_below_b_a_lapse_may_confuse_the_hand() -> None:
    mat = split([CHIHA, CHIGIRIO], {CHIHA})
    numbers = replace(PLAIN, lapse=1, confusion=1)
    _, aims = answers(listening(numbers, mat, ALL, "s"), CHIHA)
    assert [aim.card for aim in aims] == [CHIGIRIO, CHIHA]


@pytest.mark.parametrize("number", [44, 60, 41, 98])
def test_morae_as_a_voice_sings_them_will_do(number: int) -> None:
    mat = split([number], {number})
    ear = listening(PLAIN, mat, ALL, "s")
    for at, kana in enumerate(morae("".join(poem(number).chant[:3]))):
        if (aims := ear.hear(Mora(at + 1, kana, 200 * at, 200 * at + 200))) is not None:
            assert (at + 1, aims[0].card) == (deciding(number), number)
            return
    pytest.fail("the poem was not told")


def test_what_was_read_or_is_no_verse_is_left_alone() -> None:
    ear = listening(PLAIN, split([CHIHA], {CHIHA}), ALL - {CHIHA, CHIGIRIO, CHIGIRIKI}, "s")
    assert answers(ear, CHIHA) == (1, ())
    assert ear.hear(Mora(2, "は", 200, 400)) == ()
    ear = listening(PLAIN, split([CHIHA], {CHIHA}), ALL, "s")
    assert ear.hear(Mora(1, "ん", 0, 200)) == ()
