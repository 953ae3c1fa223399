"""Run by alembic, on the connection of `storage.migrate`."""

from alembic import context

from tricity.table.storage.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
