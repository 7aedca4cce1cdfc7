"""What holds of every game's pad, as it is declared."""

import pytest

from companion.games import GAMES
from companion.goa.rules import pad as goa
from companion.table.game import Refusal
from companion.table.game.pad.declared import Category, Pad
from companion.vasco.rules import pad as vasco

PADS = (vasco.PAD, goa.PAD)
CATEGORIES = [each for pad in PADS for each in (*pad.entered, *pad.settled)]


@pytest.mark.parametrize("category", CATEGORIES, ids=[each.name for each in CATEGORIES])
def test_an_entry_is_the_choices_that_make_it(category: Category) -> None:
    for value in category.every():
        parts = category.parts(value)
        assert category.whole(parts) == value
        assert len(parts) == len(category.choices)
        for part, choice in zip(parts, category.choices, strict=True):
            assert part in choice.every


CARRYING = [(GAMES[pad.id], pad) for pad in PADS if pad.id in GAMES and pad.carried]


@pytest.mark.parametrize(("game", "pad"), CARRYING, ids=[game.id for game, _ in CARRYING])
def test_nobody_but_a_player_carries_what_is_carried(game, pad: Pad) -> None:
    assert pad.carried
    with pytest.raises(Refusal) as refused:
        game.read({"do": "round", pad.carried.name: "purple"})
    assert refused.value.key == "record-value"
    assert refused.value.figures["expected"].value == "colour"
