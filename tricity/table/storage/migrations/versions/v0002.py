"""The lobby's index has public tables only."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.drop_index("tables_in_lobby", "tables")
    op.create_index(
        "tables_in_lobby",
        "tables",
        ["status", "updated"],
        sqlite_where=sa.text("public = 1"),
        postgresql_where=sa.text("public"),
    )
