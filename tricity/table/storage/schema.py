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

metadata = MetaData()

_ID = String(32)
_KEY = String(64)

persons = Table(
    "persons",
    metadata,
    Column("id", _ID, primary_key=True),
    Column("name", String(64), nullable=False),
    # SHA-256 of the key in the recovery link that is still unused, and until when it works.
    Column("recovery", String(64), nullable=True, unique=True),
    Column("recovery_until", BigInteger, nullable=True),
    Column("created", BigInteger, nullable=False),
    # How often the sessions of this person were revoked; a cookie carries the number at which it was made.
    Column("sessions", Integer, nullable=False, server_default="0"),
    # Whether an administrator has taken the chat away from this person.
    Column("muted", Boolean, nullable=False, server_default=false()),
    # Whether this person may look after the server in its page.
    Column("administrator", Boolean, nullable=False, server_default=false()),
    # The address of the profile, which says nothing about who it is; made when it is first needed.
    Column("handle", String(16), nullable=True),
    # Who may see the profile: nobody else (`private`), `friends`, or everybody (`public`).
    Column("profile", String(8), nullable=False, server_default="private"),
    # Whether friends may see that this person is online, and when they last were.
    Column("shows_online", Boolean, nullable=False, server_default=false()),
    Column("active", BigInteger, nullable=False, server_default="0"),
    # Whether positions of this person's finished games may become puzzles: see `puzzles`.
    Column("puzzle_consent", Boolean, nullable=False, server_default=false()),
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
    Column("secret", String(128), nullable=False),
    Column("created", BigInteger, nullable=False),
)

