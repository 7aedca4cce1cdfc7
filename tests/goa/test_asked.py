"""Goa is asked and answered without a screen: records by picks alone, and how many it takes."""

import pickle
from collections import Counter

import pytest

from companion.games import GAMES
from companion.goa.play.asking.tiles import owned
from companion.goa.rules.phases import kind_due
from companion.goa.rules.tiles import tile
from companion.play.text_form import text_form
from companion.table.record import Record, replay
from companion.words import Words
from tests.goa.asked import asking_after, deed, made, moves_until, record
from tests.goa.hand import cards_in_order
from tests.play.playing import Played, playing
from tests.play.test_playing import GAP

GOA = GAMES["goa"]
LANGUAGES = ("en", "de", "pl", "ru")
NAMES = ("goa-2-7", "goa-3-7", "goa-generous-2")


WAY = ["found", "turned"]


def per_move(played: Played, *kinds: str) -> float:
    moves, picks = zip(*(played.by_kind[kind] for kind in kinds), strict=True)
    return sum(picks) / sum(moves)


@pytest.mark.parametrize(("name", "language"), [*zip(NAMES, LANGUAGES[1:], strict=True)])
def test_a_record_played_by_picks_comes_out_as_recorded(name, language) -> None:
    given, asked = record(name), Counter()
    speech = Words(language, strict=True).of("goa")

    def look(asking, question) -> None:
        assert pickle.loads(pickle.dumps(question)) == question
        form = text_form(speech, given.names, question, asides=asking.asides)
        for line in form.lines():
            assert not GAP.search(line), line
        assert {each.name for each in form.spots if not each.why} == {*question.picks}
        assert asking.undo_text or not asking.session.line
        assert not (question.area and question.layout), "where the board is, nobody would see it"
        asked[question.area] += 1

    done = playing(given, look=look, language=language)
    *_, last = replay(GOA, cards_in_order(given))
    assert (done.state, done.moves) == (GOA.shown(last.state), len(given.moves))
    assert {"market", "estate", ""} == {*asked}


def test_so_many_picks_a_decision_takes() -> None:
    """Of random games, whose spices are laid anywhere and whose money knows no measure."""
    done = playing(record("goa-4-7"), ways=frozenset(("bids",)))
    assert per_move(done, "place") <= 1
    assert per_move(done, "bid", "pass", "sell", "buy") <= 1.3
    assert per_move(done, "taxes", "ships") <= 1.1
    assert per_move(done, "progress") <= 1.3
    assert per_move(done, "draw") <= 1.2
    assert per_move(done, "found", "turned", "settle", "fill") <= 1
    assert per_move(done, "extra") <= 0.2, "acting takes it"
    assert done.picks <= 1.2 * done.moves


def test_a_sensible_game_takes_so_many_touches() -> None:
    """Tiles named by the table, auctions by their results."""
    given = record("sensible-4")
    done = playing(given)
    assert done.state == GOA.shown([*replay(GOA, given)][-1].state)
    assert done.picks <= 520
    assert per_move(done, "place", "tile") <= 1
    assert per_move(done, "auction") <= 2
    assert per_move(done, "taxes", "ships") == 1
    assert per_move(done, "progress", "harvest") <= 1.3
    assert per_move(done, "draw") <= 1.2
    assert per_move(done, "card") <= 2
    assert per_move(done, "use") <= 1.5
    assert done.by_kind["extra"][1] == 0
    assert done.by_kind["end"][1] <= 2, "of each phase only the last turn, which nobody else ends"
    founding = sum(done.by_kind[kind][1] for kind in ("found", "turned", "settle", "fill"))
    assert founding <= 4 * done.by_kind["found"][0]


def test_bid_by_bid_it_takes_a_few_more() -> None:
    done = playing(spoken(record("sensible-4")), ways=frozenset(("bids",)))
    assert done.picks <= 620
    assert per_move(done, "bid", "pass") <= 1.3
    assert per_move(done, "sell", "buy") == 1


