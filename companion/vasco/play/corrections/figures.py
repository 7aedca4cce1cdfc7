"""VP, Reals, captains and missionaries of the players (10.1): by plus and minus, or typed."""

from __future__ import annotations

from functools import partial

from companion.play.lying.amounts import Amount, amounts_card
from companion.play.lying.asked import Asked, At, Moment
from companion.play.question import Piece
from companion.vasco.play.pieces import Captain, Coin, Points, Sailor
from companion.vasco.rules import figures as f
from companion.vasco.rules.lying import edits
from companion.vasco.rules.state import MISSIONARY, Player

FIGURES = ("vp", "reals", "captains", "missionaries")


def figure_cards(moment: Moment, at: At) -> tuple[Asked, ...]:
    players = zip(moment.before.players, moment.state.players, strict=True)
    return tuple(_player(moment, seat, *each) for seat, each in enumerate(players))


def _player(moment: Moment, seat: int, before: Player, player: Player) -> Asked:
    amounts = (
        Amount(
            f"{player.colour}-{what}",
            _piece(what, player.colour),
            getattr(before, what),
            getattr(player, what),
            partial(edits.figure, seat, what),
            partial(_title, seat, what),
        )
        for what in FIGURES
    )
    return amounts_card(f"figures-{player.colour}", moment.name(player.colour), amounts)


def _title(seat: int, what: str, moment: Moment) -> str:
    player = f.player(moment.state.players[seat].colour)
    return moment.say("otherwise-figure", player=player, what=what)


def _piece(what: str, colour: str) -> Piece:
    pieces = {
        "captains": Captain(colour),
        "missionaries": Sailor(MISSIONARY),
        "vp": Points(),
        "reals": Coin(),
    }
    return pieces[what]
