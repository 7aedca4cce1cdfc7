"""What is asked of what lies before the players: their crews, their projects and ships."""

from __future__ import annotations

from functools import partial

from companion.ui.vasco.as_it_lies import edits
from companion.ui.vasco.as_it_lies.asking import At, Card, Enter, Look, Pick, Shown
from companion.ui.vasco.as_it_lies.lines import Cell, Count, Line, Lines
from companion.ui.vasco.as_it_lies.tiles import tile_card
from companion.ui.vasco.pieces import (
    Paint,
    draw_captain,
    draw_mark,
    draw_missionary,
    draw_project,
    draw_sailor,
    draw_ship,
    painted,
)
from companion.vasco import figures as f
from companion.vasco.state import CAPTAINS, SAILORS, Player

_IN_SIGHT = 3
"""So many pieces of a kind can be tapped, unless a player has more."""


def crew_cards(shown: Shown, at: At) -> tuple[Card, ...]:
    return tuple(_crew(shown, seat, each) for seat, each in enumerate(shown.state.players))


def _crew(shown: Shown, seat: int, player: Player) -> Card:
    """Captains, missionaries and sailors of a player: a tap says how many there are."""
    counts = _counts(shown, seat, player)
    pairs = zip(counts[::2], counts[1::2], strict=True)
    scene = Lines(tuple(Line((*one.cells(), *other.cells())) for one, other in pairs))
    picks = {name: pick for count in counts for name, pick in count.picks().items()}
    return Card(f"crew-{player.colour}", shown.name(player.colour), scene=scene, picks=picks)


def _counts(shown: Shown, seat: int, player: Player) -> list[Count]:
    board, colour, figure = shown.state.board, player.colour, partial(edits.figure, seat)
    captain, missionary = painted(draw_captain, colour), painted(draw_missionary)
    sailors = zip(SAILORS, player.sailors, board.sailors, strict=True)

    def count(name: str, paint: Paint, held: int, edit: edits.Counting, in_all: int) -> Count:
        places = min(in_all, max(_IN_SIGHT, held + 1))
        return Count(f"{colour}-{name}", paint, held, places, edit)

    return [
        count("captain", captain, player.captains, partial(figure, "captains"), CAPTAINS),
        count("white", missionary, player.missionaries, partial(figure, "missionaries"),
              board.missionaries),
        *(
            count(each, painted(draw_sailor, each), held, partial(edits.sailors, seat, each), all_)
            for each, held, all_ in sailors
        ),
    ]  # fmt: skip


def tile_cards(shown: Shown, at: At) -> tuple[Card, ...]:
    """Projects and ships before the players: of whom, then which."""
    lines = []
    picks: dict[str, Pick] = {}
    for seat, player in enumerate(shown.state.players):
        mark = f"holder-{player.colour}"
        picks[mark] = Look(at._replace(holder=seat))
        cells = [Cell(mark, painted(draw_mark, player.colour), chosen=seat == at.holder)]
        for place, tile in enumerate(player.projects):
            name = f"{player.colour}-project-{place}"
            cells.append(Cell(name, painted(draw_project, tile), tile, framed=False))
            picks[name] = Enter(edits.launched(seat, tile))
        for place, tile in enumerate(player.ships):
            name = f"{player.colour}-ship-{place}"
            cells.append(Cell(name, painted(draw_ship, tile, player.colour), tile, framed=False))
            picks[name] = Enter(edits.no_ship(seat, tile))
        lines.append(Line(tuple(cells)))
    scene = Lines(tuple(lines), widest=58, ratio=0.92)
    held = Card("tiles", shown.say("lies-tiles"), shown.say("lies-tiles-note"), scene, picks)
    colour = shown.state.players[at.holder].colour
    title = shown.say("lies-tile-of", player=f.player(colour))
    told = tile_card(shown, "tile", title, lambda tile: Enter(edits.project(at.holder, tile)))
    return held, told
