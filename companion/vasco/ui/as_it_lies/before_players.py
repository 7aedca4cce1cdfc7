"""What is asked of what lies before the players: their crews, their projects and ships."""

from __future__ import annotations

from functools import partial

from kivy.metrics import dp

from companion.ui.drawn.box import Box
from companion.ui.drawn.colours import Colours
from companion.ui.drawn.piece import Paint, painted
from companion.vasco.rules import figures as f
from companion.vasco.rules.lying import edits
from companion.vasco.rules.lying.edit import Counting
from companion.vasco.rules.state import CAPTAINS, SAILORS, Player, Tile
from companion.vasco.ui.as_it_lies.asked import Asked, At, Enter, Look, Pick, Shown
from companion.vasco.ui.as_it_lies.lines import Cell, Count, Line, Lines
from companion.vasco.ui.as_it_lies.tiles import decks_up, tile_card
from companion.vasco.ui.pieces.marks import draw_mark
from companion.vasco.ui.pieces.people import draw_captain, draw_missionary, draw_sailor
from companion.vasco.ui.pieces.tiles import draw_project, draw_ship

_MARK = 34
_ANY = Tile("", 0, 0, 0, 0)
"""A tile of which nothing is known."""
_IN_SIGHT = 3
"""So many pieces of a kind can be tapped, unless a player has more."""


def crew_cards(shown: Shown, at: At) -> tuple[Asked, ...]:
    return tuple(_crew(shown, seat, each) for seat, each in enumerate(shown.state.players))


def _crew(shown: Shown, seat: int, player: Player) -> Asked:
    """Captains, missionaries and sailors of a player: a tap says how many there are."""
    counts = _counts(shown, seat, player)
    pairs = zip(counts[::2], counts[1::2], strict=True)
    scene = Lines(tuple(Line((*one.cells(), *other.cells())) for one, other in pairs))
    picks = {name: pick for count in counts for name, pick in count.picks().items()}
    return Asked(f"crew-{player.colour}", shown.name(player.colour), scene=scene, picks=picks)


def _counts(shown: Shown, seat: int, player: Player) -> list[Count]:
    board, colour, figure = shown.state.board, player.colour, partial(edits.figure, seat)
    captain, missionary = painted(draw_captain, colour), painted(draw_missionary)
    sailors = zip(SAILORS, player.sailors, board.sailors, strict=True)

    def count(name: str, paint: Paint, held: int, edit: Counting, in_all: int) -> Count:
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


def tile_cards(shown: Shown, at: At) -> tuple[Asked, ...]:
    """Projects and ships before the players: of whom and on which side, then which."""
    lines = []
    picks: dict[str, Pick] = {}
    for seat, player in enumerate(shown.state.players):
        colour, here = player.colour, seat == at.holder
        picks[f"holder-{colour}"] = Look(at._replace(holder=seat, afloat=False))
        picks[f"ships-{colour}"] = Look(at._replace(holder=seat, afloat=True))
        projects, ships = painted(draw_project, _ANY), painted(draw_ship, _ANY, colour)
        cells = [Cell(f"holder-{colour}", projects, chosen=here and not at.afloat)]
        for place, tile in enumerate(player.projects):
            name = f"{colour}-project-{place}"
            cells.append(Cell(name, painted(draw_project, tile), tile, framed=False))
            picks[name] = Enter(edits.launched(seat, tile.text))
        cells.append(Cell(f"ships-{colour}", ships, chosen=here and at.afloat))
        for place, tile in enumerate(player.ships):
            name = f"{colour}-ship-{place}"
            cells.append(Cell(name, painted(draw_ship, tile, colour), tile, framed=False))
            picks[name] = Enter(edits.no_ship(seat, tile.text))
        lines.append(Line(tuple(cells), _marked(colour)))
    scene = Lines(tuple(lines), lead=_MARK, widest=58, ratio=0.92)
    held = Asked("tiles", shown.say("lies-tiles"), shown.say("lies-tiles-note"), scene, picks)
    return held, _told(shown, at)


def _told(shown: Shown, at: At) -> Asked:
    """The tile that lies before whoever is in hand, on the side that is in hand."""
    player = f.player(shown.state.players[at.holder].colour)
    if at.afloat:
        title, edit = shown.say("lies-ship-of", player=player), edits.ship
    else:
        title, edit = shown.say("lies-tile-of", player=player), edits.project
    decks = decks_up(shown)
    return tile_card(shown, "tile", title, lambda tile: Enter(edit(at.holder, tile.text)), decks)


def _marked(colour: str) -> Paint:
    def draw(box: Box, colours: Colours) -> None:
        side = dp(24)
        draw_mark(Box(box.x, box.centre[1] - side / 2, side, side), colours, colour)

    return draw
