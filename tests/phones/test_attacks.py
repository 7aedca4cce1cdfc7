"""What a stranger on the same network tries: each is refused, and the game is as it was."""

import http.client
import json
import socket
from contextlib import ExitStack, suppress
from time import monotonic
from urllib.parse import urlsplit

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from companion.games import GAMES
from companion.phones.codes import JOINS_OF_ONE, MINUTE, WRONG_OF_ONE
from companion.phones.devices import MOST
from companion.phones.rates import A_SECOND, OF_ONE_ADDRESS, SOCKETS
from tests.phones.clock import Clock
from tests.phones.hosted import LANGUAGES, Hosted, afar_of, session_of, up
from tests.phones.phone import Phone, opened
from tests.turns import turns

BOOKS = [f"/rules/{game}/{language}" for game in ("vasco", "goa") for language in LANGUAGES]
GIVEN = ("/", "/page.js", "/page.css", "/book.js", *BOOKS)


@pytest.fixture(autouse=True)
def untouched(table):
    """Nothing that is tried here makes a move, and whoever belongs to the table still joins."""
    line = table.session.line
    yield
    assert table.session.line is line
    with Phone(table.base, table.code, "127.0.0.99") as phone:
        assert phone.view


@pytest.fixture
def unhurried():
    """A table whose seconds are as long as they are."""
    with up(Hosted(session_of(GAMES["vasco"], 4), afar_of("vasco")), monotonic) as there:
        yield there


def asked(table, method="GET", path="/", **headers):
    place = urlsplit(table.base)
    connection = http.client.HTTPConnection(place.hostname, place.port)
    connection.putrequest(method, path, skip_host="Host" in headers)
    for name, value in headers.items():
        connection.putheader(name.replace("_", "-"), value)
    connection.endheaders()
    answer = connection.getresponse()
    answer.body = answer.read()
    connection.close()
    return answer


def asked_raw(table, request):
    """How the answer begins."""
    place = urlsplit(table.base)
    with socket.create_connection((place.hostname, place.port)) as raw:
        raw.sendall(request.encode())
        return raw.recv(64)


def test_only_what_stands_in_the_table_of_paths_is_given(table):
    for path in GIVEN:
        assert asked(table, path=path).status == 200
    others = (
        *("/page.html", "/../page.js", "/%2e%2e/page.js", "//", "/./", "/page.js/", "/page.js?x"),
        *("/etc/passwd", "/../../etc/passwd", "/..%2f..%2fetc/passwd", "/s/", "/S", "/server.py"),
        *("/browser/page.js", "/\\page.js", "/page.css%00", "/favicon.ico", "/?x", "*"),
        *(
            "/book.html",
            "/book",
            "/rules",
            "/rules/",
            "/rules/vasco",
            "/rules/vasco/",
            "/rules//de",
        ),
        *("/rules/vasco/de/", "/rules/vasco/de?x", "/rules/vasco/de%00", "/rules/vasco/DE"),
        *("/rules/vasco/xx", "/rules/vasco/../vasco/de", "/rules/vasco/%64e", "/Rules/vasco/de"),
        *(
            "/rules/sticks/de",
            "/rules/../../etc/passwd",
            "/rules/vasco/rules.ftl",
            "//rules/vasco/de",
        ),
        f"http://127.0.0.1:{table.server.port}/",
    )
    for path in others:
        assert asked(table, path=path).status == 404, path


def test_a_browser_is_told_to_trust_nothing_but_this_and_to_keep_nothing(table):
    for path in GIVEN:
        told = asked(table, path=path).headers
        assert {*told["Content-Security-Policy"].split("; ")} == {
            *("default-src 'none'", "script-src 'self'", "style-src 'self'", "img-src data:"),
            *("base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'"),
            f"connect-src ws://127.0.0.1:{table.server.port}/s",
        }
        assert told["X-Content-Type-Options"] == "nosniff"
        assert told["Referrer-Policy"] == "no-referrer"
        assert told["Cache-Control"] == "no-store"


@pytest.mark.parametrize(
    "method", ["POST", "PUT", "DELETE", "HEAD", "OPTIONS", "PATCH", "TRACE", "CONNECT", "get", "X"]
)
def test_nothing_but_get(table, method):
    for path in ("/", "/s", "/rules/vasco/en"):
        assert asked(table, method, path).status == 405


def test_a_request_with_a_body_is_answered_with_nothing_of_ours(table):
    place = urlsplit(table.base)
    connection = http.client.HTTPConnection(place.hostname, place.port)
    try:
        connection.request("POST", "/", body=b"x" * 100)
        status = connection.getresponse().status
    except (http.client.HTTPException, ConnectionError):
        status = 0
    connection.close()
    assert status not in range(200, 300)


