"""The table says otherwise: VP, pieces and places are set right by touches, at every size."""

from random import Random

import pytest

from tests.touch.table_entry import Hand
from tests.ui.at_table import GAME
from tests.vasco.rules.corrections import corrections
from tests.vasco.rules.games import SETS, played
from tests.vasco.rules.laid import VASCO
from tests.vasco.ui.in_the_middle import enter, record
from tests.words.pseudo import PSEUDO

LONG = pytest.mark.long
SIZES = [
    "tablet",
    "small",
    *(pytest.param(size, marks=LONG) for size in ("phone", "tablet-upright", "phone-across")),
]
AREAS = ("figures", "sailors", "tiles", "docks", "characters", "round")


@pytest.fixture
def otherwise(device):
    """Opens the correction of a game in its third round."""
    from companion.ui.table.given import Given
    from companion.ui.table.table_entry.pages import CorrectionPage
    from tests.ui.device import Look

    def show(size="tablet", upto=120, name="4-7", **look):
        app = enter(device, Look(size, **look), record(name), upto)
        page = CorrectionPage(Given(app, "vasco"), app.session)
        app.root.open(page)
        device.frames(3)
        return page

    return show


@pytest.mark.parametrize("size", SIZES)
def test_every_part_is_whole_and_legible(device, otherwise, size) -> None:
    from tests.ui.walker import complaints

    otherwise(
        size, dark=size in ("phone", "tablet-upright"), language=PSEUDO if size == "small" else "en"
    )
    for area in AREAS:
        device.tap(f"area-{area}")
        device.shot(f"otherwise-{area}-{size}")
        assert complaints(device) == [], area


SHEETS = {
    "figures": ("red-vp",),
    "sailors": ("section-1-violet-0",),
    "tiles": ("yellow-projects-0", "upper-5", "yellow-ships-0", "to-dock"),
    "docks": ("dock-malindi-2", "to-dock", "dock-calicut-0"),
    "characters": ("amount-0",),
}


@pytest.mark.parametrize(
    "size",
    [
        "phone",
        *(
            pytest.param(size, marks=LONG)
            for size in ("tablet", "small", "tablet-upright", "phone-across")
        ),
    ],
)
def test_every_question_is_whole_and_legible(device, otherwise, size) -> None:
    from tests.ui.walker import complaints

    dark, language = size in ("phone", "tablet-upright"), PSEUDO if size == "small" else "en"
    page, hand = otherwise(size, dark=dark, language=language), Hand(device)
    hand.tap("blue-vp-more")
    hand.tap("red-reals-less")
    for area, touches in {"figures": (), **SHEETS}.items():
        hand.tap(f"area-{area}")
        for touch in touches:
            hand.tap(touch)
            device.shot(f"otherwise-{touch}-{size}")
            assert complaints(device) == [], touch
            if not touch.startswith(("yellow-ships", "dock-malindi")):
                device.app.root.back()
                device.frames(2)
        page.ids.view.scroll_y = 1
        device.frames(2)


@pytest.mark.parametrize(
    ("seed", "players", "name", "size"),
    [
        pytest.param(1, 4, "starter", "phone", marks=LONG),
        *(
            pytest.param(seed, players, name, size, marks=LONG)
            for seed in range(2, 8)
            for players, size in ((2, "phone"), (3, "phone-across"), (4, "small"))
            for name in SETS
        ),
    ],
)
def test_whatever_can_be_corrected_can_be_touched(device, seed, players, name, size) -> None:
    from companion.ui.table.given import Given
    from companion.ui.table.table_entry.pages import CorrectionPage
    from tests.touch.correcting import ENTER
    from tests.ui.device import Look

    raw, state = played_until(seed, players, SETS[name], 50 + 8 * seed)
    app = enter(device, Look(size, density=0.5), raw)
    assert app.session.state == state
    hand, chance, session = Hand(device), Random(seed), app.session
    for _ in range(3):
        (move,) = corrections(session.state, chance, 1)
        wanted = GAME.apply(session.state, move).state
        made = len(session.line)
        app.root.open(CorrectionPage(Given(app, "vasco"), session))
        device.frames(2)
        written = GAME.write(move)
        ENTER[written["do"]](app, hand, written)
        # What follows by itself comes after it.
        reached = session.at(min(made + 1, len(session.line)))
        assert GAME.shown(reached) == GAME.shown(wanted), written


def test_nothing_moves_once_something_is_told_and_the_button_says_how_much(
    device, otherwise
) -> None:
    for size in ("tablet", "phone"):
        page, hand = otherwise(size), Hand(device)
        button = device.find("set-right")
        foot = button.to_window(*button.pos), button.size[:]
        hand.tap("red-vp-more")
        device.frames(2)
        assert (button.to_window(*button.pos), button.size[:]) == foot
        assert (page.deed, page.changes) == ("Correct: Rui +1 VP", "")
        for name in ("red-reals-more", "blue-vp-more"):
            hand.tap(name)
        device.frames(2)
        assert (button.to_window(*button.pos), button.size[:]) == foot
        assert page.deed == "Correct: 3 changes"
        assert "Rui +1 VP" in page.changes
        device.shot(f"otherwise-told-{size}")
        device.stop()


def test_what_is_told_and_not_done_outlasts_the_page_and_a_restart(device) -> None:
    from tests.ui.device import Look

    app = enter(device, Look("phone", density=0.5), record("4-7"), 120)
    app.open_game()
    device.frames(4)
    hand = Hand(device)
    for name in ("menu", "otherwise", "red-vp-more", "red-vp-more", "back"):
        hand.tap(name)
    device.stop()
    app = device.start(Look("phone", density=0.5), frames=0)
    device.frames(4)
    for name in ("menu", "otherwise", "undo-told", "red-reals-more", "set-right"):
        hand.tap(name)
    # What follows by itself comes after it.
    made = next(entry.raw for entry in app.session.line if entry.raw["do"] == "adjust")
    assert (made["vp"], made["reals"]) == (1, 1)
    assert app.store.setting("vasco.otherwise") is None
    for name in ("menu", "otherwise"):
        hand.tap(name)
    assert device.find("set-right").disabled


def test_what_explains_a_figure_leads_to_setting_it_right(device) -> None:
    from tests.ui.device import Look

    app = enter(device, Look("tablet"), record("4-7"), 120)
    app.open_game()
    device.frames(4)
    hand = Hand(device)
    for name in ("player-red", "reals-of-red"):
        hand.tap(name)
    device.shot("explained-tablet")
    for name in ("explained-otherwise", "red-reals-more", "set-right"):
        hand.tap(name)
    [made] = [entry.raw for entry in app.session.line if entry.raw["do"] == "adjust"]
    assert (made["player"], made["reals"]) == ("red", 1)


def played_until(seed, players, printed, number):
    """A game by chance, as far as something may be corrected again, and where it stands."""
    moves = []
    for state, move in played(seed, players, printed):
        if len(moves) >= number and not state.blind:
            break
        moves.append(VASCO.write(move))
    seats = [{"colour": colour, "name": ""} for colour in state.board.colours]
    return {"players": seats, "components": printed, "moves": moves}, state
