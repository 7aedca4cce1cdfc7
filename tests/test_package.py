"""What leaves the checkout for a desktop: the wheel, and what a desktop starts it by."""

import configparser
import os
import re
import subprocess
import sys
import tomllib
from importlib.metadata import Distribution, distribution, distributions
from pathlib import Path

import pytest
from packaging.requirements import Requirement

import companion
from companion import resources
from tests.android.tools import environment
from tests.turns import PATIENCE

ROOT = Path(__file__).parent.parent


def run(*command: str | Path, by: str | Path = sys.executable, **environment: str) -> str:
    done = subprocess.run(
        [by, *command],
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


def asked_for(found: Distribution, known: dict[str, Distribution]) -> None:
    """All that pip would install for it, without extras."""
    for each in map(Requirement, found.requires or ()):
        wanted = each.marker is None or each.marker.evaluate({"extra": ""})
        if wanted and each.name.lower() not in known:
            known[each.name.lower()] = distribution(each.name)
            asked_for(known[each.name.lower()], known)


@pytest.fixture(scope="module")
def beside(installed: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Just what the wheel asks for, and nothing else that is installed here."""
    folder, known = tmp_path_factory.mktemp("beside"), dict[str, Distribution]()
    (wheel,) = distributions(name="vasco-companion", path=[str(installed)])
    asked_for(wheel, known)
    assert known.keys() >= {"kivy", "pillow"}
    for each in known.values():
        for top in {file.parts[0] for file in each.files or ()} - {"..", "__pycache__"}:
            there = folder / top
            if not there.exists():
                there.symlink_to(str(each.locate_file(top)))
    return folder


def starts(
    program: Path, folder: Path, *options: str, by: str | Path = sys.executable, **more: str
) -> bool:
    """Whether it draws a first frame with something on it."""
    own = {"KIVY_HOME": str(folder), "XDG_CONFIG_HOME": str(folder / "config")}
    first_frame = ROOT / "tests/first_frame.py"
    return int(run(*options, first_frame, program, by=by, **own, **more).split()[-1]) > 100


def test_a_wheel_starts_from_anywhere_with_just_what_it_asks_for(
    installed: Path, beside: Path, tmp_path: Path
) -> None:
    path = os.pathsep.join(map(str, (installed, beside)))
    assert starts(installed / "bin/vasco-companion", tmp_path, "-S", PYTHONPATH=path)


def test_a_wheel_asks_for_nothing_that_has_to_be_compiled_and_carries_kivymd(
    installed: Path,
) -> None:
    """On Linux and macOS pycairo has to be, which KivyMD asks for by way of materialshapes."""
    (wheel,) = distributions(name="vasco-companion", path=[str(installed)])
    asks = {Requirement(each).name for each in wheel.requires or ()}
    carried = installed / "companion/packages"
    (kivymd,) = distributions(name="kivymd", path=[str(carried)])
    assert kivymd.version == locked("run")["kivymd"]
    assert not asks & {"kivymd", "materialshapes", "pycairo"}
    needed = [Requirement(each) for each in kivymd.requires or ()]
    usual = {each.name for each in needed if "extra" not in str(each.marker)}
    assert usual - asks == {"materialshapes"}
    assert all(each.specifier.contains(locked("run")[each.name])
               for each in needed if each.name in usual)  # fmt: skip
    assert (carried / f"kivymd-{kivymd.version}.dist-info/licenses/LICENSE").is_file()


@pytest.mark.long
@pytest.mark.parametrize("way", ["install .", "install a wheel", "the lock"])
def test_each_way_of_the_readme_leads_to_an_app_that_starts(way: str, tmp_path: Path) -> None:
    """In an environment of its own, without a compiler and without what cairo has for one."""
    # Where the registry lacks this, nothing can be said.
    python = environment(tmp_path / "new", f"segno=={locked('run')['segno']}")

    def pip(*line: str | Path) -> None:
        quiet = ("--quiet", "--disable-pip-version-check")
        nothing = {"CC": "false", "CXX": "false", "PKG_CONFIG": "false"}
        run("-m", "pip", line[0], *quiet, *line[1:], by=python, **nothing)

    program = tmp_path / "new/bin/vasco-companion"
    if way == "the lock":
        lock = ROOT / "requirements/run.txt"
        pip("install", "--no-deps", "--require-hashes", "-r", lock)
        program = ROOT / "main.py"
    elif way == "install .":
        pip("install", ROOT)
    else:
        pip("wheel", "--no-deps", "-w", tmp_path, ROOT)
        pip("install", *tmp_path.glob("*.whl"))
    assert starts(program, tmp_path, by=python)


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
    exactly = *asked["project"]["dependencies"], *asked["dependency-groups"]["kivymd"]
    pins = dict(each.split("==") for each in exactly)
    tools = {each.replace(".", "-") for each in asked["dependency-groups"]["develop"]}
    assert pins.items() <= locked("run").items() <= locked("develop").items()
    assert tools <= locked("develop").keys()


def test_the_lock_spares_a_c_library() -> None:
    assert "pycairo" not in locked("develop")
