"""Android's network cards, by Java's enumerations, which are gone through once."""

import sys
from types import ModuleType

import pytest

from companion.device import network
from companion.phones.addresses import Address, ranked


class JavaError(Exception):
    innermessage = "no such thing"


class Enumeration:
    """Java's: it has no length and no place, and beyond its end it raises."""

    def __init__(self, *held):
        self._held = [*held]

    def hasMoreElements(self):  # noqa: N802
        return bool(self._held)

    def nextElement(self):  # noqa: N802
        if not self._held:
            raise JavaError
        return self._held.pop(0)


class Address4or6:
    def __init__(self, text):
        self._text = text

    def getHostAddress(self):  # noqa: N802
        return self._text


class Card:
    def __init__(self, name, *addresses, up=True, loopback=False):
        self._name, self._addresses, self._up, self._loopback = name, addresses, up, loopback

    def getName(self):  # noqa: N802
        return self._name

    def isUp(self):  # noqa: N802
        return self._up

    def isLoopback(self):  # noqa: N802
        return self._loopback

    def getInetAddresses(self):  # noqa: N802
        return Enumeration(*map(Address4or6, self._addresses))


@pytest.fixture
def tablet(monkeypatch):
    def of(cards):
        class NetworkInterface:
            @staticmethod
            def getNetworkInterfaces():  # noqa: N802
                return cards() if callable(cards) else cards

        jnius = ModuleType("jnius")
        jnius.JavaException = JavaError
        jnius.autoclass = {"java.net.NetworkInterface": NetworkInterface}.__getitem__
        monkeypatch.setitem(sys.modules, "jnius", jnius)
        monkeypatch.setattr(network, "platform", "android")

    return of


def test_the_wi_fi_comes_before_mobile_data_and_a_vpn(tablet) -> None:
    tablet(
        Enumeration(
            Card("lo", "127.0.0.1", "::1", loopback=True),
            Card("tun0", "10.8.0.2"),
            Card("rmnet_data1", "100.64.3.1", "2001:db8::1%rmnet_data1"),
            Card("wlan1", "192.168.9.9", up=False),
            Card("wlan0", "fe80::1%wlan0", "192.168.1.23"),
        )
    )
    told = network.addresses()
    assert told == [
        ("tun0", "10.8.0.2"),
        ("rmnet_data1", "100.64.3.1"),
        ("wlan0", "192.168.1.23"),
    ]
    assert ranked(Address(*each) for each in told)[0] == "192.168.1.23"


def test_its_own_hotspot_counts(tablet) -> None:
    tablet(Enumeration(Card("rmnet0", "10.33.1.4"), Card("swlan0", "192.168.43.1")))
    assert ranked(Address(*each) for each in network.addresses())[0] == "192.168.43.1"


def test_without_a_network_there_is_none(tablet) -> None:
    tablet(None)
    assert network.addresses() == []
    tablet(Enumeration(Card("dummy0")))
    assert network.addresses() == []


def test_what_java_raises_is_no_fault(tablet) -> None:
    def refuse():
        raise JavaError

    tablet(refuse)
    assert network.addresses() == []


def test_elsewhere_it_is_not_asked(monkeypatch) -> None:
    monkeypatch.setitem(sys.modules, "jnius", None)
    assert network.addresses() == []
