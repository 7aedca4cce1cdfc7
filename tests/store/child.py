"""A process of its own, to be starved, killed or set beside another."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def child(code, *arguments, **more):
    """A Python of its own, with what the tests know."""
    return subprocess.Popen(
        [sys.executable, "-c", code, *map(str, arguments)],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        **more,
    )
