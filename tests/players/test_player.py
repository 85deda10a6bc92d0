from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from karuta.games.kyogi.moves import Bow, Hai, Hand, Lay, Put, Ready, Send, Shift, Waive
from karuta.games.kyogi.view import Due
from karuta.mat.field import Format, Mat, Place
from karuta.mat.stroke import Stroke, sweep
from karuta.players.characters import CHARACTERS, STYLE, Character, find
from karuta.players.levels import LEVELS, PARAMETERS, Level
from karuta.players.player import KyogiPlayer, StillPlayer
from karuta.poems.kimariji import common, deciding
from players.positions import heap, laid, seen, sounding

SEEDS = st.integers(0, 10_000).map(str)


def stroke(player: KyogiPlayer, poem: int) -> tuple[int, tuple[Stroke, ...]]:
    """The mora at which the player's hand goes, and its strokes; (at, ()) if it rests."""
    for mora in sounding(poem):
        if (made := player.hear(mora)) is not None:
            return mora.index, made
    return 0, ()


@given(SEEDS, st.integers(1, 100), st.sampled_from(LEVELS), st.integers(0, 1))
@settings(max_examples=100, deadline=None)
def test_a_stroke_touches_nothing_before_the_floor(seed: str, poem: int, level: Level, seat: int) -> None:
    mat = laid(seed)
    player = KyogiPlayer(level, seed)
    player.begin(seen(mat, seat, readings=20))
    at, made = stroke(player, poem)
    onset = 2000 * (deciding(poem) - 1)
    assert at in (0, deciding(poem))
    for contact in sweep(mat, {seat: made}).contacts if made else ():
        assert contact.time >= onset + 1200
        assert contact.effective
    if poem in mat:
        assert any(contact.card == poem for contact in sweep(mat, {seat: made}).contacts)


@given(SEEDS, st.integers(1, 100), st.integers(1, 100))
@settings(max_examples=80, deadline=None)
def test_the_poem_is_not_known_before_it_is_told(seed: str, one: int, two: int) -> None:
    mat = laid(seed)
    players = [KyogiPlayer("A", seed) for _ in "ab"]
    for player in players:
        player.begin(seen(mat))
    for mine, theirs, _ in zip(sounding(one), sounding(two), range(common(one, two)), strict=False):
        assert players[0].hear(mine) == players[1].hear(theirs)


def test_the_seed_fixes_the_player() -> None:
    mat = laid("m")
    made = []
    for seed in ("1", "1", "2"):
        player = KyogiPlayer("B", seed)
        player.begin(seen(mat, readings=3))
        made.append((player.numbers, stroke(player, sorted(mat.places)[0]), player.arrange(seen(mat))))
    assert made[0] == made[1]
    assert made[0] != made[2]


def test_a_still_player_does_all_but_touch() -> None:
    mat = laid("m")
    lively, still = KyogiPlayer("meijin", "1"), StillPlayer("meijin", "1")
    assert still.arrange(seen(mat)) == lively.arrange(seen(mat))
    for player in (lively, still):
        player.begin(seen(mat))
    poem = min(mat.places)
    assert stroke(lively, poem)[1]
    assert stroke(still, poem) == (1, ())


def test_a_reading_taken_back_is_played_the_same() -> None:
    mat = laid("m")
    poem = sorted(mat.places)[5]
    player, fresh = KyogiPlayer("C", "s"), KyogiPlayer("C", "s")
    player.begin(seen(mat, readings=7))
    first = stroke(player, poem)
    player.begin(seen(mat, readings=8))
    stroke(player, poem)
    player.begin(seen(mat, readings=7))
    assert stroke(player, poem) == first
    fresh.begin(seen(mat, readings=7))
    assert stroke(fresh, poem) == first


@pytest.mark.parametrize("character", CHARACTERS, ids=lambda character: character.key)
def test_a_character_plays_with_its_own_numbers(character: Character) -> None:
    player = KyogiPlayer(character, "s")
    style = STYLE[character.style]
    own = character.parameters
    assert player.style == character.style
    assert player.numbers.side == own.side + style.side
    assert player.numbers.early == own.early + style.early
    assert abs(player.numbers.mu - own.mu - style.mu) < 0.1


def test_people_of_a_class_differ_and_bare_numbers_are_kept() -> None:
    numbers = PARAMETERS["E"]
    assert len({KyogiPlayer("E", str(seed)).numbers.mu for seed in range(20)}) == 20
    assert {KyogiPlayer("E", str(seed)).style for seed in range(20)} == {"attack", "defence", "hearing"}
    player = KyogiPlayer(numbers, "s")
    assert (player.numbers.guess, player.numbers.side) == (numbers.guess, numbers.side)


def test_ceremony() -> None:
    mat = laid("m")
    player = KyogiPlayer("B", "s")
    assert player.ceremony(seen(mat, phase="bow")) == (Bow(),)
    assert player.ceremony(seen(mat, phase="bows")) == player.ceremony(seen(mat, phase="thanks")) == (Bow(),)
    assert player.ceremony(seen(mat, phase="memorise")) == (Ready(),)
    assert player.ceremony(seen(mat, phase="joka")) == ()
    lay, ready = player.ceremony(seen(mat, 1, phase="arrange"))
    assert isinstance(lay, Lay)
    assert lay.places.keys() == set(mat.cards("B"))
    assert ready == Ready()


