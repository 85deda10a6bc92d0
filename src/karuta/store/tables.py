"""The tables of a house, the same on SQLite and PostgreSQL. Times are ms since 1970, ids of persons those of
`karuta.hall.header`."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

META = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

installation = Table(
    "installation",
    META,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)
"""What there is once: the secret that keys and cookies are made with."""

nodes = Table(
    "nodes",
    META,
    Column("name", String(80), primary_key=True),
    Column("base", Text, nullable=False),
    Column("run", String(40), nullable=False),
    Column("seen_ms", BigInteger, nullable=False),
)
"""Processes, where pages reach them, and when each was last heard of by the clock of the database; `run` is another
one each time that a process of the name starts."""

matches = Table(
    "matches",
    META,
    Column("id", String(40), primary_key=True),
    Column("game", String(20), nullable=False),
    Column("header", Text, nullable=False),
    Column("open", Boolean, nullable=False),
    Column("node", String(80)),
    Column("epoch", Integer, nullable=False),
    Column("began_ms", BigInteger, nullable=False),
    Index("ix_matches_open_node", "open", "node"),
)
"""Each match, and who holds it: `node`, in this `epoch`, for as long as that node is heard of."""

entries = Table(
    "entries",
    META,
    Column("match", String(40), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("house_ms", Float, nullable=False),
    Column("at_ms", BigInteger, nullable=False),
    Column("command", String(100)),
    Column("fact", Text, nullable=False),
    UniqueConstraint("match", "command"),
)
"""The logs of matches that go on. `command`: the seat and the id under which it was asked. That its match is there is
known from the guard of each append."""

packs = Table(
    "packs",
    META,
    Column("match", String(40), ForeignKey("matches.id"), primary_key=True),
    Column("body", LargeBinary, nullable=False),
)
"""The logs of closed matches."""

results = Table(
    "results",
    META,
    Column("match", String(40), ForeignKey("matches.id"), primary_key=True),
    Column("game", String(20), nullable=False),
    Column("format", String(40), nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("ended_ms", BigInteger, nullable=False),
    Column("body", Text, nullable=False),
    Index("ix_results_ended_ms", "ended_ms"),
)

chairs = Table(
    "chairs",
    META,
    Column("match", String(40), ForeignKey("matches.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", String(40), nullable=False),
    Column("ended_ms", BigInteger),
    Index("ix_chairs_person_ended_ms", "person", "ended_ms"),
)
"""Who sits at which match; `ended_ms`: since it has a result."""

accounts = Table(
    "accounts",
    META,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("name", String(40), nullable=False),
    Column("skeleton", String(120), nullable=False, unique=True),
    Column("password_hash", Text),
    Column("epoch", Integer, nullable=False),
    Column("made_ms", BigInteger, nullable=False),
    Column("admin", Boolean, nullable=False),
    Column("must_change", Boolean, nullable=False),
    Column("banned_until_ms", BigInteger),
    Column("banned_why", Text),
    sqlite_autoincrement=True,
)
"""`skeleton`: the name as it must be unique. A raised `epoch` ends all sessions. Ids are never used again."""

passkeys = Table(
    "passkeys",
    META,
    Column("credential", String(1400), primary_key=True),
    Column("account", Integer, ForeignKey("accounts.id"), nullable=False),
    Column("name", String(40), nullable=False),
    Column("body", LargeBinary, nullable=False),
    Column("uses", BigInteger, nullable=False),
    Index("ix_passkeys_account", "account"),
)
"""`credential`: by what its authenticator is known; `body`: what is public of it; `uses`: its own counter."""

ratings = Table(
    "ratings",
    META,
    Column("account", Integer, ForeignKey("accounts.id"), primary_key=True, autoincrement=False),
    Column("game", String(20), primary_key=True),
    Column("format", String(40), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("shown", Integer, nullable=False),
    Column("placed", Boolean, nullable=False),
    Column("last_ms", BigInteger, nullable=False),
    Index("ix_ratings_game_format_placed_shown", "game", "format", "placed", "shown"),
)
"""`placed`: enough is known for a place in the table."""

rooms = Table(
    "rooms",
    META,
    Column("code", String(12), primary_key=True),
    Column("version", Integer, nullable=False),
    Column("body", Text, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("touched_ms", BigInteger, nullable=False),
    Index("ix_rooms_listed_touched_ms", "listed", "touched_ms"),
    Index("ix_rooms_touched_ms", "touched_ms"),
)
"""Rooms; each change writes the next `version`."""

seeks = Table(
    "seeks",
    META,
    Column("person", String(40), primary_key=True),
    Column("since_ms", BigInteger, nullable=False),
    Column("seen_ms", BigInteger, nullable=False),
    Column("body", Text, nullable=False),
    Index("ix_seeks_since_ms", "since_ms"),
)
"""Who seeks opponents, and for what."""
