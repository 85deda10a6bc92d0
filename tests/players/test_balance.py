from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from karuta.errors import BadInput
from karuta.games.chirashi.game import CHIRASHI
from karuta.games.genpei.game import GENPEI
from karuta.games.goshoku.game import GOSHOKU
from karuta.games.kyogi.game import KYOGI
from karuta.games.readings import ReadGame
from karuta.games.relay.game import RELAY
from karuta.games.sakasama.game import SAKASAMA
from karuta.games.shimo.game import SHIMO
from karuta.players.balance import Balance, Figures, Seating, balance, games, seating
from karuta.players.levels import Level
from karuta.players.person import Who

Game = ReadGame[Any, Any, Any, Any]
PAIRS: dict[str, tuple[Game, str, int]] = {
    "kyogi": (KYOGI, "format=third", 24),
    "chirashi": (CHIRASHI, "deck=colour", 24),
    "sakasama": (SAKASAMA, "deck=colour", 24),
    "goshoku": (GOSHOKU, "", 40),
    "genpei": (GENPEI, "set=1", 24),
    "relay": (RELAY, "set=1", 24),
    "shimo": (SHIMO, "set=A", 24),
}
"""A short form of each game, and how many games make its order certain."""


@cache
def played(name: str, who: tuple[Level, ...], count: int = 0, seed: str = "order") -> Balance:
    game, text, enough = PAIRS[name]
    rules = game.rules(text)
    players = seating(game, rules, who)
    return balance(players, games(game, rules, players, count or enough, seed=seed))


@pytest.mark.parametrize("name", PAIRS)
@pytest.mark.parametrize(("strong", "weak"), [("A", "C"), ("C", "E")])
def test_hard_beats_normal_beats_easy(name: str, strong: Level, weak: Level) -> None:
    better, worse = played(name, (strong, weak)).people
    assert better.share[1] > 0.5 > worse.share[2], "the intervals do not meet"
    assert better.take_ms is not None


@pytest.mark.parametrize("name", PAIRS)
def test_equals_win_alike_from_every_seat(name: str) -> None:
    for part in played(name, ("C", "C")).places:
        low, high = part.share[1:]
        assert low < 0.5 < high


def test_figures_of_a_game_add_up() -> None:
    made = played("chirashi", ("A", "C"))
    assert made.readings.mean == 20
    assert made.games == made.people[0].games == made.places[1].games == 24
    assert sum(part.wins for part in made.people) == pytest.approx(24)
    assert sum(part.takes.mean for part in made.people) == pytest.approx(sum(part.takes.mean for part in made.places))
    assert made.people[0].sent is None
    sent = played("kyogi", ("A", "C")).people[0].sent
    assert sent is not None
    assert sent.mean > 0


def test_a_game_among_many_is_the_same_game() -> None:
    rules = GOSHOKU.rules("")
    players = seating(GOSHOKU, rules, ["C", "E"])
    few, many = (list(games(GOSHOKU, rules, players, count, seed="s")) for count in (2, 4))
    assert many[:2] == few
    assert len(set(map(repr, many))) == 4


def test_players_change_seats_and_their_figures_go_with_them() -> None:
    players = Seating(("A", "B", "C"), sides=False)
    for by in range(5):
        turned = players.turned(by)
        for seat, who in enumerate(turned.who):
            assert players.who[players.origin(seat, by)] == who
    sides = Seating(("A", "B", "C", "D"), sides=True)
    assert sides.turned(1).who == ("B", "A", "D", "C")
    assert sides.turned(2) == sides
    assert [sides.origin(party, 1) for party in (0, 1)] == [1, 0]
    uneven = Seating(("A", "B", "C"), sides=True)
    assert (uneven.turned(1), uneven.origin(0, 1)) == (uneven, 0)
    # The winner of each game is the first player, who sits at seat 0, 1, 0, 1.
    won = [Figures(((1.0, 0.0), (0.0, 1.0))[n % 2], 1, 5, (3, 2), (0, 0), (), ((), ())) for n in range(4)]
    made = balance(Seating(("A", "C"), sides=False), won)
    assert [part.wins for part in made.people] == [4, 0]
    assert [part.wins for part in made.places] == [2, 2]


def test_shared_wins_count_in_parts() -> None:
    won = [Figures((0.5, 0.5, 0), 0, 5, (2, 2, 1), (0, 1, 0), (), ((300.0,), (), ())) for _ in range(3)]
    made = balance(Seating(("A", "C", "C"), sides=False), won, (0, 1, 1))
    assert made.shared == 3
    assert [part.games for part in made.people] == [3, 6]
    assert sum(part.wins for part in made.people) == 3
    assert made.places[0].take_ms == (300.0, 300.0, 300.0)
    assert made.places[1].take_ms is None


@pytest.mark.parametrize(
    ("game", "who", "seats", "sat"),
    [
        (KYOGI, ["A"], None, 2),
        (KYOGI, ["A", "B"], None, 2),
        (CHIRASHI, ["A"], None, 4),
        (CHIRASHI, ["A"], 7, 7),
        (CHIRASHI, ["A", "B", "C"], None, 3),
        (GOSHOKU, ["A"], None, 2),
        (GENPEI, ["A"], None, 4),
        (GENPEI, ["A", "B"], 6, 6),
        (GENPEI, ["A", "B", "C", "D", "E"], None, 5),
        (SHIMO, ["A", "B"], None, 6),
    ],
)
def test_who_sits_where(game: Game, who: list[Who], seats: int | None, sat: int) -> None:
    assert len(seating(game, game.rules(""), who, seats).who) == sat


@pytest.mark.parametrize(
    ("game", "who", "seats", "key"),
    [
        (CHIRASHI, ["A", "B"], 4, "error-simulate-players"),
        (GOSHOKU, ["A"], 3, "error-seats"),
        (GOSHOKU, ["A", "B", "C"], None, "error-seats"),
        (CHIRASHI, ["A"] * 11, None, "error-seats"),
    ],
)
def test_numbers_that_do_not_fit_are_refused(game: Game, who: list[Who], seats: int | None, key: str) -> None:
    with pytest.raises(BadInput) as refused:
        seating(game, game.rules(""), who, seats)
    assert refused.value.key == key
