from __future__ import annotations

from collections.abc import Sequence

from kivy.properties import ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from companion.play.question import Question
from companion.ui import layout
from companion.ui.drawn.piece import Piece, painted
from companion.ui.shell.chrome import OutlinedButton
from companion.vasco.play.asking.launching import Man
from companion.vasco.play.offers import Offer, last_offers, offers
from companion.vasco.play.shown import Shown
from companion.vasco.rules import figures as f
from companion.vasco.rules.moves import Launch
from companion.vasco.rules.state import Tile
from companion.vasco.ui.table.offers import draw_offer


class LaunchButton(OutlinedButton):
    """Launches with the crew beside it, or asks for one."""


class CrewPicture(Piece):
    """A project with the crew that is proposed; its tap chooses another one."""


class LaunchRow(BoxLayout):
    """A project that could be launched."""

    asking = ObjectProperty()
    offer = ObjectProperty(None, allownone=True)
    text = StringProperty()

    def on_kv_post(self, _: Widget) -> None:
        # Off the row, nothing else holds it.
        self._button = self.ids.button.__self__

    def on_offer(self, _: Widget, offer: Offer | None) -> None:
        self.opacity, self.disabled = (1, False) if offer else (0, True)
        if offer is None:
            self.ids.picture.name = self._button.name = ""
            return
        spot = f"{offer.colour}-{offer.place}"
        self.ids.picture.name = f"crew-of-{spot}"
        self.ids.picture.paint = painted(draw_offer, offer)
        button = self._button
        button.name = f"launch-{spot}"
        # Without a crew there is nothing to tap.
        if offer.lacking and button.parent:
            self.remove_widget(button)
        elif not offer.lacking and not button.parent:
            self.add_widget(button)

    def launch(self) -> None:
        offer = self.offer
        if offer.crew:
            self.asking.do(Launch(offer.colour, offer.project, offer.crew))
        else:
            self.choose()

    def choose(self) -> None:
        """Where the crew is lacking, that is refused, which says what would do."""
        self.asking.enter(Man(self.offer.colour, self.offer.project))


class Launches(BoxLayout):
    """Projects that could be launched, each by one tap."""

    asking = ObjectProperty()
    title = StringProperty()

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self._asked: object = None
        self._places: list[tuple[str, Tile]] = []

    def offer(self, shown: Shown, question: Question, low: bool) -> bool:
        """Whether there are any. Of what has been launched the place stays free while the same is
        asked, so that no second tap launches another one."""
        self.title, found = _offered(shown, question, low)
        asked = shown.page, question.title, question.number
        offers = {(each.colour, each.project): each for each in found}
        if asked != self._asked:
            self._asked, self._places = asked, []
        self._places += [each for each in offers if each not in self._places]
        self._show([offers.get(each) for each in self._places] if offers else [])
        return bool(offers)

    def _show(self, offers: Sequence[Offer | None]) -> None:
        rows = self.ids.rows
        while len(rows.children) > len(offers):
            rows.remove_widget(rows.children[0])
        while len(rows.children) < len(offers):
            rows.add_widget(LaunchRow(asking=self.asking))
        for row, offer in zip(reversed(rows.children), offers, strict=True):
            row.offer = offer


def _offered(shown: Shown, question: Question, low: bool) -> tuple[str, Sequence[Offer]]:
    """On a page all he has; else what whoever is asked could launch, as long as nothing else fills
    a phone; at the end what anybody could.
    """
    called = question.player
    if shown.page:
        return shown.say("table-projects"), offers(shown, shown.page, every=True)
    if shown.manning or (called and low and question.chosen):
        return "", ()
    if called:
        # Where there is little room the buttons say it by themselves.
        title = "" if low else shown.say("table-could-launch", player=f.player(called))
        return title, offers(shown, called)
    return "", last_offers(shown)


layout.load("vasco/table", "launch_button", "crew_picture", "launch_row", "launches")
