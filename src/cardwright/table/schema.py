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
    Column("password", String(200)),
    Column("preferences", JSON, nullable=False),
    Column("created", BigInteger, nullable=False),
)

TOKENS: Final = Table(
    "tokens",
    METADATA,
    Column("hash", String(64), primary_key=True),
    Column("account", ForeignKey("accounts.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("expires", BigInteger, nullable=False),
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

# Who sits or sat where, to find a person's games.
SEATS: Final = Table(
    "seats",
    METADATA,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("account", ForeignKey("accounts.id", ondelete="SET NULL"), index=True),
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
