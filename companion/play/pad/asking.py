"""What a pad asks."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import NamedTuple

from companion.play.numerals import roman, signed
from companion.play.pad import entries
from companion.play.pad.keys import Block, Told, entered_blocks, settled_blocks
from companion.play.pad.meaning import Ending, Meaning, Target, put_right, settled
from companion.play.question import Deed, Pick, Question, Spot
from companion.play.questions import Decision, Questions
from companion.play.shown import Shown
from companion.table.game import Figure, Said
from companion.table.game import figures as f
from companion.table.game.distinct import distinct
from companion.table.game.pad.declared import Category, Pad
from companion.table.game.pad.entering import OVER, ROUNDS, leaders, phase
from companion.table.game.pad.moves import Finish, Round, Score
from companion.table.game.pad.state import State


@distinct
class Keys(NamedTuple):
    blocks: tuple[Block, ...]


def questions(pad: Pad) -> Questions:
    meaning = Meaning(pad)
    asks = _Asks(pad, meaning)
    decision = Decision(asks.ask, meaning.moved, meaning.picked)
    return Questions(
        lambda _: decision,
        asks.called,
        partial(entries.told, pad),
        asks.pointed,
        turned=meaning.turned,
        begun_anew=meaning.begun_anew,
    )


@dataclass(frozen=True)
class _Asks:
    pad: Pad
    meaning: Meaning

    # What is asked

    def ask(self, shown: Shown) -> Question:
        state: State = shown.state
        if phase(self.pad, state) == OVER:
            return Question(shown.say("pad-over"))
        if shown.picks and isinstance(shown.picks[-1], Ending):
            return self._ask_owner(shown)
        wanted = self.meaning.target(state, shown.picks)
        return self._ask_keys(shown, wanted) if wanted else self._ask_winner(shown)

    def _ask_keys(self, shown: Shown, wanted: Target) -> Question:
        blocks = self._blocks(shown, wanted)
        keys = {
            key.name: Spot(f.text(f"{key.amount} {key.note}".strip()), key.pick, chosen=key.chosen)
            for block in blocks
            for key in block.keys
        }
        return Question(
            shown.say(f"pad-ask-{wanted.asked}", player=f.player(wanted.player)),
            spots={**self._cells(shown, wanted), **keys},
            layout=Keys(blocks),
            player=wanted.player,
            deeds=self._deeds(shown, wanted),
        )

    def _blocks(self, shown: Shown, wanted: Target) -> tuple[Block, ...]:
        if category := self._settles(wanted):
            return settled_blocks(self.pad, category, shown, wanted.player)
        return entered_blocks(self.pad, shown, wanted.asked, wanted.player)

    def _settles(self, wanted: Target) -> Category | None:
        """What is asked at the end, if it is that."""
        names = (each for each in self.pad.settled if each.name == wanted.asked)
        return next(names, None)

    def _cells(self, shown: Shown, wanted: Target | None = None) -> dict[str, Spot]:
        """What everybody has: a tap says whose, and of what, the next entry is."""
        kinds = counted(self.pad, shown.state)
        asked = wanted and (wanted.asked if wanted.asked in kinds else kinds[0])
        on = wanted and asked and Target(asked, wanted.player)
        found = {}
        for player in shown.state.players:
            for kind in kinds:
                each = Target(kind, player.colour)
                said = shown.say(f"pad-ask-{kind}", player=f.player(player.colour))
                spot = Spot(f.text(said), each, chosen=each == on)
                found[f"{kind}-of-{player.colour}"] = spot
        return found

    def _deeds(self, shown: Shown, wanted: Target) -> tuple[Deed, ...]:
        category, entry = self._settles(wanted), put_right(shown.picks)
        if category and category.leaves_out:
            move = settled(category, wanted.player, shown.picks)
            brought, _ = category.brings(move.value, shown.state.components)
            said = shown.say("pad-enter", amount=signed(brought))
            return (Deed("enter", said, move, main=True),)
        if isinstance(entry, Score):
            return (Deed("strike-out", shown.say("pad-strike-out"), self._struck(entry)),)
        if phase(self.pad, shown.state) != ROUNDS or entry:
            return ()
        text = shown.say("pad-end-round", round=roman(shown.state.round))
        if not self.pad.carried:
            return (Deed("end-round", text, Round(), main=True),)
        return (Deed("end-round", text, pick=Ending(), main=True),)

    def _struck(self, move: Score) -> Score:
        """The entry as one of nothing."""
        what = self.pad.what(self.pad.category(move.category))
        entered = (each for each in self.pad.entered if self.pad.what(each) == what)
        number = next(each for each in entered if not each.is_named)
        return Score(move.player, number.name, 0)

    def _ask_owner(self, shown: Shown) -> Question:
        """Everybody, the last owner as the likeliest; and nobody, where it is entered already."""
        state, say = shown.state, shown.say
        assert self.pad.carried
        name = self.pad.carried.name
        owners = [
            Deed(
                f"{name}-{player.colour}",
                say(f"pad-{name}-for", player=f.player(player.colour)),
                Round(player.colour),
                main=player.colour == state.owner,
            )
            for player in state.players
        ]
        nobody = Deed(f"no-{name}", say(f"pad-no-{name}"), Round())
        title = say(f"pad-ask-{name}", round=roman(state.round))
        return Question(title, spots=self._cells(shown), deeds=(*owners, nobody))

    def _ask_winner(self, shown: Shown) -> Question:
        """Who has won; where several lead, the table may know what parts them."""
        say, first, spots = shown.say, leaders(self.pad, shown.state), self._cells(shown)
        if len(first) == 1:
            won = say("pad-wins", player=f.player(first[0]))
            deed = Deed("finish", won, Finish(), main=True)
            return Question(say("pad-counted"), spots=spots, deeds=(deed,))
        shared = Deed("finish", say("pad-shared"), Finish(), main=not self.pad.by_table)
        if not self.pad.by_table:
            return Question(say("pad-counted"), spots=spots, deeds=(shared,))
        alone = (
            Deed(f"wins-{each}", say("pad-wins", player=f.player(each)), Finish((each,)))
            for each in first
        )
        return Question(say("pad-tied"), spots=spots, deeds=(*alone, shared))

    # What is told

    def called(self, shown: Shown, pick: Pick) -> Figure | None:
        """Whoever was tapped only says whose the next entry is: undo passes that by."""
        if isinstance(pick, Told):
            wanted = self.meaning.target(shown.state, shown.picks)
            said = wanted and self.pad.category(wanted.asked).choices[pick.choice].said
            return f.text(f"{shown.say(said)} {pick.value}" if said else str(pick.value))
        return f.text(shown.say("pad-undo-round")) if isinstance(pick, Ending) else None

    def pointed(self, shown: Shown, question: Question, name: str) -> Said:
        """What somebody began with is no entry that could be put right: it is explained."""
        if self.pad.carried and name == entry_name(entries.NO_MOVE):
            return Said(f"pad-{self.pad.carried.name}-first", {})
        return Said("pad-over", {})


def entry_name(number: int) -> str:
    return f"entry-{number}"


def counted(pad: Pad, state: State) -> list[str]:
    """What everybody has a cell of: points, and what else is entered at any time."""
    standing = (each for each in pad.entered if each.stands(state.components))
    return list(dict.fromkeys((pad.points, *map(pad.what, standing))))
