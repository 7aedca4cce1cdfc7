"""How far a decision walks through our code: what runs of it from the finger until the row is on
the disk, and on until the next question is put. Prints a table.

python -m tests.bench.walk [--brief | --list] [WALK …]; brief names the modules too, list the
functions in the order in which they first ran.

Each walk has a process of its own, and in it the first touch of its kind is looked at: on the real
app in an offscreen window, from the moment the finger comes down, or on a phone at `companion
serve`, from the moment it speaks. What runs is seen by Python's own profiler, on all threads.

A module is a file of companion/ of which any function runs. A function is one that is defined or a
lambda; a method of a class counts once, however often it runs. A comprehension or a generator
expression is none, since Python 3.12 runs most as part of the function they stand in: `bodies` are
functions and these. What runs once as a module is read or a class made, what Python writes itself
(a NamedTuple's methods), what kv files and tests do, Kivy and the library, is not counted. Of each
there are two figures: of everything, and without what draws (`ui` rooms and the app). Older
figures (32 and 144 for a tap of Vasco da Gama) are modules and bodies without what draws.

A walk ends
- on the disk: when the journal has written the first row and comes back, whatever follows;
- asked: when the next question is put together, which is before anything of it is laid out or
  drawn. All that whoever looks on does until then counts, on the table's screen too;
- shown, on phones: when all four have heard their view: four seats, each in its own language.
"""

from __future__ import annotations

import argparse
import inspect
import json
import os
import signal
import subprocess
import sys
import tempfile
import threading
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import ExitStack, redirect_stdout
from functools import partial
from pathlib import Path
from types import CodeType, FrameType
from typing import Any, NamedTuple

from companion.games import GAMES
from companion.table.record import parse
from tests.phones.hosted import LANGUAGES
from tests.phones.moments import RECORD
from tests.touch.alone import alone

ROOT = Path(__file__).parents[2]
OURS = f"{ROOT / 'companion'}{os.sep}"
SIZE = "1280x800"
_IN_A_FUNCTION = {"<listcomp>", "<setcomp>", "<dictcomp>", "<genexpr>"}
_DRAWING = {"app.py", "joining.py", "hosted.py"}
"""Files of the app itself; all else that draws is in a room of that name."""

ON_THE_DISK, ASKED, SHOWN = "on the disk", "asked", "shown"
Json = dict[str, Any]


class Body(NamedTuple):
    """One piece of code that ran."""

    module: str
    name: str
    line: int

    @property
    def is_function(self) -> bool:
        return self.name.rpartition(".")[2] not in _IN_A_FUNCTION

    @property
    def draws(self) -> bool:
        return self.module in _DRAWING or "ui" in self.module.split("/")


Stages = Mapping[str, Sequence[Body]]


class Walk:
    """Notes what runs of ours while it is on, on this thread and those that start from now on."""

    def __init__(self) -> None:
        self.on = False
        self.upto: dict[str, list[Body]] = {}
        """What had run at the end of each stage, in the order in which it first did."""
        self._seen: dict[Body, None] = {}
        self._ends: list[tuple[str, set[CodeType]]] = []
        threading.setprofile(self._note)
        sys.setprofile(self._note)

    def begin(self, ends: Mapping[str, Sequence[Callable[..., object]]]) -> None:
        """A stage ends where one of its functions next returns, after the stage before it."""
        self._ends = [(name, {each.__code__ for each in some}) for name, some in ends.items()]
        self.on = True

    def reach(self, stage: str) -> None:
        self.upto[stage] = [*self._seen]

    def end(self) -> None:
        self.on = False
        threading.setprofile(None)
        sys.setprofile(None)

    def _note(self, frame: FrameType, event: str, _: object) -> None:
        code = frame.f_code
        if not self.on or not code.co_filename.startswith(OURS):
            return
        # What makes a module or a class has no local variables of its own.
        if event == "call" and code.co_flags & inspect.CO_OPTIMIZED:
            module = code.co_filename.removeprefix(OURS).replace(os.sep, "/")
            self._seen.setdefault(Body(module, code.co_qualname, code.co_firstlineno))
        elif event == "return" and self._ends and code in self._ends[0][1]:
            self.reach(self._ends.pop(0)[0])


def tap(game: str, *names: str) -> Stages:
    """The last of these is touched on a table of this game."""
    from companion import resources
    from companion.play import modes
    from companion.store.journal import Kept
    from tests.ui.device import SIZES, Device, Look

    # Kivy takes it for its log.
    sys.stderr = sys.__stderr__
    SIZES["given"] = tuple(map(int, SIZE.split("x")))
    device = Device(resources.path("assets", "words"), None)
    given = parse(RECORD[game].read_bytes(), GAMES)
    with tempfile.TemporaryDirectory() as folder:
        device.folder = Path(folder)
        app = device.start(Look("given"), frames=0)
        app.start_game(game, given.players, given.components, frozenset())
        app.session.enter(given.moves[: _first_placed(given.moves)])
        app.open_game()
        device.frames(4)
        for name in names[:-1]:
            device.tap(name)
        made, walk = len(app.session.line), Walk()
        walk.begin({ON_THE_DISK: [Kept.write], ASKED: [modes.asked]})
        device.tap(names[-1])
        walk.end()
        assert len(app.session.line) != made, "no move is made, and none taken back"
        device.stop()
    assert not device.faults.heard, device.faults.heard
    return walk.upto


