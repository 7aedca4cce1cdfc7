"""What a piece is that somebody points at while something else is asked."""

from __future__ import annotations

from collections.abc import Callable

from companion.play.question import Question
from companion.table.game import Figure, Said
from companion.vasco.play.shown import Shown
from companion.vasco.rules import figures as f
from companion.vasco.rules.acting import NUMBERS_A_ROW, refund
from companion.vasco.rules.phases import OVERVIEW, before_last_round
from companion.vasco.rules.recruiting import COST
from companion.vasco.rules.spaces import upper_spaces
from companion.vasco.rules.stacks import merchants_left
from companion.vasco.rules.state import AREAS, CHARACTERS, LANDINGS, Docked, State, Tile
from companion.vasco.rules.supply import seat_of


def pointed(shown: Shown, question: Question, name: str) -> Said:
    """What the piece is, and what is asked now."""
    said = piece(shown.state, name)
    there = shown.say(said.key, **said.figures)
    return _said("pointed", piece=f.text(there), asked=f.text(question.title))


def piece(state: State, name: str) -> Said:
    """What the piece is, by the name it has on the board."""
    kind, _, which = name.partition("-")
    return _TOLD[kind](state, which)


def _said(key: str, **figures: Figure) -> Said:
    return Said(key, figures)


def _number(state: State, which: str) -> Said:
    number, disc = f.number(int(which)), state.placed[int(which)]
    if not disc:
        return _said("piece-number", number=number)
    return _said("piece-disc", number=number, owner=f.player(disc.player), area=f.area(disc.area))


def _refund(state: State, row: str) -> Said:
    paid = refund(state, int(row) * NUMBERS_A_ROW + 1)
    return _said("piece-refund", reals=f.reals(paid))


def _vdg(state: State, _: str) -> Said:
    """Its variation counts as it is turned up, its other values in the round that follows (3.1)."""
    tile = state.vdg
    assert tile
    by = tile.variation or 0
    moves = {"variation": f.text(f"{'+' if by > 0 else '−' if by < 0 else '±'}{abs(by)}")}
    starts = {
        "initial": f.number(tile.initial or 0),
        "amounts": f.listed(map(f.number, tile.money or ())),
    }
    stage = OVERVIEW[state.stage]
    if stage.step == "vdg" or stage.phase in ("setup", "placing"):
        return Said("piece-vdg-first", starts)
    if before_last_round(state):
        return Said("piece-vdg-next", {**moves, **starts})
    return Said("piece-vdg-last", moves)


def _character(state: State, character: str) -> Said:
    place = CHARACTERS.index(character)
    holder, owner = state.portraits[place], state.owners[place]
    named = f.character(character)
    if holder:
        return _said("hosted-already", character=named, holder=f.player(holder))
    if owner:
        return _said("piece-character", character=named, owner=f.player(owner))
    return _said("piece-character-free", character=named)


def _amount(state: State, slot: str) -> Said:
    amount = state.money[int(slot)]
    if amount is None:
        return _said("amount-taken")
    return _said("piece-amount", amount=f.reals(amount))


def _sailor(state: State, which: str) -> Said:
    if which == "bag":
        return _said("piece-bag", count=f.count(sum(state.bag) - len(state.blind)))
    section, colour, _ = which.split("-")
    return _said("piece-sailor", section=f.number(int(section)), colour=f.sailor(colour))


def _section(state: State, which: str) -> Said:
    number = int(which)
    section, active = f.number(number), len(state.sections)
    if number > active:
        return _said("section-closed", section=section, active=f.number(active))
    there = sum(state.sections[number - 1])
    if not there:
        return _said("section-empty", section=section)
    return _said("piece-section", section=section, count=f.count(there))


def _area(state: State, area: str) -> Said:
    """Dragged to, when no disc can lie there any more."""
    free = state.slots[AREAS.index(area)] if state.slots else 0
    return _said("piece-area", area=f.area(area), free=f.count(free))


def _captains(state: State, colour: str) -> Said:
    left = state.players[seat_of(state, colour)].captains_on_board
    player = f.player(colour)
    if not left:
        return _said("no-captain-left", player=player)
    return _said("piece-captains", player=player, count=f.count(left))


def _colours(_: State, count: str) -> Said:
    colours = int(count)
    return _said("piece-colours", colours=f.count(colours), reals=f.reals(COST[colours]))


def _project(state: State, place: str) -> Said:
    return _tile(upper_spaces(state)[int(place)])


def _sao_gabriel(state: State, _: str) -> Said:
    """4.1: no bonus brings it."""
    tile = state.sao_gabriel
    return _said("piece-sao-gabriel", reals=f.reals(tile.crew)) if tile else _tile(None)


def _tile(tile: Tile | None) -> Said:
    if tile is None:
        return _said("piece-space")
    figures = {"limit": f.number(tile.limit), "crew": f.number(tile.crew)}
    earned = [f.reals(tile.reals)] * bool(tile.reals) + [f.vp(tile.vp)] * bool(tile.vp)
    if not earned:
        return Said("piece-project", figures)
    return Said("piece-project-earning", {**figures, "earns": f.listed(earned)})


def _dock(state: State, which: str) -> Said:
    landing, _, dock = which.rpartition("-")
    place = LANDINGS.index(landing)
    ship = state.landings[place][int(dock)]
    if ship:
        return _ship(landing, ship)
    value = state.board.landings[place].docks[int(dock)]
    return _said("piece-dock", landing=f.landing(landing), dock=f.number(value))


def _ship(landing: str, ship: Docked) -> Said:
    figures = {"landing": f.landing(landing), "limit": f.number(ship.limit)}
    if ship.owner is None:
        return Said("piece-merchant", figures)
    return Said("piece-ship", {**figures, "owner": f.player(ship.owner)})


def _landing(state: State, landing: str) -> Said:
    place = LANDINGS.index(landing)
    return _said(
        "piece-landing",
        landing=f.landing(landing),
        free=f.count(state.landings[place].count(None)),
        vp=f.vp(state.board.landings[place].complete),
    )


def _merchant(state: State, _: str) -> Said:
    if state.merchant is not None:
        return _said("piece-waiting", limit=f.number(state.merchant))
    return _said("piece-merchants", count=f.count(merchants_left(state.seen)))


_TOLD: dict[str, Callable[[State, str], Said]] = {
    "number": _number,
    "area": _area,
    "disc": _number,
    "refund": _refund,
    "vdg": _vdg,
    "character": _character,
    "amount": _amount,
    "sailor": _sailor,
    "section": _section,
    "captains": _captains,
    "colours": _colours,
    "project": _project,
    "sao": _sao_gabriel,
    "dock": _dock,
    "landing": _landing,
    "merchant": _merchant,
}
