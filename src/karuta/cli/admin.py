"""`karuta admin`: looks after a house: its people, copies of it, and whether all in it is as it should be."""

from __future__ import annotations

import json
import secrets
from datetime import UTC, datetime
from pathlib import Path
from time import time
from typing import TYPE_CHECKING, Any, Final

import click

from karuta.cli._admin_house import language_of, opened, run, url_of, where, write
from karuta.errors import BadInput, KarutaError
from karuta.words import say

if TYPE_CHECKING:
    from karuta.hall.results import Result
    from karuta.store.people import Account, People

_LETTERS: Final = "abcdefghijkmnpqrstuvwxyz23456789"
"""Of passwords that are read aloud: nothing that looks like something else."""
DAY_MS: Final = 86_400_000


class Damaged(KarutaError):
    """Something in the house is not as it should be."""


@click.group("admin")
def command() -> None:
    """Look after a house: people, copies, and whether all in it is as it should be."""


# ---------------------------------------------------------------- people


@command.command("create")
@click.argument("name")
@where
@click.pass_context
def create(ctx: click.Context, *, name: str, data: Path | None, database: str) -> None:
    """Make an account for NAME, with a password for the first time."""
    password = _password()

    async def work() -> None:
        async with opened(url_of(data, database), make=True) as house:
            people = _people(house)
            account = await people.create(name, _hashed(password))
            await people.change(account.id, must_change=True)
            click.echo(say(language_of(ctx), "admin-created", name=account.name, password=password))

    run(work)


@command.command("reset")
@click.argument("name")
@where
@click.pass_context
def reset(ctx: click.Context, *, name: str, data: Path | None, database: str) -> None:
    """Give the account of NAME a new password for once, and end its sessions."""
    password = _password()

    async def work() -> None:
        async with opened(url_of(data, database)) as house:
            people = _people(house)
            account = await _known(people, name)
            await people.change(account.id, password_hash=_hashed(password), must_change=True, epoch=True)
            click.echo(say(language_of(ctx), "admin-reset", name=account.name, password=password))

    run(work)


@command.command("ban")
@click.argument("name")
@click.option("--days", type=click.IntRange(1, 36_500), help="For how long; for good if it is not given.")
@click.option("--why", default="", help="What the person is told.")
@where
@click.pass_context
def ban(ctx: click.Context, *, name: str, days: int | None, why: str, data: Path | None, database: str) -> None:
    """Keep the account of NAME out of the house."""

    async def work() -> None:
        from karuta.store.people import FOR_GOOD_MS  # noqa: PLC0415  heavy

        until_ms = FOR_GOOD_MS if days is None else round(time() * 1000) + days * DAY_MS
        async with opened(url_of(data, database)) as house:
            people = _people(house)
            account = await _known(people, name)
            await people.ban(account.id, until_ms, " ".join(why.split())[:200] or None)
        until = datetime.fromtimestamp(until_ms / 1000, UTC).date().isoformat()
        key = "admin-banned-for-good" if days is None else "admin-banned"
        facts = {} if days is None else {"until": until}
        click.echo(say(language_of(ctx), key, name=account.name, **facts))

    run(work)


@command.command("unban")
@click.argument("name")
@where
@click.pass_context
def unban(ctx: click.Context, *, name: str, data: Path | None, database: str) -> None:
    """Let the account of NAME in again."""

    async def work() -> None:
        async with opened(url_of(data, database)) as house:
            people = _people(house)
            account = await _known(people, name)
            await people.ban(account.id, None)
        click.echo(say(language_of(ctx), "admin-unbanned", name=account.name))

    run(work)


@command.command("export")
@click.argument("name")
@click.option("--to", "target", type=click.Path(path_type=Path, dir_okay=False), help="File; else it is printed.")
@where
@click.pass_context
def export(ctx: click.Context, *, name: str, target: Path | None, data: Path | None, database: str) -> None:
    """All that is kept of the account of NAME, as JSON."""

    async def work() -> None:
        async with opened(url_of(data, database)) as house:
            people = _people(house)
            account = await _known(people, name)
            text = json.dumps(await people.export(account.id), ensure_ascii=False, indent=1) + "\n"
        if target is None:
            click.echo(text, nl=False)
            return
        write(target, text)
        click.echo(say(language_of(ctx), "admin-exported", name=account.name, file=str(target)))

    run(work)


def _password() -> str:
    return "-".join("".join(secrets.choice(_LETTERS) for _ in range(4)) for _ in range(4))


def _hashed(password: str) -> str:
    from karuta.web.passwords import HASHER  # noqa: PLC0415  heavy

    return HASHER.hash(password)


def _people(house: Any) -> People:
    from karuta.store.people import People  # noqa: PLC0415  heavy

    return People(house)


async def _known(people: People, name: str) -> Account:
    account = await people.by_name(name)
    if account is None:
        raise BadInput(f"{name[:40]!r}: there is no such account", key="error-account-none", given=name[:40])
    return account


# ---------------------------------------------------------------- copies


