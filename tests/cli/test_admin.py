"""A house is looked after from the command line, also while it is served."""

from __future__ import annotations

import asyncio
import json
import re
import shutil
import sqlite3
from collections.abc import Callable, Coroutine
from contextlib import closing
from pathlib import Path
from time import time
from typing import Any

import pytest
from click.testing import CliRunner, Result
from msgspec.structs import replace

from hall.stage import Stage
from karuta.cli import main
from karuta.cli.admin import command
from karuta.hall.header import Header
from karuta.hall.results import Chair, Reaction
from karuta.hall.results import Result as Ended
from karuta.store import Store
from karuta.web.passwords import HASHER
from karuta.words import languages

Admin = Callable[..., Result]


@pytest.fixture
def data(tmp_path: Path) -> Path:
    return tmp_path / "house"


@pytest.fixture
def admin(data: Path) -> Admin:
    """Runs a command on the house of the test."""

    def run(*words: str, language: str = "en", code: int = 0) -> Result:
        result = CliRunner().invoke(main, ["--language", language, "admin", *words, "--data", str(data)])
        assert "Traceback" not in result.output
        assert result.exit_code == code, result.output
        return result

    return run


def _in(data: Path, work: Callable[[Store], Coroutine[Any, Any, Any]]) -> Any:
    """Does something in the house as a process that serves it."""

    async def done() -> Any:
        store = await Store.open(f"sqlite:///{data / 'house.db'}")
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(done())


def _password(told: Result) -> str:
    found = re.search(r"(?:\w{4}-){3}\w{4}", told.output)
    assert found is not None
    return found.group()


def test_an_account_is_made_and_gets_a_new_password(data: Path, admin: Admin) -> None:
    first = _password(admin("create", "Ono no Komachi"))
    account = _in(data, lambda store: store.people.by_name("ONO NO KOMACHI"))
    assert account.must_change
    assert HASHER.verify(account.password_hash, first)
    second = _password(admin("reset", "ono no komachi"))
    assert second != first
    again = _in(data, lambda store: store.people.by_name("Ono no Komachi"))
    assert again.epoch > account.epoch
    assert HASHER.verify(again.password_hash, second)


def test_who_is_kept_out_is_let_in_again(data: Path, admin: Admin) -> None:
    admin("create", "Fujiwara")
    for words, forever in (((), True), (("--days", "3", "--why", "a  foul\nhand"), False)):
        told = admin("ban", "Fujiwara", *words).output
        assert ("for good" in told) == forever
        account = _in(data, lambda store: store.people.by_name("Fujiwara"))
        assert account.banned(account.made_ms + 2 * 86_400_000)
        assert account.banned(account.made_ms + 400 * 86_400_000) == forever
    assert account.banned_why == "a foul hand"
    admin("unban", "Fujiwara")
    account = _in(data, lambda store: store.people.by_name("Fujiwara"))
    assert not account.banned(account.made_ms)


def test_while_the_house_is_served_people_are_looked_after(data: Path, admin: Admin) -> None:
    async def work(store: Store) -> None:
        for words in (("create", "Ise"), ("reset", "Ise"), ("ban", "Ise"), ("check",), ("backup", str(data / "b.gz"))):
            await asyncio.to_thread(admin, *words)
        account = await store.people.by_name("Ise")
        assert account is not None
        assert account.banned(account.made_ms)
        told = await asyncio.to_thread(lambda: admin("restore", str(data / "b.gz"), "--replace", code=1))
        assert "another process" in told.output

    _in(data, work)


def test_what_is_known_is_written_to_a_file(admin: Admin, tmp_path: Path) -> None:
    admin("create", "Sanuki")
    file = tmp_path / "sanuki.json"
    admin("export", "Sanuki", "--to", str(file))
    assert json.loads(file.read_text())["name"] == "Sanuki"
    assert json.loads(admin("export", "Sanuki").output) == json.loads(file.read_text())
    assert file.stat().st_mode & 0o077 == 0
    assert [path.name for path in tmp_path.iterdir() if path.is_file()] == ["sanuki.json"]


