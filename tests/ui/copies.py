"""The screens of the component sets of any game, for the tests that go through them."""

from __future__ import annotations

from typing import Any, NamedTuple

from companion.store.component_sets import ComponentSets
from companion.ui.shell.screen import Screen
from tests.ui.at_table import OF_THE_APP
from tests.ui.device import Device, Look, walk


class Copy(NamedTuple):
    """The group's own copy on the screens of its component sets."""

    device: Device
    game: str

    def open(self, screen: str, size: str = "phone", **look: Any) -> Any:
        """The app that shows a screen."""
        app = self.device.start(Look(size, **look))
        return self.show(app, screen)

    def show(self, app: Any, screen: str) -> Any:
        app.root.show(screen if screen in OF_THE_APP else Screen(screen, self.game))
        self.device.frames(4)
        return app

    @property
    def sets(self) -> ComponentSets:
        app = self.device.app
        made: ComponentSets = app.parts_of(self.game).table.copies().sets(app.store)
        return made

    @property
    def kept(self) -> Any:
        return self.sets.chosen

    def pick(self, value: object) -> None:
        self.device.tap(f"value-{value}")

    def scroll_to(self, name: str) -> None:
        """Brings a control into sight, as a finger would by moving the page."""
        from kivy.uix.scrollview import ScrollView

        stage = self.device.app.root.stage
        view = next(each for each in walk(stage) if isinstance(each, ScrollView))
        view.scroll_to(self.device.find(name), animate=False)
        self.device.frames()

    def tap(self, name: str) -> None:
        self.scroll_to(name)
        self.device.tap(name)

    def faults(self) -> dict[str, str]:
        """Why an area cannot be as it stands, by its name."""
        shown = walk(self.device.app.root)
        return {each.name: each.fault for each in shown if getattr(each, "fault", None)}
