"""Columns of the schema and of its migrations."""

from typing import Any

from sqlalchemy import Column
from sqlalchemy.types import TypeEngine


def required(name: str, kind: type[TypeEngine[Any]] | TypeEngine[Any], **options: Any) -> Column[Any]:
    """A column that is never null."""
    return Column(name, kind, nullable=False, **options)
