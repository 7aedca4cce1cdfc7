"""The pieces of Vasco da Gama, drawn: each by one function that takes a box, the colours of the
theme and plain values. `Picture` shows any of them, `Piece` can be tapped."""

from companion.ui.vasco.pieces.box import Box
from companion.ui.vasco.pieces.characters import PORTRAIT, draw_portrait
from companion.ui.vasco.pieces.colours import Colours
from companion.ui.vasco.pieces.landings import (
    coast_share,
    dock_boxes,
    draw_bonus,
    draw_chart,
    draw_landing,
    draw_port,
)
from companion.ui.vasco.pieces.looks import (
    BLOCKED,
    CHOSEN,
    OPEN,
    PLAIN,
    SHUT,
    TOUCHED,
    draw_over,
    draw_under,
)
from companion.ui.vasco.pieces.marks import draw_disc, draw_mark, draw_marker, draw_number
from companion.ui.vasco.pieces.money import draw_coin, draw_vp
from companion.ui.vasco.pieces.people import (
    SAILOR,
    draw_bag,
    draw_captain,
    draw_crew,
    draw_missionary,
    draw_sailor,
)
from companion.ui.vasco.pieces.piece import Paint, Picture, Piece, painted
from companion.ui.vasco.pieces.places import (
    Quay,
    draw_dock,
    draw_section,
    draw_slots,
    sailor_boxes,
    section_foot,
)
from companion.ui.vasco.pieces.tiles import (
    TILE,
    VDG,
    Sketch,
    draw_back,
    draw_merchant,
    draw_project,
    draw_ship,
    draw_vdg,
)

__all__ = [
    "BLOCKED",
    "CHOSEN",
    "OPEN",
    "PLAIN",
    "PORTRAIT",
    "SAILOR",
    "SHUT",
    "TILE",
    "TOUCHED",
    "VDG",
    "Box",
    "Colours",
    "Paint",
    "Picture",
    "Piece",
    "Quay",
    "Sketch",
    "coast_share",
    "dock_boxes",
    "draw_back",
    "draw_bag",
    "draw_bonus",
    "draw_captain",
    "draw_chart",
    "draw_coin",
    "draw_crew",
    "draw_disc",
    "draw_dock",
    "draw_landing",
    "draw_mark",
    "draw_marker",
    "draw_merchant",
    "draw_missionary",
    "draw_number",
    "draw_over",
    "draw_port",
    "draw_portrait",
    "draw_project",
    "draw_sailor",
    "draw_section",
    "draw_ship",
    "draw_slots",
    "draw_under",
    "draw_vdg",
    "draw_vp",
    "painted",
    "sailor_boxes",
    "section_foot",
]
