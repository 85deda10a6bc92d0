from __future__ import annotations

import pytest

from karuta.errors import BadInput
from karuta.games.game import Game
from karuta.games.registry import GAMES, game


@pytest.mark.parametrize("name", GAMES)
def test_every_game_has_the_shape(name: str) -> None:
    assert isinstance(game(name), Game)
    assert game(name).name == name


def test_an_unknown_game_is_refused_by_naming_those_there_are() -> None:
    with pytest.raises(BadInput, match="'chess' is no game of the house: there is kyogi"):
        game("chess")
