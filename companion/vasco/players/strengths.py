"""The players a chair can be given to, named after captains of the first voyage: Gonçalo Nunes
sailed the store ship, Nicolau Coelho the Berrio, Paulo da Gama the São Rafael."""

from __future__ import annotations

from companion.table.search.search import Effort, Players, Strength
from companion.vasco.players.thumb import Thumb

PLAYERS = Players(
    Thumb(),
    {
        "nunes": Strength("Gonçalo Nunes", Effort(playouts=0)),
        "coelho": Strength("Nicolau Coelho", Effort(playouts=24, candidates=6, quiets=1)),
        "gama": Strength("Paulo da Gama", Effort(playouts=48, candidates=8, quiets=2)),
    },
)
