"""Android's classes as their published types have them, and a `jnius` that lends just those: what a
class has not, or had not yet in the version of the device, is refused."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple

_SINCE = re.compile(r"@since (\d+)")
_OPENS = re.compile(
    r"(?:declare |export )+(?:abstract )?(module|class|interface) ([\w.]+)"
    r"(?:<.*?>)?(?: extends ([\w.]+))?.*\{$"
)
_HAS = re.compile(
    r"public (static )?(?:abstract )?(\w+)(\(.*\))?: (.+);$|public constructor(\(.*\));$"
)
ACTIVITY = "org.kivy.android.PythonActivity"
FIRST = 1


class Member(NamedTuple):
    static: bool
    takes: int | None
    """So many arguments; None where it is no method."""
    gives: str
    since: int


class Class(NamedTuple):
    above: str | None
    since: int
    members: dict[str, list[Member]]


class Refused(AssertionError):
    """A class or a member that is not there."""


class Types:
    """By their names, as `autoclass` is given them."""

    def __init__(self, file: Path) -> None:
        self.classes: dict[str, Class] = {}
        self._read(file)
        self.classes[ACTIVITY] = Class(
            "android.app.Activity", FIRST, {"mActivity": [Member(True, None, ACTIVITY, FIRST)]}
        )

    def _read(self, file: Path) -> None:
        rooms: list[tuple[str | None, int]] = [("", FIRST)]
        since = FIRST
        for line in map(str.strip, file.read_text("utf-8").splitlines()):
            if line.startswith(("/*", "*")):
                said = _SINCE.search(line)
                since = int(said[1]) if said else since
                continue
            if opens := _OPENS.match(line):
                room, since = self._opened(opens, rooms[-1], since)
                rooms.append((room, since))
            elif line.endswith("{"):
                rooms.append((None, since))
            elif line.startswith("}"):
                rooms.pop()
            elif (has := _HAS.match(line)) and (found := self.classes.get(rooms[-1][0] or "")):
                name = has[2] or "constructor"
                takes = _count(has[3] or has[5])
                gives = (has[4] or "").removesuffix(" | null")
                member = Member(bool(has[1]), takes, gives, since)
                found.members.setdefault(name, []).append(member)
            since = FIRST

    def _opened(
        self, opens: re.Match[str], room: tuple[str | None, int], since: int
    ) -> tuple[str, int]:
        around, at_least = room
        kind, name, above = opens.groups()
        whole = f"{around}.{name}" if around else name
        since = max(since, at_least)
        if kind == "module":
            # What is nested in a class stands in a module of its name.
            nested = self.classes.get(whole)
            return whole, max(since, nested.since if nested else FIRST)
        self.classes[whole] = Class(above, since, {})
        return whole, since

    def of(self, name: str, level: int) -> Class:
        found = self.classes.get(name.replace("$", "."))
        if found is None:
            raise Refused(f"there is no {name}")
        if found.since > level:
            raise Refused(f"{name} is there from {found.since} on, not in {level}")
        return found

    def members(self, name: str, member: str, level: int) -> list[Member]:
        """Its own, else those of a class above."""
        above: str | None = name
        while above and above.replace("$", ".") in self.classes:
            found = self.of(above, level).members.get(member)
            if found:
                there = [each for each in found if each.since <= level]
                if not there:
                    since = min(each.since for each in found)
                    raise Refused(f"{name}.{member} is there from {since} on, not in {level}")
                return there
            above = self.classes[above.replace("$", ".")].above
        raise Refused(f"{name} has no {member}")


def _count(takes: str | None) -> int | None:
    """The arguments between the brackets, whatever else has commas."""
    if takes is None:
        return None
    inner = takes[1:-1]
    while inner != (inner := re.sub(r"<[^<>]*>|\([^()]*\)|\{[^{}]*\}", "", inner)):
        pass
    return inner.count(":") if inner else 0


class Lent:
    """A class, or something of it: `answers` says what a method gives, where that matters."""

    def __init__(self, java: Java, name: str, static: bool) -> None:
        self._java, self._name, self._static = java, name, static

    def __call__(self, *given: object) -> Lent:
        assert self._static
        self._java.check("constructor", self._name, given)
        return Lent(self._java, self._name, False)

    def __getattr__(self, name: str) -> Any:
        java = self._java
        members = java.types.members(self._name, name, java.level)
        java.touched.add(name)
        if self._static and not any(each.static for each in members):
            raise Refused(f"{self._name}.{name} is not static")
        if members[0].takes is None:
            return java.answer(self._name, name, members[0].gives)

        def call(*given: object) -> Any:
            return java.answer(self._name, name, java.check(name, self._name, given), given)

        return call


class Java(ModuleType):
    """`jnius`, on a device of a version."""

    class JavaException(Exception):
        innermessage: str | None = None

    def __init__(self, types: Types, level: int, answers: Mapping[str, Callable[..., Any]]) -> None:
        super().__init__("jnius")
        self.types, self.level, self.answers = types, level, answers
        self.touched: set[str] = set()

    def autoclass(self, name: str) -> Lent:
        self.types.of(name, self.level)
        return Lent(self, name, True)

    def cast(self, name: str, held: Any) -> Any:
        self.types.of(name, self.level)
        return held

    def detach(self) -> None: ...

    def check(self, name: str, whose: str, given: tuple[object, ...]) -> str:
        """What it gives; it has to take so many arguments."""
        members = self.types.members(whose, name, self.level)
        fitting = [each for each in members if each.takes == len(given)]
        if not fitting:
            raise Refused(f"no {whose}.{name} takes {len(given)} arguments")
        return fitting[0].gives

    def answer(self, whose: str, name: str, gives: str, given: tuple[object, ...] = ()) -> Any:
        if name == "SDK_INT":
            return self.level
        if name in self.answers:
            return self.answers[name](*given)
        # Whatever it is a list of.
        plain = gives.partition("<")[0]
        if plain in self.types.classes:
            return Lent(self, plain, False)
        if gives.startswith('"'):
            return gives[1:-1]
        if re.fullmatch(r"-?\d+", gives):
            return int(gives)
        return {"string": "", "boolean": False, "number": 0}.get(gives)
