"""What is asked of a table that goes on without the app, in the order a person looks over it."""

from companion.goa.play.as_it_lies.counts import figure_cards, purse_cards
from companion.goa.play.as_it_lies.course import begun_cards, named_round
from companion.goa.play.as_it_lies.estates import marker_cards, spice_cards
from companion.goa.play.as_it_lies.held import Held, held_cards
from companion.goa.play.as_it_lies.middle import market_cards
from companion.goa.rules.lying.between import KINDS
from companion.goa.rules.lying.edits import read_edit
from companion.goa.rules.lying.taken_up import moves_to, untold
from companion.goa.rules.state import State
from companion.play.as_it_lies import TakingUp
from companion.play.lying.asked import Area
from companion.play.lying.counted import Counted
from companion.table.game import Figure

AREAS = (
    Area("round", begun_cards, least=320),
    Area("figures", figure_cards, Counted(), 388),
    Area("purses", purse_cards, least=300),
    Area("markers", marker_cards),
    Area("sites", held_cards, Held(), 388),
    Area("spices", spice_cards, least=388, note="lies-spices-note"),
    Area("market", market_cards, least=320),
)


def _begins(state: State) -> dict[str, Figure]:
    return {"round": named_round(state)}


TAKING_UP = TakingUp(AREAS, untold, moves_to, read_edit, KINDS, _begins)
