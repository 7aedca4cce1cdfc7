"""Discs told ahead by touches: each placed when its turn comes, or taken back."""

from companion.vasco.rules import moves as m
from tests.turns import turns
from tests.vasco.ui.setting_up import EVERYTHING, begin, seats


def in_turn(device, count: int = 3):
    """A game of three at its first disc, and the asking that follows it."""
    from companion.ui.table.given import Given
    from companion.vasco.ui.asking.asking import Asking

    app = begin(device, phone(), seats(count), EVERYTHING, confirmed=True)
    asking = Asking(Given(app, "vasco"))
    asking.begin()
    another = turns()
    while another() and asking.session.due.kinds[0] != "place":
        asking.pick(next(iter(asking.question.picks)))
    return app, asking


def phone():
    from tests.ui.device import Look

    return Look("phone")


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


def test_a_disc_told_ahead_is_placed_when_its_turn_comes(device) -> None:
    _, asking = in_turn(device)
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


def test_all_of_a_player_s_discs_are_told_in_one_go(device) -> None:
    _, asking = in_turn(device)
    areas = ("characters", "recruiting", "projects", "navigation")
    for colour, first in (("black", 1), ("red", 9)):
        for place, area in enumerate(areas):
            ahead(asking, colour)
            put(asking, first + place, area)
            assert asking.who == ""
    for number, area in enumerate(areas, 5):
        assert asking.question.player == "yellow"
        put(asking, number, area)
    assert [entry.raw["do"] for entry in asking.session.line].count("place") == 12


def test_what_was_told_counts_as_taken_and_can_be_taken_back(device) -> None:
    _, asking = in_turn(device)
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
    assert (asking.who, asking.question.player) == ("", "yellow")
    ahead(asking, "black")
    put(asking, 8)
    assert [disc.player for disc in asking.shown().ahead] == ["black"]


def test_undo_takes_back_what_was_done_last_be_it_told_or_placed(device) -> None:
    _, asking = in_turn(device)
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


def test_a_disc_told_long_ago_is_withdrawn_on_the_page_of_its_player(device) -> None:
    from companion.vasco.play.asking.looking import page_deeds

    _, asking = in_turn(device)
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


def test_what_was_told_outlives_the_program(device) -> None:
    from companion.ui.table.given import Given
    from companion.vasco.ui.asking.asking import Asking

    _, asking = in_turn(device)
    ahead(asking, "red")
    put(asking, 8)
    asking.end()
    device.stop()
    app = device.start(phone())
    again = Asking(Given(app, "vasco"))
    again.begin()
    assert [disc.number for disc in again.shown().ahead] == [8]
    put(again, 3)
    assert lie(again) == {3: "yellow", 8: "red"}
    assert device.app.store.setting(f"vasco.ahead.{again.session.head.id}") is None


def test_a_disc_that_cannot_lie_where_it_was_told_is_asked_for_again(device) -> None:
    from companion.vasco.ui.answering.reply import Reply

    _, asking = in_turn(device)
    reply = Reply(asking=asking)
    ahead(asking, "red")
    put(asking, 8)
    asking.do(m.Place("yellow", 8, "projects"))
    assert reply.rule == "2.2"
    assert "8" in reply.refusal
    assert asking.shown().ahead == ()
    assert asking.question.player == "red"
