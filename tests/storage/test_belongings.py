"""Nothing that is stored about a person is forgotten when they are exported, merged or erased."""

from tricity.table.storage import belongings
from tricity.table.storage.schema import entries, metadata, participants, persons, tables

OF_PEOPLE = {"by", "opener", "other_id", "person_id", "merged_into", "subject"}
IN_LOGS = {entries.c.by, tables.c.opener, participants.c.person_id}
"""Replaced table by table: see `person_replacement`."""
FINISHED = {persons.c.merged_into}
"""Emptied by the merge itself, whose row goes at its end."""


def test_every_column_that_names_a_person_is_known() -> None:
    naming = {column for table in metadata.tables.values() for column in table.c if column.name in OF_PEOPLE}
    assert naming - IN_LOGS - FINISHED == {*belongings._OWN, *belongings._SHARED}
