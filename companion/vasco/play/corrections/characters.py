"""With whom the characters are, which amounts still lie there; round and first player."""

from __future__ import annotations

from functools import partial

from companion.play.lying.asked import Ask, Asked, At, Enter, Moment, Pick
from companion.play.lying.digits import digits_card
from companion.play.lying.lines import Cell, Line, Lines
from companion.play.pieces import Written
from companion.vasco.play.as_it_lies.standing import character_card, first_card, round_card
from companion.vasco.play.pieces import Coin
from companion.vasco.rules.lying.places import amount, is_with


def character_cards(moment: Moment, at: At) -> tuple[Asked, ...]:
    return character_card(moment, is_with), _amounts(moment)


def round_cards(moment: Moment, at: At) -> tuple[Asked, ...]:
    """Only while no disc is placed."""
    if any(moment.state.placed):
        title, note = moment.say("otherwise-area-round"), moment.say("otherwise-round-note")
        return (Asked("round-settled", title, note),)
    return round_card(moment), first_card(moment)


def _amounts(moment: Moment) -> Asked:
    cells, picks = [], {}
    for slot, lies in enumerate(moment.state.money):
        taken = Written(moment.say("otherwise-taken"))
        cells.append(Cell(f"amount-{slot}", taken if lies is None else Coin(lies)))
        picks[f"amount-{slot}"] = Ask(partial(_amount, slot))
    title, note = moment.say("otherwise-amounts"), moment.say("otherwise-amounts-note")
    layout = Lines((Line(tuple(cells)),), least=84, widest=110, ratio=1.3)
    return Asked("amounts", title, note, layout, picks)


def _amount(slot: int, moment: Moment, at: At) -> Asked:
    """Taken, as on the tile, or typed."""
    cells = [Cell("amount-taken", Written(moment.say("otherwise-taken")))]
    picks: dict[str, Pick] = {"amount-taken": Enter(amount(slot, None))}
    tile = moment.state.vdg
    if tile and tile.money:
        cells.append(Cell("amount-printed", Coin(tile.money[slot])))
        picks["amount-printed"] = Enter(amount(slot, tile.money[slot]))
    title = moment.say("otherwise-amount")
    card = digits_card(moment, at, title, partial(amount, slot), tuple(cells))
    return card._replace(picks={**card.picks, **picks})
