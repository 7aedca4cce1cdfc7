"""Pieces that came up (chance): the table tells the app what they are."""

from __future__ import annotations

from collections.abc import Mapping

from companion.play.question import Choices, Pick, Picks, Piece, Question, Spot
from companion.table.components.certainty import confirmed
from companion.vasco.play import laying
from companion.vasco.play.asking.spots import of_pieces
from companion.vasco.play.layouts import Printed
from companion.vasco.play.pieces import Handful, MerchantShip, Sailor, SailorsBag
from companion.vasco.play.shown import Shown, setting_up
from companion.vasco.rules import figures as f
from companion.vasco.rules.chance import DRAWN_AT_SETUP, DRAWN_LATER, counting
from companion.vasco.rules.components import DECKS
from companion.vasco.rules.draws import UPPER, Drawn, draws_due
from companion.vasco.rules.moves import Bag, Merchant, Move, Projects, Sailors, TurnVdg
from companion.vasco.rules.stacks import borne_out, deck_in_play, to_come, unsold
from companion.vasco.rules.state import SAILORS, Crew, State, Tile, Vdg, crew_of, without
from companion.vasco.rules.supply import less


def ask_projects(shown: Shown) -> Question:
    told = tuple(each for each in shown.picks if isinstance(each, Tile))
    title = shown.say("ask-upper" if told else "ask-sao-gabriel")
    place = shown.say("ask-which", place=f.number(len(told) + 1), places=f.number(UPPER + 1))
    cleared = not told and not setting_up(shown.state) and bool(unsold(shown.state))
    laid = laying.projects(shown)
    seen = shown.state.seen
    seen = seen._replace(projects=(*seen.projects, *told))
    deck = deck_in_play(shown.components, seen)
    known = deck is not None and _known(shown, "projects", deck)
    typed = deck is None or not (known or _likely(shown))
    how = shown.say("ask-keypad" if typed else "ask-picture" if known else "ask-likely")
    hint = shown.say("ask-cleared") if cleared else f"{place} {how}"
    if deck is None or typed:
        return Question(title, hint, laid=laid, keypad=Printed("project", deck or ""))
    left = to_come(shown.components, seen).projects[DECKS.index(deck)]
    tiles = {f"project-{each.text}": each for each in sorted(left, key=_figures)}
    picks = {name: _with_the_rest(told, each, left) for name, each in tiles.items()}
    picks = picks if known else tiles
    return Question(title, hint, *_choices(tiles, picks), laid, others=True)


def _with_the_rest(told: tuple[Tile, ...], tile: Tile, left: tuple[Tile, ...]) -> Pick:
    """Where the deck holds no more than is laid out, a tile tells all the others too."""
    if len(told) + len(left) != UPPER + 1:
        return tile
    tiles = (*told, tile, *sorted(without(left, tile), key=_figures))
    return Projects(tiles[0], tiles[1:])


def _figures(tile: Tile) -> tuple[int, ...]:
    return tile.limit, tile.crew, tile.reals, tile.vp


def ask_vdg(shown: Shown) -> Question:
    title = shown.say("ask-vdg")
    if not _known(shown, "vdg"):
        return Question(title, shown.say("ask-keypad"), keypad=Printed(_counting(shown.state)))
    left = to_come(shown.components, shown.state.seen).vdg
    tiles = {
        "vdg-" + "-".join(map(str, (each.initial, each.variation, *(each.money or ())))): each
        for each in sorted(left)
    }
    return Question(title, shown.say("ask-picture"), *_choices(tiles, tiles), others=True)


def _counting(state: State) -> str:
    """A tile is asked for only as far as it will count."""
    counts = counting(state)
    return "vdg-first" if "variation" not in counts else "vdg" if "money" in counts else "vdg-last"


