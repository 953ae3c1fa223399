"""What a server needs that a whole club can trust."""

import sqlalchemy as sa
from alembic import op

from tricity.table.storage.columns import required

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    _add_access_rules()
    _add_administration()
    _add_counts_without_mutes()
    _add_snapshots()
    _add_reviews()


def _add_access_rules() -> None:
    """Signing keys that can be rotated, sessions that can be revoked, and bans."""
    op.add_column("persons", required("sessions", sa.Integer, server_default="0"))
    revoked = sa.text("sessions > 0")
    op.create_index("persons_revoked", "persons", ["id"], sqlite_where=revoked, postgresql_where=revoked)
    op.create_table(
        "signing_keys",
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        required("secret", sa.String(128)),
        required("created", sa.BigInteger),
    )
    op.create_table(
        "bans",
        sa.Column("subject", sa.String(64), primary_key=True),
        required("created", sa.BigInteger),
        sa.Column("until", sa.BigInteger, nullable=True),
        required("reason", sa.String(200)),
    )
    # The key of old is the first one: everybody stays signed in.
    op.execute("INSERT INTO signing_keys SELECT 1, value, 0 FROM settings WHERE name = 'secret'")
    op.execute("DELETE FROM settings WHERE name = 'secret'")


def _add_administration() -> None:
    """People who may not chat, and tables whose log was rewritten because a person was renamed or erased."""
    op.add_column("persons", required("muted", sa.Boolean, server_default=sa.false()))
    op.add_column("tables", required("edition", sa.Integer, server_default="0"))
    rewritten = sa.text("edition > 0")
    op.create_index("tables_rewritten", "tables", ["id"], sqlite_where=rewritten, postgresql_where=rewritten)


def _add_counts_without_mutes() -> None:
    """How many entries viewers are told of, and how many of the new ones a participant cannot see."""
    op.add_column("participants", required("hidden", sa.Integer, server_default="0"))
    op.add_column("tables", required("shown", sa.Integer, server_default="0"))
    mutes = (
        'SELECT count(*) FROM entries WHERE entries.table_id = tables.id AND entries.event LIKE \'{"kind":"muted"%\''
    )
    op.execute(f"UPDATE tables SET shown = number - ({mutes})")


def _add_snapshots() -> None:
    op.create_table(
        "snapshots",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        required("shown", sa.Integer),
        required("made_by", sa.String(64)),
        required("body", sa.LargeBinary),
    )


def _add_reviews() -> None:
    """What happened in finished games, and why."""
    op.create_table(
        "reviews",
        sa.Column("table_id", sa.String(32), primary_key=True),
        required("format", sa.SmallInteger),
        required("body", sa.LargeBinary),
    )
