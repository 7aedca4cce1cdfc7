"""The thread that speaks with phones; what they may do is decided on the host's own."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import Future
from functools import partial
from threading import Thread
from time import monotonic
from typing import Any

from websockets.asyncio.server import Server as Listening
from websockets.asyncio.server import ServerConnection, serve
from websockets.datastructures import Headers
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode
from websockets.http11 import Request, Response
from websockets.protocol import Event

from companion.phones.host import Host
from companion.phones.hosting import Door
from companion.phones.messages import LARGEST, Breach, Hello, Ping, read, written
from companion.phones.rates import PATIENCE, Rate, Sockets
from companion.phones.requests import Paths

BREACH = 1008
_WAITING = 16
"""So many views may wait for a phone that does not read them; then it is let go."""
_LEAVING = 1.0
"""Seconds in which those that are there are told that it ends."""
_ASLEEP = 0.5
"""Seconds in which a host that is awake has answered."""

_log = logging.getLogger(__name__)
_log.addHandler(logging.NullHandler())
_log.propagate = False


def hand_back(loop: asyncio.AbstractEventLoop, job: Callable[..., object], *given: object) -> None:
    """Onto the thread that speaks with phones; once it has stopped, nobody listens any more."""
    try:
        loop.call_soon_threadsafe(job, *given)
    except RuntimeError:
        return


class Connection(ServerConnection):
    """Control frames have a pace too, since each is answered. Browsers send none of their own."""

    def __init__(self, clock: Callable[[], float], *given: Any, **more: Any) -> None:
        super().__init__(*given, **more)
        self._controls = Rate(clock)
        self._ending: asyncio.Task[None] | None = None

    def process_event(self, event: Event) -> None:
        super().process_event(event)
        is_control = isinstance(event, Frame) and event.opcode in (Opcode.PING, Opcode.PONG)
        if is_control and not self._ending and not self._controls.takes():
            self._ending = self.loop.create_task(self.close(BREACH))


class Socket:
    """One page's line, from any thread: what is sent goes out in its order."""

    def __init__(self, connection: ServerConnection, loop: asyncio.AbstractEventLoop) -> None:
        self._connection, self._loop = connection, loop
        self._waiting: asyncio.Queue[str | None] = asyncio.Queue()

    def send(self, text: str) -> None:
        self._put(text)

    def end(self) -> None:
        self._put(None)

    async def run(self) -> None:
        while (text := await self._waiting.get()) is not None:
            if self._waiting.qsize() > _WAITING:
                break
            await self._connection.send(text)
        await self._connection.close(BREACH)

    def _put(self, text: str | None) -> None:
        hand_back(self._loop, self._waiting.put_nowait, text)


def _end(socket: Socket | None) -> None:
    if socket:
        socket.end()


class Pulse:
    """How long the host's own thread has been silent: it is asked now and then, and its answer is
    waited for a moment only."""

    def __init__(self, door: Door) -> None:
        self._door = door
        self._asked: float | None = None
        self._answered = asyncio.Event()

    async def silent(self) -> float:
        loop = asyncio.get_running_loop()
        if self._asked is None:
            self._asked = monotonic()
            self._answered.clear()
            self._door(lambda: hand_back(loop, self._answer))
        try:
            async with asyncio.timeout(_ASLEEP):
                await self._answered.wait()
        except TimeoutError:
            pass
        return 0.0 if self._asked is None else round(monotonic() - self._asked, 1)

    def _answer(self) -> None:
        self._asked = None
        self._answered.set()


