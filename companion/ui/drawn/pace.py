"""How things move: one after the other, slowly at first and at last."""

STAGGER = 0.5
"""How much of the time has gone when the last one sets out."""


def share(progress: float, place: int, count: int) -> float:
    """How far the one at this place is, where so many set out one after the other."""
    if count < 2:
        return progress
    start = STAGGER * place / (count - 1)
    return min(1.0, max(0.0, (progress - start) / (1 - STAGGER)))


def eased(part: float) -> float:
    return part * part * (3 - 2 * part)
