"""A landing's bonus (5.3), where it leaves something to choose."""

from __future__ import annotations

from collections.abc import Sequence

from companion.play.question import Layout, Pick, Picks, Question
from companion.vasco.play import laying
from companion.vasco.play.asking.spots import on_board
from companion.vasco.play.shown import Shown
from companion.vasco.rules import figures as f
from companion.vasco.rules.bonus import stock
from companion.vasco.rules.moves import BLINDLY, Bonus, Picked
from companion.vasco.rules.spaces import upper_spaces
from companion.vasco.rules.state import SAILORS, State


def chosen_bonuses(picks: Picks) -> list[Bonus]:
    return [pick for pick in picks if isinstance(pick, Bonus)]


def completed(
    state: State, landing: str, ships: int, chosen: Sequence[Bonus], fill: bool = False
) -> tuple[Bonus, ...] | None:
    """Every ship's bonus: as chosen, or the only one there is; None while one is to be chosen.

    `fill` takes the first there is for those.
    """
    left, found, waiting = stock(state), list[Bonus](), list(chosen)
    for _ in range(ships):
        there = left.choices(landing)
        if len(there) > 1 and waiting:
            found.append(waiting.pop(0))
        elif len(there) == 1 or fill:
            found.append(there[0])
        else:
            return None
        left = left.after(found[-1])
    return tuple(found)


def ask_bonus(shown: Shown, player: str, landing: str, ships: int = 1) -> Question:
    """Which project, or which sailor, the next ship gets."""
    chosen = chosen_bonuses(shown.picks)
    if landing == "natal":
        picks, taken = _projects(shown.state, chosen)
        layout: Layout = laying.projects(shown, picking=True)
        area = "projects"
    else:
        picks, taken = _sailors(shown.state, chosen)
        layout, area = laying.free_sailors(shown), "recruiting"
    title = shown.say(f"ask-bonus-{landing.replace('_', '-')}", player=f.player(player))
    ship, of = f.number(len(chosen) + 1), f.number(ships)
    hint = shown.say("ask-bonus-hint" if ships == 1 else "ask-bonus-of", ship=ship, ships=of)
    spots = on_board(shown.state, picks, chosen=taken)
    return Question(title, hint, spots, layout, area=area, player=player)


def _projects(state: State, chosen: Sequence[Bonus]) -> tuple[dict[str, Pick], list[str]]:
    gone = [bonus.project for bonus in chosen]
    picks: dict[str, Pick] = {}
    taken = []
    for place, tile in enumerate(upper_spaces(state)):
        if tile in gone:
            gone.remove(tile)
            taken.append(f"project-{place}")
        elif tile:
            picks[f"project-{place}"] = Bonus(project=tile)
    return picks, taken


def _sailors(state: State, chosen: Sequence[Bonus]) -> tuple[dict[str, Pick], list[str]]:
    gone = [bonus.sailor for bonus in chosen]
    picks: dict[str, Pick] = {}
    taken = []
    for number, crew in enumerate(state.sections, 1):
        colours = (
            colour for colour, count in zip(SAILORS, crew, strict=True) for _ in range(count)
        )
        for place, colour in enumerate(colours):
            sailor, name = Picked(number, colour), f"sailor-{number}-{colour}-{place}"
            if sailor in gone:
                gone.remove(sailor)
                taken.append(name)
            else:
                picks[name] = Bonus(sailor=sailor)
    if stock(state).bag > gone.count(BLINDLY):
        picks["sailor-bag"] = Bonus(sailor=BLINDLY)
    return picks, taken
