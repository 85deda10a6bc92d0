from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from karuta.errors import BrokenInvariant
from karuta.games.chirashi.game import CHIRASHI
from karuta.games.genpei.game import GENPEI
from karuta.games.goshoku.game import GOSHOKU
from karuta.games.kyogi.game import KYOGI
from karuta.games.readings import ReadGame
from karuta.games.relay.game import RELAY
from karuta.games.sakasama.game import SAKASAMA
from karuta.games.shimo.game import SHIMO
from karuta.mat.stroke import Stroke
from karuta.players.arena import Played, play
from karuta.players.balance import player_of, seating
from karuta.players.ear import Mora
from karuta.players.levels import Level
from karuta.players.reaction import FLOOR_S

Game = ReadGame[Any, Any, Any, Any]
GAMES: dict[str, tuple[Game, str, tuple[Level, ...]]] = {
    "kyogi": (KYOGI, "format=third", ("A", "D")),
    "chirashi": (CHIRASHI, "deck=third", ("A", "C", "E")),
    "sakasama": (SAKASAMA, "deck=third,foul=skip_turn", ("A", "C", "E", "E")),
    "goshoku": (GOSHOKU, "foul=return_per_card", ("C", "E")),
    "genpei": (GENPEI, "set=A,dead=6,rows=2,reading=kyogi,net_sends=off", ("A", "C", "E", "C", "A")),
    "relay": (RELAY, "set=B,swap_every=10,foul_scope=any_wrong_card", ("A", "A", "C", "C")),
    "shimo": (SHIMO, "set=C,untaken=flows", ("A", "C", "E", "C", "A", "E")),
}
"""One game of each kind: its rules, and who plays."""


class Watched:
    """A player whose strokes are looked at as they come: it is given views of its game and morae, and nothing else."""

    def __init__(self, player: Any, kind: type) -> None:
        self.player, self.kind = player, kind
        self.answered = 0

    def wants(self, view: Any) -> Sequence[Any]:
        assert type(view) is self.kind
        return self.player.wants(view)  # type: ignore[no-any-return]

    def begin(self, view: Any) -> None:
        assert type(view) is self.kind
        self.player.begin(view)

    def hear(self, mora: Mora) -> tuple[Stroke, ...] | None:
        made: tuple[Stroke, ...] | None = self.player.hear(mora)
        for stroke in made or ():
            assert stroke.samples[0].t >= 10 * mora.start_ms + 10_000 * FLOOR_S - 1
            self.answered += 1
        return made


def watched(name: str, seed: str) -> tuple[Played, list[Watched]]:
    game, text, who = GAMES[name]
    rules = game.rules(text)
    kind = type(game.view(game.new(rules, seed, len(who)), 0))
    sat = seating(game, rules, who)
    players = [Watched(player_of(game, sat, one, f"{seed}/{seat}", seat=seat), kind) for seat, one in enumerate(who)]
    return play(game, rules, seed, players), players


@pytest.mark.parametrize("name", GAMES)
def test_a_game_is_played_to_its_end_by_moves_that_the_rules_allow(name: str) -> None:
    """What the rules refuse would end it at once; nothing is touched before it is heard."""
    played, players = watched(name, "s")
    game = GAMES[name][0]
    assert game.outcome(played.state) == played.outcome
    game.invariants(played.state)
    assert [ruling.number for ruling in played.rulings] == list(range(1, len(played.rulings) + 1))
    assert all(player.answered for player in players)


@pytest.mark.parametrize("name", GAMES)
def test_the_seed_fixes_a_game(name: str) -> None:
    once, again, other = (watched(name, seed)[0] for seed in ("s", "s", "t"))
    assert once == again
    assert once.rulings != other.rulings


@pytest.mark.parametrize("name", ["chirashi", "sakasama"])
def test_cards_are_found_in_both_verses(name: str) -> None:
    """Some at the deciding mora, and what nobody knows where it lies, or knows at all, later on."""
    played, _ = watched(name, "s")
    times = [ruling.time for ruling in played.rulings if ruling.time is not None]
    assert len(times) >= len(played.rulings) - 2
    assert min(times) < 20_000


def test_who_never_acts_holds_the_game_up() -> None:
    class Idle:
        def wants(self, view: Any) -> Sequence[Any]:
            return ()

        def begin(self, view: Any) -> None: ...

        def hear(self, mora: Mora) -> tuple[Stroke, ...]:
            return ()

    with pytest.raises(BrokenInvariant, match="nobody acts"):
        play(GOSHOKU, GOSHOKU.rules(""), "s", [Idle(), Idle()])
