"""What a request is answered: only what stands in a table of paths, and only under our own name."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from http import HTTPStatus
from typing import NamedTuple, Protocol

SOCKET = "/s"
_PAGE = "/"


class Headers(Protocol):
    def get_all(self, key: str, /) -> list[str]: ...


class Answer(NamedTuple):
    status: HTTPStatus
    headers: Mapping[str, str]
    body: bytes


class Asset(NamedTuple):
    kind: str
    body: bytes


class Paths:
    """`page` makes the page, for the languages a browser wishes; what else there is, is made when
    it is asked for."""

    def __init__(
        self, page: Callable[[str], bytes], assets: Mapping[str, Callable[[], Asset]]
    ) -> None:
        self._page, self._assets = page, assets

    def answer(
        self, method: str, path: str, headers: Headers, hosts: Collection[str]
    ) -> Answer | None:
        """None for a socket that may open."""
        if method != "GET":
            return _refused(HTTPStatus.METHOD_NOT_ALLOWED, Allow="GET")
        host = headers.get_all("Host")
        if len(host) != 1 or host[0] not in hosts:
            return _refused(HTTPStatus.MISDIRECTED_REQUEST)
        if path == SOCKET:
            own = headers.get_all("Origin") == [f"http://{host[0]}"]
            return None if own else _refused(HTTPStatus.FORBIDDEN)
        if path == _PAGE:
            wishes = ",".join(headers.get_all("Accept-Language"))
            return _given(Asset("text/html", self._page(wishes)), host[0])
        if path in self._assets:
            return _given(self._assets[path](), host[0])
        return _refused(HTTPStatus.NOT_FOUND)


def _given(asset: Asset, host: str) -> Answer:
    return _answer(HTTPStatus.OK, asset, {"Content-Security-Policy": _policy(host)})


def _refused(status: HTTPStatus, **headers: str) -> Answer:
    return _answer(status, Asset("text/plain", f"{status.phrase}\n".encode()), headers)


def _answer(status: HTTPStatus, asset: Asset, headers: Mapping[str, str]) -> Answer:
    usual = {
        "Content-Type": f"{asset.kind}; charset=utf-8",
        "Content-Length": str(len(asset.body)),
        "Cache-Control": "no-store",
        "Connection": "close",
        "Referrer-Policy": "no-referrer",
        "X-Content-Type-Options": "nosniff",
    }
    return Answer(status, {**usual, **headers}, asset.body)


def _policy(host: str) -> str:
    """Not all browsers take a socket for one's own."""
    return "; ".join(
        (
            "default-src 'none'",
            "script-src 'self'",
            "style-src 'self'",
            f"connect-src ws://{host}{SOCKET}",
            "img-src data:",
            "base-uri 'none'",
            "form-action 'none'",
            "frame-ancestors 'none'",
        )
    )
