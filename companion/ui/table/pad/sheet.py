"""The sheet of paper the pad stands for: every entry, and what everybody has."""

from __future__ import annotations

from typing import Any

from kivy.clock import Clock
from kivy.properties import ObjectProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from companion.play.asking import Asking
from companion.play.pad.asking import counted, entry_name
from companion.play.pad.entries import NO_MOVE, Page, pages, text
from companion.play.pad.progress import round_of
from companion.table.game.pad.declared import Pad
from companion.table.game.pad.state import Player
from companion.ui import layout
from companion.ui.shell.chrome import Heading, Text
from companion.ui.table.given import Given
from companion.ui.table.pad.pieces import EntryChip, EntryRow, HeldCell, PointsCell


class PadSheet(BoxLayout):
    """Every entry by round and player, the latest round first, and below it everybody's cells. A
    tap on an entry has it entered anew, one on a cell says whose the next entry is. Only what
    changed is built anew."""

    tab_stop = 1

    shown = ObjectProperty(None, allownone=True)
    question = ObjectProperty(None, allownone=True)

    def __init__(self, pad: Pad, given: Given, asking: Asking, **kwargs: object) -> None:
        self._pad, self._given, self._asking = pad, given, asking
        self._built: dict[Page, BoxLayout] = {}
        self._cells: dict[str, Widget] = {}
        self._seats: Any = None
        self._fill = Clock.create_trigger(self._show, -1)
        super().__init__(**kwargs)
        self.bind(shown=self._fill, question=self._fill)
        given.bind(speech=self._forget)

    def _forget(self, *_: object) -> None:
        """The language has changed."""
        self._built.clear()
        self._seats = None

    def _show(self, *_: object) -> None:
        session = self._asking.session
        if session is None or self.shown is None:
            return
        wanted, paper = pages(self._pad, session), self.ids.entries
        self._built = {page: self._built.get(page) or self._page(page) for page in wanted}
        if [*self._built.values()] != paper.children[::-1]:
            paper.clear_widgets()
            for built in self._built.values():
                paper.add_widget(built)
            if not session.line:
                said = self._given.speech.say("pad-nothing-yet")
                paper.add_widget(Text(text=said, tone="faded", halign="center"))
        self._mark()
        self._show_cells(session.state.players)

    # The entries

    def _page(self, page: Page) -> BoxLayout:
        say = self._given.speech.say
        box = BoxLayout(orientation="vertical", size_hint_y=None, spacing="4dp")
        box.bind(minimum_height=box.setter("height"))
        said = say("pad-final") if page.is_end else say("pad-round", round=round_of(page.round))
        box.add_widget(Heading(text=said, scale="title", padding=("4dp", "4dp")))
        for colour, found in page.rows:
            points = sum(entry.points for entry in found)
            row = EntryRow(self._given.face.mark(colour), points=str(points or ""))
            for entry in found:
                chip = EntryChip(name=entry_name(entry.number), text=text(self._pad, say, entry))
                chip.number = entry.number
                chip.bind(on_tap=self._tap)
                row.ids.entries.add_widget(chip)
            box.add_widget(row)
        if page.sums:
            box.add_widget(Heading(text=say("pad-sum"), scale="title", padding=("4dp", "4dp")))
        for each in page.sums:
            whole = str(each.in_play + each.at_the_end)
            row = EntryRow(self._given.face.mark(each.player), points=whole, whole=True)
            row.name = f"sum-of-{each.player}"
            said = say("pad-sum-of", rounds=each.in_play, end=each.at_the_end)
            row.ids.entries.add_widget(Text(text=said, tone="faded"))
            box.add_widget(row)
        return box

    def _tap(self, chip: EntryChip) -> None:
        """The entry that is put right, tapped once more, stays as it is."""
        if chip.number == NO_MOVE:
            self._asking.point(chip.name)
        else:
            again = chip.number == self._asking.revised
            self._asking.revise(0 if again else chip.number)

    def _mark(self) -> None:
        revised = self._asking.revised
        for page in self._built.values():
            for row in page.children:
                for chip in row.ids.entries.children if isinstance(row, EntryRow) else ():
                    if isinstance(chip, EntryChip):
                        chip.chosen = chip.number == revised != NO_MOVE

    # The cells

    def _show_cells(self, players: tuple[Player, ...]) -> None:
        if self._seats != self.shown.seats:
            self._seats = self.shown.seats
            self._build_cells()
        for player in players:
            for what, amount in player.has.items():
                cell = self._cells.get(f"{what}-of-{player.colour}")
                if cell:
                    cell.amount = self._amount(what, amount)
                    cell.chosen = cell.name in self.question.chosen

    def _amount(self, what: str, amount: int) -> str:
        if what == self._pad.points:
            return str(amount)
        said: str = self._given.speech.say(f"pad-{what}-short", **{what: amount})
        return said

    def _build_cells(self) -> None:
        box, state = self.ids.players, self._asking.session.state
        box.clear_widgets()
        self._cells.clear()
        points, *others = counted(self._pad, state)
        for seat in self._seats:
            colour = seat.colour
            column = BoxLayout(orientation="vertical", spacing="4dp", size_hint_y=None)
            column.bind(minimum_height=column.setter("height"))
            mark, who = self._given.face.mark(colour), self.shown.name(colour)
            cell = PointsCell(mark, name=f"{points}-of-{colour}", colour=colour, who=who)
            self._add_cell(column, cell)
            for what in others:
                self._add_cell(column, HeldCell(name=f"{what}-of-{colour}"))
            box.add_widget(column)

    def _add_cell(self, column: BoxLayout, cell: PointsCell | HeldCell) -> None:
        cell.bind(on_tap=lambda cell: self._asking.pick(cell.name))
        self._cells[cell.name] = cell
        column.add_widget(cell)


layout.load("table/pad", "pad_sheet")
