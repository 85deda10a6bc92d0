"""How a person's cards are laid for them: at the start as they chose when they sat down, and while they arrange."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeAlias

from karuta.chance import Chance
from karuta.errors import BadInput
from karuta.games.kyogi.state import State, deal, side_of
from karuta.hall.commands import Beginning, LayOut, LayoutName
from karuta.mat.field import Place
from karuta.mat.layout import STYLES, Teiichi, mirror, players_layout, side_by_side, standard

Saved: TypeAlias = Mapping[int, tuple[int, int]]
"""A personal layout: poem -> (row, x) as its owner sees them."""
Layout: TypeAlias = Callable[[State], dict[int, Place]]
"""How a person wants the cards laid: places of the own cards of a dealt match."""


def layout_of(wish: Beginning, seat: int) -> Layout | None:
    """The layout that a dealt match gets at `seat` as `wish` has it; None leaves the usual one. `BadInput` for a
    personal layout that is none."""
    if wish.layout == "teiichi":
        own = _own(wish.teiichi)
        return lambda state: _home(state, seat, own)
    if wish.layout == "standard" and not wish.left_handed:
        return None
    return lambda state: _named(state, seat, wish.layout, wish.left_handed)


def laid(state: State, seat: int, wish: LayOut) -> dict[int, Place]:
    """Places of all cards of the side of `seat` as `wish` has them; where each holds cards of their own, they lie side
    by side. `BadInput` for a personal layout that is none."""
    side, fmt = side_of(seat), state.mat.format
    if state.holders:
        return _beside(state, seat)
    if wish.choice is None:
        now = {card: state.mat.places[card] for card in state.mat.cards(side)}
        return mirror(now, fmt) if wish.mirrored else now
    if wish.choice == "teiichi":
        own = _home(state, seat, _own(wish.teiichi))
        return mirror(own, fmt) if wish.mirrored else own
    return _named(state, seat, wish.choice, wish.mirrored)


def _own(saved: Saved | None) -> Teiichi:
    if not saved:
        raise BadInput("layout teiichi: save a layout of your own first, or choose another", key="error-layout-none")
    return Teiichi.saved(saved)


def _home(state: State, seat: int, own: Teiichi) -> dict[int, Place]:
    if state.holders:
        return _beside(state, seat)
    return own.apply(state.mat.cards(side_of(seat)), side_of(seat), state.mat.format)


def _beside(state: State, seat: int) -> dict[int, Place]:
    """The cards of each of a side before their holder, in the order in which they were dealt."""
    dealt, members = deal(state)[seat % 2], range(seat % 2, state.seats, 2)
    hands = [[card for card in dealt if state.holders.get(card) == member] for member in members]
    return side_by_side(hands, side_of(seat), state.mat.format)


def _named(state: State, seat: int, name: LayoutName, mirrored: bool) -> dict[int, Place]:
    """A layout of the house's, of the cards in the order in which they were dealt; always the same in one match."""
    side, fmt = side_of(seat), state.mat.format
    if state.holders:
        return _beside(state, seat)
    if name == "standard":
        places = standard(deal(state)[seat % 2], side, fmt)
    else:
        chance = Chance(state.seed).child(f"layout/{seat}")
        places = players_layout(state.mat.cards(side), STYLES[name], chance, side, fmt)
    return mirror(places, fmt) if mirrored else places
