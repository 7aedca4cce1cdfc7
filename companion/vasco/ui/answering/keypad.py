"""A tile made by taps: what the table drew, or what lies in the box."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from kivy.properties import BooleanProperty, ObjectProperty, OptionProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from companion.ui import layout
from companion.ui.drawn import scene  # noqa: F401, kv
from companion.ui.drawn.box import Box
from companion.ui.drawn.colours import Colours
from companion.ui.drawn.piece import Paint
from companion.ui.table.choice import Choice, numeral
from companion.vasco.play.layouts import Printed
from companion.vasco.rules.state import Tile, Vdg, tile
from companion.vasco.ui.pieces.money import draw_coin, draw_vp
from companion.vasco.ui.pieces.tiles import Sketch, draw_back, draw_merchant, draw_project, draw_vdg

Made = Tile | Vdg | int
"""A project, a Vasco da Gama tile, or a merchant ship's limit."""

PROJECT, MERCHANT, VDG = "project", "merchant", "vdg"
LIMITS = range(4, 12)


class Question(NamedTuple):
    """What is printed at one place of a tile."""

    name: str
    answers: Sequence[object]
    painted: Callable[..., Paint]
    at_once: int = 15
    in_parts: bool = False
    """Whether what is none of the answers is told in parts."""


def _earnings(earned: tuple[int, int]) -> Paint:
    """Reals and VP as they are printed on a ship, or a stroke for nothing."""
    shown = [
        (amount, draw) for amount, draw in zip(earned, (draw_coin, draw_vp), strict=True) if amount
    ]

    def draw(box: Box, colours: Colours) -> None:
        side = min(box.height * 0.64, box.width * 0.9 / max(len(shown), 2))
        left = box.centre[0] - side * len(shown) / 2
        for place, (amount, draw_amount) in enumerate(shown):
            at = Box(left + side * place, box.centre[1] - side / 2, side, side)
            draw_amount(at, colours, amount)

    return draw if shown else numeral("–")


def _amount(reals: int) -> Paint:
    return lambda box, colours: draw_coin(box.part(0, 0.14, 1, 0.72), colours, reals)


def _amounts(pair: tuple[int, int]) -> Paint:
    def draw(box: Box, colours: Colours) -> None:
        for amount, at in zip(pair, box.part(0.02, 0.2, 0.96, 0.6).row(2), strict=True):
            draw_coin(at, colours, amount)

    return draw


def _signed(by: int) -> Paint:
    return numeral(f"+{by}" if by > 0 else f"−{-by}" if by else "±0")


_LIKELY = [(0, 0), (1, 0), (2, 0), (3, 0), (4, 0), (1, 1), (0, 1), (0, 2), (0, 3)]
_RARE = [(reals, vp) for reals in range(10) for vp in range(10) if (reals, vp) not in _LIKELY]
_EARNINGS = [*_LIKELY, *sorted(_RARE, key=lambda earned: (sum(earned), earned))]
_AMOUNTS = [*range(1, 100), 0]
_PAIRS = [(larger, smaller) for larger in range(6, 12) for smaller in range(2, 6)]
_MOVES = (Question("variation", range(-3, 4), _signed), Question("initial", range(4, 13), numeral))
"""What stands above the money, from left to right."""

_QUESTIONS = {
    PROJECT: (
        Question("limit", LIMITS, numeral),
        Question("crew", range(1, 6), numeral),
        Question("earnings", _EARNINGS, _earnings, len(_LIKELY)),
    ),
    MERCHANT: (Question("limit", LIMITS, numeral),),
    VDG: (*_MOVES, Question("money", _PAIRS, _amounts, len(_PAIRS), in_parts=True)),
}
_APART = (
    *_MOVES,
    Question("first", _AMOUNTS, _amount, 14),
    Question("second", _AMOUNTS, _amount, 14),
)
"""For a tile of Vasco da Gama with amounts nobody would expect."""


