"""Puzzles from games of people who agreed to it."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.add_column("persons", sa.Column("puzzle_consent", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_table(
        "puzzles",
        sa.Column("game", sa.String(32), primary_key=True),
        sa.Column("day", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )
    op.create_index("ix_puzzles_table_id", "puzzles", ["table_id"])
