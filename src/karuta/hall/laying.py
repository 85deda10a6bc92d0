"""How a person's cards are laid for them at the start, as they chose."""

from __future__ import annotations

from karuta.games.kyogi.state import State, side_of
from karuta.hall.commands import Sitting
from karuta.mat.field import Place


def own_layout(state: State, *, seat: int, sitting: Sitting) -> dict[int, Place]:
    side = side_of(seat)
    return {card: state.mat.places[card] for card in state.mat.cards(side)}
