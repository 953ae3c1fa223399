"""Administrators: people who look after the server in its page."""

import sqlalchemy as sa
from alembic import op

from tricity.table.storage.columns import required

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.add_column("persons", required("administrator", sa.Boolean, server_default=sa.false()))
