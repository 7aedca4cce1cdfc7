"""Plays a record by picks and deeds, with no window and nothing that could draw one.

python -m tests.play RECORD [--report FILE]
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

from companion.headless.replaying import read
from companion.headless.saying import refusal_said
from companion.table.game import Refusal
from companion.table.record import replay
from tests.play.playing import EVERY, played
from tests.touch.planning import Unplayable


def main() -> int:
    line = argparse.ArgumentParser(prog="python -m tests.play", description=__doc__)
    line.add_argument("record", type=Path)
    line.add_argument("--report", type=Path, metavar="FILE")
    chosen = line.parse_args()
    try:
        record = read(chosen.record, EVERY)
        game = played(record)
    except (Refusal, Unplayable) as fault:
        print(refusal_said(fault, {}) if isinstance(fault, Refusal) else fault, file=sys.stderr)
        return 2
    assert "kivy" not in sys.modules, "it is played without a screen"
    *_, last = replay(EVERY[record.game], record)
    if game.state != EVERY[record.game].shown(last.state):
        print("it came out otherwise than recorded", file=sys.stderr)
        return 1
    text = json.dumps(game.report, ensure_ascii=False)
    if chosen.report:
        chosen.report.write_text(text + "\n", "utf-8")
    else:
        print(text)
    return 0


if __name__ == "__main__":
    sys.exit(main())
