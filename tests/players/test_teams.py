from __future__ import annotations

import pytest
from msgspec.structs import replace

from karuta.games.kyogi.moves import Bow, Pass, Put, Ready, Send
from karuta.games.kyogi.view import Due, View
from karuta.games.shimo.game import SHIMO
from karuta.mat.field import Format, Place
from karuta.mat.stroke import sweep
from karuta.players.player import KyogiPlayer
from karuta.players.teams import away, before, most_held, takers, within_reach
from players.positions import sounding

FMT = Format()


def test_who_may_take() -> None:
    assert takers(0, 6) == (0, 2, 4)
    assert takers(1, 6) == (1, 3, 5)
    assert takers(1, 6, (0, 3)) == (3,)
    assert takers(0, 2) == (0,)


def test_who_is_alone_watches_all() -> None:
    assert away(FMT, 3, (3,)) is None


@pytest.mark.parametrize("members", [(0, 2), (1, 3, 5), (0, 2, 4, 6, 8)])
@pytest.mark.parametrize("field", ["A", "B"])
def test_every_card_is_watched_by_somebody_and_others_are_later(members: tuple[int, ...], field: str) -> None:
    """From left to right as the side sees it, in both fields."""
    own = field == ("A" if members[0] == 0 else "B")
    delays = [away(FMT, seat, members) for seat in members]
    for x in range(0, FMT.last_x, 73):
        place = Place("A" if field == "A" else "B", 1, x)
        later = [delay(place) for delay in delays if delay is not None]
        assert later.count(0.0) in (1, 2)
        at = x if own else FMT.last_x - x
        assert (
            later.index(0.0) == min(len(members) - 1, (at + 260) * len(members) // FMT.width) or later.count(0.0) == 2
        )
        assert max(later) < 0.5


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
    player = KyogiPlayer("A", "s")
    for poem in sorted(view.holders)[::7]:
        player.begin(view)
        made = next(made for mora in sounding(poem, verse="lower") if (made := player.hear(mora)) is not None)
        went = {contact.card for contact in sweep(view.mat, {seat: made}).contacts[:1]}
        assert went <= within_reach(view).keys()
        assert bool(went) or poem not in within_reach(view)


def test_cards_are_sent_from_whoever_has_most_and_passed_to_whoever_has_too_few() -> None:
    view = shimo(0)
    assert {view.holders[card] for card in most_held(view)} == {4}
    player = KyogiPlayer("A", "s")
    (send,) = player.wants(replace(view, phase="sending", due=Due(0, 1)))
    assert isinstance(send, Send)
    assert view.holders[send.cards[0]] == 4
    short = {2: 1}
    (passed,) = KyogiPlayer("C", "s", speaks=False).wants(replace(shimo(4), short=short))
    assert isinstance(passed, Pass)
    assert passed.to == 2
    assert player.wants(replace(view, short=short)) == ()


def test_a_received_card_is_put_before_who_takes_it_and_nobody_lays_out_anew() -> None:
    theirs = shimo(1)
    card = most_held(theirs)[0]
    for seat in (0, 2, 4):
        view = replace(shimo(seat), phase="placing", due=Due(1, 1, (card,)))
        (put,) = KyogiPlayer("A", "s").wants(view)
        assert isinstance(put, Put)
        assert put.place == before(view)
        assert view.mat.check(card, put.place) is None
        assert KyogiPlayer("A", "s").wants(replace(view, phase="arrange", due=None)) == (Ready(),)
