"""The areas in the order a person looks over a table, and what each of them asks."""

from companion.vasco.ui.as_it_lies.asked import Area
from companion.vasco.ui.as_it_lies.before_players import crew_cards, tile_cards
from companion.vasco.ui.as_it_lies.on_the_board import (
    dock_cards,
    offer_cards,
    section_cards,
    stack_cards,
)
from companion.vasco.ui.as_it_lies.standing import figure_cards, round_cards

AREAS = (
    Area("round", round_cards, 320),
    Area("figures", figure_cards, 388),
    Area("crew", crew_cards, 388),
    Area("tiles", tile_cards, 388),
    Area("docks", dock_cards),
    Area("sections", section_cards, note="lies-sections-note"),
    Area("offer", offer_cards),
    Area("stacks", stack_cards),
)
