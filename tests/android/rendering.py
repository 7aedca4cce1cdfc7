"""Lets buildozer ask python-for-android for a package as the spec of this folder has it, and
python-for-android write the manifest and resources of it: all that goes before its Java is built.

python rendering.py TAKEN DIST; what buildozer took is in TAKEN.
"""

import argparse
import json
import os
import runpy
import shutil
import sys
from contextlib import suppress
from pathlib import Path

from buildozer import Buildozer
from buildozer.targets.android import TargetAndroid
from pythonforandroid.bootstrap import Bootstrap
from pythonforandroid.build import Context

TAKEN, DIST = Path(sys.argv[1]), Path(sys.argv[2])
asked: list[str] = []


class Asked(Exception):
    pass


class Taking(Buildozer):
    app_dir = str(TAKEN)


class Target(TargetAndroid):
    def get_dist_dir(self, _):
        return str(DIST)

    def _update_libraries_references(self, _): ...

    def _generate_whitelist(self, _): ...

    def _p4a(self, command, **_):
        asked.extend(command)
        raise Asked


buildozer = Taking(filename="buildozer.spec", target="android")
target = Target(buildozer)
target.build_mode = "release"
buildozer.target = target
with suppress(Asked):
    target.build_package()

config = buildozer.config
archs = config.getlist("app", "android.archs")
context = Context()
bootstrap = Bootstrap.get_bootstrap(config.get("app", "p4a.bootstrap"), context)
for folder in bootstrap.get_bootstrap_dirs():
    shutil.copytree(Path(folder, "build"), DIST, dirs_exist_ok=True)
for arch in archs:
    (DIST / f"_python_bundle__{arch}").mkdir()
    (DIST / "libs" / arch).mkdir(parents=True)
(DIST / "sdk/build-tools/35.0.0").mkdir(parents=True)
(DIST / "local.properties").write_text(f"sdk.dir={DIST / 'sdk'}")
api = config.get("app", "android.api")
(DIST / "project.properties").write_text(f"target=android-{api}")
info = {
    "bootstrap": bootstrap.name,
    "hostpython": sys.executable,
    "archs": archs,
    "ndk_api": int(config.get("app", "android.ndk_api")),
    "use_setup_py": False,
}
(DIST / "dist_info.json").write_text(json.dumps(info))

# What python-for-android's own program takes of it before it hands on the rest.
taken = argparse.ArgumentParser(allow_abbrev=False)
for name in ("--bootstrap", "--dist_name", "--ndk-api", "--arch"):
    taken.add_argument(name)
taken.add_argument("--copy-libs", action="store_true")
_, rest = taken.parse_known_args(asked[1:])
sys.argv = ["build.py", *rest, "--no-byte-compile-python"]
os.chdir(DIST)
runpy.run_path("build.py", run_name="__main__")
print("ASKED " + json.dumps(asked))
