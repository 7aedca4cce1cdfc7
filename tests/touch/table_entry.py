"""A table as it lies, entered by touches: what a hand does for a position."""

from collections.abc import Iterator

from companion.games import GAMES
from companion.table.components.certainty import marked, values
from companion.table.game import Seat
from companion.vasco.rules.state import CHARACTERS, COLOURS, LANDINGS, SAILORS, Player, State
from tests.ui.at_table import of_vasco

AREAS = ["round", "figures", "crew", "tiles", "docks", "sections", "offer", "stacks"]
SEATS = tuple(Seat(*each) for each in zip(COLOURS, ("Ana", "Rui", "Tomé", "Inês"), strict=True))
STARTER = GAMES["vasco"].starter()
KNOWN = marked({**STARTER, "id": "own"}, dict.fromkeys(values(STARTER), "printed"))


def show(device, size="tablet", seats=SEATS, known=True, **look):
    """The screen, before a group whose set is known, or is the starter set."""
    from companion.vasco.ui.component_sets import own_sets
    from tests.ui.device import Look

    app = device.start(Look(size, **look))
    if known:
        own_sets(app.store).save("Ours", KNOWN)
        own_sets(app.store).choose("Ours")
    app.root.show(of_vasco("as-it-lies", seats))
    device.frames(3)
    return app


class Hand:
    """Touches what has a name, after bringing it to the top of what scrolls; counts both."""

    def __init__(self, device) -> None:
        self.device = device
        self.taps = self.swipes = 0

    def tap(self, name: str) -> None:
        from tests.ui.walker import _above

        piece = self.device.find(name)
        for view in _above(piece):
            if hasattr(view, "scroll_y") and not self.shows(view, piece):
                self._swipe(view, piece)
        self.device.tap(name)
        self.taps += 1

    def shows(self, view, piece) -> bool:
        x, y = piece.to_window(*piece.center)
        left, foot = view.to_window(*view.pos)
        return left <= x < left + view.width and foot <= y < foot + view.height

    def _swipe(self, view, piece) -> None:
        top = view.to_window(0, view.top)[1] - piece.to_window(0, piece.top)[1]
        view.scroll_y = max(0, view.scroll_y - view.convert_distance_to_scroll(0, top)[1])
        self.device.frames(1)
        self.swipes += 1


def enter(hand: Hand, state: State) -> None:
    """All of a position, as somebody who looks over the table would tell it."""
    for touch in touches(state):
        hand.tap(touch)


def touches(state: State) -> Iterator[str]:
    if state.round != 2:
        yield f"round-{state.round}"
    game = GAMES["vasco"]
    begun = game.begin(state.board.colours, STARTER).state
    for name, old, new in zip(CHARACTERS, begun.owners, state.owners, strict=True):
        if old != new:
            yield f"{name}-{new or 'board'}"
    yield "next"
    for player in state.players:
        yield from number(player.vp)
        yield from number(player.reals)
    for old, new in zip(begun.players, state.players, strict=True):
        yield from crew(old, new)
    yield "next"
    target = f"{state.board.colours[0]}-projects"
    for player in state.players:
        for side, tiles in (("projects", player.projects), ("ships", player.ships)):
            if tiles and target != f"{player.colour}-{side}":
                target = f"{player.colour}-{side}"
                yield f"{target}-more"
            yield from (f"tile-{each.text}" for each in tiles)
    yield "next"
    yield from docks(state)
    yield "next"
    yield from sections(state)
    yield "next"
    assert state.sao_gabriel
    yield from offer(state)
    assert state.vdg
    yield "-".join(map(str, ("vdg", *state.vdg[:2], *state.vdg.money)))
    yield f"merchant-{state.merchant}"
    yield "next"


def number(amount: int) -> Iterator[str]:
    yield from ["number-more"] * (amount // 60)
    yield f"number-{amount}"


def crew(old: Player, new: Player) -> Iterator[str]:
    yield from count(f"{new.colour}-captain", old.captains, new.captains)
    yield from count(f"{new.colour}-white", old.missionaries, new.missionaries)
    for colour, held in zip(SAILORS, new.sailors, strict=True):
        yield from count(f"{new.colour}-{colour}", 0, held)


def count(name: str, old: int, new: int) -> Iterator[str]:
    """Three are in sight, or one more than there are."""
    if new > 3:
        yield f"{name}-3"
        yield from (f"{name}-{each}" for each in range(4, new + 1))
    elif new < old == 1:
        yield f"{name}-1"
    elif new != old:
        yield f"{name}-{new}"


def docks(state: State) -> Iterator[str]:
    """One player's ships after the other's, which spares saying whose they are."""
    lying = [
        (ship, f"dock-{landing}-{dock}")
        for landing, row in zip(LANDINGS, state.landings, strict=True)
        for dock, ship in enumerate(row)
        if ship
    ]
    for colour in (None, *state.board.colours):
        theirs = [each for each in lying if each[0].owner == colour]
        for place, (ship, dock) in enumerate(theirs):
            yield dock
            if colour and not place and colour != state.board.colours[0]:
                yield f"holder-{colour}"
            yield f"tile-{ship.ship.text}" if ship.ship else f"merchant-{ship.limit}"


def sections(state: State) -> Iterator[str]:
    """What is left of five is taken to be orange, as far as the game has so many."""
    oranges = state.board.sailors[-1] - sum(player.sailors[-1] for player in state.players)
    for section, sailors in enumerate(state.sections, 1):
        name, shown, told = f"section-{section}", 0, 0
        for colour, count in zip(SAILORS[:-1], sailors, strict=False):
            if count:
                yield f"{name}-{colour}-{count}"
                if told + shown in (0, 5) or told + count + shown > 5:
                    shown = min(5 - told - count, oranges)
                told += count
        yield from count_down(f"{name}-orange", shown, sailors[-1])
        oranges -= sailors[-1]


def count_down(name: str, shown: int, count: int) -> Iterator[str]:
    """On the last one there, a tap says that it is not."""
    if count and count != shown:
        yield f"{name}-{count}"
    elif shown and not count:
        yield from [f"{name}-1"] * (1 if shown == 1 else 2)


def offer(state: State) -> Iterator[str]:
    """In the last round it is all that the last deck has: only São Gabriel's is to be told."""
    assert state.sao_gabriel
    yield f"tile-{state.sao_gabriel.text}"
    if state.round == 5:
        yield "next"
    else:
        yield from (f"tile-{tile.text}" for tile in state.upper)
