"""The results of a league as a text that people keep: one game a line, `block,first,score,second`.

A score is the cards of both, `10-7`; `8*-8` for an equal game that the one with the star won by the V-goal; `wo` if the
second was not there, or is left empty because there was nobody to play, `-wo` if the first was not there; empty if it
is not played yet. Lines that begin with `#`, empty lines
and a first line `block,first,score,second` say nothing. A name with a comma stands in double quotes.
"""

from __future__ import annotations

import csv
import re
from collections.abc import Iterable, Iterator
from io import StringIO

from karuta.errors import BadInput
from karuta.games.goshoku.league import WALK_OVER, Game

HEAD = ("block", "first", "score", "second")
_SCORE = re.compile(r"([0-9]{1,2})(\*?)-([0-9]{1,2})(\*?)")
_CARDS = 20
_QUOTED, _LONGEST = 80, 1000


def parse(text: str) -> tuple[Game, ...]:
    """The games of such a text; `BadInput` quotes the line that can't be, and says what would be right."""
    games: list[Game] = []
    for number, line, cells in _lines(text):
        if len(cells) != len(HEAD):
            raise _bad(number, line, "cells", f"{','.join(HEAD)}: {len(cells)} of {len(HEAD)} are there")
        block, first, score, second = cells
        if not (block and first and (second or score == "wo")) or first == second:
            raise _bad(number, line, "names", "a game has a block and two different players")
        if any(game.block == block and {first, second} == set(game.players) for game in games):
            raise _bad(number, line, "again", f"{first} and {second} have met in block {block} already")
        games.append(_game(number, line, (block, first, second), score))
    return tuple(games)


def write(games: Iterable[Game]) -> str:
    """The text that `parse` takes back."""
    out = StringIO()
    rows = csv.writer(out, lineterminator="\n")
    rows.writerow(HEAD)
    rows.writerows((game.block, game.first, score_of(game), game.second) for game in games)
    return out.getvalue()


def score_of(game: Game) -> str:
    """A game's score in the words of the text."""
    if game.cards is None:
        return ""
    one, two = game.cards
    if not game.second:
        return "wo"
    if one == two:
        return f"{one}{'*' * (game.winner == 0)}-{two}{'*' * (game.winner == 1)}"
    return f"{one}-{two}"


def _lines(text: str) -> Iterator[tuple[int, str, list[str]]]:
    for number, line in enumerate(text.removeprefix("\ufeff").splitlines(), start=1):
        if len(line) > _LONGEST:
            raise _bad(number, line, "cells", f"a line has {_LONGEST} characters at most")
        cells = [cell.strip() for cell in next(csv.reader([line]), [])]
        if any(cells) and not line.lstrip().startswith("#") and tuple(cells) != HEAD:
            yield number, line, cells


def _game(number: int, line: str, who: tuple[str, str, str], score: str) -> Game:
    if not score:
        return Game(*who)
    if score in ("wo", "-wo"):
        winner = 0 if score == "wo" else 1
        return Game(*who, (WALK_OVER, 0) if winner == 0 else (0, WALK_OVER), winner)
    match = _SCORE.fullmatch(score)
    if match is None:
        raise _bad(number, line, "score", "a score is like 10-7, 8*-8, wo or -wo")
    one, two, stars = int(match[1]), int(match[3]), (match[2], match[4])
    if one + two > _CARDS:
        raise _bad(number, line, "total", f"{one} and {two} are more than {_CARDS} cards")
    if (one == two) != (stars.count("*") == 1) or stars == ("*", "*"):
        raise _bad(number, line, "goal", "an equal game has one star, at who won the V-goal, and no other has any")
    return Game(*who, (one, two), 0 if one > two or stars[0] else 1)


def _bad(number: int, line: str, fault: str, wanted: str) -> BadInput:
    quoted = line[:_QUOTED]
    return BadInput(
        f"line {number}: {quoted!r}: {wanted}", key="error-league-line", line=number, text=quoted, fault=fault
    )
