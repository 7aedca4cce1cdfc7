"""6 Extra turns and the end of a round."""

from companion.goa.rules.board import COLUMNS
from tests.goa.rules.table import Table, in_turn


def after_turns(players: int = 3, **extra_cards: int) -> Table:
    table = in_turn("red", players=players, number=3)
    for colour, number in extra_cards.items():
        table.give(colour, extra_cards=number)
    for colour in ("red", "blue", "green")[:players]:
        table.do("end", colour)
    return table


def test_6_1_an_extra_card_for_a_further_turn() -> None:
    table = after_turns(red=1, green=2)
    assert table.due == ("extra", "red")
    table.refused("6.1", "extra", "green")
    table.do("extra", "red")
    assert table.booked("red", "extra_cards") == [(-1, "extra", "6.1")]
    assert table.shown["turn"]["number"] == 4
    assert table.due == ("turn", "red")
    table.do("taxes", "red").do("end", "red")
    assert table.due == ("extra", "green")


def test_6_2_who_passes_keeps_one_at_most_and_plays_none_any_more() -> None:
    table = after_turns(red=2, green=1)
    table.refused("6.2", "pass", "red")
    table.refused("6.1", "pass", "green")
    table.do("extra", "red").do("end", "red").do("pass", "green")
    assert table.player("green")["passed"] is True
    assert table.due == ("extra", "red")
    table.do("extra", "red").do("end", "red")
    assert table.shown["round"] == 2
    assert table.player("green")["extra_cards"] == 1


def test_6_3_the_round_ends_when_all_have_passed() -> None:
    table = after_turns(red=1).do("pass", "red")
    assert table.shown["round"] == 2
    assert not any(player["passed"] for player in table.shown["players"].values())
    assert table.due == ("place", "red")


def test_6_4_who_has_no_extra_card_passes_by_himself() -> None:
    table = after_turns(blue=1, red=0)
    assert table.due == ("extra", "blue")
    assert table.player("red")["passed"]
    table.do("extra", "blue")
    table.give("blue", tiles=["vice_king"], rows={**dict.fromkeys(COLUMNS, 2), "ships": 1})
    table.do("use", "blue", tile="vice_king", column="ships").do("end", "blue")
    assert table.due == ("extra", "blue"), "a card gained in an extra turn counts at once"
    table.do("adjust", "blue", why="it was lost", extra_cards=-1)
    assert table.shown["round"] == 2


def test_6_4_all_pass_by_themselves() -> None:
    assert after_turns().shown["round"] == 2


def test_6_2_who_has_passed_is_left_out_clockwise() -> None:
    table = after_turns(red=3, blue=1, green=3)
    table.do("extra", "red").do("end", "red").do("pass", "blue")
    table.do("extra", "green").do("end", "green").do("extra", "red").do("end", "red")
    assert table.due == ("extra", "green")
