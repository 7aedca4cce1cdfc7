"""What is to be done on the table between two rounds: only what its moves have left to do."""

import pytest

from companion.goa.play.round_end import to_do
from companion.goa.rules.phases import flag_due
from companion.goa.rules.tiles import KINDS
from companion.words import Words
from tests.goa.asked import asking_after, moves_until, record

LANGUAGES = sorted(Words("en").codes())
GIVEN = record("sensible-4")


FIRST, SECOND = (moves_until(GIVEN, "layout", times) + 1 for times in (1, 2))
"""How many moves lead to the tiles of each phase being laid out."""


def after(moves: int, **how):
    asking = asking_after(GIVEN, moves, **how)
    return asking, to_do(asking.shown(), asking.session)


def names(found) -> list[str]:
    return [] if found is None else [step.name for step in found.steps]


def first_flag_of_each_round() -> list[int]:
    """How many moves of the record come before it."""
    asking, found = asking_after(GIVEN, FIRST), []
    for number, raw in enumerate(GIVEN.moves[FIRST:], FIRST):
        if flag_due(asking.session.state):
            found.append(number)
        asking.session.enter([raw])
    return found


def test_red_tiles_turn_up_again_whose_were_used_and_no_others() -> None:
    """2.4."""
    seen = 0
    for moves in first_flag_of_each_round()[1:]:
        asking, found = after(moves)
        before = next(
            entry.state
            for entry in reversed(asking.session.line)
            if (entry.state.phase, entry.state.round) == found.of[1:]
        )
        used = [
            (player.colour, tile)
            for player in before.players
            for tile in player.face_down
            if KINDS[tile.kind].red
        ]
        steps = {step.name: step for step in found.steps}
        pictures = steps["round-red"].layout.pieces if "round-red" in steps else ()
        assert [each.piece for each in pictures] == [tile for _, tile in used]
        seen += len(used)
        assert names(found)[-1] == "round-next"
    assert seen > 4


def test_nothing_is_to_be_done_before_the_first_round_nor_once_the_flag_is_placed() -> None:
    first, second, *_ = first_flag_of_each_round()
    assert names(after(first)[1]) == []
    assert names(after(second)[1])
    assert names(after(second + 1)[1]) == []


def test_from_a_to_b_what_is_left_goes_and_the_new_market_comes() -> None:
    """2.3: the app waits for it."""
    layout = SECOND - 1
    _, found = after(layout)
    assert names(found)[:2] == ["round-leaving", "round-lay-out"]
    assert next(step for step in found.steps if step.name == "round-lay-out").due
    assert "9 tiles" in found.steps[0].text
    _, then = after(layout + 1)
    assert then.of == found.of, "what was ticked off stays so"
    assert not any(step.due for step in then.steps)
    assert names(then)[-1] == "round-next"


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_of_it_has_its_words(language) -> None:
    words = Words(language, strict=True).of("goa")
    asking = asking_after(GIVEN, SECOND)
    shown = asking.shown()._replace(speak=words.say)
    assert all(step.title and step.text for step in to_do(shown, asking.session).steps)
