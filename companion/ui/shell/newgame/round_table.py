from math import cos, pi, sin

from kivy.app import App
from kivy.graphics import Color, SmoothEllipse, SmoothLine, Triangle
from kivy.metrics import dp
from kivy.properties import NumericProperty, ObjectProperty
from kivy.uix.floatlayout import FloatLayout
from kivy.uix.widget import Widget

from companion.ui.drawn.still import Still
from companion.ui.shell.face import Face
from companion.ui.shell.newgame.seat_card import SeatCard
from companion.ui.shell.people import called
from companion.ui.shell.seating import Seating

_CARD = (208, 112)
_LEAST = 96
_EMBLEM = 180
_WIDEST, _TALLEST = 620, 500
# Clockwise from the near left, as shares of the table's width and height.
_CORNERS = ((0, 0), (0, 1), (1, 1), (1, 0))


class TableTop(Still):
    """The table seen from above, with the way round it that turns take."""

    def draw(self) -> None:
        colours = self.theme.colours
        Color(*colours["land"])
        SmoothEllipse(size=self.size)
        Color(*colours["edge"])
        line = dp(1)
        SmoothLine(ellipse=(line, line, self.width - 2 * line, self.height - 2 * line), width=line)
        inset = min(self.size) * 0.2
        Color(*colours["edge"][:3], 0.75)
        for start in (-60, 120):
            self._draw_arrow(inset, start, start + 120)

    def _draw_arrow(self, inset: float, start: float, end: float) -> None:
        """Clockwise, as Kivy counts its degrees: from the top."""
        across, along = self.width / 2 - inset, self.height / 2 - inset
        box = (inset, inset, 2 * across, 2 * along)
        SmoothLine(ellipse=(*box, start, end), width=dp(1.2), cap="none")
        angle = end * pi / 180
        x, y = self.width / 2 + across * sin(angle), self.height / 2 + along * cos(angle)
        east, north = across * cos(angle), -along * sin(angle)
        length = (east**2 + north**2) ** 0.5
        east, north = dp(7) * east / length, dp(7) * north / length
        Triangle(points=[x - north, y + east, x + north, y - east, x + 1.6 * east, y + 1.6 * north])


class RoundTable(FloatLayout):
    """The table and the chairs round it. Shows a seating, and says what is touched."""

    __events__ = ("on_chair", "on_leave", "on_colours", "on_carried")

    seating = ObjectProperty()
    chosen = NumericProperty(-1)
    shining = NumericProperty(-1)

    def __init__(self, face: Face, chairs: int, **kwargs: object) -> None:
        self.cards: list[SeatCard] = []
        super().__init__(**kwargs)
        self._top = TableTop(theme=App.get_running_app().theme, size_hint=(None, None))
        self.add_widget(self._top)
        self._emblem = face.emblem()
        self._emblem.size_hint = (None, None)
        self.add_widget(self._emblem)
        for chair in range(chairs):
            card = SeatCard(face, chair=chair, name=f"chair-{chair}", size_hint=(None, None))
            card.bind(
                on_tap=lambda card: self.dispatch("on_chair", card.chair),
                on_leave=lambda card: self.dispatch("on_leave", card.chair),
                on_colours=lambda card, anchor: self.dispatch("on_colours", card.chair, anchor),
                on_dropped=self._drop,
            )
            self.cards.append(card)
            self.add_widget(card)
        self.bind(pos=self._place, size=self._place)

    def on_seating(self, _: Widget, seating: Seating) -> None:
        for card, seat in zip(self.cards, seating.chairs, strict=True):
            card.colour = seat.colour if seat else ""
            card.who = called(seat) if seat else ""
            card.begins = seat is not None and card.chair == seating.first
            card.taken = seat is not None

    def on_chosen(self, _: Widget, chosen: int) -> None:
        for card in self.cards:
            card.chosen = card.chair == chosen

    def on_shining(self, _: Widget, shining: int) -> None:
        for card in self.cards:
            card.shining = card.chair == shining

    def _place(self, *_: object) -> None:
        margin = dp(12)
        width = min(self.width - 2 * margin, dp(_WIDEST))
        height = min(self.height - 2 * margin, dp(_TALLEST))
        left, foot = self.center_x - width / 2, self.center_y - height / 2
        wide = min(dp(_CARD[0]), (width - dp(8)) / 2)
        high = max(min(dp(_CARD[1]), (height - dp(24)) / 2), dp(_LEAST))
        for card, (east, north) in zip(self.cards, _CORNERS, strict=False):
            card.size = wide, high
            card.pos = left + east * (width - wide), foot + north * (height - high)
        self._top.size = width - 0.5 * wide, height - 0.7 * high
        self._top.center = self.center
        between = max(width - 2 * wide, height - 2 * high)
        side = min(0.8 * between, 0.5 * self._top.height, dp(_EMBLEM))
        self._emblem.size = side, side
        self._emblem.center = self.center

    def _drop(self, card: SeatCard, x: float, y: float) -> None:
        """Onto another chair, or back to its own."""
        on = [each for each in self.cards if each is not card and each.collide_point(x, y)]
        self._place()
        if on:
            self.dispatch("on_carried", card.chair, on[0].chair)

    def on_chair(self, chair: int) -> None:
        pass

    def on_leave(self, chair: int) -> None:
        pass

    def on_colours(self, chair: int, anchor: Widget) -> None:
        pass

    def on_carried(self, chair: int, to: int) -> None:
        pass
