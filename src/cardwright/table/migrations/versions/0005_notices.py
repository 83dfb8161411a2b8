"""Whoever asks for it hears of their turn when they are away: by their browser, or by e-mail.

Revision ID: 0005
"""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.create_table(
        "keys",
        sa.Column("name", sa.String(length=20), nullable=False),
        sa.Column("value", sa.String(length=200), nullable=False),
        sa.PrimaryKeyConstraint("name", name=op.f("pk_keys")),
    )
    op.create_table(
        "subscriptions",
        sa.Column("session", sa.String(length=22), nullable=False),
        sa.Column("account", sa.String(length=22), nullable=False),
        sa.Column("endpoint", sa.String(length=1000), nullable=False),
        sa.Column("p256dh", sa.String(length=100), nullable=False),
        sa.Column("auth", sa.String(length=40), nullable=False),
        sa.Column("lang", sa.String(length=2), nullable=False),
        sa.ForeignKeyConstraint(
            ["session"], ["tokens.session"], name=op.f("fk_subscriptions_session"), ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["account"], ["accounts.id"], name=op.f("fk_subscriptions_account"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("session", name=op.f("pk_subscriptions")),
    )
    op.create_index(op.f("ix_subscriptions_account"), "subscriptions", ["account"], unique=False)
    op.create_table(
        "mailboxes",
        sa.Column("account", sa.String(length=22), nullable=False),
        sa.Column("address", sa.String(length=254), nullable=False),
        sa.Column("lang", sa.String(length=2), nullable=False),
        sa.Column("code", sa.String(length=64), nullable=True),
        sa.Column("expires", sa.BigInteger(), nullable=True),
        sa.Column("stop", sa.String(length=43), nullable=False),
        sa.ForeignKeyConstraint(["account"], ["accounts.id"], name=op.f("fk_mailboxes_account"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("account", name=op.f("pk_mailboxes")),
    )
    op.create_index(op.f("ix_mailboxes_code"), "mailboxes", ["code"], unique=False)
    op.create_index(op.f("ix_mailboxes_stop"), "mailboxes", ["stop"], unique=True)
