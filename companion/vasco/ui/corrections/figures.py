"""VP, Reals, captains and missionaries of the players (10.1): by plus and minus, or typed."""

from __future__ import annotations

from functools import partial

from kivy.metrics import dp

from companion.ui.drawn.box import Box
from companion.ui.drawn.colours import Colours
from companion.ui.drawn.lettering import letter
from companion.ui.drawn.piece import Paint
from companion.vasco.rules import figures as f
from companion.vasco.rules.lying import edits
from companion.vasco.rules.state import Player, State
from companion.vasco.ui.as_it_lies.asked import Ask, Asked, At, Enter, Pick, Shown
from companion.vasco.ui.as_it_lies.lines import Cell, Line, Lines
from companion.vasco.ui.corrections.digits import digits_card
from companion.vasco.ui.pieces.money import draw_coin, draw_vp
from companion.vasco.ui.pieces.people import draw_captain, draw_missionary

FIGURES = ("vp", "reals", "captains", "missionaries")
_LEAD = 52


def figure_cards(before: State, shown: Shown, at: At) -> tuple[Asked, ...]:
    """`before` is how the app had it: what is changed is shown against it."""
    players = zip(before.players, shown.state.players, strict=True)
    return tuple(_player(shown, seat, *each) for seat, each in enumerate(players))


def _player(shown: Shown, seat: int, before: Player, player: Player) -> Asked:
    lines: list[Line] = []
    picks: dict[str, Pick] = {}
    for what in FIGURES:
        held, name = getattr(player, what), f"{player.colour}-{what}"
        by = held - getattr(before, what)
        cells = (
            Cell(f"{name}-less", _sign("−")),
            Cell(name, _amount(held, by), (held, by), chosen=by != 0),
            Cell(f"{name}-more", _sign("+")),
        )
        lines.append(Line(cells, _piece(what, player.colour)))
        picks |= _picks(seat, what, name, held)
    scene = Lines(tuple(lines), lead=_LEAD, least=56, widest=92, ratio=1.7)
    return Asked(f"figures-{player.colour}", shown.name(player.colour), scene=scene, picks=picks)


def _picks(seat: int, what: str, name: str, held: int) -> dict[str, Pick]:
    return {
        f"{name}-less": Enter(edits.figure(seat, what, held - 1)),
        name: Ask(partial(_typed, seat, what)),
        f"{name}-more": Enter(edits.figure(seat, what, held + 1)),
    }


def _typed(seat: int, what: str, shown: Shown, at: At) -> Asked:
    player = f.player(shown.state.players[seat].colour)
    title = shown.say("otherwise-figure", player=player, what=what)
    return digits_card(shown, at, title, partial(edits.figure, seat, what))


def _sign(sign: str) -> Paint:
    return lambda box, colours: letter(sign, box.centre, dp(26), colours["ink"])


def _amount(held: int, by: int) -> Paint:
    """The figure; where it is changed, by how much stands under it."""

    def draw(box: Box, colours: Colours) -> None:
        x, y = box.centre
        lift = box.height * 0.17 if by else 0
        letter(str(held), (x, y + lift), dp(24), colours["ink"], width=box.width)
        if by:
            sign = "+" if by > 0 else "−"
            letter(f"{sign}{abs(by)}", (x, y - box.height * 0.30), dp(15), colours["deed"],
                   width=box.width)  # fmt: skip

    return draw


def _piece(what: str, colour: str) -> Paint:
    def draw(box: Box, colours: Colours) -> None:
        side = dp(40)
        at = Box(box.x, box.centre[1] - side / 2, side, side)
        if what == "captains":
            draw_captain(at, colours, colour)
        elif what == "missionaries":
            draw_missionary(at, colours)
        elif what == "vp":
            draw_vp(at, colours)
        else:
            draw_coin(at, colours)

    return draw
