"""Reads a catalogue, written in a subset of Fluent (projectfluent.org).

The subset: comments; messages and terms with a value; patterns over several lines, dedented as
Fluent does; placeables holding a variable, a string, a whole number, a message reference, a term
reference with named arguments, or a select expression on a variable with plural categories, whole
numbers or names as keys. No attributes or nested braces. Every line of an entry but its first is
indented or begins with a brace or a bracket.

One function: FORM($area, case: "loc") is what $area holds, in that case. The message that puts
the figure into words selects on $case, which is "nom" wherever no other is asked for:

    area-characters = { $case ->
        [loc] Dworze
       *[nom] Dwór
    }

The cases a language needs, and their names, are its own; a form may bring its preposition. In a
list each item takes the case; what has none, as a number or a player's name, stays as it is.
The tabs ask an area, and the keys of the score pad a landing, for the "short" name.
Phones ask what somebody has as it stands "alone", where nothing beside it says what it is.
"""

import re
from collections.abc import Iterable

from companion.words.message import (
    CASE,
    Form,
    Literal,
    MessageReference,
    Part,
    Pattern,
    Select,
    TermReference,
    Unspeakable,
    Value,
    Variable,
    Variant,
)
from companion.words.typography import spaced

_NAME = r"[A-Za-z][A-Za-z0-9_-]*"
_ENTRY = re.compile(rf"^(-?{_NAME}) *=", re.MULTILINE)
_COMMENT = re.compile(r"^#{1,3}(?: .*)?$", re.MULTILINE)
_CONTINUATION = re.compile(r"[ {}\[*\n]")
_LITERAL = re.compile(r'"((?:[^"\\\n]|\\.)*)"|(-?[0-9]+)(?![.0-9])')
_ESCAPE = re.compile(r"\\(?:u([0-9A-Fa-f]{4})|U([0-9A-Fa-f]{6})|([\"\\])|(.))")
_BREAK = re.compile(r"\n(?: *\n)*( *)")


class Catalogue:
    """The entries of one language; each is read when it is first said, so that a start is quick.

    What it does not hold is looked for in the one `behind` it. Where its `language` is told, its
    spaces are held as that language wants it.
    """

    def __init__(
        self, texts: Iterable[str] = (), behind: "Catalogue | None" = None, language: str = ""
    ) -> None:
        self._language = language
        self._sources: dict[str, str] = {}
        self._patterns: dict[str, Pattern] = {}
        self._behind = behind
        for text in texts:
            self._add(text)

    def __contains__(self, name: str) -> bool:
        return name in self._sources or (self._behind is not None and name in self._behind)

    def names(self) -> list[str]:
        behind = self._behind.names() if self._behind else []
        return [*behind, *(name for name in self._sources if name not in behind)]

    def pattern(self, name: str) -> Pattern:
        if name not in self._patterns:
            if name not in self._sources:
                if self._behind is not None:
                    return self._behind.pattern(name)
                raise Unspeakable(f"no message {name}")
            reader = _Reader(name, self._sources[name], self._language, self.units)
            self._patterns[name] = reader.entry()
        return self._patterns[name]

    @property
    def units(self) -> str:
        """The words that a number before them holds, here and behind it."""
        own = self._sources.get("units", "")
        return f"{self._behind.units} {own}" if self._behind else own

    def _add(self, text: str) -> None:
        bare = _COMMENT.sub("", text.replace("\r\n", "\n"))
        starts = [*_ENTRY.finditer(bare)]
        ends = [start.start() for start in starts[1:]] + [len(bare)]
        if bare[: starts[0].start() if starts else None].strip():
            raise Unspeakable(f"not a message: {bare.strip().splitlines()[0]}")
        for start, end in zip(starts, ends, strict=True):
            if start[1] in self._sources:
                raise Unspeakable(f"{start[1]} is there twice")
            self._sources[start[1]] = bare[start.end() : end]