@pytest.mark.parametrize(
    "host",
    [
        *("evil.example", "127.0.0.1", "127.0.0.1:1", "localhost", "", "127.0.0.1.nip.io"),
        *("evil.example:PORT", "localhost:PORT", "127.0.0.2:PORT", "127.0.0.1.nip.io:PORT"),
    ],
)
def test_a_foreign_host_is_misdirected(table, host):
    host = host.replace("PORT", str(table.server.port))
    for path in ("/", "/s", "/page.js", "/rules/vasco/en"):
        assert asked(table, path=path, Host=host).status == 421


def test_a_request_with_two_hosts_is_misdirected(table):
    own = urlsplit(table.base).netloc
    answer = asked_raw(table, f"GET / HTTP/1.1\r\nHost: {own}\r\nHost: evil\r\n\r\n")
    assert answer.startswith(b"HTTP/1.1 421")


@pytest.mark.parametrize(
    "origin", [None, "null", "http://evil.example", "https://127.0.0.1", "http://127.0.0.1:1", ""]
)
def test_a_foreign_origin_opens_no_socket(table, origin):
    place = urlsplit(table.base)
    with (
        pytest.raises(InvalidStatus) as refused,
        connect(f"ws://{place.netloc}/s", origin=origin, proxy=None),
    ):
        pass
    assert refused.value.response.status_code == 403


def test_a_socket_of_two_origins_does_not_open(table):
    own = urlsplit(table.base).netloc
    origins = f"Origin: http://evil.example\r\nOrigin: http://{own}\r\n"
    answer = asked_raw(table, f"GET /s HTTP/1.1\r\nHost: {own}\r\n{origins}\r\n")
    assert answer.startswith(b"HTTP/1.1 403")


def test_guessed_codes_shut_their_address_out(unhurried):
    table = unhurried
    for _ in range(WRONG_OF_ONE):
        with Phone(table.base, {"code": "ZZZZZ"}, "127.0.0.2") as phone:
            assert phone.refused
    with Phone(table.base, table.code, "127.0.0.2") as phone:
        assert phone.refused, "not even with the right one"
        assert not phone.view
    with Phone(table.base, table.code, "127.0.0.3") as phone:
        assert phone.view


def test_a_token_is_worth_nothing_after_its_device_was_shown_out(table):
    with Phone(table.base, table.code) as phone:
        assert phone.ask(sit="red") == ""
        token, code = phone.token, table.code
        devices = table.host.devices
        table.on_its_thread(lambda: table.host.show_out(devices.owner("red")))
        assert phone.closed() == 1008
    for hello in ({"token": token}, code):
        with Phone(table.base, hello) as again:
            assert again.refused
    with Phone(table.base, table.code) as other:
        assert "red" in other.seats


@pytest.mark.parametrize(
    "frame",
    ["", "nonsense", "[]", "[" * 2000, '{"sit": null}', '{"do": "x", "at": null}', b"\x00\xff"],
)
def test_a_malformed_frame_closes_the_socket(table, frame):
    with opened(table.base, "127.0.0.4") as stranger:
        stranger.send(frame)
        with pytest.raises(ConnectionClosed):
            stranger.recv()
        assert stranger.close_code == 1008


def test_an_oversized_frame_closes_the_socket(table):
    with opened(table.base, "127.0.0.4") as stranger:
        stranger.send("x" * 2049)
        with pytest.raises(ConnectionClosed):
            stranger.recv()
        assert stranger.close_code == 1009


def test_a_flood_closes_its_own_socket_only(unhurried):
    table = unhurried
    with (
        Phone(table.base, table.code, "127.0.0.5") as flood,
        Phone(table.base, table.code) as phone,
    ):
        with suppress(ConnectionClosed):
            for number in range(100 * A_SECOND):
                flood.say(ping=number)
        assert flood.closed() == 1008
        assert phone.ask(sit="red") == ""


def test_a_flood_of_control_frames_closes_its_own_socket_only(unhurried):
    table = unhurried
    with (
        Phone(table.base, table.code, "127.0.0.5") as flood,
        Phone(table.base, table.code) as phone,
    ):
        with suppress(ConnectionClosed):
            for number in range(20 * A_SECOND):
                flood._connection.ping(f"{number}")
        assert flood.closed() == 1008
        assert phone.ask(sit="red") == ""


def test_so_many_sockets_and_no_more(table):
    def is_let_in(address):
        phone = waiting.enter_context(opened(table.base, address))
        with suppress(ConnectionClosed):
            phone.send(json.dumps({**table.code, "language": "en"}))
            return "token" in phone.recv()
        assert phone.close_code == 1008
        return False

    with ExitStack() as waiting:
        of_one = [is_let_in("127.0.0.6") for _ in range(OF_ONE_ADDRESS + 2)]
        assert of_one == [True] * OF_ONE_ADDRESS + [False] * 2
        others = [is_let_in(f"127.0.0.{7 + place % 8}") for place in range(SOCKETS)]
        assert others.count(True) == SOCKETS - OF_ONE_ADDRESS
    # Those that left make room, as soon as the server has noticed.
    another = turns()
    with ExitStack() as waiting:
        while not is_let_in("127.0.0.6") and another():
            pass


