"""What lies on the table during an auction, looked at by touches: what a tile does, and its rule;
and all that may be bid stands in sight."""

import pytest

from companion.goa.play.layouts import cell_spot, lot_spot
from companion.goa.rules.state import lying
from tests.goa.asked import moves_until, record
from tests.ui.sizes import SIZES

GIVEN = record("sensible-4")


@pytest.fixture
def table(device):
    from tests.goa.ui.touching import LISTED
    from tests.touch.finger import Finger
    from tests.ui.device import Look

    def open_at(size: str, moves: int, text: float = 1, language: str = "en") -> Finger:
        app = device.start(Look(size, language=language), frames=0, games=[LISTED])
        app.theme.text_scale = text
        app.start_game("goa", GIVEN.players, GIVEN.components, frozenset())
        app.session.enter(GIVEN.moves[:moves])
        app.open_game()
        device.frames(20)
        return Finger(device)

    return open_at


def point(device, name: str) -> None:
    """Touches what lies there, though it answers nothing."""
    device.tap_at(*middle(device, name))


def middle(device, name: str) -> tuple[float, float]:
    from companion.ui.drawn.box import Box
    from companion.ui.drawn.scene import Pointed, SceneView
    from tests.ui.device import walk

    for view in walk(device.app.root):
        if isinstance(view, SceneView) and isinstance(view.scene, Pointed):
            found = view.scene.pieces(Box(*view.pos, *view.size))
            if name in found:
                return view.to_window(*found[name].centre)
    raise AssertionError(f"{name} does not lie there")


@pytest.mark.parametrize("size", SIZES)
def test_the_lot_stands_large_and_its_rule_is_a_tap_away(device, table, size) -> None:
    moves = moves_until(GIVEN, "auction", 3)
    table(size, moves)
    state = device.app.session.state
    one = lying(state, state.auction.token.cell)
    assert one.kind == "settlement"
    point(device, lot_spot("now", one))
    told = "Settlement (1). At once: 1 ship, 1 colonist and 1 extra action card."
    assert told in device.texts()
    assert len(device.app.session.line) == moves, "to look changes nothing"
    device.tap("pointed-9.10")
    assert any("9.10" in text for text in device.texts())
    assert device.faults.heard == []


def test_lots_that_are_dealt_with_are_looked_at_too(device, table) -> None:
    from companion.goa.rules.tiles import tile

    table("phone", moves_until(GIVEN, "auction", 3))
    point(device, lot_spot("1", None))
    assert any(text.startswith("The flag. First player") for text in device.texts())
    point(device, lot_spot("2", tile("cinnamon/2")))
    assert any(text.startswith("Plantation (cinnamon, 2). ") for text in device.texts())


def test_a_tile_of_the_market_or_of_anybody_says_what_it_does(device, table) -> None:
    """Of whoever's estate is looked at, not of who is asked."""
    finger = table("tablet", moves_until(GIVEN, "auction", 8))
    state = device.app.session.state
    point(device, cell_spot(state.tokens[-1].cell))
    assert "Plantation (nutmeg, 1). Filled at once: 1 nutmeg." in device.texts()
    asked = state.board.colours[state.auction.token.seat]
    owner = next(each for each in state.players if each.colour != asked and each.sites[0])
    finger.tap(f"look-estate-{owner.colour}")
    point(device, f"site-0-of-{owner.colour}")
    spice, fields = owner.sites[0].tile.split("/")
    said = f"Plantation ({spice}, {fields}). Filled at once: {fields} {spice}."
    assert said in device.texts()
    assert device.shows("pointed-9.2")
    assert device.faults.heard == []


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(
    ("text", "language"), [pytest.param(1, "de", marks=pytest.mark.long), (1.5, "ru")]
)
def test_all_that_may_be_bid_stands_in_sight(device, table, size, text, language) -> None:
    """4.2: nothing has to be scrolled into sight, whoever bid, and how much."""
    finger = table(size, moves_until(GIVEN, "auction", 2), text, language)
    state = device.app.session.state
    colours = state.board.colours
    last = colours[state.auction.token.seat - 1]
    if not device.shows(f"more-of-{last}"):
        # Where there is little room, the bidder comes first.
        finger.tap(f"bidder-{last}")
        finger.tap("more-amounts")
    else:
        finger.tap(f"more-of-{last}")
    # No purse holds so much by the app's count: the one on the table has it.
    for name in ("more-amounts", "amount-24", "buy", "main"):
        finger.tap(name)
    assert device.app.session.line[-1].raw["ducats"] == 24
    assert finger.drags == 0


def test_the_flag_is_placed_on_the_smallest_phone_in_any_round(device, table) -> None:
    """The lots of the round before do not stand in the market's place."""
    moves = moves_until(GIVEN, "place", 6)
    finger = table("small", moves)
    raw = GIVEN.moves[moves]
    finger.tap(cell_spot(tuple(raw["cell"])))
    assert device.app.session.line[-1].raw == raw
