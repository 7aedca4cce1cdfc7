"""What a piece is that somebody points at while something else is asked; of a tile also what it
does, and the rule that tells more of it."""

from __future__ import annotations

from companion.goa.play.asking.placing import at
from companion.goa.play.asking.tiles import owned
from companion.goa.play.does import does, rule_of
from companion.goa.play.layouts import FLAG_LOT
from companion.goa.play.moment import Shown
from companion.goa.play.saying import said
from companion.goa.rules import figures as f
from companion.goa.rules.board import COLUMNS, SITES, SPACES
from companion.goa.rules.state import Player, State, lying
from companion.goa.rules.supply import seat_of
from companion.goa.rules.tiles import UNNAMED, Tile, tile
from companion.play.question import Question
from companion.table.game import Figure, Said

Lots = tuple[Tile | None, ...]
"""The tile or, as none, the flag; empty where it is neither."""


def pointed(shown: Shown, question: Question, name: str) -> Said:
    """What it is; of what does nothing by itself, also what is asked now."""
    for one in _lots(shown.state, name):
        return Said("pointed-lot", {"lot": f.lot(one), "does": does(one)})
    spot = question.spots.get(name.removesuffix(f"-of-{question.player}"))
    piece = spot.text if spot else _piece(shown.state, name)
    figures = {"piece": piece or said("pointed-else"), "asked": f.text(question.title)}
    return Said("pointed", figures)


def rule_pointed(shown: Shown, question: Question, name: str) -> str:
    return next(map(rule_of, _lots(shown.state, name)), "")


def _lots(state: State, name: str) -> Lots:
    name, _, owner = name.partition("-of-")
    kind, _, which = name.partition("-")
    if kind == "cell":
        row, column = map(int, which.split("-"))
        return (None,) if state.flag == (row, column) else _known(lying(state, (row, column)))
    if kind == "lot":
        _, _, text = which.partition("-")
        return (None,) if text == FLAG_LOT else _known(tile(text))
    if not owner:
        return ()
    return _lying_before(state.players[seat_of(state, owner)], kind, which)


def _lying_before(player: Player, kind: str, which: str) -> Lots:
    if kind == "tile":
        return _known(owned(player)[int(which)][0])
    if kind in ("site", "field"):
        place = _place(which)
        site = player.sites[place]
        return _known(tile(site.tile)) if site and place < SPACES else ()
    return ()


def _known(one: Tile | None) -> Lots:
    return () if one in (None, UNNAMED) else (one,)


def _piece(state: State, name: str) -> Figure | None:
    kind, _, which = name.partition("-of-")[0].partition("-")
    if kind == "cell":
        row, column = map(int, which.split("-"))
        return at(state, (row, column))
    if kind in ("action", "step"):
        return f.column(COLUMNS.index(which))
    if kind in ("site", "field"):
        return f.site(_place(which))
    return None


def _place(which: str) -> int:
    """Of a site, or of the site of a field."""
    return next(place for place, site in enumerate(SITES) if which.startswith(site))
