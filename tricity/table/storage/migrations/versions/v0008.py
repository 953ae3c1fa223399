"""Lists with deadlines and unread chat; vacations; plans, and notices of those that were dropped."""

import sqlalchemy as sa
from alembic import op

from tricity.table.storage.columns import required

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.add_column("tables", sa.Column("timers", sa.Text, nullable=True))
    op.add_column("participants", required("unread", sa.Integer, server_default="0"))
    op.create_table(
        "vacations",
        sa.Column("person_id", sa.String(32), primary_key=True),
        sa.Column("start", sa.BigInteger, primary_key=True, autoincrement=False),
        required("until", sa.BigInteger),
    )
    op.create_table(
        "plans",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("seat", sa.SmallInteger, primary_key=True, autoincrement=False),
        required("id", sa.String(32), unique=True),
        required("person_id", sa.String(32)),
        required("version", sa.Integer),
        required("moves", sa.Integer),
        required("number", sa.Integer),
        required("state", sa.String(16)),
        required("body", sa.Text),
        required("created", sa.BigInteger),
    )
    op.create_index("ix_plans_person_id", "plans", ["person_id"])
    # Whoever is told that it is their turn is told when a plan for it was dropped.
    op.execute("UPDATE channels SET kinds = kinds + 32 WHERE kinds % 2 = 1")
