"""Accounts: names, passwords' hashes, passkeys, bans; export and deletion."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from time import time
from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import Row, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from karuta.errors import BadInput
from karuta.hall.header import PersonId
from karuta.store import traces
from karuta.store.engine import Database, unbroken
from karuta.store.naming import name_of, skeleton
from karuta.store.tables import accounts, passkeys

__all__ = ["Account", "Passkey", "People", "skeleton"]
MOST_PASSKEYS = 10
FOR_GOOD_MS = 253_370_764_800_000
"""The end of a ban that has none: the year 9999."""


class Account(Struct, frozen=True):
    """An account. `epoch` is raised to end all its sessions; `must_change`: an admin has reset the password;
    `banned_until_ms` is ms since 1970."""

    id: int
    name: str
    password_hash: str | None
    epoch: int
    made_ms: int
    admin: bool
    must_change: bool
    banned_until_ms: int | None
    banned_why: str | None

    @property
    def person(self) -> PersonId:
        """Who they are to the house."""
        return f"a{self.id}"

    def banned(self, now_ms: float) -> bool:
        """Whether the account may not be used at that time."""
        return self.banned_until_ms is not None and now_ms < self.banned_until_ms


class Passkey(Struct, frozen=True):
    """A passkey: what the authenticator is known by, its name, and what verifies it."""

    credential: str
    account: int
    name: str
    body: bytes
    uses: int


class People:
    """The accounts of a house."""

    def __init__(self, database: Database) -> None:
        self._database = database

    # ---------------------------------------------------------------- accounts

    @unbroken
    async def create(self, name: str, password_hash: str | None, *, admin: bool = False) -> Account:
        """A new account; `BadInput` for a name that is none or is taken."""
        name = name_of(name)
        values = {
            "name": name,
            "skeleton": skeleton(name),
            "password_hash": password_hash,
            "epoch": 1,
            "made_ms": _now_ms(),
            "admin": admin,
            "must_change": False,
        }
        try:
            async with self._database.writing() as connection:
                made = await connection.execute(insert(accounts).values(values).returning(accounts))
                return _account(made.one())
        except IntegrityError as error:
            raise _taken(name) from error

    @unbroken
    async def by_name(self, name: str) -> Account | None:
        """The account of that name, however it is written."""
        return await self._one(accounts.c.skeleton == skeleton(name))

    @unbroken
    async def by_id(self, id: int) -> Account | None:
        """The account of that number."""
        return await self._one(accounts.c.id == id)

    @unbroken
    async def _one(self, which: Any) -> Account | None:
        async with self._database.reading() as connection:
            row = (await connection.execute(select(accounts).where(which))).one_or_none()
        return None if row is None else _account(row)

    @unbroken
    async def epochs(self, ids: Iterable[int]) -> dict[int, int]:
        """The epochs of those of the accounts that may be used now."""
        now, which = _now_ms(), tuple(ids)
        free = accounts.c.banned_until_ms.is_(None) | (accounts.c.banned_until_ms <= now)
        found: dict[int, int] = {}
        async with self._database.reading() as connection:
            for some in (which[at : at + 500] for at in range(0, len(which), 500)):
                asked = select(accounts.c.id, accounts.c.epoch).where(accounts.c.id.in_(some), free)
                found.update((row.id, row.epoch) for row in await connection.execute(asked))
        return found

    @unbroken
    async def change(self, id: int, **values: Any) -> None:
        """Sets `name`, `password_hash`, `must_change`, `admin`; `epoch=True` raises the epoch. `BadInput` for a name
        that is taken."""
        if (name := values.get("name")) is not None:
            values["name"] = name_of(name)
            values["skeleton"] = skeleton(name)
        if values.pop("epoch", False):
            values["epoch"] = accounts.c.epoch + 1
        try:
            async with self._database.writing() as connection:
                await connection.execute(update(accounts).where(accounts.c.id == id).values(values))
        except IntegrityError as error:
            raise _taken(str(name)) from error

    @unbroken
    async def ban(self, id: int, until_ms: int | None, why: str | None = None) -> None:
        """Keeps an account out until then, and ends its sessions; None: lets it in again."""
        await self.change(id, banned_until_ms=until_ms, banned_why=why, epoch=until_ms is not None)

    @unbroken
    async def count(self) -> int:
        """How many accounts there are."""
        async with self._database.reading() as connection:
            return int((await connection.execute(select(func.count()).select_from(accounts))).scalar_one())

    # ---------------------------------------------------------------- passkeys

    @unbroken
    async def add_passkey(self, key: Passkey) -> None:
        """One more way in; `BadInput` if there are too many, or it is known already."""
        if len(await self.passkeys(key.account)) >= MOST_PASSKEYS:
            raise BadInput(
                f"{MOST_PASSKEYS} passkeys are as many as fit: remove one first",
                key="error-passkeys",
                most=MOST_PASSKEYS,
            )
        try:
            async with self._database.writing() as connection:
                await connection.execute(insert(passkeys).values(msgspec.structs.asdict(key)))
        except IntegrityError as error:
            raise BadInput("this passkey is known already", key="error-passkey-known") from error

    @unbroken
    async def passkeys(self, account: int) -> Sequence[Passkey]:
        """Those of an account, by name."""
        async with self._database.reading() as connection:
            asked = select(passkeys).where(passkeys.c.account == account).order_by(passkeys.c.name)
            return [_passkey(row) for row in await connection.execute(asked)]

    @unbroken
    async def passkey(self, credential: str) -> Passkey | None:
        """The one that the authenticator names."""
        async with self._database.reading() as connection:
            row = (await connection.execute(select(passkeys).where(passkeys.c.credential == credential))).one_or_none()
        return None if row is None else _passkey(row)

    @unbroken
    async def used_passkey(self, credential: str, uses: int) -> None:
        """Its counter stands there now."""
        async with self._database.writing() as connection:
            await connection.execute(update(passkeys).where(passkeys.c.credential == credential).values(uses=uses))

    @unbroken
    async def remove_passkey(self, account: int, name: str) -> bool:
        """Whether there was one of that name."""
        async with self._database.writing() as connection:
            gone = await connection.execute(
                delete(passkeys).where(passkeys.c.account == account, passkeys.c.name == name)
            )
        return gone.rowcount > 0

    # ---------------------------------------------------------------- all that is known of somebody

    @unbroken
    async def export(self, id: int) -> dict[str, Any]:
        """What is kept of an account, as plain data: no hashes, no keys, nothing of others but their names. What its
        hands did stands in the records of its matches. `BadInput` if there is none."""
        async with self._database.reading() as connection:
            row = (await connection.execute(select(accounts).where(accounts.c.id == id))).one_or_none()
            if row is None:
                raise BadInput(f"account {id}: there is none", key="error-account-none", given=str(id))
            keys = select(passkeys.c.name).where(passkeys.c.account == id).order_by(passkeys.c.name)
            own = {
                "name": row.name,
                "made_ms": row.made_ms,
                "admin": row.admin,
                "banned_until_ms": row.banned_until_ms,
                "banned_why": row.banned_why,
                "passkeys": list((await connection.execute(keys)).scalars()),
            }
            return own | await traces.gathered(connection, id)

    @unbroken
    async def delete(self, id: int) -> None:
        """Forgets an account: its name and number are taken off all that is kept; matches stay as nobody's."""
        async with self._database.writing() as connection:
            there = select(accounts.c.id).where(accounts.c.id == id).with_for_update()
            if (await connection.execute(there)).first() is None:
                return
            await traces.wiped(connection, id)
            await connection.execute(delete(passkeys).where(passkeys.c.account == id))
            await connection.execute(delete(accounts).where(accounts.c.id == id))


def _account(row: Row[tuple[Any, ...]]) -> Account:
    return Account(
        row.id,
        row.name,
        row.password_hash,
        row.epoch,
        row.made_ms,
        row.admin,
        row.must_change,
        row.banned_until_ms,
        row.banned_why,
    )


def _passkey(row: Row[tuple[Any, ...]]) -> Passkey:
    return Passkey(row.credential, row.account, row.name, row.body, row.uses)


def _taken(name: str) -> BadInput:
    return BadInput(f"{name!r} is taken: choose another name", key="error-name-taken", given=name)


def _now_ms() -> int:
    return round(time() * 1000)
