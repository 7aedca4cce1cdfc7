"""What is asked first: the round, the characters, everybody's VP and Reals."""

from __future__ import annotations

from collections.abc import Callable

from kivy.metrics import dp

from companion.ui.drawn.box import Box
from companion.ui.drawn.colours import Colours
from companion.ui.drawn.lettering import letter, paragraph
from companion.ui.drawn.piece import Paint, painted
from companion.ui.table.choice import draw_more, numeral
from companion.vasco.rules import figures as f
from companion.vasco.rules.lying import edits
from companion.vasco.rules.lying.edit import Edit
from companion.vasco.rules.state import CHARACTERS, ROUNDS
from companion.vasco.ui.as_it_lies.asked import Asked, At, Enter, Look, Pick, Shown
from companion.vasco.ui.as_it_lies.lines import Cell, Line, Lines
from companion.vasco.ui.pieces.characters import draw_portrait
from companion.vasco.ui.pieces.marks import draw_mark
from companion.vasco.ui.pieces.money import draw_coin, draw_vp

_NAME = 116
_FIGURES = ("vp", "reals")
_NUMBERS = 60


def round_cards(shown: Shown, at: At) -> tuple[Asked, ...]:
    return round_card(shown), character_card(shown, edits.given), first_card(shown)


def round_card(shown: Shown) -> Asked:
    rounds = {f"round-{number}": number for number in range(1, ROUNDS + 1)}
    now = shown.state.round
    cells = tuple(Cell(name, numeral(each), chosen=each == now) for name, each in rounds.items())
    picks = {name: Enter(edits.in_round(number)) for name, number in rounds.items()}
    title, note = shown.say("lies-round"), shown.say("lies-round-note")
    return Asked("round", title, note, Lines((Line(cells),)), picks)


def character_card(shown: Shown, giving: Callable[[str, str | None], Edit]) -> Asked:
    """Each character with whom he is; `giving` says what it makes that he is with somebody."""
    colours = shown.state.board.colours
    lines, picks = [], {}
    for character, owner in zip(CHARACTERS, shown.state.owners, strict=True):
        cells = []
        for colour in (*colours, None):
            name = f"{character}-{colour or 'board'}"
            paint = painted(draw_mark, colour) if colour else written(shown.say("lies-board"))
            cells.append(Cell(name, paint, chosen=owner == colour))
            picks[name] = Enter(giving(character, colour))
        lines.append(Line(tuple(cells), painted(draw_portrait, character)))
    note = shown.say("lies-characters-note")
    scene = Lines(tuple(lines), lead=48)
    return Asked("characters", shown.say("area-characters"), note, scene, picks)


def first_card(shown: Shown) -> Asked:
    state = shown.state
    cells = tuple(
        Cell(f"first-{colour}", painted(draw_mark, colour), chosen=seat == state.first)
        for seat, colour in enumerate(state.board.colours)
    )
    picks = {
        f"first-{colour}": Enter(edits.first(seat))
        for seat, colour in enumerate(state.board.colours)
    }
    return Asked("first", shown.say("lies-first"), scene=Lines((Line(cells),)), picks=picks)


def figure_cards(shown: Shown, at: At) -> tuple[Asked, ...]:
    """Everybody's VP and Reals; a number given, the next figure is asked."""
    players = shown.state.players
    lines, picks = [], {}
    for seat, player in enumerate(players):
        cells = []
        for place, (what, draw) in enumerate(zip(_FIGURES, (draw_vp, draw_coin), strict=True)):
            name, number = f"{player.colour}-{what}", seat * len(_FIGURES) + place
            amount = getattr(player, what)
            cells.append(Cell(name, painted(draw, amount), amount, chosen=number == at.figure))
            picks[name] = Look(at._replace(figure=number, low=0))
        lines.append(Line(tuple(cells), named(shown, player.colour)))
    scene = Lines(tuple(lines), lead=_NAME, widest=84, ratio=1.5)
    title = shown.say("lies-figures")
    return Asked("figures", title, scene=scene, picks=picks), _numbers(shown, at)


def _numbers(shown: Shown, at: At) -> Asked:
    seat, place = divmod(at.figure, len(_FIGURES))
    player, what = shown.state.players[seat], _FIGURES[place]
    last = at.figure + 1 == len(shown.state.players) * len(_FIGURES)
    after = At() if last else At(at.figure + 1)
    numbers = range(at.low, at.low + _NUMBERS)
    cells = [
        Cell(f"number-{each}", numeral(each), chosen=each == getattr(player, what))
        for each in numbers
    ]
    picks: dict[str, Pick] = {
        f"number-{each}": Enter(edits.figure(seat, what, each), after, last) for each in numbers
    }
    picks["number-more"] = Look(at._replace(low=(at.low + _NUMBERS) % (3 * _NUMBERS)))
    scene = Lines((Line((*cells, Cell("number-more", draw_more))),), widest=60, most=10)
    title = shown.say(f"lies-{what}-of", player=f.player(player.colour))
    return Asked("numbers", title, scene=scene, picks=picks)


def written(text: str) -> Paint:
    """Words, in lines where one would be too long."""
    return lambda box, colours: paragraph(text, box.centre, dp(15), colours["ink"], box.width)


def named(shown: Shown, colour: str) -> Paint:
    """A player's mark and name."""
    name = shown.name(colour)

    def draw(box: Box, colours: Colours) -> None:
        side = dp(20)
        draw_mark(Box(box.x, box.centre[1] - side / 2, side, side), colours, colour)
        left = box.x + side * 1.4
        width = box.right - left - dp(6)
        letter(name, (left, box.centre[1]), dp(16), colours["ink"], width=width, anchor=0)

    return draw
