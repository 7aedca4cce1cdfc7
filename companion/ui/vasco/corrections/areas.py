"""What can be set right, part by part."""

from companion.ui.vasco.as_it_lies.asking import Area
from companion.ui.vasco.corrections.characters import character_cards, round_cards
from companion.ui.vasco.corrections.docks import dock_cards
from companion.ui.vasco.corrections.sailors import sailor_cards
from companion.ui.vasco.corrections.tiles import tile_cards

FIGURES = "figures"
"""The part whose cards are made with what the app had before: VP, Reals, captains, missionaries."""

AREAS = (
    Area("sailors", sailor_cards, 388),
    Area("tiles", tile_cards, 600),
    Area("docks", dock_cards),
    Area("characters", character_cards, 388),
    Area("round", round_cards, 388),
)
