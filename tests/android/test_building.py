"""What can be checked of a build for Android without its SDK: buildozer reads the spec,
python-for-android finds a recipe or a package for everything, and the app starts with no more than
it would have there."""

import re
import tomllib
from pathlib import Path

import pytest
from PIL import Image

import companion
from tests.android.tools import HERE, ROOT, environment, listed, pins, run, spec, told

ANDROIDS_OWN = {"python3", "hostpython3", "pillow", "sqlite3"}
"""Of the versions python-for-android has recipes for, whatever a desktop takes."""
DESKTOPS_OWN = {"docutils", "pygments", "kivy-garden", "pypiwin32", "pywin32"}
"""What Kivy asks for and no running app imports, or what is Windows' alone."""
KIVYS_OWN = {"chardet", "six"}
"""What recipes ask for by themselves, and nothing of ours imports."""

PERMISSIONS = ["android.permission.VIBRATE", "android.permission.INTERNET"]


def locked(purpose: str) -> dict[str, str]:
    lines = (ROOT / f"requirements/{purpose}.txt").read_text("utf-8")
    return dict(re.findall(r"^([\w.-]+)==([\w.]+)", lines, re.MULTILINE))


def test_everything_is_pinned_and_as_locked() -> None:
    asked = pins()
    assert all(asked.values())
    assert asked["python3"] == asked["hostpython3"]
    ours = {name: asked[name] for name in asked.keys() - ANDROIDS_OWN}
    assert ours.items() <= locked("run").items()
    needed = {name for name in locked("run") if not name.startswith("kivy-deps")}
    assert needed - DESKTOPS_OWN <= asked.keys()


def test_its_version_is_the_app_s() -> None:
    source = (ROOT / spec()["version.filename"]).read_text("utf-8")
    found = re.search(spec()["version.regex"], source)
    assert found
    assert found[1] == companion.__version__


def test_every_kind_of_asset_is_taken_along() -> None:
    rooms = ("components", "fonts", "sounds", "words")
    files = [file for room in rooms for file in (ROOT / "assets" / room).rglob("*.*")]
    files += (ROOT / "companion/phones/browser").iterdir()
    assert {file.suffix[1:] for file in files} <= set(listed("source.include_exts"))


def test_the_tools_are_locked() -> None:
    asked = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    tools = dict(each.split("==") for each in asked["dependency-groups"]["package"])
    assert tools.items() <= locked("package").items()
    year, month, day = tools["python-for-android"].split(".")
    assert spec()["p4a.branch"] == f"v{year}.{month:>02}.{day:>02}"


def test_it_asks_for_no_more_than_it_needs() -> None:
    local = ["android.permission.ACCESS_LOCAL_NETWORK"] * (int(spec()["android.api"]) >= 37)
    assert listed("android.permissions") == [*PERMISSIONS, *local]
    assert listed("android.archs") == ["arm64-v8a", "armeabi-v7a"]
    assert len(listed("orientation")) == 4
    assert spec().getboolean("android.allow_backup")


@pytest.mark.parametrize(
    ("key", "size"),
    [
        ("icon.filename", 512),
        ("icon.adaptive_foreground.filename", 432),
        ("icon.adaptive_background.filename", 432),
        ("presplash.filename", 640),
    ],
)
def test_its_pictures_are_there(key: str, size: int) -> None:
    with Image.open(ROOT / spec()[key]) as picture:
        assert picture.size == (size, size)
        assert len(picture.getcolors(size * size)) > 100


@pytest.mark.parametrize("key", ["android.backup_rules", "android.res_xml"])
def test_backups_are_of_what_the_app_keeps(key: str) -> None:
    rules = (ROOT / spec()[key]).read_text("utf-8")
    assert set(re.findall(r'path="(.+?)"', rules)) == {"companion.db", "records/", "sets/"}


# With the tools themselves


@pytest.mark.long
def test_buildozer_reads_the_spec(read) -> None:
    found, _ = read
    assert found["version"] == companion.__version__
    assert len(found["requirements"]) == len(pins())
    assert found["permissions"] == PERMISSIONS


@pytest.mark.long
def test_a_build_takes_the_app_and_nothing_beside_it(read) -> None:
    _, taken = read
    files = {file.relative_to(taken) for file in taken.rglob("*") if file.is_file()}
    assert {file.parts[0] for file in files} == {"LICENSE", "main.py", "companion", "kv", "assets"}
    for room in ("kv", "assets/words", "assets/fonts", "assets/components", "assets/sounds"):
        whole = {file.relative_to(ROOT) for file in (ROOT / room).rglob("*") if file.is_file()}
        assert whole <= files
    assert sum((taken / file).stat().st_size for file in files) < 6_000_000


@pytest.mark.long
def test_python_for_android_has_a_recipe_or_a_package_for_everything(tools: Path, read) -> None:
    found, taken = read
    asked = found["requirements"]
    output = run(tools, HERE / "resolving.py", found["bootstrap"], *asked, cwd=taken)
    resolved = told(output, "RESOLVED")
    recipes = {name.lower(): version for name, version in resolved["recipes"].items()}
    assert {"android", "pyjnius", "sdl2"} <= recipes.keys()
    assert pins().keys() <= recipes.keys() | set(resolved["packages"])
    assert set(resolved["packages"]) - KIVYS_OWN <= pins().keys()
    for name in ("pillow", "sqlite3", "kivy"):
        assert recipes[name] == pins()[name]


@pytest.mark.long
def test_the_app_starts_with_no_more_than_a_build_takes(read, tmp_path: Path) -> None:
    _, taken = read
    packages = [f"{name}=={version}" for name, version in pins().items()]
    needed = [each for each in packages if not each.startswith(("python3", "hostpy", "sqlite3"))]
    python = environment(tmp_path / "phone", *needed)
    colours = run(
        python, "-E", ROOT / "tests/first_frame.py", "main.py", cwd=taken,
        KIVY_HOME=str(tmp_path), XDG_CONFIG_HOME=str(tmp_path / "config"),
    )  # fmt: skip
    assert int(colours.split()[-1]) > 100
