"""Sessions, what the host decides about people, who does not want to meet whom, reports.

Revision ID: 0003
"""

import time

import sqlalchemy as sa
from alembic import op

from cardwright.table.words import look

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("accounts", sa.Column("looks", sa.String(length=80), nullable=True))
    for name in ("lent", "silenced", "banned", "leaving"):
        op.add_column("accounts", sa.Column(name, sa.BigInteger(), nullable=True))
    fill_looks()
    op.create_index(op.f("ix_accounts_looks"), "accounts", ["looks"], unique=True)
    op.add_column("seats", sa.Column("origin", sa.Integer(), nullable=True))
    add_sessions()
    op.create_table(
        "meetings",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("one", sa.String(length=22), nullable=False),
        sa.Column("other", sa.String(length=22), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["one"], ["accounts.id"], name=op.f("fk_meetings_one"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["other"], ["accounts.id"], name=op.f("fk_meetings_other"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_meetings")),
    )
    op.create_index(op.f("ix_meetings_one_other"), "meetings", ["one", "other"], unique=False)
    op.create_index(op.f("ix_meetings_other"), "meetings", ["other"], unique=False)
    op.create_table(
        "aversions",
        sa.Column("account", sa.String(length=22), nullable=False),
        sa.Column("other", sa.String(length=22), nullable=False),
        sa.Column("kind", sa.String(length=10), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["account"], ["accounts.id"], name=op.f("fk_aversions_account"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["other"], ["accounts.id"], name=op.f("fk_aversions_other"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("account", "other", "kind", name=op.f("pk_aversions")),
    )
    op.create_index(op.f("ix_aversions_other"), "aversions", ["other"], unique=False)
    add_reports()


def fill_looks() -> None:
    """Of kept names that look alike the oldest is protected; the others stay as they are."""
    connection, accounts = op.get_bind(), sa.table("accounts", sa.column("id"), sa.column("looks"))
    rows = connection.execute(sa.text("SELECT id, name FROM accounts WHERE kept IS NOT NULL ORDER BY created, id"))
    first: dict[str, str] = {}
    for row in rows.all():
        first.setdefault(look(row.name), row.id)
    for looks, id in first.items():
        connection.execute(sa.update(accounts).where(accounts.c.id == id).values(looks=looks))


def add_sessions() -> None:
    """Tokens that are there become sessions that were used just now, on a device that nobody knows."""
    now = str(time.time_ns() // 1_000_000)
    op.add_column("tokens", sa.Column("session", sa.String(length=22), nullable=False, server_default=""))
    op.add_column("tokens", sa.Column("created", sa.BigInteger(), nullable=False, server_default=now))
    op.add_column("tokens", sa.Column("used", sa.BigInteger(), nullable=False, server_default=now))
    op.add_column("tokens", sa.Column("device", sa.String(length=40), nullable=False, server_default=""))
    op.execute("UPDATE tokens SET session = substr(hash, 1, 16)")
    op.create_index(op.f("ix_tokens_session"), "tokens", ["session"], unique=True)


def add_reports() -> None:
    op.create_table(
        "reports",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("by", sa.String(length=22), nullable=True),
        sa.Column("about", sa.String(length=22), nullable=True),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("reason", sa.String(length=10), nullable=False),
        sa.Column("text", sa.String(length=500), nullable=False),
        sa.Column("table", sa.String(length=22), nullable=True),
        sa.Column("line", sa.String(length=500), nullable=True),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("closed", sa.BigInteger(), nullable=True),
        sa.Column("note", sa.String(length=500), nullable=False),
        sa.ForeignKeyConstraint(["by"], ["accounts.id"], name=op.f("fk_reports_by"), ondelete="SET NULL"),
        sa.ForeignKeyConstraint(["about"], ["accounts.id"], name=op.f("fk_reports_about"), ondelete="SET NULL"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_reports")),
    )
    op.create_index(op.f("ix_reports_by"), "reports", ["by"], unique=False)
    op.create_index(op.f("ix_reports_about"), "reports", ["about"], unique=False)
    op.create_table(
        "acts",
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("by", sa.String(length=64), nullable=False),
        sa.Column("what", sa.String(length=10), nullable=False),
        sa.Column("about", sa.String(length=22), nullable=False),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("detail", sa.String(length=200), nullable=False),
        sa.Column("why", sa.String(length=500), nullable=False),
        sa.PrimaryKeyConstraint("number", name=op.f("pk_acts")),
    )
    op.create_index(op.f("ix_acts_about"), "acts", ["about"], unique=False)
