"""The contract between phones and host, point by point, over real sockets."""

import re

import pytest

from companion.games import GAMES
from tests.phones.hosted import Hosted, afar_of, session_of, up
from tests.phones.phone import Phone, opened
from tests.turns import turns


def seated(table, colour):
    """A phone that has just sat down there; to be used in a `with`."""

    class Seated(Phone):
        def __enter__(self):
            super().__enter__()
            assert self.ask(sit=colour) == ""
            return self

    return Seated(table.base, table.code)


def due(table):
    (colour,) = table.session.due.players
    return colour


def other_than(table, colour):
    return next(each.colour for each in table.hosted.seats if each.colour != colour)


def test_2_who_looks_gets_a_token_and_a_whole_view(table):
    with Phone(table.base, table.code) as phone:
        assert len(phone.token) * 6 >= 144
        assert set(phone.view) == {"html", "at", "turn", "seat"}
        assert type(phone.view["at"]) is int
        assert (phone.view["turn"], phone.view["seat"]) == (False, None)
        assert phone.view["html"].startswith("<main")
        assert phone.seats == [each.colour for each in table.hosted.seats]
        assert phone.offers == []


def test_2_a_token_brings_the_seat_back(table):
    with seated(table, "red") as phone:
        token = phone.token
    with Phone(table.base, {"token": token}) as phone:
        assert (phone.token, phone.view["seat"]) == (token, "red")


def test_2_every_change_is_told_to_everybody_as_a_whole(table):
    colour = due(table)
    with Phone(table.base, table.code) as looker, seated(table, colour) as phone:
        assert looker.next_view()["seat"] is None
        assert colour not in looker.seats
        before = looker.view["at"]
        another = turns()
        made = len(table.session.line)
        while len(table.session.line) == made and another():
            assert phone.do(phone.offers[0]) == ""
        looker.next_view()
        assert looker.view["at"] != before
        assert looker.view["html"].endswith("</main>")


def test_2_the_language_is_the_phone_s(table):
    titles = set()
    for language in ("en", "de", "pl", "ru", "de-AT", "xx", ""):
        with Phone(table.base, {**table.code, "language": language}) as phone:
            titles.add(re.search(r'id="standing">(.*?)<', phone.view["html"])[1])
    assert titles == {"Standings", "Spielstand", "Wyniki", "Положение"}


def test_3_a_free_seat_is_taken_and_left(table):
    with seated(table, "red") as phone, Phone(table.base, table.code) as other:
        assert phone.view["seat"] == "red"
        assert "red" not in other.seats
        assert other.ask(sit="red")
        assert other.ask(sit="mauve")
        assert phone.ask(stand=True) == ""
        assert phone.view["seat"] is None
        assert "red" in phone.seats
        assert other.ask(sit="red") == ""


def test_3_in_another_game_nobody_sits_before_he_sits_down(table):
    other = session_of(GAMES["vasco"], 4)
    other.head = other.head._replace(id="two")
    with seated(table, "red") as phone:
        table.on_its_thread(lambda: table.hosted.table.play(other))
        table.on_its_thread(table.host.tell)
        assert phone.next_view()["seat"] is None
        assert "red" in phone.seats
        assert table.host.devices.owner("red") is None
        assert phone.ask(sit="red") == ""


def test_3_an_offer_is_taken_at_its_revision_only(table):
    colour = due(table)
    with seated(table, colour) as phone:
        assert phone.view["turn"]
        old = phone.view["at"]
        name = phone.offers[0]
        assert phone.ask(do=name, at=old - 1)
        assert phone.ask(do=name, at=old + 1), "nobody has seen that yet"
        assert phone.ask(do="no such offer", at=old)
        assert phone.do(name) == ""
        assert phone.view["at"] != old
        assert phone.ask(do=name, at=old), "the second of two taps"


def test_3_a_revision_never_returns(table):
    """Not even where an undo brings back the same question."""
    colour = due(table)
    with seated(table, colour) as phone:
        seen = {phone.view["at"]}
        first = phone.view
        made, another = len(table.session.line), turns()
        while len(table.session.line) == made and another():
            phone.do(phone.offers[0])
            assert phone.view["at"] not in seen
            seen.add(phone.view["at"])
        table.on_its_thread(lambda: (table.session.undo(), table.host.tell()))
        phone.next_view()
        assert phone.view["turn"]
        assert phone.view["at"] not in seen
        assert phone.ask(do=phone.offers[0], at=first["at"]), "late"


