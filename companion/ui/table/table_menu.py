"""What the menu above a game offers."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from kivy.uix.widget import Widget

from companion.play.asking import Asking
from companion.play.turning import can_turn
from companion.table.trying import tried
from companion.ui.shell.chrome import Menu, MenuRow
from companion.ui.shell.screen import Screen
from companion.ui.table.choosing.note import choose_for_table
from companion.ui.table.given import TRIED_OUT

if TYPE_CHECKING:
    from companion.ui.table.screen import TableScreen


class Choice(NamedTuple):
    """An entry of the menu; one that is on is `chosen`."""

    name: str
    text: str
    do: Callable[[], object]
    chosen: bool = False


def menu(anchor: Widget, choices: Iterable[Choice]) -> Menu:
    made = Menu(anchor=anchor)
    for choice in choices:
        row = MenuRow(name=choice.name, text=choice.text, chosen=choice.chosen)
        row.bind(on_tap=partial(_choose, made, choice))
        made.add_widget(row)
    return made


def at_table(table: TableScreen) -> Iterator[Choice]:
    """Only what the game supplies."""
    given = table.given
    say, shell, own = given.speech.say, given.shell, given.tabletop
    names = "standings", "rules", TRIED_OUT
    standings, rules, out = (Screen(name, given.game, given.table.tried) for name in names)
    if own.parts:
        yield Choice("compare", say("menu-compare"), partial(_compare, table))
    if own.editor:
        yield Choice("otherwise", say("menu-otherwise"), table.set_right)
    if table.chairs:
        yield Choice("menu-chairs", say("menu-chairs"), partial(_give_chairs, table))
    if given.phones and given.phones.offers(given.game) and not given.table.tried:
        yield Choice("menu-phones", say("menu-phones"), partial(_let_phones_in, table))
    if own.tries and out in shell and _can_be_tried(table.asking):
        yield Choice("menu-try", say("menu-try"), partial(_try_out, table))
    if can_turn(given.table.seats):
        yield Choice("menu-turn", say("menu-turn"), table.turn, table.turning)
    if standings in shell:
        yield Choice("standings", say("standings-title"), partial(shell.show, standings))
    if rules in shell:
        yield Choice("menu-rules", say("menu-rules"), partial(shell.show, rules))
    if given.table.options:
        yield Choice(
            "menu-options", say("menu-options"), partial(choose_for_table, shell, given.game)
        )
    yield Choice("menu-home", say("menu-home"), partial(shell.show, "home"))
    yield Choice("menu-give-up", say("menu-give-up"), partial(table.dispatch, "on_given_up"))


def _compare(table: TableScreen) -> None:
    from companion.ui.table.corrections.compare import Compare

    page = Compare(table.given, table.asking.shown)
    page.bind(on_wrong=lambda _, area: table.set_right(area))
    table.given.shell.open(page)


def _give_chairs(table: TableScreen) -> None:
    from companion.ui.table.chairs_sheet import ChairsSheet

    assert table.chairs
    sheet = ChairsSheet(table.given, table.chairs, game=table.given.game)
    sheet.bind(on_given=lambda _: table.asking.ask())
    table.given.shell.open(sheet)


def _let_phones_in(table: TableScreen) -> None:
    from companion.ui.table.phones_sheet import open_phones

    open_phones(table.given)


def _can_be_tried(asking: Asking) -> bool:
    """Not in the middle of a correction."""
    session = asking.session
    return bool(session.due.kinds) and not asking.revised and not session.broken


def _try_out(table: TableScreen) -> None:
    given = table.given
    given.shell.show(Screen(TRIED_OUT, given.game, tried(table.asking.session)))


def _choose(made: Menu, choice: Choice, _: MenuRow) -> None:
    made.close()
    choice.do()
