"""What the repository may hold: text that names no package registry; binaries only as assets."""

import re
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
FOR_BINARIES = [f"assets/{kind}/" for kind in ("fonts", "icons", "pictures", "sounds")]

# Where packages come from is the affair of whoever installs them.
REGISTRY = re.compile(
    r"""\b(?:pypi|pythonhosted|npmjs|crates)\.(?:org|com|io)\b
      | \b(?:deb|ftp|archive|security|snapshot|ports)\.(?:debian|ubuntu)\.
      | --(?:extra-)?index-url | --(?:find-links|trusted-host) | /simple/?["'\s]""",
    re.VERBOSE,
)
ANY_ADDRESS = re.compile(r"://")
PACKAGE_FILES = ("requirements/", "pyproject.toml", "buildozer.spec")


def tracked() -> Iterator[tuple[str, bytes]]:
    if not (ROOT / ".git").exists():
        pytest.skip("not a checkout")
    listed = subprocess.run(
        ["git", "-c", "safe.directory=*", "ls-files", "-z"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    for name in filter(None, listed.stdout.split("\0")):
        if (file := ROOT / name).is_file():
            yield name, file.read_bytes()


def is_text(content: bytes) -> bool:
    try:
        return "\0" not in content.decode("utf-8")
    except UnicodeDecodeError:
        return False


def names_registry(name: str, text: str) -> bool:
    return bool(
        REGISTRY.search(text) or (name.startswith(PACKAGE_FILES) and ANY_ADDRESS.search(text))
    )


def test_no_file_names_a_registry() -> None:
    named = [
        name
        for name, content in tracked()
        if is_text(content) and names_registry(name, content.decode("utf-8"))
    ]
    assert not named


def test_binaries_are_assets() -> None:
    astray = [
        name
        for name, content in tracked()
        if not is_text(content) and not name.startswith(tuple(FOR_BINARIES))
    ]
    assert not astray


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("README.md", "pip install --" + "index-url=somewhere"),
        ("README.md", "from files.python" + "hosted.org"),
        (".ci/setup", "deb http://deb." + "debian.org/debian stable main"),
        ("requirements/run.txt", "kivy @ https://example.invalid/kivy.whl"),
        ("pyproject.toml", 'Homepage = "https://example.invalid"'),
    ],
)
def test_a_registry_is_noticed(name: str, text: str) -> None:
    assert names_registry(name, text)


def test_a_home_page_is_no_registry() -> None:
    assert not names_registry("README.md", "made with [Kivy](https://kivy.org)")


def test_editors_and_merges_leave_nothing_behind() -> None:
    left = (".orig", ".rej", ".bak", ".swp", "~")
    assert [name for name, _ in tracked() if name.endswith(left)] == []
