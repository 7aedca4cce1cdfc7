"""What a table can be changed to: an edit says one thing of it, can be kept, and said again."""

from __future__ import annotations

import json
from random import Random

import pytest

from companion.table.game.edits import Edit
from companion.vasco.rules import table_edits as edits
from companion.vasco.rules.state import SAILORS, State
from companion.vasco.rules.table_edits import BAG, NOWHERE, laid_by, moves_between, read_edit
from tests.vasco.rules import laid
from tests.vasco.rules.games import SETS, played
from tests.vasco.rules.laid import crew, tile, tiles


def table() -> State:
    """Red has a project, a ship and sailors; one of his ships and a merchant ship are at sea."""
    state = laid.with_sections(laid.bare(3), crew(grey=2, violet=1))
    supply = {"projects": tiles("8/4"), "ships": tiles("6/2"), "sailors": crew(orange=2)}
    state = laid.with_supply(state, "red", **supply)
    docks = (laid.ship("red", "7/5+2v"), laid.merchant(7))
    return laid.with_docks(state, mozambique=[docks[0], None, docks[1]])


def seat(state: State, colour: str) -> int:
    return state.board.colours.index(colour)


def said_again(edit: Edit) -> Edit:
    name, *said = json.loads(json.dumps([edit.name, *edit.said]))
    return read_edit(name, said)


RED = 1
EVERY = [
    edits.in_round(3),
    edits.first(2),
    edits.given("dias", "black"),
    edits.given("alvares", "yellow"),
    edits.figure(RED, "vp", 17),
    edits.sailors(RED, "grey", 3),
    edits.recruits(1, "violet", 2),
    # As earlier programs said it.
    read_edit("project", [RED, "4/1"]),
    read_edit("ship", [RED, "4/1"]),
    read_edit("launched", [RED, "8/4"]),
    read_edit("no_ship", [RED, "6/2"]),
    read_edit("docked", ["mozambique", 1, "red", "6/2"]),
    edits.merchant_docked("mozambique", 1, 9),
    edits.dock_empty("mozambique", 0),
    edits.turned_up(7, -2, 5, 4),
    edits.merchant(9),
    edits.is_with("sernigi", "black"),
    edits.tile_lies("8/4", ("projects", RED), ("ships", RED)),
    edits.tile_is("6/2", ("ships", RED), "6/3"),
    edits.merchant_lies(("dock", "mozambique", 2), ("dock", "mozambique", 1)),
    edits.sailor_lies("grey", ("section", 1), BAG),
    edits.amount(0, None),
]


@pytest.mark.parametrize("edit", EVERY, ids=lambda edit: edit.name)
def test_what_is_said_changes_the_table_and_can_be_kept_and_said_again(edit: Edit) -> None:
    state = table()._replace(money=(6, 4))
    changed = edit(state)
    assert changed != state
    assert said_again(edit)(state) == changed


def test_a_tile_carried_there_and_back_lies_as_before() -> None:
    state = table()
    spots = [
        ("projects", RED),
        ("ships", 0),
        ("upper",),
        ("sao_gabriel",),
        ("dock", "natal", 0, "red"),
    ]
    empty = state._replace(sao_gabriel=None)
    for there in spots[1:]:
        moved = edits.tile_lies("8/4", spots[0], there)(empty)
        assert tile("8/4") not in moved.players[RED].projects
        assert edits.tile_lies("8/4", there, spots[0])(moved) == empty
    gone = edits.tile_lies("8/4", spots[0], NOWHERE)(empty)
    assert gone.players[RED].projects == ()
    assert gone._replace(players=empty.players) == empty


def test_who_has_dias_is_first_player_where_a_game_is_taken_up_but_not_where_it_is_corrected() -> (
    None
):
    state = table()._replace(first=0)
    assert edits.given("dias", "black")(state).first == seat(state, "black")
    assert edits.is_with("dias", "black")(state).first == 0


def test_what_is_left_of_a_full_section_is_of_the_last_colour() -> None:
    state = laid.with_sections(laid.bare(3), crew())
    told = edits.recruits(1, "grey", 2)(state)
    assert told.sections[0] == crew(grey=2, **{SAILORS[-1]: 3})
    assert edits.recruits(1, SAILORS[-1], 1)(told).sections[0] == crew(grey=2, **{SAILORS[-1]: 1})


@pytest.mark.parametrize("name", SETS)
def test_moves_lead_to_wherever_a_sailor_is_said_to_lie(name: str) -> None:
    chance = Random(3)
    for number, (state, _) in enumerate(played(5, 3, SETS[name])):
        if number % 9 or state.blind or not state.upper or not any(state.sections[0]):
            continue
        colour = chance.choice([c for c, n in zip(SAILORS, state.sections[0], strict=True) if n])
        edit = edits.sailor_lies(colour, ("section", 1), ("player", RED))
        wanted = edit(state)
        lies = laid_by(state, moves_between(state, wanted, "so it lies"))
        assert (lies.sections, lies.players, lies.bag) == (
            wanted.sections,
            wanted.players,
            wanted.bag,
        )
