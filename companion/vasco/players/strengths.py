"""The players a chair can be given to, named after captains of the first voyage: Gonçalo Nunes
sailed the store ship, Nicolau Coelho the Berrio, Paulo da Gama the São Rafael."""

from __future__ import annotations

from companion.table.search.search import Effort, Players
from companion.vasco.players.thumb import Thumb

PLAYERS = Players(
    Thumb(),
    {
        "nunes": Effort(playouts=0),
        "coelho": Effort(playouts=24, candidates=6, quiets=1),
        "gama": Effort(playouts=96, candidates=8, quiets=2),
    },
)
