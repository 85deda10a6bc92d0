"""the house"""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "accounts",
        sa.Column("id", sa.Integer(), autoincrement=True, nullable=False),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("skeleton", sa.String(length=120), nullable=False),
        sa.Column("password_hash", sa.Text(), nullable=True),
        sa.Column("epoch", sa.Integer(), nullable=False),
        sa.Column("made_ms", sa.BigInteger(), nullable=False),
        sa.Column("admin", sa.Boolean(), nullable=False),
        sa.Column("must_change", sa.Boolean(), nullable=False),
        sa.Column("banned_until_ms", sa.BigInteger(), nullable=True),
        sa.Column("banned_why", sa.Text(), nullable=True),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_accounts")),
        sa.UniqueConstraint("skeleton", name=op.f("uq_accounts_skeleton")),
        sqlite_autoincrement=True,
    )
    op.create_table(
        "entries",
        sa.Column("match", sa.String(length=40), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("house_ms", sa.Float(), nullable=False),
        sa.Column("at_ms", sa.BigInteger(), nullable=False),
        sa.Column("command", sa.String(length=100), nullable=True),
        sa.Column("fact", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("match", "seq", name=op.f("pk_entries")),
        sa.UniqueConstraint("match", "command", name=op.f("uq_entries_match_command")),
    )
    op.create_table(
        "installation",
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("value", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("name", name=op.f("pk_installation")),
    )
    op.create_table(
        "matches",
        sa.Column("id", sa.String(length=40), nullable=False),
        sa.Column("game", sa.String(length=20), nullable=False),
        sa.Column("header", sa.Text(), nullable=False),
        sa.Column("open", sa.Boolean(), nullable=False),
        sa.Column("node", sa.String(length=80), nullable=True),
        sa.Column("epoch", sa.Integer(), nullable=False),
        sa.Column("began_ms", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_matches")),
    )
    op.create_index("ix_matches_open_node", "matches", ["open", "node"], unique=False)
    op.create_table(
        "nodes",
        sa.Column("name", sa.String(length=80), nullable=False),
        sa.Column("base", sa.Text(), nullable=False),
        sa.Column("run", sa.String(length=40), nullable=False),
        sa.Column("seen_ms", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("name", name=op.f("pk_nodes")),
    )
    op.create_table(
        "rooms",
        sa.Column("code", sa.String(length=12), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.Column("listed", sa.Boolean(), nullable=False),
        sa.Column("touched_ms", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("code", name=op.f("pk_rooms")),
    )
    op.create_index("ix_rooms_listed_touched_ms", "rooms", ["listed", "touched_ms"], unique=False)
    op.create_index("ix_rooms_touched_ms", "rooms", ["touched_ms"], unique=False)
    op.create_table(
        "seeks",
        sa.Column("person", sa.String(length=40), nullable=False),
        sa.Column("since_ms", sa.BigInteger(), nullable=False),
        sa.Column("seen_ms", sa.BigInteger(), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("person", name=op.f("pk_seeks")),
    )
    op.create_index("ix_seeks_since_ms", "seeks", ["since_ms"], unique=False)
    op.create_table(
        "chairs",
        sa.Column("match", sa.String(length=40), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("person", sa.String(length=40), nullable=False),
        sa.Column("ended_ms", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name=op.f("fk_chairs_match")),
        sa.PrimaryKeyConstraint("match", "seat", name=op.f("pk_chairs")),
    )
    op.create_index("ix_chairs_person_ended_ms", "chairs", ["person", "ended_ms"], unique=False)
    op.create_table(
        "packs",
        sa.Column("match", sa.String(length=40), nullable=False),
        sa.Column("body", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name=op.f("fk_packs_match")),
        sa.PrimaryKeyConstraint("match", name=op.f("pk_packs")),
    )
    op.create_table(
        "passkeys",
        sa.Column("credential", sa.String(length=1400), nullable=False),
        sa.Column("account", sa.Integer(), nullable=False),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("body", sa.LargeBinary(), nullable=False),
        sa.Column("uses", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["account"], ["accounts.id"], name=op.f("fk_passkeys_account")),
        sa.PrimaryKeyConstraint("credential", name=op.f("pk_passkeys")),
    )
    op.create_index("ix_passkeys_account", "passkeys", ["account"], unique=False)
    op.create_table(
        "ratings",
        sa.Column("account", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("game", sa.String(length=20), nullable=False),
        sa.Column("format", sa.String(length=40), nullable=False),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.Column("shown", sa.Integer(), nullable=False),
        sa.Column("placed", sa.Boolean(), nullable=False),
        sa.Column("last_ms", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["account"], ["accounts.id"], name=op.f("fk_ratings_account")),
        sa.PrimaryKeyConstraint("account", "game", "format", name=op.f("pk_ratings")),
    )
    op.create_index(
        "ix_ratings_game_format_placed_shown", "ratings", ["game", "format", "placed", "shown"], unique=False
    )
    op.create_table(
        "results",
        sa.Column("match", sa.String(length=40), nullable=False),
        sa.Column("game", sa.String(length=20), nullable=False),
        sa.Column("format", sa.String(length=40), nullable=False),
        sa.Column("rated", sa.Boolean(), nullable=False),
        sa.Column("ended_ms", sa.BigInteger(), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name=op.f("fk_results_match")),
        sa.PrimaryKeyConstraint("match", name=op.f("pk_results")),
    )
    op.create_index("ix_results_ended_ms", "results", ["ended_ms"], unique=False)


def downgrade() -> None:
    op.drop_index("ix_results_ended_ms", table_name="results")
    op.drop_table("results")
    op.drop_index("ix_ratings_game_format_placed_shown", table_name="ratings")
    op.drop_table("ratings")
    op.drop_index("ix_passkeys_account", table_name="passkeys")
    op.drop_table("passkeys")
    op.drop_table("packs")
    op.drop_index("ix_chairs_person_ended_ms", table_name="chairs")
    op.drop_table("chairs")
    op.drop_index("ix_seeks_since_ms", table_name="seeks")
    op.drop_table("seeks")
    op.drop_index("ix_rooms_touched_ms", table_name="rooms")
    op.drop_index("ix_rooms_listed_touched_ms", table_name="rooms")
    op.drop_table("rooms")
    op.drop_table("nodes")
    op.drop_index("ix_matches_open_node", table_name="matches")
    op.drop_table("matches")
    op.drop_table("installation")
    op.drop_table("entries")
    op.drop_table("accounts")
