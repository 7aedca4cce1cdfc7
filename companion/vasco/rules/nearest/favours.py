"""What there is in the Characters area instead (6.1, 6.5)."""

from __future__ import annotations

from companion.table.game import Instead
from companion.vasco.rules import figures as f
from companion.vasco.rules.characters import additional_due, areas_while_hosting
from companion.vasco.rules.moves import Host, TakeMoney
from companion.vasco.rules.nearest.discs import areas, numbers
from companion.vasco.rules.nearest.ships import sailing
from companion.vasco.rules.state import CHARACTERS, State, additional_left
from companion.vasco.rules.supply import seat_of


def favour(state: State, move: TakeMoney | Host) -> Instead | None:
    if isinstance(move, TakeMoney):
        return _amount(state, move.player) or _character(state, move.player)
    if state.portraits[CHARACTERS.index(move.character)]:
        return _character(state, move.player) or _amount(state, move.player)
    if move.character == "manuel":
        return _additional(state, move)
    return sailing(state, move.player, move.send) if move.send else None


def _amount(state: State, player: str) -> Instead | None:
    """One that nobody has taken."""
    for slot, amount in enumerate(state.money):
        if amount is not None:
            said = {"amount": f.reals(amount)}
            return Instead("nearest-amount", said, (TakeMoney(player, slot),))
    return None


def _character(state: State, player: str) -> Instead | None:
    """Those nobody has hosted this round."""
    free = [name for name, disc in zip(CHARACTERS, state.portraits, strict=True) if not disc]
    if not free:
        return None
    said = {"characters": f.any_of(map(f.character, free))}
    return Instead(
        "nearest-characters", said, tuple(_hosting(state, player, each) for each in free)
    )


def _hosting(state: State, player: str, character: str) -> Host:
    if character == "manuel" and additional_due(state, seat_of(state, player)):
        number, area = additional_left(state)[0], areas_while_hosting(state)[0]
        return Host(player, character, number, area)
    return Host(player, character)


def _additional(state: State, move: Host) -> Instead | None:
    """6.5: the number and the slots his additional disc could still have."""
    plain = _hosting(state, move.player, "manuel")
    if plain.number is None:
        return Instead(
            "nearest-characters", {"characters": f.any_of([f.character("manuel")])}, (plain,)
        )
    left, free = additional_left(state), areas_while_hosting(state)
    if move.number not in left:
        return numbers(left, (plain._replace(number=number) for number in left))
    return areas(free, (plain._replace(number=move.number, area=area) for area in free))
