"""No byte sent to a seat, or to who only looks, differs between two games that differ only in what
that seat may not know."""

from __future__ import annotations

import json
import re
from random import Random
from typing import Any

import pytest

from companion.games import GAMES
from companion.headless.replaying import read
from companion.headless.simulating import simulated
from companion.phones.codes import hashed
from companion.phones.host import Host
from companion.phones.messages import Hello, Sit
from companion.play.afar import Afar, Part
from companion.table.game import Figure, Refusal
from companion.table.session import Head, Session
from tests.goa.asked import moves_until
from tests.phones.hosted import Hosted, afar_of
from tests.test_package import ROOT
from tests.toy.afar import AFAR
from tests.toy.play import QUESTIONS, briefly
from tests.toy.rules import COLOURS, TOY, Bet, Take, Toy


def told_in_full(say: Any, entry: Any) -> str:
    """With all that an entry knows."""
    return f"{briefly(say, entry)} {entry.lines} {entry.state}"


TOY_AFAR = AFAR._replace(
    told=told_in_full,
    supply=lambda state, colour: [Figure("text", f"{state.at(colour)}")],
    board=lambda shown: [Part(TOY.standing(shown.state)[0], ())],
)
_OF_ITS_OWN = re.compile(r'"at": \d+')
"""A revision is another in every view."""


class Page:
    """Keeps all that it is sent."""

    def __init__(self) -> None:
        self.heard: list[str] = []

    def send(self, text: str) -> None:
        if "token" not in json.loads(text):
            self.heard.append(_OF_ITS_OWN.sub("", text))

    def end(self) -> None:
        raise AssertionError("nobody is shown out")


def told(session: Session, afar: Afar, moves: list[Any]) -> dict[str, list[str]]:
    """All that each seat was sent while these moves were made, and who only looked."""
    host = Host(Hosted(session, afar))
    pages = {}
    for colour in (*(seat.colour for seat in session.head.players), ""):
        page = pages[colour] = Page()
        host.join(page, Hello("en", code=host.devices.code), "a")
        if colour:
            host.take(page, Sit(colour))
    for page in pages.values():
        page.heard.clear()
    for raw in moves:
        session.enter([raw])
        host.tell()
    return {colour: page.heard for colour, page in pages.items()}


@pytest.mark.parametrize("seed", range(2))
def test_a_bet_is_known_to_its_own_phone_only(seed) -> None:
    record = simulated(TOY, 3, seed)
    chance = Random(seed)
    moves = [raw for raw in record.moves if raw["do"] != "bet"][:-1]
    place, bettor = chance.randrange(1, len(moves)), chance.choice(COLOURS)
    heard = []
    for on in ("red", "blue"):
        session = Session(TOY, Head("", record.players, record.components, None))
        bet = TOY.write(Bet(bettor, on))
        heard.append(told(session, TOY_AFAR, [*moves[:place], bet, *moves[place:]]))
    one, other = heard
    assert len(one[""]) == len(moves) + 1
    for colour in (*COLOURS, ""):
        assert (one[colour] == other[colour]) is (colour != bettor), colour


class Cursed(Toy):
    """Who is bet on can take nothing: a secret of somebody else stands against what he wants."""

    def apply(self, state: Any, move: Any) -> Any:
        if isinstance(move, Take) and move.player in {each.bet for each in state.players}:
            raise Refusal("1.2", "toy-too-many", most=Figure("count", 0))
        return super().apply(state, move)


def test_what_only_another_s_secret_stands_against_is_not_said_before_it_is_tapped() -> None:
    questions = QUESTIONS._replace(seen=lambda shown: TOY.seen(shown.state, None))
    afar = TOY_AFAR._replace(questions=questions)
    players, heard = simulated(TOY, 3, 0).players, []
    asked, bettor, other = (seat.colour for seat in players)
    for on in (asked, other):
        session = Session(Cursed(), Head("", players, {"pile": 9}, None))
        moves = [{"do": "roll", "pips": 2}, {"do": "bet", "player": bettor, "on": on}]
        heard.append(told(session, afar, moves)[asked])
        assert session.due.players == (asked,)
    one, two = heard
    assert "take-1" in one[-1]
    assert one == two


def test_a_purse_is_known_to_its_own_phone_only() -> None:
    """Goa 12.3: through the first auctions, whoever is asked."""
    record = read(ROOT / "tests/records/goa/goa-4-7.json")
    at = moves_until(record, "bid")
    assert not record.moves[0]["open_money"]
    heard = []
    for ducats in (3, 40):
        adjust = {"do": "adjust", "player": "red", "ducats": ducats, "why": "so"}
        session = Session(GAMES["goa"], Head("", record.players, record.components, None))
        session.enter([*record.moves[:at], adjust])
        heard.append(told(session, afar_of("goa"), record.moves[at : at + 20]))
    one, other = heard
    assert len(one[""]) == 20
    for colour in one:
        assert (one[colour] == other[colour]) is (colour != "red"), colour


def test_a_hand_the_app_has_dealt_is_known_to_its_own_phone_only() -> None:
    """Goa 12.7: two deals that differ in the cards somebody draws."""
    record = read(ROOT / "tests/records/goa/goa-4-7.json")
    game = GAMES["goa"]
    drawing = next(number for number, raw in enumerate(record.moves) if raw["do"] == "draw")
    heard, colour = [], record.moves[drawing]["player"]
    for turned in (False, True):
        deal = game.deal(Random(1), record.components or game.starter())
        if turned:
            deal = {**deal, "cards": deal["cards"][::-1]}
        session = Session(game, Head("", record.players, record.components, deal))
        session.draw_by_program({"cards"})
        session.enter(record.moves[: drawing - 2])
        heard.append(told(session, afar_of("goa"), record.moves[drawing - 2 : drawing + 1]))
    one, other = heard
    assert one[colour] != other[colour]
    for each in one:
        assert (one[each] == other[each]) is (each != colour), each


def test_nothing_kept_lets_anybody_in() -> None:
    session = Session(TOY, Head("", simulated(TOY, 2, 0).players, {"pile": 9}, None))
    hosted = Hosted(session, TOY_AFAR)
    host, sent = Host(hosted), []
    page = Page()
    page.send = lambda text: sent.append(json.loads(text))  # type: ignore[method-assign]
    host.join(page, Hello("en", code=host.devices.code), "a")
    token = sent[0]["token"]
    assert token not in json.dumps(hosted.settings)
    assert hashed(token) in json.dumps(hosted.settings)
    assert host.devices.code not in json.dumps(hosted.settings)


def test_who_is_shown_out_is_told_nothing_more_and_decides_nothing() -> None:
    """Though his line may still carry what he said before it ended."""
    session = Session(TOY, Head("", simulated(TOY, 2, 0).players, {"pile": 9}, None))
    host = Host(Hosted(session, TOY_AFAR))
    out, stays, ended = Page(), Page(), []
    out.end = lambda: ended.append(True)  # type: ignore[method-assign]
    for page, colour in ((stays, "blue"), (out, "red")):
        host.join(page, Hello("en", code=host.devices.code), "a")
        host.take(page, Sit(colour))
    gone, owner = host.devices.owner("red"), host.devices.owner("blue")
    assert gone
    host.show_out(gone)
    assert ended
    out.heard.clear()
    for line in (out, Page()):
        host.take(line, Sit("red"))
    host.tell()
    assert (host.devices.owner("red"), host.devices.owner("blue")) == (None, owner)
    assert out.heard == []
