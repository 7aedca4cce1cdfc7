"""The rulebook's worked examples of phases 1 and 2, sentence by sentence."""

from typing import Any

from tests.vasco.rules import laid
from tests.vasco.rules.laid import (
    VASCO,
    after,
    called,
    crew,
    of,
    play,
    refused,
    seen,
    ship,
    tiles,
    told,
    with_discs,
    with_docks,
    with_owners,
    with_sections,
    with_supply,
)


def paid(step: Any) -> list[tuple[str, int, str]]:
    """Who got or paid how many Reals, and for what."""
    return [(line[0], line[2], line[3]) for line in told(step) if line[1] == "reals"]


PLACED = [
    ("yellow", 8, "characters"),
    ("red", 15, "characters"),
    ("yellow", 7, "recruiting"),
    ("red", 6, "characters"),
    ("yellow", 11, "navigation"),
    ("red", 13, "projects"),
    ("yellow", 9, "projects"),
    ("red", 21, "navigation"),
    ("red", 5, "recruiting"),
]


def test_the_example_of_placing() -> None:
    """Two players: after red's 6 no slot is left in Characters; 21 goes with the fifth disc."""
    state = with_owners(laid.set_up(2), manuel="red")
    assert (seen(state)["marker"], seen(state)["money"]) == (11, [9, 4])
    for player, number, area in PLACED:
        assert VASCO.due(state).players == (player,)
        state = after(state, "place", player=player, number=number, area=area)
        if number == 6:
            for colour in ("yellow", "red"):
                full = refused(
                    state._replace(turn=state.board.colours.index(colour)),
                    "place",
                    player=colour,
                    number=1,
                    area="characters",
                )
                assert full == ("2.2", "area-full", {"area": "characters"})
    assert VASCO.due(state).kinds == ("vdg",)
    assert seen(state)["phase"] == "acting"


def test_the_example_of_prices_and_refunds() -> None:
    """Initial number 11, variation -3: the marker stands at 8."""
    placed = {number: (player, area) for player, number, area in PLACED}
    state = laid.before(with_discs(laid.bare(2)._replace(marker=11), placed), "acting", "vdg")
    state = with_sections(state, crew(grey=5), crew(orange=5))
    for colour, sails in (("yellow", "5/2"), ("red", "4/2+1r")):
        state = with_supply(state, colour, ships=tiles(sails))
    state = after(state, "vdg", initial=6, variation=-3, money=[8, 2])
    assert seen(state)["marker"] == 8

    def takes(number: int, kind: str, **keys: Any) -> list[tuple[str, int, str]]:
        nonlocal state
        player = placed[number][0]
        assert min(map(int, seen(state)["placed"])) == number
        assert VASCO.due(state).players == (player,)
        step = play(state, kind, player=player, **keys)
        state = step.state
        return paid(step)

    grey = {"section": 1, "sailors": {"grey": 1}}
    yellow_sails = {"landing": "mozambique", "ships": [{"ship": "5/2", "dock": 1}]}
    red_sails = {"landing": "mozambique", "ships": [{"ship": "4/2+1r", "dock": 2}]}
    assert takes(5, "recruit", **grey) == [("red", -3, "act"), ("red", -1, "sailors")]
    assert takes(6, "pass") == [("red", 2, "give_up")]
    assert takes(7, "recruit", captain=True) == [("yellow", -1, "act")]
    assert takes(8, "host", character="dias") == []
    assert takes(9, "buy", projects=["7/3"]) == [("yellow", -1, "projects")]
    assert takes(11, "expedition", **yellow_sails) == []
    assert takes(13, "buy", projects=["6/3"]) == [("red", -1, "projects")]
    assert takes(15, "pass") == [("red", 3, "give_up")]
    assert takes(21, "expedition", **red_sails) == []
    assert seen(state)["placed"] == {}
    assert VASCO.due(state).kinds == ("navigate",)
    assert of(state, "red")["reals"] == 10 - 3 - 1 + 2 - 1 + 3


def test_the_note_that_paying_to_act_changes_no_other_price() -> None:
    for number, to_act in ((3, 5), (8, 0)):
        state = called(laid.bare(), "red", "projects", number, 8)
        step = play(state, "buy", player="red", projects=["4/1", "5/2"])
        assert of(step.state, "red")["reals"] == 10 - to_act - 4
        assert paid(step)[-1] == ("red", -4, "projects")


