"""A view of the game as HTML: what is asked, who stands where, what has happened, who sits where.

All of it is made from the game as whoever looks may know it.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from companion.phones.hosting import Hosting
from companion.phones.own import BACK, Own
from companion.phones.tags import Html, tag
from companion.play.history import Made, said
from companion.play.replying import Speech
from companion.play.spectators import EVERYTHING, NOTHING
from companion.play.text_form import Button, TextForm
from companion.table.game import Figure, Seat
from companion.table.seen import open_entry, seen_state
from companion.table.session import Session

MOVES = 12
"""So many of the last moves are told."""
SIGNS = {"red": "●", "yellow": "▲", "blue": "◆", "black": "■", "green": "■"}
"""A player is told by more than his colour, and by the same as at the table."""


class Scene(NamedTuple):
    hosting: Hosting
    language: str
    seat: str
    """Where it is looked at from; nowhere in particular where empty."""
    wish: str
    owners: frozenset[str]

    @property
    def session(self) -> Session:
        session = self.hosting.session
        assert session
        return session

    @property
    def seats(self) -> tuple[Seat, ...]:
        return self.hosting.seats

    @property
    def speech(self) -> Speech:
        return self.hosting.words(self.language).of(self.session.game.id)

    def say(self, key: str, **figures: object) -> str:
        names = {seat.colour: seat.name for seat in self.seats}
        return self.speech.say(key, names, **figures)

    def name(self, colour: str) -> str:
        return self.say("phones-player", player=Figure("player", colour))


def page(scene: Scene, asked: Own, turn: bool) -> str:
    if scene.hosting.session is None:
        say = scene.hosting.words(scene.language).of("").say
        return tag("main", tag("p", say("phones-no-game"), role="status"))
    if not scene.seat and scene.hosting.spectators != EVERYTHING:
        return _for_spectators(scene)
    state = seen_state(scene.session)
    progress = scene.hosting.afar.progress(state)
    title, status = scene.say("game-name"), _status(scene, turn)
    return tag(
        "main",
        tag("header", tag("h1", title), tag("p", scene.say(progress.key, **progress.figures))),
        tag("p", status, role="status", class_="turn" if turn else None),
        _question(scene, asked),
        _own(scene),
        _everybody(scene, state),
        _standing(scene, state),
        _history(scene),
        _chairs(scene),
        data_title=f"{status} · {title}",
    )


def _for_spectators(scene: Scene) -> Html:
    """Where the group keeps more to those who sit."""
    blind = scene.hosting.spectators == NOTHING
    title = scene.say("game-name")
    status = scene.say("phones-ask-for-seat") if blind else _status(scene, turn=False)
    return tag(
        "main",
        tag("header", tag("h1", title)),
        tag("p", status, role="status"),
        "" if blind else _standing(scene, seen_state(scene.session)),
        _chairs(scene),
        data_title=f"{status} · {title}",
    )


def _status(scene: Scene, turn: bool) -> str:
    due = scene.session.due
    if not due.kinds:
        return scene.say("phones-over")
    if turn:
        return scene.say("phones-your-turn")
    if due.players:
        players = Figure("list", tuple(Figure("player", each) for each in due.players))
        return scene.say("phones-waiting", players=players)
    return scene.say("phones-waiting-table")


def _question(scene: Scene, asked: Own) -> Iterator[Html]:
    form = asked.form
    if form is None:
        return
    shut = [each.why for each in (*form.spots, *form.deeds) if each.why]
    yield tag(
        "section",
        tag("h2", form.title or scene.say("phones-still"), id="asked"),
        tag("p", form.hint) if form.hint else "",
        _list("ul", form.sums),
        _buttons(form, asked),
        tag("button", scene.say("phones-back"), type="button", data_do=BACK, class_="back")
        if asked.can_go_back
        else "",
        tag("details", tag("summary", scene.say("phones-not-now")), _list("ul", shut), id="shut")
        if shut
        else "",
        aria_labelledby="asked",
        class_="asked",
    )


def _buttons(form: TextForm, asked: Own) -> Iterator[Html]:
    for kind, buttons in (("spots", form.spots), ("deeds", form.deeds)):
        found = [_button(each) for each in buttons if each.name in asked.offers]
        if found:
            yield tag("div", found, class_=kind)


def _button(button: Button) -> Html:
    return tag(
        "button",
        button.text,
        type="button",
        data_do=button.name,
        class_="main" if button.main else None,
        aria_pressed="true" if button.chosen else None,
    )


def _own(scene: Scene) -> Iterator[Html]:
    """What only who sits here may look at is in it."""
    if not scene.seat:
        return
    session, afar = scene.session, scene.hosting.afar
    state = session.game.seen(session.state, scene.seat)
    figures = (*afar.supply(state, scene.seat), *afar.secret(session, scene.seat))
    yield tag(
        "section",
        tag("h2", scene.say("phones-own"), id="own"),
        _list("ul", [_figure(scene, each) for each in figures]),
        aria_labelledby="own",
    )


def _everybody(scene: Scene, state: Any) -> Html:
    """What lies open before everybody."""
    supply = scene.hosting.afar.supply
    return tag(
        "details",
        tag("summary", scene.say("phones-others")),
        [
            tag(
                "section",
                tag("h3", _player(scene, seat.colour)),
                _list("ul", [_figure(scene, each) for each in supply(state, seat.colour)]),
            )
            for seat in scene.seats
            if seat.colour != scene.seat
        ],
        id="others",
    )


def _standing(scene: Scene, state: Any) -> Html:
    lines = [scene.say(each.key, **each.figures) for each in scene.session.game.standing(state)]
    return tag(
        "section",
        tag("h2", scene.say("standings-title"), id="standing"),
        _list("ul", lines),
        aria_labelledby="standing",
    )


def _history(scene: Scene) -> Iterator[Html]:
    session, told = scene.session, scene.hosting.afar.told
    latest = reversed(session.history()[-MOVES:])
    made = (Made(open_entry(session, entry), counts) for entry, counts in latest)
    lines = [said(scene.say, told, row) for row in made]
    if lines:
        yield tag(
            "section",
            tag("h2", scene.say("history-title"), id="history"),
            _list("ul", lines),
            aria_labelledby="history",
        )


def _chairs(scene: Scene) -> Html:
    """Who sits where, and what is free."""
    return tag(
        "section",
        tag("h2", scene.say("phones-chairs"), id="chairs"),
        tag("ul", [tag("li", _chair(scene, seat.colour)) for seat in scene.seats]),
        tag("button", scene.say("phones-stand"), type="button", data_stand=True)
        if scene.seat or scene.wish
        else "",
        aria_labelledby="chairs",
        class_="chairs",
    )


def _chair(scene: Scene, colour: str) -> tuple[Html, ...]:
    player = _player(scene, colour)
    if colour == scene.seat:
        return (player, tag("span", scene.say("phones-you-sit")))
    if colour == scene.wish:
        return (player, tag("span", scene.say("phones-you-wish")))
    if colour in scene.owners:
        return (player, tag("span", scene.say("phones-sits")))
    if scene.seat:
        return (player, tag("span", scene.say("phones-free")))
    text = scene.say("phones-sit", player=Figure("player", colour))
    return (player, tag("button", text, type="button", data_sit=colour))


def _player(scene: Scene, colour: str) -> Html:
    """His sign stands before his name."""
    sign = tag("span", SIGNS.get(colour, "★"), class_="sign", data_colour=colour,
               aria_hidden="true")  # fmt: skip
    return tag("span", sign, " ", scene.name(colour), class_="player")


def _figure(scene: Scene, figure: Figure) -> str:
    return scene.say("phones-line", what=figure)


def _list(name: str, lines: Any) -> Html | str:
    return tag(name, [tag("li", line) for line in lines]) if lines else ""
