"""Run by alembic, on the connection of `storage.migrate`."""

from alembic import context

from tricity.table.storage.schema import metadata

# SQLite's tables change within a transaction too, once one has begun: see the adapters.
context.configure(connection=context.config.attributes["connection"], target_metadata=metadata, transactional_ddl=True)
with context.begin_transaction():
    context.run_migrations()