def ask_merchant(shown: Shown) -> Question:
    first = not shown.state.seen.merchants
    title = shown.say("ask-merchant" if first else "ask-next-merchant")
    if not _known(shown, "merchants"):
        return Question(title, shown.say("ask-keypad"), keypad=Printed("merchant"))
    left = to_come(shown.components, shown.state.seen).merchants
    picks = {f"merchant-{limit}": limit for limit in sorted(left)}
    ships = {name: MerchantShip(limit) for name, limit in picks.items()}
    return Question(title, shown.say("ask-picture"), *_choices(ships, picks), others=True)


def _known(shown: Shown, *stack: str) -> bool:
    """Whether pictures of the set will do, as its pieces are the table's own."""
    return not shown.typing and confirmed(shown.components, *stack)


def _likely(shown: Shown) -> bool:
    """Whether pictures of the set spare taps, though its projects may not be the table's own: each
    shows all that is printed, so whoever taps one has seen it."""
    return not shown.typing and borne_out(shown.components, shown.state.seen)


def ask_sailors(shown: Shown) -> Question:
    due = drawing(shown.state)
    told = counted(shown.picks)
    left = due.wanted - sum(told)
    hint = shown.say("ask-sailors-left", section=f.number(due.section), left=f.count(left))
    rows = [
        [Handful(colour, many) for many in range(1, min(held, left) + 1)]
        for colour, held in zip(SAILORS, less(due.bag, told), strict=True)
    ]
    some = {f"draw-{each.colour}-{each.many}": each for row in rows for each in row}
    title, laid = shown.say("ask-sailors"), laying.sections(shown)
    # However few a section takes, so many of a colour stand where they stood for the one before.
    across = DRAWN_AT_SETUP if shown.state.marker is None else DRAWN_LATER
    layout = Choices(tuple(some), tuple(some.values()), tuple(map(len, rows)), across)
    return Question(title, hint, of_pieces(some, some), layout, laid)


def ask_bag(shown: Shown) -> Question:
    picks = _colours(shown.state.bag)
    title, hint = shown.say("ask-bag"), shown.say("ask-picture")
    laid = _choices(_sailors(picks), picks)
    return Question(title, hint, *laid, piece=SailorsBag(), player=shown.state.blind[0])


def _colours(crew: Crew) -> dict[str, Pick]:
    """The colours there are among these sailors."""
    held = zip(SAILORS, crew, strict=True)
    return {f"draw-{colour}": colour for colour, count in held if count > 0}


def _sailors(picks: Mapping[str, Pick]) -> dict[str, Piece]:
    return {name: Sailor(colour) for name, colour in picks.items()}


def _choices(
    pieces: Mapping[str, Piece], picks: Mapping[str, Pick]
) -> tuple[dict[str, Spot], Choices]:
    """The pieces to choose from, and where they lie."""
    return of_pieces(pieces, picks), Choices(tuple(pieces), tuple(pieces.values()))


def drawing(state: State) -> Drawn:
    """What is drawn into the section whose turn it is."""
    due = draws_due(state)
    assert isinstance(due, Drawn)
    return due


def projects_told(_: State, picks: Picks) -> Move | None:
    for pick in picks:
        if isinstance(pick, Projects):
            return pick
    tiles = tuple(each for each in picks if isinstance(each, Tile))
    return Projects(tiles[0], tiles[1:]) if len(tiles) > UPPER else None


def sailors_told(state: State, picks: Picks) -> Move | None:
    due = drawing(state)
    drawn = counted(picks)
    return Sailors(due.section, drawn) if sum(drawn) == due.wanted else None


def counted(picks: Picks) -> Crew:
    """The sailors told so far."""
    told = [each for each in picks if isinstance(each, Handful)]
    return crew_of(sum(each.many for each in told if each.colour == colour) for colour in SAILORS)


def vdg_told(_: State, picks: Picks) -> Move | None:
    return next((TurnVdg(each) for each in picks if isinstance(each, Vdg)), None)


def bag_told(_: State, picks: Picks) -> Move | None:
    return next((Bag(each) for each in picks if isinstance(each, str)), None)


def merchant_told(_: State, picks: Picks) -> Move | None:
    return next((Merchant(each) for each in picks if isinstance(each, int)), None)
