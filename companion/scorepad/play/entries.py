"""What has been entered, by round and player, as plain values and in words."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import NamedTuple

from companion.play.numerals import signed
from companion.scorepad.play.keys import LEFT, REALS, SHIPS, VP, span
from companion.scorepad.rules.moves import Finish, Round, Score, Settle
from companion.scorepad.rules.state import ROUNDS, State
from companion.table.course import Entry
from companion.table.game import Figure
from companion.table.session import Session

Say = Callable[..., str]

NO_MOVE = 0
"""The number of what somebody had from the beginning."""


class Shown(NamedTuple):
    """An entry: its place among the moves, what it is of, and how much."""

    number: int
    kind: str
    amount: int
    landing: str | None = None
    character: str | None = None
    vp: int = 0
    """What it brought in points."""


class Sum(NamedTuple):
    """What somebody has in all: from the rounds, and from the end."""

    player: str
    in_play: int
    at_the_end: int


class Page(NamedTuple):
    """What one round brought; the last page is the end of the game."""

    round: int
    rows: tuple[tuple[str, tuple[Shown, ...]], ...]
    """Of each player who got anything."""
    sums: tuple[Sum, ...] = ()
    """Of everybody, beneath the rows of the end."""

    @property
    def is_end(self) -> bool:
        return self.round > ROUNDS


def pages(session: Session) -> list[Page]:
    """The latest round first; one in which nothing was entered yet has no page but the first, in
    which somebody began with the VP of Dias, and the last, with what everybody has in all."""
    colours = [seat.colour for seat in session.head.players]
    found: dict[int, dict[str, list[Shown]]] = {1: {}}
    for given in session.begun.lines:
        began = Shown(NO_MOVE, VP, given.amount, character=given.source, vp=given.amount)
        found[1].setdefault(given.player, []).append(began)
    for entry in session.line:
        if player := whose(entry.move):
            page = found.setdefault(_round_of(entry), {})
            page.setdefault(player, []).append(shown(entry))
    if session.state.phase != "rounds":
        found.setdefault(ROUNDS + 1, {})
    return [
        Page(
            round_,
            tuple((colour, tuple(page[colour])) for colour in colours if colour in page),
            _sums(session.state, found) if round_ > ROUNDS else (),
        )
        for round_, page in sorted(found.items(), reverse=True)
    ]


def _sums(state: State, found: Mapping[int, Mapping[str, Iterable[Shown]]]) -> tuple[Sum, ...]:
    rounds = [page for round_, page in found.items() if round_ <= ROUNDS]
    sums = []
    for player in state.players:
        in_play = sum(each.vp for page in rounds for each in page.get(player.colour, ()))
        whole = player.vp + state.vp_for_reals(player)
        sums.append(Sum(player.colour, in_play, whole - in_play))
    return tuple(sums)


def whose(move: Score | Round | Settle | Finish) -> str:
    """Who got something by it."""
    return (move.dias or "") if isinstance(move, Round) else getattr(move, "player", "")


def _round_of(entry: Entry) -> int:
    """What comes with the end of a round is of that round."""
    now: int = min(entry.state.round, ROUNDS + 1)
    return now - 1 if isinstance(entry.move, Round) else now


def shown(entry: Entry) -> Shown:
    move = entry.move
    vp = sum(line.amount for line in entry.lines if line.what == "vp")
    if isinstance(move, Settle):
        kind = SHIPS if move.ships is not None else LEFT
        amount = move.ships if move.ships is not None else move.reals
        return Shown(entry.number, kind, amount or 0, vp=vp)
    if isinstance(move, Round):
        return Shown(entry.number, VP, vp, character="dias", vp=vp)
    if move.reals is not None:
        return Shown(entry.number, REALS, move.reals)
    return Shown(entry.number, VP, vp, move.landing, move.character, vp)


def text(say: Say, entry: Shown) -> str:
    """What an entry says of itself."""
    if entry.kind == SHIPS:
        return say("pad-entry-ships", ships=entry.amount)
    if entry.kind == LEFT:
        return say("pad-entry-reals", amount=span(entry.amount))
    amount = signed(entry.amount)
    if entry.kind == REALS:
        return say("pad-entry-reals", amount=amount)
    if entry.landing:
        landing = say(f"landing-{entry.landing.replace('_', '-')}")
        return say("pad-entry-landing", amount=amount, landing=landing)
    if entry.character:
        character = say(f"ledger-{entry.character}")
        return say("pad-entry-landing", amount=amount, landing=character)
    return amount


def told(say: Say, entry: Entry) -> str:
    """A move in a sentence."""
    player = whose(entry.move)
    if isinstance(entry.move, Round | Finish) and not player:
        return say(f"pad-undo-{entry.raw['do']}")
    return say("pad-entry-of", player=Figure("player", player), entry=text(say, shown(entry)))
