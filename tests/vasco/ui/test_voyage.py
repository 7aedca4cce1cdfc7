"""The film of phase 3: it shows what has happened, a tap goes on, and another one skips it."""

import pytest

from companion.table.course import PERSON, Entry
from tests.effort import calls
from tests.turns import turns
from tests.ui.at_table import own
from tests.vasco.rules import laid
from tests.vasco.rules.laid import merchant, ship
from tests.vasco.ui.setting_up import GAME, seats
from tests.words.pseudo import PSEUDO

FULL = {
    "calicut": (ship("yellow", "11/5+1r"), *(ship("red", "11/4"),) * 5),
    "malindi": (None, ship("blue", "9/4+1v"), ship("red", "7/3"), ship("red", "7/3"), merchant(6)),
    "mombasa": (
        ship("yellow", "9/3+1r2v"),
        ship("yellow", "7/3+2r"),
        ship("red", "6/2+1v"),
        ship("black", "6/2"),
    ),
    "natal": (ship("blue", "4/1+1r"),),
}


def sail(device, look, **landings):
    """The film of a navigation, over whatever screen is there."""
    from companion.ui.table.film.film_sheet import FilmSheet
    from companion.ui.table.given import Given
    from companion.vasco.play.shown import Shown

    app = device.start(look, frames=0)
    app.theme.light = "night" if look.dark else "day"
    state = laid.with_docks(laid.bare(4)._replace(merchant=None), **landings)
    state = laid.before(state, "acting", "navigate")
    shown = Shown(
        state, seats(4), GAME.starter(), own(app).options, frozenset(), app.of("vasco").say
    )
    voyage = FilmSheet(Given(app, "vasco"))
    move, step = laid.read("navigate"), laid.play(state, "navigate")
    entry = Entry(1, 1, 1, move, GAME.write(move), PERSON, None, step.lines, step.state)
    over = []
    voyage.bind(on_over=over.append)

    def show() -> bool:
        if shows := voyage.show(shown, state, (entry,)):
            app.root.open(voyage)
            device.frames(3)
        return shows

    return voyage, show, over


@pytest.mark.parametrize(
    ("size", "language", "dark"),
    [
        ("tablet", "en", False),
        ("phone", "en", True),
        ("small", PSEUDO, False),
        ("phone-across", PSEUDO, True),
        pytest.param("tablet-upright", "en", True, marks=pytest.mark.long),
    ],
)
def test_it_is_whole_and_legible_all_through(device, size, language, dark) -> None:
    from tests.ui.device import Look
    from tests.ui.walker import complaints

    voyage, show, _ = sail(device, Look(size, dark=dark, language=language), **FULL)
    assert show()
    for _ in range(voyage.count):
        device.leap(0.4)
        device.shot(f"voyage-{size}-{voyage.place}-midway")
        if voyage.place in (0, 6):
            device.shot(f"voyage-{size}-{voyage.place}")
            device.leap(1)
            assert complaints(device) == []
        device.tap("film")
    assert not voyage.parent


def test_a_tap_while_ships_are_moving_ends_that_and_goes_on(device) -> None:
    from tests.ui.device import Look

    voyage, show, over = sail(device, Look(), **FULL)
    show()
    stage = voyage.stage
    for place in range(voyage.count):
        assert (voyage.place, stage.progress < 1) == (place, True)
        device.tap(("film", "next-episode", "film-words")[place % 3])
        device.frames(1)
    assert (voyage.parent, len(over)) == (None, 1)
    assert len(stage.children) == 1


def test_one_tap_skips_it_and_so_does_the_back_button(device) -> None:
    from tests.ui.device import Look

    voyage, show, over = sail(device, Look("phone"), **FULL)
    show()
    device.tap("skip-film")
    assert (voyage.parent, len(over)) == (None, 1)
    show()
    assert voyage.place == 0
    device.key(27)
    assert (voyage.parent, len(over)) == (None, 2)


