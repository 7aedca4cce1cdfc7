"""10 End and scoring, 12 Secrets."""

from typing import Any

import pytest

from companion.table.game import Result
from tests.goa.rules.table import ENGLISH, GOA, Table, in_turn


def at_end(players: int = 3) -> Table:
    """The last turn of round B4 is due from the last player."""
    table = in_turn("red", players=players, number=3).set(round=4)
    for colour in ("red", "blue", "green")[: players - 1]:
        table.do("end", colour)
    return table


def ended(table: Table) -> Table:
    return table.do("end", table.due[1])


def test_10_1_hands_are_laid_open_and_nothing_can_be_used() -> None:
    table = at_end().give("green", hand=2).give("red", hand=1)
    ended(table)
    assert table.due == ("hand", "red")
    assert table.player("blue")["symbols"] == {}
    assert table.player("green")["symbols"] is None
    table.refused("10.1", "hand", "green", symbols={"palm": 2})
    table.refused("10.4", "hand", "red", symbols={"palm": 2})
    table.refused("record", "discard", "red")
    table.refused("record", "card", "red", card="ships2")
    table.do("hand", "red", symbols={"palm": 1})
    assert table.player("red")["symbols"] == {"palm": 1}
    table.do("hand", "green", symbols={"fish": 1, "shell": 1})
    assert table.due == ("over", None)
    assert table.player("green")["hand"] == 2
    three = ended(at_end().give("green", hand=1).give("blue", hand=1))
    assert three.due == ("hand", "blue"), "clockwise from the first player"
    assert table.refused("record", "end", "red").key == "game-over"
    assert in_turn().refused("record", "bid", "red", ducats=1).key == "not-due"


def test_10_2_each_marker_by_its_row() -> None:
    rows = dict(
        zip(("ships", "harvest", "taxes", "expedition", "colonies"), range(1, 6), strict=False)
    )
    assert at_end().give("red", rows=rows).player("red")["vp"] == 0 + 1 + 3 + 6 + 10


@pytest.mark.parametrize(("colonies", "vp"), [(1, 1), (2, 3), (3, 6), (4, 10)])
def test_10_3_colonies_by_their_number(colonies: int, vp: int) -> None:
    tiles = {"quilon": "pepper/nutmeg", "cochin": "any", "madras": "ginger/clove", "calicut": "any"}
    sites = {name: (text, "") for name, text in list(tiles.items())[:colonies]}
    assert at_end().give("red", sites=sites).player("red")["vp"] == vp


@pytest.mark.parametrize(("alike", "vp"), [(1, 1), (2, 3), (3, 6), (4, 10), (5, 15)])
def test_10_4_alike_cards(alike: int, vp: int) -> None:
    table = ended(at_end().give("red", hand=alike + 1))
    table.do("hand", "red", symbols={"tiger": alike, "fish": 1})
    assert sorted(table.booked("red", "vp")) == sorted(
        [(vp, "symbols", "10.4"), (1, "symbols", "10.4"), (3, "most_ducats", "10.5")]
        if table.player("red")["ducats"] == 10
        else [(vp, "symbols", "10.4"), (1, "symbols", "10.4")]
    )


def test_10_4_what_is_printed_for_no_card_is_paid_to_nobody() -> None:
    table = at_end().give("red", hand=1)
    scoring = table.state.board.scoring._replace(same_symbol=(9, 1, 3, 6, 10, 15))
    table.set(board=table.state.board._replace(scoring=scoring))
    ended(table).do("hand", "red", symbols={"fish": 1})
    assert table.player("red")["vp"] == 1


def test_10_5_most_ducats_for_all_who_tie() -> None:
    table = at_end().give("red", ducats=7).give("blue", ducats=7).give("green", ducats=6)
    ended(table)
    assert [table.player(each)["vp"] for each in ("red", "blue", "green")] == [3, 3, 0]
    assert table.booked("red", "vp") == [(3, "most_ducats", "10.5")]
    nobody = at_end()
    for colour in ("red", "blue", "green"):
        nobody.give(colour, ducats=0)
    assert {each["vp"] for each in ended(nobody).shown["players"].values()} == {3}


def test_10_6_singles_duty_missions_and_bonanza() -> None:
    table = at_end().give(
        "red",
        sites={"0": ("clove/1", ""), "1": ("ginger/2", ""), "2": ("crop_rotation", "")},
        face_down=["pepper/1", "duty/6/5", "red_ship/1"],
        tiles=["mission/2", "mission/3", "duty/6/5"],
        bonus_vp=4,
    )
    assert table.player("red")["vp"] == 2 + 5 + 5 + 4


