"""How rounds and amounts are written."""

_ROMAN = ("I", "II", "III", "IV", "V")


def roman(number: int) -> str:
    """Of rounds, of which there are few; what comes after the last is of the last."""
    return _ROMAN[min(number, len(_ROMAN)) - 1]


def signed(amount: int) -> str:
    """What came or went."""
    return f"−{-amount}" if amount < 0 else f"+{amount}" if amount else "0"
