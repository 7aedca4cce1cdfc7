"""Sailors: tapped where the app has them, and then where they really are."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import NamedTuple

from companion.play.lying.asked import Ask, Asked, At, Enter, Moment, Pick
from companion.play.lying.lines import Cell, Line, Lines
from companion.play.pieces import Counted, Mark, Written
from companion.play.question import Piece
from companion.vasco.play.as_it_lies.standing import named
from companion.vasco.play.pieces import Sailor, SailorsBag
from companion.vasco.rules import figures as f
from companion.vasco.rules.lying.places import BAG, Place, sailor_lies
from companion.vasco.rules.state import SAILORS, Crew

_LEAD = 96


class Quarters(NamedTuple):
    """Where sailors can be: its name, the place, who is there, what leads its line, its picture."""

    name: str
    place: Place
    crew: Crew
    lead: Piece
    picture: Piece


def sailor_cards(moment: Moment, at: At) -> tuple[Asked, ...]:
    board = _card(moment, "board", [*_sections(moment), _the_bag(moment)])
    return board, _card(moment, "players", [*_players(moment)])


def _card(moment: Moment, name: str, all_: list[Quarters]) -> Asked:
    lines: list[Line] = []
    picks: dict[str, Pick] = {}
    for quarters in all_:
        cells = [*_bag(quarters)] if quarters.place == BAG else [*_sailors(quarters)]
        lines.append(Line(tuple(cell for cell, _ in cells), quarters.lead))
        picks |= {cell.name: Ask(partial(_where, colour, quarters.place)) for cell, colour in cells}
    title, note = moment.say(f"otherwise-sailors-{name}"), moment.say("otherwise-sailors-note")
    layout = Lines(tuple(lines), lead=_LEAD, widest=56, ratio=0.95)
    return Asked(f"sailors-{name}", title, note, layout, picks)


def _sections(moment: Moment) -> Iterator[Quarters]:
    """From the left, as they lie."""
    for number, crew in reversed([*enumerate(moment.state.sections, 1)]):
        said = Written(moment.say("lies-section", section=f.number(number)))
        yield Quarters(f"section-{number}", ("section", number), crew, said, said)


def _players(moment: Moment) -> Iterator[Quarters]:
    for seat, player in enumerate(moment.state.players):
        mark, lead = Mark(player.colour), named(moment, player.colour)
        yield Quarters(player.colour, ("player", seat), player.sailors, lead, mark)


def _the_bag(moment: Moment) -> Quarters:
    said = Written(moment.say("otherwise-bag"))
    return Quarters("bag", BAG, moment.state.bag, said, SailorsBag())


def _sailors(quarters: Quarters) -> Iterator[tuple[Cell, str]]:
    for colour, count in zip(SAILORS, quarters.crew, strict=True):
        for place in range(count):
            name = f"{quarters.name}-{colour}-{place}"
            yield Cell(name, Sailor(colour), framed=False), colour


def _bag(quarters: Quarters) -> Iterator[tuple[Cell, str]]:
    """One of each colour, with how many there are."""
    for colour, count in zip(SAILORS, quarters.crew, strict=True):
        if count:
            yield Cell(f"bag-{colour}", Counted(Sailor(colour), count)), colour


def _where(colour: str, place: Place, moment: Moment, at: At) -> Asked:
    all_ = [*_sections(moment), *_players(moment), _the_bag(moment)]
    others = [each for each in all_ if each.place != place]
    cells = tuple(Cell(f"to-{each.name}", each.picture) for each in others)
    picks: dict[str, Pick] = {
        f"to-{each.name}": Enter(sailor_lies(colour, place, each.place)) for each in others
    }
    title = moment.say("otherwise-sailor", colour=f.sailor(colour))
    return Asked("where", title, layout=Lines((Line(cells),), least=72, widest=84), picks=picks)