def test_between_readings() -> None:
    mat = laid("m")
    player = KyogiPlayer("B", "s")
    assert player.between(seen(mat, hai=0)) == (Hai(),)
    assert player.between(seen(mat, hai=0, phase="memorise")) == (Hai(),)
    assert player.between(seen(mat, hands=(True, False))) == (Hand(False),)
    assert player.between(seen(mat, hai=1)) == ()
    assert player.between(seen(mat, phase="sending", due=Due(0, 1))) == ()


def test_own_cards_are_moved_now_and_then_and_once() -> None:
    moves = 0
    for seed in map(str, range(10)):
        mat = laid(seed, style="defence")
        player = KyogiPlayer(find("ren"), seed)
        for readings in range(60):
            view = seen(mat, readings=readings)
            made = player.between(view)
            if not made:
                continue
            moves += 1
            (shift,) = made
            assert isinstance(shift, Shift)
            assert all(mat.field_of(card) == "A" for card in shift.places)
            assert player.between(view) == ()
            for card, place in shift.places.items():
                mat = mat.shift(card, place)
    assert 10 <= moves <= 100


@given(SEEDS, st.integers(1, 2), st.integers(0, 1))
@settings(max_examples=40, deadline=None)
def test_sends_and_puts_are_legal(seed: str, due: int, seat: int) -> None:
    mat = laid(seed)
    sender, receiver = KyogiPlayer("A", f"{seed}a"), KyogiPlayer("E", f"{seed}b")
    send = sender.send(seen(mat, seat, phase="sending", due=Due(seat, due)))
    assert isinstance(send, Send)
    assert len(send.cards) == due
    for card in send.cards:
        assert mat.field_of(card) == "AB"[seat]
        put = receiver.put(seen(mat, 1 - seat, phase="placing", due=Due(seat, due, send.cards)), card)
        assert isinstance(put, Put)
        assert put.place.field == "BA"[seat]
        mat = mat.shift(card, put.place)


def test_nothing_due_is_waived() -> None:
    assert KyogiPlayer("A", "s").send(seen(laid("m"))) == Waive()


def test_a_field_without_a_gap_is_closed_up_before_placing() -> None:
    spread = {card: Place("A", at // 15, at % 15 * 580) for at, card in enumerate(range(1, 46))}
    mat = Mat(Format(), spread | heap([99, 100], "B"))
    view = seen(mat, phase="placing", due=Due(1, 1, (99,)))
    player = KyogiPlayer("D", "s")
    (shift,) = player.between(view)
    assert isinstance(shift, Shift)
    mat = Mat(Format(), dict(mat.places) | shift.places)
    assert player.between(seen(mat, phase="placing", due=view.due)) == ()
    mat.shift(99, player.put(seen(mat, phase="placing", due=view.due), 99).place)


def test_a_player_needs_a_seat_and_a_reading() -> None:
    player = KyogiPlayer("A", "s")
    assert player.hear(next(sounding(17))) == ()
    with pytest.raises(ValueError, match="spectator"):
        player.begin(seen(laid("m"), seat=None))  # type: ignore[arg-type]


def test_form_differs_from_day_to_day() -> None:
    days = [KyogiPlayer(find("sakuya"), f"day {day}").numbers.mu for day in range(40)]
    assert 0.005 < max(days) - min(days) < 0.2


def in_a_team(seat: int, *, seats: int = 6, active: tuple[int, ...] = (), speaks: bool = True, **seeing: Any) -> Any:
    """A player among so many, and what it sees."""
    down = (False,) * seats
    view = seen(laid("m"), seat, **{"hands": down} | seeing)
    return KyogiPlayer("A", "s", speaks=speaks), replace(view, ready=down, away=down, active=active)


@pytest.mark.parametrize("seat", range(6))
def test_one_member_does_what_is_done_for_a_side(seat: int) -> None:
    """Seats 0, 2 and 4 are side 0."""
    mine, theirs = seat % 2, 1 - seat % 2
    due = Due(mine, 1)
    speaker, view = in_a_team(seat, phase="sending", due=due)
    assert isinstance(speaker.wants(view)[0], Send)
    still, _ = in_a_team(seat, speaks=False)
    assert still.wants(view) == ()
    coming = Due(theirs, 1, laid("m").cards("B" if mine == 0 else "A")[:1])
    _, view = in_a_team(seat, phase="placing", due=coming)
    assert isinstance(speaker.wants(view)[-1], Put)
    assert still.wants(view) == ()
    _, view = in_a_team(seat, hai=mine)
    assert speaker.wants(view) == (Hai(),)
    assert still.wants(view) == ()


@pytest.mark.parametrize("seat", range(6))
def test_every_member_bows_is_ready_and_takes_its_own_hand_down(seat: int) -> None:
    still, view = in_a_team(seat, speaks=False, phase="bow")
    assert still.wants(view) == (Bow(),)
    for phase in ("arrange", "memorise"):
        _, view = in_a_team(seat, phase=phase)
        assert still.wants(view) == (Ready(),)
        assert still.wants(replace(view, ready=tuple(at == seat for at in range(6)))) == ()
    up = tuple(at == seat for at in range(6))
    _, view = in_a_team(seat, hands=up)
    assert still.wants(view) == (Hand(False),)
