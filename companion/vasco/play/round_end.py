"""What there is to do between two rounds, with only what lies on this table."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from companion.play.checklist import ToDo
from companion.play.numerals import roman
from companion.play.pieces import Captioned, Row
from companion.play.question import Layout, Piece
from companion.play.steps import Step
from companion.table.session import Session
from companion.vasco.play import laying
from companion.vasco.play.ended import Ended, ended
from companion.vasco.play.laying import MOST_SECTIONS, spread
from companion.vasco.play.layouts import Sections
from companion.vasco.play.pieces import PORTRAIT, TILE, Character, Disc, MerchantShip, Ship
from companion.vasco.play.sentences import happened
from companion.vasco.play.shown import Shown
from companion.vasco.rules import figures as f
from companion.vasco.rules.navigation import leaving, passages
from companion.vasco.rules.state import CHARACTERS, MANUEL, NO_CREW, Docked

_RULES = {
    "leaving": "8.1",
    "offer": "8.1",
    "merchant": "8.2",
    "sailors": "8.5",
    "discs": "8.7",
    "manuel": "8.8",
}


def to_do(shown: Shown, session: Session) -> ToDo | None:
    over = ended(session.line) if shown.state is session.state else None
    if over is None:
        return None
    number = over.before.round
    title = shown.say("round-title", round=f.text(roman(number)))
    return ToDo((session.head.id, number), title, tuple(steps(shown, over)))


def steps(shown: Shown, ended: Ended) -> list[Step]:
    return [
        *_leaving(shown, ended),
        *_offer(shown, ended),
        *_merchant(shown, ended),
        *_sailors(shown, ended),
        *_discs(shown, ended),
        *_additional_disc(shown, ended),
        *_next_round(shown, ended),
    ]


def _step(shown: Shown, name: str, text: str, layout: Layout = None, kind: str = "") -> Step:
    """`kind` is what the app drew for it."""
    said = shown.say(f"round-{name}")
    return Step(f"round-{name}", said, text, layout, kind, False, _RULES[name])


def _leaving(shown: Shown, ended: Ended) -> Iterator[Step]:
    """7.1 and 7.4: ships that left the game; 8.1 and 8.3: what nobody bought or took."""
    before, said = ended.before, []
    ships = _ships_gone(ended)
    if gone := happened(shown.say, (*ended.unsent, *ended.lines)):
        said.append(f"{gone}.")
    tiles = [(each, "") for each in before.upper]
    if before.sao_gabriel:
        tiles.append((before.sao_gabriel, shown.say("setup-sao-gabriel")))
    amounts = [f.number(amount) for amount in before.money if amount is not None]
    if amounts and shown.lies("coins"):
        said.append(
            shown.say(
                "round-leaving-amounts", amounts=f.listed(amounts), count=f.count(len(amounts))
            )
        )
    if said:
        sailed = tuple(Captioned(_ship(each), "", TILE) for each in ships)
        laid = (*sailed, *(Captioned(each, where, TILE) for each, where in tiles))
        yield _step(shown, "leaving", " ".join(said), Row(laid) if laid else None)


def _ships_gone(ended: Ended) -> list[Docked]:
    waited = (line.about["limit"].value for line in ended.unsent)
    merchants = [Docked(limit) for limit in waited if isinstance(limit, int)]
    return [*merchants, *leaving(passages(ended.before))]


def _ship(docked: Docked) -> Piece:
    if docked.owner and docked.ship:
        return Ship(docked.ship, docked.owner)
    return MerchantShip(docked.limit)


def _offer(shown: Shown, ended: Ended) -> Iterator[Step]:
    """8.1: the new ones, where the table did not lay them out itself."""
    if ended.drawn("projects"):
        text = shown.say("round-offer-text")
        laid = replace(laying.projects(shown), name="")
        yield _step(shown, "offer", text, laid, "projects")


def _merchant(shown: Shown, ended: Ended) -> Iterator[Step]:
    """8.2."""
    limit = shown.state.merchant
    if ended.drawn("merchant") and limit is not None:
        text = shown.say("round-merchant-text")
        laid = Captioned(MerchantShip(limit), shown.say("setup-face-up"), TILE)
        yield _step(shown, "merchant", text, Row((laid,)), "merchant")


def _sailors(shown: Shown, ended: Ended) -> Iterator[Step]:
    """8.5: those that came, without those that lay there."""
    came = {entry.move.section: entry.move.drawn for entry in ended.drawn("sailors")}
    if came:
        active = len(shown.state.sections)
        rows = (spread(came.get(number, NO_CREW)) for number in range(1, active + 1))
        shut = (None,) * (MOST_SECTIONS - active)
        text = shown.say("round-sailors-text")
        yield _step(shown, "sailors", text, Sections((*rows, *shut)), "sailors")


def _discs(shown: Shown, ended: Ended) -> Iterator[Step]:
    """8.7."""
    hosted = [
        Captioned(Character(character, host), shown.name(host), PORTRAIT)
        for character, host in zip(CHARACTERS, ended.before.portraits, strict=True)
        if host
    ]
    if hosted:
        yield _step(shown, "discs", shown.say("round-discs-text"), Row(tuple(hosted)))


def _additional_disc(shown: Shown, ended: Ended) -> Iterator[Step]:
    """8.8: only where Manuel I has left somebody."""
    loser, owner = (state.owners[MANUEL] for state in (ended.begun, ended.before))
    if loser and owner and loser != owner:
        text = shown.say("round-manuel-text", loser=f.player(loser), owner=f.player(owner))
        disc = Captioned(Disc(loser), shown.name(loser))
        yield _step(shown, "manuel", text, Row((disc,)))


def _next_round(shown: Shown, ended: Ended) -> Iterator[Step]:
    """8.4 and 8.6, once all is drawn."""
    state = shown.state
    if state.round == ended.before.round:
        return
    number = f.text(roman(state.round))
    said = []
    for line in ended.lines:
        if line.source == "alvares":
            said.append(shown.say("round-alvares", player=f.player(line.player)))
        elif line.source == "dias":
            track = f.number(int(shown.lies("track")))
            said.append(shown.say("round-dias", player=f.player(line.player), track=track))
    first = f.player(state.players[state.first].colour)
    said.append(shown.say("round-marker", round=number, first=first))
    title = shown.say("round-next", round=number)
    yield Step("round-next", title, " ".join(said), None, "", False, "8.6")
