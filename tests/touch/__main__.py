"""Plays a record's game through the real interface by nothing but touches, and reports on it.

python -m tests.touch RECORD [--size 1280x800] [--density 1] [--draws app|box|table]
                             [--report FILE] [--shots DIR]
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

from companion.headless.replaying import read
from companion.headless.saying import refusal_said
from companion.table.game import Refusal
from tests.touch.alone import alone


def size(text: str) -> tuple[int, int]:
    width, _, height = text.partition("x")
    return int(width), int(height)


def main() -> int:
    line = argparse.ArgumentParser(prog="python -m tests.touch", description=__doc__)
    line.add_argument("record", type=Path)
    line.add_argument("--size", type=size, default=(1280, 800), metavar="WxH")
    line.add_argument("--density", type=float, default=1)
    line.add_argument("--draws", choices=("app", "box", "table"), default="table")
    line.add_argument("--helps", choices=("none", "facts", "odds"), default="facts")
    line.add_argument("--report", type=Path, metavar="FILE")
    line.add_argument("--shots", type=Path, metavar="DIR")
    chosen = line.parse_args()
    try:
        record = read(chosen.record)
    except Refusal as refusal:
        print(refusal_said(refusal, {}), file=sys.stderr)
        return 2
    pixels = (round(side * chosen.density) for side in chosen.size)
    with alone("x".join(map(str, pixels))):
        # It opens the window, which has to be one of its own choosing.
        import tests.ui.device  # noqa: F401

        # isort: split
        if record.game == "goa":
            from tests.goa.ui.touching import reported

            report, fault = reported(record, chosen.size, chosen.density, chosen.shots)
        else:
            from tests.touch.reporting import played

            report, fault = played(
                record,
                chosen.size,
                chosen.density,
                chosen.draws,
                chosen.helps,
                chosen.shots,
            )
    report["fault"] = fault
    text = json.dumps(report, ensure_ascii=False)
    if chosen.report:
        chosen.report.write_text(text + "\n", "utf-8")
    else:
        print(text)
    if fault:
        # Kivy takes the other one for its log.
        print(fault, file=sys.__stderr__)
    return 1 if fault else 0


if __name__ == "__main__":
    sys.exit(main())
