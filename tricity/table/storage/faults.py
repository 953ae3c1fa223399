"""What a database says when it fails, without the values that it was given."""

from sqlalchemy.exc import DBAPIError

_LONGEST = 200


def describe(fault: BaseException) -> str:
    """For logs, which have no names and no ids: PostgreSQL quotes the values of a row in its messages."""
    cause = fault.orig if isinstance(fault, DBAPIError) and fault.orig is not None else fault
    kind, state = type(cause).__name__, getattr(cause, "sqlstate", None)
    if state is not None:
        return f"{kind}, SQLSTATE {state}"
    # Messages of SQLite name tables and columns at most, those about a broken connection its address.
    text = str(cause) if isinstance(fault, DBAPIError) else ""
    return f"{kind}: {' '.join(text.split())[:_LONGEST]}" if text else kind
