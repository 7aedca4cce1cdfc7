"""The points are not counted past a launch that would bring some."""

from companion.vasco.rules.moves import Finish, Launch
from tests.play.table import asking_at
from tests.ui.at_table import moves_until, record

GIVEN = record("sensible-4")


def test_a_launch_that_brings_points_comes_before_counting_which_says_what_goes() -> None:
    asking = asking_at(GIVEN, moves_until(GIVEN, "final", 5), help_="odds")
    counting = []
    while len(asking.question.deeds) > 1:
        launch, count = asking.question.deeds
        assert (launch.main, type(launch.move)) == (True, Launch)
        who = asking.shown().name(launch.move.player)
        assert launch.text == f"Launch {who}’s ship {launch.move.project.limit} · +3\u00a0VP"
        assert (count.main, count.move) == (False, Finish())
        counting.append(count.text)
        asking.act(launch)
    assert counting == [
        *("Count now: up to 9\u00a0VP lost", "Count now: up to 6\u00a0VP lost"),
        "Count now: 3\u00a0VP lost",
    ]
    assert [(deed.main, deed.move) for deed in asking.question.deeds] == [(True, Finish())]
