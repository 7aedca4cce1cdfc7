"""Which rules speak of something, however it is written."""

from collections.abc import Mapping
from unicodedata import combining, normalize

_WHOLE = 4
_ENDING = 3
"""So many letters a longer word may lose in another case or number, down to `_WHOLE`."""
# Letters that are no others with something added.
_ALIKE = str.maketrans({"ł": "l", "ø": "o", "’": "'"})


def folded(text: str) -> str:
    """Without capitals and accents."""
    parts = normalize("NFKD", text.casefold().translate(_ALIKE))
    return "".join(letter for letter in parts if not combining(letter))


def alike(listed: str) -> dict[str, str]:
    """Words that people know from their rulebook, each with what our rules call it, as a catalogue
    lists them: "renounce, pass: give up; wharf: ship slot"."""
    pairs = [group.partition(":") for group in folded(listed).split(";")]
    return {
        _stem(word.strip()): ours.strip() for words, _, ours in pairs for word in words.split(",")
    }


def found(texts: Mapping[str, str], wanted: str, known: Mapping[str, str] = {}) -> list[str]:
    """The rules that hold every word in any of its forms, or what is `known` as the same, in the
    order of the book; a number with its point finds the rule, or as far as it is typed the rules
    of its chapter."""
    words = folded(wanted).split()
    return [
        rule
        for rule, text in texts.items()
        if words and all(_speaks(rule, text, word, known) for word in words)
    ]


def _stem(word: str) -> str:
    """As it begins in all its forms; a short one is looked for as it is."""
    return word[: max(_WHOLE, len(word) - _ENDING)]


def _speaks(rule: str, text: str, word: str, known: Mapping[str, str]) -> bool:
    chapter, point, place = word.partition(".")
    if point and chapter.isdigit() and (place.isdigit() or not place):
        return rule == word if place else rule.startswith(word)
    stem = _stem(word)
    ours = known.get(stem, "").split()
    return stem in text or (bool(ours) and all(_stem(each) in text for each in ours))
