"""What a seat is offered on its phone is its own to decide, whoever else the table asks."""

import pytest

from companion.games import GAMES
from companion.goa.rules import moves as m
from companion.goa.rules.moves_of_chance import TurnUp
from companion.headless.replaying import read
from companion.phones.own import OwnSeat, barred
from companion.play import modes
from companion.play.history import Together, moves_of
from companion.play.question import Deed
from companion.play.table import Table, in_memory
from companion.table.game import Refusal
from companion.table.session import Head, Session
from tests.goa.asked import moves_until
from tests.phones.hosted import Hosted, afar_of
from tests.test_package import ROOT
from tests.turns import turns

RECORDS = {"vasco-4-7": 1, "goa/goa-generous-4": 5}
"""And every how many of their moves is looked."""
GIVEN = read(ROOT / "tests/records/goa/sensible-4.json")
FOUND = moves_until(GIVEN, "found")


def session_of(given, moves):
    session = Session(GAMES[given.game], Head("", given.players, given.components, None))
    session.enter(given.moves[:moves])
    return session


def seats_of(session, alone=False):
    hosted = Hosted(session, afar_of(session.game.id), alone)
    table, questions = hosted.table, hosted.afar.questions

    def own(colour):
        at = Table(in_memory(), lambda: table.speech, lambda: table.options, at=table)
        return OwnSeat(at, questions, colour, alone)

    return {seat.colour: own(seat.colour) for seat in hosted.seats}


def why(session, colour, *moves, alone=True):
    refused = barred(session, colour, Together(moves), alone)
    return refused and refused.key


def test_whoever_is_not_asked_is_barred_even_from_what_is_nobody_s():
    session = session_of(GIVEN, FOUND)
    assert session.due.players == ("yellow",)
    assert why(session, "red", TurnUp((2, 3))) == "phones-not-your-turn"
    assert why(session, "yellow", TurnUp((2, 3))) is None, "the rules refuse it"


def test_who_is_asked_is_barred_from_what_is_another_s():
    session = session_of(GIVEN, FOUND)
    assert session.due.players == ("yellow",)
    assert why(session, "yellow", m.CollectTaxes("red")) == "phones-not-yours"
    assert why(session, "yellow", m.CollectTaxes("yellow")) is None


def test_what_chance_brings_is_told_at_the_table_where_there_is_one():
    session = session_of(GIVEN, FOUND + 1)
    assert session.due.chance
    assert why(session, "yellow", TurnUp((2, 3)), alone=False) == "phones-at-the-table"
    assert [own.asked().offers for own in seats_of(session).values()] == [{}] * 4
    assert [own.is_due for own in seats_of(session).values()] == [False] * 4
    assert seats_of(session, alone=True)["yellow"].asked().offers


def test_every_one_of_several_moves_is_looked_at():
    session = session_of(GIVEN, FOUND)
    taxes, end = m.CollectTaxes("yellow"), m.End("yellow")
    assert why(session, "yellow", taxes, end) is None
    assert why(session, "yellow", taxes, end, m.CollectTaxes("red")) == "phones-not-your-turn"


def test_what_is_barred_is_not_made_whatever_was_tapped():
    session = session_of(GIVEN, FOUND)
    own, line = seats_of(session)["red"], session.line
    assert not own._asking.do(m.CollectTaxes("yellow"))
    assert own._asking.reply
    assert session.line is line


def test_who_may_only_end_his_turn_is_not_offered_what_the_next_one_is_asked():
    session = session_of(GIVEN, GIVEN.moves.index({"do": "end", "player": "red"}))
    seats = seats_of(session)
    assert seats["red"]._asking.question.player == "blue"
    assert {"end", "go-on"} <= {*seats["red"].asked().offers} <= {"end", "go-on", "discard"}
    assert seats["blue"].asked().offers == {}


def act(own, each):
    """The moves that tapping it makes, if any."""
    if isinstance(each, Deed) and each.move is not None:
        return each.move
    if each.pick is None or type(each.pick) in own._game.beside:
        return None
    asking = own._asking
    try:
        return modes.entered(own._game, asking.shown(), asking.seat.modes, each.pick).move
    except Refusal:
        return None


def is_own(session, colour, moves):
    game, state = session.game, session.state
    for move in moves_of(moves):
        due = game.due(state)
        owner = game.write(move).get("player") or colour
        if due.chance or owner != colour or colour not in (due.players or (colour,)):
            return False
        try:
            state = game.apply(state, move).state
        except Refusal:
            break
    return True


@pytest.mark.parametrize("name", RECORDS)
def test_every_offer_is_the_seat_s_own(name):
    """And what is another's is there to be withheld."""
    given, stride = read(ROOT / f"tests/records/{name}.json"), RECORDS[name]
    offered, withheld = 0, 0
    session = session_of(given, 0)
    for made in range(0, len(given.moves), stride):
        session.enter(given.moves[made : made + stride])
        for colour, own in seats_of(session).items():
            offers, asking = own.asked().offers, own._asking
            deeds = {each.name: each for each in (*asking.question.deeds, *asking.asides)}
            for label, each in {**asking.question.spots, **deeds}.items():
                if moves := act(own, each):
                    mine = is_own(session, colour, moves)
                    assert mine or label not in offers, (made, colour, label)
                    offered += label in offers
                    withheld += not mine and own.is_due
    assert offered > 50
    assert withheld > 10


def test_of_cards_that_anybody_may_throw_away_each_is_offered_his_own():
    """Goa 5.14."""
    given = read(ROOT / "tests/records/goa/goa-generous-4.json")
    session, another = session_of(given, 0), turns(len(given.moves))
    holders, asked = [], ""
    while (asked not in holders or len(holders) < 2) and another():
        session.enter([given.moves[len(session.line)]])
        holders = [each.colour for each in session.state.players if each.hand]
        asked = "".join(session.due.players)
    own = seats_of(session)[asked]
    assert own.do(own.asked().offers["discard"]) == ""
    spots = own._asking.question.spots
    assert {*spots} == {f"discard-{each}" for each in holders}
    assert {*spots} & {*own.asked().offers} == {f"discard-{asked}"}


def test_what_the_question_offers_is_not_offered_once_more_beside_it():
    """The last ships: the launch that would bring most is the main button."""
    session = session_of(read(ROOT / "tests/records/sensible-4.json"), 220)
    assert session.due.kinds == ("finish",)
    form = seats_of(session, alone=True)["black"].asked().form
    assert [each.name for each in form.buttons] == ["main", "finish"]
