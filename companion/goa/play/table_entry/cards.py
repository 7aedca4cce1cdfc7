"""Cards of what is no tile: the course, what is counted, purses, markers and spices."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from companion.goa.play.laying import plot, rungs
from companion.goa.play.layouts import Columns, Ladder, Sites, field_spot, row_spot, spot_of
from companion.goa.play.pieces import CardBack, Colonist, Ducat, ExtraCard, Ship, SpiceCube
from companion.goa.rules import figures as f
from companion.goa.rules import table_edits as edits
from companion.goa.rules.board import COLUMNS, LAST_ROW, REWARDED, ROUNDS, SITES
from companion.goa.rules.phases import HANDS
from companion.goa.rules.state import HIDDEN, Player, Site, State
from companion.goa.rules.tiles import PHASES
from companion.play.figure_cards import Figures, asked_number, choices, first_card, how_much
from companion.play.pieces import Counted, Named, Numeral, Written
from companion.play.question import Question, Spot
from companion.play.table_cards import WORDS, Ask, Asked, At, Cell, Enter, Line, Lines, Moment, Pick

_PIECES = {"ships": Ship, "colonists": Colonist, "extra_cards": ExtraCard, "hand": CardBack}
"""What everybody sees, with how it is drawn (12.1)."""
_VARIANTS = {"bonanza": "variant-bonanza", "open_money": "variant-open-money"}
_NUMBERS, _PURSE = 30, 50
_PURSES = Lines(least=108, widest=200, ratio=2.4)
_REWARDS = Lines(lead=108, widest=84, ratio=1.5)

# The course


def begun(moment: Moment, at: At) -> tuple[Asked, ...]:
    """Of a game that is taken up."""
    return _round(moment, "lies-round-note"), first_card(moment, edits.first), _variants(moment)


def course(moment: Moment, at: At) -> tuple[Asked, ...]:
    """Of one that goes on."""
    note = "otherwise-course-note"
    return _round(moment, note), first_card(moment, edits.first), _rewards(moment)


def named_round(state: State) -> str:
    """A1 to B4."""
    return f"{PHASES[state.phase]}{state.round}"


def _round(moment: Moment, note: str) -> Asked:
    lines = []
    for place, phase in enumerate(PHASES):
        rounds = {f"{phase}{each}": each for each in range(1, ROUNDS + 1)}
        told = {name: (Numeral(name), edits.in_round(place, each)) for name, each in rounds.items()}
        lines.append(Line(choices("round", told, named_round(moment.state))))
    return moment.card("round", "lies-round", lines, Lines(widest=72), note)


def _variants(moment: Moment) -> Asked:
    cells = []
    for name, key in _VARIANTS.items():
        played = getattr(moment.state.variants, name)
        pick, piece = Enter(edits.variant(name, not played)), Written(moment.say(key))
        cells.append(Cell(f"variant-{name}", piece, pick, chosen=played))
    return moment.card("variants", "variants", cells, WORDS)


def _rewards(moment: Moment) -> Asked:
    """5.11: a card for the first who comes to these rows; pale where it is gone."""
    lines = []
    for column, name in enumerate(COLUMNS):
        cells = []
        for row in REWARDED:
            gone = row in moment.state.rewards[column]
            piece, pick = Counted(CardBack(), row), Enter(edits.reward(column, row, not gone))
            cells.append(Cell(f"reward-{name}-{row}", piece, pick, absent=gone))
        lines.append(Line(tuple(cells), Written(moment.say(f"column-{name}"))))
    key = "otherwise-rewards"
    return moment.card("rewards", key, lines, _REWARDS, f"{key}-note")


# What is counted


def is_open(state: State) -> bool:
    """12.4, 10.1: whether purses may be looked into."""
    return state.variants.open_money or state.stage >= HANDS


def figures(moment: Moment, at: At) -> tuple[Asked, ...]:
    """A table that is taken up has its purses told apart."""
    purses = moment.corrects and is_open(moment.state)
    pieces = {**_PIECES, "ducats": Ducat} if purses else _PIECES
    return Figures(lambda _: pieces, edits.holds, _NUMBERS).cards(moment, at)


def purses(moment: Moment, at: At) -> tuple[Asked, ...]:
    """12.3, 12.4: told by its owner, and nothing tells what the app had; of a table that is taken
    up, it is seen that it was told. 12.10: who wants to compare taps his mark."""
    note = "otherwise-purses-note" if moment.corrects else "lies-purses-note"
    cells = []
    for seat, player in enumerate(moment.state.players):
        piece = Named(player.colour, moment.name(player.colour))
        told = not moment.corrects and player.ducats != HIDDEN
        cells.append(Cell(f"purse-{player.colour}", piece, Ask(_purse, (seat,)), chosen=told))
    return (moment.card("purses", "otherwise-purses", cells, _PURSES, note),)


def _purse(seat: int, moment: Moment, at: At) -> Asked:
    title = how_much(moment, moment.state.players[seat].colour, "ducats")
    return asked_number(moment, at, "ducats", title, partial(edits.holds, seat, "ducats"), _PURSE)


# What lies before the players


def markers(moment: Moment, at: At) -> tuple[Asked, ...]:
    return tuple(_markers(moment, seat, each) for seat, each in enumerate(moment.state.players))


def _markers(moment: Moment, seat: int, player: Player) -> Asked:
    """A tap on the row a marker stands in."""
    ladders = []
    picks: dict[str, Pick] = {}
    for column, name in enumerate(COLUMNS):
        values = tuple(rungs(moment.state, column))
        ladders.append(Ladder(name, moment.say(f"column-{name}"), player.rows[column], values))
        for row in range(1, LAST_ROW + 1):
            picks[row_spot(player.colour, name, row)] = Enter(edits.stands(seat, column, row))
    layout, title = Columns(player.colour, tuple(ladders)), moment.name(player.colour)
    return Asked(f"markers-{player.colour}", title, layout=layout, picks=picks)


def spices(moment: Moment, at: At) -> tuple[Asked, ...]:
    return tuple(_spices(moment, seat, each) for seat, each in enumerate(moment.state.players))


def _spices(moment: Moment, seat: int, player: Player) -> Asked:
    """A spice that is tapped is gone; an empty field gets the one it admits, or it is asked
    which."""
    picks = {
        field_spot(place, number): _field(seat, place, site, number)
        for place, site in enumerate(player.sites)
        if site
        for number in range(site.fields)
    }
    name, title = f"spices-{player.colour}", moment.name(player.colour)
    return sites_card(moment, seat, name, title, picks)


def _field(seat: int, place: int, site: Site, number: int) -> Pick:
    if number < len(site.spices):
        return Enter(edits.no_spice(seat, place, site.spices[number]))
    if len(site.admits) == 1:
        return Enter(edits.spice_lies(seat, place, site.admits[0]))
    return Ask(_which_spice, (seat, place, site.admits))


def _which_spice(seat: int, place: int, admits: tuple[str, ...], moment: Moment, at: At) -> Asked:
    told = {each: (SpiceCube(each), edits.spice_lies(seat, place, each)) for each in admits}
    shape = Lines(least=56, widest=72)
    return moment.card("spice", "lies-spice", choices("spice", told), shape, site=f.site(place))


def sites_card(
    moment: Moment, seat: int, name: str, title: str, picks: Mapping[str, Pick], note: str = ""
) -> Asked:
    """The sites of a player, with what of them can be tapped: `picks` are by the spots of one who
    is alone. With a note, the places where nothing lies are there too."""
    player = moment.state.players[seat]
    asked = Question("", spots={spot: Spot(f.text(""), pick) for spot, pick in picks.items()})
    every = (plot(moment, asked, player, place) for place in range(len(SITES)))
    plots = tuple(each for each in every if note or each.tile)
    named = {spot_of(player.colour, spot): pick for spot, pick in picks.items()}
    return Asked(name, title, note, Sites(player.colour, plots) if plots else None, named)
