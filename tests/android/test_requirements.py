"""Every requirement of the spec as python-for-android asks pip for it, for each processor."""

import json
from pathlib import Path

import pytest

from tests.android.tools import (
    HERE,
    ROOT,
    called,
    environment,
    listed,
    passed_over,
    pins,
    run,
    spec,
    told,
)

pytestmark = pytest.mark.long
PIP = "pip==25.2"
"""The one that comes with the Python of the spec."""
TAGS = {
    "arm64-v8a": ("android_24_arm64_v8a", "android_24_aarch64"),
    "armeabi-v7a": ("android_24_arm",),
}
"""As python-for-android names the processors to pip."""


@pytest.fixture(scope="session")
def pip(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return environment(tmp_path_factory.mktemp("pip"), PIP)


def test_these_are_the_processors_of_the_spec() -> None:
    assert [*TAGS] == listed("android.archs")
    assert {tag.split("_")[1] for tags in TAGS.values() for tag in tags} == {
        spec()["android.ndk_api"]
    }


@pytest.fixture(scope="session", params=TAGS)
def asked(request, tools: Path, pip: Path, read):
    """The kind of processor, and what came of asking."""
    found, _ = read
    given = (found["bootstrap"], spec()["android.ndk_api"], request.param, *found["requirements"])
    return request.param, told(run(tools, HERE / "asking_pip.py", pip, *given, cwd=ROOT), "ASKED")


def test_nothing_comes_that_is_not_named(asked) -> None:
    """What it installs has no dependencies beside it: all have to be in the spec."""
    _, found = asked
    assert sorted(found["installed"]) == sorted(found["left"])


def test_each_is_a_wheel_of_nothing_but_python_or_for_the_processor(
    asked, pip: Path, tmp_path: Path
) -> None:
    arch, found = asked
    versions = {name: pins().get(name) for name in found["left"]}
    wanted = [f"{name}=={each}" if each else name for name, each in versions.items()]
    report = tmp_path / "report.json"
    done = called(
        pip, "-m", "pip", "install", *wanted, "--no-deps", "--dry-run", "--ignore-installed",
        "--disable-pip-version-check", "--only-binary=:all:", "--quiet", "--report", report,
        "--python-version", pins()["python3"], *(f"--platform={tag}" for tag in TAGS[arch]),
    )  # fmt: skip
    if done.returncode:
        passed_over(", ".join(wanted), done)
    installed = json.loads(report.read_text("utf-8"))["install"]
    files = {each["metadata"]["name"]: each["download_info"]["url"] for each in installed}
    assert len(files) == len(wanted)
    for name, url in files.items():
        made_for = set(url.removesuffix(".whl").rpartition("-")[2].split("."))
        assert made_for & {"any", *TAGS[arch]}, name
