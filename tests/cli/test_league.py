from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from karuta.cli import main
from karuta.games.goshoku.results import parse, write
from karuta.words import languages


def run(file: Path, *words: str, language: str = "en") -> Result:
    result = CliRunner().invoke(main, ["--language", language, "league", str(file), *words])
    assert "Traceback" not in result.output
    return result


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "class.csv"


def test_a_league_from_the_names_to_the_tables(file: Path) -> None:
    file.write_text("\n".join(f"Pupil {number}" for number in range(7)) + "\n", encoding="utf-8")
    drawn = run(file, "--draw", "--seed", "5b").output
    assert drawn == run(file, "--draw", "--seed", "5b").output != run(file, "--draw", "--seed", "5c").output
    games = parse(drawn)
    assert len(games) == 6 + 3
    file.write_text(write([game._replace(cards=(10, 7), winner=0) for game in games[:-1]] + [games[-1]]), "utf-8")
    lines = run(file).output.splitlines()
    assert lines[0] == "Block A"
    assert lines[5] == "Block B"
    assert lines[1].split("\t")[0] == "1"
    assert lines[-1] == f"To be played: {games[-1].first} – {games[-1].second}"


def test_an_event_goes_on_to_the_final(file: Path) -> None:
    file.write_text("\n".join("abcdefghi"), encoding="utf-8")
    drawn = parse(run(file, "--draw", "--event").output)
    assert "To be played" in run_event(file, write(drawn))
    played = [
        game if game.winner is not None else game._replace(cards=(12, 5) if game.first < game.second else (5, 12))
        for game in drawn
    ]
    played = [game._replace(winner=int(game.cards == (5, 12))) for game in played]
    text = write(played)
    lines = run_event(file, text).splitlines()
    assert lines[0] == "All colours"
    assert [line.split("\t")[1] for line in lines[1:10]] == list("abcdefghi")
    assert lines[10:] == ["Quarter-finals", "a\t\th", "d\t\te", "b\t\tg", "c\t\tf"]
    text += "KO,h,wo,a\nKO,d,9-8,e\nKO,b,8*-8,g\nKO,c,10-7,f\n"
    assert run_event(file, text).splitlines()[10:] == [
        *("Quarter-finals", "a\t0-9\th", "d\t9-8\te", "b\t8*-8\tg", "c\t10-7\tf"),
        *("Semi-finals", "h\t\td", "b\t\tc"),
    ]


def run_event(file: Path, text: str) -> str:
    file.write_text(text, encoding="utf-8")
    return run(file, "--event").output


@pytest.mark.parametrize("language", languages())
def test_what_is_wrong_is_told_with_its_line(file: Path, language: str) -> None:
    file.write_text("A,Aoi,10-7,Ren\nA,Ren,ten,Mei\n", encoding="utf-8")
    result = run(file, language=language)
    assert result.exit_code == 2
    assert "A,Ren,ten,Mei" in result.stderr
    assert "2" in result.stderr
    gone = run(file.parent / "nothing.csv", language=language)
    assert (gone.exit_code, "nothing.csv" in gone.stderr) == (2, True)
    file.write_text("", encoding="utf-8")
    assert run(file, language=language).output.strip()
    assert run(file, "--event", language=language).exit_code == 0
    assert run(file, "--draw", language=language).exit_code == 2
