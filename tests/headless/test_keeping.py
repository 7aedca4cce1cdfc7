"""`keep`, `games` and `export`, as a shell meets them."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from companion.headless.command import main
from tests.turns import PATIENCE

ROOT = Path(__file__).parents[2]
RECORDS = [ROOT / "tests/records" / f"vasco-{players}-7.json" for players in (2, 3, 4)]


@pytest.fixture
def run(capsys):
    """The answer of the command in this process; a fault in it is the test's."""

    def run(*arguments):
        code = main([*map(str, arguments)])
        assert code in (0, 2)
        return code, *capsys.readouterr()

    return run


@pytest.fixture
def games(run):
    def games(store):
        code, out, err = run("games", "--store", store, "--json")
        assert (code, err) == (0, "")
        return json.loads(out)

    return games


def in_a_shell(*arguments):
    """The answer of a process of its own; and never a traceback."""
    done = subprocess.run(
        [sys.executable, "-m", "companion", *map(str, arguments)],
        cwd=ROOT,
        capture_output=True,
        timeout=PATIENCE,
        check=False,
    )
    assert done.returncode in (0, 2), done.stderr
    assert b"Traceback" not in done.stderr
    return done.returncode, done.stdout.decode(), done.stderr.decode()


def test_a_record_comes_out_as_it_went_in(run, games, tmp_path):
    store = tmp_path / "store"
    for number, file in enumerate(RECORDS, 1):
        record = json.loads(file.read_text("utf-8"))
        code, out, err = run("keep", file, "--store", store)
        assert (code, err) == (0, "")
        assert out.split() == [str(each + 1) for each in range(len(record["moves"]))]
        listed = games(store)
        assert len(listed) == number
        assert listed[-1]["players"] == record["players"]
        assert (listed[-1]["game"], listed[-1]["moves"]) == ("vasco", len(record["moves"]))
        assert listed[-1]["status"] == "finished"
        code, out, err = run("export", listed[-1]["id"], "--store", store)
        assert (code, err) == (0, "")
        exported = json.loads(out)
        assert exported["moves"] == record["moves"]
        assert exported["players"] == record["players"]
        assert exported["id"] == listed[-1]["id"]
    code, out, err = run("games", "--store", store)
    assert (code, len(out.splitlines()), err) == (0, len(RECORDS), "")


def test_a_game_with_an_id_goes_on_where_it_ended(run, games, tmp_path):
    record = json.loads(RECORDS[0].read_text("utf-8")) | {"id": "one"}
    file, store = tmp_path / "record.json", tmp_path / "store"
    for moves, status in ((10, "running"), (40, "running"), (20, "running"), (None, "finished")):
        file.write_text(json.dumps(record | {"moves": record["moves"][:moves]}), "utf-8")
        code, out, err = run("keep", file, "--store", store)
        assert (code, err) == (0, "")
        assert len(out.split()) == len(record["moves"][:moves])
        (game,) = games(store)
        assert game["status"] == status
    # It is no uuid, and is not taken over; the game is known again by it all the same.
    assert game["id"] != "one"
    assert json.loads(run("export", game["id"], "--store", store)[1])["moves"] == record["moves"]


def test_what_is_legal_is_kept_and_what_is_not_is_named(run, games, tmp_path):
    record = json.loads(RECORDS[0].read_text("utf-8"))
    record["moves"][5] = {"do": "navigate"}
    file, store = tmp_path / "record.json", tmp_path / "store"
    file.write_text(json.dumps(record), "utf-8")
    code, out, err = run("keep", file, "--store", store)
    assert (code, out.split()) == (2, ["1", "2", "3", "4", "5"])
    assert err.startswith("move 6: record: ")
    assert err.count("\n") == 1
    assert games(store)[0]["moves"] == 5


@pytest.mark.parametrize(
    "text", ["", "[]", "{}", '{"format": "companion-record/2"}', "\x00", "[" * 100_000]
)
def test_what_is_no_record_is_refused_in_one_line(run, tmp_path, text):
    file = tmp_path / "record.json"
    file.write_text(text, "utf-8")
    code, out, err = run("keep", file, "--store", tmp_path / "store")
    assert (code, out) == (2, "")
    assert err.startswith("record: ")
    assert err.count("\n") == 1


def test_what_is_not_there_is_said_in_one_line(run, tmp_path):
    (tmp_path / "file").write_text("")
    run("keep", RECORDS[0], "--store", tmp_path / "store")
    for arguments in (
        ("games", "--store", tmp_path / "none", "--json"),
        ("export", "x", "--store", tmp_path / "none"),
        ("export", "x", "--store", tmp_path / "store"),
        ("keep", tmp_path / "none", "--store", tmp_path / "store"),
    ):
        code, out, err = run(*arguments)
        assert (code, out) == (2, "")
        assert err.count("\n") == 1
    assert not (tmp_path / "none").exists()
    code, out, err = run("keep", RECORDS[0], "--store", tmp_path / "file")
    assert (code, out) == (2, "")


def test_a_store_in_use_can_be_listed_and_exported(tmp_path):
    store = tmp_path / "store"
    keeping = [sys.executable, "-m", "companion", "keep", str(RECORDS[-1]), "--store", str(store)]
    with subprocess.Popen(keeping, cwd=ROOT, stdout=subprocess.PIPE, text=True) as keeper:
        first = keeper.stdout.readline()
        code, out, err = in_a_shell("games", "--store", store, "--json")
        assert code == 0, err
        (game,) = json.loads(out)
        assert game["moves"] >= int(first)
        code, out, err = in_a_shell("export", game["id"], "--store", store)
        assert code == 0, err
        assert len(json.loads(out)["moves"]) >= game["moves"]
        keeper.stdout.read()
    assert keeper.returncode == 0
