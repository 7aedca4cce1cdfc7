import shutil
import tempfile
from pathlib import Path
from random import Random

import pytest

from companion.store import Store
from tests.store.kept import KNOWN


@pytest.fixture
def open_store():
    """Opens stores, and lets go of them when the test is over."""
    opened = []

    def open_it(folder, games=KNOWN, **more):
        store = Store(folder, games, chance=Random(1), **more)
        opened.append(store)
        return store

    yield open_it
    for store in opened:
        store.close()


@pytest.fixture
def store(tmp_path, open_store):
    return open_store(tmp_path / "store")


@pytest.fixture
def other(tmp_path, open_store):
    """The store of another group, to which games travel."""
    return open_store(tmp_path / "other")


@pytest.fixture
def public():
    """A folder that every user of the machine can come to, as none of pytest's own is."""
    folder = Path(tempfile.mkdtemp())
    folder.chmod(0o755)
    yield folder
    shutil.rmtree(folder)
