"""A table told by picks and deeds, without a screen: what a hand taps, by the same names."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

from companion.play.table_cards import Enter
from companion.play.table_entry import TableEntry


class Teller:
    """Stands for a finger on a page: `tap` takes what has this name, `deeds` are its buttons."""

    def __init__(self, telling: TableEntry, **deeds: Any) -> None:
        self.telling, self._deeds = telling, deeds
        self.taps = 0
        self._printed: dict[str, str] = {}

    @property
    def device(self) -> Teller:
        return self

    def tap(self, name: str) -> None:
        self.taps += 1
        if name.startswith("area-"):
            self.telling.turn(name.removeprefix("area-"))
        elif name in self._deeds:
            self._deeds[name]()
        elif self._keypad:
            self._type(name)
        else:
            self.telling.tap(name)

    def shows(self, name: str) -> bool:
        question = self.telling.question
        cards = (question,) if question else self.telling.cards
        return bool(self._keypad) or any(name in each.picks for each in cards)

    def find(self, name: str) -> SimpleNamespace:
        """A tab, which may be open, or a button, which may have nothing to do."""
        area = f"area-{self.telling.area.name}"
        return SimpleNamespace(active=name == area, disabled=not self.telling.edits.changed)

    @property
    def _keypad(self) -> Any:
        return self.telling.question and self.telling.question.keypad

    def _type(self, key: str) -> None:
        """What is printed on a project, part by part."""
        from companion.vasco.rules.state import tile

        part, *values = key.split("-")
        if part == "ship" and values != ["more"]:
            self._printed["limit"], self._printed["crew"] = values
        elif part in ("limit", "crew"):
            (self._printed[part],) = values
        elif part == "earnings":
            limit, crew = int(self._printed["limit"]), int(self._printed["crew"])
            made = tile(limit, crew, *map(int, values))
            keypad, self._printed = self._keypad, {}
            told: Enter = keypad.entered(made)
            self.telling.take(told)
