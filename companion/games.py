"""The one list of games."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

from companion import resources
from companion.table.game import Game, Json
from companion.vasco.vasco import Vasco


@cache
def vasco_starter() -> Json:
    text = resources.path("assets", "components", "vasco_starter.json").read_text("utf-8")
    return json.loads(text)


GAMES: dict[str, Game[Any, Any]] = {game.id: game for game in (Vasco(vasco_starter),)}
