"""1, 11 What comes before the first token: variants, the tiles, the elephant, the Quick Start."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any, NamedTuple

from companion.goa.play.asking import typing
from companion.goa.play.asking.parts import choices, deed
from companion.goa.play.asking.placing import tile_spots, to_come
from companion.goa.play.asking.plates import plates
from companion.goa.play.layouts import action_spot
from companion.goa.play.moment import Moment, Shown
from companion.goa.play.saying import said
from companion.goa.rules import figures as f
from companion.goa.rules.board import CELLS, COLUMNS
from companion.goa.rules.chance import MOST_TURNED
from companion.goa.rules.moves import Agree, Quick
from companion.goa.rules.moves_of_chance import Elephant, Layout, Name
from companion.goa.rules.phases import kind_due
from companion.goa.rules.state import State, cell_of
from companion.goa.rules.tiles import PHASES, UNNAMED, Tile, tile
from companion.goa.rules.variants import QUICK_COLUMNS, QUICK_DUCATS
from companion.play.pieces import Captioned, Named, Numeral, Written
from companion.play.question import Deed, Pick, Picks, Question, Spot
from companion.table.game import Json
from companion.table.game.distinct import distinct

VARIANTS = ("quick_start", "bonanza", "open_money")
VARIANT_KEYS = tuple(f"variant-{name.replace('_', '-')}" for name in VARIANTS)
"""What each is called."""


_TOLD, _LONG, _SHORT = (420, 5), (420, 8), (120, 2.3)
"""The plates of a question: for a sentence, for a few words, for a name."""


@distinct
class Variant(NamedTuple):
    """One of the variants; a second tap leaves it out."""

    name: str


def ask_variants(shown: Shown) -> Question:
    chosen = _agreed(shown.picks)
    spots = {
        f"variant-{name}": Spot(said(key), Variant(name), _told(shown, key),
                                chosen=getattr(chosen, name))
        for name, key in zip(VARIANTS, VARIANT_KEYS, strict=True)
    }  # fmt: skip
    go = Deed("main", shown.say("variants-do"), chosen, main=True)
    title, hint = shown.say("variants"), shown.say("variants-hint")
    return Question(title, hint, spots, plates([spots], 1, _TOLD), deeds=(go,))


def _told(shown: Shown, key: str) -> Written:
    """Its name, and what it changes."""
    changes = f.text(shown.say(f"{key}-changes", ducats=f.ducats(QUICK_DUCATS)))
    return Written(shown.say("variant-told", variant=f.text(shown.say(key)), changes=changes))


def _agreed(picks: Picks) -> Agree:
    taps = Counter(each.name for each in picks if isinstance(each, Variant))
    return Agree(*(bool(taps[name] % 2) for name in VARIANTS))


@distinct
class Wanted(NamedTuple):
    """The tiles are named one by one, as they lie."""


def ask_layout(shown: Shown) -> Question:
    """1.1, 2.3: each tile is named when its token lands; or all of them now, row by row."""
    told = tuple(each for each in shown.picks if isinstance(each, Tile))
    phase = PHASES[shown.state.phase]
    title = shown.say("layout", phase=f.text(phase))
    removed = shown.state.board.removed[shown.state.phase]
    if typing.is_typed(shown):
        return typing.ask(shown, phase, _where(shown, len(told), removed))
    if not any(isinstance(each, Wanted | Tile) for each in shown.picks):
        return Question(
            title,
            shown.say("layout-hint", removed=f.count(removed)),
            deeds=(
                Deed("main", shown.say("layout-later"), Layout((UNNAMED,) * CELLS), main=True),
                Deed("sweep", shown.say("layout-now"), pick=Wanted()),
            ),
        )
    left = to_come(shown.components, shown.state, shown.state.phase)
    there = tile_spots(shown, {one: max(0, many - told.count(one)) for one, many in left.items()})
    spots = {
        name: each._replace(pick=each.pick.tile if isinstance(each.pick, Name) else None)
        for name, each in there.items()
    }
    unnamed = Captioned(UNNAMED, shown.say("layout-unnamed"))
    spots["tile-unnamed"] = Spot(said("layout-unnamed"), UNNAMED, unnamed)
    return Question(
        title, _where(shown, len(told), removed), spots, choices(spots),
        deeds=tuple(_rest(shown, told)), others=True,
    )  # fmt: skip


def _where(shown: Shown, told: int, removed: int) -> str:
    if told < CELLS:
        return shown.say("layout-cell", cell=f.cell(cell_of(told)))
    return shown.say("layout-removed", number=f.number(told - CELLS + 1), of=f.number(removed))


def _rest(shown: Shown, told: tuple[Tile, ...]) -> Iterator[Deed]:
    """The rest is named later, or nobody looked what was removed."""
    grid = (*told[:CELLS], *(UNNAMED,) * (CELLS - len(told)))
    key = "layout-rest" if len(told) < CELLS else "layout-removed-unknown"
    if len(told) <= CELLS:
        yield Deed("main", shown.say(key), Layout(grid), main=True)


def laid_out(state: State, picks: Picks) -> Layout | None:
    told = tuple(each for each in picks if isinstance(each, Tile))
    if len(told) < CELLS + state.board.removed[state.phase]:
        return None
    return Layout(told[:CELLS], told[CELLS:])


def tiles_told(state: State, picks: Picks) -> Json:
    """What is kept of a market that is half named."""
    told = [each.text for each in picks if isinstance(each, Tile)]
    return told if told and kind_due(state) == "layout" else None


def tiles_left(raw: Json) -> Picks:
    found = (UNNAMED if each == UNNAMED.text else tile(str(each)) for each in raw)
    return tuple(each for each in found if each)


def ask_elephant(shown: Shown) -> Question:
    """1.4: players by laps; the card that showed it."""
    seats = shown.seats
    spots = dict[str, Spot]()
    for cards in range(1, MOST_TURNED + 1):
        seat = seats[(cards - 1) % len(seats)]
        figures = {"player": f.player(seat.colour), "card": f.number(cards)}
        piece = Named(seat.colour, seat.name) if cards <= len(seats) else Numeral(cards)
        spots[f"elephant-{cards}"] = Spot(said("elephant-card", **figures), Elephant(cards), piece)
    layout = plates([spots], len(seats), _SHORT)
    return Question(shown.say("elephant"), shown.say("elephant-hint"), spots, layout)


@distinct
class Column(NamedTuple):
    """A marker that is to begin in row 2; a second tap leaves it where it is."""

    name: str


def ask_quick(shown: Shown) -> Question:
    """11.1: two markers, or ducats."""
    now = Moment(shown.state)
    taken = _columns(shown.picks)
    spots = {
        action_spot(name): Spot(
            f.column(place), Column(name), Written(shown.say(f"column-{name}")),
            chosen=name in taken,
        )
        for place, name in enumerate(COLUMNS)
    }  # fmt: skip
    text = shown.say("quick-ducats", ducats=f.ducats(QUICK_DUCATS))
    ducats = deed(now.state, "ducats", text, Quick(now.colour))
    title = shown.say("quick", player=f.player(now.colour))
    hint = shown.say("quick-hint")
    laid = plates([spots], 1, _LONG)
    return Question(title, hint, spots, laid, player=now.colour, deeds=(ducats,))


def _columns(picks: Picks) -> tuple[str, ...]:
    taps = Counter(each.name for each in picks if isinstance(each, Column))
    return tuple(name for name in COLUMNS if taps[name] % 2)


def quick(state: State, picks: Picks) -> Quick | None:
    columns = _columns(picks)
    return Quick(Moment(state).colour, columns) if len(columns) == QUICK_COLUMNS else None


def called(shown: Shown, pick: Pick) -> Any:
    match pick:
        case Variant(name):
            return said(f"variant-{name.replace('_', '-')}")
        case Column(name):
            return f.column(COLUMNS.index(name))
        case Wanted():
            return said("layout-sweep")
        case Tile():
            return said("layout-unnamed") if pick == UNNAMED else f.tile(pick)
    return None
