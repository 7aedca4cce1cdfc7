"""Phones at the table, by touches there and a real phone on the loopback."""

import re
import socket
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack

import pytest

from tests.phones.phone import Phone
from tests.turns import turns
from tests.ui.at_table import placing, record

GIVEN = record("vasco-3-7")


@pytest.fixture
def table(device):
    yield placing(device, GIVEN)
    if device.app:
        device.app.phones.stop()


@pytest.fixture
def meanwhile(device):
    """Does what waits for the app, while the app goes on."""
    with ThreadPoolExecutor(1) as thread:

        def do(job, *arguments, **more):
            done, another = thread.submit(job, *arguments, **more), turns(20_000)
            while not done.done() and another():
                device.frames(1)
            return done.result()

        yield do


def base(app):
    (port,) = re.findall(r":(\d+)/", app.phones.link or f":{app.phones._server.port}/")
    return f"http://127.0.0.1:{port}"


def test_a_phone_is_let_in_decides_and_is_undone_and_shown_out(device, table, meanwhile) -> None:
    app, finger = table()
    finger.tap("menu")
    finger.tap("menu-phones")
    code, (by,) = {"code": app.phones.code}, app.session.due.players
    assert app.phones.code in "".join(device.texts())
    with ExitStack() as joined:
        phone = meanwhile(joined.enter_context, Phone(base(app), code))
        assert phone.view["seat"] is None
        phone.say(sit=by)
        assert meanwhile(phone.next_view)["seat"] is None, "only asked for"
        device.frames(4)
        device.shot("phones-asks")
        finger.tap("phones-allow")
        view = meanwhile(phone.next_view)
        assert (view["seat"], view["turn"]) == (by, True)
        device.frames(4)
        device.shot("phones-there")
        finger.tap("phones-close")
        made = len(app.session.line)
        for name in ("number-11", "area-projects"):
            assert meanwhile(phone.do, name) == ""
        assert app.session.line[made].raw["player"] == by
        device.frames(2)
        assert any("By phone" in text for text in device.texts())
        device.shot("phones-did")
        finger.tap("undo")
        assert len(app.session.line) == made
        assert meanwhile(phone.next_view)["turn"]
        finger.tap("menu")
        finger.tap("menu-phones")
        finger.tap("phones-show-out")
        assert meanwhile(phone.closed) == 1008
        assert app.phones.phones == []


def test_nothing_listens_before_it_is_asked_for_nor_once_it_is_stopped(device, table) -> None:
    app, finger = table("phone")
    assert not app.phones.is_open
    assert app.phones._server is None
    finger.tap("menu")
    finger.tap("menu-phones")
    assert app.phones.is_open
    port = app.phones._server.port
    device.shot("phones-open-phone")
    finger.tap("phones-stop")
    assert not app.phones.is_open
    with pytest.raises(ConnectionRefusedError):
        socket.create_connection(("127.0.0.1", port))


def test_phones_only_look_where_the_group_wants_that(device, table, meanwhile) -> None:
    app, finger = table()
    finger.tap("menu")
    finger.tap("menu-phones")
    finger.tap("phones-decide")
    (by,) = app.session.due.players
    with ExitStack() as joined:
        phone = meanwhile(joined.enter_context, Phone(base(app), {"code": app.phones.code}))
        phone.say(sit=by)
        meanwhile(phone.next_view)
        device.frames(4)
        finger.tap("phones-allow")
        view = meanwhile(phone.next_view)
        assert (view["seat"], phone.offers) == (by, [])


@pytest.mark.parametrize("size", ["tablet", "phone", "small"])
@pytest.mark.parametrize("language", ["de", "ru"])
def test_the_sheet_is_read_at_any_size(device, table, size, language) -> None:
    app, finger = table(size, language=language, dark=language == "ru")
    finger.tap("menu")
    finger.tap("menu-phones")
    device.frames(3)
    device.shot(f"phones-{size}-{language}")
    assert app.phones.code in "".join(device.texts())
