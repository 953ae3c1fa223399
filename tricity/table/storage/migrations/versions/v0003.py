"""A move costs less to write: logs lie in the order in which they are written, and only what is due has a time."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.drop_index("tables_to_wake", "tables")
    due = sa.text("wake_at IS NOT NULL")
    op.create_index("tables_to_wake", "tables", ["wake_at"], sqlite_where=due, postgresql_where=due)
    # PostgreSQL's tables have always been like that.
    if op.get_bind().dialect.name == "sqlite":
        op.rename_table("entries", "entries_before")
        op.create_table(
            "entries",
            sa.Column("table_id", sa.String(32), primary_key=True),
            sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
            sa.Column("at", sa.BigInteger, nullable=False),
            sa.Column("by", sa.String(32), nullable=False),
            sa.Column("key", sa.String(64), nullable=False),
            sa.Column("deed", sa.Text, nullable=False),
        )
        op.execute("INSERT INTO entries SELECT * FROM entries_before ORDER BY at")
        op.drop_table("entries_before")
