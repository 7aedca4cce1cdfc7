"""Whole games played by phones alone, tap by tap at random: where they lead is where the record of
them leads."""

from __future__ import annotations

import json
import re
from random import Random
from typing import Any

import pytest

from companion.games import GAMES
from companion.phones.host import Host
from companion.phones.messages import Do, Hello, Sit
from companion.phones.table_offers import UNDO
from companion.table.course import PERSON
from companion.table.record import replay
from tests.phones.clock import Passing
from tests.phones.hosted import Hosted, afar_of, session_of
from tests.toy.afar import AFAR
from tests.toy.rules import TOY

_OFFER = re.compile(r'data-do="([^"]*)"')


class Page:
    """What it was sent last."""

    def __init__(self) -> None:
        self.last: dict[str, Any] = {}

    def send(self, text: str) -> None:
        self.last = json.loads(text)

    def end(self) -> None:
        raise AssertionError("nobody is shown out")


def played(game: Any, afar: Any, players: int, most: int, language: str = "en") -> Any:
    """At most so many taps, each by somebody whose turn it is said to be; none is refused."""
    session, chance = session_of(game, players), Random(players)
    host, pages = Host(Hosted(session, afar), Passing()), {}
    for colour in game.colours[:players]:
        page = pages[colour] = Page()
        host.join(page, Hello(language, code=host.devices.code), "a")
        host.take(page, Sit(colour))
    for _ in range(most):
        if not session.due.kinds:
            break
        colour = chance.choice([each for each, page in pages.items() if page.last["turn"]])
        page = pages[colour]
        assert not session.due.players or colour in session.due.players
        offers = [each for each in _OFFER.findall(page.last["html"]) if each != UNDO]
        assert offers, f"{session.due} asks {colour}, who can do nothing"
        made = len(session.line)
        host.take(page, Do(chance.choice(offers), page.last["at"]))
        assert "refused" not in page.last, page.last["refused"]
        decided = [each for each in session.line[made:] if each.by == PERSON]
        assert all(each.raw.get("player", colour) == colour for each in decided)
    record = session.record()._replace(components=session.head.components)
    *_, last = replay(game, record)
    assert game.shown(last.state) == game.shown(session.state)
    return session


def test_the_toy_is_played_to_its_end() -> None:
    session = played(TOY, AFAR, 2, 400)
    assert not session.due.kinds


@pytest.mark.parametrize("players", [2, pytest.param(3, marks=pytest.mark.long)])
@pytest.mark.parametrize("game", ["scorepad", "goa-pad"])
def test_a_whole_pad_is_kept_on_phones_where_everybody_enters_his_own(game, players) -> None:
    session = played(GAMES[game], afar_of(game), players, 2000)
    assert not session.due.kinds
    entered = {each.raw["player"] for each in session.line if "player" in each.raw}
    assert entered == {*session.game.colours[:players]}


@pytest.mark.parametrize("game", ["vasco", "goa"])
def test_a_game_begins_on_phones(game) -> None:
    assert len(played(GAMES[game], afar_of(game), 2, 60, "de").line) > 15


@pytest.mark.long
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("game", ["vasco", "goa"])
def test_a_whole_game_is_played_on_phones(game, players) -> None:
    assert not played(GAMES[game], afar_of(game), players, 5000).due.kinds
