"""What leaves the checkout for a desktop: the wheel, and what a desktop starts it by."""

import configparser
import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import companion
from companion import resources
from tests.turns import PATIENCE

ROOT = Path(__file__).parent.parent


def run(*command: str | Path, **environment: str) -> str:
    done = subprocess.run(
        [sys.executable, *command],
        env={**os.environ, **environment},
        cwd=ROOT.anchor,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def contents(root: Path) -> set[str]:
    return {
        file.relative_to(root).as_posix()
        for folder in ("kv", "assets")
        for file in (root / folder).rglob("*")
        if file.is_file()
    }


def locked(purpose: str) -> dict[str, str]:
    lines = (ROOT / f"requirements/{purpose}.txt").read_text("utf-8")
    return dict(re.findall(r"^([\w.-]+)==([\w.]+)", lines, re.MULTILINE))


def test_resources_are_found_in_a_source_tree() -> None:
    assert resources.path("kv") == ROOT / "kv"
    assert resources.path("kv").is_dir()
    assert resources.path("assets", "words").is_dir()


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    built = tmp_path_factory.mktemp("wheel")
    site = tmp_path_factory.mktemp("site")
    quiet = ("--quiet", "--disable-pip-version-check", "--no-deps")
    run("-m", "pip", "wheel", *quiet, "--no-build-isolation", "-w", built, ROOT)
    run("-m", "pip", "install", *quiet, "--no-index", "--target", site, *built.glob("*.whl"))
    return site


def test_resources_are_found_in_an_installed_wheel(installed: Path) -> None:
    code = "from companion import resources; print(resources.path())"
    root = Path(run("-S", "-c", code, PYTHONPATH=str(installed)).strip())
    assert root == installed / "companion"
    assert contents(root) == contents(ROOT)


def test_a_wheel_carries_the_version_and_no_tests(installed: Path) -> None:
    assert (installed / f"vasco_companion-{companion.__version__}.dist-info").is_dir()
    assert {each.name for each in installed.iterdir() if each.is_dir()} == {
        "bin",
        "companion",
        "share",
        f"vasco_companion-{companion.__version__}.dist-info",
    }


def test_an_installed_wheel_starts_from_anywhere(installed: Path, tmp_path: Path) -> None:
    colours = run(
        ROOT / "tests/first_frame.py",
        installed / "bin/vasco-companion",
        PYTHONPATH=str(installed),
        KIVY_HOME=str(tmp_path),
        XDG_CONFIG_HOME=str(tmp_path / "config"),
    )
    assert int(colours.split()[-1]) > 100


def test_a_desktop_finds_the_app_and_its_icon(installed: Path) -> None:
    share = installed / "share"
    entry = configparser.ConfigParser(interpolation=None)
    entry.optionxform = str  # type: ignore[assignment,method-assign]
    entry.read(share / "applications/vasco-companion.desktop", "utf-8")
    said = entry["Desktop Entry"]
    assert (installed / "bin" / said["Exec"]).is_file()
    assert (share / f"icons/hicolor/512x512/apps/{said['Icon']}.png").is_file()


def test_a_desktop_says_the_same_as_the_app() -> None:
    entry = (ROOT / "assets/package/vasco-companion.desktop").read_text("utf-8")
    for language in ("en", "de", "pl", "ru"):
        words = (ROOT / f"assets/words/{language}/shell.ftl").read_text("utf-8")
        for key, message in (("Name", "app-title"), ("Comment", "home-motto")):
            text = re.search(rf"^{message} = (.+)", words, re.MULTILINE)
            assert text
            told = re.search(rf"^{key}\[{language}\]=(.+)", entry, re.MULTILINE)
            # What is not told in a language is taken from the line without one.
            told = told or re.search(rf"^{key}=(.+)", entry, re.MULTILINE)
            assert told
            # A name is quoted in the catalogues.
            assert told[1] == text[1].strip('{" }')


def test_the_locks_hold_what_the_project_asks_for() -> None:
    asked = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    pins = dict(each.split("==") for each in asked["project"]["dependencies"])
    tools = {each.replace(".", "-") for each in asked["dependency-groups"]["develop"]}
    assert pins.items() <= locked("run").items() <= locked("develop").items()
    assert tools <= locked("develop").keys()


def test_the_lock_spares_a_c_library() -> None:
    assert "pycairo" not in locked("develop")
