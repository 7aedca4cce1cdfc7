"""Every kind of question: how it is put, which move its picks make."""

from __future__ import annotations

from companion.goa.play.asking import (
    auctions,
    beginning,
    chance,
    choosing,
    dealing,
    estate,
    founding,
    going_on,
    harvesting,
    placing,
    short,
    turning,
    typing,
)
from companion.goa.play.asking.beside import Opening, opened
from companion.goa.play.asking.parts import by_taps
from companion.goa.play.asking.pointing import pointed, rule_pointed
from companion.goa.play.moment import Shown, shown_as
from companion.goa.play.telling import briefly
from companion.goa.rules.implied import next_asked
from companion.goa.rules.phases import kind_due
from companion.goa.rules.state import State
from companion.play.question import Pick
from companion.play.questions import Decision, HalfTold, Questions, by_button
from companion.table.game import Figure

DECISIONS = {
    "variants": Decision(beginning.ask_variants, by_button),
    "layout": Decision(beginning.ask_layout, beginning.laid_out),
    "elephant": by_taps(beginning.ask_elephant),
    "quick": Decision(beginning.ask_quick, beginning.quick, at_once=True),
    "place": by_taps(placing.ask),
    "tile": Decision(placing.ask_name, placing.named),
    "bid": Decision(auctions.ask, auctions.moved, auctions.picked),
    "decide": Decision(dealing.ask_decide, by_button),
    "give_up": by_taps(choosing.ask_give_up),
    "fill": by_taps(choosing.ask_fill),
    "take": Decision(choosing.ask_take, by_button, choosing.take_picked),
    "favor": Decision(choosing.ask_favor, choosing.favored),
    "turn": Decision(turning.ask, turning.moved, turning.picked),
    "extra": Decision(turning.ask, turning.moved, turning.picked),
    "settle": by_taps(founding.ask),
    "turned": Decision(chance.ask_turned, chance.turned),
    "bonanza": Decision(chance.ask_bonanza, chance.bonanza),
    "hand": Decision(chance.ask_hand, chance.laid_open),
    "over": Decision(chance.ask_over, by_button),
}


def decision(state: State) -> Decision:
    """Once a turn has had its action, that of the next one."""
    return DECISIONS[kind_due(next_asked(state))]


def called(shown: Shown, pick: Pick) -> Figure | None:
    for module in (auctions, estate, harvesting, chance, beginning, typing):
        found: Figure | None = module.called(shown, pick)
        if found is not None:
            return found
    return None


QUESTIONS = Questions(
    decision,
    called,
    briefly,
    pointed,
    shown_as,
    beside={Opening: opened},
    asides=going_on.asides,
    leaves=frozenset(("discard", "adjust", "correct")),
    unsaid=frozenset(("adjust",)),
    spare=frozenset(("card", "use")),
    anew=going_on.anew,
    mended=short.mended,
    rule_pointed=rule_pointed,
    half_told=HalfTold("goa.half-told", beginning.tiles_told, beginning.tiles_left),
)
