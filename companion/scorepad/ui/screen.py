from collections.abc import Callable
from functools import partial
from typing import Any

from kivy.app import App
from kivy.clock import Clock
from kivy.properties import BooleanProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from companion.play.numerals import signed
from companion.scorepad.play.entries import shown
from companion.scorepad.play.keys import LEFT, REALS, SHIPS, VP, Block, Key, blocks
from companion.scorepad.play.pad import END, Pad, Target
from companion.scorepad.rules.moves import Finish, Round
from companion.scorepad.rules.state import State
from companion.scorepad.ui.face import PAD, round_of
from companion.scorepad.ui.history import History, entry_text
from companion.scorepad.ui.parts import KeyGrid, PadKey, RealsCell, VpCell
from companion.table.course import Entry
from companion.table.game import Refusal
from companion.ui import layout
from companion.ui.shell.chrome import FilledButton, OutlinedButton
from companion.ui.shell.people import called, names


class PadScreen(BoxLayout):
    """Writes down the game of `app.session`: one tap for whom, one for how much."""

    wide = BooleanProperty(False)
    roomy = BooleanProperty(False)
    title = StringProperty()
    question = StringProperty()
    undo_text = StringProperty()

    def __init__(self, **kwargs: object) -> None:
        self._app = App.get_running_app()
        self._pad: Any = None
        self._grids: dict[str, list[KeyGrid]] = {}
        self._cells: dict[Target, VpCell | RealsCell] = {}
        self._show = Clock.create_trigger(self._fill, -1)
        super().__init__(**kwargs)
        self._history = History()
        self._history.bind(on_entry=lambda _, number: self._act(lambda: self._pad.edit(number)))
        self.ids.history.add_widget(self._history)
        self._app.bind(session=self._change, say=self._speak)

    def on_parent(self, *_: object) -> None:
        self._change()

    def undo(self) -> None:
        """While an entry is corrected, the correction is what is left."""
        self._act(self._pad.stop_editing if self._pad.editing else self._pad.undo)

    def redo(self) -> None:
        self._act(self._pad.redo)

    def _act(self, do: Callable[[], object]) -> None:
        """What is refused is said, and changes nothing."""
        try:
            self._app.attempt(do)
        except Refusal as fault:
            self._app.aloud.refused()
            known = names(self._pad.session.head.players)
            self._app.root.tell(
                self._app.of("scorepad").sentence(fault.key, known, **fault.figures)
            )
        self._show()

    def _change(self, *_: object) -> None:
        session = self._app.session
        if self.parent and session and session.game.id == PAD:
            self._show()

    def _speak(self, *_: object) -> None:
        self._history.forget()
        self._pad = None
        self._change()

    def _fill(self, *_: object) -> None:
        session = self._app.session
        if self._pad is None or session is not self._pad.session:
            self._pad = Pad(session)
            self._grids.clear()
            self._build_cells()
        pad = self._pad
        pad.follow()
        self._show_cells(pad.state)
        self._history.editing = pad.editing.number if pad.editing else 0
        self._history.show(session)
        said = self._app.face_of(PAD).progress(pad.state)
        self.title = self._app.of("scorepad").say(said.key, **said.figures)
        self._ask()
        self._show_foot()

    # Who

    def _build_cells(self) -> None:
        box, face = self.ids.players, self._app.face_of(PAD)
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
                cell.text = self._app.of("scorepad").say("pad-reals-short", reals=player.reals)

    # How much

    def _ask(self) -> None:
        pad, say = self._pad, self._app.of("scorepad").say
        kind, player = pad.target
        keys = self.ids.board
        keys.clear_widgets()
        self.question = ""
        if pad.state.phase == "over":
            return
        if kind == END:
            self._offer_end(pad.state)
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
            note = (
                self._app.of("scorepad").say(key.note.key, **key.note.figures) if key.note else ""
            )
            button = PadKey(name=key.name, amount=_amount(key), note=note, roomy=self.roomy)
            self.bind(roomy=button.setter("roomy"))
            button.bind(on_tap=lambda _, key=key: self._act(lambda: self._pad.enter(key)))
            grid.add_widget(button)
        return grid

    def _finish(self, *winners: str) -> None:
        self._pad.finish(winners)
        self._app.look_at(self._pad.session.head.id, "home")

    def _offer_end(self, state: State) -> None:
        """Who has won; where several lead, the table looks at ships and sailors first."""
        say, leaders, finish = self._app.of("scorepad").say, state.leaders, self._finish
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

    # What else

    def _show_foot(self) -> None:
        pad, say = self._pad, self._app.of("scorepad").say
        undoes = pad.session.undoes
        self.undo_text = say("pad-undo", entry=self._said(undoes)) if undoes else say("undo")
        if pad.editing:
            self.undo_text = say("pad-leave")
        self.ids.undo.disabled = undoes is None
        self.ids.redo.disabled = pad.session.redoes is None
        foot = self.ids.next
        foot.clear_widgets()
        if pad.editing:
            self._add(foot, OutlinedButton, "strike-out", say("pad-strike-out"), pad.strike_out)
        elif pad.state.phase == "rounds":
            text = say("pad-end-round", round=round_of(pad.state.round))
            self._add(foot, FilledButton, "end-round", text, pad.end_round)

    def _add(self, box: Widget, kind: type, name: str, text: str, do: Callable[[], object]) -> None:
        button = kind(name=name, text=text)
        button.bind(on_tap=lambda _: self._act(do))
        box.add_widget(button)

    def _said(self, entry: Entry) -> str:
        move = entry.move
        if isinstance(move, Round | Finish):
            return self._app.of("scorepad").say(f"pad-undo-{entry.raw['do']}")
        text = entry_text(self._app.of("scorepad").say, shown(entry))
        return self._app.of("scorepad").say(
            "pad-entry-of", player=self._called(move.player), entry=text
        )

    def _called(self, colour: str) -> str:
        seats = {seat.colour: seat for seat in self._pad.session.head.players}
        return called(seats[colour])


def _amount(key: Key) -> str:
    if key.name.startswith(SHIPS):
        return str(key.amount)
    if key.name.startswith(LEFT):
        return f"{key.amount}–{key.amount + 2}"
    return signed(key.amount)


layout.load("scorepad", "pad_screen")
