from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol

from kivy.metrics import dp
from kivy.properties import BooleanProperty, DictProperty, ObjectProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.label import Label
from kivy.uix.widget import Widget

from companion.ui import layout
from companion.ui.drawn.box import Box
from companion.ui.drawn.colours import Colours
from companion.ui.drawn.piece import Paint, Piece
from companion.ui.drawn.plates import plate
from companion.ui.drawn.shapes import Colour
from companion.ui.table.peek import Peek, Peeking, PeekSpot
from companion.ui.table.phone_sign import PhoneSign

TIME_WIDE = 34
"""How wide a time is with its seconds, in dp."""


class Card(Protocol):
    """What a player has, as the game draws it."""

    @property
    def colour(self) -> str: ...

    def draw(self, box: Box, colours: Colours) -> None: ...

    def clock_at(self, box: Box) -> Box:
        """Where there is room for his time; without a height where there is none."""


def draw_ground(box: Box, colours: Colours, colour: Colour, *, due: bool, looked_at: bool) -> None:
    """What a card lies on: it shows whose turn it is, and who is looked at."""
    ground = colours["chosen" if due else "paper"]
    rim, line = (colour, dp(3)) if due else (colours["rim"], dp(1))
    if looked_at:
        rim, line = colours["deed"], dp(3)
    plate(box, dp(12), colours["ink" if due else "paper"])
    plate(box.inset(dp(1) if due else 0), dp(11), ground, rim, line)


class TakenTime(Label):
    """How long a player has taken."""


class PlayerCard(Piece):
    """A player's card; it is drawn anew only when something on it changes. His time stands above
    it, so that a second more draws nothing but that; and so does the sign of his phone."""

    __events__ = ("on_phone",)

    card = ObjectProperty(None, allownone=True)
    tried = BooleanProperty(False)
    """Whether it is of a trial: for that nobody takes time, nor has a phone."""
    phones = DictProperty()
    """How it is with everybody's phone, by colour."""
    clocked = BooleanProperty(False)
    taken = DictProperty()
    """Seconds by colour."""

    def __init__(self, **kwargs: object) -> None:
        self._time, self._phone = TakenTime(), PhoneSign()
        self._phone.bind(on_tap=lambda _: self.dispatch("on_phone"))
        self._peek: Peek | None = None
        self._is_held = False
        super().__init__(**kwargs)
        # A child of the rule would lie below what is drawn.
        self.add_widget(self._time)
        self.add_widget(self._phone)
        for form in ("pos", "size", "card"):
            self.fbind(form, self._place_time)
        for form in ("pos", "size"):
            self.fbind(form, self._place_phone)

    def on_card(self, _: Widget, card: Card) -> None:
        self.paint = card.draw
        self._tell_time()
        self._tell_phone()

    def on_phones(self, *_: object) -> None:
        self._tell_phone()

    def on_phone(self) -> None:
        pass

    def keep(
        self, peeking: Peeking, look: Callable[[str], Paint], told: Callable[[], object]
    ) -> None:
        """What only its owner may look at gets its spot; who only taps that is `told` how. Where
        there is no room for a spot, the card is held, and its tap means the card."""
        self._peek = peek = Peek(lambda: look(self.card.colour), theme=self.theme)
        spot = PeekSpot(name=f"peek-{self.card.colour}", size=(0, 0))

        def place(*_: object) -> None:
            peek.hide()
            at = peeking.at(self.card, Box(*self.pos, *self.size))
            self._is_held = tuple(at.size) == tuple(self.size)
            peek.pos, peek.size = at[:2], at[2:]
            spot.pos, spot.size = at[:2], (0, 0) if self._is_held else at[2:]

        spot.bind(pressed=peek.press, on_tap=lambda _: peek.read or told())
        self.bind(pressed=lambda card, pressed: peek.press(card, pressed and self._is_held))
        for form in ("pos", "size", "card"):
            self.fbind(form, place)
        for each in (peek, spot):
            self.add_widget(each)
        place()

    def _tapped(self) -> None:
        """What was only read is not tapped."""
        if not (self._is_held and self._peek and self._peek.read):
            super()._tapped()

    def on_taken(self, *_: object) -> None:
        self._tell_time()

    on_clocked = on_taken

    def _tell_time(self) -> None:
        """Seconds only where there is room for them."""
        if not self.clocked or not self.card:
            self._time.text = ""
            return
        minutes, seconds = divmod(self.taken.get(self.card.colour, 0), 60)
        roomy = self._time.width >= dp(TIME_WIDE)
        self._time.text = f"{minutes}:{seconds:02}" if roomy else f"{minutes}′"

    def _tell_phone(self) -> None:
        self._phone.how = self.phones.get(self.card.colour, "") if self.card else ""

    def _place_phone(self, *_: object) -> None:
        self._phone.place(Box(*self.pos, *self.size))

    def _place_time(self, *_: object) -> None:
        at = self.card.clock_at(Box(*self.pos, *self.size))
        self._time.pos, self._time.size = (at.x, at.y), (at.width, at.height)
        self._time.opacity = 1 if at.height else 0
        self._tell_time()


class Players(BoxLayout):
    """Everybody's card, in the order of the seats; `on_look` tells whose was tapped."""

    tab_stop = 3

    __events__ = ("on_look",)

    given = ObjectProperty()

    stacked = BooleanProperty(False)
    """One below the other."""

    def __init__(self, **kwargs: object) -> None:
        self._kept: tuple[Any, ...] = ()
        super().__init__(**kwargs)

    def keep(self, *kept: Any) -> None:
        """What each card then has a spot for."""
        self._kept = kept

    def show(self, cards: Sequence[Card]) -> None:
        if [each.card.colour for each in reversed(self.children)] != [
            card.colour for card in cards
        ]:
            self._seat(cards)
        for each, card in zip(reversed(self.children), cards, strict=True):
            each.card = card

    def on_look(self, colour: str) -> None:
        pass

    def _seat(self, cards: Sequence[Card]) -> None:
        self.clear_widgets()
        for card in cards:
            tried = self.given.table.tried is not None
            each = PlayerCard(name=f"player-{card.colour}", card=card, tried=tried)
            each.bind(on_tap=lambda each: self.dispatch("on_look", each.card.colour))
            each.bind(on_phone=self._open_phones)
            if self._kept:
                each.keep(*self._kept)
            self.add_widget(each)

    def _open_phones(self, _: PlayerCard) -> None:
        from companion.ui.table.phones_sheet import open_phones

        open_phones(self.given)


layout.load("table", "taken_time", "player_card", "players")
