"""How far the game is: phase and round, first player, variants, rewards that are gone."""

from __future__ import annotations

from companion.goa.play.pieces import CardBack
from companion.goa.rules import figures as f
from companion.goa.rules.board import COLUMNS, REWARDED, ROUNDS
from companion.goa.rules.lying import edits
from companion.goa.rules.state import State
from companion.goa.rules.tiles import PHASES
from companion.play.lying.asked import Asked, At, Enter, Moment, Pick
from companion.play.lying.lines import Cell, Line, Lines
from companion.play.pieces import Counted, Mark, Numeral, Written
from companion.table.game import Figure

_VARIANTS = {"bonanza": "variant-bonanza", "open_money": "variant-open-money"}
_LEAD = 108


def begun_cards(moment: Moment, at: At) -> tuple[Asked, ...]:
    """Of a game that is taken up."""
    return round_card(moment, moment.say("lies-round-note")), first_card(moment), _variants(moment)


def course_cards(moment: Moment, at: At) -> tuple[Asked, ...]:
    """Of one that goes on."""
    note = moment.say("otherwise-course-note")
    return round_card(moment, note), first_card(moment), _rewards(moment)


def named_round(state: State) -> Figure:
    """A1 to B4."""
    return f.text(f"{PHASES[state.phase]}{state.round}")


def round_card(moment: Moment, note: str) -> Asked:
    state = moment.state
    lines = []
    picks: dict[str, Pick] = {}
    for place, phase in enumerate(PHASES):
        cells = []
        for number in range(1, ROUNDS + 1):
            name, here = f"round-{phase}{number}", (place, number) == (state.phase, state.round)
            cells.append(Cell(name, Numeral(f"{phase}{number}"), chosen=here))
            picks[name] = Enter(edits.in_round(place, number))
        lines.append(Line(tuple(cells)))
    layout = Lines(tuple(lines), widest=72)
    return Asked("round", moment.say("lies-round"), note, layout, picks)


def first_card(moment: Moment) -> Asked:
    """4.6: who has the flag."""
    state = moment.state
    cells, picks = [], {}
    for seat, colour in enumerate(state.board.colours):
        cells.append(Cell(f"first-{colour}", Mark(colour), chosen=seat == state.first))
        picks[f"first-{colour}"] = Enter(edits.first(seat))
    layout = Lines((Line(tuple(cells)),))
    return Asked("first", moment.say("lies-first"), layout=layout, picks=picks)


def _variants(moment: Moment) -> Asked:
    cells, picks = [], {}
    for name, key in _VARIANTS.items():
        played = getattr(moment.state.variants, name)
        cells.append(Cell(f"variant-{name}", Written(moment.say(key)), chosen=played))
        picks[f"variant-{name}"] = Enter(edits.variant(name, not played))
    layout = Lines((Line(tuple(cells)),), least=120, widest=180, ratio=2.6)
    return Asked("variants", moment.say("variants"), layout=layout, picks=picks)


def _rewards(moment: Moment) -> Asked:
    """5.11: a card for the first who comes to these rows; pale where it is gone."""
    state = moment.state
    lines, picks = [], {}
    for column, name in enumerate(COLUMNS):
        cells = []
        for row in REWARDED:
            spot, gone = f"reward-{name}-{row}", row in state.rewards[column]
            cells.append(Cell(spot, Counted(CardBack(), row), absent=gone))
            picks[spot] = Enter(edits.reward(column, row, not gone))
        lines.append(Line(tuple(cells), Written(moment.say(f"column-{name}"))))
    layout = Lines(tuple(lines), lead=_LEAD, widest=84, ratio=1.5)
    title, note = moment.say("otherwise-rewards"), moment.say("otherwise-rewards-note")
    return Asked("rewards", title, note, layout, picks)
