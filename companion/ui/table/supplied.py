"""What a game supplies to the screens of this room, and the screens that are made of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple

from kivy.uix.widget import Widget

from companion.table.course import Row
from companion.table.game import Seat
from companion.ui.shell.parts import Build
from companion.ui.table.given import TRIED_OUT, Given

if TYPE_CHECKING:
    from companion.ui.table.component_sets.copies import Copies
    from companion.ui.table.played import Played
    from companion.ui.table.reckoning.reckoned import Reckoned
    from companion.ui.table.rules.illustrated import Illustrated
    from companion.ui.table.setup.laid_out import LaidOut
    from companion.ui.table.tabletop import Tabletop


class Supplied(NamedTuple):
    """Where a part is left out, there is no screen that would show it. Each is loaded when it is
    first shown, for opening is to be quick."""

    book: Callable[[], Illustrated] | None = None
    reckoned: Callable[[], Reckoned] | None = None
    copies: Callable[[], Copies] | None = None
    laid_out: Callable[[], LaidOut] | None = None
    tabletop: Callable[[], Tabletop] | None = None
    """What the screens of a running game show of it."""
    played: Callable[[], Played] | None = None
    """How it is played at the table."""


def screens(app: Any, game: str, supplied: Supplied) -> Mapping[str, Build]:
    """By name."""
    return {
        name: partial(build, app, game, load)
        for part, built in _BUILT.items()
        if (load := getattr(supplied, part))
        for name, build in built.items()
    }


def as_it_lies(app: Any, game: str, drawing: Callable[[], frozenset[str]] = frozenset) -> Widget:
    """Where a game that was begun without the app is taken up; `drawing` says what the app draws
    from then on, where it can know what came up before."""
    from companion.ui.table.table_entry.pages import TakenUpPage

    components = app.parts_of(game).components

    def begin(seats: tuple[Seat, ...], rows: list[Row]) -> bool:
        other = app.running

        def enter() -> None:
            app.session.adopt(rows)
            if drawn := drawing():
                app.session.draw_by_program(drawn)

        begun = app.start_game(game, seats, components(), frozenset()) and app.attempt(enter)
        if begun:
            app.open_begun(other)
        return bool(begun)

    return TakenUpPage(Given(app, game), components, begin)


def rules_sheet(app: Any, game: str, supplied: Supplied, rule: str, marked: bool) -> Widget | None:
    """The book of a game, open at a rule, which may be marked."""
    from companion.ui.table.rules.sheet import RulesSheet

    load = supplied.book
    return RulesSheet(Given(app, game), load(), rule, marked) if load else None


def _rules(app: Any, game: str, load: Callable[[], Illustrated]) -> Widget:
    from companion.ui.table.rules.screen import RulesScreen

    return RulesScreen(Given(app, game), load())


def _standings(app: Any, game: str, load: Callable[[], Reckoned]) -> Widget:
    from companion.ui.table.reckoning.standings import Standings

    return Standings(Given(app, game), load())


def _unfinished(app: Any, game: str, load: Callable[[], Reckoned]) -> Widget:
    from companion.ui.table.reckoning.unfinished import Unfinished

    unfinished = Unfinished(Given(app, game), load())
    unfinished.bind(on_go_on=lambda shown: app.go_on(shown.session.head.id))
    return unfinished


def _reckoning(app: Any, game: str, load: Callable[[], Reckoned]) -> Widget:
    from companion.ui.table.reckoning.screen import Reckoning

    reckoning = Reckoning(Given(app, game), load(), app.store, app.data_folder() / "records")
    reckoning.bind(on_gone_back=lambda _: app.open_game())
    return reckoning


def _setup(app: Any, game: str, load: Callable[[], LaidOut]) -> Widget:
    from companion.ui.table.setup.screen import Setup

    setup = Setup(Given(app, game), load())
    setup.bind(on_done=lambda _: app.open_game(), on_given_up=lambda _: app.give_up_running())
    setup.asking.bind(on_refused=lambda *_: app.aloud.refused())
    return setup


def _table(app: Any, game: str, load: Callable[[], Played]) -> Widget:
    from companion.ui.table.screen import TableScreen

    own = app.parts_of(game).own
    table = TableScreen(Given(app, game), load(), own and own.guide)
    table.bind(on_set_up=lambda _: app.open_game(), on_over=lambda _: app.look_back())
    table.bind(on_given_up=lambda _: app.give_up_running())
    table.asking.bind(on_refused=lambda *_: app.aloud.refused())
    return table


def _tried_out(app: Any, game: str, load: Callable[[], Played]) -> Widget:
    from companion.play.table import Table, in_memory
    from companion.ui.table.tried import TriedTable

    real = app.table_of(game)
    tried = Table(
        in_memory(),
        lambda: real.speech,
        lambda: real.options,
        named=real.named,
        is_trial=True,
    )
    tried.subscribe(lambda change: change and app.aloud.moved(tried.played, change))
    real.subscribe(lambda change: None if change else tried.tell())
    table = TriedTable(Given(app, game, tried), load(), real)
    table.asking.bind(on_refused=lambda *_: app.aloud.refused())
    return table


def _component_sets(app: Any, game: str, load: Callable[[], Copies]) -> Widget:
    from companion.ui.shell.files import Files
    from companion.ui.shell.games.coming import Coming
    from companion.ui.table.component_sets.set_list import SetList

    copies, files = load(), Files(app.data_folder() / "sets", game)
    return SetList(Given(app, game), copies, copies.sets(app.store), files, partial(Coming, app))


def _check_copy(app: Any, game: str, load: Callable[[], Copies]) -> Widget:
    from companion.ui.table.component_sets.check_copy import CheckCopy

    copies = load()
    return CheckCopy(
        Given(app, game), copies, copies.sets(app.store), partial(_played_by, app, game)
    )


def _check_tiles(app: Any, game: str, load: Callable[[], Copies]) -> Widget:
    from companion.ui.table.component_sets.check_tiles import CheckTiles

    copies = load()
    return CheckTiles(Given(app, game), copies, copies.sets(app.store))


def _played_by(app: Any, game: str) -> set[int]:
    """How many have sat at this game's table so far."""
    return {len(card.players) for card in app.store.shelf.every() if card.game == game}


_BUILT: dict[str, dict[str, Callable[[Any, str, Any], Widget]]] = {
    "book": {"rules": _rules},
    "reckoned": {
        "standings": _standings,
        "unfinished": _unfinished,
        "reckoning": _reckoning,
    },
    "copies": {
        "component-sets": _component_sets,
        "check-copy": _check_copy,
        "check-tiles": _check_tiles,
    },
    "laid_out": {"setup": _setup},
    "played": {"table": _table, TRIED_OUT: _tried_out},
}
