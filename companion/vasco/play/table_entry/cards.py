"""Cards of what is no tile: the round, the characters, what is counted, and sailors."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import NamedTuple

from companion.play.figure_cards import Figures, choices, count_cells, digits_card, first_card
from companion.play.pieces import Counted, Mark, Named, Numeral, Written
from companion.play.question import Piece
from companion.play.table_cards import Ask, Asked, At, Cell, Line, Lines, Moment, card
from companion.table.game.edits import Edit
from companion.vasco.play.pieces import Captain, Character, Coin, Points, Sailor, SailorsBag
from companion.vasco.rules import figures as f
from companion.vasco.rules import table_edits as edits
from companion.vasco.rules.state import (
    CAPTAINS,
    CHARACTERS,
    MISSIONARY,
    ROUNDS,
    SAILORS,
    SECTION_SIZE,
)

_NUMBERS = 60
_IN_SIGHT = 3
"""So many pieces of a kind can be tapped, unless a player has more."""
_AMOUNTS = Lines(least=84, widest=110, ratio=1.3)
_SAILORS = Lines(lead=96, widest=56, ratio=0.95)
_QUARTERS = Lines(least=72, widest=84)

# The course


def begun(moment: Moment, at: At) -> tuple[Asked, ...]:
    """Of a game that is taken up."""
    return _round(moment), _characters(moment), first_card(moment, edits.first)


def course(moment: Moment, at: At) -> tuple[Asked, ...]:
    """Of one that goes on: only while no disc is placed."""
    if any(moment.state.placed):
        title, note = moment.say("otherwise-area-round"), moment.say("otherwise-round-note")
        return (Asked("round-settled", title, note),)
    return _round(moment), first_card(moment, edits.first)


def _round(moment: Moment) -> Asked:
    told = {each: (Numeral(each), edits.in_round(each)) for each in range(1, ROUNDS + 1)}
    cells = choices("round", told, moment.state.round)
    return moment.card("round", "lies-round", cells, note="lies-round-note")


def characters(moment: Moment, at: At) -> tuple[Asked, ...]:
    """And which amounts still lie there."""
    return _characters(moment), _amounts(moment)


def _characters(moment: Moment) -> Asked:
    """Each character with whom he is; between two rounds, who has Dias is first player."""
    edit = edits.is_with if moment.corrects else edits.given
    lines = []
    for name, owner in zip(CHARACTERS, moment.state.owners, strict=True):
        told: dict[str, tuple[Piece, Edit]] = {
            each: (Mark(each), edit(name, each)) for each in moment.state.board.colours
        }
        told["board"] = (Written(moment.say("lies-board")), edit(name, None))
        lines.append(Line(choices(name, told, owner or "board"), Character(name)))
    note = "lies-characters-note"
    return moment.card("characters", "area-characters", lines, Lines(lead=48), note)


def _amounts(moment: Moment) -> Asked:
    pieces = (_taken(moment) if lies is None else Coin(lies) for lies in moment.state.money)
    cells = [Cell(f"amount-{at}", each, Ask(_amount, (at,))) for at, each in enumerate(pieces)]
    key = "otherwise-amounts"
    return moment.card("amounts", key, cells, _AMOUNTS, f"{key}-note")


def _amount(slot: int, moment: Moment, at: At) -> Asked:
    """Taken, as on the tile, or typed."""
    edit, tile = partial(edits.amount, slot), moment.state.vdg
    told: dict[str, tuple[Piece, Edit]] = {"taken": (_taken(moment), edit(None))}
    if tile and tile.money:
        told["printed"] = (Coin(tile.money[slot]), edit(tile.money[slot]))
    return digits_card(moment, at, moment.say("otherwise-amount"), edit, choices("amount", told))


def _taken(moment: Moment) -> Written:
    return Written(moment.say("otherwise-taken"))


# What is counted


def figures(moment: Moment, at: At) -> tuple[Asked, ...]:
    """On an empty table captains and missionaries are counted with the sailors."""
    whats = edits.COUNTED if moment.corrects else edits.COUNTED[:2]

    def pieces(colour: str) -> dict[str, Callable[..., Piece]]:
        found = (Points, Coin, partial(Captain, colour), partial(Sailor, MISSIONARY))
        return dict(zip(whats, found, strict=False))

    return Figures(pieces, edits.figure, _NUMBERS).cards(moment, at)


def crews(moment: Moment, at: At) -> tuple[Asked, ...]:
    return tuple(_crew(moment, seat) for seat in range(len(moment.state.players)))


def _crew(moment: Moment, seat: int) -> Asked:
    """Captains, missionaries and sailors of a player: a tap says how many there are."""
    board, player = moment.state.board, moment.state.players[seat]
    colour, figure = player.colour, partial(edits.figure, seat)

    def count(
        name: str, piece: Piece, held: int, in_all: int, edit: Callable[[int], Edit]
    ) -> tuple[Cell, ...]:
        places = min(in_all, max(_IN_SIGHT, held + 1))
        return count_cells(f"{colour}-{name}", piece, held, places, edit)

    missionaries = Sailor(MISSIONARY), player.missionaries, board.missionaries
    counts = [
        count("captain", Captain(colour), player.captains, CAPTAINS, partial(figure, "captains")),
        count("white", *missionaries, partial(figure, "missionaries")),
        *(
            count(name, Sailor(name), held, in_all, partial(edits.sailors, seat, name))
            for name, held, in_all in zip(SAILORS, player.sailors, board.sailors, strict=True)
        ),
    ]
    lines = [Line((*one, *other)) for one, other in zip(counts[::2], counts[1::2], strict=True)]
    return card(f"crew-{colour}", moment.name(colour), lines)


def sections(moment: Moment, at: At) -> tuple[Asked, ...]:
    """From the left as they lie: section 1 is the rightmost."""
    return tuple(_section(moment, number) for number in range(len(moment.state.sections), 0, -1))


def _section(moment: Moment, number: int) -> Asked:
    name, lines = f"section-{number}", []
    for colour, held in zip(SAILORS, moment.state.sections[number - 1], strict=True):
        edit = partial(edits.recruits, number, colour)
        cells = count_cells(f"{name}-{colour}", Sailor(colour), held, SECTION_SIZE, edit)
        lines.append(Line(cells))
    return moment.card(name, "lies-section", lines, section=f.number(number))


# Sailors that are elsewhere


class Quarters(NamedTuple):
    """Where sailors can be: its name, the place, who is there, what leads its line, its picture."""

    name: str
    place: edits.Place
    crew: tuple[int, ...]
    lead: Piece
    picture: Piece


def sailors(moment: Moment, at: At) -> tuple[Asked, ...]:
    """Tapped where the app has them, and then where they really are."""
    players = [each for each in _quarters(moment) if each.place[0] == "player"]
    board = [each for each in _quarters(moment) if each.place[0] != "player"]
    return _sailors(moment, "board", board), _sailors(moment, "players", players)


def _sailors(moment: Moment, name: str, quarters: list[Quarters]) -> Asked:
    lines = [Line(tuple(_lying(each)), each.lead) for each in quarters]
    key, note = f"otherwise-sailors-{name}", "otherwise-sailors-note"
    return moment.card(f"sailors-{name}", key, lines, _SAILORS, note)


def _quarters(moment: Moment) -> Iterator[Quarters]:
    """The sections from the left, as they lie."""
    state = moment.state
    for number, crew in reversed([*enumerate(state.sections, 1)]):
        said = Written(moment.say("lies-section", section=f.number(number)))
        yield Quarters(f"section-{number}", ("section", number), crew, said, said)
    for seat, player in enumerate(state.players):
        colour = player.colour
        lead = Named(colour, moment.name(colour))
        yield Quarters(colour, ("player", seat), player.sailors, lead, Mark(colour))
    said = Written(moment.say("otherwise-bag"))
    yield Quarters("bag", edits.BAG, state.bag, said, SailorsBag())


def _lying(quarters: Quarters) -> Iterator[Cell]:
    """Of the bag one of each colour, with how many there are."""
    for colour, count in zip(SAILORS, quarters.crew, strict=True):
        name, pick = f"{quarters.name}-{colour}", Ask(_where, (colour, quarters.place))
        if quarters.place != edits.BAG:
            for place in range(count):
                yield Cell(f"{name}-{place}", Sailor(colour), pick, framed=False)
        elif count:
            yield Cell(name, Counted(Sailor(colour), count), pick)


def _where(colour: str, place: edits.Place, moment: Moment, at: At) -> Asked:
    others = [each for each in _quarters(moment) if each.place != place]
    told = {
        each.name: (each.picture, edits.sailor_lies(colour, place, each.place)) for each in others
    }
    sailor = f.sailor(colour)
    return moment.card("where", "otherwise-sailor", choices("to", told), _QUARTERS, colour=sailor)
