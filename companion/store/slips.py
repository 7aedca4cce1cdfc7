"""Slips: all that the store keeps, in sealed pieces that bear out themselves.

A slip lies whole in one page of the file and carries its own name and number, so that it can be
found in raw bytes when the file's own order is lost; and a seal, without which a changed slip would
be taken for a true one. In a journal each slip's seal goes over the one before.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from hashlib import blake2b
from typing import NamedTuple
from urllib.parse import quote, unquote

JOURNAL = "journal"
"""The kind of name whose slips form a chain; every other name is a card's, replaced as a whole."""

LONGEST = 1800
"""Characters; two slips of this length and their names fit a page of 4,096 bytes."""

_FIELDS = re.compile(
    r"\x1e([!-~]+)\x1f([0-9]{1,18})\x1f([0-9]{1,9})\x1f([0-9]{1,9})"
    r"\x1f([0-9a-f]{32})\x1f([ -~]*)\x1d"
)


class Slip(NamedTuple):
    name: str
    number: int
    """In a journal the row, from 0; of a card its edition."""
    part: int
    parts: int
    seal: str
    text: str

    def written(self) -> str:
        *fields, text = self
        return "\x1e" + "\x1f".join((*map(str, fields), text)) + "\x1d"

    def holds(self, previous: str) -> bool:
        return self.seal == seal(self.name, self.number, self.part, self.parts, previous, self.text)


class Card(NamedTuple):
    """What is known of one thing."""

    edition: int
    text: str


class Chain(NamedTuple):
    """The rows of a journal, from the first on and without a gap, and the seal of the last."""

    rows: tuple[str, ...] = ()
    seal: str = ""


class Held(NamedTuple):
    """What a heap of slips amounts to."""

    journals: Mapping[str, Chain]
    cards: Mapping[str, Card]
    whole: bool
    """No slip was left over: each is true and has its place."""

    @property
    def edition(self) -> int:
        return max((card.edition for card in self.cards.values()), default=0)


def name_of(kind: str, key: str) -> str:
    return f"{kind}/{quote(key, safe='', errors='surrogatepass')}"


def key_of(name: str) -> str:
    return unquote(name.partition("/")[2], errors="surrogatepass")


def kind_of(name: str) -> str:
    return name.partition("/")[0]


def past(kind: str) -> str:
    """What comes after every name of this kind, and before those of the next."""
    return kind + chr(ord("/") + 1)


def seal(name: str, number: int, part: int, parts: int, previous: str, text: str) -> str:
    whole = "\x1f".join((name, str(number), str(part), str(parts), previous, text))
    return blake2b(whole.encode("ascii"), digest_size=16).hexdigest()


def cut(name: str, number: int, text: str, previous: str = "") -> list[Slip]:
    """The text in slips, each sealed over the one before."""
    pieces = [text[at : at + LONGEST] for at in range(0, len(text), LONGEST)]
    slips: list[Slip] = []
    for part, piece in enumerate(pieces):
        previous = seal(name, number, part, len(pieces), previous, piece)
        slips.append(Slip(name, number, part, len(pieces), previous, piece))
    return slips


def found(data: bytes) -> Iterator[Slip]:
    """Every slip that stands in these bytes, true or not."""
    # A character a byte, whatever they are: all of them are read at once.
    for fields in _FIELDS.finditer(data.decode("latin-1")):
        name, number, part, parts, sealed, text = fields.groups()
        yield Slip(name, int(number), int(part), int(parts), sealed, text)


Spots = dict[tuple[int, int], list[Slip]]
"""The slips of a name by number and part; more than one where copies differ."""


def assemble(slips: Iterable[Slip]) -> Held:
    """Sorts a heap of slips; where two want the same place, the first true one has it."""
    heap: dict[str, Spots] = defaultdict(lambda: defaultdict(list))
    count = 0
    for slip in slips:
        spot = heap[slip.name][slip.number, slip.part]
        if slip not in spot:
            spot.append(slip)
            count += 1
    journals: dict[str, Chain] = {}
    cards: dict[str, Card] = {}
    for name, spots in heap.items():
        if kind_of(name) == JOURNAL:
            chain, used = _chained(spots)
            if chain.rows:
                journals[name] = chain
        else:
            card, used = _latest(spots)
            if card:
                cards[name] = card
        count -= used
    return Held(journals, cards, count == 0)


def latest_cards(slips: Iterable[Slip]) -> tuple[Mapping[str, Card], bool]:
    """Cards and nothing else, and whether no slip was left over: as `assemble`, but quicker, for
    most cards are one slip."""
    cards: dict[str, Card] = {}
    others: list[Slip] = []
    for slip in slips:
        if slip.parts == 1 and slip.name not in cards and slip.holds(""):
            cards[slip.name] = Card(slip.number, slip.text)
        else:
            others.append(slip)
    held = assemble(others)
    return {**cards, **held.cards}, held.whole and not held.cards.keys() & cards.keys()


def _chained(spots: Spots) -> tuple[Chain, int]:
    rows: list[str] = []
    previous, used = "", 0
    while slips := _whole(spots, len(rows), previous):
        rows.append("".join(slip.text for slip in slips))
        previous = slips[-1].seal
        used += len(slips)
    return Chain(tuple(rows), previous), used


def _latest(spots: Spots) -> tuple[Card | None, int]:
    for edition in sorted({number for number, _ in spots}, reverse=True):
        if slips := _whole(spots, edition, ""):
            return Card(edition, "".join(slip.text for slip in slips)), len(slips)
    return None, 0


def _whole(spots: Spots, number: int, previous: str) -> list[Slip]:
    """All parts of one text, or nothing."""
    slips: list[Slip] = []
    while not slips or len(slips) < slips[0].parts:
        true = [slip for slip in spots.get((number, len(slips)), ()) if slip.holds(previous)]
        if not true:
            return []
        # A write that failed may have left slips behind; no other text ever followed them.
        slip = true[0] if len(true) == 1 else max(true, key=lambda slip: _followed(spots, slip))
        previous = slip.seal
        slips.append(slip)
    return slips


def _followed(spots: Spots, slip: Slip) -> int:
    """How far: slip by slip to the end of its text, and by the text after it."""
    last = slip.part + 1 == slip.parts
    place = (slip.number + 1, 0) if last else (slip.number, slip.part + 1)
    after = [each for each in spots.get(place, ()) if each.holds(slip.seal)]
    if last or not after:
        return len(after)
    return 1 + max(_followed(spots, each) for each in after)
