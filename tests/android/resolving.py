"""Lets python-for-android order its recipes for what it is asked for.

python resolving.py BOOTSTRAP NAME==VERSION...; prints the recipes, and what pip is left, as JSON.
"""

import json
import sys

from pythonforandroid.bootstrap import Bootstrap
from pythonforandroid.build import Context
from pythonforandroid.graph import get_recipe_order_and_bootstrap
from pythonforandroid.recipe import Recipe

_, bootstrap, *asked = sys.argv
context = Context()
recipes, packages, _ = get_recipe_order_and_bootstrap(
    context, [each.split("==")[0] for each in asked], Bootstrap.get_bootstrap(bootstrap, context)
)
versions = {name: Recipe.get_recipe(name, context).version for name in recipes}
print("RESOLVED " + json.dumps({"recipes": versions, "packages": packages}))
