"""The phones' page in a real browser: what is seen there, and a finger that taps it."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

NEW_VIEW = "#view:not([data-at='{at}']), #refused:not([hidden])"


class Tab:
    """One page of a phone's browser."""

    def __init__(self, context: Any, link: str = "", page: Any = None) -> None:
        """Of a link, or of a page that has opened itself."""
        self.context = context
        self.page = page or context.new_page()
        self.faults: list[str] = []
        self.page.on("pageerror", lambda fault: self.faults.append(str(fault)))
        self.page.on("console", self._hear)
        if link:
            self.page.goto(link)

    def _hear(self, message: Any) -> None:
        # A socket that cannot be opened is told there too, and is no fault of the page.
        if message.type == "error" and "WebSocket" not in message.text:
            self.faults.append(message.text)

    # What is seen

    @property
    def at(self) -> str:
        """The revision that is shown."""
        return self.page.locator("#view").get_attribute("data-at") or ""

    @property
    def title(self) -> str:
        return str(self.page.title())

    @property
    def is_asked(self) -> bool:
        return self.title.startswith("●")

    @property
    def refused(self) -> str:
        return self._text("#refused")

    @property
    def told(self) -> str:
        """Of the line to the tablet, where it is not as it should be."""
        return self._text("#state")

    @property
    def view(self) -> str:
        return str(self.page.locator("#view").inner_text())

    @property
    def offers(self) -> list[str]:
        return self._named("do")

    @property
    def seats(self) -> list[str]:
        return self._named("sit")

    def _text(self, selector: str) -> str:
        there = self.page.locator(selector)
        return str(there.inner_text()) if there.is_visible() else ""

    def _named(self, data: str) -> list[str]:
        found: list[str] = self.page.locator(f"[data-{data}]").evaluate_all(
            f"all => all.map(each => each.dataset.{data})"
        )
        return found

    # What is waited for

    def shows(self, selector: str) -> None:
        self.page.locator(selector).first.wait_for()

    def has(self, selector: str) -> None:
        """Whether it can be seen or not."""
        self.page.locator(selector).first.wait_for(state="attached")

    def shows_other_than(self, at: str) -> None:
        """A view that came after this one, or why there is none."""
        self.has(NEW_VIEW.format(at=at))

    # What is done

    def tap(self, selector: str) -> None:
        """Where it stands, as a finger does; what comes of it is not waited for."""
        self.page.locator(selector).first.tap()

    def opens(self, selector: str) -> Tab:
        """What a link leads to in another tab."""
        with self.context.expect_page() as opened:
            self.tap(selector)
        opened.value.wait_for_load_state()
        return Tab(self.context, page=opened.value)

    def closes(self, selector: str) -> None:
        """What closes its own page, and may do so before the finger has left it."""
        from playwright.sync_api import Error

        with self.page.expect_event("close"), suppress(Error):
            self.tap(selector)

    def sit(self, colour: str) -> None:
        at = self.at
        self.tap(f"[data-sit='{colour}']")
        self.shows_other_than(at)

    def do(self, name: str) -> None:
        at = self.at
        self.tap(f"[data-do='{name}']")
        self.shows_other_than(at)

    def sleep(self) -> None:
        """As a phone's browser out of sight."""
        self._life("frozen")

    def wake(self) -> None:
        self._life("active")

    def _life(self, state: str) -> None:
        session = self.context.new_cdp_session(self.page)
        session.send("Page.setWebLifecycleState", {"state": state})
        session.detach()
