from __future__ import annotations

import pickle

import pytest
from msgspec.structs import replace

from karuta.chance import Chance
from karuta.games.koikoi.game import KOIKOI
from karuta.games.koikoi.match import view
from karuta.games.koikoi.moves import KoiKoi, Play, Stop
from karuta.games.koikoi.presets import rules_of
from karuta.games.koikoi.view import View
from karuta.hanafuda.deck import NUMBERS, numbers
from karuta.players.koikoi import rollouts
from karuta.players.koikoi.advice import Advised, advice
from karuta.players.koikoi.choices import choices
from karuta.players.koikoi.levels import stop_total
from players.koikoi.decisions import decisions, mixed


@pytest.fixture(params=[False, True], ids=["readable", "compiled"])
def compiled(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> bool:
    if request.param:
        rollouts.warm()
    else:
        monkeypatch.setattr(rollouts, "ready", lambda: False)
    return bool(request.param)


@pytest.mark.usefixtures("compiled")
def test_every_move_has_its_points_from_the_view_alone() -> None:
    for state, seen in mixed(15, "advice", every=21)[::2]:
        told = advice(seen)
        assert tuple(one.move for one in told) == choices(seen)
        assert all(one.error >= 0 for one in told)
        redrawn = view(KOIKOI.redrawn(state, Chance("redrawn"), seen.seat), seen.seat)
        assert advice(redrawn) == told
        assert advice(view(state, (seen.turn + 1) % seen.rules.seats)) == ()


def with_hand(table: frozenset[int], hand: frozenset[int], mine: frozenset[int]) -> View:
    """Seat 0 plays, two turns before the end."""
    _, seen = next(iter(decisions(rules_of("nintendo"), "hand")))
    return replace(
        seen,
        seat=0,
        turn=0,
        dealer=0,
        hand=tuple(sorted(hand)),
        left=(len(hand), len(hand)),
        table=tuple(sorted(table)),
        opening=tuple(sorted(table)),
        piles=(tuple(sorted(mine)), ()),
        stock=2 * len(hand) + 8 - len(table),
        turns=(),
    )


@pytest.mark.usefixtures("compiled")
def test_the_card_that_makes_shiko_is_best() -> None:
    """Three brights are made and counted; the fourth lies there for one of the two cards in hand."""
    piles = numbers("crane", "01-plain-1", "curtain", "03-plain-1", "moon", "08-plain-1")
    seen = with_hand(numbers("phoenix", "04-ribbon"), numbers("12-plain-1", "07-plain-1"), piles)
    rest = [card for card in range(48) if card not in {*seen.hand, *seen.table, *piles}]
    seen = replace(seen, piles=(seen.piles[0], tuple(rest[: 48 - 4 - 6 - 2 - 4])), stock=4, held=(5, 0), calls=(1, 0))
    told = {one.move: one.points for one in advice(seen)}
    assert told[Play(NUMBERS["12-plain-1"])] == max(told.values())
    assert told[Play(NUMBERS["12-plain-1"])] > 7 > told[Play(NUMBERS["07-plain-1"])]


@pytest.mark.usefixtures("compiled")
def test_a_stop_has_no_error() -> None:
    met = 0
    for _, seen in mixed(200, "stop"):
        if KoiKoi() in choices(seen):
            told = advice(seen)
            assert told[0] == Advised(Stop(), stop_total(seen), 0)
            met += 1
            if met == 5:
                return


def test_another_process_can_answer() -> None:
    _, seen = next(iter(decisions(rules_of("nintendo"), "process")))
    asked = pickle.loads(pickle.dumps((advice, seen, "advice")))
    assert asked[0](*asked[1:]) == advice(seen)
