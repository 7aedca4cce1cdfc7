"""The server's edges, by the wire alone: who says nothing, who speaks in pieces, who wants a seat
that is somebody else's."""

import asyncio
import socket
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from urllib.parse import urlsplit

import pytest
from websockets.asyncio.server import ServerConnection, serve
from websockets.exceptions import ConnectionClosed

from companion.games import GAMES
from companion.phones.codes import MINUTE, WRONG_OF_ALL, WRONG_OF_ONE, hashed
from companion.phones.host import SETTING
from companion.phones.server import _listen as listen_at
from tests.phones.clock import Clock
from tests.phones.hosted import Hosted, afar_of, session_of, up
from tests.phones.phone import Phone, opened
from tests.turns import PATIENCE, turns

HALVES = (
    b"",
    b"G",
    b"GET / HTTP/1.1\r\n",
    b"GET /s HTTP/1.1\r\nHost: ",
    b"GET /s HTTP/1.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n",
)
"""Requests that never become whole."""


def hosted(**more):
    return Hosted(session_of(GAMES["vasco"], 4), afar_of("vasco"), **more)


@pytest.fixture
def impatient():
    """A table that waits for a request as good as not at all."""
    with up(hosted(), patience=0.05) as there:
        yield there


@pytest.fixture
def at_the_tablet():
    """A table that lets in whom it wants to."""
    with up(hosted(alone=False)) as there:
        yield there


def raw(table):
    place = urlsplit(table.base)
    return socket.create_connection((place.hostname, place.port), PATIENCE)


@pytest.mark.parametrize("half", HALVES)
def test_a_request_that_is_not_whole_in_time_is_ended(impatient, half) -> None:
    with raw(impatient) as stranger:
        stranger.sendall(half)
        assert not stranger.recv(4096).startswith(b"HTTP/1.1 2")


def test_who_sends_a_request_letter_by_letter_is_ended_too(impatient) -> None:
    with raw(impatient) as stranger:
        stranger.settimeout(0.01)
        ended, another = False, turns(5000)
        while not ended and another():
            try:
                stranger.sendall(b"x")
                ended = stranger.recv(1) is not None
            except TimeoutError:
                continue
            except OSError:
                ended = True


def test_who_opens_a_socket_and_says_nothing_is_ended(impatient) -> None:
    with opened(impatient.base) as stranger:
        with pytest.raises(ConnectionClosed):
            stranger.recv(PATIENCE)
        assert stranger.close_code == 1008


def test_who_has_joined_may_be_silent(impatient) -> None:
    with Phone(impatient.base, impatient.code) as phone:
        with opened(impatient.base) as stranger, pytest.raises(ConnectionClosed):
            stranger.recv(PATIENCE)
        assert phone.ask(sit="red") == ""


def test_what_is_too_large_in_pieces_is_too_large(table) -> None:
    with opened(table.base) as stranger:
        with suppress(ConnectionClosed):
            stranger.send("x" * 100 for _ in range(30))
        with pytest.raises(ConnectionClosed):
            stranger.recv(PATIENCE)
        assert stranger.close_code == 1009


@pytest.mark.parametrize("frame", [b'{"ping": 1}', "\ud83d", '{"ping": 1', '{"sit": ["red"]}'])
def test_what_is_malformed_ends_whoever_has_joined(table, frame) -> None:
    with Phone(table.base, table.code) as phone:
        phone._connection.send(frame if isinstance(frame, bytes) else json_safe(frame))
        assert phone.closed() == 1008


def json_safe(frame):
    """A text that can be sent, whatever it is."""
    return frame.encode("utf-8", "replace").decode()


@pytest.mark.parametrize("strange", ["\ud800", "", "red\u0000", "<b>", "x" * 1500])
def test_strange_names_are_refused_and_nothing_breaks(table, strange) -> None:
    with Phone(table.base, {**table.code, "language": strange}) as phone:
        assert phone.ask(sit=strange)
        assert phone.ask(do=strange, at=phone.view["at"])
        assert phone.ask(do="x", at=10**300)
        assert phone.ask(sit="red") == ""


def test_numbers_beyond_measure_are_answered(table) -> None:
    with Phone(table.base, table.code) as phone:
        phone.say(ping=10**400)
        assert phone.hear()["pong"] == 10**400


def test_a_seat_is_asked_for_until_the_tablet_gives_it(at_the_tablet) -> None:
    table = at_the_tablet
    host = table.host
    with Phone(table.base, table.code) as phone:
        assert phone.ask(stand=True) == ""
        phone.say(sit="red")
        assert phone.next_view()["seat"] is None
        assert phone.ask(do="number-1", at=phone.view["at"])
        asking = next(each for each in host.devices.all.values() if each.seat == "red")
        table.on_its_thread(lambda: host.allow(asking, "red"))
        while phone.view["seat"] != "red":
            phone.next_view()


