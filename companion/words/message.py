"""What a message of a catalogue is made of, and how it becomes a text."""

from collections.abc import Callable, Mapping
from typing import NamedTuple, Protocol

from companion.words.grammar import Number, plural, written

Value = str | Number

CASE = "case"
NOMINATIVE = "nom"


class Unspeakable(Exception):
    """A catalogue cannot be read, or lacks what was to be said."""


class Entries(Protocol):
    """The messages and terms of one language; a term's name begins with "-"."""

    def pattern(self, name: str) -> "Pattern": ...


class Figured(str):
    """A figure in words: in the nominative, until a sentence asks it for another case."""

    _say: Callable[[str], str]

    def __new__(cls, say: Callable[[str], str]) -> "Figured":
        figured = super().__new__(cls, say(NOMINATIVE))
        figured._say = say
        return figured

    def form(self, case: str) -> str:
        return self._say(case)


class Scope(NamedTuple):
    """All that a message can see while it is being said."""

    entries: Entries
    language: str
    figures: Mapping[str, Value]
    in_term: bool = False


class Part(Protocol):
    def value(self, scope: Scope) -> Value: ...


class Literal(NamedTuple):
    literal: Value

    def value(self, scope: Scope) -> Value:
        return self.literal


class Variable(NamedTuple):
    name: str

    def value(self, scope: Scope) -> Value:
        if self.name not in scope.figures:
            raise Unspeakable(f"no figure ${self.name}")
        return scope.figures[self.name]


class Form(NamedTuple):
    """A figure in the case a sentence needs; what has no cases, as a number or a name, stays."""

    figure: Variable
    case: str

    def value(self, scope: Scope) -> Value:
        value = self.figure.value(scope)
        return value.form(self.case) if isinstance(value, Figured) else value


class MessageReference(NamedTuple):
    name: str

    def value(self, scope: Scope) -> Value:
        return scope.entries.pattern(self.name).say(scope)


class TermReference(NamedTuple):
    name: str
    arguments: Mapping[str, Value]

    def value(self, scope: Scope) -> Value:
        # A term sees only what the reference hands it, so it reads the same wherever it stands.
        inside = Scope(scope.entries, scope.language, self.arguments, in_term=True)
        return scope.entries.pattern(self.name).say(inside)


class Variant(NamedTuple):
    key: str | int
    pattern: "Pattern"


class Select(NamedTuple):
    selector: Variable
    variants: tuple[Variant, ...]
    default: Variant

    def value(self, scope: Scope) -> Value:
        return self._variant(scope).pattern.say(scope)

    def _variant(self, scope: Scope) -> Variant:
        if scope.in_term and self.selector.name not in scope.figures:
            return self.default
        value = self.selector.value(scope)
        category = None if isinstance(value, str) else plural(value, scope.language)
        fitting = (variant for variant in self.variants if variant.key in (value, category))
        return next(fitting, self.default)


class Pattern(NamedTuple):
    """Text with placeables: what stands to the right of a message's "="."""

    parts: tuple[str | Part, ...]

    def say(self, scope: Scope) -> str:
        texts = []
        for part in self.parts:
            value = part if isinstance(part, str) else part.value(scope)
            texts.append(value if isinstance(value, str) else written(value, scope.language))
        return "".join(texts)
