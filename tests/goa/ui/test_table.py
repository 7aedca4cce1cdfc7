"""Goa at the table, by touches: tokens, auctions and turns on the board and in the panel, on a
tablet and on phones."""

from pathlib import Path

import pytest

from companion.games import GAMES
from companion.goa.rules.cards import HARVEST_MIX
from companion.goa.rules.phases import OVERVIEW
from companion.table.record import parse, replay
from tests.goa.asked import record

GOA = GAMES["goa"]
RECORD = Path(__file__).parents[2] / "records" / "goa" / "goa-4-7.json"
NAMES = ("Rui", "Inês", "Tomé", "Ana")


@pytest.fixture
def at_table(device):
    """Opens a recorded game where a step has been awaited so often before."""
    from tests.touch.finger import Finger
    from tests.ui.device import Look

    def open_at(size: str, step: str, after: int = 0) -> Finger:
        app = device.start(Look(size), frames=0)
        record = parse(RECORD.read_bytes(), {"goa": GOA})
        named = zip(record.players, NAMES, strict=True)
        seats = tuple(seat._replace(name=name) for seat, name in named)
        app.start_game("goa", seats, record.components, frozenset())
        moments = [*replay(GOA, record)]
        awaited = [each for each in moments if OVERVIEW[each.state.stage].step == step]
        app.session.enter(record.moves[: awaited[after].number])
        app.open_game()
        device.frames(20)
        device.shot(f"goa-table-{size}-{step}-{after}")
        return Finger(device)

    return open_at


def last(finger) -> dict:
    return finger.device.app.session.line[-1].raw


def state(finger):
    return finger.device.app.session.state


@pytest.mark.parametrize("size", ["tablet", "small"])
def test_a_token_is_placed_by_one_touch(at_table, size) -> None:
    finger = at_table(size, "place")
    made = len(finger.device.app.session.line)
    finger.tap("cell-0-3")
    assert (last(finger)["do"], last(finger)["cell"]) == ("place", [0, 3])
    finger.tap("cell-1-3")
    assert [each.raw["do"] for each in finger.device.app.session.line[made:]] == ["place"] * 2
    assert state(finger).tokens[-1].cell == (1, 3)


def test_an_illegal_place_says_why_and_changes_nothing(at_table) -> None:
    finger = at_table("tablet", "place", 1)
    made = len(finger.device.app.session.line)
    far = next(cell for cell in ((1, 1), (5, 5)) if cell not in free(finger))
    finger.tap(f"cell-{far[0]}-{far[1]}")
    assert len(finger.device.app.session.line) == made
    assert any("3.4" in text for text in finger.device.texts())


def free(finger):
    from companion.goa.rules.placing import free_tiles

    return free_tiles(state(finger))


def test_an_auction_takes_two_touches_by_its_result_and_one_unsold(at_table) -> None:
    finger = at_table("tablet", "bid")
    lots = state(finger).tokens
    bidder = state(finger).board.colours[(lots[0].seat + 1) % 4]
    finger.tap(f"bid-{bidder}-3")
    finger.device.shot("goa-table-tablet-deal")
    finger.tap("buy")
    assert (last(finger)["do"], last(finger)["ducats"]) == ("auction", 3)
    assert len(state(finger).tokens) == len(lots) - 1
    finger.tap("unsold")
    assert last(finger)["do"] == "auction"
    assert len(state(finger).tokens) == len(lots) - 2


def test_where_there_is_little_room_the_bidder_comes_first(at_table) -> None:
    finger = at_table("small", "bid")
    seat = state(finger).tokens[0].seat
    bidder = state(finger).board.colours[(seat + 1) % 4]
    for name in (f"bidder-{bidder}", "amount-2", "main"):
        finger.tap(name)
    assert (last(finger)["do"], last(finger)["ducats"]) == ("auction", 2)


@pytest.mark.parametrize("size", ["tablet", "phone"])
def test_an_action_is_the_value_of_its_column(at_table, size) -> None:
    finger = at_table(size, "turn")
    finger.tap("action-taxes")
    assert last(finger)["do"] == "taxes"


def test_on_the_smallest_phone_the_actions_are_in_sight_first(at_table) -> None:
    finger = at_table("small", "turn")
    for name in ("action-ships", "step-ships"):
        spot = finger.device.find(name)
        pane = next(each for each in above(spot) if hasattr(each, "scroll_y"))
        foot, least = (each.to_window(*each.pos)[1] for each in (spot, pane))
        assert least <= foot, name
        assert foot + spot.height <= least + pane.height, name


def above(widget):
    while widget.parent is not widget:
        widget = widget.parent
        yield widget


def test_any_estate_can_be_looked_at_and_the_question_comes_back(at_table) -> None:
    finger = at_table("phone", "place", 1)
    finger.tap("look-estate-blue")
    assert not finger.device.shows("cell-1-1")
    finger.device.shot("goa-table-phone-looked")
    finger.tap("look-market")
    assert finger.device.shows("cell-1-1")
    assert state(finger).tokens[-1].number == 1, "to look changes nothing"


def test_no_card_tells_what_is_in_a_purse(at_table) -> None:
    """12.3: ducats are drawn only where all money is open."""
    finger = at_table("tablet", "turn")
    cards = finger.device.app.root.stage.children[0].ids.players.children
    assert {each.card.ducats for each in cards} == {None}


def test_whoever_is_asked_is_marked_among_the_players(at_table) -> None:
    """4.4: once the highest bid is told, that is the auctioneer."""
    finger = at_table("tablet", "bid")
    cards = finger.device.app.root.stage.children[0].ids.players

    def marked() -> list[str]:
        return [each.card.colour for each in cards.children if each.card.due]

    auctioneer = state(finger).players[state(finger).auction.token.seat].colour
    finger.tap(finger.first("bid-"))
    assert finger.device.shows("sell") or finger.device.shows("main")
    assert marked() == [auctioneer]


@pytest.mark.parametrize("size", ["tablet", "phone", "phone-across", "small"])
def test_8_10_ships_and_colonists_are_harvested_by_touches(device, size) -> None:
    from tests.touch.finger import Finger
    from tests.ui.device import Look

    given = record("goa-4-7")
    found = (each for each in given.moves if each.get("card") == HARVEST_MIX)
    move = next(found)
    app = device.start(Look(size), frames=0)
    app.start_game("goa", given.players, given.components, frozenset())
    app.session.enter(given.moves[: given.moves.index(move)])
    app.open_game()
    device.frames(20)
    finger = Finger(device)
    for name in (f"card-{HARVEST_MIX}", "goods-ships", "goods-ships", "main"):
        finger.tap(name)
    assert last(finger) == move
