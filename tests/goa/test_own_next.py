"""Who is asked for an extra turn right after his own: what belongs to which of the two."""

import pytest

from companion.goa.rules.moves import Use
from companion.goa.rules.tiles import tile
from tests.goa.asked import asking_after, deed, made, record

GIVEN = record("goa-2-7")
DREW = 81
"""Blue has drawn one card; another may be drawn in an extra turn."""
BUILT = 166
"""Red has built ships, and has spices to sell and a tile to use."""
EITHER = [(False, ["end", "extra", "card"]), (True, ["card"])]
IN_EITHER = pytest.mark.parametrize(("still", "expected"), EITHER, ids=("next", "still"))


@pytest.mark.parametrize(
    ("still", "expected"), [(False, ["end", "extra", "card"]), (True, ["card"])]
)
def test_5_3_and_6_1_a_card_belongs_to_the_turn_that_is_asked_about(still, expected) -> None:
    asking = asking_after(GIVEN, DREW)
    if still:
        asking.act(deed(asking, "go-on"))
    asking.pick("card-ducats5")
    assert made(asking, DREW) == expected
    asking.undo()
    assert made(asking, DREW) == []


@pytest.mark.parametrize(
    ("still", "expected"), [(False, ["end", "extra", "card"]), (True, ["card"])]
)
def test_5_3_and_6_1_what_is_loaded_belongs_to_the_turn_it_was_begun_in(still, expected) -> None:
    asking = asking_after(GIVEN, BUILT)
    if still:
        asking.act(deed(asking, "go-on"))
    asking.pick("card-sell4")
    asking.act(deed(asking, "main"))
    assert made(asking, BUILT) == expected


def test_5_3_a_tile_of_the_one_before_stands_beside_the_question() -> None:
    asking = asking_after(GIVEN, BUILT)
    found = [each for each in asking.asides if each.name.startswith("still-")]
    assert [each.move for each in found] == [Use("red", tile("red_ship/1"))]
    asking.act(found[0])
    assert made(asking, BUILT) == ["use"]


def test_13_5_what_no_longer_fits_into_his_turn_is_undone_as_one_and_named() -> None:
    asking = asking_after(GIVEN, BUILT)
    asking.pick("action-taxes")
    assert made(asking, BUILT) == ["end", "extra", "taxes"]
    assert "taxes" in asking.undo_text.lower()
    asking.undo()
    assert made(asking, BUILT) == []


def test_5_2_what_is_refused_is_refused_in_the_turn_that_is_asked_about() -> None:
    asking = asking_after(GIVEN, BUILT)
    lacking = next(n for n in asking.question.blocked if n.startswith("step-"))
    asking.pick(lacking)
    assert asking.reply.rule == "5.4"
    asking.act(deed(asking, "go-on"))
    for each in ("action-taxes", lacking):
        asking.pick(each)
        assert asking.reply.rule == "5.2"
    assert made(asking, BUILT) == []
