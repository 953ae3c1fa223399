"""The tables of the database. The migrations create them; a test compares the two."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    SmallInteger,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
    text,
)

from tricity.table.storage.columns import required

metadata = MetaData()

_ID = String(32)
_KEY = String(64)

persons = Table(
    "persons",
    metadata,
    Column("id", _ID, primary_key=True),
    required("name", String(64)),
    # SHA-256 of the key in the recovery link that is still unused, and until when it works.
    Column("recovery", String(64), nullable=True, unique=True),
    Column("recovery_until", BigInteger, nullable=True),
    required("created", BigInteger),
    # How often the sessions of this person were revoked; a cookie carries the number at which it was made.
    required("sessions", Integer, server_default="0"),
    # Whether an administrator has taken the chat away from this person.
    required("muted", Boolean, server_default=false()),
    # Whether this person may look after the server in its page.
    required("administrator", Boolean, server_default=false()),
    # The address of the profile, which says nothing about who it is; made when it is first needed.
    Column("handle", String(16), nullable=True),
    # Who may see the profile: nobody else (`private`), `friends`, or everybody (`public`).
    required("profile", String(8), server_default="private"),
    # Whether friends may see that this person is online, and when they last were.
    required("shows_online", Boolean, server_default=false()),
    required("active", BigInteger, server_default="0"),
    # Whether positions of this person's finished games may become puzzles: see `puzzles`.
    required("puzzle_consent", Boolean, server_default=false()),
    # Since when the person is being erased, or who they are being merged into: both are finished after a crash.
    Column("erased", BigInteger, nullable=True),
    Column("merged_into", _ID, nullable=True),
)
Index("persons_by_handle", persons.c.handle, unique=True)
_DEPARTING = text("erased IS NOT NULL OR merged_into IS NOT NULL")
Index("persons_departing", persons.c.id, sqlite_where=_DEPARTING, postgresql_where=_DEPARTING)
Index("persons_revoked", persons.c.id, sqlite_where=text("sessions > 0"), postgresql_where=text("sessions > 0"))

# They sign the cookies: see `access`.
signing_keys = Table(
    "signing_keys",
    metadata,
    Column("number", Integer, primary_key=True, autoincrement=False),
    required("secret", String(128)),
    required("created", BigInteger),
)

bans = Table(
    "bans",
    metadata,
    # The id of a person, or a network.
    Column("subject", String(64), primary_key=True),
    required("created", BigInteger),
    Column("until", BigInteger, nullable=True),
    required("reason", String(200)),
)

tables = Table(
    "tables",
    metadata,
    Column("id", _ID, primary_key=True),
    required("opener", _ID),
    required("key", _KEY),
    required("game", String(32)),
    required("public", Boolean),
    required("created", BigInteger),
    # The projection, which follows from the log: see `table_summary`.
    required("updated", BigInteger),
    required("status", String(16)),
    required("number", Integer),
    # How many of the entries viewers are told of: all but mutes.
    required("shown", Integer, server_default="0"),
    # The seats to act, as a bit mask.
    required("to_act", Integer),
    # When the server has something to do there by itself: a deadline, or a bot that did not move.
    Column("due_at", BigInteger, nullable=True),
    # Whose time is running, since when, and how much they have, as JSON.
    Column("timers", Text, nullable=True),
    required("summary", Text),
    # How often entries of the log were rewritten, which happens only to names: see `person_replacement`.
    required("edition", Integer, server_default="0"),
    UniqueConstraint("opener", "key", name="tables_by_key"),
)
_DUE = text("due_at IS NOT NULL")
_REWRITTEN = text("edition > 0")
Index("tables_rewritten", tables.c.id, sqlite_where=_REWRITTEN, postgresql_where=_REWRITTEN)
Index("tables_due", tables.c.due_at, sqlite_where=_DUE, postgresql_where=_DUE)
# Private tables are never in the lobby: their moves need not update its index.
Index(
    "tables_in_lobby",
    tables.c.status,
    tables.c.updated,
    sqlite_where=text("public = 1"),
    postgresql_where=text("public"),
)

# With a rowid, so that rows are stored in the order in which they are written: in the order of their key, each busy
# table would have a page of its own to write.
entries = Table(
    "entries",
    metadata,
    Column("table_id", _ID, primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    required("at", BigInteger),
    required("by", _ID),
    required("key", _KEY),
    required("event", Text),
    # Of the JSON in `event`: see `tricity.table.event_format`. Rows from before there were formats are of format 1.
    required("format", SmallInteger, server_default="1"),
)

# What follows from the first entries of a log, so that they need not be read: see `tricity.table.snapshots`.
snapshots = Table(
    "snapshots",
    metadata,
    Column("table_id", _ID, primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    # The number of the last entry, as viewers count them.
    required("shown", Integer),
    # The program that can use it.
    required("made_by", String(64)),
    required("body", LargeBinary),
)

# What happened in a finished game, and why: see `tricity.analysis.review`. Follows from the log, at some cost.
reviews = Table(
    "reviews",
    metadata,
    Column("table_id", _ID, primary_key=True),
    required("format", SmallInteger),
    required("body", LargeBinary),
)

# Puzzles from games of people, each with a day of its own: see `puzzles`. They know no more than one seat did.
puzzles = Table(
    "puzzles",
    metadata,
    Column("game", String(32), primary_key=True),
    # Counted as Python's dates are: `date.toordinal`.
    Column("day", Integer, primary_key=True, autoincrement=False),
    required("table_id", _ID, index=True),
    required("created", BigInteger),
    required("body", LargeBinary),
)

participants = Table(
    "participants",
    metadata,
    Column("person_id", _ID, primary_key=True),
    Column("table_id", _ID, primary_key=True),
    # The number of the last entry that the person has seen.
    required("seen", Integer),
    # How many of the entries after that the person cannot see: what muted seats have said.
    required("hidden", Integer, server_default="0"),
    # How many lines of chat after that the person has not read.
    required("unread", Integer, server_default="0"),
    # Whether the person wants no notices of this table.
    required("silenced", Boolean, server_default=false()),
    sqlite_with_rowid=False,
)

# How and when a person wants to be told something: see `channels`.
notice_settings = Table(
    "notice_settings",
    metadata,
    Column("person_id", _ID, primary_key=True),
    required("language", String(16)),
    required("zone", String(64)),
    # Minutes of the person's day.
    Column("quiet_start", SmallInteger, nullable=True),
    Column("quiet_end", SmallInteger, nullable=True),
    Column("digest_at", SmallInteger, nullable=True),
    # Whoever has it can turn the person's e-mails off, and nothing else.
    required("unsubscribe", _KEY, unique=True),
)

# Where notices can be sent to: a browser that takes push messages, a mailbox, a webhook.
channels = Table(
    "channels",
    metadata,
    Column("id", _ID, primary_key=True),
    required("person_id", _ID),
    required("kind", String(16)),
    required("state", String(16)),
    required("target", Text),
    # Of a browser, the keys by which messages are encrypted; of a mailbox, the code that confirms it.
    required("secret", String(256)),
    # The kinds of notices, as a bit mask, and the milliseconds after which they are due.
    required("kinds", Integer),
    required("delay", BigInteger),
    required("created", BigInteger),
)
Index("channels_by_person", channels.c.person_id)

# The queue of notices: see `notice_queue`.
notices = Table(
    "notices",
    metadata,
    Column("channel_id", _ID, primary_key=True),
    # Empty where it is about no table.
    Column("table_id", _ID, primary_key=True),
    Column("kind", String(16), primary_key=True),
    required("person_id", _ID),
    # The entry that it is about, and the last one that was sent.
    required("number", Integer),
    required("told", Integer, server_default="0"),
    required("state", String(16)),
    # When it is to be sent; while it is being sent, when its lease ends; after that, when it was done.
    required("due_at", BigInteger),
    required("attempts", SmallInteger, server_default="0"),
)
# As it stands here: a query uses the index only where it repeats that text.
PENDING = text("state IN ('waiting', 'claimed', 'sending')")
Index("notices_due", notices.c.due_at, sqlite_where=PENDING, postgresql_where=PENDING)

settings = Table(
    "settings",
    metadata,
    Column("name", String(32), primary_key=True),
    required("value", String(256)),
)

# What seats play when their turn comes: see `plans`.
plans = Table(
    "plans",
    metadata,
    Column("table_id", _ID, primary_key=True),
    Column("seat", SmallInteger, primary_key=True, autoincrement=False),
    required("id", _ID, unique=True),
    required("person_id", _ID, index=True),
    # The version and the number of moves of the position for which it was made.
    required("version", Integer),
    required("moves", Integer),
    # The entry of the log up to which it was followed.
    required("number", Integer),
    # `waiting`, or `dropped` until its owner knows.
    required("state", String(16)),
    required("body", Text),
    required("created", BigInteger),
)

vacations = Table(
    "vacations",
    metadata,
    Column("person_id", _ID, primary_key=True),
    Column("start", BigInteger, primary_key=True, autoincrement=False),
    # It can end sooner: then this is when it did.
    required("until", BigInteger),
)

outages = Table(
    "outages",
    metadata,
    Column("start", BigInteger, primary_key=True, autoincrement=False),
    required("until", BigInteger),
)

passkeys = Table(
    "passkeys",
    metadata,
    # What the authenticator calls it, in base64url.
    Column("id", String(400), primary_key=True),
    required("person_id", _ID, index=True),
    required("public_key", LargeBinary),
    required("sign_count", BigInteger),
    required("name", String(64)),
    required("created", BigInteger),
    required("used", BigInteger),
)

# Addresses to which links that sign in are sent; who reads the mail has proved it.
emails = Table(
    "emails",
    metadata,
    Column("address", String(254), primary_key=True),
    required("person_id", _ID, index=True),
    required("created", BigInteger),
)

# Keys that work once and for a short time: challenges of passkeys, and links in e-mails.
one_time_keys = Table(
    "one_time_keys",
    metadata,
    # SHA-256 of the key.
    Column("digest", String(64), primary_key=True),
    required("purpose", String(16)),
    required("person_id", _ID, index=True),
    # What it is about: an e-mail address.
    required("detail", String(254)),
    required("until", BigInteger, index=True),
)

# How each seat of a finished game did: see `results`. They stay when old tables are pruned.
results = Table(
    "results",
    metadata,
    Column("table_id", _ID, primary_key=True),
    Column("seat", SmallInteger, primary_key=True, autoincrement=False),
    # Who had the seat when the game began; "" for a bot, and for somebody who was erased.
    required("person_id", _ID),
    required("bot", String(40)),
    required("game", String(32)),
    required("mode", String(8)),
    required("players", SmallInteger),
    required("options", Text),
    required("total", Integer),
    required("rank", SmallInteger),
    # Whether the person still had the seat at the end, and played it.
    required("finished", Boolean),
    # The last line of a solo score sheet, such as the level that was reached, as JSON.
    required("note", Text),
    # Milliseconds of thinking.
    required("spent", BigInteger),
    required("ended", BigInteger),
    # The rating after a rated game: its mean and its standard deviation.
    Column("mu", Float, nullable=True),
    Column("sigma", Float, nullable=True),
)
Index("results_of_person", results.c.person_id, results.c.ended)

ratings = Table(
    "ratings",
    metadata,
    Column("person_id", _ID, primary_key=True),
    Column("game", String(32), primary_key=True),
    required("mu", Float),
    required("sigma", Float),
    required("games", Integer),
    required("updated", BigInteger),
)

# What a person has to do with another one. Friends have a row each.
friends = Table(
    "friends",
    metadata,
    Column("person_id", _ID, primary_key=True),
    Column("other_id", _ID, primary_key=True),
    # `asked` to be a friend, is a `friend`, or `blocked`.
    required("state", String(8)),
    required("created", BigInteger),
)
Index("friends_of_other", friends.c.other_id)

invitations = Table(
    "invitations",
    metadata,
    Column("table_id", _ID, primary_key=True),
    Column("person_id", _ID, primary_key=True),
    required("by", _ID),
    required("created", BigInteger),
)
Index("invitations_of_person", invitations.c.person_id)

# What people reported to those who run the server.
reports = Table(
    "reports",
    metadata,
    Column("id", String(16), primary_key=True),
    required("created", BigInteger),
    required("by", _ID),
    # A `name` or a line of `chat`.
    required("kind", String(8)),
    required("person_id", _ID),
    required("table_id", _ID),
    # The name or the line, as it was then.
    required("text", String(300)),
    required("note", String(300)),
    Column("settled", BigInteger, nullable=True),
)

# What administrators did, by whom and to what.
audit = Table(
    "audit",
    metadata,
    Column("id", String(16), primary_key=True),
    required("at", BigInteger),
    required("by", String(64)),
    required("action", String(32)),
    required("subject", String(64)),
    required("detail", String(300)),
)
