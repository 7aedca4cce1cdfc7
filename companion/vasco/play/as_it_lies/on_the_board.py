"""What is asked of the board: docks, sections, the offer, what lies face up."""

from __future__ import annotations

from functools import partial

from companion.play.lying.asked import Ask, Asked, At, Enter, Moment
from companion.play.lying.lines import Cell, Count, Line, Lines
from companion.play.pieces import Vacant
from companion.play.question import Piece
from companion.vasco.play.as_it_lies.docks import Dock, dock_card, docks, ship_card
from companion.vasco.play.as_it_lies.tiles import (
    decks_on_offer,
    known,
    left,
    limits,
    tile_card,
    tile_lines,
    vdg_card,
)
from companion.vasco.play.pieces import TILE, Sailor
from companion.vasco.rules import figures as f
from companion.vasco.rules.draws import UPPER
from companion.vasco.rules.lying import edits
from companion.vasco.rules.state import SAILORS, SECTION_SIZE, Tile, without


def dock_cards(moment: Moment, at: At) -> tuple[Asked, ...]:
    picked = {dock: Ask(partial(_which, dock)) for dock in docks(moment)}
    note = moment.say("lies-docks-note")
    return (dock_card(moment, moment.say("area-navigation"), picked, note),)


def _which(dock: Dock, moment: Moment, at: At) -> Asked:
    """Whose ship lies in a dock, and which; or a merchant ship, or none."""
    empty = {}
    if dock.ship(moment):
        empty[Cell("dock-empty", Vacant(TILE))] = Enter(edits.dock_empty(*dock))

    def sailed(owner: str, tile: Tile) -> Enter:
        return Enter(edits.docked(*dock, owner, tile.text))

    card = ship_card(moment, at, dock, sailed, {}, empty)
    return card._replace(note=f"{moment.say('lies-dock-note')} {card.note}")


def section_cards(moment: Moment, at: At) -> tuple[Asked, ...]:
    """From the left as they lie: section 1 is the rightmost."""
    sections = enumerate(moment.state.sections, 1)
    return tuple(reversed([_section(moment, number, crew) for number, crew in sections]))


def _section(moment: Moment, number: int, crew: tuple[int, ...]) -> Asked:
    counts = [
        Count(
            f"section-{number}-{colour}",
            Sailor(colour),
            held,
            SECTION_SIZE,
            partial(edits.recruits, number, colour),
        )
        for colour, held in zip(SAILORS, crew, strict=True)
    ]
    layout = Lines(tuple(Line(count.cells()) for count in counts))
    picks = {name: pick for count in counts for name, pick in count.picks().items()}
    title = moment.say("lies-section", section=f.number(number))
    return Asked(f"section-{number}", title, layout=layout, picks=picks)


def offer_cards(moment: Moment, at: At) -> tuple[Asked, ...]:
    """The seven projects on offer; a tap on one that was told takes it away."""
    state = moment.state
    cells, picks = [], {}
    for place in range(UPPER):
        name = f"upper-{place}"
        tile = state.upper[place] if place < len(state.upper) else None
        cells.append(Cell(name, _project(tile), framed=False))
        if tile:
            picks[name] = Enter(edits.not_offered(tile.text))
    cells.append(Cell("sao-gabriel", _project(state.sao_gabriel), chosen=True))
    if state.sao_gabriel:
        picks["sao-gabriel"] = Enter(edits.no_sao_gabriel())
    layout = tile_lines(Line(tuple(cells)))
    laid = Asked("offer", moment.say("area-projects"), moment.say("lies-offer-note"), layout, picks)
    places = UPPER + 1 - len(state.upper) - (state.sao_gabriel is not None)
    if not places:
        return (laid,)
    key = "lies-sao-gabriel" if state.sao_gabriel is None else "lies-upper"
    decks = decks_on_offer(moment)

    def told(tile: Tile) -> Enter:
        """Where all that the decks have left must lie there, the last ones follow."""
        lying = left(moment, decks)
        sure = tile in lying and len(lying) == places and known(moment, decks)
        settled = without(lying, tile) if sure else ()
        edit = edits.offered(*(each.text for each in (tile, *settled)))
        return Enter(edit, last=places == 1)

    return laid, tile_card(moment, "tile", moment.say(key), told, decks)


def stack_cards(moment: Moment, at: At) -> tuple[Asked, ...]:
    cells = limits("merchant", chosen=moment.state.merchant)
    picks = {cell.name: Enter(edits.merchant(cell.piece.limit)) for cell in cells}
    layout = tile_lines(Line(cells))
    note = moment.say("lies-none-told")
    merchant = Asked("merchant", moment.say("lies-merchant"), note, layout, picks)
    return vdg_card(moment), merchant


def _project(tile: Tile | None) -> Piece:
    return tile or Vacant(TILE)
