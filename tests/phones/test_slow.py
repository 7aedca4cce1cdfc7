"""A phone that reads more slowly than it is told."""

import asyncio
from concurrent.futures import ThreadPoolExecutor

from companion.phones.server import _WAITING, BREACH, Socket


class Slow:
    """A connection on which the first view takes until `goes_on`."""

    def __init__(self):
        self.sent, self.closed = [], []
        self.begun, self.goes_on = asyncio.Event(), asyncio.Event()

    async def send(self, text):
        self.begun.set()
        await self.goes_on.wait()
        self.sent.append(text)

    async def close(self, code):
        self.closed.append(code)


def sent_where(waiting):
    """What is sent where so many views wait behind the first."""

    async def told():
        slow = Slow()
        socket = Socket(slow, asyncio.get_running_loop())
        running = asyncio.create_task(socket.run())
        socket.send("first")
        await slow.begun.wait()
        for number in range(waiting):
            socket.send(str(number))
        socket.end()
        slow.goes_on.set()
        await running
        assert slow.closed == [BREACH]
        return slow.sent

    # On this thread the browser of other tests may have a loop of its own.
    with ThreadPoolExecutor() as thread:
        return thread.submit(asyncio.run, told()).result()


def test_who_does_not_read_is_let_go_before_much_waits_for_him():
    assert len(sent_where(_WAITING)) == 1 + _WAITING
    assert sent_where(_WAITING + 1) == ["first"]
