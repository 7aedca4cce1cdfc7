"""A tiny game in all its parts: it stands for any other game, and shows how one is added."""

import atexit
import shutil
import tempfile
from functools import cache
from pathlib import Path

from companion import resources
from companion.games import Listed

LISTED = Listed("toy", "tests.toy.rules", "tests.toy.ui")
"""The one line."""
PAD = Listed("toy-pad", "tests.toy.pad", "tests.toy.pad")
"""And one for its score pad."""


@cache
def words() -> Path:
    """The catalogues of the app with those of the toy among them, in English only."""
    folder = Path(tempfile.mkdtemp(prefix="toy-"))
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    shutil.copytree(resources.path("assets", "words"), folder, dirs_exist_ok=True)
    shutil.copytree(Path(__file__).parent / "words", folder, dirs_exist_ok=True)
    return folder
