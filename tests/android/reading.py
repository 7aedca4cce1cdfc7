"""Lets buildozer read the spec of the folder this runs in, and take what a build takes.

python reading.py FOLDER; prints what was read as JSON.
"""

import json
import sys

from buildozer import Buildozer

FOLDER = sys.argv[1]


class Taking(Buildozer):
    app_dir = FOLDER


taking = Taking(filename="buildozer.spec", target="android")
taking.check_configuration_tokens()
taking.target.check_configuration_tokens()
taking._copy_application_sources()
config = taking.config
read = {
    "version": taking.get_version(),
    "requirements": config.getlist("app", "requirements"),
    "permissions": config.getlist("app", "android.permissions"),
    "archs": config.getlist("app", "android.archs"),
    "bootstrap": config.get("app", "p4a.bootstrap"),
}
print("READ " + json.dumps(read))
