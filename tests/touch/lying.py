"""A table as it lies, entered by touches: what a hand does for a position."""

from collections.abc import Iterator

from companion.games import GAMES
from companion.vasco.state import CHARACTERS, LANDINGS, SAILORS, Player, State

AREAS = ["round", "figures", "crew", "tiles", "docks", "sections", "offer", "stacks"]


class Hand:
    """Touches what has a name, after bringing it to the top of what scrolls; counts both."""

    def __init__(self, device) -> None:
        self._device = device
        self.taps = self.swipes = 0

    def tap(self, name: str) -> None:
        from tests.ui.walker import _above

        piece = self._device.find(name)
        for view in _above(piece):
            if hasattr(view, "scroll_y") and not self.shows(view, piece):
                self._swipe(view, piece)
        self._device.tap(name)
        self.taps += 1

    def shows(self, view, piece) -> bool:
        x, y = piece.to_window(*piece.center)
        left, foot = view.to_window(*view.pos)
        return left <= x < left + view.width and foot <= y < foot + view.height

    def _swipe(self, view, piece) -> None:
        top = view.to_window(0, view.top)[1] - piece.to_window(0, piece.top)[1]
        view.scroll_y = max(0, view.scroll_y - view.convert_distance_to_scroll(0, top)[1])
        self._device.frames(1)
        self.swipes += 1


def enter(hand: Hand, state: State) -> None:
    """All of a position, as somebody who looks over the table would tell it."""
    for touch in touches(state):
        hand.tap(touch)


def touches(state: State) -> Iterator[str]:
    if state.round != 2:
        yield f"round-{state.round}"
    game = GAMES["vasco"]
    begun = game.begin(state.board.colours, game.starter()).state
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
    holder = state.board.colours[0]
    for player in state.players:
        if (player.projects or player.ships) and player.colour != holder:
            holder = player.colour
            yield f"holder-{holder}"
        for ship in player.ships:
            yield f"tile-{ship.text}"
            yield f"{holder}-project-0"
        yield from (f"tile-{project.text}" for project in player.projects)
    yield "next"
    yield from docks(state)
    yield "next"
    for section, sailors in enumerate(state.sections, 1):
        for colour, count in zip(SAILORS, sailors, strict=True):
            if count:
                yield f"section-{section}-{colour}-{count}"
    yield "next"
    assert state.sao_gabriel
    yield from (f"tile-{tile.text}" for tile in (state.sao_gabriel, *state.upper))
    assert state.vdg
    yield f"vdg-{state.vdg.initial}"
    yield f"merchant-{state.merchant}"
    yield "next"


def number(amount: int) -> Iterator[str]:
    yield from ["number-more"] * (amount // 34)
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
    holder = state.board.colours[0]
    for landing, row in zip(LANDINGS, state.landings, strict=True):
        for dock, ship in enumerate(row):
            if ship:
                yield f"dock-{landing}-{dock}"
            if ship and ship.ship:
                if ship.owner != holder:
                    holder = str(ship.owner)
                    yield f"holder-{holder}"
                yield f"tile-{ship.ship.text}"
            elif ship:
                yield f"merchant-{ship.limit}"
