"""What differs from language to language in how a number is written and counted."""

from collections.abc import Callable

Number = int | float

# The signs that group thousands and begin the fraction.
_SIGNS = {"de": (".", ","), "pl": ("\u00a0", ","), "ru": ("\u00a0", ",")}


def written(number: Number, language: str) -> str:
    """The number in digits, with at most three after the decimal sign."""
    thousands, decimal = _SIGNS.get(language, (",", "."))
    digits = f"{number:,}" if isinstance(number, int) else f"{number:,.3f}".rstrip("0").rstrip(".")
    return digits.translate({ord(","): thousands, ord("."): decimal})


def plural(number: Number, language: str) -> str:
    """The plural category (one, few, many or other) a counted thing takes after this number."""
    if number != int(number):
        return "other"
    return _PLURALS.get(language, _one_or_other)(abs(int(number)))


def _one_or_other(count: int) -> str:
    return "one" if count == 1 else "other"


def _polish(count: int) -> str:
    if count == 1:
        return "one"
    return "few" if _few(count) else "many"


def _russian(count: int) -> str:
    if count % 10 == 1 and count % 100 != 11:
        return "one"
    return "few" if _few(count) else "many"


def _few(count: int) -> bool:
    return count % 10 in (2, 3, 4) and count % 100 not in (12, 13, 14)


_PLURALS: dict[str, Callable[[int], str]] = {"pl": _polish, "ru": _russian}
