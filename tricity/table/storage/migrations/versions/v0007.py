"""Notices: how people want to be told, where to, and the queue of what they are to be told."""

import sqlalchemy as sa
from alembic import op

from tricity.table.storage.columns import required

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.add_column("participants", required("silenced", sa.Boolean, server_default=sa.false()))
    op.create_table(
        "notice_settings",
        sa.Column("person_id", sa.String(32), primary_key=True),
        required("language", sa.String(16)),
        required("zone", sa.String(64)),
        sa.Column("quiet_start", sa.SmallInteger, nullable=True),
        sa.Column("quiet_end", sa.SmallInteger, nullable=True),
        sa.Column("digest_at", sa.SmallInteger, nullable=True),
        required("unsubscribe", sa.String(64), unique=True),
    )
    op.create_table(
        "channels",
        sa.Column("id", sa.String(32), primary_key=True),
        required("person_id", sa.String(32)),
        required("kind", sa.String(16)),
        required("state", sa.String(16)),
        required("target", sa.Text),
        required("secret", sa.String(256)),
        required("kinds", sa.Integer),
        required("delay", sa.BigInteger),
        required("created", sa.BigInteger),
    )
    op.create_index("channels_by_person", "channels", ["person_id"])
    op.create_table(
        "notices",
        sa.Column("channel_id", sa.String(32), primary_key=True),
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("kind", sa.String(16), primary_key=True),
        required("person_id", sa.String(32)),
        required("number", sa.Integer),
        required("told", sa.Integer, server_default="0"),
        required("state", sa.String(16)),
        required("due_at", sa.BigInteger),
        required("attempts", sa.SmallInteger, server_default="0"),
    )
    pending = sa.text("state IN ('waiting', 'claimed', 'sending')")
    op.create_index("notices_due", "notices", ["due_at"], sqlite_where=pending, postgresql_where=pending)
