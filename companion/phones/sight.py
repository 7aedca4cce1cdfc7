"""A moment of a game as anybody may see it, in one language: rendered once for all who look."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cached_property
from typing import Any

from companion.phones.book import beside, path
from companion.phones.hosting import Hosting
from companion.phones.tags import Html, listed, tag
from companion.play.book.book import key
from companion.play.history import Made, said
from companion.play.replying import Speech
from companion.play.table_options import HELPS
from companion.table.game import Figure, Said, Seat
from companion.table.seen import open_entry, seen_state
from companion.table.session import Session

MOVES = 12
"""So many of the last moves are told."""
SIGNS = {"red": "●", "yellow": "▲", "blue": "◆", "black": "■", "green": "■"}
"""A player is told by more than his colour, and by the same as at the table."""


class Sight:
    def __init__(self, hosting: Hosting, language: str) -> None:
        self.hosting, self.language = hosting, language
        self.seats: tuple[Seat, ...] = hosting.table.seats
        self._options = hosting.table.options
        session = hosting.table.session
        self._course = session and session.course
        self._supplies: dict[str, Html] = {}
        self._rules: dict[str, Html] = {}

    @property
    def lasts(self) -> bool:
        """Whether it is still as it was when it was made."""
        table, session = self.hosting.table, self.hosting.table.session
        course = session and session.course
        there = self.seats == table.seats and self._options == table.options
        return there and self._course is course

    @property
    def session(self) -> Session:
        session = self.hosting.table.session
        assert session
        return session

    @property
    def speech(self) -> Speech:
        return self.hosting.words(self.language).of(self.session.game.id)

    @cached_property
    def state(self) -> Any:
        return seen_state(self.session)

    @cached_property
    def moment(self) -> Any:
        """The same, as the game's own questions show it."""
        session = self.session
        return self.hosting.afar.questions.shown(
            self.state,
            self.seats,
            session.head.components or session.game.starter(),
            self._options,
            session.course.drawing,
            self.speech.say,
        )

    def say(self, key: str, **figures: object) -> str:
        return self.speech.say(key, self._names, **figures)

    def sentence(self, said: Said) -> str:
        return self.speech.sentence(said.key, self._names, **said.figures)

    def name(self, colour: str) -> str:
        return self.say("phones-player", player=Figure("player", colour))

    @cached_property
    def _names(self) -> dict[str, str]:
        return {seat.colour: seat.name for seat in self.seats}

    # What of it is rendered

    def player(self, colour: str) -> Html:
        """His sign stands before his name."""
        sign = tag("span", SIGNS.get(colour, "★"), class_="sign", data_colour=colour,
                   aria_hidden="true")  # fmt: skip
        return tag("span", sign, " ", self.name(colour), class_="player")

    @cached_property
    def heading(self) -> Html:
        progress = self.hosting.afar.progress(self.state)
        told = self.say(progress.key, **progress.figures)
        return tag("header", tag("h1", self.say("game-name")), tag("p", told))

    @cached_property
    def called(self) -> Html | str:
        """As it is called aloud at the table."""
        called = self.hosting.afar.called(self.say, self.state)
        return tag("p", called, class_="called") if called else ""

    def lying(self, figures: Iterable[Figure]) -> Html:
        """Each stands by itself."""
        return listed((self.say("phones-line", what=each) for each in figures), "lying")

    def supply(self, colour: str) -> Html:
        """What lies open before a player."""
        if colour not in self._supplies:
            figures = self.hosting.afar.supply(self.state, colour)
            self._supplies[colour] = tag(
                "section", tag("h3", self.player(colour)), self.lying(figures)
            )
        return self._supplies[colour]

    @cached_property
    def board(self) -> Html | str:
        """Part by part, as a screen reader reads it."""
        parts = [
            tag(
                "section",
                tag("h3", self.say(part.title.key, **part.title.figures)),
                listed(map(self.sentence, part.lines)),
            )
            for part in self.hosting.afar.board(self.moment)
        ]
        if not parts:
            return ""
        return tag("details", tag("summary", self.say("phones-board")), parts, id="board")

    @cached_property
    def standing(self) -> Html:
        said = self.session.game.standing(self.state)
        return tag(
            "section",
            tag("h2", self.say("standings-title"), id="standing"),
            listed(self.say(each.key, **each.figures) for each in said),
            aria_labelledby="standing",
        )

    @cached_property
    def history(self) -> Html | str:
        session, told = self.session, self.hosting.afar.told
        latest = reversed(session.history()[-MOVES:])
        made = (Made(open_entry(session, entry), counts) for entry, counts in latest)
        lines = [said(self.say, told, row) for row in made]
        if not lines:
            return ""
        title = tag("h2", self.say("history-title"), id="history")
        return tag("section", title, listed(lines, "told"), aria_labelledby="history")

    @cached_property
    def mattering(self) -> frozenset[str]:
        """The rules that matter in this moment, whatever is asked of whom."""
        lessons = self.hosting.afar.lessons
        now = lessons.moment(self.state)
        return frozenset(each.rule for each in lessons.listed if each.matters(now))

    def rules(self, cited: frozenset[str]) -> Html:
        """Those that the question names, and those that matter, in the order of the book; each
        opens by itself. The whole book lies elsewhere."""
        wanted = cited | self.mattering
        found = [self._rule(each) for each in self.hosting.afar.book.rules if each in wanted]
        if not found:
            return tag("section", self._whole_book, class_="rules")
        title = tag("summary", self.say("rules-title"))
        return tag("details", title, found, self._whole_book, id="rules")

    @cached_property
    def _whole_book(self) -> Html:
        """In a tab of its own, which can close itself: this one stays at the table, and its seat
        with it, even where a browser keeps no token."""
        return tag(
            "a",
            self.say("phones-all-rules"),
            href=path(self.session.game.id, self.language),
            target="_blank",
            rel="opener",
            class_="to-book",
        )

    def _rule(self, rule: str) -> Html:
        if rule not in self._rules:
            book, own = self.hosting.afar.book, key(rule)
            self._rules[rule] = tag(
                "details",
                tag("summary", self.say("rules-of", rule=rule, title=self.say(f"{own}-title"))),
                tag("p", self.say(own)),
                self._now(rule),
                beside(self.say, book, rule),
                id=own,
            )
        return self._rules[rule]

    def _now(self, rule: str) -> Iterator[Html]:
        """What it amounts to, for groups that want such help."""
        if self._options and self._options.help == HELPS[0]:
            return
        if told := self.hosting.afar.book.now(self.state, rule):
            yield tag("p", tag("b", self.say("rules-now")))
            yield tag("ul", [tag("li", self.say(each.key, **each.figures)) for each in told])
