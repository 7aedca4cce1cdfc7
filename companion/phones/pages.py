"""The files a browser is given: the page in its own language, and what makes it look and live."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import cache
from html import escape
from pathlib import Path
from string import Template

from companion.phones.hosting import Speaking
from companion.phones.requests import Asset, Paths

_FOLDER = Path(__file__).parent / "browser"
_KINDS = {".css": "text/css", ".js": "text/javascript"}


def paths(words: Callable[[str], Speaking], languages: Iterable[str]) -> Paths:
    codes = (*languages,)

    @cache
    def page(language: str) -> bytes:
        return _page(words(language), language)

    def wished(wishes: str) -> bytes:
        return page(next((each for each in _wishes(wishes) if each in codes), "en"))

    files = (each for each in _FOLDER.iterdir() if each.suffix in _KINDS)
    assets = {f"/{each.name}": Asset(_KINDS[each.suffix], each.read_bytes()) for each in files}
    return Paths(wished, assets)


def _wishes(header: str) -> Iterator[str]:
    """The languages, the most wished first: that is the order browsers send them in."""
    for each in header.split(","):
        yield each.partition(";")[0].strip().partition("-")[0].lower()


def _page(words: Speaking, language: str) -> bytes:
    """Each `${key}` of the page is what the catalogue has under it."""
    page = Template((_FOLDER / "page.html").read_text("utf-8"))
    say = words.of("").say
    keys = {each for each in page.get_identifiers() if each != "language"}
    told = {each: escape(say(each.replace("_", "-"))) for each in keys}
    return page.substitute(told, language=language).encode()