def spoken(given: Record) -> Record:
    """The same game with every bid: whoever bid most spoke, and all others passed."""
    colours, moves = [seat.colour for seat in given.players], []
    for raw in given.moves:
        if raw["do"] != "auction":
            moves.append(raw)
            continue
        seat = colours.index(raw["player"])
        for colour in (*colours[seat + 1 :], *colours[:seat]):
            highest = colour == raw.get("bidder")
            bid = {"do": "bid", "player": colour, "ducats": raw.get("ducats")}
            moves.append(bid if highest else {"do": "pass", "player": colour})
        if "bidder" in raw:
            deal = "buy" if raw.get("bought") else "sell"
            moves.append({"do": deal, "player": raw["player"]})
    return given._replace(moves=moves)


def test_a_founding_takes_four_picks_at_most() -> None:
    """The colony, the cards turned up, and half a tile that settles and fills."""
    given = record("goa-4-7")
    begun = next(
        at - 2
        for at, raw in enumerate(given.moves)
        if raw.get("founded") and [each["do"] for each in given.moves[at - 2 : at]] == WAY
    )
    asking = asking_after(given, begun)
    before = len(asking.session.line)
    colony = given.moves[begun]["colony"]
    asking.pick(f"site-{colony}")
    asking.pick("turned-3-3")
    asking.pick(next(name for name in asking.question.picks if name.startswith("settle-")))
    assert made(asking, before) == ["found", "turned", "settle", "fill"]


def test_an_auction_by_its_result_takes_two_touches_and_none_sold_one() -> None:
    given = record("goa-4-7")
    first = moves_until(given, "bid")
    asking = asking_after(given, first)
    bidders = [each.colour for each in asking.question.layout.bidders]
    auctioneer = asking.session.state.auction.token.seat
    colours = asking.session.state.board.colours
    assert bidders == [*colours[auctioneer + 1 :], *colours[:auctioneer]], "as they speak"
    asking.pick(f"bid-{bidders[1]}-3")
    assert [each.name for each in asking.question.deeds] == ["sell", "buy"]
    asking.act(deed(asking, "sell"))
    assert asking.session.line[-1].raw == {
        "do": "auction", "player": colours[auctioneer], "bidder": bidders[1], "ducats": 3,
    }  # fmt: skip
    asking.undo()
    assert asking.question.deeds[0].name == "sell", "the tap before the last one lies there again"
    asking.undo()
    asking.act(deed(asking, "unsold"))
    assert made(asking, first) == ["auction"]


def test_where_there_is_no_room_the_bidder_comes_before_the_amount() -> None:
    asking = asking_after(record("goa-4-7"), moves_until(record("goa-4-7"), "bid"))
    first = asking.question.layout.bidders[0].colour
    asking.pick(f"bidder-{first}")
    asking.pick("more-amounts")
    asking.pick("amount-13")
    assert asking.question.deeds[0].move.ducats == 13


def test_nobody_says_that_a_turn_is_over() -> None:
    given = record("goa-4-7")
    asking = asking_after(given, moves_until(given, "end"))
    before, player = len(asking.session.line), asking.session.state.turn.seat
    colours = asking.session.state.board.colours
    assert asking.question.player == colours[(player + 1) % 4]
    assert asking.undo_text
    asking.pick("action-taxes")
    assert made(asking, before) == ["end", "taxes"]
    assert "taxes" in asking.undo_text, "what nobody said is not named"
    asking.undo()
    assert len(asking.session.line) == before