def test_where_nothing_is_earned_nothing_is_shown(device) -> None:
    from tests.ui.device import Look

    _, show, _ = sail(device, Look(), malindi=(ship("yellow", "9/3"),))
    assert not show()


def test_it_goes_on_by_itself_where_the_group_wants_that_and_keeps_it(device) -> None:
    from tests.ui.device import Look

    voyage, show, over = sail(device, Look(), **FULL)
    show()
    device.leap(30)
    assert voyage.place == 0
    device.tap("film-runs")
    for place in range(1, voyage.count):
        device.leap(10)
        assert voyage.place == place
    device.leap(10)
    assert len(over) == 1
    show()
    device.leap(10)
    assert voyage.place == 1


def test_ships_lie_in_their_docks_once_they_have_sailed(device) -> None:
    from companion.ui.drawn.box import Box
    from companion.vasco.ui.pieces.tiles import TILE
    from tests.ui.device import Look

    voyage, show, _ = sail(device, Look(), **FULL)
    show()
    stage = voyage.stage
    another = turns()
    while another() and voyage.place + 1 < voyage.count:
        device.tap("film")
    device.leap(2)
    chart = stage.chart
    docks = {
        tuple(map(round, chart.dock(Box(*stage.pos, *stage.size), landing, dock).fitted(TILE)))
        for landing, dock in ((4, 0), (4, 1), (4, 2), (4, 3), (4, 4))
    }
    lying = {
        tuple(map(round, (*each.pos, *each.size)))
        for each in stage.children
        if each.opacity == 1 and each is not stage.ids.coast.__self__
    }
    assert docks <= lying


def test_it_speaks_the_language_in_use(device) -> None:
    from tests.ui.device import Look

    voyage, show, _ = sail(device, Look(), **FULL)
    show()
    english = voyage.sentence
    device.app.words.language = PSEUDO
    device.frames()
    assert voyage.sentence not in ("", english)


def test_repeated_films_cost_no_more_and_keep_nothing(device) -> None:
    import gc

    from companion.ui.drawn.piece import Picture
    from tests.ui.device import Look

    voyage, show, _ = sail(device, Look(), **FULL)

    def pictures() -> int:
        gc.collect()
        return sum(type(each) is Picture for each in gc.get_objects())

    def film() -> None:
        show()
        another = turns()
        while another() and voyage.parent:
            device.frames(2)
            device.tap("film")

    taken, kept = [], []
    for _ in range(4):
        taken.append(calls(film))
        kept.append(pictures())
    # The first one makes the stamps.
    assert taken[3] < 1.02 * taken[1]
    assert kept[1] == kept[3]


def test_its_last_moment_has_no_way_to_the_end_but_done(device) -> None:
    from tests.ui.device import Look

    voyage, show, over = sail(device, Look("phone-across"), **FULL)
    show()
    for _ in range(voyage.count - 1):
        assert device.shows("skip-film")
        device.tap("next-episode")
        device.frames(1)
    assert not device.shows("skip-film")
    device.tap("next-episode")
    assert len(over) == 1
    show()
    assert device.shows("skip-film"), "the next film can be skipped again"


@pytest.mark.parametrize(("size", "scale"), [("phone", 1.5), ("tablet-upright", 1.0)])
def test_board_words_and_buttons_keep_their_size_all_through(device, size, scale) -> None:
    from tests.ui.device import Look

    voyage, show, _ = sail(device, Look(size), **FULL)
    device.app.choose_comfort("text", scale)
    show()
    device.frames(4)

    def places() -> tuple:
        forward, letters = device.find("next-episode"), voyage.ids.sentence.font_size
        return (*voyage.stage.pos, *voyage.stage.size, *forward.pos, *forward.size, letters)

    first = places()
    for place in range(voyage.count):
        assert places() == first, f"episode {place}"
        device.shot(f"voyage-kept-{size}-{place}")
        device.tap("next-episode")
        device.frames(3)
    assert not voyage.parent
