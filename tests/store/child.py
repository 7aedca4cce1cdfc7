"""A process of its own, to be starved, killed or set beside another."""

import subprocess
import sys
from pathlib import Path

from tests.turns import PATIENCE

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


def ended(process):
    """What it still says until it ends; it is killed where it comes to no end."""
    try:
        return process.communicate(timeout=PATIENCE)
    except subprocess.TimeoutExpired:
        process.kill()
        raise
