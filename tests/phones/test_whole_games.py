"""Whole games decided by four phones over real sockets, each move by the seat it belongs to: where
they lead is what `replay --json` says of their record."""

import json
from contextlib import ExitStack

import pytest

from companion.games import GAMES
from companion.table.record import dump
from tests.phones.fingers import play, recorded
from tests.phones.hosted import Hosted, afar_of, up
from tests.phones.phone import Phone
from tests.phones.test_serve import command

BEGINNING = 25
"""So many moves are played where there is little time."""


def played(game, seed, upto=None):
    record, session = recorded(GAMES[game], 4, seed)
    with up(Hosted(session, afar_of(game))) as table, ExitStack() as open_:
        phones = {}
        for place, seat in enumerate(record.players):
            phone = Phone(table.base, table.code, f"127.0.0.{2 + place}")
            phones[seat.colour] = open_.enter_context(phone)
            assert phone.ask(sit=seat.colour) == ""
        play(table, phones, record, upto)
    return session


@pytest.mark.parametrize("game", ["vasco", "goa"])
def test_a_game_begins_on_four_phones(game) -> None:
    session = played(game, 2, BEGINNING)
    assert len(session.line) >= BEGINNING


@pytest.mark.long
@pytest.mark.parametrize(("game", "seed"), [("vasco", 2), ("vasco", 3), ("goa", 3)])
def test_a_whole_game_is_played_on_four_phones(game, seed, tmp_path) -> None:
    session = played(game, seed)
    assert not session.due.kinds
    file = tmp_path / "record.json"
    file.write_text(dump(session.record()), "utf-8")
    replayed = json.loads(command("replay", file, "--json").stdout)
    assert replayed == GAMES[game].shown(session.state)
