"""Alembic's entry: migrations run on the connection that `upgrade` hands over."""

from alembic import context

from mirabilia.store.schema import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    render_as_batch=True,  # SQLite changes a table by copying it
)
with context.begin_transaction():
    context.run_migrations()
