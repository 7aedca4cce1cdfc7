"""The rulebook's worked examples of the characters."""

from companion.table.game import Step
from tests.vasco.rules import laid
from tests.vasco.rules.laid import (
    VASCO,
    after,
    before,
    called,
    limits,
    of,
    play,
    refused,
    seen,
    ship,
    told,
    with_discs,
    with_docks,
    with_owners,
    with_supply,
)

NEW = {"sao_gabriel": "9/4", "upper": ["6/3", "6/3", "7/3", "9/4", "9/4+1r", "9/5+2v"]}
FIVE = laid.crew(violet=2, grey=3)


def end_round(state: laid.State) -> Step[laid.State]:
    """Navigation and the draws after it; every section is full, so that nobody is drawn."""
    full = [laid.crew(**{colour: 5}) for colour in laid.SAILORS]
    state = laid.with_sections(state._replace(merchant=None), *full[: len(state.sections)])
    state = after(before(state, "acting", "navigate"), "navigate")
    return play(after(state, "projects", **NEW), "merchant", limit=7)


def test_the_example_of_characters() -> None:
    """Blue has Alvares, yellow Sernigi, black Dias and red Manuel when the round begins."""
    order = [(8, "blue"), (9, "red"), (10, "black"), (11, "yellow"), (12, "red")]
    roomy = laid.components(slots={"characters": {"4": 5}})
    state = laid.bare(4, roomy)
    state = with_discs(state, {number: (colour, "characters") for number, colour in order})
    state = before(state, "acting", "act")
    state = with_owners(state, alvares="blue", sernigi="yellow", dias="black", manuel="red")

    blue = play(state, "money", player="blue", slot=0)
    assert told(blue) == [("blue", "reals", 9, "amount", "6.1")]
    red = play(blue.state, "host", player="red", character="alvares")
    assert told(red) == [("red", "white", 1, "alvares", "6.3")]
    assert of(red.state, "blue")["characters"] == []
    black = play(red.state, "host", player="black", character="dias")
    assert told(black) == [("black", "vp", 2, "dias", "6.2")]
    place = {"number": 21, "area": "recruiting"}
    yellow = play(black.state, "host", player="yellow", character="manuel", **place)
    assert seen(yellow.state)["placed"]["21"] == {"player": "yellow", "area": "recruiting"}
    assert of(yellow.state, "red")["characters"] == ["alvares"]
    send = {"landing": "malindi", "dock": 2}
    last = play(yellow.state, "host", player="red", character="sernigi", send=send)
    assert of(last.state, "red")["characters"] == ["alvares", "sernigi"]
    assert of(last.state, "yellow")["characters"] == ["manuel"]
    assert limits(last.state, "malindi") == [None, None, 7, None, None]
    assert last.state.portraits == ("black", "red", "red", "yellow")


def test_the_example_of_dias_kept() -> None:
    """Nobody else can take him in this round: black has him still at its end."""
    discs = {9: ("red", "characters")}
    state = with_discs(called(laid.bare(), "black", "characters"), discs)
    state = with_owners(state, dias="black")
    state = after(state, "host", player="black", character="dias")
    assert refused(state, "host", player="red", character="dias")[1] == "hosted-already"
    step = end_round(after(state, "pass", player="red"))
    assert told(step) == [("black", "vp", 2, "dias", "8.6")]
    assert of(step.state, "black")["vp"] == 4
    assert VASCO.due(step.state).players == ("black",)


def test_the_example_of_alvares_without_missionaries() -> None:
    """The last one is red's; black gets none for hosting, two come back, he gets one at the end."""
    state = with_owners(laid.bare(), alvares="red")
    state = with_supply(state, "blue", missionaries=5, projects=laid.tiles("4/1", "4/1"))
    assert state.missionaries == 1
    step = end_round(state)
    assert told(step) == [("red", "white", 1, "alvares", "8.6")]
    assert step.state.missionaries == 0
    state = called(step.state, "black", "characters", marker=8)
    hosted = play(state, "host", player="black", character="alvares")
    assert (told(hosted), of(hosted.state, "black")["characters"]) == ([], ["alvares"])
    state = hosted.state
    for _ in range(2):
        state = after(state, "launch", player="blue", project="4/1", crew=["white"])
    assert state.missionaries == 2
    step = end_round(state)
    assert told(step) == [("black", "white", 1, "alvares", "8.6")]
    assert (of(step.state, "black")["missionaries"], step.state.missionaries) == (1, 1)


def test_the_example_of_sernigi_to_natal() -> None:
    """Free of charge: a project of the player's choice from the upper six."""
    state = called(laid.bare()._replace(merchant=4), "red", "characters")
    send = {"landing": "natal", "dock": 0, "project": "7/5+2v"}
    step = play(state, "host", player="red", character="sernigi", send=send)
    assert told(step) == []
    assert of(step.state, "red")["projects"] == ["7/5+2v"]
    assert (of(step.state, "red")["reals"], of(step.state, "red")["vp"]) == (10, 0)


def test_the_example_of_sernigi_to_mombasa() -> None:
    """Two Reals for yellow, and Mombasa, where two of his ships lie, is complete."""
    docks = (ship("yellow", "11/4"), ship("yellow", "9/4"), None, ship("red", "7/3"))
    state = with_owners(with_docks(laid.bare(), mombasa=docks), sernigi="yellow")
    state = before(state, "acting", "send")
    assert VASCO.due(state)[:3] == (("send",), ("yellow",), False)
    sent = play(state, "send", player="yellow", landing="mombasa", dock=2)
    assert told(sent) == [("yellow", "reals", 2, "mombasa", "5.3")]
    earned = play(sent.state, "navigate")
    assert told(earned)[:3] == [
        ("yellow", "vp", 3, "complete", "7.3"),
        ("yellow", "vp", 3, "complete", "7.3"),
        ("red", "vp", 3, "complete", "7.3"),
    ]


def test_the_example_of_manuels_two_numbers() -> None:
    """Red places 21 in phase 1; yellow hosts Manuel and places 22; red gives his disc back."""
    state = with_owners(laid.bare(2), manuel="red", dias="red")
    state = state._replace(first=1, turn=1)
    state = after(state, "place", player="red", number=21, area="projects")
    areas = ("characters", "recruiting", "navigation", "projects") * 2
    for number, area in enumerate(areas, 1):
        player = VASCO.due(state).players[0]
        state = after(state, "place", player=player, number=number, area=area)
    assert seen(state)["placed"]["1"] == {"player": "yellow", "area": "characters"}
    state = after(state, "vdg", initial=5, variation=-3, money=[7, 3])
    host = {"player": "yellow", "character": "manuel", "number": 22, "area": "recruiting"}
    taken = refused(state, "host", **host | {"number": 21})
    assert taken == ("2.2", "number-taken", {"number": 21, "owner": "red"})
    state = after(state, "host", **host)
    for _ in range(7):
        state = after(state, "pass", player=VASCO.due(state).players[0])
    assert VASCO.due(state)[:3] == (("buy", "pass"), ("red",), False)
    state = after(state, "buy", player="red", projects=["6/3"])
    assert VASCO.due(state)[:3] == (("recruit", "pass"), ("yellow",), False)
    state = after(state, "recruit", player="yellow", captain=True)
    state = end_round(state).state
    assert seen(state)["round"] == 2
    assert refused(state, "place", player="red", number=21, area="projects")[1] == (
        "no-additional-disc"
    )
    state = after(state, "place", player="red", number=1, area="projects")
    state = after(state, "place", player="yellow", number=21, area="projects")
    assert seen(state)["placed"]["21"]["player"] == "yellow"
