"""Puts KivyMD into the wheel, so that nobody who installs the app needs cairo or a compiler.

KivyMD asks for materialshapes, and that for pycairo, which has no wheels for Linux and macOS; pip
can leave nothing out that is asked for. They only draw a loading indicator, which the app never
shows. So the wheel asks for everything else that KivyMD asks for, and carries KivyMD itself as it
was published, in the version that is locked. Where a KivyMD is installed, the app uses that.
"""

import re
import subprocess
import sys
from collections.abc import Iterator
from importlib.metadata import Distribution, distributions
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NAME = "kivymd"
INSIDE = "companion/packages"
_OF_AN_INSTALLATION = {"INSTALLER", "RECORD", "REQUESTED", "direct_url.json", "entry_points.txt"}


class KivyMDHook(BuildHookInterface):
    def dependencies(self) -> list[str]:
        return ["pip"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """For a wheel; an editable installation has what is installed beside it."""
        self._scratch = TemporaryDirectory()
        if version != "editable":
            for file, there in _files(self._locked(), Path(self._scratch.name)):
                build_data["force_include"][str(there)] = f"{INSIDE}/{file}"

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        self._scratch.cleanup()

    def _locked(self) -> str:
        """Its lines of the lock: the version, and the hashes it is known by."""
        lock = Path(self.root, "requirements/run.txt").read_text("utf-8")
        lines = re.search(rf"^{NAME}==\S+( \\\n +--hash=\S+)+", lock, re.MULTILINE)
        assert lines, f"{NAME} is not locked"
        return lines[0]


def _files(locked: str, scratch: Path) -> Iterator[tuple[Path, Path]]:
    """By where each lies in an installation, where it is now."""
    version = locked.split()[0].partition("==")[2]
    found = _installed(version, sys.path) or _fetched(version, locked, scratch)
    for file in found.files or ():
        # Its scripts lie elsewhere, and nobody needs them.
        ours = file.parts[0] == NAME or file.parts[0].endswith(".dist-info")
        if ours and "__pycache__" not in file.parts and file.name not in _OF_AN_INSTALLATION:
            yield Path(file), Path(str(found.locate_file(file)))


def _fetched(version: str, locked: str, scratch: Path) -> Distribution:
    asked, there = scratch / "asked.txt", scratch / "packages"
    asked.write_text(locked, "utf-8")
    pip = (sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check")
    just_this = ("--no-deps", "--only-binary", ":all:", "--require-hashes", "-r", asked)
    subprocess.run([*pip, *just_this, "--target", there], check=True)
    found = _installed(version, [str(there)])
    assert found
    return found


def _installed(version: str, path: list[str]) -> Distribution | None:
    every = distributions(name=NAME, path=path)
    return next((each for each in every if each.version == version), None)