class TileKeypad(BoxLayout):
    """Asks for all that is printed on a tile; the tap that answers the last question enters it.

    Until then each answer can be given anew. `kind` and, for a project, its `deck` may change at
    any time.
    """

    __events__ = ("on_entered",)

    kind = OptionProperty(PROJECT, options=(PROJECT, MERCHANT, VDG))
    deck = StringProperty()
    title = StringProperty()
    hint = StringProperty()
    """What is said beside the tile, if anything."""
    laid = ObjectProperty(None, allownone=True)
    """A scene of what has been told so far, to stand beside the tile."""
    low = BooleanProperty(False)
    """Whether all of it must stand in little height."""

    def __init__(self, **kwargs: object) -> None:
        self._choices: list[Choice] = []
        super().__init__(**kwargs)
        self.bind(kind=lambda *_: self._ask(), deck=self._begin)
        self._ask()

    def show(self, printed: Printed) -> None:
        """What is asked of now."""
        self.kind, self.deck = printed

    def on_entered(self, made: Made) -> None:
        pass

    def on_low(self, *_: object) -> None:
        for choice in self._choices:
            choice.low = self.low

    def _ask(self, apart: bool = False) -> None:
        self._apart = apart
        self._choices = [
            Choice(game="vasco", asks=f"keypad-{question.name}", **question._asdict())
            for question in (_APART if apart else _QUESTIONS[self.kind])
        ]
        self.ids.questions.clear_widgets()
        for choice in self._choices:
            choice.bind(on_chosen=self._answer, on_apart=self._ask_apart)
            self.ids.questions.add_widget(choice)
        self.on_low()
        self._begin()

    def _ask_apart(self, _: Choice) -> None:
        """What has been told already stays told."""
        told = {choice.name: choice.value for choice in self._choices}
        self._ask(apart=True)
        for choice in self._choices:
            choice.value = told.get(choice.name)
        self.ids.picture.paint = self._sketch()

    def _begin(self, *_: object) -> None:
        for choice in self._choices:
            choice.begin()
        self.ids.picture.paint = self._sketch()

    def _answer(self, *_: object) -> None:
        answers = [choice.value for choice in self._choices]
        self.ids.picture.paint = self._sketch()
        if None in answers:
            return
        made = _MADE[self.kind](*answers)
        if self._apart:
            self._ask()
        else:
            self._begin()
        self.dispatch("on_entered", made)

    def _sketch(self) -> Paint:
        return _SKETCHES[self.kind](self.deck, *(choice.value for choice in self._choices))


def _project(limit: int, crew: int, earned: tuple[int, int]) -> Tile:
    return tile(limit, crew, *earned)


def _vdg(variation: int, initial: int, *money: Any) -> Vdg:
    """The amounts come as a pair or one by one."""
    first, second = money[0] if len(money) == 1 else money
    return Vdg(initial, variation, (first, second))


_MADE: dict[str, Callable[..., Made]] = {PROJECT: _project, MERCHANT: int, VDG: _vdg}


def _sketch_project(
    deck: str, limit: int | None, crew: int | None, earned: tuple[int, int] | None
) -> Paint:
    begun = tile(limit or 0, crew or 0, *(earned or (0, 0)))
    return lambda box, colours: draw_project(box, colours, begun, deck)


def _sketch_merchant(_: str, limit: int | None) -> Paint:
    if limit is None:
        return draw_back
    return lambda box, colours: draw_merchant(box, colours, limit)


def _sketch_vdg(_: str, variation: int | None, initial: int | None, *money: Any) -> Paint:
    first, second = money if len(money) > 1 else money[0] or (None, None)
    begun = Sketch(initial, variation, (first, second))
    return lambda box, colours: draw_vdg(box, colours, begun)


_SKETCHES: dict[str, Callable[..., Paint]] = {
    PROJECT: _sketch_project,
    MERCHANT: _sketch_merchant,
    VDG: _sketch_vdg,
}


layout.load("vasco/answering", "tile_keypad")
