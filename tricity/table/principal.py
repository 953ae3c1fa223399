"""Who is asking: a person whom the server has authenticated, or an anonymous caller."""

from typing import Final, NewType

PersonId = NewType("PersonId", str)
"""The id of a person with an identity, as logs and databases store it; the guard makes it from a signed cookie."""

Principal = PersonId | None
"""Who asks; None for an anonymous caller, who may look at some tables and do nothing."""

SERVER: Final = PersonId("")
"""Who did what no person did, as logs store it: a bot moved, a player ran out of time."""