def test_the_seat_of_who_is_away_is_taken_over_by_the_tablet_alone(at_the_tablet) -> None:
    table = at_the_tablet
    host = table.host
    with Phone(table.base, table.code) as owner:
        owner.say(sit="red")
        owner.next_view()
        table.on_its_thread(lambda: host.allow(next(iter(host.devices.all.values())), "red"))
        while owner.view["seat"] != "red":
            owner.next_view()
    with Phone(table.base, table.code, "127.0.0.3") as thief:
        thief.say(sit="red")
        assert thief.next_view()["seat"] is None
        assert thief.offers == []
        assert thief.ask(do="number-1", at=thief.view["at"])
        with Phone(table.base, {"token": owner.token}) as back:
            assert back.view["seat"] == "red"
        wish = next(each for each in host.devices.all.values() if not each.allowed)
        table.on_its_thread(lambda: host.allow(wish, "red"))
        while thief.view["seat"] != "red":
            thief.next_view()
    with Phone(table.base, {"token": owner.token}) as back:
        assert back.view["seat"] is None


def test_where_nobody_lets_in_the_seat_of_who_is_there_stays_taken(table) -> None:
    with (
        Phone(table.base, table.code) as owner,
        Phone(table.base, table.code, "127.0.0.3") as thief,
    ):
        assert owner.ask(sit="red") == ""
        assert thief.ask(sit="red")
        assert thief.view["seat"] is None


def test_where_phones_only_look_nothing_is_offered_or_taken() -> None:
    only_looked_at = hosted()
    only_looked_at.may_decide = False
    with up(only_looked_at) as table:
        (colour,) = table.session.due.players
        line = table.session.line
        with Phone(table.base, table.code) as phone:
            assert phone.ask(sit=colour) == ""
            assert (phone.view["turn"], phone.offers) == (True, [])
            assert phone.ask(do="number-1", at=phone.view["at"])
        assert table.session.line is line


def test_codes_guessed_from_everywhere_shut_everybody_out_for_a_minute() -> None:
    clock = Clock()
    with up(hosted(), clock) as table:
        with Phone(table.base, table.code) as phone:
            token = phone.token
        for guess in range(WRONG_OF_ALL):
            address = f"127.0.0.{20 + guess // (WRONG_OF_ONE - 1)}"
            with Phone(table.base, {"code": "ZZZZZ"}, address) as stranger:
                assert stranger.refused
        with Phone(table.base, table.code, "127.0.0.99") as friend:
            assert friend.refused, "not even with the right one"
        with Phone(table.base, {"token": token}) as phone:
            assert phone.view, "but who has joined comes back"
        clock.now += MINUTE
        with Phone(table.base, table.code, "127.0.0.99") as friend:
            assert friend.view


def test_a_token_outlives_the_host_and_holds_at_another_address() -> None:
    kept: dict[str, object] = {}
    session, afar = session_of(GAMES["vasco"], 4), afar_of("vasco")
    with (
        up(Hosted(session, afar, kept=kept)) as table,
        Phone(table.base, table.code) as phone,
    ):
        assert phone.ask(sit="red") == ""
        token, first = phone.token, table.code
    with up(Hosted(session, afar, kept=kept)) as table:
        with Phone(table.base, {"token": token}, "127.0.0.7") as phone:
            assert (phone.token, phone.view["seat"]) == (token, "red")
        assert table.code != first
        with Phone(table.base, first) as late:
            assert late.refused, "an old code"


ANOTHER_GAME = {"game": "another", "devices": [[hashed("t"), "red", True]]}


@pytest.mark.parametrize(
    "raw", [None, 3, "x", [], {}, {"game": "one"}, {"game": "one", "devices": 3}, ANOTHER_GAME]
)
def test_what_the_host_had_kept_may_be_anything_or_of_another_game(raw) -> None:
    with up(hosted(kept={SETTING: raw})) as table:
        with Phone(table.base, {"token": "t"}) as phone:
            assert phone.refused
        with Phone(table.base, table.code) as phone:
            assert phone.seats == [seat.colour for seat in table.hosted.seats]


def test_a_port_that_another_listens_at_is_let_go_of() -> None:
    """Both had it before either listened, which asyncio allows."""

    async def talk(_: ServerConnection) -> None:
        pass

    async def listen() -> None:
        first = await serve(talk, "127.0.0.1", 0, start_serving=False)
        port = first.sockets[0].getsockname()[1]
        second = await serve(talk, "127.0.0.1", port, start_serving=False)
        (left,) = second.sockets
        await listen_at(first)
        with pytest.raises(OSError, match="in use"):
            await listen_at(second)
        assert left.fileno() == -1
        first.close()

    # Where a browser is driven, this thread has a loop of its own.
    with ThreadPoolExecutor() as beside:
        beside.submit(lambda: asyncio.run(listen())).result()
