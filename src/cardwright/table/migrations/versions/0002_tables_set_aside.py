"""Tables that cannot be read are set aside; whoever is overdue is found page by page; a row to try the store with.

Revision ID: 0002
"""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("tables", sa.Column("set_aside", sa.String(length=40), nullable=True))
    op.add_column("tables", sa.Column("trouble", sa.String(length=100), nullable=True))
    op.create_index(op.f("ix_tables_set_aside"), "tables", ["set_aside"], unique=False)
    op.drop_index(op.f("ix_tables_deadline"), table_name="tables")
    op.create_index(op.f("ix_tables_deadline_id"), "tables", ["deadline", "id"], unique=False)
    op.create_table(
        "pulse",
        sa.Column("place", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("place", name=op.f("pk_pulse")),
    )
