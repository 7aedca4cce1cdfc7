"""Phase 3 as a film: what every ship earns, and how the ships of complete landings sail on.

The ledger says who got what; all here is read from it, so that nothing is reckoned twice.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from companion.play.film import Film
from companion.table.course import Entry
from companion.table.game import Figure, Line
from companion.vasco.play.ended import unsent
from companion.vasco.play.sentences import Say, capitalised, happened
from companion.vasco.play.shown import Shown
from companion.vasco.rules import figures as f
from companion.vasco.rules.moves import Navigate
from companion.vasco.rules.navigation import Passage, leaving, passages
from companion.vasco.rules.state import LANDINGS, Docked, State

_LAST = "9.1"


class Gain(NamedTuple):
    """So much for a player, from the ship in a dock; for a character without one."""

    player: str
    what: str
    amount: int
    landing: int = -1
    dock: int = -1


class Episode(NamedTuple):
    """What happens in one landing by one rule, with the sentence that says it."""

    title: str
    rule: str
    sentence: str
    landing: int = -1
    """Its place in LANDINGS; none for what characters give."""
    gains: tuple[Gain, ...] = ()
    passages: tuple[Passage, ...] = ()


def navigation(shown: Shown, before: State, line: Sequence[Entry]) -> Film | None:
    """Of a navigation in which something happened, the last of these moves; 7.1 came before it."""
    *earlier, entry = line
    if not isinstance(entry.move, Navigate):
        return None
    episodes = film(shown.say, before, (*unsent(earlier), *entry.lines))

    def purses(seen: int) -> Purses:
        stand = standing(before, episodes[:seen])
        return Purses(tuple((shown.name(one.player), one) for one in stand))

    return Film(before, episodes, purses) if episodes else None


def film(say: Say, before: State, lines: Sequence[Line]) -> tuple[Episode, ...]:
    """The episodes of a navigation, from the state before it and its ledger lines."""
    episodes = [
        *_unsent(say, lines),
        *_paying(say, before, lines, "income"),
        *_paying(say, before, lines, "complete"),
        *_sailing(say, before, lines),
        *_given(say, lines),
    ]
    return tuple(episodes)


def _unsent(say: Say, lines: Sequence[Line]) -> Iterable[Episode]:
    """7.1: the merchant ship for which there was no dock."""
    for line in lines:
        if line.source == "unsent":
            yield Episode(_title(say, line.rule), line.rule, f"{happened(say, [line])}.")


def _title(say: Say, rule: str) -> str:
    return say(f"voyage-title-{rule.replace('.', '-')}")


def _southwards() -> Iterable[int]:
    """From Calicut down, as the board is read and as 7.4 goes."""
    return reversed(range(len(LANDINGS)))


def _paying(say: Say, before: State, lines: Sequence[Line], source: str) -> Iterable[Episode]:
    """7.2 and 7.3: landing by landing, what the ships there earn."""
    rule, said = _PAYING[source]
    for landing in _southwards():
        earned = [line for line in lines if line.source == source and _of(line, landing)]
        if earned:
            gains = _placed(before.landings[landing], landing, earned)
            sentence = said(say, landing, earned, gains)
            yield Episode(_title(say, rule), rule, sentence, landing, gains)


def _of(line: Line, landing: int) -> bool:
    return line.about["landing"].value == LANDINGS[landing]


def _placed(
    docks: Sequence[Docked | None], landing: int, earned: Sequence[Line]
) -> tuple[Gain, ...]:
    """Each at the dock of its ship: of ships that are alike, one after the other."""
    found: list[Gain] = []
    for line in earned:
        taken = {gain.dock for gain in found if gain.what == line.what}
        dock = next(
            place
            for place, docked in enumerate(docks)
            if docked
            and docked.ship
            and place not in taken
            and (docked.owner, f.ship(docked.ship)) == (line.player, line.about["ship"])
        )
        found.append(Gain(line.player, line.what, line.amount, landing, dock))
    return tuple(found)


def _income(say: Say, landing: int, earned: Sequence[Line], gains: Sequence[Gain]) -> str:
    each = [
        f.text(say("voyage-each", player=f.player(player), amounts=_amounts(say, theirs)))
        for player, theirs in _by_player(earned)
    ]
    return say(
        "voyage-income",
        ships=f.count(len({gain.dock for gain in gains})),
        landing=f.landing(LANDINGS[landing]),
        earned=f.listed(each),
    )


def _complete(say: Say, landing: int, earned: Sequence[Line], _: Sequence[Gain]) -> str:
    each = [
        f.text(
            say(
                "voyage-ships",
                player=f.player(player),
                ships=f.count(len(theirs)),
                vp=f.vp(theirs[0].amount),
            )
        )
        for player, theirs in _by_player(earned)
    ]
    return say("voyage-complete", landing=f.landing(LANDINGS[landing]), earned=f.listed(each))


_PAYING = {"income": ("7.2", _income), "complete": ("7.3", _complete)}


def _by_player(lines: Sequence[Line]) -> list[tuple[str, list[Line]]]:
    players = dict.fromkeys(line.player for line in lines)
    return [(one, [line for line in lines if line.player == one]) for one in players]


def _amounts(say: Say, lines: Sequence[Line]) -> Figure:
    vp = sum(each.amount for each in lines if each.what == "vp")
    reals = sum(each.amount for each in lines if each.what == "reals")
    if vp and reals:
        return f.text(say("voyage-both", vp=f.vp(vp), reals=f.reals(reals)))
    return f.vp(vp) if vp else f.reals(reals)


def _sailing(say: Say, before: State, lines: Sequence[Line]) -> Iterable[Episode]:
    """7.4 and 7.5: from Calicut down, the ships of each complete landing."""
    moving = passages(before)
    home = [line for line in lines if line.source == "returns"]
    for landing in _southwards():
        there = tuple(passage for passage in moving if passage.landing == landing)
        if there:
            owned = [each.dock for each in there if each.to is None and each.ship.owner]
            back = [line for line in home if _of(line, landing)]
            captains = tuple(
                Gain(line.player, line.what, line.amount, landing, dock)
                for line, dock in zip(back, owned, strict=True)
            )
            said = _passages(say, landing, there, len(captains))
            yield Episode(_title(say, "7.4"), "7.4", said, landing, captains, there)


def _passages(say: Say, landing: int, there: Sequence[Passage], captains: int) -> str:
    on = [each.ship for each in there if each.to is not None]
    gone = leaving(there)
    said = []
    if on:
        figures = {"ships": f.at_sea(on), "count": f.count(len(on))}
        said.append(say("voyage-sails", **figures, to=f.landing(LANDINGS[landing + 1])))
    if gone:
        figures = {"ships": f.at_sea(gone), "count": f.count(len(gone))}
        figures["captains"] = f.count(captains)
        if landing + 1 == len(LANDINGS):
            said.append(say("voyage-home", **figures))
        else:
            said.append(say("voyage-leaves", **figures, to=f.landing(LANDINGS[landing + 1])))
    return " ".join(map(capitalised, said))


def _given(say: Say, lines: Sequence[Line]) -> Iterable[Episode]:
    """9.1: after the last round, what two of the characters still give."""
    given = [line for line in lines if line.rule == _LAST]
    if given:
        said = [say(f"voyage-{line.source}", player=f.player(line.player)) for line in given]
        gains = tuple(Gain(line.player, line.what, line.amount) for line in given)
        yield Episode(_title(say, _LAST), _LAST, " ".join(said), gains=gains)


class Purse(NamedTuple):
    """What a player has by now, and how much of it came with this navigation."""

    player: str
    vp: int
    reals: int
    more_vp: int
    more_reals: int


class Purses(NamedTuple):
    """Those of all players, with their names."""

    rows: tuple[tuple[str, Purse], ...]


def standing(before: State, episodes: Sequence[Episode]) -> tuple[Purse, ...]:
    gains = [gain for episode in episodes for gain in episode.gains]

    def more(player: str, what: str) -> int:
        return sum(each.amount for each in gains if (each.player, each.what) == (player, what))

    return tuple(
        Purse(
            each.colour,
            each.vp + (vp := more(each.colour, "vp")),
            each.reals + (reals := more(each.colour, "reals")),
            vp,
            reals,
        )
        for each in before.players
    )
