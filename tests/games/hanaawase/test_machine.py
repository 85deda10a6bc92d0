"""Whole matches by any moves whatever: no card is lost, scores are what was captured, and the match ends."""

from __future__ import annotations

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from karuta.games.flowers.moves import Deal, Draw, Pick, Play
from karuta.games.game import TABLE, Actor
from karuta.games.hanaawase import match
from karuta.games.hanaawase.counting import par, points
from karuta.games.hanaawase.events import Counted, Discarded, Drawn, Event, Finish, Picked
from karuta.games.hanaawase.moves import Move, Resign
from karuta.games.hanaawase.rules import OPTIONS, Rules, rules_from
from karuta.games.hanaawase.state import State
from karuta.games.turntaking import refused

CHOICES = st.fixed_dictionaries(
    {
        option.name: st.sampled_from(option.choices) if option.kind == "choice" else st.booleans()
        for option in OPTIONS
        if option.kind != "number"
    }
)
RULES = st.builds(lambda given, rounds: rules_from({**given, "rounds": rounds}), CHOICES, st.integers(1, 3))


class Match(RuleBasedStateMachine):
    state: State
    events: tuple[Event, ...] = ()

    @initialize(rules=RULES, seats=st.sampled_from(match.SEATS), seed=st.integers(0, 999))
    def sit_down(self, rules: Rules, seats: int, seed: int) -> None:
        self.state = match.new(rules, str(seed), seats)
        self.captured = [0] * seats

    @precondition(lambda self: not self.state.why)
    @rule(choices=st.lists(st.integers(0, 1 << 16), min_size=1, max_size=60))
    def goes_on(self, choices: list[int]) -> None:
        for choice in choices:
            if not self.state.why:
                seats = match.actors(self.state)
                actor: Actor = seats[0] if seats else TABLE
                moves = match.legal(self.state, actor).moves()
                self.go(actor, moves[choice % len(moves)])

    @rule(
        actor=st.sampled_from([0, 1, 2, TABLE]),
        kind=st.sampled_from([Play, Pick, Deal, Draw]),
        card=st.integers(0, 47),
        take=st.none() | st.integers(0, 47),
    )
    def any_move_at_all(self, actor: Actor, kind: type, card: int, take: int | None) -> None:
        move: Move = kind(card, take) if kind is Play else kind(card) if kind is Pick else kind()
        legal = move in match.legal(self.state, actor).moves()
        assert (refused(match.apply, self.state, actor, move) is None) == legal
        if legal:
            self.go(actor, move)

    @precondition(lambda self: not self.state.why)
    @rule(seat=st.integers(0, 1), sure=st.integers(0, 9))
    def resign(self, seat: int, sure: int) -> None:
        if not sure:
            self.go(seat, Resign())
            assert seat not in self.state.winners

    def go(self, actor: Actor, move: Move) -> None:
        if isinstance(move, Deal):
            self.captured = [0] * len(self.captured)
        self.state, self.events = match.apply(self.state, actor, move)
        match.invariants(self.state)
        for event in self.events:
            match event:
                case Discarded() | Drawn() | Picked() if event.taken:
                    self.captured[event.seat] += points((event.card, *event.taken))
                case Counted():
                    self.check(event)
                case Finish():
                    assert event is self.events[-1]

    def check(self, event: Counted) -> None:
        result, seats = event.result, len(self.captured)
        assert list(result.points) == self.captured
        yaku = [sum(one.points for one in held) for held in result.yaku]
        if self.state.rules.yaku == "off":
            assert yaku == [0] * seats
        # What the others pay adds up to nothing.
        bonus = sum(yaku) if self.state.rules.yaku == "added" else 0
        assert sum(result.gains) == sum(self.captured) - seats * par(seats) + bonus

    @invariant()
    def it_survives_its_text(self) -> None:
        assert match.from_text(match.to_text(self.state)) == self.state

    @invariant()
    def who_is_waited_for_can_move(self) -> None:
        for seat in match.actors(self.state):
            assert match.legal(self.state, seat).moves()
        assert (match.outcome(self.state) is None) == (not self.state.why)


TestMatch = Match.TestCase
TestMatch.settings = settings(max_examples=40, stateful_step_count=15, deadline=None)
