"""Positions at a table of Goa, and moves as a record writes them.

Seats are clockwise red, blue, green, yellow; red is the youngest, and first unless a test says so.
"""

from __future__ import annotations

import copy
from typing import Any

import pytest

from companion.games import GAMES
from companion.goa.rules import phases, pieces
from companion.goa.rules.board import COLOURS, COLUMNS, SITES, SPACES
from companion.goa.rules.sites import colony, plantation
from companion.goa.rules.state import Player, Site, State, Turn, put
from companion.goa.rules.supply import worth
from companion.goa.rules.tiles import Tile
from companion.table.game import Refusal
from companion.words import Words
from tests.turns import turns

GOA = GAMES["goa"]
ENGLISH = Words("en", strict=True).of("goa")
GRID = [
    ["clove/2", "ginger/1", "red_colonist/1", "colonists/4", "ships/4"],
    ["foreman/3", "duty/6/5", "cinnamon/1", "pepper/1", "nutmeg/1"],
    ["ginger/2", "cinnamon/2", "pepper/2", "nutmeg/2", "clove/1"],
    ["ships_or_colonists/3", "extra_actions/2", "settlement/1", "expeditions/2", "crop_rotation"],
    ["red_ship/1", "red_ducats/3", "red_spice/1", "ginger/2", "clove/2"],
]
REMOVED = ["cinnamon/2", "pepper/2", "ships_or_colonists/3", "ships/4"]
GRID_B = [
    ["ginger/3", "mission/2", "swap", "favor", "ships/4"],
    ["cinnamon/3", "mission/3", "espionage", "vice_king", "colonists/4"],
    ["pepper/3", "resupply/2", "extra_harvest/3", "red_expedition/1", "duty/6/5"],
    ["nutmeg/3", "clove/3", "ginger/2", "cinnamon/2", "pepper/2"],
    ["settlement/1", "extra_actions/2", "expeditions/3", "nutmeg/2", "clove/2"],
]
REMOVED_B = ["mission/3", "mission/2", "ships_or_colonists/3", "swap"]


def components(**changes: Any) -> dict[str, Any]:
    """The starter set with some printed values changed, a part at a time or key by key in one."""
    found: dict[str, Any] = copy.deepcopy(GOA.starter())
    for key, value in changes.items():
        found[key] = {**found[key], **value} if isinstance(value, dict) else value
    return found


def tile(text: str) -> Tile:
    return pieces.any_tile(text, "")


def tiles(*texts: str) -> tuple[Tile, ...]:
    return tuple(sorted(map(tile, texts)))