class Server:
    """Listens as long as it runs."""

    def __init__(
        self,
        host: Host,
        door: Door,
        paths: Paths,
        clock: Callable[[], float] = monotonic,
        patience: float = PATIENCE,
    ) -> None:
        self._host, self._door, self._paths = host, door, paths
        self._clock, self._patience = clock, patience
        self._sockets: Sockets[Socket] = Sockets()
        self._thread: Thread | None = None
        self.port = 0

    def start(self, address: str, port: int) -> None:
        """Raises OSError or ValueError where it cannot listen there."""
        self._address = address
        begun: Future[int] = Future()
        self._thread = Thread(
            target=lambda: asyncio.run(self._run(address, port, begun)), name="phones", daemon=True
        )
        self._thread.start()
        self.port = begun.result()

    def stop(self) -> None:
        if self._thread and self._thread.is_alive():
            self._loop.call_soon_threadsafe(self._stopped.set)
            self._thread.join()

    async def _run(self, address: str, port: int, begun: Future[int]) -> None:
        self._loop, self._stopped = asyncio.get_running_loop(), asyncio.Event()
        self._loop.set_exception_handler(lambda _, context: _log.error("%s", context))
        self._pulse, self._joining = Pulse(self._door), asyncio.Lock()
        try:
            server = await serve(
                self._talk,
                address or None,
                port,
                start_serving=False,
                process_request=self._request,
                create_connection=partial(Connection, self._clock),  # type: ignore[arg-type]
                server_header=None,
                compression=None,
                open_timeout=self._patience,
                close_timeout=1,
                max_size=LARGEST,
                logger=_log,
            )
            await _listen(server)
        except (OSError, ValueError) as fault:
            # A name that no address can have is no fault of the system.
            begun.set_exception(fault)
            return
        begun.set_result(server.sockets[0].getsockname()[1])
        await self._stopped.wait()
        server.close()
        try:
            # Whoever waits for the host's own thread may wait for the one that stops this.
            async with asyncio.timeout(_LEAVING):
                await server.wait_closed()
        except TimeoutError:
            pass

    def _request(self, connection: ServerConnection, request: Request) -> Response | None:
        # It may be called by the very address it was reached at, so that no name a stranger has
        # pointed here will do.
        reached = {connection.local_address[0], self._address}
        hosts = {f"{each}:{connection.local_address[1]}" for each in reached}
        answer = self._paths.answer(request.method, request.path, request.headers, hosts)
        if answer is None:
            return None
        status = answer.status
        return Response(status.value, status.phrase, Headers(answer.headers), answer.body)

    async def _talk(self, connection: ServerConnection) -> None:
        address = str(connection.remote_address[0])
        socket = Socket(connection, self._loop)
        sending = self._loop.create_task(socket.run())
        _end(self._sockets.enter(socket, address))
        try:
            await self._listen(connection, socket, address)
        except (Breach, TimeoutError):
            await connection.close(BREACH)
        except ConnectionClosed:
            pass
        finally:
            self._sockets.leave(socket)
            self._door(lambda: self._host.leave(socket))
            sending.cancel()

    async def _listen(self, connection: ServerConnection, socket: Socket, address: str) -> None:
        async with asyncio.timeout(self._patience):
            hello = read(await connection.recv())
        if not isinstance(hello, Hello):
            raise Breach
        rate = Rate(self._clock)
        if not await self._is_let_in(socket, hello, address):
            await connection.wait_closed()
            return
        async for text in connection:
            if not rate.takes():
                raise Breach
            message = read(text)
            if isinstance(message, Hello):
                raise Breach
            if isinstance(message, Ping):
                socket.send(written(pong=message.number, silent=await self._pulse.silent()))
            else:
                await self._decided(partial(self._host.take, socket, message))

    async def _is_let_in(self, socket: Socket, hello: Hello, address: str) -> bool:
        """One after the other, so that there is the room that is said. A token always has some."""
        _end(self._sockets.hear(socket))
        async with self._joining:
            room = self._sockets.has_room(address)
            sitting = await self._decided(partial(self._host.join, socket, hello, address, room))
            if sitting is not None:
                _end(self._sockets.admit(socket, sitting))
        return sitting is not None

    async def _decided(self, job: Callable[[], Any]) -> Any:
        """What comes of it on the host's own thread."""
        loop = self._loop
        done: asyncio.Future[Any] = loop.create_future()

        def settle(answer: Any, fault: Exception | None) -> None:
            if done.cancelled():
                return
            if fault:
                done.set_exception(fault)
            else:
                done.set_result(answer)

        def on_its_thread() -> None:
            try:
                answer, fault = job(), None
            except Exception as raised:
                answer, fault = None, raised
            hand_back(loop, settle, answer, fault)

        self._door(on_its_thread)
        return await done


async def _listen(server: Listening) -> None:
    """What is bound and cannot be listened at, as where two programs want a port at once, is
    closed again."""
    try:
        await server.start_serving()
    except OSError:
        server.server.close()
        raise
