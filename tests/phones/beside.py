"""Phones that join the app in a window, which goes on meanwhile."""

import re
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor, wait
from contextlib import contextmanager
from typing import Any

from tests.turns import turns


@contextmanager
def beside(device: Any) -> Iterator[Callable[..., Any]]:
    """Does what waits for the app, while the app goes on: no faster than on a tablet, for what is
    told there is shown for some seconds only."""
    # Only now: without a window nobody has use for it.
    from tests.ui.device import FRAME

    with ThreadPoolExecutor(1) as thread:

        def do(job: Callable[..., Any], *arguments: Any, **more: Any) -> Any:
            done, another = thread.submit(job, *arguments, **more), turns(20_000)
            while not done.done() and another():
                device.frames(1)
                wait((done,), FRAME)
            return done.result()

        yield do


def base(app: Any) -> str:
    (port,) = re.findall(r":(\d+)/", app.phones.link or f":{app.phones._server.port}/")
    return f"http://127.0.0.1:{port}"
