"""People keep decks: what they bring to games, in every version, and what trials of them showed.

Revision ID: 0006
"""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.create_table(
        "decks",
        sa.Column("id", sa.String(length=22), nullable=False),
        sa.Column("account", sa.String(length=22), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("name", sa.String(length=60), nullable=False),
        sa.Column("public", sa.Boolean(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("changed", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["account"], ["accounts.id"], name=op.f("fk_decks_account"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_decks")),
    )
    op.create_index(op.f("ix_decks_account_changed"), "decks", ["account", "changed"], unique=False)
    op.create_index(op.f("ix_decks_public_game_changed"), "decks", ["public", "game", "changed"], unique=False)
    op.create_table(
        "deck_versions",
        sa.Column("deck", sa.String(length=22), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("text", sa.String(length=8000), nullable=False),
        sa.Column("options", sa.JSON(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("trial", sa.JSON(), nullable=True),
        sa.ForeignKeyConstraint(["deck"], ["decks.id"], name=op.f("fk_deck_versions_deck"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("deck", "number", name=op.f("pk_deck_versions")),
    )
    op.create_table(
        "trials",
        sa.Column("account", sa.String(length=22), nullable=False),
        sa.Column("id", sa.String(length=22), nullable=False),
        sa.Column("deck", sa.String(length=22), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("trial", sa.JSON(), nullable=False),
        sa.Column("beat", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["account"], ["accounts.id"], name=op.f("fk_trials_account"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["deck"], ["decks.id"], name=op.f("fk_trials_deck"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("account", name=op.f("pk_trials")),
    )
    op.create_index(op.f("ix_trials_deck"), "trials", ["deck"], unique=False)
