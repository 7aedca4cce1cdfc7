"""What chairs, and looking back at their game, leave in memory."""

import gc
from random import Random

from companion.games import GAMES
from companion.table.search.looking_back import LookingBack, decisions
from companion.vasco.play.table_options import CHOOSABLE
from companion.vasco.players.strengths import PLAYERS
from tests.play.table import bare_table
from tests.play.test_chairs import Played
from tests.ui.at_table import record

GAME, GIVEN = GAMES["vasco"], record("vasco-2-7")
_ASKED_EVERY = 40
_LOOKED_BACK = 200


def objects() -> int:
    gc.collect()
    return len(gc.get_objects())


def through_a_game() -> int:
    """What there is at its end, with all that was thought."""
    played = Played(table=bare_table(GAME, GIVEN, CHOOSABLE.usual))
    session = played.table.session
    for number, move in enumerate(GIVEN.moves):
        if number % _ASKED_EVERY == 0 and session.due.players:
            played.told("gama")
        session.enter([move])
    made = [*decisions(GAME, session.at(0), session.line)]
    back = LookingBack(GAME, PLAYERS.policy, GAME.starter(), made, Random(0))
    for _ in range(_LOOKED_BACK):
        back.think()
    return objects()


def test_memory_is_back_where_it_was_before_the_game() -> None:
    """What is kept for all games, the first has brought."""
    through_a_game()
    before = objects()
    during = through_a_game() - before
    left = objects() - before
    assert during > 0
    assert left < during / 10, (left, during)
