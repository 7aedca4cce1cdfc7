"""What is asked first: the round, the characters, everybody's VP and Reals."""

from __future__ import annotations

from collections.abc import Callable

from companion.play.lying.asked import Asked, At, Enter, Look, Moment, Pick
from companion.play.lying.lines import Cell, Line, Lines
from companion.play.pieces import Mark, More, Named, Numeral, Written
from companion.vasco.play.as_it_lies.hand import Counted
from companion.vasco.play.pieces import Character, Coin, Points
from companion.vasco.rules import figures as f
from companion.vasco.rules.lying import edits
from companion.vasco.rules.lying.edit import Edit
from companion.vasco.rules.state import CHARACTERS, ROUNDS

_NAME = 116
_FIGURES = ("vp", "reals")
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
    """Everybody's VP and Reals; a number given, the next figure is asked."""
    players = moment.state.players
    lines, picks = [], {}
    for seat, player in enumerate(players):
        cells = []
        for place, (what, piece) in enumerate(zip(_FIGURES, (Points, Coin), strict=True)):
            name, number = f"{player.colour}-{what}", seat * len(_FIGURES) + place
            amount = getattr(player, what)
            cells.append(Cell(name, piece(amount), chosen=number == at.hand.figure))
            picks[name] = Look(At(Counted(number)))
        lines.append(Line(tuple(cells), named(moment, player.colour)))
    layout = Lines(tuple(lines), lead=_NAME, widest=84, ratio=1.5)
    title = moment.say("lies-figures")
    return Asked("figures", title, layout=layout, picks=picks), _numbers(moment, at)


def _numbers(moment: Moment, at: At) -> Asked:
    seat, place = divmod(at.hand.figure, len(_FIGURES))
    player, what = moment.state.players[seat], _FIGURES[place]
    last = at.hand.figure + 1 == len(moment.state.players) * len(_FIGURES)
    after = Counted(0 if last else at.hand.figure + 1)
    low = at.hand.low
    numbers = range(low, low + _NUMBERS)
    cells = [
        Cell(f"number-{each}", Numeral(each), chosen=each == getattr(player, what))
        for each in numbers
    ]
    picks: dict[str, Pick] = {
        f"number-{each}": Enter(edits.figure(seat, what, each), after, last) for each in numbers
    }
    picks["number-more"] = Look(At(at.hand._replace(low=(low + _NUMBERS) % (3 * _NUMBERS))))
    layout = Lines((Line((*cells, Cell("number-more", More()))),), widest=60, most=10)
    title = moment.say(f"lies-{what}-of", player=f.player(player.colour))
    return Asked("numbers", title, layout=layout, picks=picks)


def named(moment: Moment, colour: str) -> Named:
    return Named(colour, moment.name(colour))
