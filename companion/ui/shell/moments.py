"""Times as a record has them."""

from datetime import datetime

from companion.table.game import Json


def moment(at: Json) -> datetime | None:
    """In the time zone here; None where nobody can tell, or no clock here goes so far: that of a
    device of 32 bits ends in 2038."""
    try:
        return datetime.fromisoformat(at).astimezone()
    except (TypeError, ValueError, OverflowError):
        return None
