"""What the pad asks, and what a tap means: for whom a key is, which entry is put right."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from companion.play.numerals import roman
from companion.play.question import Deed, Layout, Pick, Picks, Question, Spot
from companion.play.questions import Decision, Questions
from companion.play.shown import Shown
from companion.scorepad.play import entries
from companion.scorepad.play.keys import LEFT, REALS, SHIPS, VP, Block, Key, blocks
from companion.scorepad.rules.moves import Finish, Move, Round, Score, Settle
from companion.scorepad.rules.state import State
from companion.table.game import Figure, Said

_ASKED = {"ships": SHIPS, "reals": LEFT}


class Target(NamedTuple):
    """What the next key is for."""

    kind: str
    player: str


class Anew(NamedTuple):
    """An entry is put right."""

    move: Score | Settle


class Ending(NamedTuple):
    """The round is to end: whom does Dias bring his VP?"""


class Note(NamedTuple):
    """What stands on a key."""

    amount: str
    note: str = ""


class Keys(NamedTuple):
    """Blocks of keys: how many columns each has, and its keys by their spots."""

    blocks: tuple[tuple[int, tuple[tuple[str, Note], ...]], ...]


# What a tap means


def _picked(state: State, picks: Picks, pick: Pick) -> Picks:
    """Whoever is tapped while an entry is put right is the one whose it is."""
    anew = _anew(picks)
    if not isinstance(pick, Target):
        return (*picks, pick)
    if anew is None:
        return (_answerable(state, pick),)
    if isinstance(anew, Settle) or anew.player == pick.player:
        return picks
    return (*picks, anew._replace(player=pick.player))


def _moved(state: State, picks: Picks) -> Move | None:
    made: Move | None = picks[-1] if isinstance(picks[-1], Move) else None
    return made


def _anew(picks: Picks) -> Score | Settle | None:
    return next((pick.move for pick in picks if isinstance(pick, Anew)), None)


def _begun_anew(move: Move) -> Picks:
    """An entry is put right from its own keys on; the end of a round, from what Dias brings."""
    if isinstance(move, Round):
        return (Ending(),)
    return (Anew(move),) if isinstance(move, Score | Settle) else ()


def _answerable(state: State, target: Target) -> Target:
    """At the end, somebody who is still asked for something is asked that."""
    return next((each for each in _asked(state) if each.player == target.player), target)


def _asked(state: State) -> list[Target]:
    """What is asked of everybody at the end."""
    if state.phase != "final":
        return []
    return [Target(_ASKED[what], player) for player, what in state.unsettled]


def target(state: State, picks: Picks) -> Target | None:
    """Who was tapped; else the same again, and at the end whoever has not been asked."""
    if anew := _anew(picks):
        return _target_of(anew)
    if picks and isinstance(picks[-1], Target):
        return picks[-1]
    if state.phase == "final":
        return next(iter(_asked(state)), None)
    return _target_of(state.latest) if state.latest else Target(VP, state.players[0].colour)


def _target_of(move: Score | Settle) -> Target:
    if isinstance(move, Settle):
        return Target(LEFT if move.ships is None else SHIPS, move.player)
    return Target(VP if move.reals is None else REALS, move.player)


# What is asked


def _ask(shown: Shown) -> Question:
    state: State = shown.state
    if state.phase == "over":
        return Question(shown.say("progress-over"))
    if shown.picks and isinstance(shown.picks[-1], Ending):
        return _ask_dias(shown)
    wanted = target(state, shown.picks)
    return _ask_keys(shown, wanted) if wanted else _ask_winner(shown)


def _ask_keys(shown: Shown, wanted: Target) -> Question:
    kind, player = wanted
    given = blocks(kind, shown.state)
    keys = {
        key.name: Spot(Figure("text", key.amount), key.move(player))
        for block in given
        for key in block.keys
    }
    return Question(
        shown.say(f"pad-ask-{kind}", player=Figure("player", player)),
        spots={**_cells(shown, wanted), **keys},
        layout=_layout(shown, given),
        player=player,
        deeds=_deeds(shown),
    )


def _cells(shown: Shown, wanted: Target | None = None) -> dict[str, Spot]:
    """Everybody's points, and his Reals where they are counted: a tap says whose is entered."""
    kinds = (VP, REALS) if shown.state.with_reals else (VP,)
    on = wanted and Target(REALS if wanted.kind == REALS else VP, wanted.player)
    found = {}
    for player in shown.state.players:
        for kind in kinds:
            said = shown.say(f"pad-ask-{kind}", player=Figure("player", player.colour))
            each = Target(kind, player.colour)
            spot = Spot(Figure("text", said), each, chosen=each == on)
            found[f"{kind}-of-{player.colour}"] = spot
    return found


def _layout(shown: Shown, given: Sequence[Block]) -> Layout:
    return Keys(
        tuple(
            (each.columns, tuple((key.name, _note(shown, key)) for key in each.keys))
            for each in given
        )
    )


def _note(shown: Shown, key: Key) -> Note:
    return Note(key.amount, shown.say(key.note.key, **key.note.figures) if key.note else "")


def _deeds(shown: Shown) -> tuple[Deed, ...]:
    if anew := _anew(shown.picks):
        return (Deed("strike-out", shown.say("pad-strike-out"), _struck(anew)),)
    if shown.state.phase != "rounds":
        return ()
    text = shown.say("pad-end-round", round=roman(shown.state.round))
    return (Deed("end-round", text, pick=Ending(), main=True),)


def _struck(move: Score | Settle) -> Score:
    """The entry as one of nothing."""
    counted = isinstance(move, Score) and move.reals is not None
    return Score(move.player, reals=0) if counted else Score(move.player, vp=0)


def _ask_dias(shown: Shown) -> Question:
    """Everybody, the last owner as the likeliest; and nobody, where it is entered already."""
    state, say = shown.state, shown.say
    owners = [
        Deed(
            f"dias-{player.colour}",
            say("pad-dias-for", player=Figure("player", player.colour)),
            Round(player.colour),
            main=player.colour == state.dias,
        )
        for player in state.players
    ]
    nobody = Deed("no-dias", say("pad-no-dias"), Round())
    title = say("pad-ask-dias", round=roman(state.round))
    return Question(title, spots=_cells(shown), deeds=(*owners, nobody))


def _ask_winner(shown: Shown) -> Question:
    """Who has won; where several lead, the table looks at ships and sailors first."""
    say, leaders = shown.say, shown.state.leaders
    if len(leaders) == 1:
        text = say("pad-wins", player=Figure("player", leaders[0]))
        won = Deed("finish", text, Finish(), main=True)
        return Question(say("pad-counted"), spots=_cells(shown), deeds=(won,))
    alone = (
        Deed(f"wins-{colour}", say("pad-wins", player=Figure("player", colour)), Finish((colour,)))
        for colour in leaders
    )
    deeds = (*alone, Deed("finish", say("pad-shared"), Finish()))
    return Question(say("pad-tied"), spots=_cells(shown), deeds=deeds)


def _called(shown: Shown, pick: Pick) -> Figure | None:
    """Whoever was tapped only says whose the next entry is: undo passes that by."""
    return Figure("text", shown.say("pad-undo-round")) if isinstance(pick, Ending) else None


def _pointed(shown: Shown, question: Question, name: str) -> Said:
    """What somebody began with is no entry that could be put right: it is explained."""
    return Said("pad-dias-first", {})


_WRITTEN = Decision(_ask, _moved, _picked)

QUESTIONS = Questions(lambda _: _WRITTEN, _called, entries.told, _pointed, begun_anew=_begun_anew)