@command.command("backup")
@click.argument("file", type=click.Path(path_type=Path, dir_okay=False))
@where
@click.pass_context
def backup(ctx: click.Context, *, file: Path, data: Path | None, database: str) -> None:
    """Copy the house to FILE, while it goes on. A name that ends with .db makes a SQLite file, any other a dump."""

    async def work() -> None:
        from karuta.store.backup import backup as copied  # noqa: PLC0415  heavy

        rows = await copied(url_of(data, database), file)
        click.echo(say(language_of(ctx), "admin-copied", file=str(file), rows=rows))

    run(work)


@command.command("restore")
@click.argument("file", type=click.Path(path_type=Path, dir_okay=False))
@click.option("--replace", is_flag=True, help="Forget the people and matches that are there.")
@where
@click.pass_context
def restore(ctx: click.Context, *, file: Path, replace: bool, data: Path | None, database: str) -> None:
    """Make the house what FILE, a copy of one, is. Its processes must not run."""

    async def work() -> None:
        from karuta.store.backup import restore as brought_back  # noqa: PLC0415  heavy

        rows = await brought_back(url_of(data, database), file, replace=replace)
        click.echo(say(language_of(ctx), "admin-restored", file=str(file), rows=rows))

    run(work)


@command.command("tidy")
@click.option(
    "--older",
    type=click.IntRange(1, 36_500),
    default=365,
    show_default=True,
    help="Only of matches that ended more than so many days ago.",
)
@click.option("--dry-run", is_flag=True, help="Only say what would go.")
@where
@click.pass_context
def tidy(ctx: click.Context, *, older: int, dry_run: bool, data: Path | None, database: str) -> None:
    """Take away the logs of matches that are long over: results and ratings stay, records and replays go."""

    async def work() -> None:
        from karuta.store.packing import cleared  # noqa: PLC0415  heavy

        async with opened(url_of(data, database)) as house:
            gone = await cleared(house, round(time() * 1000) - older * DAY_MS, dry=dry_run)
        key = "admin-would-tidy" if dry_run else "admin-tidied"
        click.echo(say(language_of(ctx), key, logs=gone.logs, megabytes=f"{gone.bytes / 1e6:.1f}"))

    run(work)


# ---------------------------------------------------------------- looking


@command.command("check")
@click.option("--match", "only", help="This match only.")
@where
@click.pass_context
def check(ctx: click.Context, *, only: str | None, data: Path | None, database: str) -> None:
    """Work out every ruling again, and look whether all that is kept hangs together. Ends with 1 if not."""
    language = language_of(ctx)

    async def work() -> None:
        from karuta.cli._admin_check import checked  # noqa: PLC0415  heavy

        async with opened(url_of(data, database)) as house:
            found = await checked(house, only=only)
        for kind, match, fault in found.faults:
            click.echo(say(language, f"admin-fault-{kind}", match=match, fault=fault))
        click.echo(say(language, "admin-checked", matches=found.matches, entries=found.entries))
        if found.faults:
            count = len(found.faults)
            raise Damaged(f"{count} faults", key="error-admin-faults", count=count)

    run(work)


@command.command("suspicion")
@click.argument("name", required=False)
@click.option(
    "--within", type=click.IntRange(1, 36_500), default=90, show_default=True, help="Matches of so many days."
)
@where
@click.pass_context
def suspicion(ctx: click.Context, *, name: str | None, within: int, data: Path | None, database: str) -> None:
    """Figures of takes that a person may want to look at: of NAME all, of everybody those beyond a limit."""
    language = language_of(ctx)

    async def work() -> None:
        from karuta.hall.suspicion import report  # noqa: PLC0415  heavy

        async with opened(url_of(data, database)) as house:
            people = _people(house)
            wanted = None if name is None else (await _known(people, name)).person
            played = await _played(house, round(time() * 1000) - within * DAY_MS)
            who = sorted(played, key=lambda person: int(person[1:])) if wanted is None else [wanted]
            click.echo(say(language, "suspicion-note"))
            for person in who:
                told = report(person, played.get(person, []))
                signs = told.signs if wanted is not None else told.beyond
                if not signs and wanted is None:
                    continue
                account = await people.by_id(int(person[1:]))
                called = account.name if account is not None else person
                click.echo(say(language, "admin-suspicion", name=called, matches=told.matches, takes=told.takes))
                for sign in signs:
                    value, limit = f"{sign.value:.3g}", f"{sign.limit:.3g}"
                    said = say(language, f"suspicion-{sign.key}", value=value, limit=limit, takes=sign.takes)
                    click.echo(f" {'!' if sign.beyond else ' '} {said}")

    run(work)


async def _played(house: Any, since_ms: int) -> dict[str, list[Result]]:
    """Results by account, since then."""
    from karuta.store.results import StoreRatings  # noqa: PLC0415  heavy

    ratings, played, last = StoreRatings(house), dict[str, list[Any]](), ""
    while some := await ratings.results(since_ms, after=last):
        for result in some:
            for person in {chair.person for chair in result.chairs}:
                if person is not None and person.startswith("a"):
                    played.setdefault(person, []).append(result)
        since_ms, last = some[-1].ended_ms, some[-1].match
    return played
