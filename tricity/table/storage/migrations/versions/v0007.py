"""Notices: how people want to be told, where to, and the queue of what they are to be told."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.add_column("participants", sa.Column("silenced", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_table(
        "notice_settings",
        sa.Column("person_id", sa.String(32), primary_key=True),
        sa.Column("language", sa.String(16), nullable=False),
        sa.Column("zone", sa.String(64), nullable=False),
        sa.Column("quiet_start", sa.SmallInteger, nullable=True),
        sa.Column("quiet_end", sa.SmallInteger, nullable=True),
        sa.Column("digest_at", sa.SmallInteger, nullable=True),
        sa.Column("unsubscribe", sa.String(64), nullable=False, unique=True),
    )
    op.create_table(
        "channels",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("person_id", sa.String(32), nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("state", sa.String(16), nullable=False),
        sa.Column("target", sa.Text, nullable=False),
        sa.Column("secret", sa.String(256), nullable=False),
        sa.Column("kinds", sa.Integer, nullable=False),
        sa.Column("delay", sa.BigInteger, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_index("channels_by_person", "channels", ["person_id"])
    op.create_table(
        "notices",
        sa.Column("channel_id", sa.String(32), primary_key=True),
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("kind", sa.String(16), primary_key=True),
        sa.Column("person_id", sa.String(32), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("told", sa.Integer, nullable=False, server_default="0"),
        sa.Column("state", sa.String(16), nullable=False),
        sa.Column("due_at", sa.BigInteger, nullable=False),
        sa.Column("attempts", sa.SmallInteger, nullable=False, server_default="0"),
    )
    pending = sa.text("state IN ('waiting', 'claimed', 'sending')")
    op.create_index("notices_due", "notices", ["due_at"], sqlite_where=pending, postgresql_where=pending)
