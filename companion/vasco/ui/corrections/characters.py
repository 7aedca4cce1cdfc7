"""With whom the characters are, which amounts still lie there; round and first player."""

from __future__ import annotations

from functools import partial

from companion.ui.drawn.piece import painted
from companion.vasco.rules.lying.places import amount, is_with
from companion.vasco.ui.as_it_lies.asked import Ask, Asked, At, Enter, Pick, Shown
from companion.vasco.ui.as_it_lies.lines import Cell, Line, Lines
from companion.vasco.ui.as_it_lies.standing import character_card, first_card, round_card, written
from companion.vasco.ui.corrections.digits import digits_card
from companion.vasco.ui.pieces.money import draw_coin


def character_cards(shown: Shown, at: At) -> tuple[Asked, ...]:
    return character_card(shown, is_with), _amounts(shown)


def round_cards(shown: Shown, at: At) -> tuple[Asked, ...]:
    """Only while no disc is placed."""
    if any(shown.state.placed):
        title, note = shown.say("otherwise-area-round"), shown.say("otherwise-round-note")
        return (Asked("round-settled", title, note),)
    return round_card(shown), first_card(shown)


def _amounts(shown: Shown) -> Asked:
    cells, picks = [], {}
    for slot, lies in enumerate(shown.state.money):
        taken = written(shown.say("otherwise-taken"))
        paint = taken if lies is None else painted(draw_coin, lies)
        cells.append(Cell(f"amount-{slot}", paint, lies))
        picks[f"amount-{slot}"] = Ask(partial(_amount, slot))
    title, note = shown.say("otherwise-amounts"), shown.say("otherwise-amounts-note")
    scene = Lines((Line(tuple(cells)),), least=84, widest=110, ratio=1.3)
    return Asked("amounts", title, note, scene, picks)


def _amount(slot: int, shown: Shown, at: At) -> Asked:
    """Taken, as on the tile, or typed."""
    cells = [Cell("amount-taken", written(shown.say("otherwise-taken")))]
    picks: dict[str, Pick] = {"amount-taken": Enter(amount(slot, None))}
    tile = shown.state.vdg
    if tile and tile.money:
        cells.append(Cell("amount-printed", painted(draw_coin, tile.money[slot])))
        picks["amount-printed"] = Enter(amount(slot, tile.money[slot]))
    title = shown.say("otherwise-amount")
    card = digits_card(shown, at, title, partial(amount, slot), tuple(cells))
    return card._replace(picks={**card.picks, **picks})
