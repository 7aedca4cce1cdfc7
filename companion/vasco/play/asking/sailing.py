"""An expedition (5.2): ships to the docks of one landing, then what its bonus lets one choose."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from companion.play.question import Choices, Deed, Pick, Picks, Question
from companion.table.game.distinct import distinct
from companion.vasco.play.asking.bonuses import ask_bonus, chosen_bonuses, completed
from companion.vasco.play.asking.calling import deed, give_up, sums, the_called
from companion.vasco.play.asking.fleet import (
    Aboard,
    Armed,
    Coast,
    Quay,
    armed,
    picked,
    sailing,
    with_room,
)
from companion.vasco.play.asking.spots import on_board
from companion.vasco.play.pieces import Ship
from companion.vasco.play.shown import Shown
from companion.vasco.rules import figures as f
from companion.vasco.rules.acting import price
from companion.vasco.rules.moves import Berth, Bonus, Expedition, Move
from companion.vasco.rules.state import LANDINGS, Docked, State


@distinct
class Settled(NamedTuple):
    """No more ships: what is left is the bonus."""


def ask(shown: Shown) -> Question:
    state = shown.state
    player, number = the_called(state)
    fleet = sailing(shown.picks)
    if fleet and Settled() in shown.picks:
        question = ask_bonus(shown, player.colour, fleet[0].landing, len(fleet))
        spots = {**on_board(state, {}, pieces=_lying(shown)), **question.spots}
        return question._replace(
            number=number, sums=sums(shown, _preview(state, shown.picks)), spots=spots
        )
    picks, blocked = _docks(shown)
    picks |= {f"ship-{place}": Armed(place) for place in range(len(player.ships))}
    ships = {f"ship-{place}": Ship(each, player.colour) for place, each in enumerate(player.ships)}
    lying = _lying(shown)
    chosen = {f"ship-{place}" for place in (*armed(shown.picks), *(each.ship for each in fleet))}
    return Question(
        shown.say("expedition-title", player=f.player(player.colour)),
        shown.say(_hint(shown)),
        spots=on_board(state, picks, blocked, chosen | {*lying}, {**ships, **lying}),
        area="navigation",
        player=player.colour,
        number=number,
        sums=sums(shown, _preview(state, shown.picks) if fleet else None),
        deeds=(*_main(shown, fleet), give_up(shown)),
        own=Choices(tuple(ships), tuple(ships.values())) if ships else None,
    )


def _hint(shown: Shown) -> str:
    player, _ = the_called(shown.state)
    if player.ships and player.captains:
        return "expedition-hint-proposed" if shown.helps("odds") else "expedition-hint"
    if player.ships:
        return "expedition-no-captain"
    return "expedition-launch" if player.projects else "expedition-no-ship"


def _main(shown: Shown, fleet: tuple[Aboard, ...]) -> Iterator[Deed]:
    if not fleet:
        return
    figures = {"ships": f.count(len(fleet)), "landing": f.landing(fleet[0].landing)}
    preview = _preview(shown.state, shown.picks)
    _, number = the_called(shown.state)
    key = "deed-send-for" if price(shown.state, number) else "deed-send"
    made = deed(shown, "main", key, preview, **figures)
    if made.move and moved(shown.state, (*shown.picks, Settled())) is None:
        made = made._replace(move=None, pick=Settled())
    yield made


def _lying(shown: Shown) -> dict[str, Docked]:
    player, _ = the_called(shown.state)
    return {
        _spot(each.landing, each.dock): Docked(
            player.ships[each.ship].limit, player.colour, player.ships[each.ship]
        )
        for each in sailing(shown.picks)
    }


def _spot(landing: str, dock: int) -> str:
    return f"dock-{landing}-{dock}"


def _docks(shown: Shown) -> tuple[dict[str, Pick], dict[str, Move]]:
    state = shown.state
    picks: dict[str, Pick] = {}
    blocked: dict[str, Move] = {}
    for landing, docks in zip(LANDINGS, state.landings, strict=True):
        open_ = False
        for dock in range(len(docks)):
            quay = Quay(landing, dock)
            if picked(state, shown.picks, quay) != shown.picks:
                picks[_spot(landing, dock)] = quay
                open_ = True
            else:
                blocked[_spot(landing, dock)] = _trial(state, shown.picks, quay)
        if not open_:
            blocked[f"landing-{landing}"] = blocked[_spot(landing, 0)]
        elif shown.helps("odds"):
            picks[f"landing-{landing}"] = Coast(landing)
    return picks, blocked


def _trial(state: State, picks: Picks, quay: Quay) -> Expedition:
    """The expedition with one more ship: the one chosen, or the one of the highest limit."""
    player, _ = the_called(state)
    fleet = tuple(each for each in sailing(picks) if each.landing == quay.landing)
    fleet = with_room(player, fleet)
    used = [each.ship for each in fleet]
    left = [ship for place, ship in enumerate(player.ships) if place not in used]
    left = [player.ships[place] for place in armed(picks)] or left or [*player.projects]
    berths = [Berth(player.ships[each.ship], each.dock) for each in fleet]
    if left:
        berths.append(Berth(max(left, key=lambda ship: ship.limit), quay.dock))
    return Expedition(player.colour, quay.landing, tuple(berths))


def moved(state: State, picks: Picks) -> Move | None:
    """The expedition, once the ships are sent and no bonus is left to choose."""
    fleet = sailing(picks)
    if not fleet or Settled() not in picks:
        return None
    landing = fleet[0].landing
    bonuses = completed(state, landing, len(fleet), chosen_bonuses(picks))
    return _expedition(state, fleet, bonuses) if bonuses else None


def _preview(state: State, picks: Picks) -> Expedition:
    """The expedition as it stands, with the first bonuses there are where none is chosen yet."""
    fleet = sailing(picks)
    landing = fleet[0].landing
    bonuses = completed(state, landing, len(fleet), chosen_bonuses(picks), fill=True)
    assert bonuses is not None
    return _expedition(state, fleet, bonuses)


def _expedition(state: State, fleet: tuple[Aboard, ...], bonuses: tuple[Bonus, ...]) -> Expedition:
    player, _ = the_called(state)
    berths = tuple(
        Berth(player.ships[each.ship], each.dock, bonus)
        for each, bonus in zip(fleet, bonuses, strict=True)
    )
    return Expedition(player.colour, fleet[0].landing, berths)
