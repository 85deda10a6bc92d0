from __future__ import annotations

from hashlib import sha256
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from games.koikoi.test_record import played as koikoi_played
from games.koikoi.test_record import text_of as koikoi_text
from games.kyogi.positions import position
from games.kyogi.test_record import text_of
from karuta.cli import main
from karuta.games.kyogi.record import record_of, write
from karuta.words import languages, say

SEED = "a seed that nobody knew"
PRINT = sha256(SEED.encode()).hexdigest()


def run(*arguments: str, language: str = "en") -> Result:
    return CliRunner().invoke(main, ["--language", language, "pledge", *arguments])


@pytest.fixture
def file(tmp_path: Path) -> str:
    record = tmp_path / "match.txt"
    record.write_text(text_of("format=starter", SEED), encoding="utf-8")
    return str(record)


@pytest.mark.parametrize("language", languages())
def test_the_seed_of_a_record_is_held_against_what_was_promised(file: str, language: str) -> None:
    assert run(file).output == PRINT + "\n"
    kept = run(file, PRINT.upper(), language=language)
    assert (kept.exit_code, kept.output) == (0, f"{PRINT}\n{say(language, 'pledge-kept')}\n")
    broken = run(file, "0" * 64, language=language)
    assert broken.exit_code != 0
    assert PRINT in broken.output
    assert "0" * 64 in broken.output
    assert say(language, "pledge-kept") not in broken.output


def test_another_seed_under_the_same_match_is_found_by_playing_it_again(file: str) -> None:
    text = Path(file).read_text(encoding="utf-8")
    Path(file).write_text(text.replace(SEED, "another seed"), encoding="utf-8")
    assert run(file).exit_code != 0


def test_cards_have_a_seed_too(tmp_path: Path) -> None:
    record = tmp_path / "cards.txt"
    record.write_text(koikoi_text(koikoi_played("rounds=1", "54")), encoding="utf-8")
    assert run(str(record)).output == sha256(b"54").hexdigest() + "\n"


def test_a_match_from_a_position_was_dealt_by_no_seed(tmp_path: Path) -> None:
    record = tmp_path / "match.txt"
    record.write_text(write(record_of(position((3, 2), "B"), ("A", "B"), [])), encoding="utf-8")
    result = run(str(record))
    assert result.exit_code != 0
    assert "began from a position" in result.output