def test_3_another_start_uses_other_revisions(table):
    with Phone(table.base, table.code) as phone:
        first = phone.view["at"]
    with (
        up(Hosted(table.session, table.hosted.afar)) as again,
        Phone(again.base, again.code) as phone,
    ):
        assert phone.view["at"] != first


def test_3_who_is_not_due_decides_nothing(table):
    colour = due(table)
    other = other_than(table, colour)
    with seated(table, colour) as phone, seated(table, other) as second:
        made, theirs = len(table.session.line), phone.view["at"]
        assert (second.view["turn"], second.offers) == (False, [])
        for name in phone.offers[:3]:
            assert second.ask(do=name, at=theirs)
            assert second.ask(do=name, at=second.view["at"])
        assert len(table.session.line) == made


def test_3_who_only_looks_decides_nothing(table):
    with seated(table, due(table)) as phone, Phone(table.base, table.code) as looker:
        assert looker.ask(do=phone.offers[0], at=phone.view["at"])
        assert looker.ask(do=phone.offers[0], at=looker.view["at"]) == "Sit down first."


def test_3_what_nobody_in_particular_is_asked_anybody_answers():
    with up(Hosted(session_of(GAMES["goa"], 2), afar_of("goa"))) as table:
        assert table.session.due.players == ()
        with seated(table, "red") as one, seated(table, "blue") as other:
            assert one.next_view()["turn"]
            assert other.view["turn"]
            made = len(table.session.line)
            assert other.do(other.offers[0]) == ""
            assert len(table.session.line) > made or other.offers


def test_4_a_ping_is_answered_with_how_long_the_host_was_silent(table):
    with Phone(table.base, table.code) as phone:
        phone.say(ping=7)
        assert phone.hear() == {"pong": 7, "silent": 0.0}


def test_4_a_host_that_sleeps_is_told_from_one_that_is_gone(table):
    import threading

    asleep, woken = threading.Event(), threading.Event()

    def sleep():
        asleep.set()
        woken.wait()

    with Phone(table.base, table.code) as phone:
        table.jobs.hand_over(sleep)
        asleep.wait()
        told = []
        for number in range(3):
            phone.say(ping=number)
            told.append(phone.hear())
        woken.set()
        assert [each["pong"] for each in told] == [0, 1, 2]
        silent = [each["silent"] for each in told]
        assert 0 < silent[0] < silent[1] < silent[2]
        another = turns()
        while told[-1]["silent"] and another():
            phone.say(ping=9)
            told.append(phone.hear())


def test_5_a_breach_closes_the_socket(table):
    with Phone(table.base, table.code) as phone:
        phone.say(hello="there")
        assert phone.closed() == 1008
    with Phone(table.base, table.code) as phone:
        phone.say(sit="x" * 3000)
        assert phone.closed() == 1009


@pytest.mark.parametrize("hello", [{"code": "WRONG"}, {"token": "wrong"}])
def test_5_a_wrong_code_or_token_is_told_and_closed(table, hello):
    with Phone(table.base, hello) as phone:
        assert phone.refused
        assert not phone.view
        assert phone.closed() == 1008


def test_2_the_first_message_is_a_hello(table):
    with opened(table.base) as socket:
        socket.send('{"sit": "red"}')
        with pytest.raises(Exception, match="1008"):
            socket.recv()
    with Phone(table.base, table.code) as phone:
        phone.say(language="en", **table.code)
        assert phone.closed() == 1008


@pytest.mark.parametrize("role", ["table", "screen"])
def test_7_a_table_or_a_screen_looks_on_wherever_its_phone_sits(table, role):
    with Phone(table.base, {**table.code, "role": role, "parts": True}) as screen:
        assert screen.view["seat"] is None
        assert screen.view["html"].endswith("</main>")
    colour = due(table)
    with seated(table, colour) as phone:
        assert phone.offers
        with Phone(table.base, {"token": phone.token, "role": role}) as screen:
            assert (screen.view["seat"], screen.offers) == (None, [])
            assert screen.ask(do=phone.offers[0], at=screen.view["at"]) == "Sit down first."
