import pytest

from hall.stage import Stage
from karuta.errors import BadInput
from karuta.hall.commands import Sitting
from karuta.hall.laying import layout_of
from karuta.mat.field import Place


def _laid(sitting: Sitting) -> dict[int, Place]:
    """The own cards of a dealt match as that person gets them."""
    stage = Stage(seed="layout")
    layout = layout_of(sitting)
    if layout is not None:
        stage.host._layouts[sitting.seat] = layout
    stage.opened()
    side = "AB"[sitting.seat]
    return {card: place for card, place in stage.host.state.mat.places.items() if place.field == side}


def test_the_usual_layout_is_that_of_the_deal() -> None:
    assert layout_of(Sitting("mio", "One")) is None
    assert sorted(place.row for place in _laid(Sitting("mio", "One")).values()).count(2) == 12


@pytest.mark.parametrize("layout", ["attack", "defence", "balanced"])
def test_a_style_lays_the_same_cards_otherwise_and_the_other_hand_mirrors_it(layout: str) -> None:
    right = _laid(Sitting("mio", "One", layout=layout))  # type: ignore[arg-type]
    left = _laid(Sitting("mio", "One", layout=layout, left_handed=True))  # type: ignore[arg-type]
    assert right.keys() == _laid(Sitting("mio", "One")).keys()
    assert right != _laid(Sitting("mio", "One"))
    assert {card: Place("A", row, 8180 - x) for card, (_, row, x) in right.items()} == left


def test_a_personal_layout_sends_cards_home() -> None:
    usual = _laid(Sitting("mio", "One"))
    ends = [(2, 0), (2, 8180), (1, 0), (0, 8180)]
    homes = {card: ends[i % 4] for i, card in enumerate(sorted(usual))}
    laid = _laid(Sitting("mio", "One", layout="teiichi", teiichi=homes))
    assert {card: (place.row, 8180 * (place.x > 4090)) for card, place in laid.items()} == homes


def test_a_personal_layout_has_to_be_there() -> None:
    with pytest.raises(BadInput, match="teiichi"):
        layout_of(Sitting("mio", "One", layout="teiichi"))
