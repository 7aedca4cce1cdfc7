"""7 A founding that is open: what is missing, and half a colony tile that settles it."""

from __future__ import annotations

from collections.abc import Iterator

from companion.goa.play.asking import cards, tiles
from companion.goa.play.asking.choosing import colony_choices, colony_spots
from companion.goa.play.asking.parts import can, deed
from companion.goa.play.moment import Shown
from companion.goa.rules import figures as f
from companion.goa.rules.actions import value
from companion.goa.rules.advice.foundings import outlook
from companion.goa.rules.board import COLONIES
from companion.goa.rules.components import read_components
from companion.goa.rules.estate import can_play
from companion.goa.rules.founding import missing, open_founding
from companion.goa.rules.moves import Settle
from companion.goa.rules.state import Player, State, open_turn
from companion.play.history import Together
from companion.play.question import Choices, Layout, Question, Spot, Sum


def ask(shown: Shown) -> Question:
    state = shown.state
    player = state.players[open_turn(state).seat]
    which = open_founding(state).colony
    founded = Settle(player.colour, True)
    fillings = {
        name: _settling(state, each, founded)
        for name, each in colony_spots(state, player.colour, which).items()
    }
    needed = missing(state)
    figures = {"player": f.player(player.colour), "colony": f.colony(which)}
    own, spots = _own(state, player)
    key = "settle" if needed <= player.colonists else "settle-short"
    return Question(
        shown.say(key, **figures),
        _hint(shown, state, player),
        {**fillings, **spots},
        colony_choices(fillings),
        player=player.colour,
        sums=tuple(_sums(shown, state, player)),
        deeds=(
            deed(
                state,
                "fail",
                shown.say("settle-fail", **figures),
                Settle(player.colour, False),
                main=needed > player.colonists,
            ),
        ),
        own=own,
    )


def _hint(shown: Shown, state: State, player: Player) -> str:
    """With the chance that a third card helps (8.11), where chances are wanted."""
    turn, founding, hint = open_turn(state), open_founding(state), shown.say("settle-hint")
    if not shown.wants_odds or founding.three or not missing(state) or not can_play(turn, player):
        return hint
    of, turned = founding.of, founding.turned
    known = read_components(shown.components).cards
    third = outlook(state, turn.seat, founding.colony, known, of, turned, 1)
    percent = f.number(round(100 * third.possible))
    return f"{hint} {shown.say('settle-odds', percent=percent)}"


def _settling(state: State, each: Spot, founded: Settle) -> Spot:
    """Settled and filled by one touch; where colonists are missing, the rules say so."""
    if can(state, founded):
        return each._replace(pick=Together((founded, each.pick)))
    return each._replace(pick=None, refused=founded)


def _sums(shown: Shown, state: State, player: Player) -> Iterator[Sum]:
    """7.1 to 7.4: what it takes, what is there, what is still to be paid."""
    founding, needed = open_founding(state), missing(state)
    owner = player if founding.of is None else state.players[founding.of]
    lines = (
        ("settle-need", state.board.colonies[founding.colony].need, "7.1"),
        ("settle-value", value(state, owner, COLONIES), "7.2"),
        ("settle-turned", sum(founding.turned), "7.2"),
    )
    for key, number, rule in lines:
        yield Sum(shown.say(key), "", shown.say("settle-number", number=f.number(number)), rule)
    label = shown.say("settle-missing")
    yield Sum(label, "", shown.say("settle-number", number=f.number(needed)), "7.4", total=True)


def _own(state: State, player: Player) -> tuple[Layout, dict[str, Spot]]:
    """7.5: cards and tiles that may come before."""
    _, hand = cards.hand(state, player)
    spots = {
        name: each
        for name, each in (*hand.items(), *tiles.tile_spots(state, player).items())
        if each.pick is not None and not _spies(each)
    }
    pieces = tuple(each.piece for each in spots.values())
    return (Choices(tuple(spots), pieces), spots) if spots else (None, {})


def _spies(each: Spot) -> bool:
    """9.21: not while a founding is open."""
    return isinstance(getattr(each.pick, "subject", None), tiles.Spying)
