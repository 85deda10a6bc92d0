from __future__ import annotations

import numpy as np

from karuta.games.game import TABLE
from karuta.games.koikoi.counting import mask_of
from karuta.games.koikoi.fast import layout as at
from karuta.games.koikoi.fast.hidden import blank, from_state
from karuta.games.koikoi.fast.round import legal
from karuta.games.koikoi.match import apply, new
from karuta.games.koikoi.match import view as seen_by
from karuta.games.koikoi.moves import Deal, Draw
from karuta.games.koikoi.presets import rules_of
from karuta.games.koikoi.state import Played, State
from karuta.hanafuda.deck import NUMBERS, numbers
from karuta.players.koikoi.belief import LAID, NOTHING, PASSED, TAKEN, belief, factors_of
from karuta.players.koikoi.choices import choices
from karuta.players.koikoi.fast.rollout import note_play
from karuta.players.koikoi.heuristic import normal
from karuta.players.koikoi.position import Position, position, scale
from karuta.players.koikoi.weights import weights
from players.koikoi.decisions import VARIED


def played(card: str, *taken: str, table: frozenset[int], mine: frozenset[int] = frozenset()) -> dict[int, float]:
    """What a play tells, by card."""
    masks = [mask_of(cards) for cards in (table, mine)]
    seat = Position(rules_of("nintendo"), 1, 0, masks[0], masks[1], 0, -1, (0, 0), (0, 0), 0, 0)
    turn = Played(1, NUMBERS[card], tuple(NUMBERS[token] for token in taken))
    return dict(factors_of(turn, seat))


def test_who_takes_nothing_holds_none_of_what_lay_there() -> None:
    told = played("02-plain-1", table=numbers("crane", "boar"))
    assert {told[card] for card in numbers("01-ribbon", "07-plain-1")} == {NOTHING}
    assert {told[card] for card in numbers("warbler", "02-ribbon")} == {LAID}
    assert NUMBERS["moon"] not in told
    assert NUMBERS["crane"] not in told


def test_who_takes_little_hardly_holds_what_would_have_brought_more() -> None:
    table = numbers("moon", "02-plain-1", "05-plain-1")
    told = played("02-plain-2", "02-plain-1", table=table, mine=numbers("crane", "phoenix"))
    assert told[NUMBERS["08-plain-1"]] == PASSED[-1]
    assert told[NUMBERS["05-plain-2"]] > PASSED[-2]
    assert told[NUMBERS["02-ribbon"]] == TAKEN[-1]
    much = played("08-plain-1", "moon", table=table, mine=numbers("crane", "phoenix"))
    assert much[NUMBERS["02-ribbon"]] == PASSED[0]


def test_nothing_is_known_before_the_first_card() -> None:
    state, _ = apply(new(rules_of("nintendo"), "start"), TABLE, Deal())
    assert belief(seen_by(state, 0)) == ((1.0,) * 48, (1.0,) * 48)


def test_compiled_players_learn_the_same() -> None:
    for text in VARIED:
        rules = rules_of(f"{text},rounds=1")
        w, p = weights(rules), at.parameters(rules)
        actions, learnt = np.zeros(64, np.int64), np.ones((4, 48))
        state: State = new(rules, f"belief {text}")
        while state.phase != "over":
            if state.phase in ("deal", "draw"):
                if state.phase == "deal":
                    learnt[:] = 1.0
                state, _ = apply(state, TABLE, Deal() if state.phase == "deal" else Draw())
                continue
            view = seen_by(state, state.turn)
            moves = choices(view)
            move = normal(moves, position(view), w, 0.0)
            if state.phase == "play":
                known = np.array(belief(view))
                unseen = [card for card in range(48) if not any(card in cards for cards in (*view.piles, view.table))]
                assert np.allclose(known[:, unseen], learnt[: rules.seats][:, unseen])
                st, deck = blank()
                from_state(state, st, deck)
                count = legal(st, actions, p)
                action = actions[:count].tolist()[moves.index(move)]
                note_play(st, state.turn, action, learnt, p, np.array(w), np.array(scale(rules, state.round)))
            state, _ = apply(state, state.turn, move)
