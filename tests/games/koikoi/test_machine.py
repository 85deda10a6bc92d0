"""Whole matches by any moves whatever: cards, table, scores and texts hold together in every state."""

from __future__ import annotations

from random import Random

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from games.koikoi import reference
from games.koikoi.house_rules import any_rules
from karuta.games.game import TABLE, Actor
from karuta.games.koikoi import match
from karuta.games.koikoi.events import Called, Discarded, Drawn, Ended, Event, Made, Picked, RoundEnded
from karuta.games.koikoi.moves import Deal, Draw, KoiKoi, Move, Pick, Play, Resign, Stop
from karuta.games.koikoi.presets import PRESETS, preset
from karuta.games.koikoi.space import Space
from karuta.games.koikoi.state import State
from karuta.hanafuda.deck import DECK


class Match(RuleBasedStateMachine):
    state: State
    events: tuple[Event, ...] = ()

    @initialize(preset_name=st.sampled_from([*PRESETS, "any", "any teams"]), seed=st.integers(0, 9999))
    def sit_down(self, preset_name: str, seed: int) -> None:
        if preset_name in PRESETS:
            rules = preset(preset_name)
        else:
            rules = any_rules(Random(seed), teams=preset_name == "any teams", rounds=4)
        self.state = match.new(rules, str(seed))
        self.taken = [0, 0]

    def go(self, actor: Actor, move: Move) -> None:
        before = self.state
        self.state, self.events = match.apply(before, actor, move)
        for event in self.events:
            if isinstance(event, Discarded | Drawn | Picked) and event.taken:
                self.taken[event.seat % 2] += 1 + len(event.taken)
            if isinstance(event, Made):
                assert event.points == sum(one.points for one in event.yaku) > event.before
                assert event.fresh

    @precondition(lambda self: self.state.phase != "over")
    @rule(choice=st.integers(0, 1 << 16))
    def any_legal_move(self, choice: int) -> None:
        seats = match.actors(self.state)
        actor: Actor = seats[0] if seats else TABLE
        moves = Space(self.state, actor).moves()
        assert moves
        if isinstance(moves[0], Deal):
            self.taken = [0, 0]
        self.go(actor, moves[choice % len(moves)])

    @precondition(lambda self: self.state.phase != "over")
    @rule(choices=st.lists(st.integers(0, 1 << 16), min_size=10, max_size=60))
    def many_legal_moves(self, choices: list[int]) -> None:
        for choice in choices:
            if self.state.phase != "over":
                self.any_legal_move(choice)
                self.it_holds_together()

    @precondition(lambda self: self.state.phase == "decide")
    @rule()
    def go_on(self) -> None:
        self.go(self.state.turn, KoiKoi())
        assert any(isinstance(event, Called) for event in self.events)

    @rule(
        actor=st.sampled_from([0, 1, 2, 3, TABLE]),
        kind=st.sampled_from([Play, Pick, Stop, KoiKoi, Deal, Draw]),
        card=st.integers(0, 47),
        take=st.none() | st.integers(0, 47),
    )
    def any_move_at_all(self, actor: Actor, kind: type, card: int, take: int | None) -> None:
        move: Move = kind(card, take) if kind is Play else kind(card) if kind is Pick else kind()
        legal = move in Space(self.state, actor).moves()
        assert (match.refusal(self.state, actor, move) is None) == legal
        if legal:
            if kind is Deal:
                self.taken = [0, 0]
            self.go(actor, move)

    @precondition(lambda self: self.state.phase != "over")
    @rule(seat=st.integers(0, 1), sure=st.integers(0, 9))
    def resign(self, seat: int, sure: int) -> None:
        if sure == 0:
            self.go(seat, Resign())
            assert self.state.winner == 1 - seat

    @invariant()
    def it_holds_together(self) -> None:
        state = self.state
        match.invariants(state)
        if state.round:
            drawn = [state.drawn] if state.drawn >= 0 else []
            everything = [
                *state.table,
                *state.stock,
                *drawn,
                *(c for part in (*state.hands, *state.piles) for c in part),
            ]
            assert sorted(everything) == list(range(48))
            assert [len(pile) for pile in state.piles] == self.taken
        months = [card // 4 for card in state.table]
        dealt = state.rules.table_four == "dealer" and state.phase in ("deal", "over")
        if state.rules.table_four != "play" and not dealt:
            assert all(months.count(month) < 4 for month in months)

    @invariant()
    def scores_are_the_sum_of_the_results(self) -> None:
        state = self.state
        for side in (0, 1):
            gains = sum(result.gains[side] for result in state.results)
            assert state.scores[side] == state.rules.start_points + gains
        if state.rules.payment:
            assert sum(state.scores) == 2 * state.rules.start_points
        for event in self.events:
            if isinstance(event, RoundEnded):
                self.check_result(event)
            if isinstance(event, Ended):
                better = (state.scores[1] > state.scores[0]) - (state.scores[0] > state.scores[1])
                assert event.why == "resigned" or event.winner == {-1: 0, 0: None, 1: 1}[better]

    def check_result(self, event: RoundEnded) -> None:
        """A stop counts what the other scorer says of the pile."""
        state, result = self.state, event.result
        if result.score is None or result.side is None:
            return
        pile = frozenset(DECK[card].token for card in state.piles[result.side])
        calls = state.calls[result.side]
        expected = reference.yaku(pile, state.rules, result.round, calls)
        assert {one.name: one.points for one in result.score.yaku} == expected
        counted = (state.counted[result.side], state.counted[1 - result.side])
        total = reference.total(sum(expected.values()), state.rules, calls, *counted)
        assert result.gains[result.side] == result.score.total == total

    @invariant()
    def it_survives_its_text(self) -> None:
        assert match.from_text(match.to_text(self.state)) == self.state

    @invariant()
    def who_is_waited_for_can_move(self) -> None:
        for seat in match.actors(self.state):
            assert Space(self.state, seat).moves()
        assert (match.outcome(self.state) is None) == (self.state.phase != "over")


TestMatch = Match.TestCase
TestMatch.settings = settings(max_examples=60, stateful_step_count=30, deadline=None)
