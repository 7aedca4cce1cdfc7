"""Discs told ahead by touches: each placed when its turn comes, or taken back."""

from companion.vasco.rules import moves as m
from tests.play.table import asking_at, asking_of
from tests.ui.at_table import moves_until, record


def in_turn():
    """A game of three at its first disc, and the asking that follows it."""
    given = record("vasco-3-7")
    return asking_at(given, moves_until(given, "placing"))


def lie(asking) -> dict[int, str]:
    return {number: disc.player for number, disc in enumerate(asking.session.state.placed) if disc}


def put(asking, number: int, area: str = "projects") -> None:
    asking.pick(f"area-{area}")
    asking.pick(f"number-{number}")


def ahead(asking, player: str) -> None:
    """A disc of a player is to be told, as by the button on his page."""
    from companion.vasco.play.asking.looking import page_deeds

    asking.look_at(player)
    asking.act(next(each for each in page_deeds(asking.shown()) if each.name == "place-ahead"))


def test_a_disc_told_ahead_is_placed_when_its_turn_comes() -> None:
    asking = in_turn()
    for number in (8, 9):
        ahead(asking, "red")
        put(asking, number)
    assert lie(asking) == {}
    assert [disc.number for disc in asking.shown().ahead] == [8, 9]
    put(asking, 3)
    assert lie(asking) == {3: "yellow", 8: "red"}
    put(asking, 4, "characters")
    put(asking, 5, "characters")
    assert lie(asking) == {3: "yellow", 8: "red", 4: "black", 5: "yellow", 9: "red"}
    assert asking.shown().ahead == ()
    asking.undo()
    assert lie(asking) == {3: "yellow", 8: "red", 4: "black", 5: "yellow"}
    assert asking.question.player == "red"
    assert asking.question.chosen == {"number-9"}


def test_all_of_a_player_s_discs_are_told_in_one_go() -> None:
    asking = in_turn()
    areas = ("characters", "recruiting", "projects", "navigation")
    for colour, first in (("black", 1), ("red", 9)):
        for place, area in enumerate(areas):
            ahead(asking, colour)
            put(asking, first + place, area)
            assert asking.seat.who == ""
    for number, area in enumerate(areas, 5):
        assert asking.question.player == "yellow"
        put(asking, number, area)
    assert [entry.raw["do"] for entry in asking.session.line].count("place") == 12


def test_what_was_told_counts_as_taken_and_can_be_taken_back() -> None:
    asking = in_turn()
    refusals = []
    asking.bind(on_refused=lambda _, refusal, __: refusals.append(refusal.key))
    ahead(asking, "red")
    put(asking, 8)
    ahead(asking, "black")
    assert "number-8" not in asking.question.picks
    asking.pick("number-8")
    assert refusals == ["told-ahead"]
    asking.look_at("black")
    asking.undo()
    assert asking.shown().ahead == ()
    assert (asking.question.player, asking.question.chosen) == ("red", {"number-8"})
    asking.undo()
    assert asking.question.chosen == set()
    asking.undo()
    assert (asking.seat.who, asking.question.player) == ("", "yellow")
    ahead(asking, "black")
    put(asking, 8)
    assert [disc.player for disc in asking.shown().ahead] == ["black"]


def test_undo_takes_back_what_was_done_last_be_it_told_or_placed() -> None:
    asking = in_turn()
    ahead(asking, "black")
    put(asking, 8)
    put(asking, 3)
    assert lie(asking) == {3: "yellow"}
    asking.undo()
    assert lie(asking) == {}
    assert [disc.number for disc in asking.shown().ahead] == [8]
    assert asking.question.player == "yellow"
    asking.undo()
    assert asking.shown().ahead == ()
    assert (asking.question.player, asking.question.chosen) == ("black", {"number-8"})


def test_a_disc_told_long_ago_is_withdrawn_on_the_page_of_its_player() -> None:
    from companion.vasco.play.asking.looking import page_deeds

    asking = in_turn()
    for number in (8, 9):
        ahead(asking, "black")
        put(asking, number)
    put(asking, 3)
    asking.look_at("black")
    deeds = {each.name: each for each in page_deeds(asking.shown())}
    assert [*deeds] == ["place-ahead", "withdraw-8", "withdraw-9"]
    asking.act(deeds["withdraw-8"])
    assert [disc.number for disc in asking.shown().ahead] == [9]
    asking.look_at("red")
    assert page_deeds(asking.shown()) == (), "it is his turn: he just places"


def test_what_was_told_outlives_the_program() -> None:
    asking = in_turn()
    ahead(asking, "red")
    put(asking, 8)
    table = asking._table
    asking.end()
    again = asking_of(table)
    assert [disc.number for disc in again.shown().ahead] == [8]
    put(again, 3)
    assert lie(again) == {3: "yellow", 8: "red"}
    assert table.kept(f"vasco.ahead.{table.session.head.id}", None) is None


def test_a_disc_that_cannot_lie_where_it_was_told_is_asked_for_again() -> None:
    asking = in_turn()
    ahead(asking, "red")
    put(asking, 8)
    asking.do(m.Place("yellow", 8, "projects"))
    assert asking.reply.rule == "2.2"
    assert "8" in asking.reply.text
    assert asking.shown().ahead == ()
    assert asking.question.player == "red"
