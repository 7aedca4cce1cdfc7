"""Where phones in the same room find this device."""

from __future__ import annotations

import socket
from collections.abc import Iterable, Iterator
from ipaddress import IPv4Address
from typing import NamedTuple

EVERYWHERE, LOOPBACK = "0.0.0.0", "127.0.0.1"
_WITHIN_A_ROOM = ("wlan", "ap", "swlan", "wl", "en", "eth")
_ELSEWHERE = ("tun", "wg", "ppp", "docker", "veth", "virbr", "br-", "rmnet", "tailscale", "zt")

_ADDRESS_OF, _LONGEST_CARD, _ANSWER = 0x8915, 15, 256
"""How Linux is asked for the address of a card."""
_FAR = "192.0.2.1", 9
"""An address that stands in examples only."""


class Address(NamedTuple):
    card: str
    """What the system calls the network card."""
    ip: str


def ranked(addresses: Iterable[Address]) -> list[str]:
    """The likeliest first; this device's own name for itself is none."""
    found = sorted(set(addresses), key=_rank)
    usable = (IPv4Address(each.ip) for each in found)
    return [str(each) for each in dict.fromkeys(usable) if not each.is_loopback]


def _rank(address: Address) -> tuple[bool, bool, bool, str, str]:
    private = IPv4Address(address.ip).is_private
    elsewhere = address.card.startswith(_ELSEWHERE)
    near = address.card.startswith(_WITHIN_A_ROOM)
    return elsewhere, not private, not near, address.card, address.ip


def addresses(told: Iterable[Address] = ()) -> list[str]:
    """Those of this device, as far as it can find them or is told, the likeliest first."""
    return ranked((*told, *_by_card(), *_by_way_out()))


def named(bound: str) -> str:
    """By what name a device that listens there is called in a link."""
    return bound if bound != EVERYWHERE else next(iter(addresses()), LOOPBACK)


def _by_card() -> Iterator[Address]:
    """As Linux tells them, card by card; nothing elsewhere, nor where it keeps that to itself."""
    try:
        from fcntl import ioctl

        cards, asking = socket.if_nameindex(), socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
    except (ImportError, OSError):
        return
    with asking:
        for _, card in cards:
            name = card.encode()[:_LONGEST_CARD].ljust(_ANSWER, b"\0")
            try:
                told = ioctl(asking, _ADDRESS_OF, name)
            except OSError:
                # It has none, or this system asks in another way.
                continue
            yield Address(card, socket.inet_ntoa(told[20:24]))


def _by_way_out() -> Iterator[Address]:
    """The one that would be used to reach another network; nothing is sent."""
    try:
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
            asking.connect(_FAR)
            found = asking.getsockname()[0]
    except OSError:
        return
    yield Address("", found)
