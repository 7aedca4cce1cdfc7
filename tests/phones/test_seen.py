"""The phones' page in every state it can be in, on small and large phones, by day and at night, in
each language and with the largest text: nothing shuts anybody out, and nothing is cut off."""

import os
from pathlib import Path

import pytest

from tests.phones.hosted import LANGUAGES
from tests.phones.moments import MOMENTS, shown
from tests.phones.seen import findings, ill_laid

WIDTHS = (320, 360, 390, 430)
LIGHTS = ("light", "dark")
SHOTS = os.environ.get("COMPANION_SHOTS")


def amiss(tab, name):
    """On phones of each width, in each light; and read with letters twice as large, in two ways."""
    page, found = tab.page, []
    height = page.viewport_size["height"]

    def look(how, width):
        page.set_viewport_size({"width": width, "height": height})
        if SHOTS:
            page.screenshot(path=Path(SHOTS, f"{name}-{how}-{width}.png"), full_page=True)
        return [f"{how}, {width}: {each}" for each in ill_laid(page)]

    for light in LIGHTS:
        page.emulate_media(color_scheme=light)
        found += [f"{light}: {each}" for each in findings(page)]
        for width in WIDTHS if light == "light" else WIDTHS[:1]:
            found += look(light, width)
    # Zoomed to 200 %, a page has half as many pixels across.
    found += look("zoomed", WIDTHS[0] // 2)
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    return found + look("largest text", WIDTHS[0])


@pytest.mark.parametrize("name", ["asked-later-in-goa", "book-of-goa"])
def test_nothing_is_amiss_with_the_page(browser, name) -> None:
    with shown(browser, MOMENTS[name], "de") as tab:
        assert amiss(tab, f"{name}-de") == []


@pytest.mark.long
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", MOMENTS)
def test_nothing_is_amiss_in_any_state_and_language(browser, name, language) -> None:
    with shown(browser, MOMENTS[name], language) as tab:
        assert tab.page.locator("html").get_attribute("lang") == language
        assert amiss(tab, f"{name}-{language}") == []


def test_what_is_amiss_is_found(browser) -> None:
    page = browser.new_page(viewport={"width": 320, "height": 600})
    page.set_content(
        "<style>button { width: 30px; overflow: hidden; white-space: nowrap }</style>"
        "<p style='width: 400px'>wide</p><button>too long a word</button>"
        "<img src='data:,'>"
    )
    told = " ".join(ill_laid(page))
    for each in ("scrolls sideways", "sticks out", "is clipped", "30 ×"):
        assert each in told
    assert any(each.startswith("image-alt") for each in findings(page))
    page.close()
