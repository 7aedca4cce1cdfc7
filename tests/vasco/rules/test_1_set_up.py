"""1 Set-up."""

import pytest

from tests.vasco.rules import laid
from tests.vasco.rules.laid import VASCO, after, begun, of, play, refused, seen, told

FIVE = {"violet": 2, "grey": 3}
BOTH = {"turquoise": 2, "orange": 2, "grey": 1}
LAID = {"sao_gabriel": "7/5+2v", "upper": ["4/1", "4/1", "5/2", "6/3", "7/3", "6/2"]}


def test_1_1_everybody_begins_with_ten_reals_a_captain_and_four_discs() -> None:
    state = begun(3)
    for colour in ("red", "black"):
        supply = of(state, colour)
        assert (supply["reals"], supply["captains"], supply["captains_on_board"]) == (10, 1, 6)
        assert (supply["vp"], supply["sailors"], supply["projects"]) == (0, {}, [])
    assert [player.discs for player in laid.set_up(3).players] == [4, 4, 4]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_1_2_five_sailors_go_into_each_section_from_the_first_on(players: int) -> None:
    state = after(begun(players), "projects", sao_gabriel="4/1", upper=[*laid.UPPER])
    for section in range(1, players + 1):
        assert VASCO.due(state).kinds == ("sailors",)
        state = after(state, "sailors", section=section, drawn=FIVE if section == 1 else BOTH)
        assert seen(state)["sections"][str(section)] == (FIVE if section == 1 else BOTH)
    assert VASCO.due(state).kinds == ("vdg",)
    assert len(state.sections) == players
    assert sum(state.bag) == 32 - 5 * players
    assert laid.bag(state)["violet"] == 8 - 2


def test_1_2_a_draw_must_be_the_next_sections_five_and_lie_in_the_bag() -> None:
    state = after(begun(2), "projects", sao_gabriel="4/1", upper=[*laid.UPPER])
    other = refused(state, "sailors", section=2, drawn=FIVE)
    assert other == ("1.2", "other-section", {"section": 2, "due": 1})
    four = refused(state, "sailors", section=1, drawn={"violet": 4})
    assert four == ("1.2", "draw-count", {"found": 4, "wanted": 5})
    six = refused(state, "sailors", section=1, drawn={"violet": 6})
    assert six == ("1.2", "draw-count", {"found": 6, "wanted": 5})
    state = laid.with_supply(state, "red", sailors=laid.crew(violet=7))
    lacking = refused(state, "sailors", section=1, drawn={"violet": 2, "grey": 3})
    assert lacking == ("1.2", "bag-lacks", {"colour": "violet", "held": 1})


@pytest.mark.parametrize(
    ("players", "owners"),
    [
        (2, {"dias": "yellow", "sernigi": "red"}),
        (3, {"dias": "yellow", "alvares": "red", "sernigi": "black"}),
        (4, {"dias": "yellow", "alvares": "red", "sernigi": "black", "manuel": "blue"}),
    ],
)
def test_1_3_the_characters_go_round_from_the_first_player(
    players: int, owners: dict[str, str]
) -> None:
    state = begun(players)
    for colour in state.board.colours:
        held = sorted(name for name, owner in owners.items() if owner == colour)
        assert of(state, colour)["characters"] == held
    assert of(state, "yellow")["vp"] == 2


def test_1_3_the_ledger_begins_with_what_the_characters_gave() -> None:
    begin = VASCO.begin(("blue", "red", "black"), laid.components())
    assert told(begin) == [
        ("blue", "vp", 2, "dias", "1.3"),
        ("red", "white", 1, "alvares", "1.4"),
    ]
    assert told(VASCO.begin(("blue", "red"), laid.components())) == [
        ("blue", "vp", 2, "dias", "1.3")
    ]


def test_1_4_alvares_owner_has_a_missionary_if_there_is_one() -> None:
    state = begun(3)
    assert of(state, "red")["missionaries"] == 1
    assert state.missionaries == 5
    none = VASCO.begin(laid.COLOURS[:3], laid.components(missionaries=0))
    assert of(none.state, "red")["missionaries"] == 0
    assert told(none) == [("yellow", "vp", 2, "dias", "1.3")]


def test_1_4_manuels_owner_places_five_discs() -> None:
    state = laid.set_up(4)
    state = state._replace(turn=3)
    numbers = {move.number for family in VASCO.options(state) for move in family}
    assert {21, 22} <= numbers
    state = state._replace(turn=0)
    assert not {21, 22} & {move.number for family in VASCO.options(state) for move in family}


