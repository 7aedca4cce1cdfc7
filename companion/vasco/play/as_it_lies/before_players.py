"""What is asked of what lies before the players: their crews, their projects and ships."""

from __future__ import annotations

from functools import partial

from companion.play.lying.asked import Asked, At, Enter, Look, Moment, Pick
from companion.play.lying.lines import Cell, Count, Line, Lines
from companion.play.pieces import Named
from companion.play.question import Piece
from companion.vasco.play.as_it_lies.hand import Held
from companion.vasco.play.as_it_lies.tiles import decks_up, tile_card
from companion.vasco.play.pieces import Captain, Sailor, Ship
from companion.vasco.rules import figures as f
from companion.vasco.rules.lying import edits
from companion.vasco.rules.lying.edit import Counting
from companion.vasco.rules.state import CAPTAINS, MISSIONARY, SAILORS, Player, Tile

_MARK = 34
_ANY = Tile("", 0, 0, 0, 0)
"""A tile of which nothing is known."""
_IN_SIGHT = 3
"""So many pieces of a kind can be tapped, unless a player has more."""


def crew_cards(moment: Moment, at: At) -> tuple[Asked, ...]:
    return tuple(_crew(moment, seat, each) for seat, each in enumerate(moment.state.players))


def _crew(moment: Moment, seat: int, player: Player) -> Asked:
    """Captains, missionaries and sailors of a player: a tap says how many there are."""
    counts = _counts(moment, seat, player)
    pairs = zip(counts[::2], counts[1::2], strict=True)
    layout = Lines(tuple(Line((*one.cells(), *other.cells())) for one, other in pairs))
    picks = {name: pick for count in counts for name, pick in count.picks().items()}
    return Asked(f"crew-{player.colour}", moment.name(player.colour), layout=layout, picks=picks)


def _counts(moment: Moment, seat: int, player: Player) -> list[Count]:
    board, colour, figure = moment.state.board, player.colour, partial(edits.figure, seat)
    captain, missionary = Captain(colour), Sailor(MISSIONARY)
    sailors = zip(SAILORS, player.sailors, board.sailors, strict=True)

    def count(name: str, piece: Piece, held: int, edit: Counting, in_all: int) -> Count:
        places = min(in_all, max(_IN_SIGHT, held + 1))
        return Count(f"{colour}-{name}", piece, held, places, edit)

    return [
        count("captain", captain, player.captains, partial(figure, "captains"), CAPTAINS),
        count("white", missionary, player.missionaries, partial(figure, "missionaries"),
              board.missionaries),
        *(
            count(each, Sailor(each), held, partial(edits.sailors, seat, each), all_)
            for each, held, all_ in sailors
        ),
    ]  # fmt: skip


def tile_cards(moment: Moment, at: At) -> tuple[Asked, ...]:
    """Projects and ships before the players: of whom and on which side, then which."""
    lines = []
    picks: dict[str, Pick] = {}
    for seat, player in enumerate(moment.state.players):
        colour, here = player.colour, seat == at.hand.holder
        picks[f"holder-{colour}"] = Look(At(Held(seat)))
        picks[f"ships-{colour}"] = Look(At(Held(seat, afloat=True)))
        projects, ships = _ANY, Ship(_ANY, colour)
        cells = [Cell(f"holder-{colour}", projects, chosen=here and not at.hand.afloat)]
        for place, tile in enumerate(player.projects):
            name = f"{colour}-project-{place}"
            cells.append(Cell(name, tile, framed=False))
            picks[name] = Enter(edits.launched(seat, tile.text))
        cells.append(Cell(f"ships-{colour}", ships, chosen=here and at.hand.afloat))
        for place, tile in enumerate(player.ships):
            name = f"{colour}-ship-{place}"
            cells.append(Cell(name, Ship(tile, colour), framed=False))
            picks[name] = Enter(edits.no_ship(seat, tile.text))
        lines.append(Line(tuple(cells), Named(colour, "")))
    layout = Lines(tuple(lines), lead=_MARK, widest=58, ratio=0.92)
    held = Asked("tiles", moment.say("lies-tiles"), moment.say("lies-tiles-note"), layout, picks)
    return held, _told(moment, at)


def _told(moment: Moment, at: At) -> Asked:
    """The tile that lies before whoever is in hand, on the side that is in hand."""
    player = f.player(moment.state.players[at.hand.holder].colour)
    if at.hand.afloat:
        title, edit = moment.say("lies-ship-of", player=player), edits.ship
    else:
        title, edit = moment.say("lies-tile-of", player=player), edits.project

    def told(tile: Tile) -> Enter:
        return Enter(edit(at.hand.holder, tile.text))

    return tile_card(moment, "tile", title, told, decks_up(moment))
