"""`replay`, whatever the bytes: an answer, or exit 2 and one line that says what is wrong."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import tracemalloc
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from companion.headless.command import main
from tests.effort import spent
from tests.turns import PATIENCE
from tests.vasco.rules import hostile
from tests.vasco.rules.hostile import RECORD, WHOLE
from tests.vasco.rules.laid import VASCO

ROOT = Path(__file__).parents[2]
LINE = re.compile(r"(move [1-9]\d*: )?(rule \d+\.\d+|record): [^\x00-\x1f\x7f-\x9f\u2028\u2029]+\n")


class Answer(NamedTuple):
    code: int
    out: str
    err: str


Asks = Callable[..., Answer]


@pytest.fixture
def replay(capsys: pytest.CaptureFixture[str]) -> Asks:
    def ask(*arguments: object) -> Answer:
        code = main(["replay", *map(str, arguments)])
        return Answer(code, *capsys.readouterr())

    return ask


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "record.json"


def check_refused(answer: Answer) -> None:
    assert (answer.code, answer.out) == (2, "")
    assert LINE.fullmatch(answer.err), answer.err
    assert "Traceback" not in answer.err


def with_moves(*moves: Any, **more: Any) -> str:
    return json.dumps({**WHOLE, "moves": [*WHOLE["moves"], *moves], **more})


@pytest.mark.parametrize("name", hostile.NO_RECORD)
def test_what_is_no_record_is_refused(replay: Asks, file: Path, name: str) -> None:
    file.write_bytes(hostile.NO_RECORD[name])
    answer = replay(file)
    check_refused(answer)
    assert answer.err.startswith("record: ")


@pytest.mark.parametrize("name", hostile.NEARLY)
def test_what_is_nearly_a_record_is_refused(replay: Asks, file: Path, name: str) -> None:
    file.write_bytes(hostile.NEARLY[name])
    check_refused(replay(file))
    check_refused(replay(file, "--json"))


def test_half_a_record_is_refused_wherever_it_ends(replay: Asks, file: Path) -> None:
    data = RECORD.read_bytes().rstrip()
    for end in range(0, len(data), 50):
        file.write_bytes(data[:end])
        check_refused(replay(file))


def test_another_type_anywhere_is_taken_or_refused_in_one_line(replay: Asks, file: Path) -> None:
    taken = []
    for value, data in hostile.retyped():
        file.write_bytes(data)
        answer = replay(file)
        if answer.code == 0:
            assert answer.err == ""
            taken.append(value)
        else:
            check_refused(answer)
    # A name may be any text, and some figures and lists may be nothing or small.
    assert {"x", 0} <= {value for value in taken if isinstance(value, str | int)}
    for never in (None, 1.5, 10**30, [[]], {}):
        assert never not in taken


def test_what_cannot_be_read_is_refused(replay: Asks, tmp_path: Path) -> None:
    for name in (tmp_path, tmp_path / "missing", tmp_path / "a\nb", f"{tmp_path}/a\0b"):
        check_refused(replay(name))
    check_refused(replay(tmp_path / ("n" * 300)))


@pytest.mark.parametrize("name", hostile.GROWING)
def test_four_times_as_much_takes_no_more_than_four_times_as_long(
    replay: Asks, file: Path, name: str
) -> None:
    def taken(size: int) -> float:
        file.write_bytes(hostile.GROWING[name](size))
        check_refused(replay(file))
        return spent(lambda: replay(file))

    # What grew by the square would take sixteen times as long.
    assert taken(400_000) < 2 * 4 * taken(100_000)


def test_what_is_too_large_is_refused_without_being_read(replay: Asks, file: Path) -> None:
    def memory(megabytes: int) -> int:
        with file.open("wb") as stream:
            stream.truncate(megabytes * 2**20)
        tracemalloc.start()
        check_too_large(replay(file))
        most = tracemalloc.get_traced_memory()[1]
        tracemalloc.stop()
        return most

    assert memory(320) < 1.1 * memory(40)
    check_refused(replay("/dev/zero"))


def check_too_large(answer: Answer) -> None:
    check_refused(answer)
    assert "larger than 8\u00a0MB" in answer.err


@pytest.mark.parametrize("name", ["deep lists", "deep objects", "a long number"])
def test_a_process_of_its_own_says_no_more(file: Path, name: str) -> None:
    file.write_bytes(hostile.NO_RECORD[name])
    command = [sys.executable, "-m", "companion", "replay", str(file)]
    done = subprocess.run(
        command, cwd=ROOT, capture_output=True, text=True, timeout=PATIENCE, check=False
    )
    check_refused(Answer(done.returncode, done.stdout, done.stderr))


def test_the_rule_and_the_move_are_named(replay: Asks, file: Path) -> None:
    first = next(move for move in WHOLE["moves"] if move["do"] == "place")
    place = WHOLE["moves"].index(first)
    moves = [*WHOLE["moves"][: place + 1], {**first, "player": "red"}]
    file.write_text(json.dumps({**WHOLE, "moves": moves}))
    refused = replay(file).err
    number = first["number"]
    assert refused == (f"move {place + 2}: rule 2.2: number {number} is already taken (Ana)\n")
    moves[-1] = {"do": "finish"}
    file.write_text(json.dumps({**WHOLE, "moves": moves}))
    assert replay(file).err.startswith(f"move {place + 2}: record: ")


def test_names_are_anything_and_break_no_line(replay: Asks, file: Path) -> None:
    names = ("A\nb\u2028c\x1b[31m", "\ud800")
    players = [
        {"colour": seat["colour"], "name": name}
        for seat, name in zip(WHOLE["players"], names, strict=True)
    ]
    file.write_text(with_moves(players=players))
    answer = replay(file)
    assert (answer.code, answer.err) == (0, "")
    assert len(answer.out.splitlines()) == len(players) + 1
    file.write_text(with_moves({"do": "pass", "player": "red"}, players=players))
    check_refused(replay(file))


def test_a_terminal_that_knows_no_letters_gets_an_answer_too(file: Path) -> None:
    players = [{**seat, "name": "Łukasz \ud800"} for seat in WHOLE["players"]]
    file.write_text(with_moves(players=players))
    done = subprocess.run(
        [sys.executable, "-m", "companion", "replay", str(file)],
        cwd=ROOT,
        env={**os.environ, "PYTHONIOENCODING": "ascii", "LC_ALL": "C"},
        capture_output=True,
        timeout=PATIENCE,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, b"")
    assert "Łukasz" in done.stdout.decode()


def test_upto_stops_after_so_many_moves(replay: Asks, file: Path) -> None:
    broken = [*WHOLE["moves"][:20], {"do": "win"}]
    file.write_text(json.dumps({**WHOLE, "moves": broken}))
    state = VASCO.begin([seat["colour"] for seat in WHOLE["players"]], WHOLE["components"]).state
    for number, raw in enumerate(broken[:20]):
        answer = replay(file, "--upto", number, "--json")
        assert json.loads(answer.out) == VASCO.shown(state)
        state = VASCO.apply(state, VASCO.read(raw)).state
    assert replay(file, "--upto", 20).code == 0
    for beyond in (21, 999):
        assert replay(file, "--upto", beyond).err.startswith("move 21: record: ")
    assert replay(RECORD, "--upto", 9999).code == 0


def test_json_is_the_state_and_else_it_is_the_standing(replay: Asks) -> None:
    golden = json.loads((RECORD.parent / "states" / RECORD.name).read_text("utf-8"))
    answer = replay(RECORD, "--json")
    assert (answer.code, json.loads(answer.out)) == (0, golden)
    assert answer.out.count("\n") == 1
    ranked = sorted(golden["players"].values(), key=lambda supply: -supply["vp"])
    lines = replay(RECORD).out.splitlines()
    assert [
        f"{supply['vp']}\u00a0VP" in line for supply, line in zip(ranked, lines, strict=False)
    ] == ([True] * len(ranked))


def test_several_files_have_a_line_each(replay: Asks, file: Path, tmp_path: Path) -> None:
    file.write_text(with_moves({"do": "navigate"}))
    missing = tmp_path / "a\nb"
    files = [RECORD, file, missing]
    answer = replay("--json", *files)
    lines = [json.loads(line) for line in answer.out.splitlines()]
    assert (answer.code, answer.err) == (2, "")
    assert [line["file"] for line in lines] == list(map(str, files))
    assert lines[0]["state"]["phase"] == "over"
    assert lines[1]["refused"].startswith(f"move {len(WHOLE['moves']) + 1}: record: ")
    assert lines[2]["refused"].startswith("record: ")
    plain = replay(*files)
    assert plain.code == 2
    assert plain.out.startswith(f"{RECORD}\n")
    assert len(plain.err.splitlines()) == 2
    assert replay(RECORD, RECORD).code == 0