def test_what_the_one_before_may_still_do_waits_until_the_next_acts() -> None:
    given = record("goa-generous-2")
    at = next(
        number
        for number, raw in enumerate(given.moves)
        if raw["do"] in ("use", "card") and given.moves[number - 1]["do"] in ("taxes", "ships")
    )
    asking = asking_after(given, at)
    last = asking.session.state.board.colours[asking.session.state.turn.seat]
    assert asking.question.player != last
    asking.act(deed(asking, "go-on"))
    assert asking.question.player == last
    assert asking.leave()
    assert asking.question.player != last
    asking.act(deed(asking, "end"))
    assert made(asking, at) == ["end"]
    assert "go-on" not in {each.name for each in asking.asides}


@pytest.mark.parametrize(
    ("name", "moves", "then"),
    [("goa-2-7", 112, "layout"), ("sensible-4", 456, "hand"), ("goa-4-7", 516, "over")],
)
def test_5_2_after_the_last_action_of_a_phase_tiles_may_be_used_before_it_goes_on(
    name, moves, then
) -> None:
    """No deed of another player's would end that turn."""
    asking = asking_after(record(name), moves)
    turn, colours = asking.session.state.turn, asking.session.state.board.colours
    colour, ship = colours[turn.seat], tile("red_ship/1")
    there = {"players": {colour: {"tiles": [ship.text], "face_down": []}}}
    asking.session.enter([{"do": "correct", "state": there, "why": "so it lies"}])
    assert turn.action
    assert asking.question.player == colour
    asking.pick(next(key for key, spot in asking.question.spots.items() if spot.piece == ship))
    assert asking.question.player == colour, "it does not go on by itself"
    asking.act(deed(asking, "main"))
    assert made(asking, moves + 1) == ["use", "end"]
    assert kind_due(asking.session.state) == then
    asking.undo()
    assert made(asking, moves + 1) == ["use"]


def test_an_illegal_cell_says_why_and_by_which_rule() -> None:
    given = record("goa-4-7")
    asking = asking_after(given, moves_until(given, "place", 2))
    assert asking.question.area == "market"
    asking.pick(next(iter(asking.question.blocked)))
    assert asking.reply.refused
    assert asking.reply.rule in ("3.3", "3.4")


def test_9_15_every_tile_in_the_box_may_be_taken() -> None:
    """Of some there is one of each phase."""
    given = record("goa-4-7")
    asking = asking_after(given, moves_until(given, "favor"))
    pieces = [spot.piece.piece for spot in asking.question.spots.values()]
    lie = Counter({getattr(each, "piece", each): getattr(each, "many", 1) for each in pieces})
    removed = [raw["removed"] for raw in given.moves if raw["do"] == "layout"]
    assert {one.text: many for one, many in lie.items()} == Counter([*removed[0], *removed[1]])
    assert lie[tile("nutmeg/2")] == 2


def test_9_15_of_a_box_nobody_looked_into_only_what_has_not_come_up_may_be_there() -> None:
    given = record("sensible-4")
    at = moves_until(given, "favor")
    asking = asking_after(given, at)
    second = moves_until(given, "layout", 2)
    offered = {each.pick.tile.text for each in asking.question.spots.values()}
    every = set[str]()
    for phase, moves in (("A", given.moves[:second]), ("B", given.moves[second:at])):
        came_up = Counter(raw["tile"] for raw in moves if raw["do"] == "tile")
        every |= {*(Counter(GOA.starter()["tiles"][phase]) - came_up)}
    assert offered == every
    assert not offered & {"favor", "crop_rotation"}
    assert asking.question.others, "a table's own tiles may differ"


def test_a_tile_that_was_used_keeps_its_place() -> None:
    given = record("sensible-4")
    for at in (place for place, raw in enumerate(given.moves) if raw["do"] == "use"):
        asking = asking_after(given, at)
        seat = asking.session.state.board.colours.index(given.moves[at]["player"])

        def lie(asking=asking, seat=seat) -> list[str]:
            return [one.text for one, _ in owned(asking.session.state.players[seat])]

        before = lie()
        asking.session.enter([given.moves[at]])
        if len(lie()) == len(before):
            assert lie() == before
