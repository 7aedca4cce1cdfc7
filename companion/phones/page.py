"""A view of the game as HTML: what is asked, who stands where, what has happened, who sits where.

All of it is made from the game as whoever looks may know it.
"""

from __future__ import annotations

from collections.abc import Iterator

from companion.phones.own import BACK, Own
from companion.phones.scene import Scene
from companion.phones.tags import Html, listed, tag
from companion.play.spectators import EVERYTHING, NOTHING
from companion.play.text_form import Button, TextForm
from companion.table.game import Figure


def page(scene: Scene, asked: Own, turn: bool) -> str:
    sight = scene.sight
    if scene.hosting.table.session is None:
        say = scene.hosting.words(sight.language).of("").say
        header = tag("header", tag("h1", say("app-title")))
        return tag("main", header, tag("p", say("phones-no-game"), role="status"))
    if not scene.seat and scene.hosting.spectators != EVERYTHING:
        return _for_spectators(scene)
    status = _status(scene, turn)
    return tag(
        "main",
        sight.heading,
        tag("p", status, role="status", class_="turn" if turn else None),
        sight.called,
        _lost(scene),
        _question(scene, asked),
        _beside(scene),
        "" if scene.seat else _chairs(scene),
        _own(scene),
        sight.board,
        _everybody(scene),
        sight.standing,
        sight.rules(frozenset(_cited(asked))),
        sight.history,
        _chairs(scene) if scene.seat else "",
        data_title=f"{status} · {scene.say('game-name')}",
    )


def _for_spectators(scene: Scene) -> Html:
    """Where the group keeps more to those who sit."""
    sight, title = scene.sight, scene.say("game-name")
    blind = scene.hosting.spectators == NOTHING
    status = scene.say("phones-ask-for-seat") if blind else _status(scene, turn=False)
    return tag(
        "main",
        tag("header", tag("h1", title)) if blind else sight.heading,
        tag("p", status, role="status"),
        _lost(scene),
        "" if blind else sight.standing,
        _chairs(scene),
        data_title=f"{status} · {title}",
    )


def _status(scene: Scene, turn: bool) -> str:
    due = scene.session.due
    if not due.kinds:
        return scene.say("phones-over")
    if turn:
        return scene.say("phones-your-turn" if due.players else "phones-anybody")
    if due.players:
        players = Figure("list", tuple(Figure("player", each) for each in due.players))
        return scene.say("phones-waiting", players=players)
    return scene.say("phones-waiting-table")


def _lost(scene: Scene) -> Html | str:
    """Of whoever is told it nothing is asked that it could move."""
    if not scene.lost:
        return ""
    told = scene.say("phones-lost", player=Figure("player", scene.lost))
    return tag("p", told, role="alert", class_="news", id="lost")


def _beside(scene: Scene) -> Iterator[Html]:
    """Below the question, which it does not move."""
    if scene.undone:
        yield tag("p", scene.undone, role="status", class_="news", id="undone")
    buttons = [tag("button", each.text, type="button", data_do=each.name) for each in scene.beside]
    if buttons:
        yield tag("section", tag("div", buttons, class_="deeds"), id="beside")


def _cited(asked: Own) -> Iterator[str]:
    """The rules by which the question reckons and refuses."""
    if asked.form is None:
        return
    yield from asked.form.rules
    for each in asked.form.buttons:
        if each.reason:
            yield each.reason.rule


def _question(scene: Scene, asked: Own) -> Iterator[Html]:
    form = asked.form
    if form is None:
        return
    shut = [*_shut(scene, form)]
    yield tag(
        "section",
        tag("h2", form.title or scene.say("phones-still"), id="asked"),
        tag("p", form.hint) if form.hint else "",
        listed(form.sums),
        _buttons(form, asked),
        tag("button", scene.say("phones-back"), type="button", data_do=BACK, class_="back")
        if asked.can_go_back
        else "",
        tag("details", tag("summary", scene.say("phones-not-now")), listed(shut), id="shut")
        if shut
        else "",
        aria_labelledby="asked",
        class_="asked",
    )


def _shut(scene: Scene, form: TextForm) -> Iterator[str]:
    """What cannot be now; for what it is the same reason is told once."""
    texts: dict[str, list[Figure]] = {}
    for each in form.buttons:
        if each.reason:
            texts.setdefault(each.reason.text, []).append(Figure("text", each.text))
    for why, what in texts.items():
        yield scene.say("phones-why", what=Figure("list", tuple(what)), why=Figure("text", why))


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
    in_sight = [*afar.supply(scene.sight.state, scene.seat)]
    supply = [*afar.supply(state, scene.seat)]
    secret = [each for each in supply if each not in in_sight]
    secret += afar.secret(session, scene.seat)
    yield tag(
        "section",
        tag("h2", scene.say("phones-own"), id="own"),
        tag("p", scene.sight.player(scene.seat)),
        tag(
            "div", tag("h3", scene.say("phones-secret")), scene.sight.lying(secret), class_="secret"
        )
        if secret
        else "",
        scene.sight.lying(in_sight),
        aria_labelledby="own",
    )


def _everybody(scene: Scene) -> Html:
    """What lies open before everybody else."""
    others = [seat.colour for seat in scene.seats if seat.colour != scene.seat]
    title = tag("summary", scene.say("phones-others"))
    return tag("details", title, map(scene.sight.supply, others), id="others")


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
    player = scene.sight.player(colour)
    if colour == scene.seat:
        return (player, tag("span", scene.say("phones-you-sit")))
    if colour == scene.wish:
        return (player, tag("span", scene.say("phones-you-wish")))
    is_taken, is_away = colour in scene.owners, scene.owners.get(colour) is False
    told = scene.say("phones-is-away" if is_away else "phones-sits" if is_taken else "phones-free")
    if scene.seat or (is_taken and not is_away):
        return (player, tag("span", told))
    key = "phones-ask-for" if is_away else "phones-sit"
    button = tag(
        "button", scene.say(key, player=Figure("player", colour)), type="button", data_sit=colour
    )
    return (player, tag("span", told), button) if is_away else (player, button)
