"""By what cards the device is in networks, where only the system's own classes tell of them."""

from collections.abc import Iterator
from typing import Any

from kivy.utils import platform

from companion.device.java import as_faults_of_files


def addresses() -> list[tuple[str, str]]:
    """What each card is called, and an IPv4 address of it; none where others can be asked, nor
    where the device does not tell."""
    if platform != "android":
        return []
    try:
        with as_faults_of_files():
            return [*_of_android()]
    except OSError:
        return []


def _of_android() -> Iterator[tuple[str, str]]:
    # There is no such module anywhere else.
    from jnius import autoclass  # type: ignore[import-not-found]

    for card in _each(autoclass("java.net.NetworkInterface").getNetworkInterfaces()):
        if card.isUp() and not card.isLoopback():
            for address in _each(card.getInetAddresses()):
                ip = address.getHostAddress()
                # One of IPv6 ends with the card it is of.
                if ":" not in ip:
                    yield card.getName(), ip


def _each(enumeration: Any) -> Iterator[Any]:
    """Java has none where there are no cards."""
    while enumeration is not None and enumeration.hasMoreElements():
        yield enumeration.nextElement()
