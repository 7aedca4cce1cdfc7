from kivy.properties import NumericProperty
from kivy.uix.boxlayout import BoxLayout

from companion.play.numerals import signed
from companion.scorepad.play.entries import NO_MOVE, Page, Shown, pages
from companion.scorepad.play.keys import LEFT, REALS, SHIPS
from companion.scorepad.rules.state import alike
from companion.scorepad.ui.face import round_of
from companion.scorepad.ui.pieces import EntryChip, EntryRow
from companion.table.session import Session
from companion.ui.shell.chrome import Heading, Text
from companion.ui.table.given import Given


class History(BoxLayout):
    """Every entry by round and player, the latest round first; only what changed is built anew."""

    __events__ = ("on_entry",)

    editing = NumericProperty(NO_MOVE)
    """The number of the move that is being corrected."""

    def __init__(self, given: Given, **kwargs: object) -> None:
        self._given = given
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
                    if isinstance(chip, EntryChip):
                        chip.chosen = chip.number == self.editing != NO_MOVE

    def forget(self) -> None:
        """The language has changed."""
        self._built.clear()

    def show(self, session: Session) -> None:
        wanted = pages(session)
        self._built = {page: self._built.get(page) or self._page(page) for page in wanted}
        if [*self._built.values()] != self.children[::-1]:
            self.clear_widgets()
            for built in self._built.values():
                self.add_widget(built)
            if not session.line:
                text = self._given.speech.say("pad-nothing-yet")
                self.add_widget(Text(text=text, tone="faded", halign="center"))
        self.on_editing()

    def _page(self, page: Page) -> BoxLayout:
        say = self._given.speech.say
        box = BoxLayout(orientation="vertical", size_hint_y=None, spacing="4dp")
        box.bind(minimum_height=box.setter("height"))
        said = say("pad-final") if page.is_end else say("pad-round", round=round_of(page.round))
        box.add_widget(Heading(text=said, scale="title", padding=("4dp", "4dp")))
        for colour, entries in page.rows:
            points = sum(entry.vp for entry in entries)
            row = EntryRow(self._given.face.mark(colour), points=str(points or ""))
            for entry in entries:
                chip = EntryChip(name=f"entry-{entry.number}", text=entry_text(say, entry))
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
            text = say("pad-sum-of", rounds=each.in_play, end=each.at_the_end)
            row.ids.entries.add_widget(Text(text=text, tone="faded"))
            box.add_widget(row)
        return box

    def _tap(self, chip: EntryChip) -> None:
        """What somebody began with is no entry that could be corrected: it is explained."""
        if chip.number == NO_MOVE:
            self._given.shell.tell(self._given.speech.say("pad-dias-first"))
        else:
            self.dispatch("on_entry", chip.number)


def entry_text(say, entry: Shown) -> str:
    """What an entry says of itself."""
    amount = signed(entry.amount)
    if entry.kind == SHIPS:
        return say("pad-entry-ships", ships=entry.amount)
    if entry.kind == LEFT:
        least, most = alike(entry.amount)
        return say("pad-entry-reals", amount=f"{least}–{most}")
    if entry.kind == REALS:
        return say("pad-entry-reals", amount=amount)
    if entry.landing:
        landing = say(f"landing-{entry.landing.replace('_', '-')}")
        return say("pad-entry-landing", amount=amount, landing=landing)
    if entry.character:
        character = say(f"ledger-{entry.character}")
        return say("pad-entry-landing", amount=amount, landing=character)
    return amount