class Table:
    """A game as far as it has come; moves are made as a record writes them."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.lines: tuple[Any, ...] = ()

    def do(self, kind: str, player: str | None = None, **keys: Any) -> Table:
        step = GOA.apply(self.state, GOA.read(raw(kind, player, keys)))
        self.state, self.lines = step.state, step.lines
        for line in step.lines:
            ENGLISH.say(f"ledger-{line.source.replace('_', '-')}", **line.about)
        return self

    def refused(self, rule: str, kind: str, player: str | None = None, **keys: Any) -> Refusal:
        """By this rule, in words, and with nothing changed."""
        before = repr(self.state)
        with pytest.raises(Refusal) as refused:
            GOA.apply(self.state, GOA.read(raw(kind, player, keys)))
        assert refused.value.rule == rule, (refused.value.rule, refused.value.key)
        assert repr(self.state) == before
        ENGLISH.say(refused.value.key, **refused.value.figures)
        return refused.value

    @property
    def shown(self) -> Any:
        return GOA.shown(self.state)

    @property
    def due(self) -> tuple[str, str | None]:
        due = self.shown["due"]
        return due["kind"], due["player"]

    def player(self, colour: str) -> Any:
        return self.shown["players"][colour]

    def booked(self, colour: str, what: str) -> list[tuple[int, str, str]]:
        """The ledger lines of the last move about one thing: amount, source and rule."""
        return [
            (line.amount, line.source, line.rule)
            for line in self.lines
            if line.player == colour and line.what == what
        ]

    def families(self, kind: str) -> list[Any]:
        return [family for family in GOA.options(self.state) if family.kind == kind]

    def set(self, **changes: Any) -> Table:
        self.state = self.state._replace(**changes)
        return self

    def give(self, colour: str, **changes: Any) -> Table:
        """Sets what a player has; VP follow."""
        seat = self.state.board.colours.index(colour)
        player = self.state.players[seat]
        for key in ("tiles", "face_down"):
            if key in changes:
                changes[key] = tiles(*changes[key])
        if "rows" in changes:
            rows = dict(zip(COLUMNS, player.rows, strict=True)) | changes["rows"]
            changes["rows"] = tuple(rows.values())
            changes.setdefault("complete", min(changes["rows"]))
        if "sites" in changes:
            changes["sites"] = self.sites(changes["sites"])
        if "hand" in changes:
            more = changes["hand"] - player.hand
            cards = self.state.cards
            self.state = self.state._replace(cards=cards._replace(deck=cards.deck - more))
        player = player._replace(**changes)
        player = player._replace(vp=worth(self.state.board, player))
        self.state = self.state._replace(players=put(self.state.players, seat, player))
        if "sites" in changes:
            self._colonies_follow()
        return self

    def sites(self, wanted: dict[str, tuple[str, str]]) -> tuple[Site | None, ...]:
        """{"0": ("clove/2", "clove clove"), "quilon": ("pepper/nutmeg", "")}"""
        found: list[Site | None] = [None] * len(SITES)
        for name, (text, spices) in wanted.items():
            place = SITES.index(name)
            if place < SPACES:
                empty = plantation(tile(text))
            else:
                empty = colony(self.state.board, place - SPACES, text)
            found[place] = empty._replace(spices=tuple(sorted(spices.split())))
        return tuple(found)

    def _colonies_follow(self) -> None:
        left = []
        for which, printed in enumerate(self.state.board.colonies):
            there = list(printed.tiles)
            for player in self.state.players:
                site = player.sites[SPACES + which]
                if site:
                    there.remove(site.tile)
            left.append(tuple(there))
        self.state = self.state._replace(colonies=tuple(left))

    def cards(self, deck: int, discard: int) -> Table:
        """How the cards that nobody holds are parted."""
        return self.set(cards=self.state.cards._replace(deck=deck, discard=discard))


def raw(kind: str, player: str | None, keys: dict[str, Any]) -> dict[str, Any]:
    found = {"do": kind, **keys}
    return found if player is None else {**found, "player": player}


def begun(players: int = 4, printed: Any = None) -> Table:
    """Before the first move."""
    return Table(GOA.begin(COLOURS[:players], printed or components()).state)


def laid(players: int = 4, printed: Any = None, first: int = 0, **variants: bool) -> Table:
    """Before the first token, or where the quick start is due."""
    table = begun(players, printed).do("variants", **variants)
    table.do("layout", grid=GRID, removed=REMOVED)
    return table.do("elephant", cards=first + 1)


def in_turn(
    colour: str = "red", players: int = 4, number: int = 1, phase: str = "B", **variants: bool
) -> Table:
    """A turn of this player, who is first player, after the auctions of round 1."""
    table = laid(players, first=COLOURS.index(colour), **variants)
    if phase == "B":
        grid = pieces.full_grid(GRID_B, "")
        box = (tiles(*REMOVED), tiles(*REMOVED_B))
        table.set(phase=1, grid=grid, removed=box)
    seat = COLOURS.index(colour)
    step = (number - 1) * players
    return table.set(stage=phases.TURN, step=step, turn=Turn(seat, number))


def in_auctions(*cells: tuple[int, int], players: int = 4, **variants: bool) -> Table:
    """The auctions, the flag lying at (0, 3); the other tokens on these cells."""
    table = laid(players, **variants)
    table.do("place", "red", cell=[0, 3])
    for number, cell in enumerate(cells, 1):
        table.do("place", COLOURS[number % players], cell=list(cell))
    return table


def everybody_passes(table: Table) -> Table:
    """Until the auction under way is over."""
    auction, another = table.shown["auction"]["number"], turns()
    while another() and table.due[0] == "bid" and table.shown["auction"]["number"] == auction:
        table.do("pass", table.due[1])
    return table


def player_of(table: Table, colour: str) -> Player:
    return table.state.players[table.state.board.colours.index(colour)]


def founding(colony: str = "quilon", turned: Any = (1, 1), **changes: Any) -> Table:
    table = in_turn().give("red", **changes).do("found", "red", colony=colony)
    return table.do("turned", colonists=list(turned))
