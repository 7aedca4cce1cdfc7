"""The Characters area (6.1): an amount, or a character with what his power leaves to choose."""

from __future__ import annotations

from functools import partial
from typing import NamedTuple

from companion.play.question import Deed, Pick, Picks, Question
from companion.play.spots import sorted_out
from companion.table.game.distinct import distinct
from companion.vasco.play.asking.calling import give_up, refused, sums, the_called
from companion.vasco.play.asking.sending import ask_voyage, voyage
from companion.vasco.play.asking.spots import on_board
from companion.vasco.play.shown import Shown
from companion.vasco.rules import figures as f
from companion.vasco.rules.characters import additional_due, areas_while_hosting
from companion.vasco.rules.moves import Host, Move, TakeMoney
from companion.vasco.rules.sending import destinations
from companion.vasco.rules.state import ADDITIONAL, AREAS, CHARACTERS, State, additional_left
from companion.vasco.rules.supply import seat_of


@distinct
class Guest(NamedTuple):
    """The character chosen, whose power leaves something to choose."""

    character: str


def ask(shown: Shown) -> Question:
    player, number = the_called(shown.state)
    for pick in shown.picks:
        if isinstance(pick, Guest):
            return _ASK[pick.character](shown)._replace(number=number, sums=sums(shown))
    picks, blocked = sorted_out(_spots(shown.state), partial(refused, shown.state))
    return Question(
        shown.say("characters-title", player=f.player(player.colour)),
        shown.say("characters-hint"),
        spots=on_board(shown.state, picks, blocked),
        area="characters",
        player=player.colour,
        number=number,
        sums=sums(shown),
        deeds=(give_up(shown),),
    )


def _spots(state: State) -> dict[str, tuple[Pick, Move]]:
    player, _ = the_called(state)
    spots: dict[str, tuple[Pick, Move]] = {}
    for slot in range(len(state.money)):
        money = TakeMoney(player.colour, slot)
        spots[f"amount-{slot}"] = (money, money)
    for character in CHARACTERS:
        host: Move = Host(player.colour, character)
        pick: Pick = host
        if character == "manuel" and additional_due(state, seat_of(state, player.colour)):
            number, area = additional_left(state)[0], areas_while_hosting(state)[0]
            pick, host = Guest(character), Host(player.colour, character, number, area)
        elif character == "sernigi" and destinations(state):
            pick = Guest(character)
        spots[f"character-{character}"] = (pick, host)
    return spots


def ask_manuel(shown: Shown) -> Question:
    """6.5: 21 or 22, and an area, in either order."""
    state = shown.state
    player, _ = the_called(state)
    picks: dict[str, Pick] = {f"number-{number}": number for number in additional_left(state)}
    areas = areas_while_hosting(state)
    picks |= {f"area-{area}": area for area in areas}
    host = Host(player.colour, "manuel")
    blocked: dict[str, Move] = {
        f"area-{area}": host._replace(number=additional_left(state)[0], area=area)
        for area in AREAS
        if area not in areas
    }
    blocked |= {
        f"number-{number}": host._replace(number=number, area=areas[0])
        for number in ADDITIONAL
        if number not in additional_left(state)
    }
    chosen = [name for name, pick in picks.items() if pick in shown.picks]
    return Question(
        shown.say("manuel-title", player=f.player(player.colour)),
        shown.say("manuel-hint"),
        spots=on_board(state, picks, blocked, chosen),
        area="numbers",
        player=player.colour,
    )


def ask_sernigi(shown: Shown) -> Question:
    """6.4: a dock for the merchant ship now, or none yet. After the last disc, later would be at
    once (7.1)."""
    player, number = the_called(shown.state)
    question = ask_voyage(
        shown, player.colour, lambda voyage: Host(player.colour, "sernigi", send=voyage)
    )
    if len(shown.picks) > 1 or not any(shown.state.placed[number + 1 :]):
        return question
    later = Deed("later", shown.say("deed-later"), Host(player.colour, "sernigi"))
    return question._replace(deeds=(later,))


_ASK = {"manuel": ask_manuel, "sernigi": ask_sernigi}


def picked(state: State, picks: Picks, pick: Pick) -> Picks:
    """A number takes the place of a number, an area that of an area."""
    if isinstance(pick, int | str):
        picks = tuple(each for each in picks if type(each) is not type(pick))
    return (*picks, pick)


def moved(state: State, picks: Picks) -> Move | None:
    for pick in picks:
        if isinstance(pick, Host | TakeMoney):
            return pick
        if isinstance(pick, Guest):
            return _hosted(state, pick.character, picks)
    return None


def _hosted(state: State, character: str, picks: Picks) -> Host | None:
    colour = the_called(state)[0].colour
    if character == "sernigi":
        sent = voyage(state, picks)
        return Host(colour, character, send=sent) if sent else None
    numbers = [pick for pick in picks if isinstance(pick, int)] or additional_left(state)
    areas = [pick for pick in picks if isinstance(pick, str)] or areas_while_hosting(state)
    if len(numbers) > 1 or len(areas) > 1:
        return None
    return Host(colour, character, numbers[0], areas[0])
