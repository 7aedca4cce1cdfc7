"""`keep`, killed at random moments: no move it called safe is missing, and every game goes on."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from random import Random
from time import perf_counter

import pytest

from companion.store import Store
from tests.store.kept import KNOWN, play

ROOT = Path(__file__).parents[2]
RECORD = ROOT / "tests" / "records" / "vasco-2-7.json"
KILLS = 200


def keep(folder):
    return subprocess.Popen(
        [sys.executable, "-S", "-m", "companion", "keep", str(RECORD), "--store", str(folder)],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )


@pytest.fixture(scope="module")
def whole_run(tmp_path_factory):
    """How long a run takes that nobody ends, in seconds."""
    start = perf_counter()
    done = keep(tmp_path_factory.mktemp("whole") / "store")
    out, err = done.communicate()
    assert done.returncode == 0, err
    assert [int(line) for line in out.split()] == list(
        range(1, len(json.loads(RECORD.read_text("utf-8"))["moves"]) + 1)
    )
    return perf_counter() - start


@pytest.mark.parametrize("kills", [KILLS // 10, pytest.param(KILLS, marks=pytest.mark.long)])
def test_no_move_reported_safe_is_missing_after_a_kill(tmp_path, whole_run, kills):
    moves = json.loads(RECORD.read_text("utf-8"))["moves"]
    chance = Random(kills)
    cut_short = 0
    for turn in range(kills):
        folder = tmp_path / str(turn)
        running = keep(folder)
        try:
            # Some while it starts or opens the store, most while it writes.
            running.wait(chance.uniform(0.2, 1.0) * whole_run)
        except subprocess.TimeoutExpired:
            running.kill()
        reported = running.communicate()[0].split(b"\n")[:-1]
        cut_short += 0 < len(reported) < len(moves)
        check_goes_on(folder, len(reported), moves, turn)
        shutil.rmtree(folder, ignore_errors=True)
    assert cut_short >= kills // 10


def check_goes_on(folder, reported, moves, seed):
    store = Store(folder, KNOWN)
    try:
        assert store.notices == ()
        assert store.looking is None
        cards = store.shelf.every()
        assert len(cards) == 1 or (not cards and not reported)
        for card in cards:
            assert card.moves >= reported
            assert store.record(card.id).moves == moves[: card.moves]
            session = store.shelf.play(card.id).session
            session.draw_by_program(KNOWN[card.game].drawn.values())
            play(session, 3, seed)
            assert len(session.line) > card.moves or not session.due.kinds
            assert store.shelf.proceed(card.id).session.course == session.course
    finally:
        store.close()
