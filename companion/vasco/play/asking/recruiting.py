"""Recruiting (5.1): sailors of one section, a captain with them or alone."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import NamedTuple

from companion.play.question import Deed, Pick, Picks, Question
from companion.play.spots import sorted_out
from companion.table.game.distinct import distinct
from companion.vasco.play.asking.calling import deed, give_up, refused, sums, the_called
from companion.vasco.play.asking.spots import on_board
from companion.vasco.play.shown import Shown
from companion.vasco.rules import figures as f
from companion.vasco.rules.moves import Move, Recruit
from companion.vasco.rules.state import SAILORS, State, crew_of


@distinct
class Hand(NamedTuple):
    """One of a section's sailors, by his place there."""

    section: int
    colour: str
    place: int


@distinct
class Whole(NamedTuple):
    """All sailors of a section."""

    section: int


def ask(shown: Shown) -> Question:
    state = shown.state
    player, number = the_called(state)
    spots: dict[str, tuple[Pick, Move]] = {}
    for section in range(1, len(state.sections) + 1):
        hands = tuple(_hands(state, section))
        for hand in hands:
            spots[_spot(hand)] = (hand, _recruit(state, (hand,)))
        anybody = hands[:1] or (Hand(section, SAILORS[0], 0),)
        spots[f"section-{section}"] = (Whole(section), _recruit(state, anybody))
    picks, blocked = sorted_out(spots, partial(refused, state))
    chosen = _chosen(shown.picks)
    return Question(
        shown.say("recruit-title", player=f.player(player.colour)),
        shown.say("recruit-hint"),
        spots=on_board(state, picks, blocked, {*map(_spot, chosen)}),
        area="recruiting",
        player=player.colour,
        number=number,
        sums=sums(shown, _recruit(state, chosen) if chosen else None),
        deeds=(*_deeds(shown, chosen), give_up(shown)),
    )


def _deeds(shown: Shown, chosen: tuple[Hand, ...]) -> Iterator[Deed]:
    if chosen:
        yield deed(shown, "main", "deed-recruit", _recruit(shown.state, chosen))
    player, _ = the_called(shown.state)
    key = "deed-with-captain" if chosen else "deed-captain-alone"
    key = key if player.captains_on_board else "deed-no-captain"
    yield deed(shown, "captain", key, _recruit(shown.state, chosen, captain=True))


def _spot(hand: Hand) -> str:
    return f"sailor-{hand.section}-{hand.colour}-{hand.place}"


def _hands(state: State, section: int) -> Iterator[Hand]:
    """The sailors as they lie, colour by colour."""
    crew = zip(SAILORS, state.sections[section - 1], strict=True)
    colours = (colour for colour, count in crew for _ in range(count))
    return (Hand(section, colour, place) for place, colour in enumerate(colours))


def picked(state: State, picks: Picks, pick: Pick) -> Picks:
    """A second tap gives back; sailors of another section take the place of those chosen."""
    chosen = _chosen(picks)
    if isinstance(pick, Whole):
        every = tuple(_hands(state, pick.section))
        return () if {*chosen} == {*every} else every
    if pick in chosen:
        return tuple(each for each in chosen if each != pick)
    assert isinstance(pick, Hand)
    return (*(each for each in chosen if each.section == pick.section), pick)


def _chosen(picks: Picks) -> tuple[Hand, ...]:
    return tuple(pick for pick in picks if isinstance(pick, Hand))


def _recruit(state: State, hands: tuple[Hand, ...], captain: bool = False) -> Recruit:
    player, _ = the_called(state)
    colours = [hand.colour for hand in hands]
    section = hands[0].section if hands else None
    return Recruit(player.colour, section, crew_of(map(colours.count, SAILORS)), captain)
