"""What can be tapped of the board and of pieces to choose, and what each is called."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from functools import partial

from companion.play.question import Pick, Piece, Spot
from companion.play.spots import NOTHING, spots
from companion.table.game import Figure, Said
from companion.vasco.play.pieces import Handful, MerchantShip, Sailor, Ship
from companion.vasco.rules import figures as f
from companion.vasco.rules.acting import the_call
from companion.vasco.rules.moves import Move
from companion.vasco.rules.spaces import upper_spaces
from companion.vasco.rules.state import LANDINGS, State, Tile, Vdg
from companion.vasco.rules.supply import seat_of


def on_board(
    state: State,
    picks: Mapping[str, Pick],
    blocked: Mapping[str, Move] = NOTHING,
    chosen: Collection[str] = (),
    pieces: Mapping[str, Piece] = NOTHING,
) -> dict[str, Spot]:
    return spots(partial(_called, state), picks, blocked, chosen, pieces)


def of_pieces(
    pieces: Mapping[str, Piece], picks: Mapping[str, Pick], chosen: Collection[str] = ()
) -> dict[str, Spot]:
    """A spot for each of these pieces."""

    def called(name: str) -> Figure:
        return _OF_PIECES[type(pieces[name])](pieces[name])

    return spots(called, picks, chosen=chosen, pieces=pieces)


def _called(state: State, name: str) -> Figure:
    kind, _, which = name.partition("-")
    return _ON_BOARD[kind](state, which)


def _said(key: str, **figures: Figure) -> Figure:
    return Figure("said", Said(key, figures))


def _dock(state: State, which: str) -> Figure:
    landing, _, dock = which.rpartition("-")
    value = state.board.landings[LANDINGS.index(landing)].docks[int(dock)]
    place = f.number(int(dock) + 1)
    return _said("spot-dock", landing=f.landing(landing), place=place, dock=f.number(value))


def _amount(state: State, slot: str) -> Figure:
    amount = state.money[int(slot)]
    return _said("spot-taken") if amount is None else f.reals(amount)


def _sailor(state: State, which: str) -> Figure:
    if which == "bag":
        return _said("ask-blindly")
    section, colour, _ = which.split("-")
    return _said("spot-sailor", colour=f.sailor(colour), section=f.number(int(section)))


def _section(_: State, which: str) -> Figure:
    return _said("ask-section", section=f.number(int(which)))


def _project(state: State, space: str) -> Figure:
    return _tile(upper_spaces(state)[int(space)])


def _sao_gabriel(state: State, _: str) -> Figure:
    return _said("spot-sao-gabriel", ship=_tile(state.sao_gabriel))


def _ship(state: State, place: str) -> Figure:
    _, disc = the_call(state)
    return f.ship(state.players[seat_of(state, disc.player)].ships[int(place)])


def _tile(tile: Tile | None) -> Figure:
    return f.project(tile) if tile else _said("spot-taken")


_ON_BOARD: dict[str, Callable[[State, str], Figure]] = {
    "number": lambda _, number: f.number(int(number)),
    "area": lambda _, area: f.area(area),
    "dock": _dock,
    "landing": lambda _, landing: f.landing(landing),
    "character": lambda _, character: f.character(character),
    "amount": _amount,
    "sailor": _sailor,
    "section": _section,
    "project": _project,
    "sao": _sao_gabriel,
    "ship": _ship,
}


def _vdg(tile: Vdg) -> Figure:
    initial, by, amounts = tile
    assert initial is not None
    assert by is not None
    assert amounts, "a piece of a set is known whole"
    sign = "+" if by > 0 else "−" if by < 0 else "±"
    return _said(
        "spot-vdg",
        variation=f.text(f"{sign}{abs(by)}"),
        initial=f.number(initial),
        amounts=f.listed(map(f.number, amounts)),
    )


_OF_PIECES: dict[type, Callable[..., Figure]] = {
    Tile: f.project,
    Ship: lambda piece: f.ship(piece.project),
    Vdg: _vdg,
    MerchantShip: lambda piece: _said("spot-merchant", limit=f.number(piece.limit)),
    Sailor: lambda piece: f.aboard(piece.colour),
    Handful: lambda piece: f.sailors(piece.colour, piece.many),
}
