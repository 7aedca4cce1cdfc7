"""What can be set right, part by part."""

from companion.vasco.ui.as_it_lies.asked import Area
from companion.vasco.ui.corrections.characters import character_cards, round_cards
from companion.vasco.ui.corrections.docks import dock_cards
from companion.vasco.ui.corrections.sailors import sailor_cards
from companion.vasco.ui.corrections.tiles import tile_cards

FIGURES = "figures"
"""The part whose cards are made with what the app had before: VP, Reals, captains, missionaries."""

AREAS = (
    Area("sailors", sailor_cards, 388),
    Area("tiles", tile_cards, 600),
    Area("docks", dock_cards),
    Area("characters", character_cards, 388),
    Area("round", round_cards, 388),
)
