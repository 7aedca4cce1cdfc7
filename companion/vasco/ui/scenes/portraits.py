from __future__ import annotations

from collections.abc import Mapping

from kivy.metrics import dp

from companion.play.looks import TOUCHED
from companion.ui.drawn.box import Box
from companion.ui.drawn.colours import Colours
from companion.ui.drawn.lettering import grown, letter
from companion.ui.drawn.looks import draw_over, draw_under
from companion.ui.drawn.shapes import circle, dashes, strokes
from companion.vasco.play import layouts
from companion.vasco.play.layouts import Portrait
from companion.vasco.ui.pieces.characters import PORTRAIT, draw_portrait
from companion.vasco.ui.pieces.money import draw_coin

_TOUCH, _AMOUNT, _ACROSS = 56, 48, 6
_NAME, _READ = 0.17, 15
"""How high a name is to its portrait, and at least, if there is room for it."""


class Portraits(layouts.Portraits):
    def height(self, width: float, room: float = 0) -> float:
        return dp(_TOUCH) * (1 if width >= _ACROSS * dp(_TOUCH + 4) else 2)

    def draw(self, box: Box, colours: Colours) -> None:
        people, money = self._places(box)
        for at, portrait in zip(people, self.portraits, strict=True):
            self._draw_portrait(at, colours, portrait)
        for at, amount in zip(money, self.amounts, strict=True):
            place = at.fitted(1).inset(at.side * 0.09)
            if amount.reals is None:
                rim = circle(place.centre, place.side * 0.46, 40)
                dash = place.side / 9
                strokes(dashes(rim, dash, dash), colours["off"], max(0.5, place.side / 60))
                continue
            draw_under(at.fitted(1), colours, amount.look)
            draw_coin(place, colours, amount.reals)
            draw_over(at.fitted(1), colours, amount.look)

    def spots(self, box: Box) -> Mapping[str, Box]:
        people, money = self._places(box)
        found = {
            f"character-{portrait.character}": at
            for at, portrait in zip(people, self.portraits, strict=True)
            if portrait.look in TOUCHED
        }
        return found | {
            f"amount-{place}": at
            for place, (at, amount) in enumerate(zip(money, self.amounts, strict=True))
            if amount.look in TOUCHED
        }

    def pieces(self, box: Box) -> Mapping[str, Box]:
        people, money = self._places(box)
        named = zip((f"character-{each.character}" for each in self.portraits), people, strict=True)
        return dict(named) | {f"amount-{place}": at for place, at in enumerate(money)}

    def _draw_portrait(self, at: Box, colours: Colours, portrait: Portrait) -> None:
        name = max(at.height * _NAME, min(dp(_READ), at.height * 0.24))
        name = grown(min(name, dp(20)), max(name, at.height * _NAME * 1.25))
        inner = at.inset(at.side * 0.04)
        tile = Box(inner.x, inner.y + name, inner.width, inner.height - name).fitted(PORTRAIT)
        whole = Box(tile.x, tile.y - name, tile.width, tile.height + name).inset(-at.side * 0.03)
        draw_under(whole, colours, portrait.look)
        draw_portrait(tile, colours, portrait.character, owner=portrait.owner, host=portrait.host)
        letter(portrait.name, (tile.centre[0], tile.y - name * 0.5), name * 0.8, colours["ink"],
               width=at.width * 0.96)  # fmt: skip
        draw_over(whole, colours, portrait.look)

    def _places(self, box: Box) -> tuple[list[Box], list[Box]]:
        """The portraits in a row, and the amounts where the shape of the box has most room."""
        return max((_beside(box), _column(box), _beneath(box)), key=_largest)


Places = tuple[list[Box], list[Box]]


def _largest(places: Places) -> float:
    people, money = places
    amount = money[0].side
    too_small = dp(200) if amount < dp(_AMOUNT) else 0
    return min(people[0].width / PORTRAIT, people[0].height) + 0.3 * min(amount, dp(90)) - too_small


def _beside(box: Box) -> Places:
    row = box.row(_ACROSS, dp(4))
    return row[:4], row[4:]


def _column(box: Box) -> Places:
    room = box.part(0, 0, 0.8, 1)
    return room.row(4, dp(4)), box.part(0.81, 0, 0.19, 1).column(2, dp(4))


def _beneath(box: Box) -> Places:
    return box.part(0, 0.32, 1, 0.68).row(4, dp(4)), box.part(0.2, 0, 0.6, 0.3).row(2, dp(4))