def test_a_house_is_copied_and_brought_back(data: Path, admin: Admin, tmp_path: Path) -> None:
    admin("create", "Ukon")
    for name in ("copy.gz", "copy.db"):
        admin("backup", str(tmp_path / name))
        admin("create", f"After {name[-2:]}")
        assert "already" in admin("restore", str(tmp_path / name), code=2).output
        admin("restore", str(tmp_path / name), "--replace")
        assert _in(data, lambda store: store.people.count()) == 1


_WRONG = (
    (("reset", "Nobody"), 2, "no such account: Nobody"),
    (("create", "x"), 2, "can’t be a name"),
    (("ban", "Kazan", "--days", "0"), 2, "--days"),
    (("export", "Kazan", "--to", "/nowhere/at/all.json"), 1, "No such file"),
    (("backup", "/nowhere/at/all.gz"), 1, "No such file"),
    (("restore", "/nowhere/at/all.gz"), 1, "No such file"),
    (("restore", __file__), 2, "no copy of a house"),
    (("check", "--match", "none"), 1, "no such match"),
    (("check", "--database", "mysql://x:secret@y"), 2, "“mysql” is no database"),
    (("forget",), 2, "forget"),
)


def test_what_cannot_be_is_told(admin: Admin) -> None:
    admin("create", "Kazan")
    for words, code, said in _WRONG:
        told = admin(*words, code=code).output
        assert said in told
        assert "secret" not in told


