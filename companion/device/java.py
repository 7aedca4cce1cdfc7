"""Android's own classes, called from Python."""

from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def as_faults_of_files() -> Iterator[None]:
    """What Java raises within is raised as OSError, as anything that fails with a file."""
    # There is no such module anywhere else.
    from jnius import JavaException  # type: ignore[import-not-found]

    try:
        yield
    except JavaException as fault:
        raise OSError(fault.innermessage or str(fault)) from fault
