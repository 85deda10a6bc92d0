from typing import Any

import pytest

from hall.stage import Stage
from karuta.errors import BadInput
from karuta.games.kyogi import match
from karuta.games.kyogi.moves import Bow, Lay
from karuta.games.shimo.rules import Rules as Shimo
from karuta.hall.commands import Beginning, Come, LayOut, LayoutName
from karuta.hall.events import Denied, Moved
from karuta.hall.laying import laid, layout_of
from karuta.mat.field import Place


def _wish(**given: Any) -> Beginning:
    return Beginning("kyogi", (None, "mio"), ("One",), **given)


def _laid(wish: Beginning) -> dict[int, Place]:
    """The own cards of a dealt match as that person gets them."""
    layout = layout_of(wish, 0)
    stage = Stage(seed="layout", layouts={} if layout is None else {0: layout})
    stage.opened()
    return {card: place for card, place in stage.host.state.mat.places.items() if place.field == "A"}


def test_the_usual_layout_is_that_of_the_deal() -> None:
    assert layout_of(_wish(), 0) is None
    assert sorted(place.row for place in _laid(_wish()).values()).count(2) == 12


@pytest.mark.parametrize("layout", ["attack", "defence", "balanced"])
def test_a_style_lays_the_same_cards_otherwise_and_the_other_hand_mirrors_it(layout: str) -> None:
    right = _laid(_wish(layout=layout))
    left = _laid(_wish(layout=layout, left_handed=True))
    assert right.keys() == _laid(_wish()).keys()
    assert right != _laid(_wish())
    assert {card: Place("A", row, 8180 - x) for card, (_, row, x) in right.items()} == left


def test_a_personal_layout_sends_cards_home() -> None:
    usual = _laid(_wish())
    ends = [(2, 0), (2, 8180), (1, 0), (0, 8180)]
    homes = {card: ends[i % 4] for i, card in enumerate(sorted(usual))}
    laid = _laid(_wish(layout="teiichi", teiichi=homes))
    assert {card: (place.row, 8180 * (place.x > 4090)) for card, place in laid.items()} == homes


def test_a_personal_layout_has_to_be_there() -> None:
    with pytest.raises(BadInput, match="teiichi"):
        layout_of(_wish(layout="teiichi"), 0)


def _arranging() -> Stage:
    stage = Stage(seed="layout")
    stage.ask(0, Come())
    stage.until(lambda: stage.duties() or stage.host.state.phase == "arrange")
    return stage


def _own(stage: Stage) -> dict[int, Place]:
    return {card: place for card, place in stage.host.state.mat.places.items() if place.field == "A"}


@pytest.mark.parametrize("layout", ["standard", "attack", "defence", "balanced"])
@pytest.mark.parametrize("mirrored", [False, True])
def test_laid_anew_the_cards_lie_as_if_one_had_sat_down_with_that_layout(layout: LayoutName, mirrored: bool) -> None:
    stage = _arranging()
    stage.ask(0, LayOut("1", "defence"))
    stage.ask(0, LayOut("2", layout, mirrored))
    assert _own(stage) == _laid(_wish(layout=layout, left_handed=mirrored))
    laid = [entry.fact for entry in stage.log if isinstance(entry.fact, Moved) and isinstance(entry.fact.move, Lay)]
    assert [(fact.seat, fact.id) for fact in laid if fact.seat == 0] == [(0, "1"), (0, "2")]


def test_the_other_way_round_twice_is_as_before_and_one_id_counts_once() -> None:
    stage = _arranging()
    before = _own(stage)
    stage.ask(0, LayOut("1", mirrored=True))
    turned = _own(stage)
    assert {card: Place("A", row, 8180 - x) for card, (_, row, x) in before.items()} == turned
    stage.ask(0, LayOut("1", mirrored=True))
    assert _own(stage) == turned
    stage.ask(0, LayOut("2", mirrored=True))
    assert _own(stage) == before


def test_a_saved_layout_is_asked_for_anew() -> None:
    stage = _arranging()
    homes = {card: (i % 3, 8180 * (i % 2)) for i, card in enumerate(sorted(_own(stage)))}
    stage.ask(0, LayOut("1", "teiichi", teiichi=homes))
    assert _own(stage) == _laid(_wish(layout="teiichi", teiichi=homes))
    stage.ask(0, LayOut("2", "teiichi"))
    assert [told.key for _, told in stage.told if isinstance(told, Denied)] == ["error-layout-none"]


def test_cards_are_laid_only_while_they_are_arranged() -> None:
    stage = Stage(seed="layout")
    stage.opened()
    before = _own(stage)
    stage.ask(0, LayOut("1", "attack"))
    assert [told.key for _, told in stage.told if isinstance(told, Denied)] == ["error-kyogi-phase"]
    assert _own(stage) == before


@pytest.mark.parametrize(
    "wish", [_wish(layout="attack"), _wish(left_handed=True), _wish(layout="teiichi", teiichi={1: (0, 0)})]
)
def test_where_each_holds_cards_they_stay_before_their_holder(wish: Beginning) -> None:
    state = match.new(Shimo(), "lay", 6)
    for seat in range(6):
        state, _ = match.apply(state, seat, Bow())
    layout = layout_of(wish, 2)
    assert layout is not None
    usual = {card: place for card, place in state.mat.places.items() if place.field == "A"}
    assert layout(state) == usual == laid(state, 4, LayOut("x", "teiichi", True, {2: (1, 0)}))
