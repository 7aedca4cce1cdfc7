"""A table that lies otherwise than by its moves (chapter 10): what can be said of it, each as an
edit, and the moves that lead there, from the state there was or from the beginning of a game.

A place is named as a record could: `projects` and `ships` with the seat of who has them, `upper`,
`sao_gabriel`, `dock` with landing, dock and whose ship lies there, `section`, `player`, `bag`,
`nowhere`.
"""

from __future__ import annotations

from random import Random
from typing import Any

from companion.table.game import Json, Refusal
from companion.table.game.edits import Sayings
from companion.vasco.rules import moves as m
from companion.vasco.rules.deal import draw
from companion.vasco.rules.draws import UPPER, draws_due
from companion.vasco.rules.notation.pieces import ship_tile
from companion.vasco.rules.options import options
from companion.vasco.rules.phases import OVERVIEW, kinds_due
from companion.vasco.rules.sending import Sendings
from companion.vasco.rules.state import (
    CHARACTERS,
    DIAS,
    LANDINGS,
    NO_CREW,
    SAILORS,
    SECTION_SIZE,
    Crew,
    Docked,
    State,
    Tile,
    Vdg,
    crew_of,
    put,
    without,
)
from companion.vasco.rules.supply import with_player
from companion.vasco.rules.vasco import apply

SAYINGS = Sayings()
edit, read_edit = SAYINGS.edit, SAYINGS.read

Place = tuple[str | int, ...]

NOWHERE: Place = ("nowhere",)
BAG: Place = ("bag",)
COUNTED = ("vp", "reals", "captains", "missionaries")
"""Before a player, in the order of `Adjust`."""

# The course and what is counted


in_round = edit("in_round")(lambda state, number: state._replace(round=number))
first = edit("first")(lambda state, seat: state._replace(first=seat))


@edit("is_with")
def is_with(state: State, character: str, colour: str | None) -> State:
    """A character is with a player, or on the board; who is first player stays so until the end of
    the round."""
    return state._replace(owners=put(state.owners, CHARACTERS.index(character), colour))


@edit("given")
def given(state: State, character: str, colour: str | None) -> State:
    """The same between two rounds: who has Dias is first player (8.6)."""
    state = is_with(character, colour)(state)
    if CHARACTERS.index(character) == DIAS and colour:
        state = state._replace(first=state.board.colours.index(colour))
    return state


figure = edit("figure")(lambda state, seat, what, held: _with(state, seat, **{what: held}))
"""Of what is `COUNTED`."""
merchant = edit("merchant")(lambda state, limit: state._replace(merchant=limit))
amount = edit("amount")(
    lambda state, slot, lies: state._replace(money=put(state.money, slot, lies))
)


@edit("turned_up")
def turned_up(state: State, initial: int, variation: int, first: int, second: int) -> State:
    return state._replace(vdg=Vdg(initial, variation, (first, second)))


# Sailors


@edit("sailors")
def sailors(state: State, seat: int, colour: str, count: int) -> State:
    crew = put(state.players[seat].sailors, SAILORS.index(colour), count)
    return _with(state, seat, sailors=crew_of(crew))


@edit("sailor_lies")
def sailor_lies(state: State, colour: str, before: Place, now: Place) -> State:
    return _counted(_counted(state, colour, before, -1), colour, now, 1)


@edit("recruits")
def recruits(state: State, section: int, colour: str, count: int) -> State:
    """The sailors of a colour in a section.

    Most sections are full when a round begins (8.5): what is left of the five is taken to be of
    the last colour, until that colour is told itself.
    """
    old = state.sections[section - 1]
    crew = crew_of(put(old, SAILORS.index(colour), count))
    if colour != SAILORS[-1] and (sum(old) in (0, SECTION_SIZE) or sum(crew) > SECTION_SIZE):
        crew = _filled(state, section, crew)
    return state._replace(sections=put(state.sections, section - 1, crew))


def _filled(state: State, section: int, crew: Crew) -> Crew:
    """With as many of the last colour as have room, and as the game has."""
    elsewhere = [each for number, each in enumerate(state.sections, 1) if number != section]
    elsewhere += [player.sailors for player in state.players]
    there = state.board.sailors[-1] - sum(each[-1] for each in elsewhere)
    room = SECTION_SIZE - sum(crew[:-1])
    return crew_of((*crew[:-1], max(0, min(room, there))))


def _counted(state: State, colour: str, place: Place, by: int) -> State:
    """So many sailors more or less; those of the bag are what is left."""
    kind, *where = place
    if kind == "bag":
        return state
    at, number = SAILORS.index(colour), int(where[0])
    if kind == "player":
        there = state.players[number].sailors
        return _with(state, number, sailors=crew_of(put(there, at, there[at] + by)))
    there = state.sections[number - 1]
    crew = crew_of(put(there, at, there[at] + by))
    return state._replace(sections=put(state.sections, number - 1, crew))


