"""An expedition (5.2): ships to the docks of one landing, then what its bonus lets one choose."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from companion.play.question import Choices, Deed, Pick, Picks, Question
from companion.vasco.play.asking.bonuses import ask_bonus, chosen_bonuses, completed
from companion.vasco.play.asking.calling import deed, give_up, sums, the_called
from companion.vasco.play.asking.spots import on_board
from companion.vasco.play.pieces import Ship
from companion.vasco.play.shown import Shown
from companion.vasco.rules import figures as f
from companion.vasco.rules.acting import price
from companion.vasco.rules.advice.docks import best_docks
from companion.vasco.rules.moves import Berth, Bonus, Expedition, Move
from companion.vasco.rules.state import LANDINGS, Docked, Player, State, Tile


class Quay(NamedTuple):
    """A dock that was tapped."""

    landing: str
    dock: int


class Coast(NamedTuple):
    """A landing that was tapped: ships and docks are to be proposed."""

    landing: str


class Armed(NamedTuple):
    """The ship that the next tap on a dock sends there, by its place among the player's."""

    ship: int


class Aboard(NamedTuple):
    """A ship, by its place among the player's, and the dock it is to sail to."""

    landing: str
    dock: int
    ship: int


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
    armed = {f"ship-{place}" for place in (*_armed(shown.picks), *(each.ship for each in fleet))}
    return Question(
        shown.say("expedition-title", player=f.player(player.colour)),
        shown.say(_hint(shown)),
        spots=on_board(state, picks, blocked, armed | {*lying}, {**ships, **lying}),
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
                picks[_spot(*quay)] = quay
                open_ = True
            else:
                blocked[_spot(*quay)] = _trial(state, shown.picks, quay)
        if not open_:
            blocked[f"landing-{landing}"] = blocked[_spot(landing, 0)]
        elif shown.helps("odds"):
            picks[f"landing-{landing}"] = Coast(landing)
    return picks, blocked


def _trial(state: State, picks: Picks, quay: Quay) -> Expedition:
    """The expedition with one more ship: the one chosen, or the one of the highest limit."""
    player, _ = the_called(state)
    fleet = tuple(each for each in sailing(picks) if each.landing == quay.landing)
    fleet = _with_room(player, fleet)
    used = [each.ship for each in fleet]
    left = [ship for place, ship in enumerate(player.ships) if place not in used]
    left = [player.ships[place] for place in _armed(picks)] or left or [*player.projects]
    berths = [Berth(player.ships[each.ship], each.dock) for each in fleet]
    if left:
        berths.append(Berth(max(left, key=lambda ship: ship.limit), quay.dock))
    return Expedition(player.colour, quay.landing, tuple(berths))


def sailing(picks: Picks) -> tuple[Aboard, ...]:
    return tuple(pick for pick in picks if isinstance(pick, Aboard))


def _armed(picks: Picks) -> list[int]:
    return [pick.ship for pick in picks if isinstance(pick, Armed)]


def picked(state: State, picks: Picks, pick: Pick) -> Picks:
    if isinstance(pick, Armed):
        return _arm(state, picks, pick)
    if isinstance(pick, Quay):
        return _dock(state, picks, pick)
    if isinstance(pick, Coast):
        return _propose(state, picks, pick.landing)
    return (*picks, pick)


def _arm(state: State, picks: Picks, pick: Armed) -> Picks:
    """A second tap lays the ship down again; a tap on one that is to sail takes it back. Where no
    dock is left for it but one of theirs, it sails instead."""
    fleet = sailing(picks)
    left = tuple(each for each in fleet if each.ship != pick.ship)
    if pick in picks or len(left) < len(fleet):
        return left
    if not fleet or any(_fits(state, pick.ship, quay, left) for quay in _free(state, fleet)):
        return (*left, pick)
    for each in reversed(fleet):
        others = tuple(other for other in fleet if other is not each)
        if _fits(state, pick.ship, Quay(each.landing, each.dock), others):
            return (*others, each._replace(ship=pick.ship))
    return (*left, pick)


def _fits(state: State, place: int, quay: Quay, others: tuple[Aboard, ...]) -> bool:
    """Whether a ship like this one could enter: of like ships `_fitting` names one."""
    ships = the_called(state)[0].ships
    return ships[place] in [ships[each] for each in _fitting(state, quay, others)]


def _free(state: State, fleet: tuple[Aboard, ...]) -> Iterator[Quay]:
    taken = {(each.landing, each.dock) for each in fleet}
    for landing, docks in zip(LANDINGS, state.landings, strict=True):
        yield from (Quay(landing, dock) for dock in range(len(docks))
                    if (landing, dock) not in taken)  # fmt: skip


def _dock(state: State, picks: Picks, quay: Quay) -> Picks:
    """The ship chosen, or the smallest that fits; tapped again the next one, after the last none.

    Where no ship or captain is left, the ship that was sent last sails here instead.
    """
    player, number = the_called(state)
    if not player.captains or price(state, number) > player.reals:
        return picks
    fleet = tuple(each for each in sailing(picks) if each.landing == quay.landing)
    here = next((each for each in fleet if each.dock == quay.dock), None)
    others = _with_room(player, tuple(each for each in fleet if each is not here))
    armed = _armed(picks)
    fitting = _fitting(state, quay, others)
    if armed:
        fits = _fits(state, armed[0], quay, others)
        return (*others, Aboard(*quay, armed[0])) if fits else picks
    if here:
        kinds = [player.ships[place] for place in fitting]
        later = fitting[kinds.index(player.ships[here.ship]) + 1 :]
        return (*others, here._replace(ship=later[0])) if later else others
    if not fitting:
        return picks
    return (*others, Aboard(*quay, fitting[0]))


def _with_room(player: Player, fleet: tuple[Aboard, ...]) -> tuple[Aboard, ...]:
    """The ships, without the last one where there are ship and captain for no other."""
    most = min(player.captains, len(player.ships))
    return fleet[:-1] if len(fleet) >= most else fleet


def _fitting(state: State, quay: Quay, others: tuple[Aboard, ...]) -> list[int]:
    """A ship of every kind that could enter this dock, the smallest first."""
    player, _ = the_called(state)
    place = LANDINGS.index(quay.landing)
    if state.landings[place][quay.dock] is not None:
        return []
    value = state.board.landings[place].docks[quay.dock]
    used = [each.ship for each in others]
    kinds = {
        ship: number
        for number, ship in reversed([*enumerate(player.ships)])
        if number not in used and ship.limit >= value
    }
    return sorted(kinds.values(), key=lambda number: _worth_sending(player.ships[number]))


def _worth_sending(ship: Tile) -> tuple[int, int]:
    """The smallest first; of one size what earns most, as it does so round for round."""
    return ship.limit, -ship.vp - ship.reals


def _propose(state: State, picks: Picks, landing: str) -> Picks:
    """Ships as far as there are captains, where they earn most; a second tap takes them back."""
    player, _ = the_called(state)
    fleet = sailing(picks)
    if fleet and fleet[0].landing == landing:
        return ()
    places = list(range(len(player.ships)))
    proposed = []
    for ship, dock in best_docks(state, landing, player.ships)[: player.captains]:
        place = next(each for each in places if player.ships[each] == ship)
        places.remove(place)
        proposed.append(Aboard(landing, dock, place))
    return tuple(proposed)


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
