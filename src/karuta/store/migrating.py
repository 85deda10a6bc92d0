"""Brings the tables of a database to a revision, and back."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from sqlalchemy import Connection, text

_LOCK: Final = 73417
"""Any number, the same for all processes of all houses."""


def upgrade(connection: Connection, revision: str = "head") -> None:
    """Up to `revision`, within the transaction of `connection`; processes that start together on PostgreSQL wait for
    each other."""
    _migrate(connection, revision, down=False)


def downgrade(connection: Connection, revision: str = "base") -> None:
    """Back to `revision`; what was kept only in later tables is lost."""
    _migrate(connection, revision, down=True)


def _migrate(connection: Connection, revision: str, *, down: bool) -> None:
    from alembic import command  # noqa: PLC0415  heavy, and needed once
    from alembic.config import Config  # noqa: PLC0415

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).with_name("migrations")).replace("%", "%%"))
    config.attributes["connection"] = connection
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"SELECT pg_advisory_xact_lock({_LOCK})"))
    (command.downgrade if down else command.upgrade)(config, revision)