def test_the_house_is_that_which_is_served_from_here(
    data: Path, admin: Admin, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("KARUTA_DATABASE", f"sqlite:///{tmp_path / 'other.db'}")
    admin("create", "Izumi")
    assert (tmp_path / "other.db").exists()
    assert not data.exists()


def test_where_there_is_no_house_none_is_made(data: Path, admin: Admin) -> None:
    for words in (("reset", "Ise"), ("check",), ("suspicion",), ("backup", str(data) + ".gz")):
        assert "no house" in admin(*words, code=2).output
    assert not data.exists()


def _played(data: Path) -> Header:
    """A house with a match in it that goes on."""
    stage = Stage({"format": "quarter"}, opponents={}, seed="check")
    stage.opened()
    stage.open()
    stage.ask(0, stage.tap(0, stage.plan.reading.poem, 900))
    stage.ruled()
    assert stage.header is not None
    header = replace(stage.header, match="m1")

    async def work(store: Store) -> None:
        await store.log.open(header)
        await store.log.append("m1", stage.log)

    _in(data, work)
    return header


def test_rulings_are_worked_out_again(data: Path, admin: Admin) -> None:
    _played(data)
    assert "matches 1" in admin("check").output
    with closing(sqlite3.connect(data / "house.db")) as house, house:
        ((seq, fact),) = house.execute("SELECT seq, fact FROM entries WHERE fact LIKE '%\"ruling\":%'")
        house.execute("UPDATE entries SET fact = ? WHERE seq = ?", (fact.replace('"net":', '"net":1'), seq))
    told = admin("check", code=1).output
    assert f"entry {seq}" in told
    assert "the ruling that is kept differs" in told


_DAMAGE = (
    ("DELETE FROM entries WHERE seq = 3", "seq"),
    ("UPDATE entries SET fact = '{' WHERE seq = 3", "can’t be read"),
    ("UPDATE matches SET header = '[]'", "can’t be read"),
    ("UPDATE matches SET open = 0", "not packed"),
    ("INSERT INTO packs VALUES ('m1', 'x')", "but is packed"),
    ("INSERT INTO results VALUES ('m1', 'kyogi', '', 0, 1, '{}')", "result"),
    ("INSERT INTO packs VALUES ('m2', 'x')", "refers to nothing"),
)


def test_what_does_not_hang_together_is_found(data: Path, admin: Admin) -> None:
    _played(data)
    house, whole = data / "house.db", data / "whole.db"
    shutil.copy(house, whole)
    for damage, said in _DAMAGE:
        shutil.copy(whole, house)
        with closing(sqlite3.connect(house)) as file, file:
            file.execute(damage)
        assert said in admin("check", code=1).output


def test_figures_are_shown_to_a_moderator(data: Path, admin: Admin) -> None:
    admin("create", "Quick Hand")
    admin("create", "Slow Hand")
    kept = _played(data)

    def take(number: int, ms: int) -> Reaction:
        return Reaction(number, 500 + 10 * number + ms, ms, True, "mouse", 10, 0, 12)

    slow = [250 + 37 * number % 200 for number in range(40)]

    async def work(store: Store) -> None:
        for seat, (match, delays) in enumerate((("m2", [-40] * 40), ("m3", slow))):
            header = replace(kept, match=match)
            chair = Chair(0, "x", 1, f"a{seat + 1}", takes=40, reactions=tuple(map(take, range(40), delays)))
            now = 1_900_000_000_000
            await store.log.open(header)
            sides = ((0,), (1,))
            await store.log.settle(
                match,
                Ended(match, "kyogi", "", False, "played", 5, "won", (chair, Chair(1, "y", 2)), sides, now, now + seat),
            )

    _in(data, work)
    told = admin("suspicion").output
    assert "Quick Hand: matches 1, timed takes 40" in told
    assert "Slow" not in told
    own = admin("suspicion", "Slow Hand").output
    assert "Slow Hand: matches 1" in own
    assert "Quick" not in own


def test_logs_of_what_is_long_over_are_cleared_away_and_results_stay(data: Path, admin: Admin) -> None:
    header = _played(data)
    day_ms, now_ms = 86_400_000, round(time() * 1000)
    sides = ((0,), (1,))

    def ended(match: str, days: int) -> Ended:
        chairs = (Chair(0, "x", 1), Chair(1, "y", 2))
        return Ended(match, "kyogi", "", False, "played", 5, "won", chairs, sides, 0, now_ms - days * day_ms)

    async def work(store: Store) -> None:
        assert await store.leases.claim("m1")
        log = await store.log.after("m1", 0)
        for match, days in (("old", 40), ("new", 20), ("open", 40), ("no result", 40)):
            await store.log.open(replace(header, match=match))
            await store.log.append(match, log)
            if match != "no result":
                await store.log.settle(match, ended(match, days))
            if match != "open":
                await store.log.close(match)

    _in(data, work)
    assert "would be taken away: 1 (" in admin("tidy", "--older", "30", "--dry-run").output

    def logs() -> dict[str, int]:
        names = ("old", "new", "open", "no result")

        async def work(store: Store) -> list[int]:
            return [len(await store.log.after(match, 0)) for match in names]

        return dict(zip(names, _in(data, work), strict=True))

    before = logs()
    assert all(before.values())
    assert "taken away: 1 (" in admin("tidy", "--older", "30").output
    assert logs() == before | {"old": 0}
    assert "taken away: 0 (0.0 MB)" in admin("tidy", "--older", "30").output
    assert _in(data, lambda store: store.ratings.result("old")) == ended("old", 40)
    assert "matches 5" in admin("check").output


@pytest.mark.parametrize("language", languages())
def test_every_command_is_explained_in_every_language(language: str) -> None:
    told = CliRunner().invoke(main, ["--language", language, "admin", "--help"]).output
    assert all(name in told for name in command.commands)
    for name in command.commands:
        own = CliRunner().invoke(main, ["--language", language, "admin", name, "--help"]).output
        assert own not in told
        if language != "en":
            english = CliRunner().invoke(main, ["--language", "en", "admin", name, "--help"]).output
            assert english.splitlines()[2] != own.splitlines()[2]