# Projects and ships


@edit("tile_lies")
def tile_lies(state: State, text: str, before: Place, now: Place) -> State:
    """A tile lies in another place."""
    tile = ship_tile(text, "")
    return _put(_put(state, tile, before, False), tile, now, True)


@edit("tile_is")
def tile_is(state: State, text: str, place: Place, other: str) -> State:
    """Another tile lies in its place."""
    return _put(_put(state, ship_tile(text, ""), place, False), ship_tile(other, ""), place, True)


@edit("offered")
def offered(state: State, *tiles: str) -> State:
    """São Gabriel's space first, then the upper ones."""
    for each in (ship_tile(text, "") for text in tiles):
        if state.sao_gabriel is None:
            state = state._replace(sao_gabriel=each)
        else:
            state = state._replace(upper=(*state.upper, each)[:UPPER])
    return state


@edit("merchant_docked")
def merchant_docked(state: State, landing: str, dock: int, limit: int) -> State:
    return _docked(state, ("dock", landing, dock), Docked(limit))


@edit("merchant_lies")
def merchant_lies(state: State, before: Place, now: Place) -> State:
    """The merchant ship of a dock lies in another one, or nowhere."""
    _, landing, dock, *_ = before
    ship = state.landings[LANDINGS.index(str(landing))][int(dock)]
    state = _docked(state, before, None)
    return state if now == NOWHERE else _docked(state, now, ship)


dock_empty = edit("dock_empty")(lambda state, *dock: _docked(state, ("dock", *dock), None))


def _put(state: State, tile: Tile, place: Place, there: bool) -> State:
    """A tile lies in a place, or does no more."""
    kind, *where = place

    def changed(tiles: tuple[Tile, ...]) -> tuple[Tile, ...]:
        return (*tiles, tile) if there else without(tiles, tile)

    if kind in ("projects", "ships"):
        seat, side = int(where[0]), str(kind)
        return _with(state, seat, **{side: changed(getattr(state.players[seat], side))})
    if kind == "upper":
        return state._replace(upper=changed(state.upper))
    if kind == "sao_gabriel":
        return state._replace(sao_gabriel=tile if there else None)
    if kind == "dock":
        ship = Docked(tile.limit, str(where[2]), tile) if there else None
        return _docked(state, place, ship)
    return state


def _docked(state: State, place: Place, ship: Docked | None) -> State:
    """What lies in a dock, whatever lay there."""
    landing, dock = LANDINGS.index(str(place[1])), int(place[2])
    docks = put(state.landings[landing], dock, ship)
    return state._replace(landings=put(state.landings, landing, docks))


def _with(state: State, seat: int, **held: Any) -> State:
    return with_player(state, seat, state.players[seat]._replace(**held))


# Tables that are half entered may have it so.
_lies = tile_lies
edit("project")(lambda state, seat, text: _lies(text, NOWHERE, ("projects", seat))(state))
edit("ship")(lambda state, seat, text: _lies(text, NOWHERE, ("ships", seat))(state))
edit("launched")(lambda state, seat, text: _lies(text, ("projects", seat), ("ships", seat))(state))
edit("no_ship")(lambda state, seat, text: _lies(text, ("ships", seat), NOWHERE)(state))
edit("docked")(lambda state, *dock: _lies(dock[-1], NOWHERE, ("dock", *dock[:-1]))(state))
edit("not_offered")(lambda state, text: _lies(text, ("upper",), NOWHERE)(state))
edit("no_sao_gabriel")(lambda state: state._replace(sao_gabriel=None))


# The moves from one table to another

Correction = m.Adjust | m.Correct
CORRECTION_KINDS = frozenset(("adjust", "correct"))
"""What these moves are called in a record."""


def moves_between(state: State, wanted: State, why: str) -> tuple[Correction, ...]:
    """An adjustment a player and one correction, as far as they are needed; a Refusal where the
    table cannot lie so.

    Captains are adjusted first, while all of them are ashore, or last, when a fleet is back.
    """
    adjusts = _adjusts(state, wanted, why)
    correct = _correct(state, wanted, why)
    corrects = [] if correct == m.Correct(why) else [correct]
    refusals = []
    for moves in ((*adjusts, *corrects), (*corrects, *adjusts)):
        try:
            laid_by(state, moves)
        except Refusal as refusal:
            refusals.append(refusal)
        else:
            return moves
    raise refusals[0]


def laid_by(state: State, moves: tuple[m.Move, ...]) -> State:
    """Where the moves lead."""
    for move in moves:
        state = apply(state, move).state
    return state


