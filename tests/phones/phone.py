"""A phone without a browser: it speaks as the page does, and keeps the last view."""

from __future__ import annotations

import json
import re
from typing import Any
from urllib.parse import urlsplit

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests.turns import PATIENCE

_OFFER = re.compile(r'data-do="([^"]*)"')
_SEAT = re.compile(r'data-sit="([^"]*)"')


def opened(base: str, address: str = "127.0.0.1", **more: Any) -> ClientConnection:
    """A socket, nothing said yet."""
    place = urlsplit(base)
    return connect(
        f"ws://{place.netloc}/s",
        origin=f"http://{place.netloc}",
        source_address=(address, 0),
        compression=None,
        proxy=None,
        **more,
    )


class Phone:
    """To be used in a `with`."""

    def __init__(self, base: str, hello: dict[str, str], address: str = "127.0.0.1") -> None:
        self._hello = {"language": "en", **hello}
        self._connection = opened(base, address)
        self.token = ""
        self.view: dict[str, Any] = {}
        self.refused = ""

    def __enter__(self) -> Phone:
        self._connection.__enter__()
        self.say(**self._hello)
        first = self.hear()
        if "refused" in first:
            self.refused = first["refused"]
        else:
            self.token = first["token"]
            self.next_view()
        return self

    def __exit__(self, *raised: Any) -> None:
        self._connection.__exit__(*raised)

    def say(self, **message: Any) -> None:
        self._connection.send(json.dumps(message))

    def hear(self) -> dict[str, Any]:
        heard: dict[str, Any] = json.loads(self._connection.recv(PATIENCE))
        if "html" in heard:
            self.view = heard
        return heard

    def next_view(self) -> dict[str, Any]:
        while "html" not in self.hear():
            pass
        return self.view

    def catch_up(self) -> None:
        """Hears all that was told before."""
        self.say(ping=0)
        while "pong" not in self.hear():
            pass

    def ask(self, **message: Any) -> str:
        """Why not; empty where a view came."""
        self.say(**message)
        while True:
            heard = self.hear()
            if "refused" in heard:
                return str(heard["refused"])
            if "html" in heard and self._is_answer(message, heard):
                return ""

    def _is_answer(self, message: dict[str, Any], heard: dict[str, Any]) -> bool:
        wanted = message.get("sit")
        return wanted is None or heard["seat"] == wanted

    def do(self, name: str) -> str:
        return self.ask(do=name, at=self.view["at"])

    @property
    def offers(self) -> list[str]:
        return _OFFER.findall(self.view["html"])

    @property
    def seats(self) -> list[str]:
        return _SEAT.findall(self.view["html"])

    def closed(self) -> int:
        """With what code, once all that came before is read."""
        try:
            while True:
                self._connection.recv(PATIENCE)
        except ConnectionClosed:
            code = self._connection.close_code
            assert code is not None
            return code
