"""`keep`, killed at random moments: no move it called safe is missing, and every game goes on."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from companion.store import Store
from tests.store.child import ended
from tests.store.kept import KNOWN, play

ROOT = Path(__file__).parents[2]
RECORD = ROOT / "tests" / "records" / "vasco-2-7.json"
MOVES = json.loads(RECORD.read_text("utf-8"))["moves"]
KILLS = 200


def keep(folder):
    return subprocess.Popen(
        [sys.executable, "-S", "-m", "companion", "keep", str(RECORD), "--store", str(folder)],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )


def killed(folder, chance):
    """How many moves a run had reported when it was killed, in most cases amid a write."""
    running = keep(folder)
    moves = chance.randrange(-len(MOVES) // 5, len(MOVES))
    for _ in range(moves):
        assert running.stdout.readline()
    try:
        running.wait(chance.uniform(0, 0.003 if moves > 0 else 0.15))
    except subprocess.TimeoutExpired:
        running.kill()
    rest, err = ended(running)
    assert not err
    return max(moves, 0) + rest.count(b"\n")


def test_whoever_is_not_killed_keeps_it_all(tmp_path):
    out, err = ended(keep(tmp_path / "store"))
    assert not err
    assert [int(line) for line in out.split()] == list(range(1, len(MOVES) + 1))


@pytest.mark.parametrize("kills", [KILLS // 10, pytest.param(KILLS, marks=pytest.mark.long)])
def test_no_move_reported_safe_is_missing_after_a_kill(tmp_path, kills):
    chance = Random(kills)
    cut_short = 0
    for turn in range(kills):
        folder = tmp_path / str(turn)
        reported = killed(folder, chance)
        cut_short += 0 < reported < len(MOVES)
        check_goes_on(folder, reported, turn)
        shutil.rmtree(folder, ignore_errors=True)
    assert cut_short > kills // 2


def check_goes_on(folder, reported, seed):
    store = Store(folder, KNOWN)
    try:
        assert store.notices == ()
        assert store.looking is None
        cards = store.shelf.every()
        assert len(cards) == 1 or (not cards and not reported)
        for card in cards:
            assert card.moves >= reported
            assert store.record(card.id).moves == MOVES[: card.moves]
            session = store.shelf.play(card.id).session
            session.draw_by_program(KNOWN[card.game].drawn.values())
            play(session, 3, seed)
            assert len(session.line) > card.moves or not session.due.kinds
            assert store.shelf.proceed(card.id).session.course == session.course
    finally:
        store.close()
