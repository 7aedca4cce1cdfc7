"""Sailors: tapped where the app has them, and then where they really are."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import NamedTuple

from companion.ui.drawn.box import Box
from companion.ui.drawn.colours import Colours
from companion.ui.drawn.lettering import letter
from companion.ui.drawn.piece import Paint, painted
from companion.vasco.rules import figures as f
from companion.vasco.rules.lying.places import BAG, Place, sailor_lies
from companion.vasco.rules.state import SAILORS, Crew
from companion.vasco.ui.as_it_lies.asked import Ask, Asked, At, Enter, Pick, Shown
from companion.vasco.ui.as_it_lies.lines import Cell, Line, Lines
from companion.vasco.ui.as_it_lies.standing import named, written
from companion.vasco.ui.pieces.marks import draw_mark
from companion.vasco.ui.pieces.people import draw_bag, draw_sailor

_LEAD = 96


class Quarters(NamedTuple):
    """Where sailors can be: its name, the place, who is there, what leads its line, its picture."""

    name: str
    place: Place
    crew: Crew
    lead: Paint
    picture: Paint


def sailor_cards(shown: Shown, at: At) -> tuple[Asked, ...]:
    board = _card(shown, "board", [*_sections(shown), _the_bag(shown)])
    return board, _card(shown, "players", [*_players(shown)])


def _card(shown: Shown, name: str, all_: list[Quarters]) -> Asked:
    lines: list[Line] = []
    picks: dict[str, Pick] = {}
    for quarters in all_:
        cells = [*_bag(quarters)] if quarters.place == BAG else [*_sailors(quarters)]
        lines.append(Line(tuple(cell for cell, _ in cells), quarters.lead))
        picks |= {cell.name: Ask(partial(_where, colour, quarters.place)) for cell, colour in cells}
    title, note = shown.say(f"otherwise-sailors-{name}"), shown.say("otherwise-sailors-note")
    scene = Lines(tuple(lines), lead=_LEAD, widest=56, ratio=0.95)
    return Asked(f"sailors-{name}", title, note, scene, picks)


def _sections(shown: Shown) -> Iterator[Quarters]:
    """From the left, as they lie."""
    for number, crew in reversed([*enumerate(shown.state.sections, 1)]):
        said = written(shown.say("lies-section", section=f.number(number)))
        yield Quarters(f"section-{number}", ("section", number), crew, said, said)


def _players(shown: Shown) -> Iterator[Quarters]:
    for seat, player in enumerate(shown.state.players):
        mark, lead = painted(draw_mark, player.colour), named(shown, player.colour)
        yield Quarters(player.colour, ("player", seat), player.sailors, lead, mark)


def _the_bag(shown: Shown) -> Quarters:
    said = written(shown.say("otherwise-bag"))
    return Quarters("bag", BAG, shown.state.bag, said, draw_bag)


def _sailors(quarters: Quarters) -> Iterator[tuple[Cell, str]]:
    for colour, count in zip(SAILORS, quarters.crew, strict=True):
        for place in range(count):
            name = f"{quarters.name}-{colour}-{place}"
            yield Cell(name, painted(draw_sailor, colour), colour, framed=False), colour


def _bag(quarters: Quarters) -> Iterator[tuple[Cell, str]]:
    """One of each colour, with how many there are."""
    for colour, count in zip(SAILORS, quarters.crew, strict=True):
        if count:
            paint = _counted(colour, count)
            yield Cell(f"bag-{colour}", paint, (colour, count)), colour


def _where(colour: str, place: Place, shown: Shown, at: At) -> Asked:
    all_ = [*_sections(shown), *_players(shown), _the_bag(shown)]
    others = [each for each in all_ if each.place != place]
    cells = tuple(Cell(f"to-{each.name}", each.picture) for each in others)
    picks: dict[str, Pick] = {
        f"to-{each.name}": Enter(sailor_lies(colour, place, each.place)) for each in others
    }
    title = shown.say("otherwise-sailor", colour=f.sailor(colour))
    return Asked("where", title, scene=Lines((Line(cells),), least=72, widest=84), picks=picks)


def _counted(colour: str, count: int) -> Paint:
    def draw(box: Box, colours: Colours) -> None:
        draw_sailor(box.part(0, 0, 0.62, 1), colours, colour)
        middle = (box.x + box.width * 0.80, box.centre[1])
        letter(str(count), middle, box.height * 0.38, colours["ink"], width=box.width * 0.4)

    return draw
