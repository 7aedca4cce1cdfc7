"""The headless command needs nothing but Python."""

import os
import subprocess
import sys
from pathlib import Path

from tests.turns import PATIENCE

ROOT = Path(__file__).parent.parent


def test_the_command_works_without_kivy_and_without_any_installed_package(tmp_path: Path) -> None:
    # -S puts installed packages out of reach; this one ends even a command that only tries.
    tripwire = tmp_path / "kivy"
    tripwire.mkdir()
    (tripwire / "__init__.py").write_text("raise SystemExit('the headless command tried Kivy')")

    done = subprocess.run(
        [sys.executable, "-S", "-m", "companion", "--help"],
        env={**os.environ, "PYTHONPATH": os.pathsep.join([str(tmp_path), str(ROOT)])},
        cwd=tmp_path,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )

    assert done.returncode == 0, done.stderr
    assert not done.stderr
    assert "replay" in done.stdout
