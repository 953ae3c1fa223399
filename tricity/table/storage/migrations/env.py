"""Run by alembic, with the connection that `migrating` opened."""

from alembic import context

from tricity.table.storage.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
