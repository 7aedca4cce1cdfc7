"""What leaves the checkout: the wheel, and the description of the Android app."""

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

ROOT = Path(__file__).parent.parent


def run(*command: str | Path, **environment: str) -> str:
    done = subprocess.run(
        [sys.executable, *command],
        env={**os.environ, **environment},
        cwd=ROOT.anchor,
        capture_output=True,
        text=True,
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


def android() -> configparser.SectionProxy:
    spec = configparser.ConfigParser()
    spec.read(ROOT / "buildozer.spec", "utf-8")
    return spec["app"]


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
        f"vasco_companion-{companion.__version__}.dist-info",
    }


def test_the_android_app_has_the_same_version() -> None:
    app = android()
    found = re.search(app["version.regex"], (ROOT / app["version.filename"]).read_text("utf-8"))
    assert found
    assert found[1] == companion.__version__


def test_the_android_app_takes_the_locked_packages() -> None:
    pins = dict(re.findall(r"([\w-]+)==([\w.]+)", android()["requirements"]))
    assert pins.pop("python3") == pins.pop("hostpython3")
    assert pins.keys() >= {"kivy", "kivymd", "plyer", "materialyoucolor"}
    assert pins.items() <= locked("run").items()


def test_the_locks_hold_what_the_project_asks_for() -> None:
    asked = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    pins = dict(each.split("==") for each in asked["project"]["dependencies"])
    tools = {each.replace(".", "-") for each in asked["dependency-groups"]["develop"]}
    assert pins.items() <= locked("run").items() <= locked("develop").items()
    assert tools <= locked("develop").keys()


def test_the_lock_spares_a_c_library() -> None:
    assert "pycairo" not in locked("develop")


def test_the_android_app_takes_along_every_kind_of_asset() -> None:
    kinds = {Path(name).suffix.lstrip(".") for name in contents(ROOT)}
    assert kinds <= set(android()["source.include_exts"].split(","))
