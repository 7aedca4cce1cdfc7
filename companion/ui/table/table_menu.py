"""What the menu above a game offers."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from kivy.uix.widget import Widget

from companion.play.turning import can_turn
from companion.ui.shell.chrome import Menu, MenuRow
from companion.ui.shell.screen import Screen
from companion.ui.table.choosing.note import choose_for_table

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
    standings, rules = (Screen(name, given.game) for name in ("standings", "rules"))
    if own.parts:
        yield Choice("compare", say("menu-compare"), table.compare)
    if own.corrections:
        yield Choice("otherwise", say("menu-otherwise"), table.set_right)
    if table.chairs:
        yield Choice("menu-chairs", say("menu-chairs"), table.give_chairs)
    if can_turn(given.seats):
        yield Choice("menu-turn", say("menu-turn"), table.turn, table.turning)
    if standings in shell:
        yield Choice("standings", say("standings-title"), partial(shell.show, standings))
    if rules in shell:
        yield Choice("menu-rules", say("menu-rules"), partial(shell.show, rules))
    if given.options:
        yield Choice(
            "menu-options", say("menu-options"), partial(choose_for_table, shell, given.game)
        )
    yield Choice("menu-home", say("menu-home"), partial(shell.show, "home"))
    yield Choice("menu-give-up", say("menu-give-up"), partial(table.dispatch, "on_given_up"))


def _choose(made: Menu, choice: Choice, _: MenuRow) -> None:
    made.close()
    choice.do()
