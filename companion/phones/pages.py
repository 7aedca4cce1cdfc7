"""The files a browser is given: the page in its own language, the books of the rules, and what
makes them look and live."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache, partial
from html import escape
from pathlib import Path
from string import Template

from companion.phones import book
from companion.phones.hosting import Speaking
from companion.phones.requests import Asset, Paths
from companion.phones.tags import Html
from companion.play.afar import Afar
from companion.play.book.finding import ENDINGS
from companion.play.replying import Speech

Games = Mapping[str, Callable[[], Afar | None]]
"""What each game that phones can play supplies to them, loaded when it is needed."""

_FOLDER = Path(__file__).parent / "browser"
_KINDS = {".css": "text/css", ".js": "text/javascript"}


def paths(words: Callable[[str], Speaking], languages: Iterable[str], games: Games) -> Paths:
    """The books of all games have theirs, whichever is played: who reads in one may go on when
    another game begins, and no stranger learns from it which game that is."""
    codes = (*languages,)

    @cache
    def page(language: str) -> bytes:
        return _filled("page.html", words(language).of(""), language)

    def wished(wishes: str) -> bytes:
        return page(next((each for each in _wishes(wishes) if each in codes), "en"))

    @cache
    def rules(game: str, language: str) -> Asset:
        return Asset("text/html", _book(games[game](), words(language).of(game), language))

    files = (each for each in _FOLDER.iterdir() if each.suffix in _KINDS)
    read = {f"/{each.name}": Asset(_KINDS[each.suffix], each.read_bytes()) for each in files}
    assets: dict[str, Callable[[], Asset]] = {
        name: partial(read.__getitem__, name) for name in read
    }
    for game in games:
        for code in codes:
            assets[book.path(game, code)] = partial(rules, game, code)
    return Paths(wished, assets)


def _wishes(header: str) -> Iterator[str]:
    """The languages, the most wished first: that is the order browsers send them in."""
    for each in header.split(","):
        yield each.partition(";")[0].strip().partition("-")[0].lower()


def _book(afar: Afar | None, speech: Speech, language: str) -> bytes:
    assert afar
    # The page puts the number where this stands.
    found = speech.say("phones-rules-found", number="%")
    return _filled(
        "book.html",
        speech,
        language,
        chapters=book.chapters(speech.say, afar.book),
        endings=ENDINGS.pattern,
        phones_rules_found=found,
    )


def _filled(file: str, speech: Speech, language: str, **given: str) -> bytes:
    """Each `${key}` that is not given is what the catalogue has under it."""
    page = Template((_FOLDER / file).read_text("utf-8"))
    given["language"] = language
    told = {
        each: given[each] if each in given else speech.say(each.replace("_", "-"))
        for each in page.get_identifiers()
    }
    return page.substitute(
        {each: text if isinstance(text, Html) else escape(text) for each, text in told.items()}
    ).encode()
