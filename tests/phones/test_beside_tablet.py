"""A kept game of four beside whose tablet two have phones and a third phone looks on: the tablet by
touches, the phones by taps in a real Chromium. Each state is the one the record leads to."""

import json
from contextlib import ExitStack

import pytest

from companion.headless.command import main
from companion.table.record import dump
from tests.phones.beside_tablet import Phones
from tests.phones.moments import record
from tests.turns import turns


@pytest.fixture
def phones(browser, device, monkeypatch):
    """Opens the table to phones; their fingers may be quicker than anybody's."""
    monkeypatch.setattr("companion.phones.rates.A_SECOND", 1000)
    with ExitStack() as contexts:

        def open_to(*colours):
            there = Phones(device, browser, contexts)
            for colour in colours:
                there.join(colour)
            return there

        yield open_to


def same_as_replayed(session, folder, capsys):
    file = folder / "journal.json"
    file.write_text(dump(session.record()), "utf-8")
    assert main(["replay", "--json", str(file)]) == 0
    return json.loads(capsys.readouterr().out) == session.game.shown(session.state)


def play_vasco(device, phones, steps):
    """So many steps of the kept game."""
    from tests.touch.planning import Plan
    from tests.touch.playing import Playing
    from tests.touch.strokes import stroke
    from tests.ui.at_table import at_table
    from tests.ui.device import Look

    given = record("vasco")
    plan = Plan(given, frozenset())
    at_table(device, Look("tablet"), given, 0, replaced=frozenset())
    there = phones("red", "blue", "")

    class Beside(Playing):
        def _stroke(self, move, made):
            colour = getattr(move, "player", "")
            if colour not in there.at:
                super()._stroke(move, made)
                return
            another, line = turns(60), self.app.session
            while len(line.line) == made and another():
                asking = there.asking(colour)
                there.do(colour, stroke(asking.question, asking.shown(), move))

    game = Beside(device, given, plan)
    for step in plan.steps[:steps]:
        game.play(step)
    return there


@pytest.mark.parametrize("steps", [24, pytest.param(None, marks=pytest.mark.long)])
def test_a_game_of_vasco_is_played_by_phones_and_touches(
    device, phones, tmp_path, capsys, steps
) -> None:
    there = play_vasco(device, phones, steps)
    session = device.app.session
    assert there.taps > (3 if steps else 60)
    if steps is None:
        assert not session.due.kinds
    assert same_as_replayed(session, tmp_path, capsys)
    assert [tab.faults for tab in there.tabs] == [[]] * 3
