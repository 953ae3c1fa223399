"""The first schema."""

import sqlalchemy as sa
from alembic import op

from tricity.table.storage.columns import first_entry_columns, required

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "persons",
        sa.Column("id", sa.String(32), primary_key=True),
        required("name", sa.String(64)),
        sa.Column("recovery", sa.String(64), nullable=True, unique=True),
        required("created", sa.BigInteger),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), primary_key=True),
        required("opener", sa.String(32)),
        required("key", sa.String(64)),
        required("game", sa.String(32)),
        required("public", sa.Boolean),
        required("created", sa.BigInteger),
        required("updated", sa.BigInteger),
        required("status", sa.String(16)),
        required("number", sa.Integer),
        required("acting", sa.Integer),
        sa.Column("wake_at", sa.BigInteger, nullable=True),
        required("card", sa.Text),
        sa.UniqueConstraint("opener", "key", name="tables_by_key"),
    )
    op.create_index("tables_to_wake", "tables", ["wake_at"])
    op.create_index("tables_in_lobby", "tables", ["public", "status", "updated"])
    op.create_table(
        "entries",
        *first_entry_columns(),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "sitters",
        sa.Column("person_id", sa.String(32), primary_key=True),
        sa.Column("table_id", sa.String(32), primary_key=True),
        required("seen", sa.Integer),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "settings",
        sa.Column("name", sa.String(32), primary_key=True),
        required("value", sa.String(256)),
    )
    op.create_table(
        "outages",
        sa.Column("start", sa.BigInteger, primary_key=True, autoincrement=False),
        required("until", sa.BigInteger),
    )
