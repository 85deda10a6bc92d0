"""The table knows games by their shape: it hosts another one, in which all name a number at once, just as well."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec import Struct
from msgspec.structs import replace

from hall.table_stage import TableStage
from karuta.chance import Chance
from karuta.errors import IllegalMove, KarutaError
from karuta.games.game import TABLE, Actor, Outcome
from karuta.games.options import Options
from karuta.hall.commands import Come, GoOn, Make
from karuta.hall.pace import PaceName
from karuta.hall.table import TableHost
from karuta.hall.thinking import Mind


class Name(Struct, frozen=True, tag_field="move"):
    """A number from 1 to 3."""

    number: int


class Resign(Struct, frozen=True, tag_field="move"):
    """Give up."""


class Open(Struct, frozen=True, tag_field="move"):
    """The table lays the numbers open: the highest that nobody else named gets a point."""


class Opened(Struct, frozen=True, tag_field="event"):
    numbers: tuple[int, ...]


class Round(Struct, frozen=True):
    """The numbers named so far by seat (0: none yet), points, rounds played, and who gave up."""

    named: tuple[int, ...]
    points: tuple[int, ...]
    rounds: int = 0
    gone: int = -1


class Space:
    """The moves of one actor."""

    def __init__(self, state: Round, actor: Actor) -> None:
        self._state, self._actor = state, actor

    def check(self, move: Any) -> KarutaError | None:
        try:
            Numbers().apply(self._state, self._actor, move)
        except KarutaError as fault:
            return fault
        return None

    def sample(self, rng: Chance) -> Any:
        move = Open() if self._actor == TABLE else Name(1 + rng.below(3))
        return move if self.check(move) is None else None


class Numbers:
    """Three rounds of naming a number."""

    name: str = "numbers"
    options: Options = Options()
    seats: tuple[int, ...] = (2, 3)

    def rules(self, text: str) -> None:
        """There are none."""

    def new(self, rules: None, seed: str, seats: int) -> Round:
        return Round((0,) * seats, (0,) * seats)

    def actors(self, state: Round) -> tuple[int, ...]:
        return () if self.outcome(state) else tuple(seat for seat, n in enumerate(state.named) if not n)

    def legal(self, state: Round, actor: Actor) -> Space:
        return Space(state, actor)

    def apply(self, state: Round, actor: Actor, move: Any) -> tuple[Round, tuple[Any, ...]]:
        if self.outcome(state) is None:
            if isinstance(move, Resign) and actor != TABLE:
                return replace(state, gone=actor), ()
            if isinstance(move, Open) and actor == TABLE and not self.actors(state):
                return self._opened(state), (Opened(state.named),)
            if isinstance(move, Name) and actor != TABLE and not state.named[actor] and 1 <= move.number <= 3:
                return replace(state, named=_with(state.named, actor, move.number)), ()
        raise IllegalMove(f"{move} by {actor}", key="error-numbers")

    def _opened(self, state: Round) -> Round:
        alone = [number for number in state.named if state.named.count(number) == 1]
        points = state.points
        if alone:
            seat = state.named.index(max(alone))
            points = _with(points, seat, points[seat] + 1)
        return Round((0,) * len(points), points, state.rounds + 1)

    def view(self, state: Round, seat: int | None) -> tuple[Any, ...]:
        own = None if seat is None else state.named[seat]
        return seat, own, tuple(map(bool, state.named)), state.points, state.rounds

    def redrawn(self, state: Round, chance: Chance, seat: int | None) -> Round:
        return state

    def outcome(self, state: Round) -> Outcome | None:
        if state.gone >= 0:
            return Outcome(tuple(seat for seat in range(len(state.named)) if seat != state.gone), 0, "resigned")
        best = max(state.points)
        winners = tuple(seat for seat, points in enumerate(state.points) if points == best)
        return Outcome(winners, best, "rounds") if state.rounds == 3 else None

    def invariants(self, state: Round) -> None:
        """Anything goes."""

    def to_text(self, state: Round) -> str:
        return repr(state)

    def from_text(self, text: str) -> Round:
        raise NotImplementedError


class NumbersManners:
    """Numbers are opened after half a second; one may think again until then."""

    game: Any = Numbers()
    takes_back = True

    def seen(self, state: Round) -> int | None:
        return None if self.game.outcome(state) or any(state.named) else state.rounds

    def table_ms(self, state: Round, pace: PaceName) -> int:
        return 500

    def pause_ms(self, state: Round, last: tuple[Struct, ...], chance: Chance, pace: PaceName) -> int:
        return 1000 + chance.below(1000)

    def open(self, state: Round, move: Any) -> bool:
        return isinstance(move, Name) and any(state.named)

    def resignation(self) -> Resign:
        return Resign()

    def instead(self, view: Any) -> Name:
        return Name(0)


def _with(values: tuple[int, ...], at: int, value: int) -> tuple[int, ...]:
    return (*values[:at], value, *values[at + 1 :])


def _mind(numbers: dict[str, int]) -> Mind:
    return Mind(lambda who, seed, view: Name(numbers[who]), lambda seed, view: None)


def _stage(*seats: str | None, **given: Any) -> TableStage:
    host = TableHost(NumbersManners(), None, "numbers", seats, 0.0)
    return TableStage(host, _mind({"one": 1, "two": 2, "nought": 0}), **given)


def test_all_name_a_number_at_once_and_the_table_opens_them() -> None:
    stage = _stage(None, "one", "two")
    stage.ask(0, Come())
    assert stage.host.game.actors(stage.state) == (0, 1, 2)
    stage.wait(4000)
    assert stage.state.named == (0, 1, 2)
    assert stage.look().view == (0, 0, (False, True, True), (0, 0, 0), 0)
    stage.make(0, Name(3))
    stage.wait(500)
    assert stage.happened(Opened) == [Opened((3, 1, 2))]
    assert stage.state.points == (1, 0, 0)
    for _ in range(2):
        stage.wait(4000)
        stage.make(0, Name(2))
        stage.wait(500)
    assert stage.host.game.outcome(stage.state) == Outcome((1,), 2, "rounds")


def test_who_thinks_when_another_moves_thinks_again() -> None:
    stage = _stage(None, "one", thinks=False)
    stage.ask(0, Come())
    (first,) = stage.asked
    stage.make(0, Name(2))
    _, second = stage.asked
    assert (first.view[2], second.view[2]) == ((False, False), (True, False))
    stage.answer(first)
    stage.wait(5000)
    assert stage.state.named == (2, 0)
    stage.answer(second)
    assert stage.state.named == (2, 1)


@pytest.mark.parametrize("who", ["nought"])
def test_a_player_with_a_move_that_is_none_names_something(who: str) -> None:
    stage = _stage(None, who)
    stage.ask(0, Come())
    stage.wait(2000)
    assert stage.state.named[1] in (1, 2, 3)


def test_a_number_that_is_not_open_yet_may_be_taken_back_between_people() -> None:
    stage = _stage(None, None)
    for seat in (0, 1):
        stage.ask(seat, Come())
    stage.make(1, Name(2))
    stage.make(0, Name(1))
    stage.back(0)
    assert stage.state.named == (0, 2)
    stage.ask(0, Make("again", Name(3)))
    stage.ask(0, GoOn(0))
    stage.wait(500)
    assert stage.state.points == (1, 0)
