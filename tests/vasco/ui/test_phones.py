"""Phones at the table, by touches there and a real phone on the loopback."""

import os
import socket
import sys
from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.phones.beside import base, beside
from tests.phones.phone import Phone
from tests.ui.at_table import placing, record

GIVEN = record("vasco-3-7")


@pytest.fixture
def table(device):
    yield placing(device, GIVEN)
    if device.app:
        device.app.phones.stop()


@pytest.fixture
def meanwhile(device):
    with beside(device) as do:
        yield do


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


def test_while_phones_may_come_who_speaks_with_them_waits_less_for_who_draws(table) -> None:
    usual = sys.getswitchinterval()
    app, _ = table("phone")
    assert app.phones.open()
    assert sys.getswitchinterval() <= usual / 10
    app.phones.stop()
    assert sys.getswitchinterval() == pytest.approx(usual)


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


def shut_what_listens(port):
    """As Android does with what a cached app has open."""
    for name in Path("/proc/self/fd").iterdir():
        # What is no socket is let alone: a pipe held twice would never end for who reads it.
        if not (name.is_symlink() and name.readlink().name.startswith("socket:")):
            continue
        with socket.socket(fileno=os.dup(int(name.name))) as found:
            here = found.family == socket.AF_INET and found.getsockname()[1] == port
            if here and found.getsockopt(socket.SOL_SOCKET, socket.SO_ACCEPTCONN):
                found.shutdown(socket.SHUT_RDWR)


def can_be_reached(port):
    with socket.socket() as trying:
        return trying.connect_ex(("127.0.0.1", port)) == 0


@pytest.mark.skipif(sys.platform != "linux", reason="its sockets are found in /proc")
def test_after_a_pause_phones_find_the_table_where_it_was(
    device, table, meanwhile, monkeypatch
) -> None:
    # Any that is free: the usual one is what other tests beside this one wait for.
    monkeypatch.setattr("companion.joining.PORT", 0)
    app, _ = table()
    app.phones.open()
    (by,) = app.session.due.players
    with ExitStack() as joined:
        phone = meanwhile(joined.enter_context, Phone(base(app), {"code": app.phones.code}))
        phone.say(sit=by)
        meanwhile(phone.next_view)
        app.phones.allow(app.phones.phones[0].key, by)
        port, at, token = app.phones._server.port, base(app), phone.token
        app.dispatch("on_pause")
        phone.say(ping=1)
        shut_what_listens(port)
        assert not can_be_reached(port)
        app.dispatch("on_resume")
        assert app.phones._server.port == port
        assert can_be_reached(port)
    device.frames(4)
    with ExitStack() as joined:
        again = meanwhile(joined.enter_context, Phone(at, {"token": token}))
        assert (again.refused, again.view["seat"], again.view["turn"]) == ("", by, True)
        assert meanwhile(again.do, "number-11") == ""


def test_the_screen_stays_on_while_phones_need_it(device, table) -> None:
    from kivy.core.window import Window

    app, finger = table()
    app.choose_comfort("awake", False)
    assert Window.allow_screensaver
    finger.tap("menu")
    finger.tap("menu-phones")
    assert not Window.allow_screensaver
    finger.tap("phones-close")
    app.root.show("home")
    assert not Window.allow_screensaver
    app.phones.stop()
    assert Window.allow_screensaver


def test_nothing_is_begun_by_a_pause(device, table) -> None:
    app, _ = table()
    app.dispatch("on_pause")
    app.dispatch("on_resume")
    assert not app.phones.is_open
