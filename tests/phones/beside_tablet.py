"""Phones in a real Chromium beside the app at its table: it goes on, frame by frame, while what a
page will show is waited for."""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import ExitStack
from typing import Any

from tests.phones.browser import phone_of
from tests.phones.fingers import Finger
from tests.phones.tab import NEW_VIEW, Tab
from tests.turns import turns

PATIENT = 50_000
"""Frames; each takes as long as it takes to ask the page."""


SHOWS = """html => {
  const view = document.createElement("div");
  view.innerHTML = html;
  return view.innerHTML === document.getElementById("view").innerHTML;
}"""


class Phones:
    """Those that have joined the running game, the seated ones by their colour too."""

    def __init__(self, device: Any, browser: Any, contexts: ExitStack) -> None:
        self._device, self._browser, self._contexts = device, browser, contexts
        self._joining = device.app.phones
        assert self._joining.open()
        self.at: dict[str, Tab] = {}
        self.tabs: list[Tab] = []
        self.taps = 0

    def join(self, colour: str, language: str = "en") -> Tab:
        """Lets a phone in; it sits where there is a colour."""
        context = self._contexts.enter_context(phone_of(self._browser, language))
        port = self._joining._server.port
        tab = Tab(context, f"http://127.0.0.1:{port}/#c={self._joining.code}")
        self.until(tab, "#view main")
        if colour:
            tab.tap(f"[data-sit='{colour}']")
            self.until(tab, "[data-stand]")
            for phone in self._joining.phones:
                if not phone.allowed:
                    self._joining.allow(phone.key, phone.seat)
            # The question, or whose turn it is; either way his own part is there.
            self.until(tab, "#own")
            self.at[colour] = tab
        self.tabs.append(tab)
        return tab

    def finger(self, colour: str) -> Finger:
        """That of the seat's player, once his page shows where the game stands."""
        tab = self.at[colour]
        self._told(tab, colour)
        return Finger(self._joining._host._own[colour], Tapped(self, tab))

    def show_what_they_were_told(self) -> bool:
        """Whether each page, however often it was changed in part, is the view it was sent last."""
        seats = {tab: colour for colour, tab in self.at.items()}
        told = {tab: self._told(tab, seats.get(tab, "")) for tab in self.tabs}
        return all(tab.page.evaluate(SHOWS, html) for tab, html in told.items())

    def _told(self, tab: Tab, colour: str) -> str:
        """The view of this seat, or of nobody's, once it is there."""
        # What has changed on the tablet is told with its next frame.
        self._device.frames(1)
        views = self._joining._host._views.items()
        view = next(view for placed, view in views if placed.seat == colour)
        self.until(tab, f"#view[data-at='{view.at}']")
        return str(json.loads(view.text)["html"])

    def until(self, tab: Tab, selector: str) -> None:
        there: Callable[[], int] = tab.page.locator(selector).count
        another = turns(PATIENT)
        while not there() and another():
            self._device.frames(1)


class Tapped:
    """A page beside the tablet that its player taps, and waits for what comes of it."""

    def __init__(self, phones: Phones, tab: Tab) -> None:
        self._phones, self._tab = phones, tab

    @property
    def offers(self) -> list[str]:
        return self._tab.offers

    def do(self, name: str) -> str:
        at = self._tab.at
        self._tab.tap(f"[data-do='{name}']")
        self._phones.taps += 1
        self._phones.until(self._tab, NEW_VIEW.format(at=at))
        return self._tab.refused
