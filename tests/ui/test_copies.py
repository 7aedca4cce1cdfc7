"""What the screens of component sets do for every game that has some: by touches, in every size."""

import pytest

from companion.table.components import at
from companion.table.components.certainty import PRINTED, confirmed, sure, values
from tests.ui.sizes import SIZES
from tests.words.pseudo import PSEUDO

GAMES = ("vasco", "goa")
STACKS = {"vasco": ("projects", "I"), "goa": ("tiles", "A")}
"""A stack of each game."""


@pytest.fixture
def copy(device, request):
    from tests.ui.copies import Copy

    return Copy(device, request.param)


def spelled(path) -> str:
    return "-".join(map(str, path))


of_every_game = pytest.mark.parametrize("copy", GAMES, indirect=True)


@pytest.mark.parametrize(
    "copy", ["vasco", pytest.param("goa", marks=pytest.mark.long)], indirect=True
)
@pytest.mark.parametrize("size", SIZES)
def test_the_screens_are_whole_and_legible(device, copy, size) -> None:
    from tests.ui.walker import complaints

    app = copy.open("home", size, language=PSEUDO, dark=size in ("tablet", "small"))
    for screen in ("component-sets", "check-copy", "check-tiles"):
        copy.show(app, screen)
        device.shot(f"{copy.game}-{screen}-{size}")
        assert complaints(device) == [], screen
    for stack in app.parts_of(copy.game).table.copies().tiles.stacks[1:]:
        device.tap(f"stack-{spelled(stack)}")
        device.shot(f"{copy.game}-{spelled(stack)}-{size}")
        assert complaints(device) == [], stack


@of_every_game
def test_a_board_is_checked_in_as_many_taps_as_it_has_areas(device, copy) -> None:
    app = copy.open("check-copy")
    for area, parts in app.parts_of(copy.game).table.copies().board.areas.items():
        if not device.find(f"confirm-{area}").disabled:
            copy.tap(f"confirm-{area}")
        assert all(confirmed(copy.kept, part) for part in parts)
        assert device.find(f"confirm-{area}").disabled
    assert app.of(copy.game).say("check-done") in device.texts()


@of_every_game
def test_a_drawn_tile_is_confirmed_by_a_tap_and_taken_back_by_another(device, copy) -> None:
    copy.open("check-tiles")
    stack = STACKS[copy.game]
    copy.tap(spelled((*stack, 3)))
    assert sure(copy.kept, (*stack, 3)) == PRINTED
    device.tap(spelled((*stack, 3)))
    assert sure(copy.kept, (*stack, 3)) != PRINTED
    copy.tap("confirm-stack")
    assert all(sure(copy.kept, path) == PRINTED for path in values(copy.kept, stack))


@of_every_game
def test_a_stack_is_as_large_as_in_the_box(device, copy) -> None:
    copy.open("check-tiles")
    stack = STACKS[copy.game]
    before = at(copy.kept, stack)
    copy.tap("stack-more")
    assert at(copy.kept, stack) == [*before, before[-1]]
    assert sure(copy.kept, (*stack, len(before))) != PRINTED
    for _ in range(2):
        copy.tap("stack-less")
    assert at(copy.kept, stack) == before[:-1]