class _Reader:
    """Reads one entry from the text after its "="."""

    def __init__(self, name: str, text: str, language: str, units: str) -> None:
        self.name = name
        self.language = language
        self.units = units
        self.text = text.rstrip(" \n")
        self.at = 0

    def entry(self) -> Pattern:
        for line in self.text.split("\n")[1:]:
            if line and not _CONTINUATION.match(line):
                raise self._fault(f"not indented: {line}")
        pattern = self._pattern()
        if self.at != len(self.text):
            raise self._fault(f"not understood: {self.text[self.at :].strip()}")
        return pattern

    def _fault(self, what: str) -> Unspeakable:
        return Unspeakable(f"{self.name}: {what}")

    def _take(self, regex: str | re.Pattern[str]) -> re.Match[str] | None:
        found = re.compile(regex).match(self.text, self.at)
        if found:
            self.at = found.end()
        return found

    def _need(self, regex: str, what: str) -> str:
        found = self._take(regex)
        if not found:
            raise self._fault(f"{what} expected before: {self.text[self.at :].strip()[:40]}")
        return found[0]

    def _pattern(self) -> Pattern:
        """Up to the end of the entry or a line beginning with a bracket, asterisk, dot or brace."""
        parts: list[str | Part] = []
        breaks: list[int] = []
        self._take(" *")
        while self.at < len(self.text):
            if line_break := _BREAK.match(self.text, self.at):
                if self.text[line_break.end() : line_break.end() + 1] in ("", "}", "[", "*", "."):
                    break
                breaks.append(len(parts))
                parts.append(line_break[0])
                self.at = line_break.end()
            elif text := self._take(r"[^{}\n]+"):
                parts.append(text[0])
            elif self._take(r"\{"):
                parts.append(self._placeable())
            else:
                raise self._fault("a closing brace too many")
        if not parts:
            raise self._fault("nothing is said")
        return Pattern(tuple(spaced(_merged(_dedented(parts, breaks)), self.language, self.units)))

    def _placeable(self) -> Part:
        self._take("[ \n]*")
        part = self._expression()
        self._take("[ \n]*")
        if self._take("->"):
            if not isinstance(part, Variable):
                raise self._fault("only a variable selects")
            part = self._select(part)
        self._need("[ \n]*}", "a closing brace")
        return part

    def _expression(self) -> Part:
        if (literal := self._literal()) is not None:
            return Literal(literal)
        if variable := self._take(rf"\$({_NAME})"):
            return Variable(variable[1])
        if self._take(r"FORM\([ \n]*"):
            return self._form()
        name = self._need(f"-?{_NAME}", "a variable, literal or reference")
        if name.startswith("-"):
            return TermReference(name, self._arguments())
        return MessageReference(name)

    def _form(self) -> Form:
        figure = Variable(self._need(rf"\${_NAME}", "a variable")[1:])
        self._need(rf"[ \n]*,[ \n]*{CASE}[ \n]*:[ \n]*", "a case")
        case = self._literal()
        if not isinstance(case, str):
            raise self._fault("a case is a name in quotes")
        self._need(r"[ \n]*(?:,[ \n]*)?\)", "a closing bracket")
        return Form(figure, case)

    def _literal(self) -> Value | None:
        found = self._take(_LITERAL)
        if found is None:
            return None
        return int(found[2]) if found[2] else _ESCAPE.sub(self._unescaped, found[1])

    def _unescaped(self, escape: re.Match[str]) -> str:
        if escape[4]:
            raise self._fault(f"unknown escape {escape[0]}")
        return escape[3] or chr(int(escape[1] or escape[2], 16))

    def _arguments(self) -> dict[str, Value]:
        arguments: dict[str, Value] = {}
        if not self._take(r"[ \n]*\([ \n]*"):
            return arguments
        while not self._take(r"\)"):
            name = self._need(_NAME, "an argument's name")
            self._need("[ \n]*:[ \n]*", "a colon")
            value = self._literal()
            if value is None or name in arguments:
                raise self._fault(f"{name} needs one literal")
            arguments[name] = value
            self._need(r"[ \n]*(?:,[ \n]*|(?=\)))", "a comma")
        return arguments

    def _select(self, selector: Variable) -> Select:
        variants: list[Variant] = []
        defaults: list[Variant] = []
        self._need(r" *(?=\n)", "a new line")
        while found := self._take(rf"[ \n]*(\*?)\[[ \n]*(?:(-?[0-9]+)|({_NAME}))[ \n]*\]"):
            variant = Variant(int(found[2]) if found[2] else found[3], self._pattern())
            variants.append(variant)
            if found[1]:
                defaults.append(variant)
        if len(defaults) != 1:
            raise self._fault("a select needs one default")
        return Select(selector, tuple(variants), defaults[0])


def _dedented(parts: list[str | Part], breaks: list[int]) -> list[str | Part]:
    """Takes from each line the indent that all share."""
    indents = [len(text) - text.rindex("\n") - 1 for text in map(str, (parts[at] for at in breaks))]
    shared = min(indents, default=0)
    for at in breaks:
        text = str(parts[at])
        newlines = text.count("\n") if at else 0
        parts[at] = "\n" * newlines + " " * (len(text) - text.rindex("\n") - 1 - shared)
    if isinstance(parts[-1], str):
        parts[-1] = parts[-1].rstrip(" \n")
    return parts


def _merged(parts: list[str | Part]) -> list[str | Part]:
    merged: list[str | Part] = []
    for part in parts:
        if isinstance(part, str) and merged and isinstance(merged[-1], str):
            merged[-1] += part
        elif part != "":
            merged.append(part)
    return merged
