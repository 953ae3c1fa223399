"""Lists with deadlines and unread chat; vacations; plans, and notices of those that were dropped."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.add_column("tables", sa.Column("timers", sa.Text, nullable=True))
    op.add_column("participants", sa.Column("unread", sa.Integer, nullable=False, server_default="0"))
    op.create_table(
        "vacations",
        sa.Column("person_id", sa.String(32), primary_key=True),
        sa.Column("start", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "plans",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("seat", sa.SmallInteger, primary_key=True, autoincrement=False),
        sa.Column("id", sa.String(32), nullable=False, unique=True),
        sa.Column("person_id", sa.String(32), nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("moves", sa.Integer, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("state", sa.String(16), nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_plans_person_id", "plans", ["person_id"])
    # Whoever is told that it is their turn is told when a plan for it was dropped.
    op.execute("UPDATE channels SET kinds = kinds + 32 WHERE kinds % 2 = 1")
