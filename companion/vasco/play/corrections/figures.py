"""VP, Reals, captains and missionaries of the players (10.1): by plus and minus, or typed."""

from __future__ import annotations

from functools import partial

from companion.play.lying.asked import Ask, Asked, At, Enter, Moment, Pick
from companion.play.lying.digits import digits_card
from companion.play.lying.lines import Cell, Line, Lines
from companion.play.pieces import Changed, Sign, Sized
from companion.vasco.play.pieces import Captain, Coin, Points, Sailor
from companion.vasco.rules import figures as f
from companion.vasco.rules.lying import edits
from companion.vasco.rules.state import MISSIONARY, Player

FIGURES = ("vp", "reals", "captains", "missionaries")
_LEAD = 52


def figure_cards(moment: Moment, at: At) -> tuple[Asked, ...]:
    """What is changed is shown against what the app had."""
    players = zip(moment.before.players, moment.state.players, strict=True)
    return tuple(_player(moment, seat, *each) for seat, each in enumerate(players))


def _player(moment: Moment, seat: int, before: Player, player: Player) -> Asked:
    lines: list[Line] = []
    picks: dict[str, Pick] = {}
    for what in FIGURES:
        held, name = getattr(player, what), f"{player.colour}-{what}"
        by = held - getattr(before, what)
        cells = (
            Cell(f"{name}-less", Sign("−")),
            Cell(name, Changed(held, by), chosen=by != 0),
            Cell(f"{name}-more", Sign("+")),
        )
        lines.append(Line(cells, _led(what, player.colour)))
        picks |= _picks(seat, what, name, held)
    layout = Lines(tuple(lines), lead=_LEAD, least=56, widest=92, ratio=1.7)
    return Asked(f"figures-{player.colour}", moment.name(player.colour), layout=layout, picks=picks)


def _picks(seat: int, what: str, name: str, held: int) -> dict[str, Pick]:
    return {
        f"{name}-less": Enter(edits.figure(seat, what, held - 1)),
        name: Ask(partial(_typed, seat, what)),
        f"{name}-more": Enter(edits.figure(seat, what, held + 1)),
    }


def _typed(seat: int, what: str, moment: Moment, at: At) -> Asked:
    player = f.player(moment.state.players[seat].colour)
    title = moment.say("otherwise-figure", player=player, what=what)
    return digits_card(moment, at, title, partial(edits.figure, seat, what))


def _led(what: str, colour: str) -> Sized:
    pieces = {
        "captains": Captain(colour),
        "missionaries": Sailor(MISSIONARY),
        "vp": Points(),
        "reals": Coin(),
    }
    return Sized(pieces[what], 40)