def test_1_5_sernigis_owner_sends_the_first_of_the_six_before_the_deck_is_turned_up() -> None:
    state = laid.turned_up(3)
    assert VASCO.due(state).kinds == ("merchant",)
    state = after(state, "merchant", limit=7)
    assert VASCO.due(state)[:3] == (("send",), ("black",), False)
    step = play(state, "send", player="black", landing="mombasa", dock=1)
    assert told(step) == [("black", "reals", 2, "mombasa", "5.3")]
    assert of(step.state, "black")["vp"] == 0
    assert seen(step.state)["landings"]["mombasa"][1] == {"owner": None, "limit": 7, "ship": None}
    assert seen(step.state)["merchant"] is None
    assert VASCO.due(step.state).kinds == ("merchant",)
    assert seen(step.state)["phase"] == "setup"
    state = after(step.state, "merchant", limit=4)
    assert (seen(state)["phase"], seen(state)["merchant"]) == ("placing", 4)


def test_1_5_the_first_ship_may_fetch_a_project() -> None:
    state = after(laid.turned_up(2), "merchant", limit=4)
    chosen = {"landing": "natal", "dock": 0, "project": "6/3"}
    assert refused(state, "send", player="red", landing="natal", dock=0)[1] == "project-due"
    state = after(state, "send", player="red", **chosen)
    assert of(state, "red")["projects"] == ["6/3"]
    assert "6/3" not in seen(state)["offer"]["upper"]


def test_1_5_nobody_but_sernigis_owner_sends() -> None:
    state = after(laid.turned_up(2), "merchant", limit=7)
    assert refused(state, "send", player="yellow", landing="mombasa", dock=0) == (
        "7.1",
        "not-sernigi",
        {"player": "yellow", "owner": "red"},
    )


def test_1_5_where_no_dock_fits_the_first_ship_leaves_the_game() -> None:
    deep = {name: {"docks": [11]} for name in laid.LANDINGS}
    state = laid.turned_up(2, laid.components(landings=deep))
    state = after(state, "merchant", limit=9)
    assert VASCO.due(state).kinds == ("merchant",)
    assert seen(state)["merchant"] is None
    state = after(state, "merchant", limit=6)
    assert (seen(state)["phase"], seen(state)["merchant"]) == ("placing", 6)


def test_1_6_seven_projects_are_laid_out_the_top_one_to_sao_gabriel() -> None:
    state = after(begun(), "projects", **LAID)
    assert seen(state)["offer"] == {
        "sao_gabriel": "7/5+2v",
        "upper": ["4/1", "4/1", "5/2", "6/2", "6/3", "7/3"],
    }
    for upper in (LAID["upper"][:5], [*LAID["upper"], "4/1"]):
        key, figures = refused(begun(), "projects", sao_gabriel="4/1", upper=upper)[1:]
        assert (key, figures["found"]) == ("record-length", len(upper))


def test_1_6_the_set_up_keeps_its_order() -> None:
    state = begun(2)
    late = refused(state, "vdg", initial=11, variation=1, money=[9, 4])
    assert late == ("record", "not-due", {"kind": "vdg", "due": ("projects",)})
    kinds = []
    for kind, move in SET_UP:
        kinds.append(VASCO.due(state).kinds)
        state = after(state, kind, **move)
    assert kinds == [(kind,) for kind, _ in SET_UP]


SET_UP = [
    ("projects", LAID),
    ("sailors", {"section": 1, "drawn": FIVE}),
    ("sailors", {"section": 2, "drawn": FIVE}),
    ("vdg", {"initial": 11, "variation": 1, "money": [9, 4]}),
    ("merchant", {"limit": 7}),
    ("send", {"player": "red", "landing": "mombasa", "dock": 0}),
    ("merchant", {"limit": 7}),
]


def test_1_7_the_top_tile_is_turned_up_and_lies_there_until_phase_1() -> None:
    state = laid.before(laid.bare(2), "setup", "vdg")._replace(marker=None, money=(None, None))
    step = play(state, "vdg", initial=5, variation=-2, money=[7, 3])
    assert step.state.vdg == (5, -2, (7, 3))
    assert seen(step.state)["marker"] is None
    assert seen(step.state)["money"] == [None, None]
    assert told(step) == []


def test_1_7_of_a_tile_only_what_never_counts_may_be_left_out() -> None:
    """2.1: it begins the next round by its initial number and money; 3.1: where it is turned up in
    a round, it moves the marker."""
    first = laid.before(laid.bare(2), "setup", "vdg")._replace(marker=None, money=(None, None))
    later = laid.before(laid.bare()._replace(marker=11), "acting", "vdg")
    last = later._replace(round=5)
    whole = {"initial": 5, "variation": -2, "money": [7, 3]}
    for state, needed in (
        (first, ("initial", "money")),
        (later, ("initial", "variation", "money")),
        (last, ("variation",)),
    ):
        for name in whole:
            rest = {key: value for key, value in whole.items() if key != name}
            if name in needed:
                assert refused(state, "vdg", **rest) == ("record", "record-missing", {"key": name})
            else:
                play(state, "vdg", **rest)
        least = {name: whole[name] for name in needed}
        step = play(state, "vdg", **least)
        assert VASCO.write(VASCO.read({"do": "vdg", **least})) == {"do": "vdg", **least}
        assert seen(step.state) == seen(play(state, "vdg", **whole).state)
