"""What lies otherwise on the table, set right by touches: the moves of chapter 10, as in a record.

`ENTER` leads from the state now to the one after the move, on the page that is open for it; who
plays whole records counts these touches apart.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import TYPE_CHECKING

from companion.table.game import Json
from companion.vasco.rules.notation.pieces import ship_tile
from companion.vasco.rules.spaces import upper_spaces
from companion.vasco.rules.state import CHARACTERS, LANDINGS, SAILORS, SECTION_SIZE, State, Tile
from tests.touch.printed import keys, spell

if TYPE_CHECKING:
    from companion.app import CompanionApp
    from tests.touch.finger import Finger


FIGURES = ("vp", "reals", "captains", "missionaries")
_FAR = 3
"""So many taps of plus or minus are as quick as typing."""


def adjust(app: CompanionApp, finger: Finger, move: Json) -> None:
    """10.1."""
    state = app.session.state
    player = state.players[state.board.colours.index(move["player"])]
    finger.tap("area-figures")
    for what in FIGURES:
        count(finger, f"{move['player']}-{what}", getattr(player, what), move.get(what, 0))
    finger.tap("set-right")


def count(finger: Finger, name: str, there: int, by: int) -> None:
    """So many more of what is called so, or fewer."""
    if abs(by) > _FAR:
        finger.tap(name)
        type_in(finger, there + by)
    else:
        for _ in range(abs(by)):
            finger.tap(f"{name}-{'more' if by > 0 else 'less'}")


def type_in(finger: Finger, number: int) -> None:
    for digit in str(number):
        finger.tap(f"digit-{digit}")
    finger.tap("digit-set")


def correct(app: CompanionApp, finger: Finger, move: Json) -> None:
    """10.2: first what lies there no more, then what lies there instead."""
    game, state = app.session.game, app.session.state
    wanted = game.apply(state, game.read(move)).state
    for enter in (_docks_left, _sailors, _tiles, _docks, _characters, _amounts, _round):
        enter(finger, state, wanted)
    # Where the table lies as it should, a record may have it set all the same.
    if finger.device.find("set-right").disabled:
        finger.tap("back")
    else:
        finger.tap("set-right")


ENTER: dict[str, Callable[[CompanionApp, Finger, Json], None]] = {
    "adjust": adjust,
    "correct": correct,
}


def _docks_left(finger: Finger, state: State, wanted: State) -> None:
    for name, old, new in zip(LANDINGS, state.landings, wanted.landings, strict=True):
        for dock, (before, now) in enumerate(zip(old, new, strict=True)):
            if before and before != now:
                _turn_to(finger, "docks")
                finger.tap(f"dock-{name}-{dock}")
                finger.tap("to-nowhere")


def _docks(finger: Finger, state: State, wanted: State) -> None:
    for name, old, new in zip(LANDINGS, state.landings, wanted.landings, strict=True):
        for dock, (before, now) in enumerate(zip(old, new, strict=True)):
            if now and before != now:
                _turn_to(finger, "docks")
                finger.tap(f"dock-{name}-{dock}")
                if now.owner and now.ship:
                    finger.tap(f"holder-{now.owner}")
                    _tile(finger, now.ship.text)
                else:
                    finger.tap(f"merchant-{now.limit}")


def _sailors(finger: Finger, state: State, wanted: State) -> None:
    """From where there are too many to where there are too few, by the bag where all is full."""
    now, then = _quarters(state), _quarters(wanted)
    while now != then:
        colour, leaves, comes = _next(now, then)
        _turn_to(finger, "sailors")
        suffix = "" if leaves == "bag" else "-0"
        finger.tap(f"{leaves}-{colour}{suffix}")
        finger.tap(f"to-{comes}")
        now[leaves][colour] -= 1
        now[comes][colour] += 1


def _next(now: dict[str, Counter[str]], then: dict[str, Counter[str]]) -> tuple[str, str, str]:
    stays = None
    for colour in SAILORS:
        leaves = next((each for each in now if now[each][colour] > then[each][colour]), None)
        if leaves is None:
            continue
        for comes in now:
            if now[comes][colour] < then[comes][colour]:
                if not (comes.startswith("section") and now[comes].total() == SECTION_SIZE):
                    return colour, leaves, comes
                stays = colour, leaves, "bag"
    assert stays
    return stays


def _quarters(state: State) -> dict[str, Counter[str]]:
    crews = {f"section-{number}": crew for number, crew in enumerate(state.sections, 1)}
    crews |= {player.colour: player.sailors for player in state.players}
    crews["bag"] = state.bag
    return {name: Counter(dict(zip(SAILORS, crew, strict=True))) for name, crew in crews.items()}


def _tiles(finger: Finger, state: State, wanted: State) -> None:
    """Before the players and on offer."""
    rows = [
        (f"{old.colour}-{side}", getattr(old, side), getattr(new, side))
        for old, new in zip(state.players, wanted.players, strict=True)
        for side in ("projects", "ships")
    ]
    rows.append(("upper", state.upper, wanted.upper))
    rows.append(("sao-gabriel", _one(state), _one(wanted)))
    for name, old, new in rows:
        held = [*old]
        for tile in (Counter(old) - Counter(new)).elements():
            _turn_to(finger, "tiles")
            finger.tap(_place(name, _lying(state, name, held).index(tile)))
            finger.tap("to-nowhere")
            held.remove(tile)
        for tile in (Counter(new) - Counter(old)).elements():
            _turn_to(finger, "tiles")
            free = name in ("upper", "sao-gabriel")
            space = _lying(state, "upper", held).index(None) if name == "upper" else 0
            finger.tap(_place(name, space) if free else f"{name}-more")
            _tile(finger, tile.text)
            held.append(tile)


def _lying(state: State, name: str, held: list[Tile]) -> list[Tile | None]:
    """Tile by tile as they lie beside each other, where one of them may have left a gap."""
    return [*upper_spaces(state._replace(upper=tuple(held)))] if name == "upper" else [*held]


def _one(state: State) -> tuple:
    return (state.sao_gabriel,) if state.sao_gabriel else ()


def _place(name: str, number: int) -> str:
    return name if name == "sao-gabriel" else f"{name}-{number}"


def _tile(finger: Finger, text: str) -> None:
    if finger.device.shows(f"tile-{text}"):
        finger.tap(f"tile-{text}")
    else:
        finger.tap("tile-other")
        spell(finger, keys(ship_tile(text, "")))


def _characters(finger: Finger, state: State, wanted: State) -> None:
    for name, old, new in zip(CHARACTERS, state.owners, wanted.owners, strict=True):
        if old != new:
            _turn_to(finger, "characters")
            finger.tap(f"{name}-{new or 'board'}")


def _amounts(finger: Finger, state: State, wanted: State) -> None:
    for slot, (old, new) in enumerate(zip(state.money, wanted.money, strict=True)):
        if old == new:
            continue
        _turn_to(finger, "characters")
        finger.tap(f"amount-{slot}")
        if new is None:
            finger.tap("amount-taken")
        elif state.vdg and state.vdg.money[slot] == new:
            finger.tap("amount-printed")
        else:
            type_in(finger, new)


def _round(finger: Finger, state: State, wanted: State) -> None:
    if state.round != wanted.round:
        _turn_to(finger, "round")
        finger.tap(f"round-{wanted.round}")
    if state.first != wanted.first:
        _turn_to(finger, "round")
        finger.tap(f"first-{state.board.colours[wanted.first]}")


def _turn_to(finger: Finger, area: str) -> None:
    if not finger.device.find(f"area-{area}").active:
        finger.tap(f"area-{area}")
