"""Hostile files through every other command: one sentence, in the language asked for, or an
answer; and nobody waits for what is no file."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from companion.headless.command import main
from tests.doors.hostile import FILES, odd_files
from tests.doors.making import RECORD, REFUSED, backup, game
from tests.doors.records import RECORDS

ROOT = Path(__file__).parents[2]
SMALL = 100_000
GOA = ROOT / "tests/records/goa"


@pytest.fixture
def ask(capfd):
    def ask(*arguments):
        code = main([*map(str, arguments)])
        out, err = capfd.readouterr()
        assert "Traceback" not in err
        return code, out, err.splitlines()

    return ask


def shown(line):
    """Numbers may have a space in them that ends no line."""
    return line.replace("\u00a0", " ").isprintable()


@pytest.mark.parametrize("command", ["replay", "account"])
def test_a_record_is_answered_or_refused_in_one_line(command, ask, tmp_path):
    file = tmp_path / "hostile.json"
    for name, (becomes, content) in FILES.items():
        file.write_bytes(content())
        code, out, told = ask(command, file)
        refused = becomes == REFUSED or name not in RECORDS
        assert (code, len(told)) == ((2, 1) if refused else (0, 0)), name
        assert bool(out) is not refused or command == "account", name
        assert all(shown(line) for line in (*told, *out.splitlines())), name


def test_only_a_backup_is_restored_and_as_an_import_would(ask, tmp_path):
    file = tmp_path / "hostile.json"
    for number, (name, (_, content)) in enumerate(FILES.items()):
        file.write_bytes(content())
        if name in RECORDS:
            code, out, told = ask("restore", file, "--store", tmp_path / "store")
            assert (code, out, len(told)) == (2, "[]\n", 1), name
        elif file.stat().st_size < SMALL:
            stores = (tmp_path / f"{command} {number}" for command in ("restore", "import"))
            restored, brought = (
                ask(each.name.split()[0], file, "--store", each) for each in stores
            )
            assert restored == brought, name


COMMANDS = ["replay"], ["account"], ["keep"], ["import"], ["restore"]
ALL_AT_ONCE = """
import sys
from companion.headless.command import main
for command in {commands}:
    store = ["--store", sys.argv[1]] if command[0] in ("keep", "import", "restore") else []
    for file in sys.argv[2:]:
        assert main([*command, file, *store, "--language", "pl"]) == 2, (command, file)
"""


def test_nobody_waits_for_what_is_no_file(tmp_path):
    odd = [*odd_files(tmp_path)]
    script = ALL_AT_ONCE.format(commands=COMMANDS)
    done = subprocess.run(
        [sys.executable, "-c", script, str(tmp_path / "store"), *map(str, odd)],
        cwd=ROOT,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=200,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    told = done.stderr.splitlines()
    assert len(told) == len(odd) * len(COMMANDS)
    assert not [line for line in told if "nie można odczytać" not in line]
    # In words of that language, and not in the system's own.
    for system in ("No such", "Is a directory", "symbolic", "too long"):
        assert system not in done.stderr


@pytest.mark.parametrize("place", ["before", "after"])
def test_the_language_stands_before_or_after_the_command(place, ask, tmp_path):
    said = ["--language", "ru"]
    for command in (["replay"], ["account"], ["import", "--store", tmp_path / "store"]):
        line = [*said, *command] if place == "before" else [*command, *said]
        *_, told = ask(*line, tmp_path / "missing.json")
        assert "файл" in told[0]


def test_games_of_each_kind_come_in_go_out_and_come_back(ask, tmp_path):
    records = [*sorted(GOA.glob("*.json"))[:2], RECORD]
    store, file, other = tmp_path / "store", tmp_path / "all.json", tmp_path / "other"
    code, out, told = ask("import", *records, "--store", store)
    came = json.loads(out)
    assert (code, told) == (0, [])
    assert [each["file"] for each in came] == [*map(str, records)]
    assert [{*each} for each in came] == [{"file", "id", "new"}] * 3
    assert all(each["new"] for each in came)
    again = json.loads(ask("import", *records, "--store", store)[1])
    assert again == [{**each, "new": False} for each in came]
    assert ask("backup", file, "--store", store) == (0, "", [])
    before = file.read_bytes()
    code, _, told = ask("backup", file, "--store", store)
    assert (code, len(told), file.read_bytes()) == (2, 1, before)
    code, out, told = ask("restore", file, "--store", other)
    assert (code, told) == (0, [])
    brought = [{"file": str(file), "id": each["id"], "new": True} for each in came]
    assert json.loads(out) == brought
    listed = [json.loads(ask("games", "--store", each, "--json")[1]) for each in (store, other)]
    assert listed[0] == listed[1]
    assert {each["game"] for each in listed[0]} == {"goa", "vasco"}
    for each in came:
        records = [ask("export", each["id"], "--store", folder)[1] for folder in (store, other)]
        assert records[0] == records[1]


def test_what_two_stores_hold_is_merged(ask, tmp_path):
    files = [tmp_path / "one.json", tmp_path / "two.json"]
    for file, number in zip(files, (1, 2), strict=True):
        file.write_bytes(backup(game(number), game(3)))
        assert ask("restore", file, "--store", tmp_path / "store")[0] == 0
    assert len(json.loads(ask("games", "--store", tmp_path / "store", "--json")[1])) == 3
    out = json.loads(ask("restore", files[0], "--store", tmp_path / "store")[1])
    assert [each["new"] for each in out] == [False, False]


def test_a_game_as_large_as_may_be_is_read_wherever_it_stands(ask, tmp_path):
    """Whatever came in along with it."""
    file = tmp_path / "large.json"
    wide = [game(at, opening={"more": {"x": ["y" * 1900] * 2700}}) for at in (1, 2, 3)]
    file.write_bytes(backup(*wide))
    assert file.stat().st_size > 15_000_000
    code, out, told = ask("restore", file, "--store", tmp_path / "store")
    assert (code, len(json.loads(out)), told) == (0, 3, [])
