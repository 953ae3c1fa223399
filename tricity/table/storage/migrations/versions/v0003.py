"""A move costs less to write: logs lie in the order in which they are written, and only what is due has a time."""

import sqlalchemy as sa
from alembic import op

from tricity.table.storage.columns import first_entry_columns

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.drop_index("tables_to_wake", "tables")
    due = sa.text("wake_at IS NOT NULL")
    op.create_index("tables_to_wake", "tables", ["wake_at"], sqlite_where=due, postgresql_where=due)
    # PostgreSQL's tables have always been like that.
    if op.get_bind().dialect.name == "sqlite":
        op.rename_table("entries", "entries_before")
        op.create_table("entries", *first_entry_columns())
        op.execute("INSERT INTO entries SELECT * FROM entries_before ORDER BY at")
        op.drop_table("entries_before")
