"""The spec, the tools that make the app for Android, and what is had from registries for the tests
that take their time; where a registry lacks something, they are passed over, with a word."""

import configparser
import json
import os
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
HERE = Path(__file__).parent


def spec() -> configparser.SectionProxy:
    read = configparser.ConfigParser()
    read.read(ROOT / "buildozer.spec", "utf-8")
    return read["app"]


def listed(key: str) -> list[str]:
    return [each.strip() for each in spec()[key].split(",")]


def pins() -> dict[str, str]:
    return {
        name.lower(): version
        for name, _, version in (each.partition("==") for each in listed("requirements"))
    }


def run(python: Path, *arguments: str | Path, cwd: Path, **environment: str) -> str:
    done = subprocess.run(
        [python, *arguments],
        env={**os.environ, **environment},
        cwd=cwd,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]
    return done.stdout


def told(output: str, mark: str):
    (line,) = (each for each in output.splitlines() if each.startswith(f"{mark} "))
    return json.loads(line.removeprefix(mark))


def called(*command: str | Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(command, capture_output=True, text=True, check=False)


def environment(folder: Path, *packages: str | Path) -> Path:
    """The Python of a new environment that holds just these."""
    run(Path(sys.executable), "-m", "venv", folder, cwd=ROOT)
    python = folder / "bin" / "python"
    quiet = ("--quiet", "--disable-pip-version-check", "--no-deps")
    done = called(python, "-m", "pip", "install", *quiet, *packages)
    if done.returncode:
        passed_over(" ".join(map(str, packages)), done)
    return python


def passed_over(what: str, done: subprocess.CompletedProcess[str]) -> None:
    last = (done.stderr or done.stdout).strip().splitlines()[-1:]
    pytest.skip(f"{what} cannot be had here: {' '.join(last)}")


def asked(what: str, *command: str | Path, cwd: Path) -> None:
    if not shutil.which(command[0]):
        pytest.skip(f"{what} cannot be had here: there is no {command[0]}")
    done = subprocess.run(command, cwd=cwd, capture_output=True, text=True, check=False)
    if done.returncode:
        passed_over(what, done)


def from_npm(package: str, folder: Path) -> Path:
    asked(package, "npm", "pack", "--silent", package, cwd=folder)
    (packed,) = folder.glob("*.tgz")
    with tarfile.open(packed) as archive:
        archive.extractall(folder, filter="data")
    return folder / "package"


def from_debian(folder: Path, *packages: str, arch: str | None = None) -> Path:
    """What the packages hold, also those for another kind of processor."""
    # Its own user may not write where tests do.
    apt = ["apt-get", "-qq", "-o", "APT::Sandbox::User=root"]
    if arch:
        # With lists of its own, so that nothing of this machine's is changed.
        if not shutil.which("apt-get"):
            pytest.skip("there is no apt-get here")
        for room in ("lists/partial", "cache/archives/partial"):
            (folder / room).mkdir(parents=True)
        for option in (
            f"APT::Architecture={arch}", f"APT::Architectures={arch}", "Debug::NoLocking=1",
            f"Dir::State::lists={folder / 'lists'}", f"Dir::Cache={folder / 'cache'}",
        ):  # fmt: skip
            apt += ["-o", option]
        # Where one of the lists fails, what is wanted may stand in another.
        called(*apt, "update")
    asked(", ".join(packages), *apt, "download", *packages, cwd=folder)
    for packed in folder.glob("*.deb"):
        asked(packed.name, "dpkg-deb", "-x", packed, folder, cwd=folder)
        packed.unlink()
    return folder
