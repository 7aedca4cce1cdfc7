"""What was done is taken back, brought back and entered anew, whatever it was."""

from companion.games import GAMES
from tests.goa.asked import asking_after, record
from tests.goa.hand import cards_in_order, touch
from tests.play.playing import playing

GOA = GAMES["goa"]
GIVEN = cards_in_order(record("sensible-4"))
SO_FAR = GIVEN._replace(moves=GIVEN.moves[:180])
PATIENCE = 20


def test_an_earlier_move_of_any_kind_is_entered_anew() -> None:
    """The same answer leaves the game as it was; so nothing that is asked then is of now."""
    asking = asking_after(SO_FAR, len(SO_FAR.moves))
    made, before = [each.move for each in asking.session.line], GOA.shown(asking.session.state)
    first = {each.raw["do"]: each.number for each in reversed(asking.session.line)}
    assert {"place", "tile", "auction", "progress", "harvest", "found", "end", "extra"} <= {*first}
    for kind, number in first.items():
        asking.revise(number)
        for _ in range(PATIENCE):
            if asking.revised:
                touch(asking, made[number - 1 :])
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
