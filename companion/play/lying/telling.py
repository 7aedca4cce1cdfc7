"""What of a table is being told: the area in hand, and the question that has come up over it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from companion.play.lying.asked import Area, Ask, Asked, At, Enter, Look, Moment, Pick
from companion.play.lying.edits import Edits


class Telling:
    """`moment` says how the table lies now."""

    def __init__(
        self, areas: Sequence[Area], edits: Edits, moment: Callable[[], Moment], name: str = ""
    ) -> None:
        self.areas, self.edits, self.moment = tuple(areas), edits, moment
        self.ask: Ask | None = None
        self.turn(name or areas[0].name)

    @property
    def place(self) -> int:
        """Where the area in hand stands among all."""
        return self.areas.index(self.area)

    @property
    def cards(self) -> tuple[Asked, ...]:
        return self.area.cards(self.moment(), self.at)

    @property
    def question(self) -> Asked | None:
        """What has come up over them."""
        return self.ask.card(self.moment(), self.at) if self.ask else None

    def turn(self, name: str) -> None:
        """To another area, of which nothing is in hand yet."""
        self.area = next(each for each in self.areas if each.name == name)
        self.at, self.ask = At(self.area.hand), None

    def shut(self) -> None:
        """The question is not answered."""
        self.ask = None

    def take(self, pick: Pick) -> None:
        """What a tap stands for; raises Refusal where the table cannot lie so."""
        match pick:
            case Look(at):
                self.at = at
            case Ask():
                self.ask, self.at = pick, self.at._replace(typed="")
            case Enter(edit, hand, last):
                self.edits.enter(edit)
                self.ask = None
                self.at = self.at if hand is None else self.at._replace(hand=hand)
                if last and self.place + 1 < len(self.areas):
                    self.turn(self.areas[self.place + 1].name)

    def tap(self, name: str) -> None:
        """A piece by its name: of the question, else of the cards."""
        cards = (self.question,) if self.question else self.cards
        self.take(next(each.picks[name] for each in cards if each and name in each.picks))
