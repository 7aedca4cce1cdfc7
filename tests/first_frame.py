"""Runs a program of the app until its first frame, and prints what of ours is loaded by then, or of
what only phones need, and last how many colours the frame has.

python first_frame.py PROGRAM
"""

import os
import runpy
import sys
from pathlib import Path

OURS = "companion", "websockets", "segno"

os.environ.setdefault("SDL_VIDEODRIVER", "offscreen")
os.environ["KIVY_NO_ARGS"] = "1"
program = sys.argv.pop(1)
# As if it were started by itself.
sys.path[0] = str(Path(program).resolve().parent)

from kivy.clock import Clock  # noqa: E402


def watch(_: float) -> None:
    from kivy.core.window import Window

    Window.flip = tell


def tell() -> None:
    from kivy.core.window import Window
    from kivy.graphics.opengl import GL_RGBA, GL_UNSIGNED_BYTE, glReadPixels

    shown = glReadPixels(0, 0, *Window.system_size, GL_RGBA, GL_UNSIGNED_BYTE)
    print(*sorted(name for name in sys.modules if name.partition(".")[0] in OURS), sep="\n")
    print(len({shown[at : at + 4] for at in range(0, len(shown), 4)}), flush=True)
    os._exit(0)


Clock.schedule_once(watch, -1)
runpy.run_path(program, run_name="__main__")
