"""The rules at hand for a browser: the whole book of a game, and what stands beside a rule."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from companion.phones.tags import Html, tag
from companion.play.book.book import Book, key
from companion.play.book.finding import folded

Say = Callable[..., str]


def path(game: str, language: str) -> str:
    """Where the book of a game is found; nobody needs a token for it."""
    return f"/rules/{game}/{language}"


def beside(say: Say, book: Book, rule: str) -> Iterator[Html]:
    """What we decided, and where the rulebooks differ."""
    for what in book.beside(rule):
        yield tag("p", tag("b", say(f"rules-{what}")), " ", say(f"{key(rule)}-{what}"))


def chapters(say: Say, book: Book) -> Html:
    """Each opens by itself, and its rules are read one after the other."""
    return tag("div", [_chapter(say, book, each) for each in range(len(book.chapters))], id="book")


def _chapter(say: Say, book: Book, number: int) -> Html:
    title = _numbered("h2", str(number), say(f"rules-chapter-{number}"))
    rules = [_rule(say, book, rule) for rule in book.chapters[number]]
    return tag("details", tag("summary", title), rules, class_="chapter")


def _rule(say: Say, book: Book, rule: str) -> Html:
    own = key(rule)
    return tag(
        "section",
        _numbered("h3", rule, say(f"{own}-title")),
        tag("p", say(own)),
        beside(say, book, rule),
        id=own,
        data_rule=rule,
        # Folded as the app has it, so that the page finds what the app finds.
        data_sought=folded(" ".join(map(say, book.sought(rule)))),
    )


def _numbered(heading: str, number: str, title: str) -> Html:
    return tag(heading, tag("span", number, class_="number"), " ", tag("span", title))
