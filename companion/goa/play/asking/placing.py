"""3 Placing tokens, token 1 with the flag; and the tile under a token, named as it is laid."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping

from companion.goa.play.asking import typing
from companion.goa.play.asking.parts import MARKET, choices, spot
from companion.goa.play.layouts import cell_spot
from companion.goa.play.moment import Moment, Shown
from companion.goa.play.saying import said
from companion.goa.rules import figures as f
from companion.goa.rules.board import Cell
from companion.goa.rules.implied import next_asked
from companion.goa.rules.moves import Place
from companion.goa.rules.moves_of_chance import Name
from companion.goa.rules.placing import PLACES
from companion.goa.rules.state import State, in_grid, lying, place_of
from companion.goa.rules.tiles import KINDS, PHASES, SPICES, UNNAMED, Tile, tile
from companion.goa.rules.whereabouts import lie_nowhere
from companion.play.pieces import Captioned, Counted, Gone
from companion.play.question import Piece, Question, Spot
from companion.table.game import Figure, Json


def ask(shown: Shown) -> Question:
    """Every place can be tapped: an illegal one says why."""
    now = Moment(next_asked(shown.state))
    flag = not now.state.step
    cells = PLACES if flag else [cell for cell in PLACES if in_grid(cell)]
    spots = {
        cell_spot(cell): spot(now.state, at(now.state, cell), Place(now.colour, cell))
        for cell in cells
    }
    number = f.number(now.state.step + 1)
    key = "place-flag" if flag else "place-token"
    title = shown.say(key, player=f.player(now.colour), number=number)
    return Question(title, _hint(shown, now), spots, area=MARKET, player=now.colour)


def _hint(shown: Shown, now: Moment) -> str:
    if not now.state.step:
        return shown.say("place-flag-hint")
    dead_end = _apart(now)
    return shown.say("place-dead-end" if dead_end else "place-token-hint")


def _apart(now: Moment) -> bool:
    """3.5: no free tile touches the last token."""
    row, column = now.state.tokens[-1].cell
    taken = {token.cell for token in now.state.tokens}
    around = ((row + down, column + along) for down in (-1, 0, 1) for along in (-1, 0, 1))
    return not any(
        in_grid(cell) and lying(now.state, cell) and cell not in taken for cell in around
    )


def at(state: State, cell: Cell) -> Figure:
    """Where it is, and what lies there."""
    where = f.cell(cell)
    one = state.grid[place_of(cell)] if in_grid(cell) else None
    if one is None or one == UNNAMED:
        return said("place-at", cell=where)
    return said("place-at-tile", cell=where, tile=f.tile(one))


def ask_name(shown: Shown) -> Question:
    """13.2: what can still come up, by kind."""
    pending = shown.state.pending[0]
    assert pending.cell
    title = shown.say("name-tile", cell=f.cell(pending.cell))
    if typing.is_typed(shown):
        return typing.ask(shown, PHASES[shown.state.phase], title)
    spots = tile_spots(shown, to_come(shown.components, shown.state, shown.state.phase))
    return Question(title, shown.say("name-tile-hint"), spots, choices(spots), others=True)


def tile_spots(shown: Shown, left: Mapping[Tile, int]) -> dict[str, Spot]:
    """By name, with what they are called below; one of which none is left keeps its place."""
    return {f"tile-{one.text}": _tile_spot(shown, one, many) for one, many in left.items()}


def _tile_spot(shown: Shown, one: Tile, many: int) -> Spot:
    lying: Piece = Counted(one, many) if many > 1 else one if many else Gone(one)
    # How many fields a plantation has is in the picture.
    called = f.spice(one.spice) if one.spice else f.tile(one)
    piece = Captioned(lying, shown.say("asking-text", what=called))
    return Spot(f.tile(one), Name(one) if many else None, piece)


def to_come(components: Json, state: State, phase: int) -> dict[Tile, int]:
    """How many of each tile of the set's phase have not come up, in the order of their kinds."""
    every = Counter(_named(components["tiles"][PHASES[phase]]))
    left = every - Counter(state.came_up[phase])
    return {one: left[one] for one in sorted(every, key=_by_kind)}


def in_the_box(components: Json, state: State) -> dict[Tile, int]:
    """9.15: the tiles removed, as far as they are known; of a phase of which they are not, one each
    of those of the set that have not come up and lie nowhere."""
    there = Counter(one for box in state.removed for one in box or ())
    nowhere = lie_nowhere(state, components, PHASES)
    for phase, box in enumerate(state.removed):
        if box is None:
            for one, many in to_come(components, state, phase).items():
                if many and nowhere[one] > 0:
                    there.setdefault(one, 1)
    return dict(there)


def _named(texts: Iterable[str]) -> list[Tile]:
    return [one for one in map(tile, texts) if one]


def _by_kind(one: Tile) -> tuple[int, int, int, str]:
    spice = SPICES.index(one.spice) if one.spice else 0
    return list(KINDS).index(one.kind), spice, one.number, one.text


def named(state: State, picks: tuple[object, ...]) -> Name | None:
    """The picture, or the tile itself where it was typed."""
    found = picks[-1]
    return found if isinstance(found, Name) else Name(found) if isinstance(found, Tile) else None