def test_10_7_most_points_then_ducats_then_shared() -> None:
    table = at_end().give("red", ducats=9, bonus_vp=3).give("blue", ducats=9, bonus_vp=3)
    ended(table.give("green", ducats=1, bonus_vp=5))
    assert table.shown["winners"] == ["blue", "red"]
    results = GOA.results(table.state)
    assert results[0] == Result("red", 6, True)
    assert results[2] == Result("green", 5, False)
    by_ducats = at_end().give("red", ducats=9, bonus_vp=0).give("blue", ducats=8, bonus_vp=3)
    assert ended(by_ducats.give("green", ducats=0)).shown["winners"] == ["red"]
    assert GOA.results(at_end().state) == ()
    assert [said.key for said in GOA.standing(table.state)] == ["standing-over"] * 3 + ["winners"]
    assert all(ENGLISH.say(said.key, **said.figures) for said in GOA.standing(table.state))


def test_10_7_ducats_rank_only_once_they_are_laid_open() -> None:
    table = at_end().give("red", ducats=1, bonus_vp=6).give("blue", ducats=9, bonus_vp=6)
    table.give("green", ducats=9, bonus_vp=0)
    running = [said.figures["player"].value for said in GOA.standing(table.state)[:2]]
    assert running == ["red", "blue"]
    ended(table.give("blue", bonus_vp=3))
    assert [result.colour for result in GOA.results(table.state)[:2]] == ["blue", "red"]
    assert table.shown["winners"] == ["blue"]


def test_12_1_ducats_are_secret_the_rest_is_open() -> None:
    table = in_turn()
    seen = GOA.shown(GOA.seen(table.state, "red"))["players"]
    assert seen["red"] == table.player("red")
    assert seen["blue"] == {**table.player("blue"), "ducats": None}
    lines = table.do("taxes", "red").lines
    assert [line.secret for line in lines] == [True]
    assert not any(line.secret for line in table.do("end", "red").do("ships", "blue").lines)


def test_12_2_every_ducat_is_a_line_of_the_ledger() -> None:
    table = in_turn().give("red", hand=1).do("card", "red", card="ducats5")
    assert table.booked("red", "ducats") == [(5, "card", "8.6")]


def test_12_3_nothing_tells_of_a_purse() -> None:
    table = in_turn()
    rich = in_turn().give("blue", ducats=999)
    assert GOA.seen(table.state, "red") == GOA.seen(rich.state, "red")
    assert GOA.seen(table.state, None) == GOA.seen(rich.state, None)
    said = GOA.standing(table.state)
    assert [each.key for each in said] == ["standing"] * 4 + ["standing-open"]
    assert all("ducats" not in each.figures for each in said)
    assert [each.figures["player"].value for each in GOA.standing(rich.state)[:4]] == [
        each.figures["player"].value for each in said[:4]
    ]


def test_12_4_open_money_hides_nothing() -> None:
    table = in_turn(open_money=True)
    assert GOA.seen(table.state, "red") == table.state
    assert not any(line.secret for line in table.do("taxes", "red").lines)
    over = ended(at_end())
    assert GOA.seen(over.state, "red") == over.state
    hands = ended(at_end().give("green", hand=1))
    assert GOA.seen(hands.state, "red") == hands.state, "purses lie open with the hands (10.1)"


def test_12_5_the_running_score_leaves_out_hands_and_ducats() -> None:
    table = at_end().give("red", hand=3, ducats=50)
    assert table.player("red")["vp"] == 0
    assert GOA.standing(table.state)[-1].key == "standing-open"


def test_12_6_a_draw_is_a_number_only() -> None:
    table = in_turn().do("draw", "red")
    assert table.state.cards.log[-1] == ("hand", 0, 1)
    assert GOA.write(GOA.read({"do": "draw", "player": "red"})) == {"do": "draw", "player": "red"}


def test_12_8_which_card_is_discarded_need_not_be_said() -> None:
    table = in_turn().give("blue", hand=1)
    table.refused("record", "discard", "blue", card="ships2")
    table.do("discard", "blue")


def test_12_9_only_that_he_has_a_card_and_five_of_a_symbol_are_checked() -> None:
    table = in_turn().give("red", hand=1).give("blue", hand=1)
    table.do("card", "red", card="ships2").do("end", "red").do("card", "blue", card="ships2")
    table = ended(at_end().give("red", hand=4).give("blue", hand=2))
    table.do("hand", "red", symbols={"palm": 4})
    table.refused("12.9", "hand", "blue", symbols={"palm": 2})
    named = [{name for name, _ in _shown(move)} for move in table.families("hand")[0]]
    assert {"palm", "fish"} in named
    assert {"palm"} not in named
    six = ended(at_end().give("red", hand=6))
    six.refused("12.9", "hand", "red", symbols={"palm": 6})


def _shown(move: Any) -> list[tuple[str, int]]:
    return list(GOA.write(move)["symbols"].items())


def test_12_10_a_difference_is_put_right() -> None:
    table = in_turn().do("adjust", "red", why="the purse has it", ducats=-2)
    assert table.booked("red", "ducats") == [(-2, "adjust", "13.8")]
    assert table.lines[0].secret
