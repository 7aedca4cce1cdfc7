"""What can be set right, part by part: what is counted, purses, markers.

12.3: a purse is typed by its owner, and nothing tells what the app had.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any

from companion.goa.play import saying
from companion.goa.play.corrections.edits import KINDS, Holds, Stands, between, read_edit
from companion.goa.play.pieces import CardBack, Colonist, Ducat, ExtraCard, Ship
from companion.goa.rules import figures as f
from companion.goa.rules.board import COLUMNS, LAST_ROW
from companion.goa.rules.moves import Adjust
from companion.goa.rules.phases import HANDS
from companion.goa.rules.state import Player, State
from companion.goa.rules.supply import AMOUNTS
from companion.play.corrections import Corrections
from companion.play.lying.amounts import Amount, amounts_card
from companion.play.lying.asked import Area, Ask, Asked, At, Enter, Moment, Pick
from companion.play.lying.digits import digits_card
from companion.play.lying.lines import Cell, Line, Lines
from companion.play.pieces import Mark, Named, Numeral, Written
from companion.play.question import Piece
from companion.table.game import Figure

_PIECES: dict[str, Piece] = {
    "ships": Ship(),
    "colonists": Colonist(),
    "extra_cards": ExtraCard(),
    "hand": CardBack(),
    "ducats": Ducat(),
}
_NAMES = 108


def _open(state: State) -> bool:
    """12.4, 10.1: whether purses may be looked into."""
    return state.variants.open_money or state.stage >= HANDS


def figure_cards(moment: Moment, at: At) -> tuple[Asked, ...]:
    players = zip(moment.before.players, moment.state.players, strict=True)
    return tuple(_counted(moment, seat, *each) for seat, each in enumerate(players))


def _counted(moment: Moment, seat: int, before: Player, player: Player) -> Asked:
    amounts = (
        Amount(
            f"{player.colour}-{what}",
            piece,
            getattr(before, what),
            getattr(player, what),
            partial(Holds, seat, what),
            partial(_how_much, player.colour, what),
        )
        for what, piece in _PIECES.items()
        if what != "ducats" or _open(moment.state)
    )
    return amounts_card(f"figures-{player.colour}", moment.name(player.colour), amounts)


def _how_much(colour: str, what: str, moment: Moment) -> str:
    return moment.say("otherwise-figure", player=f.player(colour), what=_key(what))


def _key(what: str) -> Figure:
    return f.text(what.replace("_", "-"))


def purse_cards(moment: Moment, at: At) -> tuple[Asked, ...]:
    """12.10: whoever wants to compare taps his mark, and types what he counts."""
    cells = tuple(
        Cell(f"purse-{player.colour}", Named(player.colour, moment.name(player.colour)))
        for player in moment.state.players
    )
    picks: dict[str, Pick] = {
        f"purse-{player.colour}": Ask(partial(_purse, seat))
        for seat, player in enumerate(moment.state.players)
    }
    layout = Lines((Line(cells),), least=_NAMES, widest=200, ratio=2.4)
    title, note = moment.say("otherwise-purses"), moment.say("otherwise-purses-note")
    return (Asked("purses", title, note, layout, picks),)


def _purse(seat: int, moment: Moment, at: At) -> Asked:
    title = _how_much(moment.state.players[seat].colour, "ducats", moment)
    return digits_card(moment, at, title, partial(Holds, seat, "ducats"))


def marker_cards(moment: Moment, at: At) -> tuple[Asked, ...]:
    return tuple(_markers(moment, seat, each) for seat, each in enumerate(moment.state.players))


def _markers(moment: Moment, seat: int, player: Player) -> Asked:
    """A line a column, a cell a row."""
    lines: list[Line] = []
    picks: dict[str, Pick] = {}
    for column, name in enumerate(COLUMNS):
        cells = []
        for row in range(1, LAST_ROW + 1):
            cell, here = f"{player.colour}-{name}-{row}", player.rows[column] == row
            cells.append(Cell(cell, Mark(player.colour) if here else Numeral(row), chosen=here))
            picks[cell] = Enter(Stands(seat, column, row))
        lines.append(Line(tuple(cells), Written(moment.say(f"column-{name}"))))
    layout = Lines(tuple(lines), lead=_NAMES, widest=58)
    return Asked(f"markers-{player.colour}", moment.name(player.colour), layout=layout, picks=picks)


def changes(moment: Moment, moves: tuple[Any, ...]) -> list[Figure]:
    return [each for move in moves for each in _changed(moment, move)]


def _changed(moment: Moment, move: Any) -> Iterator[Figure]:
    if isinstance(move, Adjust):
        player = f.player(move.player)
        for what in AMOUNTS:
            if by := getattr(move, what):
                if what == "ducats" and not _open(moment.state):
                    yield saying.said("otherwise-purse", player=player)
                else:
                    amount = saying.signed(what, by)
                    yield saying.said("otherwise-by", player=player, amount=amount)
        return
    for colour, estate in move.players:
        player = f.player(colour)
        for name, row in estate.rows or ():
            figures = {"column": f.column(COLUMNS.index(name)), "row": f.number(row)}
            yield saying.said("otherwise-marker", player=player, **figures)
        if estate.hand is not None:
            yield saying.said("otherwise-hand", player=player, cards=f.count(estate.hand))


AREAS = (
    Area("figures", figure_cards, least=300),
    Area("purses", purse_cards, least=300),
    Area("markers", marker_cards, least=388),
)
CORRECTIONS = Corrections(AREAS, between, changes, read_edit, KINDS)
