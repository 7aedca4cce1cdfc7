"""What to do on the board for a chair that the app plays can be done as it is told."""

import pytest

from companion.vasco.play.instructing import instructed
from companion.vasco.rules.supply import seat_of
from tests.play.group import Group
from tests.ui.at_table import record

GIVEN = record("vasco-3-7")
SENT = next(n for n, raw in enumerate(GIVEN.moves) if raw["do"] == "expedition")


def told(language, other):
    """How an expedition is told to somebody who has this ship as well."""
    group = Group(GIVEN, SENT, language=language)
    move = group.session.game.read(GIVEN.moves[SENT])
    shown = group.asking.shown()
    seat = seat_of(shown.state, move.player)
    player = shown.state.players[seat]
    players = list(shown.state.players)
    players[seat] = player._replace(ships=(*player.ships, *other(move.ships[0].ship)))
    state = shown.state._replace(players=tuple(players))
    return instructed(shown._replace(state=state), move).hint


@pytest.mark.parametrize("language", ["en", "de", "pl", "ru"])
def test_of_two_ships_of_one_limit_it_is_told_which_one_sails(language) -> None:
    plain = told(language, lambda _: ())
    assert told(language, lambda ship: [ship]) == plain
    assert told(language, lambda ship: [ship._replace(limit=ship.limit + 1)]) == plain
    said = told(language, lambda ship: [ship._replace(vp=ship.vp + 1)])
    assert said != plain
    assert "(" in said