bans = Table(
    "bans",
    metadata,
    # The id of a person, or a network.
    Column("subject", String(64), primary_key=True),
    Column("created", BigInteger, nullable=False),
    Column("until", BigInteger, nullable=True),
    Column("reason", String(200), nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", _ID, primary_key=True),
    Column("opener", _ID, nullable=False),
    Column("key", _KEY, nullable=False),
    Column("game", String(32), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("created", BigInteger, nullable=False),
    # The projection, which follows from the log: see `table_summary`.
    Column("updated", BigInteger, nullable=False),
    Column("status", String(16), nullable=False),
    Column("number", Integer, nullable=False),
    # How many of the entries viewers are told of: all but mutes.
    Column("shown", Integer, nullable=False, server_default="0"),
    # The seats to act, as a bit mask.
    Column("to_act", Integer, nullable=False),
    # When the server has something to do there by itself: a deadline, or a bot that did not move.
    Column("due_at", BigInteger, nullable=True),
    # Whose time is running, since when, and how much they have, as JSON.
    Column("timers", Text, nullable=True),
    Column("summary", Text, nullable=False),
    # How often entries of the log were rewritten, which happens only to names: see `person_replacement`.
    Column("edition", Integer, nullable=False, server_default="0"),
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
    Column("at", BigInteger, nullable=False),
    Column("by", _ID, nullable=False),
    Column("key", _KEY, nullable=False),
    Column("event", Text, nullable=False),
    # Of the JSON in `event`: see `tricity.table.event_format`. Rows from before there were formats are of format 1.
    Column("format", SmallInteger, nullable=False, server_default="1"),
)

# What follows from the first entries of a log, so that they need not be read: see `tricity.table.snapshots`.
snapshots = Table(
    "snapshots",
    metadata,
    Column("table_id", _ID, primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    # The number of the last entry, as viewers count them.
    Column("shown", Integer, nullable=False),
    # The program that can use it.
    Column("made_by", String(64), nullable=False),
    Column("body", LargeBinary, nullable=False),
)

# What happened in a finished game, and why: see `tricity.analysis.review`. Follows from the log, at some cost.
reviews = Table(
    "reviews",
    metadata,
    Column("table_id", _ID, primary_key=True),
    Column("format", SmallInteger, nullable=False),
    Column("body", LargeBinary, nullable=False),
)

# Puzzles from games of people, each with a day of its own: see `puzzles`. They know no more than one seat did.
puzzles = Table(
    "puzzles",
    metadata,
    Column("game", String(32), primary_key=True),
    # Counted as Python's dates are: `date.toordinal`.
    Column("day", Integer, primary_key=True, autoincrement=False),
    Column("table_id", _ID, nullable=False, index=True),
    Column("created", BigInteger, nullable=False),
    Column("body", LargeBinary, nullable=False),
)

participants = Table(
    "participants",
    metadata,
    Column("person_id", _ID, primary_key=True),
    Column("table_id", _ID, primary_key=True),
    # The number of the last entry that the person has seen.
    Column("seen", Integer, nullable=False),
    # How many of the entries after that the person cannot see: what muted seats have said.
    Column("hidden", Integer, nullable=False, server_default="0"),
    # How many lines of chat after that the person has not read.
    Column("unread", Integer, nullable=False, server_default="0"),
    # Whether the person wants no notices of this table.
    Column("silenced", Boolean, nullable=False, server_default=false()),
    sqlite_with_rowid=False,
)

# How and when a person wants to be told something: see `channels`.
notice_settings = Table(
    "notice_settings",
    metadata,
    Column("person_id", _ID, primary_key=True),
    Column("language", String(16), nullable=False),
    Column("zone", String(64), nullable=False),
    # Minutes of the person's day.
    Column("quiet_start", SmallInteger, nullable=True),
    Column("quiet_end", SmallInteger, nullable=True),
    Column("digest_at", SmallInteger, nullable=True),
    # Whoever has it can turn the person's e-mails off, and nothing else.
    Column("unsubscribe", _KEY, nullable=False, unique=True),
)

# Where notices can be sent to: a browser that takes push messages, a mailbox, a webhook.
channels = Table(
    "channels",
    metadata,
    Column("id", _ID, primary_key=True),
    Column("person_id", _ID, nullable=False),
    Column("kind", String(16), nullable=False),
    Column("state", String(16), nullable=False),
    Column("target", Text, nullable=False),
    # Of a browser, the keys by which messages are encrypted; of a mailbox, the code that confirms it.
    Column("secret", String(256), nullable=False),
    # The kinds of notices, as a bit mask, and the milliseconds after which they are due.
    Column("kinds", Integer, nullable=False),
    Column("delay", BigInteger, nullable=False),
    Column("created", BigInteger, nullable=False),
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
    Column("person_id", _ID, nullable=False),
    # The entry that it is about, and the last one that was sent.
    Column("number", Integer, nullable=False),
    Column("told", Integer, nullable=False, server_default="0"),
    Column("state", String(16), nullable=False),
    # When it is to be sent; while it is being sent, when its lease ends; after that, when it was done.
    Column("due_at", BigInteger, nullable=False),
    Column("attempts", SmallInteger, nullable=False, server_default="0"),
)
# As it stands here: a query uses the index only where it repeats that text.
PENDING = text("state IN ('waiting', 'claimed', 'sending')")
Index("notices_due", notices.c.due_at, sqlite_where=PENDING, postgresql_where=PENDING)

settings = Table(
    "settings",
    metadata,
    Column("name", String(32), primary_key=True),
    Column("value", String(256), nullable=False),
)

# What seats play when their turn comes: see `plans`.
plans = Table(
    "plans",
    metadata,
    Column("table_id", _ID, primary_key=True),
    Column("seat", SmallInteger, primary_key=True, autoincrement=False),
    Column("id", _ID, nullable=False, unique=True),
    Column("person_id", _ID, nullable=False, index=True),
    # The version and the number of moves of the position for which it was made.
    Column("version", Integer, nullable=False),
    Column("moves", Integer, nullable=False),
    # The entry of the log up to which it was followed.
    Column("number", Integer, nullable=False),
    # `waiting`, or `dropped` until its owner knows.
    Column("state", String(16), nullable=False),
    Column("body", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
)

vacations = Table(
    "vacations",
    metadata,
    Column("person_id", _ID, primary_key=True),
    Column("start", BigInteger, primary_key=True, autoincrement=False),
    # It can end sooner: then this is when it did.
    Column("until", BigInteger, nullable=False),
)

outages = Table(
    "outages",
    metadata,
    Column("start", BigInteger, primary_key=True, autoincrement=False),
    Column("until", BigInteger, nullable=False),
)

passkeys = Table(
    "passkeys",
    metadata,
    # What the authenticator calls it, in base64url.
    Column("id", String(400), primary_key=True),
    Column("person_id", _ID, nullable=False, index=True),
    Column("public_key", LargeBinary, nullable=False),
    Column("sign_count", BigInteger, nullable=False),
    Column("name", String(64), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("used", BigInteger, nullable=False),
)

# Addresses to which links that sign in are sent; who reads the mail has proved it.
emails = Table(
    "emails",
    metadata,
    Column("address", String(254), primary_key=True),
    Column("person_id", _ID, nullable=False, index=True),
    Column("created", BigInteger, nullable=False),
)

# Keys that work once and for a short time: challenges of passkeys, and links in e-mails.
one_time_keys = Table(
    "one_time_keys",
    metadata,
    # SHA-256 of the key.
    Column("digest", String(64), primary_key=True),
    Column("purpose", String(16), nullable=False),
    Column("person_id", _ID, nullable=False, index=True),
    # What it is about: an e-mail address.
    Column("detail", String(254), nullable=False),
    Column("until", BigInteger, nullable=False, index=True),
)

# How each seat of a finished game did: see `results`. They stay when old tables are pruned.
results = Table(
    "results",
    metadata,
    Column("table_id", _ID, primary_key=True),
    Column("seat", SmallInteger, primary_key=True, autoincrement=False),
    # Who had the seat when the game began; "" for a bot, and for somebody who was erased.
    Column("person_id", _ID, nullable=False),
    Column("bot", String(40), nullable=False),
    Column("game", String(32), nullable=False),
    Column("mode", String(8), nullable=False),
    Column("players", SmallInteger, nullable=False),
    Column("options", Text, nullable=False),
    Column("total", Integer, nullable=False),
    Column("rank", SmallInteger, nullable=False),
    # Whether the person still had the seat at the end, and played it.
    Column("finished", Boolean, nullable=False),
    # The last line of a solo score sheet, such as the level that was reached, as JSON.
    Column("note", Text, nullable=False),
    # Milliseconds of thinking.
    Column("spent", BigInteger, nullable=False),
    Column("ended", BigInteger, nullable=False),
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
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("updated", BigInteger, nullable=False),
)

# What a person has to do with another one. Friends have a row each.
friends = Table(
    "friends",
    metadata,
    Column("person_id", _ID, primary_key=True),
    Column("other_id", _ID, primary_key=True),
    # `asked` to be a friend, is a `friend`, or `blocked`.
    Column("state", String(8), nullable=False),
    Column("created", BigInteger, nullable=False),
)
Index("friends_of_other", friends.c.other_id)

invitations = Table(
    "invitations",
    metadata,
    Column("table_id", _ID, primary_key=True),
    Column("person_id", _ID, primary_key=True),
    Column("by", _ID, nullable=False),
    Column("created", BigInteger, nullable=False),
)
Index("invitations_of_person", invitations.c.person_id)

# What people reported to those who run the server.
reports = Table(
    "reports",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("created", BigInteger, nullable=False),
    Column("by", _ID, nullable=False),
    # A `name` or a line of `chat`.
    Column("kind", String(8), nullable=False),
    Column("person_id", _ID, nullable=False),
    Column("table_id", _ID, nullable=False),
    # The name or the line, as it was then.
    Column("text", String(300), nullable=False),
    Column("note", String(300), nullable=False),
    Column("settled", BigInteger, nullable=True),
)

# What administrators did, by whom and to what.
audit = Table(
    "audit",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("by", String(64), nullable=False),
    Column("action", String(32), nullable=False),
    Column("subject", String(64), nullable=False),
    Column("detail", String(300), nullable=False),
)
