"""How rounds, amounts and times are written."""

_ROMAN = ("I", "II", "III", "IV", "V")


def roman(number: int) -> str:
    """Of rounds, of which there are few; what comes after the last is of the last."""
    return _ROMAN[min(number, len(_ROMAN)) - 1]


def signed(amount: int) -> str:
    """What came or went."""
    return f"−{-amount}" if amount < 0 else f"+{amount}" if amount else "0"


def as_clock(seconds: float) -> str:
    """As a clock shows it, the hours only where there are some."""
    minutes, seconds = divmod(int(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{seconds:02}" if hours else f"{minutes}:{seconds:02}"
