"""The pictures of tiles to be named (13.2)."""

from companion.goa.rules.moves_of_chance import Name
from companion.play.pieces import Captioned, Gone
from tests.goa.asked import asking_after, deed, moves_until, record

GIVEN = record("sensible-4")


def test_a_tile_that_has_come_up_keeps_its_place_and_all_have_names() -> None:
    first, later = (
        asking_after(GIVEN, moves_until(GIVEN, "tile", times)).question for times in (1, 7)
    )
    assert [*first.spots] == [*later.spots]
    gone = {name for name, spot in later.spots.items() if isinstance(spot.piece.piece, Gone)}
    assert gone
    for name, spot in later.spots.items():
        assert isinstance(spot.piece, Captioned)
        assert spot.piece.caption
        assert isinstance(spot.pick, Name) == (name not in gone)


def test_while_all_are_named_in_a_sweep_they_keep_their_places_too() -> None:
    asking = asking_after(GIVEN, moves_until(GIVEN, "layout"))
    asking.act(deed(asking, "sweep"))
    before = [*asking.question.spots]
    name = next(each for each in before if "duty" in each)
    asking.pick(name)
    assert [*asking.question.spots] == before
    assert name not in asking.question.picks
