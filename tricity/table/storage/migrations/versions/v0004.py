"""Entries have a format, and columns are called what they hold."""

import sqlalchemy as sa
from alembic import op

from tricity.table.storage.columns import required

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.alter_column("entries", "deed", new_column_name="event")
    # With a default, so that no row has to be written again: all that are there are format 1.
    op.add_column("entries", required("format", sa.SmallInteger, server_default="1"))
    op.drop_index("tables_to_wake", "tables")
    op.alter_column("tables", "wake_at", new_column_name="due_at")
    op.alter_column("tables", "acting", new_column_name="to_act")
    op.alter_column("tables", "card", new_column_name="summary")
    due = sa.text("due_at IS NOT NULL")
    op.create_index("tables_due", "tables", ["due_at"], sqlite_where=due, postgresql_where=due)
    op.rename_table("sitters", "participants")
