"""Lets python-for-android ask pip for what has no recipe, as it does for a build.

python asking_pip.py PYTHON BOOTSTRAP NDK_API ARCH NAME==VERSION...; PYTHON is one with the pip that
it would have. Prints what is left to pip, what it would then install, and what it says of that, as
JSON.
"""

import json
import os
import sys

import sh
from pythonforandroid import build
from pythonforandroid.archs import ArchAarch_64, ArchARMv7_a
from pythonforandroid.bootstrap import Bootstrap
from pythonforandroid.graph import get_recipe_order_and_bootstrap
from pythonforandroid.recipe import Recipe

_, python, bootstrap, ndk_api, arch, *asked = sys.argv
names = [each.split("==")[0] for each in asked]
for each in asked:
    name, _, version = each.partition("==")
    os.environ[f"VERSION_{name}"] = version
context = build.Context()
context._ndk_api = int(ndk_api)
order, packages, _ = get_recipe_order_and_bootstrap(
    context, names, Bootstrap.get_bootstrap(bootstrap, context)
)
context.recipe_build_order = order
# The Python that it would have built for itself by then.
host = Recipe.get_recipe("hostpython3", context)
type(host).pip = sh.Command(python).bake("-m", "pip")
warned = []
build.warning = warned.append
(of_arch,) = (each(context) for each in (ArchARMv7_a, ArchAarch_64) if each.arch == arch)
modules = build.process_python_modules(context, packages, of_arch)
told = {"left": packages, "installed": modules, "warned": warned}
print("ASKED " + json.dumps(told))
