"""Administrators: people who look after the server in its page."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.add_column("persons", sa.Column("administrator", sa.Boolean, nullable=False, server_default=sa.false()))
