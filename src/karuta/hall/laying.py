"""How a person's cards are laid for them at the start, as they chose when they sat down; they may lay them anew."""

from __future__ import annotations

from karuta.chance import Chance
from karuta.errors import BadInput
from karuta.games.kyogi.state import State, side_of
from karuta.hall.commands import Sitting
from karuta.hall.host import Layout
from karuta.mat.field import Place
from karuta.mat.layout import STYLES, Teiichi, mirror, players_layout


def layout_of(sitting: Sitting) -> Layout | None:
    """The layout that a dealt match gets at `sitting`'s seat; None leaves the usual one. `BadInput` for a personal
    layout that is none."""
    if sitting.layout == "teiichi":
        if not sitting.teiichi:
            raise BadInput(
                "layout teiichi: save a layout of your own first, or choose another", key="error-layout-none"
            )
        own = Teiichi.saved(sitting.teiichi)
        return lambda state: own.apply(_cards(state, sitting.seat), side_of(sitting.seat), state.mat.format)
    if sitting.layout == "standard" and not sitting.left_handed:
        return None
    return lambda state: _chosen(state, sitting)


def _cards(state: State, seat: int) -> tuple[int, ...]:
    return state.mat.cards(side_of(seat))


def _chosen(state: State, sitting: Sitting) -> dict[int, Place]:
    side, fmt, cards = side_of(sitting.seat), state.mat.format, _cards(state, sitting.seat)
    if sitting.layout == "standard":
        places = {card: state.mat.places[card] for card in cards}
    else:
        chance = Chance(state.seed).child(f"layout/{sitting.seat}")
        places = players_layout(cards, STYLES[sitting.layout], chance, side, fmt)
    return mirror(places, fmt) if sitting.left_handed else places
