"""A reading that goes on, back, over and round again."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from karuta.errors import BadInput
from karuta.poems.kimariji import Unread, kimariji, opening
from karuta.recital.programme.reading import Reading
from karuta.recital.programme.steps import nominal
from karuta.recital.programme.wish import wish_of

PATTERNS = ("2/1", "1-2-2", "2/2", "1/2", "12/1")
ACTIONS = st.lists(
    st.sampled_from(("next", "sounded", "next", "sounded", "back", "skip", "returned")) | st.integers(1, 10),
    max_size=30,
)
WISHES = st.fixed_dictionaries(
    {
        "poems": st.sampled_from(("length:1", "first:た", "group:oyama", "17")),
        "seed": st.text("7花 #", min_size=1, max_size=4),
        "dead": st.integers(0, 3),
        "order": st.sampled_from(("shuffle", "replacement", "number", "musume")),
        "pattern": st.sampled_from(PATTERNS),
        "again": st.booleans(),
    }
)


def begun(**wish: Any) -> Reading:
    """A reading at its beginning."""
    return Reading.begin(wish_of({"seed": "7", **wish}))


def acted(reading: Reading, actions: list[str | int]) -> Reading:
    """The reading after these actions; a number jumps to that place, if there is such a one."""
    for action in actions:
        if isinstance(action, int):
            reading = reading.jump(min(action, len(reading.order)))
        else:
            reading = getattr(reading, action)()
    return reading


def through(reading: Reading) -> Reading:
    """To the end of its round."""
    for _ in range(reading.count - reading.at):
        reading = reading.next()
    return reading


def test_a_reading_goes_through_all_that_is_in_the_box() -> None:
    reading = begun(poems="pink", dead=5)
    seen = []
    while (step := reading.step(nominal(reading.wish.pacing))) is not None:
        seen.append(step.poem)
        reading = reading.sounded().next()
    assert tuple(seen) == (*reading.order, None)
    assert sorted(reading.order) == sorted((*reading.chosen, *reading.dead)) == list(reading.box)
    assert reading.read == reading.order
    assert reading.to_come == ()
    assert reading.next() == reading


def test_a_poem_is_read_when_its_deciding_verse_begins() -> None:
    reading = begun(poems="1 2 3", order="number")
    assert reading.read == ()
    assert reading.sounded().read == (1,)
    assert reading.next().read == (1,)
    late = begun(poems="1 2 3", order="number", pattern="1/2").next()
    assert late.read == ()
    assert late.sounded().read == (1,)


def test_the_log_names_who_shortened_which_kimariji() -> None:
    reading = through(begun(poems="42 75 17", order="number"))
    log = [(entry.read, [(it.poem, it.was, it.now) for it in entry.shortened]) for entry in reading.log]
    assert log == [(17, []), (42, [(75, "ちぎりお", "ち")]), (75, [])]


@given(st.text(min_size=1, max_size=6), st.sampled_from(("all", "pink", "first:あ")), st.sampled_from(PATTERNS))
@settings(max_examples=25)
def test_the_log_is_that_of_the_unread(seed: str, poems: str, pattern: str) -> None:
    reading = through(begun(seed=seed, poems=poems, pattern=pattern))
    verse = reading.pattern.deciding
    unread = Unread(reading.box)
    for entry in reading.log:
        rest = Unread(set(unread) - {entry.read})
        changed = [
            (it, opening(it, was, verse), opening(it, now, verse))
            for it in rest
            if (was := unread.deciding(it, verse)) != (now := rest.deciding(it, verse))
        ]
        assert [(it.poem, it.was, it.now) for it in entry.shortened] == changed
        unread = rest
    assert tuple(entry.read for entry in reading.log) == reading.order


def test_of_the_hundred_all_kimariji_are_told_among_all_at_first() -> None:
    log = through(begun()).log
    first = {it.poem: it.was for entry in reversed(log) for it in entry.shortened}
    assert len(first) > 20
    assert all(was == kimariji(poem) for poem, was in first.items())


def test_with_replacement_nothing_leaves_the_box() -> None:
    reading = through(begun(poems="first:た", order="replacement"))
    assert [entry.read for entry in reading.log] == list(reading.order)
    assert not any(entry.shortened for entry in reading.log)


def test_back_makes_unread_again() -> None:
    reading = begun(poems="1 2 3", order="number").next().next().sounded()
    assert reading.read == (1, 2, 3)
    assert reading.back().read == (1,)
    assert reading.back().back().back() == begun(poems="1 2 3", order="number")


def test_jump_reads_all_that_lies_before() -> None:
    reading = begun().jump(60)
    assert (reading.place, len(reading.read)) == (60, 59)
    for place in (0, 101):
        with pytest.raises(ValueError, match=str(place)):
            reading.jump(place)


def test_skip_puts_the_poem_last() -> None:
    reading = begun(poems="1 2 3", order="number").sounded().skip()
    assert (reading.order, reading.read, reading.place) == ((2, 3, 1), (), 1)
    last = reading.jump(3)
    assert last.skip() == last


def test_a_returned_poem_may_come_at_any_later_place() -> None:
    places = {begun(poems="1 2 3", order="number", seed=str(n)).returned().order.index(1) for n in range(40)}
    assert places == {0, 1, 2}
    reading = begun(poems="first:な", order="number").sounded()
    assert reading.returned().read == ()
    again = [reading := reading.returned() for _ in range(4)]
    assert [it.returns for it in again] == [1, 2, 3, 4]
    assert len({it.order for it in again}) > 1


def test_the_last_lower_verse_still_lets_the_last_poem_go_back() -> None:
    reading = through(begun(poems="1 2", order="number")).back()
    assert reading.step(nominal(reading.wish.pacing)).poem is None  # type: ignore[union-attr]
    assert (reading.returned().place, reading.returned().read) == (2, (1,))


def test_again_begins_a_round_in_another_order_of_the_same_box() -> None:
    reading = through(begun(poems="pink", dead=5, again=True))
    assert (reading.round, reading.at, reading.read, reading.returns) == (2, 0, (), 0)
    assert sorted(reading.order) == list(reading.box)
    assert reading.order != begun(poems="pink", dead=5).order
    assert reading.order == Reading.begin(wish_of({"seed": "7/round2", "poems": ",".join(map(str, reading.box))})).order


def test_times_may_change_on_the_way() -> None:
    reading = begun(order="number").jump(5)
    tuned = reading.tuned(pacing="4-3-1-5", wait="span", again=True)
    assert (tuned.order, tuned.at, tuned.wish.pacing.name) == (reading.order, 4, "4-3-1-5")
    with pytest.raises(ValueError, match="poems"):
        reading.tuned(poems="pink")


def test_a_seed_is_drawn_before() -> None:
    with pytest.raises(ValueError, match="seed"):
        begun(seed="")


@given(WISHES, ACTIONS)
def test_whatever_is_done_by_hand_the_box_stays_whole(wish: dict[str, Any], actions: list[str | int]) -> None:
    reading = acted(Reading.begin(wish_of(wish)), actions)
    if wish["order"] != "replacement":
        assert sorted(reading.order) == list(reading.box)
    assert reading.read + reading.to_come == reading.order
    assert 1 <= reading.place <= len(reading.order)
    assert len(reading.log) == len(reading.read)
    assert 0 <= reading.at <= reading.count
    assert Reading.restored(json.loads(json.dumps(reading.kept()))) == reading


@pytest.mark.parametrize(
    "damage",
    [
        {"karuta-reading": 2},
        {"order": [1, 2]},
        {"order": [1, 2, 2]},
        {"order": [1, 2, 4]},
        {"at": 5},
        {"at": -1},
        {"round": 0},
        {"heard": 1},
        {"returns": -1},
        {"wish": []},
    ],
)
def test_a_damaged_reading_is_refused(damage: dict[str, Any]) -> None:
    kept = begun(poems="1 2 3").kept()
    assert Reading.restored(kept) == begun(poems="1 2 3")
    with pytest.raises(BadInput) as refused:
        Reading.restored(kept | damage)
    assert refused.value.key == "error-reading-kept"
