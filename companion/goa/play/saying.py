"""Figures and lines of the ledger, as questions say them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from companion.goa.rules import figures as f
from companion.table.game import Figure, Line, Said


def said(key: str, **figures: Figure) -> Figure:
    """A message within another one."""
    return Figure("said", Said(key, figures))


def amount(what: str, many: int) -> Figure:
    """So much of a quantity of the ledger, or of what a Bonanza tile gives (11.4)."""
    if what == "spices":
        return said("asking-spices", number=f.number(many))
    what = "hand" if what == "cards" else what
    return said("account-amount", amount=f.number(many), what=f.text(what))


def signed(what: str, many: int) -> Figure:
    return said("asking-minus" if many < 0 else "asking-plus", what=amount(what, abs(many)))


def brings(lines: Iterable[Line]) -> Figure:
    """All that comes and goes, in the order of the ledger."""
    sums: dict[str, int] = {}
    for line in lines:
        sums[line.what] = sums.get(line.what, 0) + line.amount
    there = [signed(what, many) for what, many in sums.items() if many]
    return f.listed(there) if there else said("asking-nothing")


def spices(names: Iterable[str]) -> Figure:
    """What there is several times is counted."""
    counts = Counter(names)
    return f.listed(_times(many, f.spice(name)) for name, many in counts.items())


def symbols(names: Iterable[str]) -> Figure:
    counts = Counter(names)
    return f.listed(_times(many, f.symbol(name)) for name, many in counts.items())


def _times(many: int, what: Figure) -> Figure:
    return said("asking-times", number=f.number(many), what=what) if many > 1 else what


def colonists(numbers: Iterable[int]) -> Figure:
    """Of cards turned up, card by card."""
    return f.text(" + ".join(map(str, numbers)))


def field(place: int, number: int, spice: str) -> Figure:
    """A field of a site, with what lies there or would."""
    figures = {"site": f.site(place), "number": f.number(number + 1)}
    if not spice:
        return said("asking-field", **figures)
    return said("asking-field-with", spice=f.spice(spice), **figures)
