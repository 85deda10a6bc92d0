from __future__ import annotations

import pickle

import pytest
from msgspec.structs import replace

from karuta.chance import Chance
from karuta.errors import BadInput
from karuta.games.koikoi.game import KOIKOI
from karuta.games.koikoi.match import view
from karuta.games.koikoi.moves import KoiKoi, Play, SeatMove, Stop
from karuta.games.koikoi.presets import rules_of
from karuta.games.koikoi.view import View
from karuta.players.koikoi import rollouts
from karuta.players.koikoi.characters import CHARACTERS, LEVELS
from karuta.players.koikoi.choices import choices
from karuta.players.koikoi.levels import settling, stop_total
from karuta.players.koikoi.player import KoikoiPlayer, decide, player_of
from players.koikoi.decisions import mixed

PLAYERS = (*LEVELS, *(who.key for who in CHARACTERS))


@pytest.fixture(params=[False, True], ids=["readable", "compiled"])
def compiled(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> bool:
    """Players with the compiled engine and without it."""
    if request.param:
        rollouts.warm()
    else:
        monkeypatch.setattr(rollouts, "ready", lambda: False)
    return bool(request.param)


@pytest.mark.usefixtures("compiled")
def test_all_see_their_own_view_only_and_move_as_the_rules_allow() -> None:
    for state, seen in mixed(66, "views", every=13):
        redrawn = view(KOIKOI.redrawn(state, Chance("redrawn"), seen.seat), seen.seat)
        assert redrawn == seen
        for name in PLAYERS:
            move = player_of(name, "seed").choose(seen)
            assert move in choices(seen)
            assert player_of(name, "seed").choose(redrawn) == move == decide(name, "seed", seen)


def test_another_process_can_answer() -> None:
    for _, seen in mixed(22, "process", every=19):
        asked = pickle.loads(pickle.dumps((decide, "haru", "1", seen)))
        assert asked[0](*asked[1:]) == decide("haru", "1", seen)


def test_the_seed_is_all_the_chance_there_is() -> None:
    views = [seen for _, seen in mixed(66, "seeds", every=13)]

    def play(seed: str) -> list[SeatMove]:
        player = player_of("random", seed)
        return [player.choose(seen) for seen in views]

    assert play("1") == play("1")
    assert play("1") != play("2")


def test_a_beginner_is_careless_now_and_then() -> None:
    views = [seen for _, seen in mixed(300, "careless") if seen.phase == "play"]
    easy, greedy = player_of("easy", "1"), player_of("greedy", "1")
    off = sum(easy.choose(seen) != greedy.choose(seen) for seen in views)
    assert 0.08 < off / len(views) < 0.25


def test_who_is_not_on_turn_is_not_asked() -> None:
    state, seen = next(iter(mixed(1, "turn")))
    with pytest.raises(ValueError, match="nothing to choose"):
        KoikoiPlayer("greedy", "1").choose(view(state, 1 - seen.turn))
    with pytest.raises(BadInput, match="'nobody' is no player"):
        player_of("nobody", "1")


def deciding(text: str) -> View:
    """A decision in the last round, with points to make."""
    rules = rules_of(text)
    found = next(
        seen for _, seen in mixed(600, "deciding") if seen.phase == "decide" and seen.rules == rules_of("short")
    )
    return replace(found, rules=rules, round=rules.rounds)


def at_lead(seen: View, lead: int) -> View:
    assert seen.seat is not None
    mine = (lead, 0) if lead > 0 else (0, -lead)
    return replace(seen, scores=mine if seen.seat % 2 == 0 else mine[::-1])


@pytest.mark.usefixtures("compiled")
@pytest.mark.parametrize("name", ["normal", "hard", "chihiro", "akira"])
def test_no_win_of_the_last_round_that_loses_the_match(name: str) -> None:
    seen = deciding("short")
    total = stop_total(seen)
    player = player_of(name, "last")
    assert player.choose(at_lead(seen, -total - 1)) == KoiKoi()
    assert player.choose(at_lead(seen, -total + 1)) == Stop()
    assert player.choose(at_lead(seen, 30)) == Stop()


def test_a_target_a_lead_and_ruin_end_it_too() -> None:
    seen = deciding("short")
    total = stop_total(seen)
    reached = replace(at_lead(seen, 40), rules=rules_of(f"nintendo,target={40 + total}"), round=1)
    assert settling(reached) == Stop()
    assert settling(replace(reached, rules=rules_of(f"nintendo,target={41 + total}"))) is None
    assert settling(at_lead(replace(seen, round=1), -100)) is None
    ruined = replace(seen, rules=rules_of(f"bga-hard,ruin=on,start_points={total}"), round=1, scores=(total, total))
    assert settling(ruined) == Stop()
    ahead = replace(at_lead(seen, 10), rules=rules_of(f"nintendo,lead={10 + total}"), round=1)
    assert settling(ahead) == Stop()
    assert settling(replace(ahead, rules=rules_of(f"nintendo,lead={11 + total}"))) is None


def test_boldness_tells_two_of_a_level_apart() -> None:
    rollouts.warm()
    asked = [seen for _, seen in mixed(2200, "bold", every=3) if KoiKoi() in choices(seen)]
    for careful, bold in (("chihiro", "takeru"), ("shizuka", "akira")):
        calls = [sum(decide(name, "1", seen) == KoiKoi() for seen in asked) for name in (careful, bold)]
        assert calls[0] < calls[1]
        assert calls[0] > 0


def test_a_card_that_must_be_played_needs_no_thought() -> None:
    for _, seen in mixed(300, "only", every=5):
        if len(choices(seen)) == 1 and seen.phase == "play":
            assert isinstance(player_of("hard", "1").choose(seen), Play)
            return
    raise AssertionError("no such decision was met")
