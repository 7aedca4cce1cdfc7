from kivy.app import App
from kivy.properties import NumericProperty
from kivy.uix.boxlayout import BoxLayout

from companion.play.numerals import signed
from companion.scorepad.play.entries import Page, Shown, pages
from companion.scorepad.play.keys import LEFT, REALS, SHIPS, VP
from companion.scorepad.ui.face import PAD, round_of
from companion.scorepad.ui.parts import EntryChip, EntryRow
from companion.table.session import Session
from companion.ui.shell.chrome import Heading, Text

_NOBODY = 0


class History(BoxLayout):
    """Every entry by round and player, the latest round first; only what changed is built anew."""

    __events__ = ("on_entry",)

    editing = NumericProperty(_NOBODY)
    """The number of the move that is being corrected."""

    def __init__(self, **kwargs: object) -> None:
        self._app = App.get_running_app()
        self._built: dict[Page, BoxLayout] = {}
        self._names: dict[str, str] = {}
        super().__init__(orientation="vertical", size_hint_y=None, spacing="4dp", **kwargs)
        self.bind(minimum_height=self.setter("height"))

    def on_entry(self, number: int) -> None:
        pass

    def on_editing(self, *_: object) -> None:
        for page in self.children:
            for row in page.children:
                for chip in row.ids.entries.children if isinstance(row, EntryRow) else ():
                    chip.chosen = chip.number == self.editing

    def forget(self) -> None:
        """The language has changed."""
        self._built.clear()

    def show(self, session: Session) -> None:
        colours = [seat.colour for seat in session.head.players]
        wanted = pages(colours, session.line)
        self._built = {page: self._built.get(page) or self._page(page) for page in wanted}
        if [*self._built.values()] != self.children[::-1]:
            self.clear_widgets()
            for built in self._built.values():
                self.add_widget(built)
            if not wanted:
                text = self._app.of("scorepad").say("pad-nothing-yet")
                self.add_widget(Text(text=text, tone="faded", halign="center"))
        self.on_editing()

    def _page(self, page: Page) -> BoxLayout:
        say = self._app.of("scorepad").say
        box = BoxLayout(orientation="vertical", size_hint_y=None, spacing="4dp")
        box.bind(minimum_height=box.setter("height"))
        said = say("pad-final") if page.is_end else say("pad-round", round=round_of(page.round))
        box.add_widget(Heading(text=said, scale="title", padding=("4dp", "4dp")))
        for colour, entries in page.rows:
            points = sum(entry.amount for entry in entries if entry.kind == VP)
            row = EntryRow(self._app.face_of(PAD).mark(colour), points=str(points or ""))
            for entry in entries:
                chip = EntryChip(name=f"entry-{entry.number}", text=entry_text(say, entry))
                chip.number = entry.number
                chip.bind(on_tap=lambda chip: self.dispatch("on_entry", chip.number))
                row.ids.entries.add_widget(chip)
            box.add_widget(row)
        return box


def entry_text(say, entry: Shown) -> str:
    """What an entry says of itself."""
    amount = signed(entry.amount)
    if entry.kind == SHIPS:
        return say("pad-entry-ships", ships=entry.amount)
    if entry.kind == LEFT:
        return say("pad-entry-reals", amount=f"{entry.amount}–{entry.amount + 2}")
    if entry.kind == REALS:
        return say("pad-entry-reals", amount=amount)
    if entry.landing:
        landing = say(f"landing-{entry.landing.replace('_', '-')}")
        return say("pad-entry-landing", amount=amount, landing=landing)
    return amount
