"""What was done is taken back, brought back and entered anew, whatever it was."""

from companion.games import GAMES
from companion.goa.rules.implied import next_asked
from tests.goa.asked import asking_after, deed, made, moves_until, record
from tests.goa.hand import cards_in_order, touch
from tests.play.playing import playing

GOA = GAMES["goa"]
GIVEN = cards_in_order(record("sensible-4"))
SO_FAR = GIVEN._replace(moves=GIVEN.moves[:180])
PATIENCE = 20


def test_an_earlier_move_of_any_kind_is_entered_anew() -> None:
    """The same answer leaves the game as it was; so nothing that is asked then is of now."""
    asking = asking_after(SO_FAR, len(SO_FAR.moves))
    moves, before = [each.move for each in asking.session.line], GOA.shown(asking.session.state)
    first = {each.raw["do"]: each.number for each in reversed(asking.session.line)}
    assert {"place", "tile", "auction", "progress", "harvest", "found", "end", "extra"} <= {*first}
    for kind, number in first.items():
        asking.revise(number)
        for _ in range(PATIENCE):
            if asking.revised:
                touch(asking, moves[number - 1 :])
        assert not asking.revised, kind
        assert asking.session.broken is None, kind
        assert GOA.shown(asking.session.state) == before, kind


def test_all_that_was_picked_is_undone_act_by_act_and_done_again() -> None:
    tables = []
    playing(SO_FAR, look=lambda asking, _: tables.append(asking))
    asking = tables[-1]
    before, acts = GOA.shown(asking.session.state), 0
    while asking.session.undoes:
        assert asking.undo_text
        asking.undo()
        acts += 1
    assert len(asking.session.line) == 0
    assert acts < len(SO_FAR.moves), "what a touch made together goes together"
    while asking.can_redo:
        asking.redo()
    assert GOA.shown(asking.session.state) == before


def test_what_came_after_an_action_is_asked_of_who_did_it() -> None:
    given = cards_in_order(record("goa-generous-2"))
    asking = asking_after(given, 400)
    line = asking.session.line
    done = [
        each.number
        for each in line
        if each.raw["do"] in ("card", "use")
        and next_asked(before := asking.session.at(each.number - 1)) is not before
    ]
    assert len(done) > 1
    for number in done:
        asking.revise(number)
        assert asking.question.player == line[number - 1].raw["player"]
        assert asking.leave()
        asking.revise(0)


def test_a_purse_is_put_right_for_a_bid_that_an_amendment_asks_again() -> None:
    """Both moves are made by one touch, and take the place of the one that is asked."""
    given = record("sensible-4")
    at = moves_until(given, "auction", 2)
    asking = asking_after(given, at + 1)
    bid = asking.session.line[at].move
    asking.revise(at + 1)
    state = asking.seat.state
    purse = state.players[state.board.colours.index(bid.bidder)].ducats
    asking.do(bid._replace(ducats=purse + 2, bought=False))
    asking.act(deed(asking, "has-it"))
    assert made(asking, at) == ["adjust", "auction"]
    assert asking.session.broken is None
