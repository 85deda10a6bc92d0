from __future__ import annotations

from statistics import median

import pytest
from msgspec.structs import replace

from karuta.games.kyogi.moves import Bow, Pass, Put, Ready, Send
from karuta.games.kyogi.view import Due, View
from karuta.games.shimo.game import SHIMO
from karuta.mat.stroke import Stroke, sweep
from karuta.players.teams import StillMember, TeamPlayer, before, most_held, takers, within_reach
from karuta.poems.openings import LOWER, UPPER
from players.positions import laid, seen, sounding


def test_who_may_take() -> None:
    assert takers(0, 6) == (0, 2, 4)
    assert takers(1, 6) == (1, 3, 5)
    assert takers(1, 6, (0, 3)) == (3,)
    assert takers(0, 2) == (0,)


def stroke(player: TeamPlayer, view: View, poem: int) -> tuple[Stroke, ...]:
    """What the hand of the player does at a reading."""
    player.begin(view)
    return next(made for mora in sounding(poem, verse=view.verse) if (made := player.hear(mora)) is not None)


def test_only_the_active_one_plays() -> None:
    mat = laid("m")
    down = (False,) * 6
    for seat, plays in ((0, False), (2, True), (3, False), (5, True)):
        view = replace(seen(mat, seat, hands=down), ready=down, away=down, active=(2, 5))
        assert bool(stroke(TeamPlayer("A", "s"), view, min(mat.places))) == plays


def test_who_does_not_remember_a_place_looks_for_it() -> None:
    """Early in a match, and less the stronger a player is."""
    mat = laid("m", a=48, b=48)
    spans = {}
    for level in ("A", "E"):
        for readings in (0, 60):
            starts = [
                stroke(TeamPlayer(level, str(poem)), seen(mat, readings=readings), poem)[-1].samples[0].t
                - 2000 * (UPPER.deciding(poem, range(1, 101)) - 1)
                for poem in mat.places
            ]
            spans[level, readings] = median(starts) / 10
    assert spans["A", 0] > spans["A", 60]
    assert spans["E", 0] > spans["E", 60]
    assert spans["E", 0] > 2 * spans["A", 0]
    assert spans["A", 60] < 700


def test_a_game_of_lower_verses_is_heard_by_them() -> None:
    mat = laid("m")
    for poem in sorted(mat.places)[:20]:
        view = replace(seen(mat), verse="lower")
        contacts = sweep(mat, {0: stroke(TeamPlayer("E", "s"), view, poem)}).contacts
        assert poem in {contact.card for contact in contacts}, "what is printed on a card need not be known"
        assert min(contact.time for contact in contacts) >= 2000 * (LOWER.deciding(poem, range(1, 101)) - 1) + 1200


def test_a_still_member_does_all_but_touch() -> None:
    mat = laid("m")
    assert StillMember("A", "s").wants(seen(mat, phase="bow")) == (Bow(),)
    assert stroke(StillMember("A", "s"), seen(mat), min(mat.places)) == ()


def shimo(seat: int, text: str = "") -> View:
    """A match of shimo-no-ku karuta at its first reading, as the seat sees it."""
    state = SHIMO.new(SHIMO.rules(text), "s", 6)
    for member in range(6):
        state, _ = SHIMO.apply(state, member, Bow())
    return replace(SHIMO.view(state, seat), phase="reading")


@pytest.mark.parametrize("seat", range(6))
def test_own_cards_and_those_of_the_player_opposite_are_in_reach(seat: int) -> None:
    """Attack faces defence, centre faces centre: 5, 5 and 40 cards."""
    view = shimo(seat)
    reach = within_reach(view)
    assert len(reach) == {0: 45, 1: 10, 2: 45}[seat // 2]
    assert {view.holders[card] for card in reach} == {seat, 5 - seat}
    assert all(view.mat.places[card] == place for card, place in reach.items())


@pytest.mark.parametrize("seat", range(6))
def test_a_player_goes_for_cards_in_its_reach_only(seat: int) -> None:
    view = shimo(seat)
    player = TeamPlayer("A", "s")
    for poem in sorted(view.holders)[::7]:
        made = stroke(player, view, poem)
        went = {contact.card for contact in sweep(view.mat, {seat: made}).contacts[:1]}
        assert went <= within_reach(view).keys()
        assert bool(went) or poem not in within_reach(view)


def test_cards_are_sent_from_whoever_has_most_and_passed_to_whoever_has_too_few() -> None:
    view = shimo(0)
    assert {view.holders[card] for card in most_held(view)} == {4}
    player = TeamPlayer("A", "s")
    (send,) = player.wants(replace(view, phase="sending", due=Due(0, 1)))
    assert isinstance(send, Send)
    assert view.holders[send.cards[0]] == 4
    short = {2: 1}
    (passed,) = TeamPlayer("C", "s", speaks=False).wants(replace(shimo(4), short=short))
    assert isinstance(passed, Pass)
    assert passed.to == 2
    assert player.wants(replace(view, short=short)) == ()


def test_a_received_card_is_put_before_who_takes_it_and_nobody_lays_out_anew() -> None:
    theirs = shimo(1)
    card = most_held(theirs)[0]
    for seat in (0, 2, 4):
        view = replace(shimo(seat), phase="placing", due=Due(1, 1, (card,)))
        (put,) = TeamPlayer("A", "s").wants(view)
        assert isinstance(put, Put)
        assert put.place == before(view)
        assert view.mat.check(card, put.place) is None
        assert TeamPlayer("A", "s").wants(replace(view, phase="arrange", due=None)) == (Ready(),)
