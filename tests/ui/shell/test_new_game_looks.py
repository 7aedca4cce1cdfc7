"""The screen of a new game at every size: whole, legible, and nothing out of sight unsaid."""

import pytest

from tests.ui.at_table import of_vasco
from tests.ui.sitting_down import PEOPLE, Hand, at_the_table, sit
from tests.ui.sizes import SIZES
from tests.words.pseudo import PSEUDO


@pytest.fixture
def hand(device) -> Hand:
    return Hand(device)


@pytest.mark.parametrize("size", ["phone", "small", "tablet"])
def test_a_long_name_is_whole_on_its_chair(device, hand, size) -> None:
    from tests.ui.device import Look

    app = device.start(Look(size))
    app.root.show(of_vasco("new-game"))
    sit(app, ("Maximiliane Charlott", "Bartholomäus-Xaver1", "Ann", "Юрий Александрович"))
    device.frames(3)
    device.shot(f"newgame-long-{size}")
    for chair in range(4):
        label = device.find(f"chair-{chair}").children[0]
        assert not label.shorten
        assert label.texture_size[1] <= label.height
        widest = max(label._label.get_extents(word)[0] for word in label.text.split())
        assert widest + 2 * label.padding[0] <= label.width or size == "small"


@pytest.mark.parametrize(("size", "name"), [("phone", "table-note"), ("phone-across", "lot")])
def test_what_is_chosen_besides_is_in_sight_at_once(device, hand, size, name) -> None:
    from tests.ui.device import Look

    device.start(Look(size))
    at_the_table(device)
    hand.tap("new-game")
    device.shot(f"newgame-fold-{size}")
    row, start = device.find(name), device.find("start")
    assert row.to_window(*row.pos)[1] >= start.to_window(0, start.top)[1]


def test_the_field_keeps_clear_of_a_keyboard(device, hand) -> None:
    from kivy.core.window import Window

    from tests.ui.device import Look, centre

    device.start(Look("small"))
    hand.tap("new-game", "new-person")
    assert centre(device.find("name"))[1] > 0.6 * Window.height
    assert device.find("name").focus


@pytest.mark.parametrize("size", SIZES)
def test_it_is_whole_and_legible(device, hand, size) -> None:
    from tests.ui.device import Look
    from tests.ui.walker import complaints

    app = device.start(Look(size))
    app.root.show(of_vasco("new-game"))
    for people, language, dark in (
        (0, PSEUDO, True),
        (2, "en", False),
        (4, "en", True),
        (4, PSEUDO, False),
    ):
        app.words.language = language
        app.theme.light = "night" if dark else "day"
        sit(app, PEOPLE[:people])
        device.frames(3)
        light = "dark" if dark else "light"
        device.shot(f"newgame-{people}-{size}-{language}-{light}")
        assert complaints(device) == [], (people, language, light)


@pytest.mark.parametrize("size", ["tablet", "small"])
def test_what_lies_over_it_is_whole_and_legible(device, hand, size) -> None:
    from tests.ui.device import Look
    from tests.ui.walker import complaints

    app = device.start(Look(size, language=PSEUDO))
    hand.tap("new-game", "new-person")
    hand.type("Ana")
    hand.enter()
    device.shot(f"newgame-person-{size}")
    assert complaints(device) == []
    app.root.back()
    sit(app, PEOPLE)
    device.frames(3)
    device.tap("colour-1")
    device.shot(f"newgame-colours-{size}")
    assert complaints(device) == []


def test_what_lies_below_the_fold_is_pointed_at(device, hand) -> None:
    from tests.ui.device import Look

    app = device.start(Look("phone-across"))
    app.root.show("home", of_vasco("new-game"))
    device.frames(4)
    hand.add("Ana", "Rui")
    choices = app.root.stage.children[0].ids.choices
    assert choices.more
    choices.scroll_y = 0
    device.frames(2)
    assert not choices.more
