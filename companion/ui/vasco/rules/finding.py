"""Which rules speak of something, however it is written."""

from collections.abc import Mapping
from unicodedata import combining, normalize

# Letters that are no others with something added.
_ALIKE = str.maketrans({"ł": "l", "ø": "o", "’": "'"})


def folded(text: str) -> str:
    """Without capitals and accents."""
    parts = normalize("NFKD", text.casefold().translate(_ALIKE))
    return "".join(letter for letter in parts if not combining(letter))


def found(texts: Mapping[str, str], wanted: str) -> list[str]:
    """The rules that hold every word, or the beginning of it, in the order of the book; a number
    finds the rule, or the rules of a chapter."""
    words = folded(wanted).split()
    if not words:
        return []
    return [
        rule for rule, text in texts.items() if all(_speaks(rule, text, each) for each in words)
    ]


def _speaks(rule: str, text: str, word: str) -> bool:
    if word.replace(".", "").isdigit() and "." in word:
        return rule == word or rule.startswith(word) and word.endswith(".")
    return word in text
