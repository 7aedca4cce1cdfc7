"""Projects that come up of a copy nobody compared: in pictures, as long as those turn out right."""

from companion.vasco.rules.components import DECKS
from tests.play.table import asking_at
from tests.ui.at_table import record


def at_end(round_: int, **decks: list[str]):
    """Where projects are laid out at the end of a round, by the starter set or another."""
    given = record("sensible-4")
    if decks:
        components = given.components
        projects = {**components["projects"], **decks}
        given = given._replace(components={**components, "projects": projects})
    laid = [at for at, raw in enumerate(given.moves) if raw["do"] == "projects"]
    return asking_at(given, laid[round_]), given.moves[laid[round_]]


def pictures(asking) -> set[str]:
    return {name.removeprefix("project-") for name in asking.question.picks}


def test_what_is_left_of_the_deck_is_shown_once_most_came_up_as_the_set_has_it() -> None:
    asking, move = at_end(1)
    tiles = [move["sao_gabriel"], *move["upper"]]
    assert pictures(asking) == {*tiles}
    assert asking.question.others
    for text in tiles[:-1]:
        asking.pick(f"project-{text}")
    assert pictures(asking) == {tiles[-1]}, "the last one is seen too, before it is known"
    asking.pick(f"project-{tiles[-1]}")
    assert asking.session.line[-1].raw == move


def test_the_first_projects_are_told_by_their_figures() -> None:
    asking, _ = at_end(0)
    assert asking.question.keypad
    assert not asking.question.spots


def test_a_copy_with_other_projects_is_told_by_figures_in_every_round() -> None:
    for round_ in range(1, 5):
        asking, _ = at_end(round_, **dict.fromkeys(DECKS, ["8/1"] * 14))
        assert asking.question.keypad
        assert not asking.question.spots


def test_one_that_is_none_of_the_pictures_is_told_by_its_figures() -> None:
    from companion.vasco.rules.state import tile

    asking, move = at_end(1)
    asking.type_it()
    assert asking.question.keypad
    asking.enter(tile(8, 1))
    for text in move["upper"]:
        asking.pick(f"project-{text}")
    assert asking.session.line[-1].raw["sao_gabriel"] == "8/1"
