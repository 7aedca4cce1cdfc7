"""What is asked of a table that goes on without the app: its areas in the order a person looks over
them."""

from companion.play.as_it_lies import TakingUp
from companion.play.lying.asked import Area
from companion.play.lying.counted import Counted
from companion.table.game import Figure
from companion.vasco.play.as_it_lies.before_players import crew_cards, tile_cards
from companion.vasco.play.as_it_lies.hand import Held
from companion.vasco.play.as_it_lies.on_the_board import (
    dock_cards,
    offer_cards,
    section_cards,
    stack_cards,
)
from companion.vasco.play.as_it_lies.standing import figure_cards, round_cards
from companion.vasco.rules import figures as f
from companion.vasco.rules.lying.between import KINDS
from companion.vasco.rules.lying.edit import read_edit
from companion.vasco.rules.lying.taken_up import moves_to, untold
from companion.vasco.rules.state import State

AREAS = (
    Area("round", round_cards, least=320),
    Area("figures", figure_cards, Counted(), 388),
    Area("crew", crew_cards, least=388),
    Area("tiles", tile_cards, Held(), 388),
    Area("docks", dock_cards, Held()),
    Area("sections", section_cards, note="lies-sections-note"),
    Area("offer", offer_cards),
    Area("stacks", stack_cards),
)


def _begins(state: State) -> dict[str, Figure]:
    return {"round": f.number(state.round)}


TAKING_UP = TakingUp(AREAS, untold, moves_to, read_edit, KINDS, _begins)
