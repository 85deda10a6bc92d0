"""Counts whose cards become in hana-awase, and writes `players/hanaawase/shares.json`.

    python tools/hanaawase_shares.py [ROUNDS]

`hard` plays itself, now and then carelessly, first with the shares of greedy play, then with what that gave, and once
more; the last count ships. The same number of rounds gives the same file.
"""

from __future__ import annotations

import re
import sys
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import msgspec

from karuta.games.flowers.moves import Deal, Draw, Pick, Play
from karuta.games.game import TABLE
from karuta.games.hanaawase import match
from karuta.games.hanaawase.rules import rules_of
from karuta.games.hanaawase.state import State, View
from karuta.players.dice import Dice
from karuta.players.hanaawase import shares
from karuta.players.hanaawase.choices import choices
from karuta.players.hanaawase.counting import hard
from karuta.players.hanaawase.heuristic import greedy, outcome, unseen

CARELESS = 0.1
"""How often any card is played, so that all positions come up."""
STEADY = 5
"""A share is drawn to 0 as if so many more cards had gone to nobody."""
ROUNDS = 12_000
GENERATIONS = 3
Place = tuple[str, int]


def moments(seats: int, seed: str, first: bool) -> Iterator[tuple[Place, float]]:
    """Each card that was not captured yet, at each turn of one round: where its share stands, and whose it became."""
    state, dice = match.new(rules_of("rounds=1"), seed, seats), Dice(seed)
    noted: list[tuple[int, str, int, int]] = []
    while not state.why:
        if state.phase in ("deal", "draw"):
            state, _ = match.apply(state, TABLE, Deal() if state.phase == "deal" else Draw())
            continue
        view, seat = match.view(state, state.turn), state.turn
        move = _choose(view, dice, first)
        if isinstance(move, Play):
            after = outcome(move, view)
            for month in shares.months(after.table, after.hand, unseen(view)):
                noted += [(seat, key, place, card) for key, place, card in shares.split(month, len(after.hand))]
        state, _ = match.apply(state, seat, move)
    owners = _owners(state)
    for seat, key, place, card in noted:
        owner = owners.get(card)
        yield (key, place), 0.0 if owner is None else 1.0 if owner == seat else -1 / (seats - 1)


def _choose(view: View, dice: Dice, first: bool) -> Play | Pick:
    moves = choices(view)
    if dice.happens(CARELESS):
        return moves[dice.below(len(moves))]
    return greedy(moves, view) if first else hard(moves, view)


def _owners(state: State) -> dict[int, int]:
    return {card: seat for seat, pile in enumerate(state.piles) for card in pile}


def count(seats: int, rounds: int, generation: int) -> dict[str, tuple[float, ...]]:
    """The shares of one generation."""
    sums: dict[Place, float] = defaultdict(float)
    times: dict[Place, int] = defaultdict(int)
    for number in range(rounds):
        for place, won in moments(seats, f"shares {seats} {generation} {number}", generation == 0):
            sums[place] += won
            times[place] += 1
    keys = sorted({key for key, _ in times})
    return {
        key: tuple(round(sums[key, at] / (times[key, at] + STEADY), 3) if times[key, at] else 0.0 for at in range(6))
        for key in keys
    }


def _text(command: str, counted: dict[int, dict[str, tuple[float, ...]]]) -> str:
    """The file, one key a line."""
    text = msgspec.json.format(msgspec.json.encode(shares.Counted(command, counted)), indent=1).decode()
    return re.sub(r"\[[^]]*\]", lambda row: " ".join(row[0].split()).replace("[ ", "[").replace(" ]", "]"), text) + "\n"


def main(rounds: int) -> None:
    """All generations, for two and three players; each is written, for the next one plays by it."""
    target = Path(str(shares.__file__)).with_name(shares.FILE)
    command = f"python tools/hanaawase_shares.py {rounds}"
    for generation in range(GENERATIONS):
        counted = {seats: count(seats, rounds, generation) for seats in match.SEATS}
        target.write_text(_text(command, counted), encoding="utf-8")
        shares.shares.cache_clear()


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else ROUNDS)
