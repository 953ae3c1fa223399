"""Staying who you are: passkeys, profiles, ratings, friends, reports, and what administrators did."""

import sqlalchemy as sa
from alembic import op

from tricity.table.storage.columns import required

revision = "0006"
down_revision = "0005"

_UNTIL = 1_800_000_000_000
"""Recovery links that were made before they expired work until January 2027, whenever the database is migrated."""


def upgrade() -> None:
    _add_to_persons()
    _add_sign_in()
    _add_results()
    _add_friends()
    _add_moderation()


def _add_to_persons() -> None:
    op.add_column("persons", sa.Column("recovery_until", sa.BigInteger, nullable=True))
    op.execute(f"UPDATE persons SET recovery_until = {_UNTIL} WHERE recovery IS NOT NULL")
    op.add_column("persons", sa.Column("handle", sa.String(16), nullable=True))
    op.create_index("persons_by_handle", "persons", ["handle"], unique=True)
    op.add_column("persons", required("profile", sa.String(8), server_default="private"))
    op.add_column("persons", required("shows_online", sa.Boolean, server_default=sa.false()))
    op.add_column("persons", required("active", sa.BigInteger, server_default="0"))
    op.add_column("persons", sa.Column("erased", sa.BigInteger, nullable=True))
    op.add_column("persons", sa.Column("merged_into", sa.String(32), nullable=True))
    departing = sa.text("erased IS NOT NULL OR merged_into IS NOT NULL")
    op.create_index("persons_departing", "persons", ["id"], sqlite_where=departing, postgresql_where=departing)


def _add_sign_in() -> None:
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String(400), primary_key=True),
        required("person_id", sa.String(32)),
        required("public_key", sa.LargeBinary),
        required("sign_count", sa.BigInteger),
        required("name", sa.String(64)),
        required("created", sa.BigInteger),
        required("used", sa.BigInteger),
    )
    op.create_index("ix_passkeys_person_id", "passkeys", ["person_id"])
    op.create_table(
        "emails",
        sa.Column("address", sa.String(254), primary_key=True),
        required("person_id", sa.String(32)),
        required("created", sa.BigInteger),
    )
    op.create_index("ix_emails_person_id", "emails", ["person_id"])
    op.create_table(
        "one_time_keys",
        sa.Column("digest", sa.String(64), primary_key=True),
        required("purpose", sa.String(16)),
        required("person_id", sa.String(32)),
        required("detail", sa.String(254)),
        required("until", sa.BigInteger),
    )
    op.create_index("ix_one_time_keys_person_id", "one_time_keys", ["person_id"])
    op.create_index("ix_one_time_keys_until", "one_time_keys", ["until"])


def _add_results() -> None:
    op.create_table(
        "results",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("seat", sa.SmallInteger, primary_key=True, autoincrement=False),
        required("person_id", sa.String(32)),
        required("bot", sa.String(40)),
        required("game", sa.String(32)),
        required("mode", sa.String(8)),
        required("players", sa.SmallInteger),
        required("options", sa.Text),
        required("total", sa.Integer),
        required("rank", sa.SmallInteger),
        required("finished", sa.Boolean),
        required("note", sa.Text),
        required("spent", sa.BigInteger),
        required("ended", sa.BigInteger),
        sa.Column("mu", sa.Float, nullable=True),
        sa.Column("sigma", sa.Float, nullable=True),
    )
    op.create_index("results_of_person", "results", ["person_id", "ended"])
    op.create_table(
        "ratings",
        sa.Column("person_id", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(32), primary_key=True),
        required("mu", sa.Float),
        required("sigma", sa.Float),
        required("games", sa.Integer),
        required("updated", sa.BigInteger),
    )


def _add_friends() -> None:
    op.create_table(
        "friends",
        sa.Column("person_id", sa.String(32), primary_key=True),
        sa.Column("other_id", sa.String(32), primary_key=True),
        required("state", sa.String(8)),
        required("created", sa.BigInteger),
    )
    op.create_index("friends_of_other", "friends", ["other_id"])
    op.create_table(
        "invitations",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("person_id", sa.String(32), primary_key=True),
        required("by", sa.String(32)),
        required("created", sa.BigInteger),
    )
    op.create_index("invitations_of_person", "invitations", ["person_id"])


def _add_moderation() -> None:
    op.create_table(
        "reports",
        sa.Column("id", sa.String(16), primary_key=True),
        required("created", sa.BigInteger),
        required("by", sa.String(32)),
        required("kind", sa.String(8)),
        required("person_id", sa.String(32)),
        required("table_id", sa.String(32)),
        required("text", sa.String(300)),
        required("note", sa.String(300)),
        sa.Column("settled", sa.BigInteger, nullable=True),
    )
    op.create_table(
        "audit",
        sa.Column("id", sa.String(16), primary_key=True),
        required("at", sa.BigInteger),
        required("by", sa.String(64)),
        required("action", sa.String(32)),
        required("subject", sa.String(64)),
        required("detail", sa.String(300)),
    )
