"""A move that was made, as a sentence: who did what, and what it cost or brought."""

from __future__ import annotations

from companion.table.course import Entry
from companion.table.game import Line, player_of
from companion.vasco.play.kinds import telling
from companion.vasco.play.sentences import Say, happened
from companion.vasco.rules import figures as f
from companion.vasco.rules.state import MISSIONARY

_COUNTED = ("vp", "reals", "captains", MISSIONARY)


def told(say: Say, entry: Entry) -> str:
    """All of it, with what the ledger says."""
    brought = outcome(say, entry)
    what = briefly(say, entry)
    key = "told-round-ends" if telling(entry).comes_up else "told-with"
    said = say(key, what=what, brought=brought) if brought else what
    too = happened(say, entry.lines)
    return f"{said}. {too}" if too else said


def briefly(say: Say, entry: Entry) -> str:
    """Only what was done."""
    return telling(entry).said(say, entry.move, entry)


def outcome(say: Say, entry: Entry) -> str:
    """What the move cost and brought, in the order of the ledger; each player's apart.

    What comes with a piece that came up comes of something else, which is named.
    """
    comes_up = telling(entry).comes_up
    sums: dict[tuple[str, str], dict[str, int]] = {}
    for line in entry.lines:
        if _counts(entry, line):
            held = sums.setdefault((line.player, line.source if comes_up else ""), {})
            held[line.what] = held.get(line.what, 0) + line.amount
    actor = player_of(entry.move)
    said = []
    for (player, source), held in sums.items():
        amounts = ", ".join(signed(say, what, amount) for what, amount in held.items() if amount)
        if not amounts:
            continue
        if source:
            why = say(f"ledger-{source}")
            said.append(say("told-of-why", player=f.player(player), amounts=amounts, why=why))
        elif player == actor:
            said.append(amounts)
        else:
            said.append(say("told-of", player=f.player(player), amounts=amounts))
    return "; ".join(said)


def signed(say: Say, what: str, amount: int) -> str:
    sign = "+" if amount > 0 else "−"
    return sign + say("account-amount", amount=abs(amount), what=what)


def _counts(entry: Entry, line: Line) -> bool:
    return telling(entry).brings and line.what in _COUNTED
