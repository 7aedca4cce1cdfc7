"""What is amiss with a page as it is seen: by axe-core's rules, and by its measured boxes."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any

TARGET = 48
"""Pixels that a thumb needs, each way."""

_MEASURED = """target => {
    const found = [], wide = document.documentElement.clientWidth;
    const named = each => each.tagName + " " + (each.innerText || each.id).slice(0, 40);
    if (document.scrollingElement.scrollWidth > wide) { found.push("scrolls sideways"); }
    for (const each of document.querySelectorAll("body *")) {
        const box = each.getBoundingClientRect();
        if (!each.checkVisibility() || !box.width) { continue; }
        if (box.left < -0.5 || box.right > wide + 0.5) { found.push(named(each) + " sticks out"); }
        if (each.scrollWidth > each.clientWidth + 1 && each.clientWidth
            || each.scrollHeight > each.clientHeight + 1 && each.clientHeight) {
            const inline = getComputedStyle(each).display === "inline";
            if (!inline) { found.push(named(each) + " is clipped"); }
        }
        if (each.matches("button, summary, input, a")
            && (box.width < target - 0.5 || box.height < target - 0.5)) {
            found.push(`${named(each)} is ${box.width} × ${box.height}`);
        }
    }
    return found;
}"""


@cache
def _axe() -> str:
    return files("axe_playwright_python").joinpath("axe.min.js").read_text("utf-8")


def findings(page: Any) -> list[str]:
    """What somebody is shut out by, as axe-core tells it."""
    page.evaluate(_axe())
    told = page.evaluate("() => axe.run({resultTypes: ['violations']})")
    return [
        f"{each['id']}: {node['html'][:120]}"
        for each in told["violations"]
        for node in each["nodes"]
    ]


def ill_laid(page: Any) -> list[str]:
    """What cannot be hit, or does not fit where it stands."""
    found: list[str] = page.evaluate(_MEASURED, TARGET)
    return found