def _adjusts(state: State, wanted: State, why: str) -> list[Correction]:
    """First who gives missionaries back, so that the others find them on the board."""
    changes = (
        (new.colour, {what: getattr(new, what) - getattr(old, what) for what in COUNTED})
        for old, new in zip(state.players, wanted.players, strict=True)
    )
    found = [m.Adjust(colour, why=why, **by) for colour, by in changes if any(by.values())]
    return [*sorted(found, key=lambda each: each.missionaries)]


def _correct(old: State, new: State, why: str) -> m.Correct:
    """Only what differs is named."""
    sections = enumerate(zip(old.sections, new.sections, strict=True), 1)
    landings = zip(LANDINGS, old.landings, new.landings, strict=True)
    supplies = ((player.colour, _supply(old, new, seat)) for seat, player in enumerate(new.players))
    return m.Correct(
        why,
        supplies=tuple((colour, supply) for colour, supply in supplies if supply != m.Supply()),
        sections=tuple((number, now) for number, (was, now) in sections if was != now),
        landings=tuple((name, now) for name, was, now in landings if was != now),
        sao_gabriel=m.UNSET if old.sao_gabriel == new.sao_gabriel else new.sao_gabriel,
        upper=_other_tiles(old.upper, new.upper),
        money=_differing(old.money, new.money),
        round=_differing(old.round, new.round),
        first_player=None if old.first == new.first else new.board.colours[new.first],
    )


def _supply(before: State, after: State, seat: int) -> m.Supply:
    old, new = before.players[seat], after.players[seat]
    had, has = (
        tuple(name for name, owner in zip(CHARACTERS, each.owners, strict=True)
              if owner == new.colour)
        for each in (before, after)
    )  # fmt: skip
    return m.Supply(
        _differing(old.sailors, new.sailors),
        _other_tiles(old.projects, new.projects),
        _other_tiles(old.ships, new.ships),
        _differing(had, has),
    )


def _differing(old: Any, new: Any) -> Any:
    return None if old == new else new


def _other_tiles(old: tuple[Tile, ...], new: tuple[Tile, ...]) -> tuple[Tile, ...] | None:
    """The new tiles, where they are not the old ones in another order."""
    return None if sorted(old) == sorted(new) else new


# From the beginning of a game to between two rounds


def untold(begun: State) -> State:
    """What a group is asked about: as the set-up gives it, with nothing that chance gave."""
    return begun._replace(round=2, sections=(NO_CREW,) * len(begun.sections))


def moves_to(begun: State, wanted: State, deal: Json, why: str) -> tuple[m.Move, ...]:
    """From the beginning of a game to a table that lies as wanted, ready for phase 1; a Refusal
    where it cannot lie so.

    What was played before is not known, so the record has a set-up by chance, adjustments and one
    correction. The VdG tile, the merchant ship and the projects that nobody has told are drawn.
    """
    state, made = begun, list[m.Move]()
    while OVERVIEW[state.stage].phase == "setup":
        made.append(_of_set_up(state, wanted, deal))
        state = apply(state, made[-1]).state
    if wanted.money == (None, None):
        wanted = wanted._replace(money=state.money)
    return (*made, *moves_between(state, wanted, why))


def _of_set_up(state: State, wanted: State, deal: Json) -> m.Move:
    """What is told, else what the deal gives, else, where a stack is too small, any piece."""
    told = _told(state, wanted, kinds_due(state)[0])
    return told or draw(state, deal) or draws_due(state).pick(Random(repr(deal["seed"])))


def _told(state: State, wanted: State, kind: str) -> m.Move | None:
    """Projects only where all seven are told: a smaller offer is corrected. The first merchant ship
    is sent at once: one of those at sea, if there are any."""
    if kind == "projects" and wanted.sao_gabriel and len(wanted.upper) == UPPER:
        return m.Projects(wanted.sao_gabriel, wanted.upper)
    if kind == "vdg" and wanted.vdg:
        return m.TurnVdg(wanted.vdg)
    if kind == "merchant":
        ships = (ship for docks in wanted.landings for ship in docks if ship and not ship.owner)
        at_sea = next((ship.limit for ship in ships), None)
        limit = wanted.merchant if state.seen.merchants else at_sea
        return None if limit is None else m.Merchant(limit)
    return _send(state) if kind == "send" else None


def _send(state: State) -> m.Send:
    """As far as it goes, but rather where no VP, Reals or captains come of it: what else it
    brings, the correction sets anyway. Nothing blindly, which would ask for a sailor more."""
    sending = next(family for family in options(state) if isinstance(family, Sendings))
    known = [each for each in sending if each.voyage.bonus.sailor != m.BLINDLY]

    def rank(send: m.Send) -> tuple[bool, int]:
        landing = send.voyage.landing
        return landing not in _PAYING, LANDINGS.index(landing)

    return max(known, key=rank)


_PAYING = ("mozambique", "mombasa", "malindi")
