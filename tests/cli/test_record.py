from __future__ import annotations

from functools import cache
from itertools import count
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from games.koikoi.test_record import NAMES
from games.koikoi.test_record import played as koikoi_played
from games.koikoi.test_record import text_of as koikoi_text
from games.kyogi.positions import judged, opened, position, taps
from games.kyogi.test_record import played, text_of
from karuta.cli import main
from karuta.games.conformance import random_play
from karuta.games.game import TABLE
from karuta.games.koikoi import moves as koikoi_moves
from karuta.games.kyogi import moves
from karuta.games.kyogi.record import record_of, write
from karuta.games.kyogi.space import even_reading
from karuta.games.moves import Resign
from karuta.games.notations import NOTATIONS
from karuta.games.registry import GAMES
from karuta.hanafuda.deck import DECK
from karuta.words import languages, say


def run(file: Path, language: str = "en") -> Result:
    return CliRunner().invoke(main, ["--language", language, "record", str(file)])


@pytest.mark.parametrize("language", languages())
def test_a_match_is_checked_and_shown(tmp_path: Path, language: str) -> None:
    file = tmp_path / "match.txt"
    file.write_text(text_of("format=starter", "1"), encoding="utf-8")
    result = run(file, language)
    assert result.exit_code == 0
    lines = result.output.splitlines()
    last = played("format=starter", "1")[-1].after
    assert "Aoi" in lines[0]
    assert len(lines) == last.readings + 2
    assert ("Aoi", "Ren")[last.winner or 0] in lines[-1]


def test_delays_count_from_the_end_of_the_deciding_sound(tmp_path: Path) -> None:
    state = position((3, 2), "B")
    strokes = {0: taps(opened(state), "t", 5000)}
    text = write(
        record_of(state, ("A", "B"), [(TABLE, moves.Read(even_reading(state))), (TABLE, moves.Touches(strokes))])
    )
    (tmp_path / "match.txt").write_text(text, encoding="utf-8")
    lines = run(tmp_path / "match.txt").output.splitlines()
    ruled = judged(state, "t", "N").last
    assert ruled is not None
    assert f"\tA\t500\t{500 - ruled.mora_end:+d}\t" in lines[1]
    assert lines[-1] == "The match was not finished."


@pytest.mark.parametrize("language", languages())
def test_a_damaged_record_is_refused_in_the_user_s_language(tmp_path: Path, language: str) -> None:
    file = tmp_path / "match.txt"
    whole = text_of("format=starter", "1")
    for old, new in (("fouls=0-0", "fouls=1-0"), ("A bow", "A hai"), ("Game", "Gamę"), ("seed", "seed")):
        file.write_text(whole.replace(old, new, 1), encoding="utf-8")
        result = run(file, language)
        assert result.exit_code == (2 if old != new else 0)


def test_the_reason_of_a_refused_move_is_told_too(tmp_path: Path) -> None:
    file = tmp_path / "match.txt"
    file.write_text(text_of("format=starter", "1").replace("A bow", "A hai", 1), encoding="utf-8")
    result = run(file, "fr")
    assert "Aucun déplacement n’attend votre hai." in result.output


def test_a_terminal_gets_a_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "match.txt"
    file.write_text(text_of("format=starter", "1"), encoding="utf-8")
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setenv("COLUMNS", "200")
    result = run(file)
    assert result.exit_code == 0
    assert "From the deciding sound" in result.output


def test_files_that_can_t_be_read(tmp_path: Path) -> None:
    assert run(tmp_path / "none").exit_code == 2
    (tmp_path / "bytes").write_bytes(b"\xff\xfe\x00")
    result = run(tmp_path / "bytes")
    assert result.exit_code == 2
    assert "can’t be read as text" in result.output


@pytest.mark.parametrize("rules", ["short", "steam,rounds=4,teams=on", "nintendo"])
@pytest.mark.parametrize("language", languages())
def test_a_match_of_koi_koi_is_shown_turn_by_turn(tmp_path: Path, rules: str, language: str) -> None:
    turns = koikoi_played(rules, "11")
    file = tmp_path / "match.txt"
    file.write_text(koikoi_text(turns), encoding="utf-8")
    result = run(file, language)
    assert result.exit_code == 0
    lines = result.output.splitlines()
    last = turns[-1].after
    assert all(name in lines[0] for name in NAMES[: last.rules.seats])
    rows = [line.split("\t") for line in lines[1:-1]]
    assert {len(row) for row in rows} == {10}
    plays = [turn for turn in turns if isinstance(turn.move, koikoi_moves.Play)]
    assert [row[3] for row in rows if row[1]] == [DECK[turn.move.card].token for turn in plays]
    scores = [tuple(map(int, row[9].split(" : "))) for row in rows if row[9]]
    assert scores == [result.scores for result in last.results]
    assert sum(row[8] == "koi-koi" for row in rows) == sum(isinstance(turn.move, koikoi_moves.KoiKoi) for turn in turns)
    assert NAMES[last.winner or 0] in lines[-1]


