"""`serve`, as a shell and phones meet it."""

import json
import os
import signal
import subprocess
import sys
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.phones.phone import Phone
from tests.test_package import ROOT
from tests.turns import PATIENCE, turns

_NO_KIVY = """
import sys
from companion.headless.command import main
code = main()
assert not any(name.partition(".")[0] in ("kivy", "kivymd") for name in sys.modules)
sys.exit(code)
"""


class Served:
    def __init__(self, process):
        self.process = process
        self.first = json.loads(process.stdout.readline())
        self.base, _, fragment = self.first["url"].partition("/#c=")
        assert fragment == self.first["code"]
        self.code = {"code": fragment}

    def stop(self):
        self.process.send_signal(signal.SIGINT)
        out, said = self.process.communicate(timeout=PATIENCE)
        return self.process.returncode, out, said


@contextmanager
def serving(store, *arguments):
    line = ("serve", "--store", store, "--host", "127.0.0.1", "--port", "0", *arguments)
    process = subprocess.Popen(
        [sys.executable, "-c", _NO_KIVY, *map(str, line)],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        yield Served(process)
    finally:
        process.kill()
        process.communicate()


def command(*line):
    return subprocess.run(
        [sys.executable, "-m", "companion", *map(str, line)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )


def kept(store):
    (game,) = json.loads(command("games", "--store", store, "--json").stdout)
    return game, json.loads(command("export", game["id"], "--store", store).stdout)


def test_a_game_goes_on_where_an_interrupt_ended_it(tmp_path: Path) -> None:
    store = tmp_path / "store"
    with serving(store, "--players", 2, "--seed", 5) as served:
        with Phone(served.base, served.code) as one, Phone(served.base, served.code) as other:
            another = turns()
            assert one.ask(sit="yellow") == ""
            assert other.ask(sit="red") == ""
            done = ""
            while not done and another():
                phone = one if one.next_view()["turn"] else other
                done = phone.offers[0]
                assert phone.do(done) == ""
            token, html = one.token, one.view["html"]
        assert served.stop() == (0, "", "")
    game, record = kept(store)
    assert [each["colour"] for each in game["players"]] == ["yellow", "red"]
    with serving(store, "--players", 2, "--seed", 5) as served:
        assert served.code["code"]
        with Phone(served.base, {"token": token}) as one:
            assert one.view["seat"] == "yellow"
            assert one.view["html"].count("<li>") == html.count("<li>")
        assert served.stop() == (0, "", "")
    assert kept(store)[1]["moves"] == record["moves"]


def test_a_seat_outlives_its_phone_and_a_decision_is_taken_back(tmp_path: Path) -> None:
    with serving(tmp_path / "store", "--players", 2, "--seed", 5) as served:
        with Phone(served.base, served.code) as lost:
            assert lost.ask(sit="red") == ""
            token = lost.token
        with Phone(served.base, served.code) as one:
            another = turns()
            while "red" not in one.seats and another():
                one.next_view()
            assert one.ask(sit="red") == ""
            with Phone(served.base, served.code) as other:
                assert other.ask(sit="yellow") == ""
                by = one if one.view["turn"] else other
                by.catch_up()
                while "undo" not in by.offers and another():
                    assert by.do(by.offers[0]) == ""
                assert by.do("undo") == ""
                for phone in (one, other):
                    while "undid: " not in phone.view["html"] and another():
                        phone.next_view()
            with Phone(served.base, {"token": token}) as back:
                assert back.view["seat"] is None
        assert served.stop() == (0, "", "")
    assert kept(tmp_path / "store")[1]["moves"][-1]["do"] != "place"


def test_the_same_seed_draws_the_same(tmp_path: Path) -> None:
    drawn = []
    for place in ("one", "other"):
        with serving(tmp_path / place, "--game", "goa", "--seed", 3) as served:
            assert served.stop() == (0, "", "")
        drawn.append(kept(tmp_path / place)[1]["moves"])
    assert drawn[0] == drawn[1]


def test_a_record_goes_on_from_its_last_move(tmp_path: Path) -> None:
    record = json.loads((ROOT / "tests/records/vasco-3-7.json").read_text("utf-8"))
    file, store = tmp_path / "record.json", tmp_path / "store"
    file.write_text(json.dumps({**record, "moves": record["moves"][:40]}), "utf-8")
    with serving(store, "--record", file) as served:
        with Phone(served.base, served.code) as phone:
            assert phone.seats == [each["colour"] for each in record["players"]]
        assert served.stop() == (0, "", "")
    assert kept(store)[1]["moves"][:40] == record["moves"][:40]


@pytest.mark.parametrize("ends", [signal.SIGTERM, signal.SIGINT])
def test_it_stops_at_once_with_phones_connected(tmp_path: Path, ends) -> None:
    with (
        serving(tmp_path / "store") as served,
        Phone(served.base, served.code) as phone,
    ):
        served.process.send_signal(ends)
        assert phone.closed() == 1001
        assert served.process.wait(PATIENCE) == 0


def test_what_is_amiss_is_said_in_a_sentence(tmp_path: Path) -> None:
    with serving(tmp_path / "store") as served:
        port = served.base.rpartition(":")[2]
        there = ("--host", "127.0.0.1", "--port", port)
        for line in (
            ("--store", tmp_path / "other", *there),
            ("--store", tmp_path / "store", "--port", "0"),
            ("--store", tmp_path / "third", "--record", tmp_path / "none.json"),
        ):
            done = command("serve", *line)
            assert (done.returncode, done.stdout) == (2, ""), line
            assert len(done.stderr.splitlines()) == 1
            assert "Traceback" not in done.stderr
    for line in (("--players", "9"), ("--port", "65536"), ("--port", "-1"), ("--host", "a" * 70)):
        done = command("serve", "--store", tmp_path / "x", *line)
        assert (done.returncode, done.stdout) == (2, ""), line
        assert "Traceback" not in done.stderr


def test_nothing_of_it_is_loaded_before_it_is_asked_for() -> None:
    """By the app, the games and every other command."""
    code = (
        "import sys, companion.headless.command as c; c._serving();"
        "import companion.games, companion.play.asking;"
        "[each.from_afar() for each in companion.games.LIST];"
        "bad = {'websockets', 'segno', 'asyncio', 'companion.phones'} & sys.modules.keys();"
        "sys.exit(str(bad) if bad else 0)"
    )
    done = subprocess.run(
        [sys.executable, "-c", code],
        cwd=ROOT,
        env={**os.environ},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