def test_the_example_of_a_project_of_the_first_deck() -> None:
    """A crew of five, all of different colours, limit 7; at sea it earns 2 VP in phase 3."""
    state = with_supply(laid.bare(), "red", projects=tiles("7/5+2v"), missionaries=1)
    state = with_supply(state, "red", sailors=crew(turquoise=1, violet=1, grey=1, orange=1))
    launch = {"player": "red", "project": "7/5+2v"}
    four = refused(state, "launch", crew=[*laid.SAILORS], **launch)
    assert four[1:] == ("crew-size", {"project": "7/5+2v", "wanted": 5, "found": 4})
    state = after(state, "launch", crew=[*laid.SAILORS, "white"], **launch)
    assert of(state, "red")["ships"] == ["7/5+2v"]
    at_sea = with_docks(
        laid.bare()._replace(merchant=None), malindi=(None, None, ship("red", "7/5+2v"))
    )
    step = play(laid.before(at_sea, "acting", "navigate"), "navigate")
    assert told(step) == [("red", "vp", 2, "income", "7.2")]


def test_the_example_of_buying() -> None:
    """Red buys one, yellow two, blue São Gabriel with its crew of three, which comes launched."""
    discs = {9: ("yellow", "projects"), 10: ("blue", "projects")}
    state = with_discs(called(laid.bare(), "red", "projects"), discs)
    state = state._replace(sao_gabriel=laid.tile("7/3"))
    red = play(state, "buy", player="red", projects=["5/2"])
    yellow = play(red.state, "buy", player="yellow", projects=["6/3", "6/2"])
    blue = play(yellow.state, "buy", player="blue", sao_gabriel=True)
    assert [paid(step)[0][1] for step in (red, yellow, blue)] == [-1, -4, -3]
    state = blue.state
    assert (of(state, "red")["projects"], of(state, "red")["ships"]) == (["5/2"], [])
    assert (of(state, "yellow")["projects"], of(state, "yellow")["ships"]) == (["6/2", "6/3"], [])
    assert (of(state, "blue")["projects"], of(state, "blue")["ships"]) == ([], ["7/3"])


def test_the_example_of_a_launch() -> None:
    """Yellow had a missionary and a violet sailor; he recruits four more, and launches."""
    state = with_sections(
        called(laid.bare(), "yellow", "recruiting"), crew(orange=1, grey=1, turquoise=3)
    )
    state = with_supply(
        state, "yellow", projects=tiles("6/3", "7/4+2r"), missionaries=1, sailors=crew(violet=1)
    )
    bought = {"orange": 1, "grey": 1, "turquoise": 2}
    state = after(state, "recruit", player="yellow", section=1, sailors=bought)
    aboard = ["orange", "turquoise", "white"]
    state = after(state, "launch", player="yellow", project="6/3", crew=aboard)
    supply = of(state, "yellow")
    assert (supply["projects"], supply["ships"]) == (["7/4+2r"], ["6/3"])
    assert supply["sailors"] == {"turquoise": 1, "violet": 1, "grey": 1}
    assert (supply["missionaries"], state.missionaries) == (0, 6)
    assert laid.bag(state) == {"turquoise": 6, "violet": 7, "grey": 7, "orange": 8}


def test_the_example_of_recruiting() -> None:
    """Section 4, section 3 with a captain, section 1, and a captain alone."""
    third, fourth = crew(orange=1, turquoise=3, violet=1), crew(orange=1, turquoise=4)
    numbers = {9: "red", 10: "blue", 11: "black"}
    discs = {number: (colour, "recruiting") for number, colour in numbers.items()}
    state = with_discs(called(laid.bare(), "yellow", "recruiting"), discs)
    state = with_sections(state, crew(violet=4), crew(), third, fourth)
    moves: list[tuple[str, dict[str, Any], int, int]] = [
        ("yellow", {"section": 4, "sailors": {"orange": 1, "turquoise": 3}}, 3, 1),
        (
            "red",
            {
                "section": 3,
                "sailors": {"orange": 1, "turquoise": 2, "violet": 1},
                "captain": True,
            },
            6 + 4,
            2,
        ),
        ("blue", {"section": 1, "sailors": {"violet": 3}}, 1, 1),
        ("black", {"captain": True}, 0, 2),
    ]
    for colour, move, reals, captains in moves:
        state = after(state, "recruit", player=colour, **move)
        supply = of(state, colour)
        assert supply["reals"] == 10 - reals
        assert supply["captains"] == captains
        assert supply["sailors"] == move.get("sailors", {})
    assert seen(state)["sections"] == {
        "1": {"violet": 1},
        "2": {},
        "3": {"turquoise": 1},
        "4": {"turquoise": 1},
    }
