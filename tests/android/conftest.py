"""What makes the app for Android, set up once for all tests of it."""

import shutil
from pathlib import Path

import pytest

from tests.android.java import Types
from tests.android.tools import HERE, ROOT, environment, from_npm, run, told

TYPES = "@nativescript/types-android@9.1.1"


@pytest.fixture(scope="session")
def tools(tmp_path_factory: pytest.TempPathFactory) -> Path:
    lock = ("--require-hashes", "-r", ROOT / "requirements/package.txt")
    return environment(tmp_path_factory.mktemp("tools"), *lock)


@pytest.fixture(scope="session")
def read(tools: Path, tmp_path_factory: pytest.TempPathFactory):
    """What buildozer reads, and the folder of what it takes."""
    checkout, taken = tmp_path_factory.mktemp("checkout"), tmp_path_factory.mktemp("taken")
    left = shutil.ignore_patterns(".*", "build", "dist", "bin", "__pycache__")
    shutil.copytree(ROOT, checkout, ignore=left, dirs_exist_ok=True)
    found = told(run(tools, HERE / "reading.py", taken, cwd=checkout), "READ")
    return {**found, "checkout": checkout}, taken


@pytest.fixture(scope="session")
def types(tmp_path_factory: pytest.TempPathFactory) -> Types:
    """Of all that Android has, with the version since which it has it."""
    package = from_npm(TYPES, tmp_path_factory.mktemp("types"))
    (file,) = (package / "lib/android").glob("android-platform-*-merged.d.ts")
    return Types(file)
