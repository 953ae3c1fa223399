"""Reviews of finished games."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.create_table(
        "reviews",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("format", sa.SmallInteger, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )
