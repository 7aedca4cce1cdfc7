"""9.14 to 9.23 The tiles that lie before a player: lit where they can be used, in one touch or with
what they need."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from companion.goa.play.asking import loading
from companion.goa.play.asking.beside import Opening
from companion.goa.play.asking.cards import step_spots
from companion.goa.play.asking.harvesting import Harvesting, at_turn, rest
from companion.goa.play.asking.parts import ESTATE, MARKET, spot, what_it_brings
from companion.goa.play.asking.placing import at
from companion.goa.play.asking.plates import plates
from companion.goa.play.layouts import cell_spot, tile_spot
from companion.goa.play.moment import Shown
from companion.goa.play.saying import said, spices
from companion.goa.play.spices import (
    FieldTap,
    Spread,
    best_onto,
    best_sites,
    least_missed,
    load,
    turned_sites,
)
from companion.goa.rules import figures as f
from companion.goa.rules.board import COLONY_NAMES, COLUMNS, SPACES
from companion.goa.rules.moves import BuildShips, CollectTaxes, Found, Use
from companion.goa.rules.sites import rooms
from companion.goa.rules.state import Player, State, cell_of
from companion.goa.rules.tiles import Tile
from companion.goa.rules.uses import USES
from companion.play.pieces import Written
from companion.play.question import Pick, Picks, Question, Spot
from companion.table.game import Figure
from companion.table.game.distinct import distinct

AT_ONCE = ("red_ship", "red_colonist", "red_ducats", "red_expedition", "resupply")
ESPIONAGE = "espionage"


def owned(player: Player) -> tuple[tuple[Tile, bool], ...]:
    """All that lies before him, and whether face down; what is used keeps its place, so that a
    second touch meets no other one."""
    lying = {False: player.tiles, True: player.face_down}
    return tuple(sorted((one, down) for down, tiles in lying.items() for one in tiles))


def tile_spots(state: State, player: Player) -> dict[str, Spot]:
    """By their places; one that is never used is only there to be looked at."""
    found = {}
    for number, (one, down) in enumerate(owned(player)):
        if one.kind in (*USES, ESPIONAGE):
            found[tile_spot(number)] = _spot(state, player, one, down)
    return found


def _spot(state: State, player: Player, one: Tile, down: bool) -> Spot:
    colour, text = player.colour, f.tile(one)
    if down:
        return Spot(text, None, one, Use(colour, one))
    if one.kind in AT_ONCE:
        return spot(state, text, Use(colour, one), one)
    if one.kind == ESPIONAGE:
        return Spot(text, Opening(Spying()), one)
    only = _the_only(state, player, one)
    if only is not None:
        return spot(state, text, only, one)
    return Spot(text, Opening(SUBJECTS[one.kind](one)), one)


def _the_only(state: State, player: Player, one: Tile) -> Any:
    """Where there is nothing to choose, or nothing to be done, the whole move."""
    colour = player.colour
    if one.kind == "vice_king":
        columns = _highest(player)
        return Use(colour, one, column=columns[0]) if len(columns) == 1 else None
    if one.kind == "swap":
        return None if any(state.grid) else Use(colour, one, cell=(1, 1))
    if one.kind == "duty":
        spread = least_missed(state.board, player, one.number + 1)
        return Use(colour, one, load(spread)) if len(spread) <= one.number else None
    fields = [admits for _, site in rooms(player) for admits in [site.admits]]
    if not fields:
        return Use(colour, one)
    if len(fields) == 1 and len(fields[0]) == 1:
        return Use(colour, one, load(_proposed(state, player, one)))
    return None


def _highest(player: Player) -> tuple[str, ...]:
    top = min(player.rows)
    return tuple(name for name, row in zip(COLUMNS, player.rows, strict=True) if row == top)


def _proposed(state: State, player: Player, one: Tile) -> Spread:
    if one.kind == "duty":
        return least_missed(state.board, player, one.number)
    if one.kind == "extra_harvest":
        return best_sites(state.board, player, one.number)
    return best_onto(state.board, player, one.number)


@distinct
class UsedOnSpices(NamedTuple):
    """9.17, 9.19, 9.23: spices laid onto fields, or paid."""

    tile: Tile

    @property
    def called(self) -> Figure:
        return f.tile(self.tile)

    def ask(self, shown: Shown, state: State, picks: Picks) -> Question:
        player, spread = at_turn(state), self._spread(state, picks)
        pays = self.tile.kind == "duty"
        spots = loading.off_spots if pays else loading.onto_spots
        act = Use(player.colour, self.tile, load(spread))
        deed = loading.deed(shown, state, spread, act)
        if pays:
            given = spices(at.spice for at in spread)
            deed = deed._replace(text=shown.say("loading-give", spices=given))
        return Question(
            shown.say("tile-used-now", player=f.player(player.colour), tile=f.tile(self.tile)),
            shown.say("loading-off" if pays else "loading-onto"),
            spots(player, spread),
            area=ESTATE,
            player=player.colour,
            piece=self.tile,
            deeds=(deed,),
        )

    def picked(self, state: State, picks: Picks, pick: Pick) -> Picks:
        player, spread = at_turn(state), self._spread(state, picks)
        assert isinstance(pick, FieldTap)
        turned = turned_sites if self.tile.kind == "extra_harvest" else loading.turned
        return (*picks, turned(player, spread, pick, self.tile.number))

    def moved(self, state: State, picks: Picks) -> None:
        return None

    def _spread(self, state: State, picks: Picks) -> Spread:
        found = loading.laid(picks)
        return _proposed(state, at_turn(state), self.tile) if found is None else found


@distinct
class OneTap(NamedTuple):
    """9.14, 9.22: a column, or a tile of the market."""

    tile: Tile

    @property
    def called(self) -> Figure:
        return f.tile(self.tile)

    def ask(self, shown: Shown, state: State, picks: Picks) -> Question:
        player = at_turn(state)
        swap = self.tile.kind == "swap"
        title = shown.say("tile-used-now", player=f.player(player.colour), tile=f.tile(self.tile))
        return Question(
            title,
            shown.say("swap-hint" if swap else "vice-king-hint"),
            _cells(state, player, self.tile) if swap else _columns(state, player, self.tile),
            area=MARKET if swap else ESTATE,
            player=player.colour,
            piece=self.tile,
        )

    def picked(self, state: State, picks: Picks, pick: Pick) -> Picks:
        return (*picks, pick)

    def moved(self, state: State, picks: Picks) -> Any:
        return picks[-1]


def _cells(state: State, player: Player, one: Tile) -> dict[str, Spot]:
    found = {}
    for place in range(len(state.grid)):
        cell = cell_of(place)
        act = Use(player.colour, one, cell=cell)
        found[cell_spot(cell)] = spot(state, at(state, cell), act)
    return found


def _columns(state: State, player: Player, one: Tile) -> dict[str, Spot]:
    acts = {name: Use(player.colour, one, column=name) for name in _highest(player)}
    return step_spots(state, acts)


SUBJECTS: dict[str, Callable[[Tile], Any]] = {
    "red_spice": UsedOnSpices,
    "extra_harvest": UsedOnSpices,
    "duty": UsedOnSpices,
    "swap": OneTap,
    "vice_king": OneTap,
}


_PLATE = (200, 3)


@distinct
class Spying(NamedTuple):
    """9.21: whose row counts, and for which action."""

    @property
    def called(self) -> Figure:
        return said("tile-espionage")

    def ask(self, shown: Shown, state: State, picks: Picks) -> Question:
        player = at_turn(state)
        others = [other.colour for other in state.players if other is not player]
        rows = [dict(_spied(shown, state, player, other)) for other in others]
        return Question(
            shown.say("spying", player=f.player(player.colour)),
            shown.say("spying-hint"),
            {name: each for row in rows for name, each in row.items()},
            plates(rows, 2, _PLATE),
            player=player.colour,
        )

    def picked(self, state: State, picks: Picks, pick: Pick) -> Picks:
        return (*picks, pick)

    def moved(self, state: State, picks: Picks) -> Any:
        return picks[-1]


def _spied(shown: Shown, state: State, player: Player, of: str) -> Iterator[tuple[str, Spot]]:
    for name, each in _actions_of(state, player, of):
        yield name, each._replace(piece=Written(shown.say("spying-text", what=each.text)))


def _actions_of(state: State, player: Player, of: str) -> Iterator[tuple[str, Spot]]:
    colour, figures = player.colour, {"of": f.player(of)}
    for name, act in (("ships", BuildShips(colour, of)), ("taxes", CollectTaxes(colour, of))):
        column = f.column(COLUMNS.index(name))
        text = said("spying-does", column=column, brings=what_it_brings(state, act), **figures)
        yield f"spy-{of}-{name}", spot(state, text, act)
    if rest(state, of):
        column, brings = f.column(COLUMNS.index("harvest")), f.count(rest(state, of))
        text = said("spying-harvest", column=column, most=brings, **figures)
        yield f"spy-{of}-harvest", Spot(text, Opening(Harvesting(of)))
    for which, site in enumerate(player.sites[SPACES:]):
        if not site:
            text = said("spying-colony", colony=f.colony(which), **figures)
            found = Found(colour, COLONY_NAMES[which], of)
            yield f"spy-{of}-{COLONY_NAMES[which]}", spot(state, text, found)
