"""Times as a record has them: any text may stand there."""

from datetime import UTC, datetime

import pytest

from companion.ui.shell.moments import moment


def test_a_time_is_told_in_the_time_zone_here() -> None:
    given = datetime(2026, 5, 1, 12, 30, tzinfo=UTC)
    found = moment(given.isoformat())
    assert found == given
    assert found.utcoffset() == given.astimezone().utcoffset()


@pytest.mark.parametrize(
    "at",
    [None, "", "yesterday", 1777638600, "9999-12-31T23:59:59-12:00", "0001-01-01T00:00:00+12:00"],
)
def test_what_no_clock_here_can_tell_is_unknown(at) -> None:
    assert moment(at) is None
