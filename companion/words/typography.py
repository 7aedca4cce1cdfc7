"""At which spaces of a text no line may break: by rule, so that nobody sets them by hand."""

import re
from functools import cache
from typing import Any

_FIGURE = "\ufffc"
"""Stands in a text for what is put there when it is said."""

_BREAKING, _HELD = " ", "\u00a0"

_UNITS = {
    "en": r"R|VP|MB|Reals?|ducats?",
    "de": r"R|SP|MB|%|Real(?:es)?|Dukaten?",
    "pl": r"R|PZ|MB|Real[aei]?|dukat\w*",
    "ru": r"Р|ПО|МБ|%|реал\w*|дукат\w*",
}
_BEGINNING = {
    "pl": "a|i|o|u|w|we|z|ze",
    "ru": "а|в|во|до|за|и|из|к|ко|на|не|ни|но|о|об|от|по|с|со|у",
}
"""Short words that do not end a line."""
_ENDING = {"ru": "бы|же|ли"}
"""Short words that do not begin one."""
_ABBREVIATED = {"de": r"d\. h\.|u\. a\.|z\. B\.", "ru": r"т\. д\.|т\. е\."}


def spaced(parts: list[Any], language: str) -> list[Any]:
    """The texts among these with their spaces held where the language wants it. Each is judged with
    its neighbours: a number may come before it, a name after it."""
    last = len(parts) - 1
    return [
        _spaced(_FIGURE * (at > 0) + part + _FIGURE * (at < last), language).replace(_FIGURE, "")
        if isinstance(part, str)
        else part
        for at, part in enumerate(parts)
    ]


def _spaced(text: str, language: str) -> str:
    for held in _held(language):
        text = held.sub(lambda found: found[0].replace(_BREAKING, _HELD), text)
    return text


@cache
def _held(language: str) -> tuple[re.Pattern[str], ...]:
    """What holds together in any language, and in this one; nothing where none is named."""
    if not language:
        return ()
    rules = [
        # Manuel I, deck II
        r"(?<=\w) (?=[IVX]+\b(?![’']))",
        # A dash follows its word to the end of a line.
        r" (?=[–—](?: |$))",
        _rule(_UNITS, language, rf"(?<=[\d{_FIGURE}]) (?=(?:WORDS)(?!\w))"),
        _rule(_BEGINNING, language, r"\b(?i:WORDS) (?=\S)"),
        _rule(_ENDING, language, r" (?=(?:WORDS)\b)"),
        _rule(_ABBREVIATED, language, r"\b(?:WORDS)"),
    ]
    return tuple(re.compile(rule) for rule in rules if rule)


def _rule(words: dict[str, str], language: str, pattern: str) -> str:
    return pattern.replace("WORDS", words[language]) if language in words else ""
