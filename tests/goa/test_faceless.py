"""Goa has no screens yet: the app neither offers nor takes what it could not show."""

import pytest

from companion.games import GAMES
from companion.headless.simulating import simulated
from companion.table.game import Refusal
from companion.table.record import dump


def test_a_game_without_a_face_is_neither_offered_nor_brought_in(app) -> None:
    record = dump(simulated(GAMES["goa"], 2, 1)).encode()
    with pytest.raises(Refusal) as refused:
        app.store.bring_in(record)
    said = app.words.sentence(refused.value.key, **refused.value.figures)
    assert "goa" in said
    assert not app.store.shelf.every()
