"""Hostile files through `import` and `restore`: a sentence, and a store that is what it was."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from companion.games import GAMES
from companion.headless.command import main
from companion.store import Store
from companion.table.game.plain import as_name
from companion.table.record import dump
from tests.doors import hostile
from tests.doors.hostile import FILES
from tests.doors.large import EVERY_DAY, LARGE
from tests.doors.making import MB, PARTLY, RECORD, REFUSED, TAKEN
from tests.effort import HIGHEST
from tests.turns import PATIENCE

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def kept(tmp_path_factory):
    """A store with a finished game in it, and what it holds."""
    folder = tmp_path_factory.mktemp("kept") / "store"
    assert main(["import", str(ROOT / "tests/records/vasco-4-7.json"), "--store", str(folder)]) == 0
    return folder, held(folder)


@pytest.fixture
def ask(capsys):
    def ask(*arguments):
        code = main([*map(str, arguments)])
        out, err = capsys.readouterr()
        assert "Traceback" not in err
        assert all(line.isprintable() or "\u00a0" in line for line in err.splitlines()), err
        return code, json.loads(out) if out else None, err.splitlines()

    return ask


def held(folder):
    """What a store holds of each game."""
    store = Store(folder, GAMES)
    assert store.notices == ()
    found = {card.id: dump(store.record(card.id)) for card in store.shelf.every()}
    store.close()
    return found


@pytest.mark.parametrize("name", FILES)
def test_it_is_refused_or_made_plain(kept, ask, tmp_path, name):
    becomes, content = FILES[name]
    folder, before = kept
    store, file = shutil.copytree(folder, tmp_path / "store"), tmp_path / "hostile.json"
    file.write_bytes(content())
    code, came, told = ask("import", file, "--store", store)
    assert code == (0 if becomes == TAKEN else 2), told
    assert bool(told) is (becomes != TAKEN)
    assert all(line.startswith(f"{file}: ") for line in told)
    after = held(store)
    assert before.items() <= after.items()
    assert after.keys() - before.keys() == {each["id"] for each in came}
    assert all(each["file"] == str(file) for each in came)
    names = [each["id"] for each in came]
    assert [each["new"] for each in came] == [
        name not in names[:at] for at, name in enumerate(names)
    ]
    assert bool(came) is (becomes != REFUSED)
    for each in came:
        check_plain(after[each["id"]])
    # It went out as it can come in.
    for each in came:
        out = tmp_path / "again.json"
        out.write_text(after[each["id"]], "utf-8")
        code, again, _ = ask("import", out, "--store", tmp_path / "other")
        assert (code, [each["id"] for each in again]) == (0, [each["id"]])


def check_plain(record):
    raw = json.loads(record)
    for text in (raw.get("title", ""), *(player["name"] for player in raw["players"])):
        assert text.isprintable()
        assert len(text) <= 40
        assert text == as_name(text)
    assert record.isprintable(), "nothing in it ends a line or turns one"


def test_there_are_enough_of_them():
    assert len(FILES | LARGE) >= 60
    assert {each.becomes for each in FILES.values()} == {REFUSED, TAKEN, PARTLY}


def test_all_at_once_the_others_still_come_in(kept, ask, tmp_path):
    files = []
    for number, (becomes, content) in enumerate(FILES.values()):
        if becomes == REFUSED:
            files.append(tmp_path / f"{number}.json")
            files[-1].write_bytes(content())
    files += [*hostile.odd_files(tmp_path), ROOT / "tests/records/vasco-3-7.json"]
    code, came, told = ask("import", *files, "--store", tmp_path / "store", "--language", "de")
    assert code == 2
    assert {line.partition(": ")[0] for line in told} == {str(file) for file in files[:-1]}
    assert [each["file"] for each in came] == [str(files[-1])]


def test_what_is_no_backup_is_not_restored(ask, tmp_path):
    code, came, told = ask("restore", RECORD, "--store", tmp_path / "store")
    assert (code, came) == (2, [])
    assert told == [f"{RECORD}: record: this is not a backup of the app"]


@pytest.mark.skipif(sys.platform == "win32", reason="names are text there")
def test_a_name_that_is_no_text(tmp_path):
    store, name = tmp_path / "store", os.fsencode(tmp_path) + b"/\xff\xfe.json"
    Path(os.fsdecode(name)).write_bytes(RECORD.read_bytes())
    command = [sys.executable, "-m", "companion", "import", name, b"\xff", "--store", str(store)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, timeout=PATIENCE, check=False)
    assert (done.returncode, done.stderr.count(b"\n")) == (2, 1)
    assert [each["new"] for each in json.loads(done.stdout)] == [True]


def taken(*arguments):
    """What it answers, megabytes, and seconds of the processor."""
    import resource

    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    command = [sys.executable, "-c", HIGHEST, *map(str, arguments)]
    done = subprocess.run(
        command, cwd=ROOT, capture_output=True, text=True, timeout=PATIENCE, check=False
    )
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    seconds = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    *told, megabytes = done.stderr.splitlines()
    return done.returncode, told, int(megabytes), seconds


@pytest.fixture
def sound(tmp_path):
    """What a sound record takes here and now, in megabytes and seconds: what else the machine does
    is beside it as beside what is held against it."""
    code, told, *needs = taken("import", RECORD, "--store", tmp_path / "sound")
    assert (code, told) == (0, [])
    return needs


@pytest.mark.skipif(sys.platform != "linux", reason="only there is told how much was taken")
@pytest.mark.parametrize(
    "name",
    [pytest.param(each, marks=[] if each in EVERY_DAY else pytest.mark.long) for each in LARGE],
)
def test_a_large_one_is_refused_without_much_memory_or_time(kept, sound, tmp_path, name):
    """Beside a sound record in the same run: what is 40 times as much is a second here."""
    becomes, content = LARGE[name]
    folder, before = kept
    store, file = shutil.copytree(folder, tmp_path / "store"), tmp_path / "hostile.json"
    file.write_bytes(content())
    code, told, more, longer = taken("import", file, "--store", store)
    assert code == 2
    assert told
    assert all(line.startswith(f"{file}: ") for line in told)
    after = held(store)
    assert before.items() <= after.items()
    assert (before == after) is (becomes == REFUSED)
    for each in after.values():
        check_plain(each)
    size = file.stat().st_size / MB
    assert size > 0.4, "it is large"
    megabytes, seconds = sound
    assert more - megabytes < 300, f"{more} MB"
    assert longer < seconds * (2 + 2 * size), f"{longer:.1f} s for {size:.1f} MB"