def decide_on_a_phone(game: str, *names: str) -> Stages:
    """The last of these offers is tapped on one of four phones."""
    from companion.headless.command import main as command

    raw, walk = json.loads(RECORD[game].read_bytes()), Walk()
    raw["moves"] = raw["moves"][: _first_placed(raw["moves"])]
    faults: list[BaseException] = []
    reading, writing = os.pipe()

    def play() -> None:
        try:
            with os.fdopen(reading, encoding="utf-8") as said:
                _play_on_phones(json.loads(said.readline())["url"], raw["players"], names, walk)
        except BaseException as fault:
            faults.append(fault)
        finally:
            os.kill(os.getpid(), signal.SIGINT)

    with tempfile.TemporaryDirectory() as folder:
        record, store = Path(folder, "record.json"), Path(folder, "store")
        record.write_text(json.dumps(raw), "utf-8")
        at = "--host", "127.0.0.1", "--port", "0"
        phones = threading.Thread(target=play)
        phones.start()
        with os.fdopen(writing, "w", encoding="utf-8") as said, redirect_stdout(said):
            command(["serve", "--game", game, "--record", f"{record}", "--store", f"{store}", *at])
        phones.join()
    walk.end()
    if faults:
        raise faults[0]
    return walk.upto


def _play_on_phones(url: str, players: Sequence[Json], names: Sequence[str], walk: Walk) -> None:
    """Four seats, each in its own language; who is asked taps."""
    from companion.store.journal import Kept
    from tests.phones.phone import Phone

    base, _, code = url.partition("/#c=")
    with ExitStack() as joined:
        phones = []
        for seat, language in zip(players, LANGUAGES, strict=True):
            phone = joined.enter_context(Phone(base, {"code": code, "language": language}))
            assert phone.ask(sit=seat["colour"]) == ""
            phones.append(phone)
        for phone in phones:
            phone.catch_up()
        (asked,) = (each for each in phones if each.view["turn"])
        for name in names[:-1]:
            assert asked.do(name) == ""
        before = {phone: phone.view["at"] for phone in phones}
        walk.begin({ON_THE_DISK: [Kept.write]})
        assert asked.do(names[-1]) == ""
        for phone, at in before.items():
            while phone.view["at"] == at:
                phone.next_view()
        walk.reach(SHOWN)
        walk.on = False


def _first_placed(moves: Sequence[Json]) -> int:
    """Before the first disc or token of the game."""
    return next(number for number, raw in enumerate(moves) if raw["do"] == "place")


WALKS: dict[str, Callable[[], Stages]] = {
    "vasco-tap": partial(tap, "vasco", "number-11", "area-projects"),
    "vasco-undo": partial(tap, "vasco", "number-11", "area-projects", "undo"),
    "vasco-phone": partial(decide_on_a_phone, "vasco", "number-11", "area-projects"),
    "goa-tap": partial(tap, "goa", "cell-0-3"),
    "goa-undo": partial(tap, "goa", "cell-0-3", "undo"),
    "goa-phone": partial(decide_on_a_phone, "goa", "cell-0-3"),
}


def figures(bodies: Iterable[Body]) -> tuple[int, int, int]:
    """Modules, functions, and bodies."""
    bodies = [*bodies]
    functions = [each for each in bodies if each.is_function]
    return len({each.module for each in functions}), len(functions), len(bodies)


def table(walks: Mapping[str, Stages]) -> Iterator[str]:
    yield f"{'':24}{'everything':>28}{'without what draws':>30}"
    yield f"{'walk':24}" + 2 * f"{'modules':>10}{'functions':>11}{'bodies':>8}"
    for walk, stages in walks.items():
        for stage, bodies in stages.items():
            every = figures(bodies), figures(each for each in bodies if not each.draws)
            shown = (f"{modules:10}{some:11}{all_:8}" for modules, some, all_ in every)
            yield f"{f'{walk}, {stage}':24}" + "".join(shown)


def names(stages: Stages, brief: bool) -> Iterator[str]:
    """Where each function or, in brief, each module first ran, stage by stage."""
    before: set[Body] = set()
    for stage, bodies in stages.items():
        functions = [each for each in bodies if each.is_function and each not in before]
        yield f"  until it is {stage}:"
        if brief:
            many = Counter(each.module for each in functions)
            yield from (f"    {count:4} {module}" for module, count in many.items())
        else:
            yield from (f"    {each.module}:{each.line} {each.name}" for each in functions)
        before.update(bodies)


def walked(walk: str) -> Stages:
    """In a process of its own."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.bench.walk", "--alone", walk],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    found: dict[str, list[list[Any]]] = json.loads(done.stdout.splitlines()[-1])
    return {stage: [Body(*each) for each in bodies] for stage, bodies in found.items()}


def main() -> None:
    line = argparse.ArgumentParser(prog="python -m tests.bench.walk", description=__doc__)
    line.add_argument(
        "walk", nargs="*", choices=[*WALKS, []], metavar="WALK", help=", ".join(WALKS)
    )
    named = line.add_mutually_exclusive_group()
    named.add_argument("--brief", action="store_true")
    named.add_argument("--list", action="store_true")
    line.add_argument("--alone", action="store_true", help=argparse.SUPPRESS)
    chosen = line.parse_args()
    if chosen.alone:
        with alone(SIZE):
            print(json.dumps(WALKS[chosen.walk[0]]()))
        return
    walks = {walk: walked(walk) for walk in chosen.walk or WALKS}
    print("\n".join(table(walks)))
    if chosen.brief or chosen.list:
        for walk, stages in walks.items():
            print("\n".join(("", walk, *names(stages, chosen.brief))))


if __name__ == "__main__":
    main()
