"""What is asked of the board: docks, sections, the offer, what lies face up."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from companion.play.looks import OPEN
from companion.ui.drawn.box import Box
from companion.ui.drawn.colours import Colours
from companion.ui.drawn.piece import Paint, painted
from companion.ui.drawn.plates import dashed
from companion.vasco.play.layouts import Quay
from companion.vasco.rules import figures as f
from companion.vasco.rules.draws import UPPER
from companion.vasco.rules.lying import edits
from companion.vasco.rules.state import LANDINGS, SAILORS, SECTION_SIZE, Tile, without
from companion.vasco.ui.as_it_lies.asked import Ask, Asked, At, Enter, Look, Pick, Shown
from companion.vasco.ui.as_it_lies.lines import Cell, Count, Line, Lines
from companion.vasco.ui.as_it_lies.tiles import (
    decks_on_offer,
    decks_up,
    known,
    left,
    limits,
    tile_card,
    tile_lines,
    vdg_card,
)
from companion.vasco.ui.pieces.marks import draw_mark
from companion.vasco.ui.pieces.people import draw_sailor
from companion.vasco.ui.pieces.tiles import TILE, draw_project
from companion.vasco.ui.scenes.landings import Landings


def dock_cards(shown: Shown, at: At) -> tuple[Asked, ...]:
    rows = tuple(reversed([*_rows(shown)]))
    picks = {
        f"dock-{landing}-{dock}": Ask(partial(_dock, landing, dock))
        for landing, _, _, quays in rows
        for dock in range(len(quays))
    }
    note = shown.say("lies-docks-note")
    return (Asked("docks", shown.say("area-navigation"), note, Landings(rows), picks),)


def _rows(shown: Shown) -> Iterator[tuple[str, str, int, tuple[Quay, ...]]]:
    state = shown.state
    for name, printed, ships in zip(LANDINGS, state.board.landings, state.landings, strict=True):
        docks = zip(printed.docks, ships, strict=True)
        quays = tuple(Quay(value, ship, OPEN) for value, ship in docks)
        yield name, shown.say(f"landing-{name.replace('_', '-')}"), printed.complete, quays


def _dock(landing: str, dock: int, shown: Shown, at: At) -> Asked:
    """Whose ship lies in a dock, and which; or a merchant ship, or none."""
    state, place = shown.state, LANDINGS.index(landing)
    value, there = state.board.landings[place].docks[dock], state.landings[place][dock]
    colours = state.board.colours
    picks: dict[str, Pick] = {
        f"holder-{colour}": Look(at._replace(holder=seat)) for seat, colour in enumerate(colours)
    }
    marks = [
        Cell(f"holder-{colour}", painted(draw_mark, colour), chosen=seat == at.holder)
        for seat, colour in enumerate(colours)
    ]
    if there:
        marks.append(Cell("dock-empty", painted(_draw_empty)))
        picks["dock-empty"] = Enter(edits.dock_empty(landing, dock))
    merchants = limits("merchant", value)
    for limit in range(value, 12):
        picks[f"merchant-{limit}"] = Enter(edits.merchant_docked(landing, dock, limit))
    owner = colours[at.holder]
    title = shown.say("lies-dock", landing=f.landing(landing), dock=f.number(value))

    def sailed(tile: Tile) -> Enter:
        return Enter(edits.docked(landing, dock, owner, tile.text))

    told = tile_card(shown, "dock", title, sailed, decks_up(shown), value)
    tiles = told.scene.lines if isinstance(told.scene, Lines) else ()
    scene = tile_lines(Line(merchants), Line(tuple(marks)), *tiles)
    note = f"{shown.say('lies-dock-note')} {told.note}"
    return told._replace(note=note, scene=scene, picks={**told.picks, **picks})


def section_cards(shown: Shown, at: At) -> tuple[Asked, ...]:
    """From the left as they lie: section 1 is the rightmost."""
    sections = enumerate(shown.state.sections, 1)
    return tuple(reversed([_section(shown, number, crew) for number, crew in sections]))


def _section(shown: Shown, number: int, crew: tuple[int, ...]) -> Asked:
    counts = [
        Count(
            f"section-{number}-{colour}",
            painted(draw_sailor, colour),
            held,
            SECTION_SIZE,
            partial(edits.recruits, number, colour),
        )
        for colour, held in zip(SAILORS, crew, strict=True)
    ]
    scene = Lines(tuple(Line(count.cells()) for count in counts))
    picks = {name: pick for count in counts for name, pick in count.picks().items()}
    title = shown.say("lies-section", section=f.number(number))
    return Asked(f"section-{number}", title, scene=scene, picks=picks)


def offer_cards(shown: Shown, at: At) -> tuple[Asked, ...]:
    """The seven projects on offer; a tap on one that was told takes it away."""
    state = shown.state
    cells, picks = [], {}
    for place in range(UPPER):
        name = f"upper-{place}"
        tile = state.upper[place] if place < len(state.upper) else None
        cells.append(Cell(name, _project(tile), tile, framed=False))
        if tile:
            picks[name] = Enter(edits.not_offered(tile.text))
    cells.append(Cell("sao-gabriel", _project(state.sao_gabriel), state.sao_gabriel, chosen=True))
    if state.sao_gabriel:
        picks["sao-gabriel"] = Enter(edits.no_sao_gabriel())
    scene = tile_lines(Line(tuple(cells)))
    laid = Asked("offer", shown.say("area-projects"), shown.say("lies-offer-note"), scene, picks)
    places = UPPER + 1 - len(state.upper) - (state.sao_gabriel is not None)
    if not places:
        return (laid,)
    key = "lies-sao-gabriel" if state.sao_gabriel is None else "lies-upper"
    decks = decks_on_offer(shown)

    def told(tile: Tile) -> Enter:
        """Where all that the decks have left must lie there, the last ones follow."""
        lying = left(shown, decks)
        sure = tile in lying and len(lying) == places and known(shown, decks)
        settled = without(lying, tile) if sure else ()
        edit = edits.offered(*(each.text for each in (tile, *settled)))
        return Enter(edit, last=places == 1)

    return laid, tile_card(shown, "tile", shown.say(key), told, decks)


def stack_cards(shown: Shown, at: At) -> tuple[Asked, ...]:
    cells = limits("merchant", chosen=shown.state.merchant)
    picks = {cell.name: Enter(edits.merchant(int(str(cell.shows)))) for cell in cells}
    scene = tile_lines(Line(cells))
    note = shown.say("lies-none-told")
    merchant = Asked("merchant", shown.say("lies-merchant"), note, scene, picks)
    return vdg_card(shown), merchant


def _project(tile: Tile | None) -> Paint:
    return painted(draw_project, tile) if tile else painted(_draw_empty)


def _draw_empty(box: Box, colours: Colours) -> None:
    place = box.fitted(TILE)
    dashed(place, place.side * 0.12, colours["edge"], max(1.0, place.side / 40))
