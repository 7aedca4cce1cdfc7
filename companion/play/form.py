"""How a table stands in a window: reckoned from its size, its letters and what is asked, in dp."""

from __future__ import annotations

from typing import NamedTuple

_LOW, _NARROW, _SHORT = 480, 600, 640
_LARGE = 1.15
"""From texts larger than this on, a phone has no room for the name of what is undone, nor for a
price line by line."""
_CHIP = 58
"""How high a player's card is above a narrow board."""
_APART = 420
"""What the board needs beside the panel, with all else."""
_ELSEWHERE, _TALL = 0.56, 720
_CROWDED = {True: 0.2, False: 0.18}
_CALLING = {True: 0.36, False: 0.28}
"""What of an upright window the panel takes, in a narrow one and in a wide one: while the board
needs all room it can get, and else."""
_PANEL = 132
"""With less height, the buttons of the panel would push it over the board."""
_SAID = {True: 44, False: 100}
"""What an instruction needs besides in usual letters: of two lines while the board needs most room,
else with its price."""
_READ = {True: 0.42, False: 0.5}
"""What of a window an instruction may take: where the board needs most room, and else."""
_TAPPED = 120
"""What the panel needs besides, to show a row of cards that are tapped in it."""
_BESIDE_PHASES, _ALONE = 0.42, 0.56
"""How much of the bar the tools may take."""

FOOT, BAR, END = "foot", "bar", "end"
"""Where the tools lie: under the thumb, beside what the bar says, or at its end."""


class Asked(NamedTuple):
    """What of a question matters here."""

    title: str = ""
    elsewhere: bool = False
    """Whether the board is not what one looks at now."""
    crowds: bool = False
    """Whether the board needs most room."""
    types: bool = False
    """Whether what came up is typed, for which there must be room."""
    stays: bool = False
    """Whether the board is to stay in sight, though it is not what one taps."""
    told: bool = False
    """Whether the panel only says what is to be tapped on the board."""
    instructs: bool = False
    """Whether it says what is to be done, and nothing is tapped on the board."""
    both: bool = False
    """Whether something can be tapped on the board, and something else in the panel."""
    bare: bool = False
    """Whether no players' cards stand beside the board, and leave the panel their room."""


class Form(NamedTuple):
    width: float
    height: float
    text_scale: float = 1
    asked: Asked = Asked()

    @property
    def beside(self) -> bool:
        """Whether players, board and panel stand side by side."""
        return self.width > self.height

    @property
    def low(self) -> bool:
        return self.height < _LOW

    @property
    def narrow(self) -> bool:
        return self.width < _NARROW

    @property
    def short(self) -> bool:
        return self.height < _SHORT

    @property
    def small(self) -> bool:
        """Whether there is room for a few words only."""
        return self.short and self.narrow

    @property
    def slight(self) -> bool:
        """Whether all that is no answer gives way."""
        return self.low or self.narrow

    @property
    def gap(self) -> float:
        """Round the parts, and between them."""
        return 4 if self.slight else 10

    @property
    def terse(self) -> bool:
        """Whether a price has room for one line beside the buttons."""
        return self.slight and (self.short or self.text_scale > _LARGE)

    @property
    def players(self) -> float:
        """How wide the players' cards are where they stand beside the board, else how high."""
        if self.beside:
            return 104 if self.low else 232
        return round(_CHIP * (0.6 + 0.4 * max(1, self.text_scale))) if self.narrow else 150

    @property
    def panel_width(self) -> float:
        """Where it stands beside the board."""
        if self.low:
            return 320 if self.asked.bare else 288
        return 320 * min(1.2, 0.6 + 0.4 * self.text_scale)

    @property
    def tools(self) -> str:
        """On a phone held upright they lie under the thumb."""
        if self.upright and not self.short:
            return FOOT
        return BAR if self.low or not self.beside else END

    @property
    def names_undo(self) -> bool:
        """Whether there is room for the name of what is undone."""
        return not self.upright or not (self.short or self.text_scale > _LARGE)

    @property
    def tools_width(self) -> float:
        return self.width * (_BESIDE_PHASES if self.beside and not self.low else _ALONE)

    @property
    def upright(self) -> bool:
        """As a phone is held in one hand."""
        return self.narrow and not self.beside

    def is_alone(self, wanted: float, kept: bool) -> bool:
        """Whether the panel, which would be so high, has the board's place: where the board is not
        what is asked about and would be too small, or what came up is typed on a phone held
        sideways. Once it has it, it keeps it: what is tapped next must not leap away."""
        if self.asked.stays or not self.asked.elsewhere:
            return False
        too_small = self.height - wanted < _APART or kept
        return (self.upright and too_small) or (self.beside and self.low and self.asked.types)

    def panel_height(self, wanted: float, least: float = 0, read: float = 0) -> float:
        """Below the board. Where the window is tall, the same while discs are placed and while
        numbers are called: what is tapped next stays where it is. A small one leaves the board all
        it can, and so does one in which nothing is tapped. No panel is lower than `least`; what
        instructs stands as high, unless there is more to `read`."""
        if self.asked.elsewhere:
            return min(wanted, self.height * _ELSEWHERE)
        share = (_CROWDED if self.asked.crowds else _CALLING)[self.narrow]
        most = self.height * share * (0.6 + 0.4 * self.text_scale)
        # What larger names and scores need is not taken from the board.
        most -= self.players - _CHIP if self.narrow else 0
        most = max(most, _PANEL + (_TAPPED if self.asked.both else 0))
        if self.asked.instructs:
            usual = max(most, _PANEL + _SAID[self.asked.crowds] * self.text_scale)
            return max(usual, least, min(read, self.height * _READ[self.asked.crowds]))
        stays = self.height >= _TALL and (self.asked.crowds or not self.asked.told)
        return max(most if stays else min(wanted, most), least)
