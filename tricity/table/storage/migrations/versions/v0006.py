"""Staying who you are: passkeys, profiles, ratings, friends, reports, and what administrators did."""

import sqlalchemy as sa
from alembic import op

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
    op.add_column("persons", sa.Column("profile", sa.String(8), nullable=False, server_default="private"))
    op.add_column("persons", sa.Column("shows_online", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("persons", sa.Column("active", sa.BigInteger, nullable=False, server_default="0"))
    op.add_column("persons", sa.Column("erased", sa.BigInteger, nullable=True))
    op.add_column("persons", sa.Column("merged_into", sa.String(32), nullable=True))
    departing = sa.text("erased IS NOT NULL OR merged_into IS NOT NULL")
    op.create_index("persons_departing", "persons", ["id"], sqlite_where=departing, postgresql_where=departing)


def _add_sign_in() -> None:
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String(400), primary_key=True),
        sa.Column("person_id", sa.String(32), nullable=False),
        sa.Column("public_key", sa.LargeBinary, nullable=False),
        sa.Column("sign_count", sa.BigInteger, nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("used", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_passkeys_person_id", "passkeys", ["person_id"])
    op.create_table(
        "emails",
        sa.Column("address", sa.String(254), primary_key=True),
        sa.Column("person_id", sa.String(32), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_emails_person_id", "emails", ["person_id"])
    op.create_table(
        "one_time_keys",
        sa.Column("digest", sa.String(64), primary_key=True),
        sa.Column("purpose", sa.String(16), nullable=False),
        sa.Column("person_id", sa.String(32), nullable=False),
        sa.Column("detail", sa.String(254), nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_one_time_keys_person_id", "one_time_keys", ["person_id"])
    op.create_index("ix_one_time_keys_until", "one_time_keys", ["until"])


def _add_results() -> None:
    op.create_table(
        "results",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("seat", sa.SmallInteger, primary_key=True, autoincrement=False),
        sa.Column("person_id", sa.String(32), nullable=False),
        sa.Column("bot", sa.String(40), nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("mode", sa.String(8), nullable=False),
        sa.Column("players", sa.SmallInteger, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("total", sa.Integer, nullable=False),
        sa.Column("rank", sa.SmallInteger, nullable=False),
        sa.Column("finished", sa.Boolean, nullable=False),
        sa.Column("note", sa.Text, nullable=False),
        sa.Column("spent", sa.BigInteger, nullable=False),
        sa.Column("ended", sa.BigInteger, nullable=False),
        sa.Column("mu", sa.Float, nullable=True),
        sa.Column("sigma", sa.Float, nullable=True),
    )
    op.create_index("results_of_person", "results", ["person_id", "ended"])
    op.create_table(
        "ratings",
        sa.Column("person_id", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(32), primary_key=True),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("updated", sa.BigInteger, nullable=False),
    )


def _add_friends() -> None:
    op.create_table(
        "friends",
        sa.Column("person_id", sa.String(32), primary_key=True),
        sa.Column("other_id", sa.String(32), primary_key=True),
        sa.Column("state", sa.String(8), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_index("friends_of_other", "friends", ["other_id"])
    op.create_table(
        "invitations",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("person_id", sa.String(32), primary_key=True),
        sa.Column("by", sa.String(32), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_index("invitations_of_person", "invitations", ["person_id"])


def _add_moderation() -> None:
    op.create_table(
        "reports",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("by", sa.String(32), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("person_id", sa.String(32), nullable=False),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("text", sa.String(300), nullable=False),
        sa.Column("note", sa.String(300), nullable=False),
        sa.Column("settled", sa.BigInteger, nullable=True),
    )
    op.create_table(
        "audit",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("by", sa.String(64), nullable=False),
        sa.Column("action", sa.String(32), nullable=False),
        sa.Column("subject", sa.String(64), nullable=False),
        sa.Column("detail", sa.String(300), nullable=False),
    )
