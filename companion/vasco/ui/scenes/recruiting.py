from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from kivy.metrics import dp

from companion.play.looks import TOUCHED
from companion.ui.drawn.box import Box
from companion.ui.drawn.colours import Colours
from companion.ui.drawn.lettering import extent, grown, letter
from companion.ui.drawn.looks import draw_over, draw_under
from companion.ui.drawn.plates import plate
from companion.vasco.play import layouts
from companion.vasco.rules.state import SAILORS
from companion.vasco.ui.pieces.money import draw_coin
from companion.vasco.ui.pieces.people import draw_bag, draw_captain, draw_sailor
from companion.vasco.ui.scenes.sections import Sections

_FOOT, _GLANCE, _GAP = 56, 30, 4
_COIN, _READ = 0.54, 21
"""How much of a price is its coin, which cannot be read where it is smaller."""


@dataclass(frozen=True)
class Recruiting(layouts.Recruiting):
    sections: Sections
    """As a scene of its own."""

    def height(self, width: float, room: float = 0) -> float:
        foot = self._high(room)
        above = room - foot - dp(_GAP)
        needed = self.sections.height(width, above) + dp(_GAP) + foot
        # What scrolls has room below the sections again.
        return needed if needed <= room else needed - foot + self._high(needed)

    def draw(self, box: Box, colours: Colours) -> None:
        self.sections.draw(self._above(box), colours)
        prices, captains, bag = self._foot(box)
        if not bag.height:
            return
        if prices.width:
            self._draw_prices(prices, colours)
        if self.captains:
            self._draw_captains(captains, colours)
        self._draw_bag(bag, colours)

    def spots(self, box: Box) -> Mapping[str, Box]:
        found = dict(self.sections.spots(self._above(box)))
        _, captains, bag = self._foot(box)
        if self.captain in TOUCHED:
            found["captain"] = captains
        if self.bag_look in TOUCHED:
            found["sailor-bag"] = bag
        return found

    def pieces(self, box: Box) -> Mapping[str, Box]:
        found = dict(self.sections.pieces(self._above(box)))
        prices, captains, bag = self._foot(box)
        if prices.width:
            costs = enumerate(prices.row(len(self.prices)), 1)
            found |= {f"colours-{count}": at for count, at in costs}
        if self.captains:
            places = zip(self.captains, captains.row(len(self.captains)), strict=True)
            found |= {f"captains-{player}": at for (player, _), at in places}
        return found | {"sailor-bag": bag}

    @property
    def _touched(self) -> bool:
        return self.captain in TOUCHED or self.bag_look in TOUCHED

    def _high(self, height: float) -> float:
        """Nothing, where it could not be read."""
        if self._touched:
            return dp(_FOOT)
        high = min(dp(_GLANCE), height * 0.22)
        return high if high >= dp(_READ) else 0

    def _above(self, box: Box) -> Box:
        room = box.height - self._high(box.height) - dp(_GAP)
        most = self.sections.height(box.width, room) if self.sections.picking else room
        high = min(room, most)
        return Box(box.x, box.top - high, box.width, high)

    def _foot(self, box: Box) -> tuple[Box, Box, Box]:
        """Where the prices, the captains and the bag are, right below the sections."""
        high = self._high(box.height)
        foot = Box(box.x, self._above(box).y - dp(_GAP) - high, box.width, high)
        if self.blindly:
            nothing = foot._replace(width=0)
            return nothing, nothing, foot
        prices = foot.part(0, 0, 0.44, 1)
        if self.bag_look in TOUCHED:
            gap = dp(8)
            left = Box(prices.right, foot.y, foot.right - prices.right, foot.height).row(2, gap)
            return prices, left[0], left[1]
        bag = foot.part(0.84, 0, 0.16, 1)
        if not self.sections.picking and prices.width / len(self.prices) * _COIN < dp(_READ):
            return prices._replace(width=0), foot.part(0, 0, 0.82, 1), bag
        return prices, foot.part(0.46, 0, 0.38, 1), bag

    def _draw_prices(self, box: Box, colours: Colours) -> None:
        """1, 2, 3 or 4 colours, and what they cost."""
        for count, (at, price) in enumerate(
            zip(box.row(len(self.prices), dp(3)), self.prices, strict=True), 1
        ):
            side = min(at.height, at.width * _COIN)
            coin = Box(at.right - side, at.centre[1] - side / 2, side, side)
            crew = Box(at.x, coin.y, at.width - side, side)
            width = min(side * 0.8, crew.width * 0.8)
            step = min(width * 0.55, (crew.width - width) / max(count - 1, 1))
            for place, colour in enumerate(SAILORS[:count]):
                left = crew.right - width - step * (count - 1 - place)
                draw_sailor(Box(left, crew.y, width, side * 0.9), colours, colour)
            draw_coin(coin.inset(side * 0.03), colours, price)

    def _draw_captains(self, box: Box, colours: Colours) -> None:
        if self.captain in TOUCHED:
            plate(box, dp(10), colours["sand"], colours["edge"])
            draw_under(box, colours, self.captain)
        for at, (player, count) in zip(
            box.inset(dp(3)).row(len(self.captains)), self.captains, strict=True
        ):
            side = min(at.height, at.width * 0.6)
            figure = Box(at.centre[0] - side * 0.85, at.centre[1] - side / 2, side, side)
            draw_captain(figure, colours, player)
            letter(
                str(count),
                (figure.right + side * 0.3, at.centre[1]),
                grown(min(side * 0.68, dp(22)), side * 0.8),
                colours["ink" if count else "off"],
            )
        draw_over(box, colours, self.captain, "sand")

    def _draw_bag(self, box: Box, colours: Colours) -> None:
        if self.bag_look in TOUCHED:
            plate(box, dp(10), colours["sand"], colours["edge"])
            draw_under(box, colours, self.bag_look)
        side = min(box.height, box.width * 0.55)
        size = grown(min(side * 0.6, dp(22)), side * 0.75)
        text = str(self.bag)
        if self.blindly:
            text, size = f"{self.blindly} · {self.bag}", min(size, grown(dp(16), dp(22)))
        gap = side * 0.1
        room = box.width - side - 3 * gap
        left = box.centre[0] - (side + gap + min(extent(text, size), room)) / 2
        draw_bag(Box(left, box.centre[1] - side / 2, side, side), colours)
        ink = colours["ink" if self.bag else "off"]
        letter(text, (left + side + gap, box.centre[1]), size, ink, width=room, anchor=0)
        draw_over(box, colours, self.bag_look, "sand")
