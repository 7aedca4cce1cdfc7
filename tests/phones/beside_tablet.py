"""Phones in a real Chromium beside the app at its table: it goes on, frame by frame, while what a
page will show is waited for."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import ExitStack
from typing import Any

from tests.phones.browser import phone_of
from tests.phones.tab import NEW_VIEW, Tab
from tests.turns import turns

PATIENT = 50_000
"""Frames; each takes as long as it takes to ask the page."""


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
                    self._joining.allow(phone.key)
            # The question, or whose turn it is; either way his own part is there.
            self.until(tab, "#own")
            self.at[colour] = tab
        self.tabs.append(tab)
        return tab

    def asking(self, colour: str) -> Any:
        """What the phone of this seat is asked, as its host has it."""
        return self._joining._host._own[colour]._asking

    def do(self, colour: str, name: str) -> None:
        """Taps it on the phone of this seat."""
        tab = self.at[colour]
        self.until(tab, f"[data-do='{name}']")
        at = tab.at
        tab.tap(f"[data-do='{name}']")
        self.taps += 1
        self.until(tab, NEW_VIEW.format(at=at))
        assert tab.refused == ""

    def until(self, tab: Tab, selector: str) -> None:
        there: Callable[[], int] = tab.page.locator(selector).count
        another = turns(PATIENT)
        while not there() and another():
            self._device.frames(1)
