"""Runs migrations on the connection that `cardwright.table.migrate` gives."""

from alembic import context

from cardwright.table.schema import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
