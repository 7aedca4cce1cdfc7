"""Nothing moves under the finger: while a question stays, so does what can be tapped."""

from pathlib import Path

import pytest

from companion.games import GAMES
from companion.table.record import parse

RECORD = Path(__file__).parents[1] / "records/vasco-2-7.json"
MOVES = 22
"""The discs of a round, and the first of each kind of action."""


@pytest.mark.parametrize("size", ["tablet", "phone"])
def test_no_button_moves_while_its_question_stays(device, size) -> None:
    from tests.touch.reporting import playing
    from tests.touch.steady import SteadyHand
    from tests.ui.device import Look

    hands = []

    def hand(device):
        hands.append(SteadyHand(device))
        return hands[-1]

    given = parse(RECORD.read_bytes(), GAMES)
    _, fault = playing(
        device, Look(size), given._replace(moves=given.moves[:MOVES]), "app", hand=hand
    )
    (steady,) = hands
    assert fault == ""
    assert not steady.leaps
    assert steady.refused > 5, "what cannot be is told without pushing anything away"
    assert steady.compared > 500
