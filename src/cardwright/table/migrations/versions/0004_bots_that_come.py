"""Bots may take a seat of a table that waits.

Revision ID: 0004
"""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("seats", sa.Column("level", sa.String(length=20), nullable=True))
