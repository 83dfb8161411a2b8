"""The tables of the database. Migrations bring any older database to this state; a test compares the two."""

from typing import Final

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    UniqueConstraint,
)

METADATA: Final = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

# Times are milliseconds since 1970, UTC.

ACCOUNTS: Final = Table(
    "accounts",
    METADATA,
    Column("id", String(22), primary_key=True),
    Column("name", String(40), nullable=False),
    # The name in one spelling, for accounts that are kept: two people cannot keep the same one.
    Column("kept", String(80), unique=True),
    # How it looks, for the same accounts: nobody takes a name that could be mistaken for it.
    Column("looks", String(80), index=True, unique=True),
    Column("password", String(200)),
    # The password is one that the host gave: until when it is good, once.
    Column("lent", BigInteger),
    Column("preferences", JSON, nullable=False),
    Column("created", BigInteger, nullable=False),
    # What the host has decided: until when they say nothing, until when they stay away, since when they are to be gone.
    Column("silenced", BigInteger),
    Column("banned", BigInteger),
    Column("leaving", BigInteger),
)

# A session each: its name stays when its token is renewed. `used` is a day, not a time.
TOKENS: Final = Table(
    "tokens",
    METADATA,
    Column("hash", String(64), primary_key=True),
    Column("account", ForeignKey("accounts.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("expires", BigInteger, nullable=False),
    Column("session", String(22), nullable=False, index=True, unique=True),
    Column("created", BigInteger, nullable=False),
    Column("used", BigInteger, nullable=False),
    Column("device", String(40), nullable=False),
)

# What stands beside the plan is read off the entries, for lists and for whoever must act next.
TABLES: Final = Table(
    "tables",
    METADATA,
    Column("id", String(22), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("plan", JSON, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("status", String(10), nullable=False),
    Column("number", Integer, nullable=False),
    Column("turn", Integer, nullable=False),
    Column("deadline", BigInteger),
    Column("created", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Column("result", JSON),
    # A table that could not be read: by which version of the program, and why.
    Column("set_aside", String(40), index=True),
    Column("trouble", String(100)),
    Index(None, "status", "public", "changed"),
    Index(None, "deadline", "id"),
)

# Everything that ever happened at a table. The number makes the order; nothing is changed, and nothing is taken away
# but what somebody said who deletes the account.
ENTRIES: Final = Table(
    "entries",
    METADATA,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("kind", String(10), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("account", ForeignKey("accounts.id", ondelete="SET NULL"), index=True),
    Column("body", JSON, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("request", String(64)),
    UniqueConstraint("table", "request"),
)

# Who sits or sat where, to find a person's games. `origin` is one of a few thousand numbers, made from an address that
# is not kept: equal for people of one house, and forgotten when the game ends.
SEATS: Final = Table(
    "seats",
    METADATA,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("account", ForeignKey("accounts.id", ondelete="SET NULL"), index=True),
    Column("origin", Integer),
    # The level of a bot that took the seat before the game began; those that were planned stand in the plan.
    Column("level", String(20)),
)

RATINGS: Final = Table(
    "ratings",
    METADATA,
    Column("game", String(40), primary_key=True),
    Column("account", ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("wins", Integer, nullable=False),
    Column("standing", Float, nullable=False),
    Index(None, "game", "standing"),
)

# Written to find out whether writing works; each process has a place of its own, as far as there are enough.
PULSE: Final = Table(
    "pulse",
    METADATA,
    Column("place", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
)

# Which two people met in a game that counted, lately: only a few games between the same two do. `one` < `other`.
MEETINGS: Final = Table(
    "meetings",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("game", String(40), nullable=False),
    Column("one", ForeignKey("accounts.id", ondelete="CASCADE"), nullable=False),
    Column("other", ForeignKey("accounts.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("at", BigInteger, nullable=False),
    Index(None, "one", "other"),
)

# Whom somebody does not want to hear, or to meet.
AVERSIONS: Final = Table(
    "aversions",
    METADATA,
    Column("account", ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True),
    Column("other", ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("kind", String(10), primary_key=True),
    Column("at", BigInteger, nullable=False),
)

# What people told the host about somebody, with the line of chat as it was.
REPORTS: Final = Table(
    "reports",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("by", ForeignKey("accounts.id", ondelete="SET NULL"), index=True),
    Column("about", ForeignKey("accounts.id", ondelete="SET NULL"), index=True),
    Column("name", String(40), nullable=False),
    Column("reason", String(10), nullable=False),
    Column("text", String(500), nullable=False),
    Column("table", String(22)),
    Column("line", String(500)),
    Column("at", BigInteger, nullable=False),
    Column("closed", BigInteger),
    Column("note", String(500), nullable=False),
)

# What the host did about people. Nothing here is ever changed or taken away, also if the account is.
ACTS: Final = Table(
    "acts",
    METADATA,
    Column("number", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("by", String(64), nullable=False),
    Column("what", String(10), nullable=False),
    Column("about", String(22), nullable=False, index=True),
    Column("name", String(40), nullable=False),
    Column("detail", String(200), nullable=False),
    Column("why", String(500), nullable=False),
)

# What the server must know again after every start: the key with which it signs messages to browsers.
KEYS: Final = Table(
    "keys",
    METADATA,
    Column("name", String(20), primary_key=True),
    Column("value", String(200), nullable=False),
)

# Browsers that are told when it is somebody's turn; one that is signed out is told nothing any more.
SUBSCRIPTIONS: Final = Table(
    "subscriptions",
    METADATA,
    Column("session", ForeignKey("tokens.session", ondelete="CASCADE"), primary_key=True),
    Column("account", ForeignKey("accounts.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("endpoint", String(1000), nullable=False),
    Column("p256dh", String(100), nullable=False),
    Column("auth", String(40), nullable=False),
    Column("lang", String(2), nullable=False),
)

# Where somebody wants letters. Until they have shown that it is theirs there is a `code`, hashed, good until it
# expires. With `stop` anybody who has such a letter ends them.
MAILBOXES: Final = Table(
    "mailboxes",
    METADATA,
    Column("account", ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True),
    Column("address", String(254), nullable=False),
    Column("lang", String(2), nullable=False),
    Column("code", String(64), index=True),
    Column("expires", BigInteger),
    Column("stop", String(43), nullable=False, index=True, unique=True),
)

# What people keep to bring to games, whatever a game asks for: a deck each, with its latest version.
DECKS: Final = Table(
    "decks",
    METADATA,
    Column("id", String(22), primary_key=True),
    Column("account", ForeignKey("accounts.id", ondelete="CASCADE"), nullable=False),
    Column("game", String(40), nullable=False),
    Column("name", String(60), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("version", Integer, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Index(None, "account", "changed"),
    Index(None, "public", "game", "changed"),
)

# Every state that a deck was saved in: its text, the options that it is built for, and what a trial of it showed.
DECK_VERSIONS: Final = Table(
    "deck_versions",
    METADATA,
    Column("deck", ForeignKey("decks.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("text", String(8000), nullable=False),
    Column("options", JSON, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("trial", JSON),
)

# Trials that go on, one of an account: how far it is, and when the process that plays it was heard of last.
TRIALS: Final = Table(
    "trials",
    METADATA,
    Column("account", ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True),
    Column("id", String(22), nullable=False),
    Column("deck", ForeignKey("decks.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("version", Integer, nullable=False),
    Column("trial", JSON, nullable=False),
    Column("beat", BigInteger, nullable=False),
)
