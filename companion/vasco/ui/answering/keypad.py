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
from companion.ui.drawn.piece import Paint, painted
from companion.ui.table.choice import Choice, numeral
from companion.vasco.play.layouts import Printed
from companion.vasco.rules.state import Tile, Vdg, tile
from companion.vasco.ui.pieces.money import draw_coin, draw_vp
from companion.vasco.ui.pieces.tiles import Sketch, draw_back, draw_merchant, draw_project, draw_vdg

Made = Tile | Vdg | int
"""A project, a Vasco da Gama tile, or a merchant ship's limit."""

PROJECT, MERCHANT, VDG = "project", "merchant", "vdg"
FIRST_VDG, LAST_VDG = "vdg-first", "vdg-last"
"""What of a Vasco da Gama tile counts in the set-up, and in the last round."""
LIMITS = range(4, 12)

Told = dict[str, Any]
"""What has been told of a tile, by the names of its figures; None where it has not."""


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


def _ship(printed: tuple[int, int]) -> Paint:
    """A limit and a crew as people write them."""
    return numeral("{}/{}".format(*printed))


def _signed(by: int) -> Paint:
    return numeral(f"+{by}" if by > 0 else f"−{-by}" if by else "±0")


_LIKELY = [(0, 0), (1, 0), (2, 0), (3, 0), (4, 0), (1, 1), (0, 1), (0, 2), (0, 3)]
_RARE = [(reals, vp) for reals in range(10) for vp in range(10) if (reals, vp) not in _LIKELY]
_EARNINGS = [*_LIKELY, *sorted(_RARE, key=lambda earned: (sum(earned), earned))]
_AMOUNTS = [*range(1, 100), 0]
_PAIRS = [(larger, smaller) for larger in range(6, 12) for smaller in range(2, 6)]
SHIPS = [
    *((4, 1), (4, 2), (5, 2), (5, 3), (6, 2), (6, 3), (6, 4)),
    *((7, 3), (7, 4), (7, 5), (9, 4), (9, 5), (11, 4), (11, 5)),
]
"""The limit and crew of most projects."""
_VARIATION = Question("variation", range(-3, 4), _signed)
_INITIAL = Question("initial", range(4, 13), numeral)
_MONEY = Question("money", _PAIRS, _amounts, len(_PAIRS), in_parts=True)
_EARNS = Question("earnings", _EARNINGS, _earnings, len(_LIKELY))

_QUESTIONS = {
    PROJECT: (Question("ship", SHIPS, _ship, len(SHIPS), in_parts=True), _EARNS),
    MERCHANT: (Question("limit", LIMITS, numeral),),
    VDG: (_VARIATION, _INITIAL, _MONEY),
    FIRST_VDG: (_INITIAL, _MONEY),
    LAST_VDG: (_VARIATION,),
}
_APART = {
    "ship": (Question("limit", LIMITS, numeral), Question("crew", range(1, 6), numeral)),
    "money": (
        Question("first", _AMOUNTS, _amount, 14),
        Question("second", _AMOUNTS, _amount, 14),
    ),
}
"""What is printed together, for a tile of which nobody would expect it."""


class TileKeypad(BoxLayout):
    """Asks for all that is printed on a tile; the tap that answers the last question enters it.

    Until then each answer can be given anew. `kind` and, for a project, its `deck` may change at
    any time.
    """

    __events__ = ("on_entered",)

    kind = OptionProperty(PROJECT, options=(PROJECT, MERCHANT, VDG, FIRST_VDG, LAST_VDG))
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

    def _ask(self, apart: str = "") -> None:
        self._apart = apart
        self._choices = [
            Choice(game="vasco", asks=f"keypad-{each.name}", **each._asdict())
            for question in _QUESTIONS[self.kind]
            for each in (_APART[apart] if question.name == apart else (question,))
        ]
        self.ids.questions.clear_widgets()
        for choice in self._choices:
            choice.bind(on_chosen=self._answer, on_apart=self._ask_apart)
            self.ids.questions.add_widget(choice)
        self.on_low()
        self._begin()

    def _ask_apart(self, asked: Choice) -> None:
        """What has been told already stays told."""
        told = {choice.name: choice.value for choice in self._choices}
        self._ask(apart=asked.name)
        for choice in self._choices:
            choice.value = told.get(choice.name)
        self._draw()

    def _begin(self, *_: object) -> None:
        for choice in self._choices:
            choice.begin()
        self._draw()

    def _answer(self, *_: object) -> None:
        told = self._told()
        self._draw()
        if any(choice.value is None for choice in self._choices):
            return
        if self._apart:
            self._ask()
        else:
            self._begin()
        self.dispatch("on_entered", _MADE[self.kind](told))

    def _told(self) -> Told:
        """What has been told, figure by figure."""
        told = {choice.name: choice.value for choice in self._choices}
        told["limit"], told["crew"] = told.get("ship") or (told.get("limit"), told.get("crew"))
        told["money"] = told.get("money") or (told.get("first"), told.get("second"))
        return told

    def _draw(self) -> None:
        self.ids.picture.paint = _SKETCHES[self.kind](self.deck, self._told())


def _project(told: Told) -> Tile:
    return tile(told["limit"], told["crew"], *told["earnings"])


def _vdg(told: Told) -> Vdg:
    """As far as it counts."""
    money = None if None in told["money"] else told["money"]
    return Vdg(told.get("initial"), told.get("variation"), money)


_MADE: dict[str, Callable[[Told], Made]] = {
    PROJECT: _project,
    MERCHANT: lambda told: int(told["limit"]),
    VDG: _vdg,
    FIRST_VDG: _vdg,
    LAST_VDG: _vdg,
}


def _sketch_project(deck: str, told: Told) -> Paint:
    earned = told.get("earnings") or (0, 0)
    return painted(draw_project, tile(told["limit"] or 0, told["crew"] or 0, *earned), deck)


def _sketch_merchant(_: str, told: Told) -> Paint:
    return painted(draw_merchant, told["limit"]) if told["limit"] else draw_back


def _sketch_vdg(_: str, told: Told) -> Paint:
    return painted(draw_vdg, Sketch(told.get("initial"), told.get("variation"), told["money"]))


_SKETCHES: dict[str, Callable[[str, Told], Paint]] = {
    PROJECT: _sketch_project,
    MERCHANT: _sketch_merchant,
    VDG: _sketch_vdg,
    FIRST_VDG: _sketch_vdg,
    LAST_VDG: _sketch_vdg,
}


layout.load("vasco/answering", "tile_keypad")
