"""At which spaces of a text no line may break: by rule, so that nobody sets them by hand."""

import re
from functools import cache
from typing import Any

_FIGURE = "\ufffc"
"""Stands in a text for what is put there when it is said."""

_BREAKING, _HELD = " ", "\u00a0"

_BEGINNING = {
    "pl": "a|i|o|u|w|we|z|ze",
    "ru": "а|в|во|до|за|и|из|к|ко|на|не|ни|но|о|об|от|по|с|со|у",
}
"""Short words that do not end a line."""
_ENDING = {"ru": "бы|же|ли"}
"""Short words that do not begin one."""
_ABBREVIATED = {"de": r"d\. h\.|u\. a\.|z\. B\.", "ru": r"т\. д\.|т\. е\."}


def spaced(parts: list[Any], language: str, units: str = "") -> list[Any]:
    """The texts among these with their spaces held where the language wants it. Each is judged with
    its neighbours: a number may come before it, a name after it. A number holds the `units` after
    it, words with an asterisk for their endings."""
    last, held = len(parts) - 1, _held(language, units)
    return [
        _spaced(_FIGURE * (at > 0) + part + _FIGURE * (at < last), held).replace(_FIGURE, "")
        if isinstance(part, str)
        else part
        for at, part in enumerate(parts)
    ]


def _spaced(text: str, rules: tuple[re.Pattern[str], ...]) -> str:
    for rule in rules:
        text = rule.sub(lambda found: found[0].replace(_BREAKING, _HELD), text)
    return text


@cache
def _held(language: str, units: str) -> tuple[re.Pattern[str], ...]:
    """What holds together in any language, and in this one; nothing where none is named."""
    if not language:
        return ()
    rules = [
        # Manuel I, deck II
        r"(?<=\w) (?=[IVX]+\b(?![’']))",
        # A dash follows its word to the end of a line.
        r" (?=[–—](?: |$))",
        _after_a_number(units),
        _rule(_BEGINNING, language, r"\b(?i:WORDS) (?=\S)"),
        _rule(_ENDING, language, r" (?=(?:WORDS)\b)"),
        _rule(_ABBREVIATED, language, r"\b(?:WORDS)"),
    ]
    return tuple(re.compile(rule) for rule in rules if rule)


def _after_a_number(units: str) -> str:
    words = "|".join(re.escape(each).replace(r"\*", r"\w*") for each in units.split())
    return rf"(?<=[\d{_FIGURE}]) (?=(?:{words})(?!\w))" if words else ""


def _rule(words: dict[str, str], language: str, pattern: str) -> str:
    return pattern.replace("WORDS", words[language]) if language in words else ""
