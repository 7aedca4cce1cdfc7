"""Which rules speak of something, however it is written."""

import re
from collections.abc import Mapping
from unicodedata import combining, normalize

_SHORT, _BEGINNING = 4, 3
"""A word of so many letters is looked for as it is; of a longer one, so many are no ending."""
ENDINGS = re.compile(
    r"(?:s|ed|ing|e[mnrs]|ern"
    r"|ow|om|ym|im|ach|ych|ich|ami|ymi|imi|ego|emu"
    r"|[ое]в|[аяыи]х|[аяыи]ми|[оеыи]м|[ое]го|[ое]му)?"
    r"[aeiouyаеиоуыюяьй]*$"
)
"""What a word loses in another case or number, in any of the languages; browsers read it too."""
# Letters that are no others with something added.
_ALIKE = str.maketrans({"ł": "l", "ø": "o", "’": "'"})


def folded(text: str) -> str:
    """Without capitals and accents."""
    parts = normalize("NFKD", text.casefold().translate(_ALIKE))
    return "".join(letter for letter in parts if not combining(letter))


def found(texts: Mapping[str, str], wanted: str) -> list[str]:
    """The rules that hold every word in any of its forms, in the order of the book; a number with
    its point finds the rule, or as far as it is typed the rules of its chapter."""
    words = [_stem(word) for word in folded(wanted).split()]
    return [
        rule
        for rule, text in texts.items()
        if words and all(_speaks(rule, text, word) for word in words)
    ]


def _stem(word: str) -> str:
    """As it begins in all its cases."""
    if len(word) <= _SHORT:
        return word
    return word[:_BEGINNING] + ENDINGS.sub("", word[_BEGINNING:], count=1)


def _speaks(rule: str, text: str, word: str) -> bool:
    chapter, point, place = word.partition(".")
    if point and chapter.isdigit() and (place.isdigit() or not place):
        return rule == word if place else rule.startswith(word)
    return word in text
