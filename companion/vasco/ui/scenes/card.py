from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from kivy.metrics import dp

from companion.play.looks import BLOCKED, CHOSEN, OPEN, PLAIN, SHUT
from companion.ui.drawn import fonts
from companion.ui.drawn.box import Box
from companion.ui.drawn.colours import Colours
from companion.ui.drawn.lettering import extent, grown, letter
from companion.ui.drawn.plates import plate
from companion.ui.drawn.scene import Pointed, Scene
from companion.vasco.ui.pieces.places import draw_slots, slot_boxes

Discs = tuple[tuple[str, int], ...]

_EDGE, _NARROW, _GAP = 8, 4, 6
_HEAD, _LEAST = 40, 26
_LEGIBLE = 0.85
"""A note that would have to be smaller is left out."""
_LOW = 230
"""A card without discs that is no higher has no title: its pieces need the room."""


@dataclass(frozen=True)
class Card:
    """A part of the board under its title, with the discs that lie there.

    `spot` makes all of it one place to be touched, which looks as `look` says.
    """

    title: str
    inside: Scene | None = None
    note: str = ""
    discs: Discs = ()
    free: int = 0
    called: int = 0
    spot: str = ""
    look: str = PLAIN
    grown: bool = False
    ahead: frozenset[int] = frozenset()
    """The numbers of discs that do not lie there yet."""
    beside: tuple[str, ...] = ()
    """The titles of all such cards, which are written in one size."""

    def height(self, width: float, room: float = 0) -> float:
        """What its pieces need where they are to be touched; else it takes what there is."""
        if not self.grown or not self.inside:
            return room
        head = self._head(Box(0, 0, width, room))
        edge = self._edge(width)
        return head + edge + self.inside.height(width - 2 * edge, room - head - edge)

    def draw(self, box: Box, colours: Colours) -> None:
        ground = {CHOSEN: "chosen", BLOCKED: "parchment", SHUT: "parchment"}.get(self.look, "paper")
        bold = self.grown or self.look in (CHOSEN, OPEN)
        line = dp(2.5) if self.look == CHOSEN else dp(1.5) if bold else dp(1)
        plate(box, dp(12), colours[ground], colours["deed" if bold else "rim"], line)
        if self.inside:
            if self._head(box) > dp(_NARROW):
                self._draw_head(box, colours)
            self.inside.draw(self.room(box), colours)
        else:
            self._draw_bare(box, colours)

    def spots(self, box: Box) -> Mapping[str, Box]:
        if self.spot:
            return {self.spot: box}
        return self.inside.spots(self.room(box)) if self.inside else {}

    def pieces(self, box: Box) -> Mapping[str, Box]:
        if self.spot or not isinstance(self.inside, Pointed):
            return {}
        found = dict(self.inside.pieces(self.room(box)))
        if self._head(box) > dp(_NARROW):
            row = self._slots(self._title(box))
            places = zip(self.discs, slot_boxes(row, len(self.discs) + self.free), strict=False)
            found |= {f"disc-{number}": at for (_, number), at in places}
        return found

    def _head(self, box: Box) -> float:
        if not self.discs and not self.free:
            low = self.grown and box.height < dp(_LOW)
            return dp(_NARROW) if low else min(dp(_LEAST) + dp(4), box.height * 0.2)
        return max(dp(_LEAST), min(dp(_HEAD), box.height * 0.28)) + dp(4)

    def _edge(self, width: float) -> float:
        return dp(_NARROW if width < dp(440) else _EDGE)

    def room(self, box: Box) -> Box:
        edge = self._edge(box.width)
        high = box.height - self._head(box) - edge
        return Box(box.x + edge, box.y + edge * 0.75, box.width - 2 * edge, high)

    @property
    def _ink(self) -> str:
        return "off" if self.look in (BLOCKED, SHUT) else "ink"

    def _title(self, box: Box) -> Box:
        """Where the title stands, with the slots at its end."""
        head = self._head(box)
        return Box(
            box.x + dp(_EDGE) + dp(2),
            box.top - head - dp(2),
            box.width - 2 * dp(_EDGE) - dp(4),
            head,
        )

    def _slots(self, at: Box) -> Box:
        slots = len(self.discs) + self.free
        side = min(at.height - dp(2), at.width * 0.6 / max(slots, 1))
        return Box(at.right - side * slots, at.centre[1] - side / 2, side * slots, side)

    def _draw_head(self, box: Box, colours: Colours) -> None:
        at = self._title(box)
        head, row = at.height, self._slots(at)
        wide = at.width - row.width - dp(_GAP)
        title = grown(min(dp(20), head * 0.62), head * 0.75)
        written = min(wide, extent(self.title, title, bold=False, font=fonts.HEADING))
        letter(self.title, (at.x, at.centre[1]), title, colours[self._ink], bold=False,
                         font=fonts.HEADING, width=wide, anchor=0)  # fmt: skip
        room = wide - written - dp(_GAP)
        note = grown(dp(13), head * 0.55)
        if self.note and room > extent(self.note, note, bold=False) * _LEGIBLE:
            right = row.x - dp(_GAP) * bool(row.width)
            letter(self.note, (right, at.centre[1]), note, colours["faded"], bold=False,
                   width=room, anchor=1)  # fmt: skip
        if row.width:
            draw_slots(row, colours, self.discs, self.free, called=self.called, ahead=self.ahead)

    def _draw_bare(self, box: Box, colours: Colours) -> None:
        """Only the title, what there is to say, and the slots."""
        inner = box.inset(min(dp(_EDGE), box.side * 0.1))
        slots = max(1, len(self.discs) + self.free)
        tall = inner.height > dp(64)
        lines = (0.30, 0.24, 0.46) if tall and self.note else (0.42, 0, 0.58)
        title, note, row = (inner.height * share for share in lines)
        size = grown(min(dp(20), title * 0.9), title * 0.9)
        widest = max(
            extent(each, size, bold=False, font=fonts.HEADING)
            for each in self.beside or (self.title,)
        )
        letter(
            self.title,
            (inner.x, inner.top - title / 2),
            size * min(1, inner.width / widest),
            colours[self._ink],
            bold=False,
            font=fonts.HEADING,
            width=inner.width,
            anchor=0,
        )
        if note:
            letter(
                self.note,
                (inner.x, inner.top - title - note / 2),
                grown(min(dp(14), note * 0.8), note * 0.9),
                colours["faded"],
                bold=False,
                width=inner.width,
                anchor=0,
            )
        side = min(row, inner.width / slots, dp(44))
        at = Box(inner.x, inner.y + (row - side) / 2, side * slots, side)
        draw_slots(at, colours, self.discs, self.free, called=self.called, ahead=self.ahead)