def test_a_match_of_koi_koi_that_was_given_up_or_not_finished(tmp_path: Path) -> None:
    file = tmp_path / "match.txt"
    turns = koikoi_played("short", "1", (1, 20))
    file.write_text(koikoi_text(turns), encoding="utf-8")
    lines = run(file).output.splitlines()
    assert lines[-1] == "Won by Ann (A): the other side gave up."
    assert "gives up" in lines[-2]
    file.write_text(koikoi_text(turns[:-1]), encoding="utf-8")
    assert run(file).output.splitlines()[-1] == "The match was not finished."


def test_a_special_deal_is_a_row_of_its_own(tmp_path: Path) -> None:
    file = tmp_path / "match.txt"
    turns = koikoi_played("rounds=12", "11")
    special = next(result for result in turns[-1].after.results if result.special)
    file.write_text(koikoi_text(turns), encoding="utf-8")
    rows = [line.split("\t") for line in run(file).output.splitlines()[1:-1]]
    row = next(row for row in rows if row[1] == "")
    assert row[0] == str(special.round)
    assert row[8] in ("teshi (four of one month in a hand)", "kuttsuki (four pairs in a hand)")


def test_a_damaged_match_of_koi_koi_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "match.txt"
    file.write_text(koikoi_text(koikoi_played("short", "1")).replace(" dealer B", " dealer A", 1), encoding="utf-8")
    result = run(file, "fr")
    assert result.exit_code == 2
    assert "round 1 dealer B" in result.output


SHORT = {
    "kyogi": "format=starter",
    "koikoi": "short,rounds=1",
    "chirashi": "deck=starter,foul=return_per_card",
    "sakasama": "deck=starter",
    "genpei": "per_side=6",
    "relay": "per_side=6,swap_every=2",
    "goshoku": "",
    "shimo": "per_side=9",
}
SEATS = {"chirashi": 3, "sakasama": 2, "genpei": 3, "relay": 4}


@pytest.mark.parametrize("name", NOTATIONS)
@pytest.mark.parametrize("language", languages())
def test_the_record_of_any_game_is_shown(tmp_path: Path, name: str, language: str) -> None:
    game, file = GAMES[name], tmp_path / "match.txt"
    file.write_text(_by_chance(name), encoding="utf-8")
    result = run(file, language)
    assert result.exit_code == 0, result.output
    lines = result.output.splitlines()
    assert "Number 0" in lines[0]
    assert f"Number {SEATS.get(name, game.seats[0]) - 1}" in lines[0]
    assert len({line.count("\t") for line in lines[1:-1]}) == 1
    assert len(lines) > 3
    assert "\t" not in lines[-1]
    assert lines[-1] != say(language, "record-unfinished")


@cache
def _by_chance(name: str) -> str:
    """The record of a game played by chance; nobody gives up."""
    game, seats = GAMES[name], SEATS.get(name, GAMES[name].seats[0])
    rules = game.rules(SHORT.get(name, ""))
    played = (list(random_play(game, rules, f"shown {seed}", seats=seats)) for seed in count())
    turns = next(turns for turns in played if not any(isinstance(turn.move, Resign) for turn in turns))
    steps = [(turn.actor, turn.move) for turn in turns]
    names = tuple(f"Number {seat}" for seat in range(seats))
    return NOTATIONS[name].text(NOTATIONS[name].record_of(turns[0].before, names, steps))


def test_cards_on_a_cloth_are_told_reading_by_reading(tmp_path: Path) -> None:
    file = tmp_path / "match.txt"
    file.write_text(_by_chance("chirashi"), encoding="utf-8")
    rows = [line.split("\t") for line in run(file).output.splitlines()[1:-1]]
    assert [row[0] for row in rows] == [str(number) for number in range(1, 8)]
    assert all(row[2] in ("-", "A", "B", "C") for row in rows)
    assert all((row[3] == "") == (row[2] == "-") for row in rows)
    assert all(sum(map(int, row[7].split("-"))) <= 7 for row in rows)
