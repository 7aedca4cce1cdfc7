"""What is asked first: the round, the characters, everybody's VP and Reals."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from companion.play.lying.asked import Asked, At, Enter, Moment
from companion.play.lying.counted import Figured, Rows, counted_cards
from companion.play.lying.lines import Cell, Line, Lines
from companion.play.pieces import Mark, Named, Numeral, Written
from companion.table.game.edits import Edit
from companion.vasco.play.pieces import Character, Coin, Points
from companion.vasco.rules import figures as f
from companion.vasco.rules.lying import edits
from companion.vasco.rules.state import CHARACTERS, ROUNDS

_PIECES = {"vp": Points, "reals": Coin}
_NUMBERS = 60


def round_cards(moment: Moment, at: At) -> tuple[Asked, ...]:
    return round_card(moment), character_card(moment, edits.given), first_card(moment)


def round_card(moment: Moment) -> Asked:
    rounds = {f"round-{number}": number for number in range(1, ROUNDS + 1)}
    now = moment.state.round
    cells = tuple(Cell(name, Numeral(each), chosen=each == now) for name, each in rounds.items())
    picks = {name: Enter(edits.in_round(number)) for name, number in rounds.items()}
    title, note = moment.say("lies-round"), moment.say("lies-round-note")
    return Asked("round", title, note, Lines((Line(cells),)), picks)


def character_card(moment: Moment, giving: Callable[[str, str | None], Edit]) -> Asked:
    """Each character with whom he is; `giving` says what it makes that he is with somebody."""
    colours = moment.state.board.colours
    lines, picks = [], {}
    for character, owner in zip(CHARACTERS, moment.state.owners, strict=True):
        cells = []
        for colour in (*colours, None):
            name = f"{character}-{colour or 'board'}"
            piece = Mark(colour) if colour else Written(moment.say("lies-board"))
            cells.append(Cell(name, piece, chosen=owner == colour))
            picks[name] = Enter(giving(character, colour))
        lines.append(Line(tuple(cells), Character(character)))
    note = moment.say("lies-characters-note")
    layout = Lines(tuple(lines), lead=48)
    return Asked("characters", moment.say("area-characters"), note, layout, picks)


def first_card(moment: Moment) -> Asked:
    state = moment.state
    cells = tuple(
        Cell(f"first-{colour}", Mark(colour), chosen=seat == state.first)
        for seat, colour in enumerate(state.board.colours)
    )
    picks = {
        f"first-{colour}": Enter(edits.first(seat))
        for seat, colour in enumerate(state.board.colours)
    }
    return Asked("first", moment.say("lies-first"), layout=Lines((Line(cells),)), picks=picks)


def figure_cards(moment: Moment, at: At) -> tuple[Asked, ...]:
    """Everybody's VP and Reals."""
    rows = [
        (named(moment, player.colour), [_figure(moment, seat, what) for what in _PIECES])
        for seat, player in enumerate(moment.state.players)
    ]
    return counted_cards(moment, at, moment.say("lies-figures"), Rows(rows, _NUMBERS))


def _figure(moment: Moment, seat: int, what: str) -> Figured:
    player = moment.state.players[seat]
    amount = getattr(player, what)
    title = moment.say(f"lies-{what}-of", player=f.player(player.colour))
    edit = partial(edits.figure, seat, what)
    return Figured(f"{player.colour}-{what}", _PIECES[what](amount), amount, edit, title)


def named(moment: Moment, colour: str) -> Named:
    return Named(colour, moment.name(colour))
