"""Brings the tables of a database to a revision, and back."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from sqlalchemy import Connection, inspect, text

HEAD: Final = "0001"
"""The latest revision: where the tables stand there nothing has to be looked for."""
_LOCK: Final = 73417
"""Any number, the same for all processes of all houses."""


def upgrade(connection: Connection, revision: str = "head") -> None:
    """Up to `revision`, within the transaction of `connection`; processes that start together on PostgreSQL wait for
    each other."""
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"SELECT pg_advisory_xact_lock({_LOCK})"))
    if revision != "head" or stands_at(connection) != HEAD:
        _migrate(connection, revision, down=False)


def stands_at(connection: Connection) -> str | None:
    """The revision that the tables have; None: there are none."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    found = connection.execute(text("SELECT version_num FROM alembic_version")).scalar_one_or_none()
    return None if found is None else str(found)


def downgrade(connection: Connection, revision: str = "base") -> None:
    """Back to `revision`; what was kept only in later tables is lost."""
    _migrate(connection, revision, down=True)


def _migrate(connection: Connection, revision: str, *, down: bool) -> None:
    from alembic import command  # noqa: PLC0415  heavy, and needed once
    from alembic.config import Config  # noqa: PLC0415

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).with_name("migrations")).replace("%", "%%"))
    config.attributes["connection"] = connection
    (command.downgrade if down else command.upgrade)(config, revision)


def revisions(connection: Connection) -> tuple[str, str]:
    """That of the tables as they are, and the newest that there is."""
    from alembic.config import Config  # noqa: PLC0415
    from alembic.script import ScriptDirectory  # noqa: PLC0415

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).with_name("migrations")).replace("%", "%%"))
    found = connection.execute(text("SELECT version_num FROM alembic_version")).scalar_one()
    return str(found), str(ScriptDirectory.from_config(config).get_current_head())
