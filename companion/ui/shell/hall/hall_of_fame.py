from collections.abc import Callable, Collection, Iterable, Mapping
from functools import partial

from kivy.app import App
from kivy.clock import Clock
from kivy.properties import NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from companion.ui import layout
from companion.ui.shell.chrome import Menu, MenuRow, OutlinedButton
from companion.ui.shell.hall.long_list import LongList
from companion.ui.shell.hall.plays import (
    LEFT_OUT,
    Play,
    chosen,
    figures_of,
    left_out_of,
    people,
    plays,
    portrait,
    reckon,
    unreckoned,
)
from companion.ui.shell.hall.portrait_sheet import PortraitSheet
from companion.ui.shell.hall.rows import PersonRow, PlayRow

WINNERS, BEST, PEOPLE = VIEWS = "winners", "best", "people"
_PAUSE = 0.1
"""Between two plays reckoned for the statistics while somebody looks on."""


class HallOfFame(BoxLayout):
    """Who has won, play by play, and how everybody does, in one of these games: what is played
    differently is not compared."""

    game = StringProperty()
    person = StringProperty()
    """Of whose plays it tells; empty for everybody's."""
    count = NumericProperty(0)
    """Of how many players; 0 for any number."""
    view = StringProperty(WINNERS)
    row_height = NumericProperty("96dp")
    game_text = StringProperty()
    with_text = StringProperty()
    count_text = StringProperty()
    note = StringProperty()

    def __init__(self, games: Mapping[str, Collection[str]], **kwargs: object) -> None:
        """`games` has, by its id, what counts as a play of it."""
        self._app = App.get_running_app()
        self._games = games
        self._all: list[Play] = []
        self._missing: list[Play] | None = None
        """Those not reckoned yet, once that was looked for."""
        self._reckoned = False
        self._reckon = Clock.create_trigger(self._reckon_next, _PAUSE)
        self.show = Clock.create_trigger(self._show, -1)
        super().__init__(game=next(iter(games)), **kwargs)
        self._of = OutlinedButton(name="of", padding=("5dp", "12dp"))
        self._of.bind(on_tap=self.offer_games)
        self.bind(game_text=self._of.setter("text"))
        of_plays = LongList(self._new_play_row, PlayRow.show)
        of_people = LongList(self._new_person_row, PersonRow.show)
        self._lists = {WINNERS: of_plays, BEST: of_plays, PEOPLE: of_people}
        self._app.bind(say=self.show, on_stop=self._stop)
        self.bind(row_height=self.show)
        for choice in ("person", "count", "view"):
            self.fbind(choice, self._turn)
        self.bind(game=self._turn_game)

    @property
    def _offered(self) -> list[str]:
        """The games to choose from: those that were played, and the one that is told of."""
        counted = self._games.items()
        return [game for game, each in counted if game == self.game or plays(self._app.store, each)]

    def _show_games(self) -> None:
        self.ids.games.clear_widgets()
        if len(self._offered) > 1:
            self.ids.games.add_widget(self._of)

    def about(self, game: str | None) -> None:
        """Without one it stays with the game it was about."""
        self.game = game or self.game

    def on_parent(self, _: Widget, parent: Widget | None) -> None:
        """What was played since is there; what lacks its figures gets them one by one."""
        self._reckon.cancel()
        if parent:
            self._take_up()
            self._show_games()
            self._show()
            self._reckon()

    def _stop(self, *_: object) -> None:
        """The store is about to be closed."""
        self._reckon.cancel()

    def _take_up(self) -> None:
        self._all = plays(self._app.store, self._games[self.game])
        self._missing = None
        self._reckoned = False

    def _turn(self, *_: object) -> None:
        """Other plays are told of: from the first on."""
        for rows in self._lists.values():
            rows.scroll_y = 1
        self.show()

    def _turn_game(self, *_: object) -> None:
        """Whoever was looked for may never have played it."""
        self.person, self.count = "", 0
        self._take_up()
        self._turn()
        if self.parent:
            self._reckon()

    def offer_games(self, anchor: Widget) -> None:
        options = {game: self._app.called(game) for game in self._offered}
        self._offer(anchor, "of", options, self.game, self.setter("game"))

    def offer_people(self, anchor: Widget) -> None:
        names = sorted({name for play in self._all for name in play.names if name})
        say = self._app.say
        options = {"": say("hall-everybody"), **{name: name for name in names}}
        self._offer(anchor, "with", options, self.person, self.setter("person"))

    def offer_counts(self, anchor: Widget) -> None:
        say = self._app.say
        counts = sorted({play.seats for play in self._all})
        options = {0: say("hall-any-number")}
        options |= {count: say("hall-count", players=count) for count in counts}
        self._offer(anchor, "count", options, self.count, self.setter("count"))

    def _offer(
        self,
        anchor: Widget,
        name: str,
        options: dict,
        now: object,
        choose: Callable[[Widget | None, object], object],
    ) -> None:
        menu = Menu(anchor=anchor)
        for value, text in options.items():
            row = MenuRow(name=f"{name}-{value}", text=text, chosen=value == now)
            row.bind(on_tap=lambda _: menu.close())
            row.bind(on_tap=lambda _, value=value: choose(None, value))
            menu.rows.add_widget(row)
        self._app.root.open(menu)

    def _new_play_row(self) -> PlayRow:
        row = PlayRow()
        row.bind(on_tap=lambda row: self._app.look_at(row.play.card.id))
        row.bind(on_more=lambda row, anchor: self._offer_acts(row.play, anchor))
        return row

    def _new_person_row(self) -> PersonRow:
        row = PersonRow()
        row.bind(on_tap=lambda row: self._open_portrait(row.tally))
        return row

    def _offer_acts(self, play: Play, anchor: Widget) -> None:
        """A play taken out is still there, and counts no more."""
        do = "put-back" if play.left_out else "take-out"
        menu = Menu(anchor=anchor)
        row = MenuRow(name=do, text=self._app.say(f"hall-do-{do}"))
        row.bind(on_tap=lambda _: menu.close())
        row.bind(on_tap=lambda _: self._leave_out(play, not play.left_out))
        menu.rows.add_widget(row)
        self._app.root.open(menu)

    def _leave_out(self, play: Play, out: bool) -> None:
        before = left_out_of(self._app.store)
        after = [key for key in before if key != play.card.id]
        if out:
            after.append(play.card.id)
        if self._app.set(LEFT_OUT, after):
            self._take_up()
            self._show()
            if out:
                say, back = self._app.say, partial(self._leave_out, play, False)
                self._app.root.tell(say("hall-taken-out"), say("undo"), back)

    def _open_portrait(self, tally) -> None:
        kept, figures = self._app.store.figures(), figures_of(self._app, self.game)
        assert figures
        shown = portrait(tally, self._chosen(), kept, figures)
        self._app.root.open(PortraitSheet(shown, self.game))

    def _chosen(self) -> list[Play]:
        return chosen(self._all, self.person, int(self.count))

    def _show(self, *_: object) -> None:
        say, found = self._app.say, self._chosen()
        self.game_text = self._app.called(self.game)
        self.with_text = self.person or say("hall-everybody")
        count = int(self.count)
        self.count_text = say("hall-count", players=count) if count else say("hall-any-number")
        self.ids.view.options = [(view, say(f"hall-{view}")) for view in VIEWS]
        self.ids.view.value = self.view
        counting = [play for play in found if not play.left_out]
        self.note = say("hall-plays", plays=len(counting)) if self._all else say("hall-none")
        rows = self._lists[self.view]
        if rows.parent is None:
            self.ids.list.clear_widgets()
            self.ids.list.add_widget(rows)
        rows.row_height = self.row_height
        rows.show([*_ORDERS[self.view](found)])

    def _reckon_next(self, _: float) -> None:
        if not self.parent or self._app.looking:
            return
        if self._missing is None:
            self._missing = unreckoned(self._all, self._app.store.figures())
        if self._missing:
            if reckon(self._app, self._missing.pop().card):
                self._reckoned = True
                self._reckon()
        elif self._reckoned:
            self._take_up()
            self._show()


def _inscribed(found: Iterable[Play]) -> list[Play]:
    """The latest first, those taken out last."""
    return sorted(found, key=lambda play: play.left_out)


def _by_score(found: Iterable[Play]) -> list[Play]:
    return sorted(found, key=lambda play: (play.left_out, -play.card.results[0].score))


_ORDERS: dict[str, Callable[[Iterable[Play]], Iterable]] = {
    WINNERS: _inscribed,
    BEST: _by_score,
    PEOPLE: people,
}


layout.load("shell", "hall_of_fame")