def test_half_open_sockets_by_the_hundred_keep_nobody_out(table):
    place = urlsplit(table.base)
    with ExitStack() as halves:
        for number in range(200):
            half = socket.create_connection(
                (place.hostname, place.port), source_address=(f"127.0.1.{number % 200 + 1}", 0)
            )
            halves.callback(half.close)
            half.sendall(b"GET /s HTTP/1.1\r\nHost: ")
        with Phone(table.base, table.code) as phone:
            assert phone.ask(sit="red") == ""
            assert phone.ask(stand=True) == ""


def test_silent_sockets_of_three_addresses_keep_nobody_out(table):
    """They open as many as they can, say nothing, and come back as soon as they are ended."""
    with Phone(table.base, table.code) as phone:
        assert phone.ask(sit="red") == ""
        token = phone.token
    with ExitStack() as silent:

        def come(many):
            for number in range(many):
                address = f"127.0.0.{10 + number % 3}"
                silent.enter_context(opened(table.base, address))

        come(SOCKETS)
        for place in range(6):
            come(OF_ONE_ADDRESS)
            with Phone(table.base, {"token": token}, f"127.0.0.{10 + place}") as back:
                assert back.view["seat"] == "red"
            come(OF_ONE_ADDRESS)
            with Phone(table.base, table.code, f"127.0.0.{20 + place}") as new:
                assert new.view


def test_whoever_knows_the_code_keeps_no_token_out(table):
    """Who only looks on makes room for who sits; and who joins by the code then is told why not."""
    with Phone(table.base, table.code) as phone:
        assert phone.ask(sit="red") == ""
        token = phone.token
    with ExitStack() as lookers:
        for number in range(SOCKETS):
            address = f"127.0.0.{10 + number // OF_ONE_ADDRESS}"
            looker = lookers.enter_context(Phone(table.base, table.code, address))
            assert looker.view
        with Phone(table.base, table.code, "127.0.0.30") as late:
            assert late.refused.startswith("Too many phones are connected")
        with Phone(table.base, {"token": token}, "127.0.0.30") as back:
            assert back.view["seat"] == "red"


def test_who_joins_asks_and_leaves_again_and_again_drives_nobody_out():
    with up(Hosted(session_of(GAMES["vasco"], 4), afar_of("vasco"), alone=False)) as table:
        devices, host = table.host.devices, table.host

        def let_in(phone, colour):
            asking = next(each for each in devices.wishes if each.seat == colour)
            assert table.on_its_thread(lambda: host.allow(asking, colour))
            while phone.view["seat"] != colour:
                phone.next_view()

        with ExitStack() as there:
            tokens = []
            for number in range(2):
                phone = there.enter_context(Phone(table.base, table.code, f"127.0.0.{2 + number}"))
                phone.say(sit="red")
                phone.next_view()
                let_in(phone, "red")
                tokens.append(phone.token)
            there.pop_all().close()
        for number in range(MOST + 10):
            with Phone(table.base, table.code, f"127.0.1.{1 + number % 200}") as stranger:
                stranger.say(sit="blue")
                stranger.next_view()
        with Phone(table.base, table.code, "127.0.0.9") as new:
            another = turns()
            while table.on_its_thread(lambda: devices.wishes) and another():
                new.catch_up()
            new.say(sit="black")
            new.next_view()
            let_in(new, "black")
        for token, seat in zip(tokens, (None, "red"), strict=True):
            with Phone(table.base, {"token": token}, "127.0.0.2") as back:
                assert (back.refused, back.view["seat"]) == ("", seat)


def test_joins_by_the_right_code_have_a_pace_for_each_address():
    clock = Clock()
    with up(Hosted(session_of(GAMES["vasco"], 4), afar_of("vasco")), clock) as table:
        for _ in range(JOINS_OF_ONE):
            with Phone(table.base, table.code, "127.0.0.2") as phone:
                assert phone.view
                token = phone.token
        with Phone(table.base, table.code, "127.0.0.2") as phone:
            assert phone.refused.startswith("Too many phones have joined")
        for hello, address in ((table.code, "127.0.0.3"), ({"token": token}, "127.0.0.2")):
            with Phone(table.base, hello, address) as phone:
                assert phone.view
        clock.now += MINUTE
        with Phone(table.base, table.code, "127.0.0.2") as phone:
            assert phone.view
