"""What can be set right, part by part."""

from companion.play.corrections import Corrections
from companion.play.lying.asked import Area
from companion.vasco.play.as_it_lies.hand import Held
from companion.vasco.play.corrections.changes import changes
from companion.vasco.play.corrections.characters import character_cards, round_cards
from companion.vasco.play.corrections.docks import dock_cards
from companion.vasco.play.corrections.figures import figure_cards
from companion.vasco.play.corrections.sailors import sailor_cards
from companion.vasco.play.corrections.tiles import tile_cards
from companion.vasco.rules.lying.between import KINDS, moves_between
from companion.vasco.rules.lying.edit import read_edit

AREAS = (
    Area("figures", figure_cards, least=300),
    Area("sailors", sailor_cards, least=388),
    Area("tiles", tile_cards, least=600),
    Area("docks", dock_cards, Held(), 300),
    Area("characters", character_cards, least=388),
    Area("round", round_cards, least=388),
)

CORRECTIONS = Corrections(AREAS, moves_between, changes, read_edit, KINDS)
