"""The system's Chromium, one for all tests of a process; each phone has a context of its own."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from playwright.sync_api import Browser


CHROMIUM = shutil.which("chromium")
MISSING = "chromium is not installed: the phones' page is not looked at in a browser"
HEIGHT = 740
SECONDS = 60
"""So long is waited for what a page is to show; it never takes nearly as long."""


@contextmanager
def chromium() -> Iterator[Browser]:
    # Only now: most tests have no use for it.
    from playwright.sync_api import sync_playwright

    with sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=CHROMIUM)
        try:
            yield browser
        finally:
            browser.close()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    if not CHROMIUM:
        pytest.skip(MISSING)
    with chromium() as there:
        yield there


@contextmanager
def phone_of(
    browser: Browser, language: str = "en", width: int = 360, **more: Any
) -> Iterator[Any]:
    """A phone's browser: what it keeps, its screen, its owner's language; `more` as Playwright
    has it."""
    context = browser.new_context(
        is_mobile=True,
        has_touch=True,
        locale=language,
        viewport={"width": width, "height": HEIGHT},
        **more,
    )
    context.set_default_timeout(1000 * SECONDS)
    try:
        yield context
    finally:
        context.close()
