"""Both kinds of database for every test of the storage."""

from support.databases import database_url, postgres_server
from support.databases import migrated_postgres_url as postgres_url
from support.databases import migrated_sqlite_url as sqlite_url

__all__ = ["database_url", "postgres_server", "postgres_url", "sqlite_url"]
