from collections.abc import Callable
from functools import partial
from typing import Any

from kivy.clock import Clock
from kivy.properties import BooleanProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from companion.play.numerals import signed
from companion.play.replying import refusal_said
from companion.scorepad.play.entries import shown
from companion.scorepad.play.keys import LEFT, REALS, SHIPS, VP, Block, Key, blocks
from companion.scorepad.play.pad import DIAS, END, Pad, Target
from companion.scorepad.rules.moves import Finish, Round
from companion.scorepad.rules.state import State, alike
from companion.scorepad.ui.face import PAD, round_of
from companion.scorepad.ui.history import History, entry_text
from companion.scorepad.ui.pieces import KeyGrid, PadKey, RealsCell, VpCell
from companion.table.course import Entry
from companion.table.game import Refusal
from companion.ui import layout
from companion.ui.shell.chrome import FilledButton, Menu, MenuRow, OutlinedButton
from companion.ui.shell.people import called, names
from companion.ui.table.given import Given


class PadScreen(BoxLayout):
    """Writes down a game: one tap for whom, one for how much. `on_refused` tells that a tap was in
    vain, `on_over` that the game has just ended here."""

    __events__ = ("on_refused", "on_over", "on_given_up")

    wide = BooleanProperty(False)
    roomy = BooleanProperty(False)
    title = StringProperty()
    question = StringProperty()
    undo_text = StringProperty()

    def __init__(self, given: Given, **kwargs: object) -> None:
        self._given = given
        self._pad: Any = None
        self._grids: dict[str, list[KeyGrid]] = {}
        self._cells: dict[Target, VpCell | RealsCell] = {}
        self._show = Clock.create_trigger(self._fill, -1)
        super().__init__(**kwargs)
        self._history = History(given)
        self._history.bind(on_entry=lambda _, number: self._act(lambda: self._pad.edit(number)))
        self.ids.history.add_widget(self._history)
        given.bind(session=self._change, speech=self._speak)

    def on_parent(self, *_: object) -> None:
        self._change()

    def undo(self) -> None:
        """While an entry is corrected, the correction is what is left; so is the end of a round."""
        pad = self._pad
        self._act(pad.stop_editing if pad.editing else pad.go_on if pad.ending else pad.undo)

    def open_menu(self, anchor: Widget) -> None:
        menu = Menu(anchor=anchor)
        row = MenuRow(name="menu-give-up", text=self._given.speech.say("menu-give-up"))
        row.bind(on_tap=lambda _: self.dispatch("on_given_up"))
        menu.add_widget(row)
        self._given.shell.open(menu)

    def redo(self) -> None:
        self._act(self._pad.redo)

    def _act(self, do: Callable[[], object]) -> None:
        """What is refused is said, and changes nothing."""
        try:
            self._given.attempt(do)
        except Refusal as fault:
            self.dispatch("on_refused")
            known = names(self._pad.session.head.players)
            self._given.shell.tell(refusal_said(self._given.speech, known, fault).text)
        self._show()

    def on_refused(self) -> None:
        pass

    def on_over(self) -> None:
        pass

    def on_given_up(self) -> None:
        pass

    def _change(self, *_: object) -> None:
        if self.parent:
            self._show()

    def _speak(self, *_: object) -> None:
        self._history.forget()
        self._pad = None
        self._change()

    def _fill(self, *_: object) -> None:
        session = self._given.session
        # By the next frame another game may run, or none.
        if session is None or session.game.id != PAD:
            return
        if self._pad is None or session is not self._pad.session:
            self._pad = Pad(session)
            self._grids.clear()
            self._build_cells()
        pad = self._pad
        pad.follow()
        self._show_cells(pad.state)
        self._history.editing = pad.editing.number if pad.editing else 0
        self._history.show(session)
        said = self._given.face.progress(pad.state)
        self.title = self._given.speech.say(said.key, **said.figures)
        self._ask()
        self._show_foot()

    # Who

    def _build_cells(self) -> None:
        box, face = self.ids.players, self._given.face
        box.clear_widgets()
        self._cells.clear()
        for seat in self._pad.session.head.players:
            colour, who = seat.colour, self._called(seat.colour)
            column = BoxLayout(orientation="vertical", spacing="4dp", size_hint_y=None)
            column.bind(minimum_height=column.setter("height"))
            cell = VpCell(face.mark(colour), name=f"vp-of-{colour}", who=who, roomy=self.roomy)
            self.bind(roomy=cell.setter("roomy"))
            self._add_cell(column, cell, Target(VP, colour))
            if self._pad.state.with_reals:
                reals = RealsCell(name=f"reals-of-{colour}")
                self._add_cell(column, reals, Target(REALS, colour))
            box.add_widget(column)

    def _add_cell(self, column: BoxLayout, cell: VpCell | RealsCell, target: Target) -> None:
        cell.bind(on_tap=lambda _: self._act(lambda: self._pad.choose(target)))
        self._cells[target] = cell
        column.add_widget(cell)

    def _show_cells(self, state: State) -> None:
        target = self._pad.target
        chosen = Target(REALS if target.kind == REALS else VP, target.player)
        for each, cell in self._cells.items():
            player = state.player(each.player)
            cell.chosen = each == chosen
            if each.kind == VP:
                cell.points = str(player.vp)
            else:
                cell.text = self._given.speech.say("pad-reals-short", reals=player.reals)

    # How much

    def _ask(self) -> None:
        pad, say = self._pad, self._given.speech.say
        kind, player = pad.target
        keys = self.ids.board
        keys.clear_widgets()
        self.question = ""
        if pad.state.phase == "over":
            return
        if kind == END:
            self._offer_end(pad.state)
            return
        if kind == DIAS:
            self._offer_dias(pad.state)
            return
        if pad.editing:
            entry = entry_text(say, shown(pad.editing))
            self.question = say("pad-correcting", player=self._called(player), entry=entry)
        else:
            self.question = say(f"pad-ask-{kind}", player=self._called(player))
        if kind not in self._grids:
            self._grids[kind] = [self._grid(block) for block in blocks(kind, pad.state)]
        for grid in self._grids[kind]:
            keys.add_widget(grid)

    def _grid(self, block: Block) -> KeyGrid:
        grid = KeyGrid(columns=block.columns)
        for key in block.keys:
            note = self._given.speech.say(key.note.key, **key.note.figures) if key.note else ""
            button = PadKey(name=key.name, amount=_amount(key), note=note, roomy=self.roomy)
            self.bind(roomy=button.setter("roomy"))
            button.bind(on_tap=lambda _, key=key: self._act(lambda: self._pad.enter(key)))
            grid.add_widget(button)
        return grid

    def _finish(self, *winners: str) -> None:
        self._pad.finish(winners)
        self.dispatch("on_over")

    def _offer_end(self, state: State) -> None:
        """Who has won; where several lead, the table looks at ships and sailors first."""
        say, leaders, finish = self._given.speech.say, state.leaders, self._finish
        self.question = say("pad-counted" if len(leaders) == 1 else "pad-tied")
        keys = self.ids.board
        if len(leaders) == 1:
            text = say("pad-wins", player=self._called(leaders[0]))
            self._add(keys, FilledButton, "finish", text, finish)
            return
        for colour in leaders:
            text = say("pad-wins", player=self._called(colour))
            won = partial(finish, colour)
            self._add(keys, OutlinedButton, f"wins-{colour}", text, won)
        self._add(keys, OutlinedButton, "finish", say("pad-shared"), finish)

    def _offer_dias(self, state: State) -> None:
        """Everybody, the last owner as the likeliest; and nobody, where it is entered already."""
        say, keys = self._given.speech.say, self.ids.board
        self.question = say("pad-ask-dias", round=round_of(state.round))
        for player in state.players:
            text = say("pad-dias-for", player=self._called(player.colour))
            kind = FilledButton if player.colour == state.dias else OutlinedButton
            end = partial(self._pad.end_round, player.colour)
            self._add(keys, kind, f"dias-{player.colour}", text, end)
        self._add(keys, OutlinedButton, "no-dias", say("pad-no-dias"), self._pad.end_round)

    # What else

    def _show_foot(self) -> None:
        pad, say = self._pad, self._given.speech.say
        undoes = pad.session.undoes
        self.undo_text = say("pad-undo", entry=self._said(undoes)) if undoes else say("undo")
        if pad.editing:
            self.undo_text = say("pad-leave")
        elif pad.ending:
            self.undo_text = say("pad-go-on")
        self.ids.undo.disabled = undoes is None and not pad.ending
        self.ids.redo.disabled = pad.session.redoes is None
        foot = self.ids.next
        foot.clear_widgets()
        if pad.editing:
            self._add(foot, OutlinedButton, "strike-out", say("pad-strike-out"), pad.strike_out)
        elif pad.state.phase == "rounds" and not pad.ending:
            text = say("pad-end-round", round=round_of(pad.state.round))
            self._add(foot, FilledButton, "end-round", text, pad.ask_dias)

    def _add(self, box: Widget, kind: type, name: str, text: str, do: Callable[[], object]) -> None:
        button = kind(name=name, text=text)
        button.bind(on_tap=lambda _: self._act(do))
        box.add_widget(button)

    def _said(self, entry: Entry) -> str:
        say, move = self._given.speech.say, entry.move
        if isinstance(move, Round | Finish):
            return say(f"pad-undo-{entry.raw['do']}")
        text = entry_text(say, shown(entry))
        return say("pad-entry-of", player=self._called(move.player), entry=text)

    def _called(self, colour: str) -> str:
        seats = {seat.colour: seat for seat in self._pad.session.head.players}
        return called(seats[colour])


def _amount(key: Key) -> str:
    if key.name.startswith(SHIPS):
        return str(key.amount)
    if key.name.startswith(LEFT):
        return "–".join(map(str, alike(key.amount)))
    return signed(key.amount)


layout.load("scorepad", "pad_screen")
