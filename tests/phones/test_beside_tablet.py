"""A kept game of four beside whose tablet two have phones and a third phone looks on: the tablet by
touches, the phones by taps in a real Chromium. Each state is the one the record leads to."""

import json
from contextlib import ExitStack
from random import Random

import pytest

from companion.games import GAMES
from companion.headless.command import main
from companion.table.record import dump
from tests.goa.asked import moves_until
from tests.goa.test_asked import spoken
from tests.phones.beside_tablet import Phones
from tests.phones.fingers import recorded
from tests.phones.moments import record
from tests.play.playing import HANDS
from tests.turns import turns

WITH_PHONES = ("red", "blue")
DEAL = 3


@pytest.fixture
def phones(browser, device):
    """Opens the table to phones."""
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
    from tests.ui.at_table import at_table
    from tests.ui.device import Look

    given = record("vasco")
    plan = Plan(given, frozenset())
    at_table(device, Look("tablet"), given, 0, replaced=frozenset())
    there = phones(*WITH_PHONES, "")

    class Beside(Playing):
        def _stroke(self, move, made):
            colour = getattr(move, "player", "")
            if colour not in there.at:
                super()._stroke(move, made)
                return
            another, line = turns(60), self.app.session
            while len(line.line) == made and another():
                HANDS["vasco"].touch(there.finger(colour), move)

    game = Beside(device, given, plan)
    for step in plan.steps[:steps]:
        game.play(step)
    return there


def play_goa(device, phones, moves):
    """So many moves of the kept game, with every bid, around its first foundings; or all of it."""
    given = spoken(record("goa"))
    begun = moves and moves_until(given, "found") - 8
    return goa_beside(device, phones, given, moves and begun + moves, made=begun)


def play_dealt_goa(device, phones, moves):
    """So many moves of a game in which the app draws all there is, and every hand is its owner's
    secret."""
    given, _ = recorded(GAMES["goa"], 4, DEAL)
    drawing = frozenset(GAMES["goa"].drawn.values())
    return goa_beside(device, phones, given, moves, drawing=drawing)


def goa_beside(device, phones, given, upto, made=None, drawing=frozenset()):
    from tests.goa.ui.touching import Touching
    from tests.ui.device import Look

    class Beside(Touching):
        def _touch(self, coming):
            colour = whose(coming)
            # Nobody makes what others make on their own devices, or the app by itself.
            ends = (n for n in range(1, len(coming)) if whose(coming[n:]) != colour)
            own = coming[: next(ends, None)]
            if colour:
                HANDS["goa"].touch(there.finger(colour), own)
            else:
                super()._touch(own)

    def whose(coming):
        """The seat whose phone makes the next move, or nobody's where the tablet does, as all that
        chance brings; whoever acts there ends the turn before with that."""
        kind = GAMES["goa"].write(coming[0])["do"]
        if GAMES["goa"].drawn.get(kind) in drawing:
            return "app"
        colour = getattr(coming[0], "player", "")
        with_phone = colour in WITH_PHONES and kind != "hand"
        if kind == "end" and with_phone and coming[1:]:
            with_phone = bool(getattr(coming[1], "player", "") in WITH_PHONES)
        return colour if with_phone else ""

    device.start(Look("tablet"))
    device.app.store.shelf._chance = Random(DEAL)
    game = Beside(device, given, made, drawing=drawing)
    there = phones(*WITH_PHONES, "")
    game.play(upto)
    return there


@pytest.mark.parametrize(
    ("play", "most", "taps"),
    [
        (play_vasco, 24, 3),
        pytest.param(play_goa, 25, 8, marks=pytest.mark.long),
        pytest.param(play_vasco, None, 60, marks=pytest.mark.long),
        pytest.param(play_goa, None, 200, marks=pytest.mark.long),
        pytest.param(play_dealt_goa, None, 200, marks=pytest.mark.long),
    ],
)
def test_a_game_is_played_by_phones_and_touches(
    device, phones, tmp_path, capsys, play, most, taps
) -> None:
    there = play(device, phones, most)
    session = device.app.session
    assert there.taps > taps
    if most is None:
        assert not session.due.kinds
    assert same_as_replayed(session, tmp_path, capsys)
    assert there.show_what_they_were_told()
    assert [tab.faults for tab in there.tabs] == [[]] * 3
