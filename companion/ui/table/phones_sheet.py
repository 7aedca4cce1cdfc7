from __future__ import annotations

from functools import partial
from typing import Any

from kivy.clock import Clock
from kivy.graphics import Color, Rectangle
from kivy.properties import BooleanProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from companion.table.game import Figure
from companion.ui import layout
from companion.ui.drawn.box import Box
from companion.ui.drawn.colours import Colours
from companion.ui.drawn.piece import painted
from companion.ui.shell.chrome import Overlay
from companion.ui.table.given import Given

_LOOKED = 5
"""Seconds after which the networks of this device are looked at again."""
_LONELY = 60
"""Seconds without a phone after which it is told what may be in the way."""

Squares = tuple[tuple[bool, ...], ...]


class PhoneRow(BoxLayout):
    """A phone that sits somewhere, or asks to."""

    __events__ = ("on_allow", "on_show_out")

    key = StringProperty()
    answer = StringProperty()
    text = StringProperty()
    game = StringProperty()
    asks = BooleanProperty(False)

    def on_allow(self) -> None:
        pass

    def on_show_out(self) -> None:
        pass


class PhonesSheet(Overlay):
    """How phones join, which are there, and who of them is let in."""

    game = StringProperty()
    narrow = BooleanProperty(False)
    link = StringProperty()
    code = StringProperty()
    decide = BooleanProperty(True)
    secrets = BooleanProperty(False)
    several = BooleanProperty(False)
    """Whether this device is known by more than one address."""
    lonely = BooleanProperty(False)
    """Whether no phone has come for long."""

    def __init__(self, given: Given, phones: Any, **kwargs: object) -> None:
        self._given, self._phones = given, phones
        self._shown: tuple[object, ...] = ()
        self._wait = Clock.create_trigger(self._miss, _LONELY)
        self._look = Clock.schedule_interval(lambda _: phones.look_again(), _LOOKED)
        super().__init__(decide=phones.may_decide, **kwargs)
        phones.watched = True
        phones.bind(changed=self._show)
        given.bind(speech=self._show)
        phones.look_again()
        self._wait()
        self._show()

    def close(self) -> None:
        self._wait.cancel()
        self._look.cancel()
        self._phones.watched = False
        self._phones.unbind(changed=self._show)
        self._given.unbind(speech=self._show)
        super().close()

    def stop(self) -> None:
        self._phones.stop()
        self.close()

    def another_address(self) -> None:
        self._phones.another_address()

    def let_decide(self, may: bool) -> None:
        if may != self.decide:
            self.decide = may
            self._phones.let_decide(may)

    def _miss(self, _: float) -> None:
        self.lonely = not self._phones.is_joined

    def _show(self, *_: object) -> None:
        """Only what has changed, since phones come and go."""
        phones = self._phones
        self.lonely = self.lonely and not phones.is_joined
        self.secrets, self.several = phones.has_secrets, phones.has_another_address
        now = self._given.speech, phones.link, phones.code, *phones.phones
        if now == self._shown:
            return
        self._shown = now
        self.link, self.code = phones.link, phones.code
        self.ids.scan.paint = painted(_draw, phones.squares)
        self.ids.rows.clear_widgets()
        for each in phones.phones:
            row = PhoneRow(
                key=each.key,
                game=self.game,
                text=self._said(each),
                asks=not each.allowed,
                answer=each.answer,
            )
            row.bind(on_allow=partial(self._allow, each.key, each.seat))
            row.bind(on_show_out=partial(self._show_out, each.key))
            self.ids.rows.add_widget(row)

    def _said(self, phone: Any) -> str:
        names = {seat.colour: seat.name for seat in self._given.table.seats}
        who = Figure("player", phone.seat)
        return str(self._given.speech.say(phone.said, names, player=who))

    def _allow(self, key: str, seat: str, _: PhoneRow) -> None:
        self._phones.allow(key, seat)

    def _show_out(self, key: str, _: PhoneRow) -> None:
        self._phones.show_out(key)


def open_phones(given: Given) -> None:
    """Lets phones in, unless they are already."""
    if given.phones.open():
        given.shell.open(PhonesSheet(given, given.phones, game=given.game))


def _draw(box: Box, colours: Colours, squares: Squares) -> None:
    """Dark on light by day and at night: else not every camera reads it."""
    if not squares:
        return
    side = int(box.side / len(squares))
    left = box.centre[0] - side * len(squares) / 2
    top = box.centre[1] + side * len(squares) / 2
    Color(1, 1, 1, 1)
    Rectangle(pos=(left, top - side * len(squares)), size=(side * len(squares),) * 2)
    Color(0, 0, 0, 1)
    for down, row in enumerate(squares, 1):
        for across, dark in enumerate(row):
            if dark:
                Rectangle(pos=(left + across * side, top - down * side), size=(side, side))


layout.load("table", "phone_row", "phones_sheet")
