"""How Kivy opens its window, and where KivyMD is found: imported before either is needed."""

import sys

from kivy.config import Config
from kivy.utils import platform

from companion import resources

# A wheel carries KivyMD, which pip could not install without a compiler. One that is installed
# comes first.
if resources.path("packages").is_dir():
    sys.path.append(str(resources.path("packages")))

# Kivy's own size is a small one; whoever has set another keeps it.
if (Config.getint("graphics", "width"), Config.getint("graphics", "height")) == (800, 600):
    Config.set("graphics", "width", "1280")
    Config.set("graphics", "height", "800")
# Shapes are drawn smooth, so that the whole window need not be drawn several times over.
Config.set("graphics", "multisamples", "0")
# A right click is not the second finger of a touch.
Config.set("input", "mouse", "mouse,disable_multitouch")
# The back button, which is Android's escape key, leaves the app; on a desktop nothing does by
# surprise.
Config.set("kivy", "exit_on_escape", "1" if platform == "android" else "0")
