"""What to do on the board for a chair that the app plays."""

from __future__ import annotations

from collections.abc import Iterator

from companion.play.question import Question
from companion.table.course import PROGRAM, Entry
from companion.vasco.play import telling
from companion.vasco.play.asking.calling import sums
from companion.vasco.play.asking.spots import on_board
from companion.vasco.play.shown import Shown
from companion.vasco.rules import figures as f
from companion.vasco.rules import moves as m
from companion.vasco.rules.acting import the_call
from companion.vasco.rules.kinds import KINDS
from companion.vasco.rules.spaces import upper_spaces
from companion.vasco.rules.state import LANDINGS, SAILORS, Board, Crew, State, Tile
from companion.vasco.rules.supply import seat_of
from companion.vasco.rules.vasco import apply

_PRICED = (m.Buy, m.Recruit, m.Expedition)
"""What is told with its price, line by line."""
_CALLED = (*_PRICED, m.TakeMoney, m.Host, m.Pass)


def briefly(shown: Shown, move: m.Move) -> str:
    return telling.briefly(shown.say, _made(shown, move))


def instructed(shown: Shown, move: m.Move) -> Question:
    state, priced = shown.state, isinstance(move, _PRICED)
    said = telling.briefly if priced else telling.told
    return Question(
        said(shown.say, _made(shown, move)),
        " ".join(_details(shown, move)),
        spots=on_board(state, {}, chosen=[*_places(state, move)]),
        area=_area(state, move),
        number=the_call(state)[0] if isinstance(move, _CALLED) else 0,
        sums=sums(shown, move) if priced else (),
    )


def _made(shown: Shown, move: m.Move) -> Entry:
    """As if it had been."""
    step = apply(shown.state, move)
    return Entry(0, 0, 0, move, KINDS.write(move), PROGRAM, None, step.lines, step.state)


def _area(state: State, move: m.Move) -> str:
    """The part of the board where it is done."""
    if isinstance(move, m.Place):
        return "numbers"
    return the_call(state)[1].area if isinstance(move, _CALLED) else "navigation"


def _details(shown: Shown, move: m.Move) -> Iterator[str]:
    """What the sentence leaves out: which dock, and what is chosen of a bonus."""
    say, board = shown.say, shown.state.board
    if isinstance(move, m.Expedition):
        for berth in move.ships:
            dock = f.number(_dock_value(board, move.landing, berth.dock))
            if _is_mistakable(shown.state, move.player, berth.ship):
                yield say("instruct-which", ship=f.ship(berth.ship), dock=dock)
            else:
                yield say("instruct-dock", ship=f.number(berth.ship.limit), dock=dock)
            yield from _bonus(shown, berth.bonus)
    voyage = move.send if isinstance(move, m.Host) else None
    voyage = move.voyage if isinstance(move, m.Send) else voyage
    if voyage:
        dock = f.number(_dock_value(board, voyage.landing, voyage.dock))
        yield say("instruct-merchant", dock=dock)
        yield from _bonus(shown, voyage.bonus)


def _is_mistakable(state: State, colour: str, ship: Tile) -> bool:
    """Whether he has another one of this limit, with something else printed on it."""
    ships = state.players[seat_of(state, colour)].ships
    return any(each.limit == ship.limit and each != ship for each in ships)


def _bonus(shown: Shown, bonus: m.Bonus) -> Iterator[str]:
    if bonus.project:
        yield shown.say("instruct-project", project=f.project(bonus.project))
    if isinstance(bonus.sailor, m.Picked):
        section, sailor = f.number(bonus.sailor.section), f.sailor(bonus.sailor.colour)
        yield shown.say("instruct-sailor", sailor=sailor, section=section)
    elif bonus.sailor:
        yield shown.say("instruct-blindly")


def _recruited(state: State, section: int, sailors: Crew) -> Iterator[str]:
    """As they lie, colour by colour."""
    place = 0
    for colour, there, taken in zip(SAILORS, state.sections[section - 1], sailors, strict=True):
        yield from (f"sailor-{section}-{colour}-{place + each}" for each in range(taken))
        place += there


def _dock_value(board: Board, landing: str, dock: int) -> int:
    return board.landings[LANDINGS.index(landing)].docks[dock]


def _places(state: State, move: m.Move) -> Iterator[str]:
    """The spots of the board it is about."""
    match move:
        case m.Place(_, number, area) | m.Host(_, _, int(number), str(area)):
            yield from (f"number-{number}", f"area-{area}")
        case m.TakeMoney(_, slot):
            yield f"amount-{slot}"
        case m.Recruit(_, int(section), sailors):
            yield f"section-{section}"
            yield from _recruited(state, section, sailors)
        case m.Buy(sao_gabriel=True):
            yield "sao-gabriel"
        case m.Buy(_, projects):
            spaces = [*upper_spaces(state)]
            for project in projects:
                space = spaces.index(project)
                spaces[space] = None
                yield f"project-{space}"
        case m.Expedition(_, landing, ships):
            yield from (f"dock-{landing}-{berth.dock}" for berth in ships)
        case m.Send(_, voyage) | m.Host(send=m.Voyage() as voyage):
            yield f"dock-{voyage.landing}-{voyage.dock}"
    if isinstance(move, m.Host):
        yield f"character-{move.character}"
