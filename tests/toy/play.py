"""What Sticks asks and tells, without a screen."""

from typing import NamedTuple

from companion.play.book.book import Book, numbered
from companion.play.figure_cards import digits_card
from companion.play.modes import Answer
from companion.play.pieces import Mark, Numeral
from companion.play.question import Choices, Deed, Question, Spot
from companion.play.questions import Decision, Questions
from companion.play.reckoning.counting import Counting
from companion.play.steps import Step
from companion.play.table_cards import Area
from companion.play.table_entry import Editor
from companion.table.game import Said
from companion.table.game import figures as f
from companion.table.game.distinct import distinct
from tests.toy.rules import PIPS, TOY, Bet, Count, Roll, Take

BOOK = Book(numbered(1, 3, 3))
COUNTING = Counting(
    "points",
    lambda state: {each.colour: each.points for each in state.players},
    lambda state: str(state.rolled),
    held="sticks",
    holdings=lambda state: {each.colour: each.sticks for each in state.players},
    last=lambda line: line.rule in ("2.1", "2.2"),
    ties="2.3",
)


# What is asked


def _figure(number):
    return f.text(str(number))


def _ask_roll(shown):
    """The die is rolled on the table, and told."""
    spots = {f"roll-{pips}": Spot(_figure(pips), Roll(pips)) for pips in PIPS}
    layout = Choices(tuple(spots), tuple(map(Numeral, PIPS)))
    return Question(shown.say("toy-ask-roll"), spots=spots, layout=layout, deeds=_bets(shown))


def _ask_take(shown):
    """More than was rolled can be tapped too: the rules say why not."""
    state = shown.state
    player, most = state.colours[state.turn], min(state.pips, state.pile)
    takes = [Take(player, sticks) for sticks in PIPS]
    spots = {
        f"take-{move.sticks}": Spot(_figure(move.sticks), move)
        if move.sticks <= most
        else Spot(_figure(move.sticks), refused=move)
        for move in takes
    }
    layout = Choices(tuple(spots), tuple(map(Numeral, PIPS)))
    title = shown.say("toy-ask-take", player=f.player(player))
    return Question(title, spots=spots, layout=layout, player=player, deeds=_bets(shown))


def _ask_over(shown):
    return Question(shown.say("toy-over"))


def _bets(shown):
    """Whoever has not bet may, whatever is asked."""
    return tuple(
        Deed(f"bet-{each.colour}", shown.say("toy-bets", player=f.player(each.colour)), pick=bets)
        for each in shown.state.players
        if not each.bet
        for bets in (Betting(each.colour),)
    )


@distinct
class Betting(NamedTuple):
    """Somebody says in secret who will take the last stick: a mode, above whatever is asked."""

    player: str

    def ask(self, game, shown):
        colours = shown.state.colours
        spots = {f"on-{each}": Spot(f.player(each), Bet(self.player, each)) for each in colours}
        layout = Choices(tuple(spots), tuple(map(Mark, colours)))
        title = shown.say("toy-ask-bet", player=f.player(self.player))
        return Question(title, spots=spots, layout=layout, player=self.player)

    def enter(self, game, shown, below, pick):
        return Answer(below, pick)

    def said(self, game, shown):
        return f.move("bet")

    def back(self, game, shown, below):
        return Answer(below)

    def kept(self):
        return None


def _begin_bet(shown, betting):
    below = tuple(each for each in shown.modes if not isinstance(each, Betting))
    return Answer((*below, betting))


def _moved(state, picks):
    """A tap is the whole move."""
    return picks[-1]


_DECISIONS = {
    "roll": Decision(_ask_roll, _moved),
    "take": Decision(_ask_take, _moved),
    "": Decision(_ask_over, _moved),
}


def _decision(state):
    return _DECISIONS[next(iter(TOY.due(state).kinds), "")]


def _called(shown, pick):
    """Nothing is tapped that is not a move yet."""
    raise AssertionError(pick)


def _pointed(shown, question, name):
    return Said("toy-pile", {"sticks": f.count(shown.state.pile)})


# What is told


def briefly(say, entry):
    """On whom somebody bet is not told."""
    figures = {key: value for key, value in entry.raw.items() if key in ("pips", "sticks", "pile")}
    if "player" in entry.raw:
        figures["player"] = f.player(entry.raw["player"])
    return say(f"toy-told-{entry.raw['do']}", **figures)


QUESTIONS = Questions(
    _decision,
    _called,
    briefly,
    _pointed,
    beside={Betting: _begin_bet},
    leaves=frozenset(("bet", "count")),
)


# The table: how it is laid, and how it is set right


def laying(state):
    """It is laid before the first roll."""
    return not state.rolled


def steps(shown):
    sticks = f.count(shown.state.pile)
    return (
        Step(
            "pile", shown.say("toy-lay"), shown.say("toy-lay-text", sticks=sticks), None, "", False
        ),
        Step("die", shown.say("toy-first"), "", None, "roll", laying(shown.state), "1.1"),
    )


class Lies(NamedTuple):
    """An edit of how the table lies: so many sticks in the pile."""

    pile: int
    name = "pile"

    @property
    def said(self):
        return (self.pile,)

    def __call__(self, state):
        return state._replace(pile=self.pile)


def _pile_cards(moment, at):
    title = moment.say("toy-pile", sticks=f.count(moment.state.pile))
    return (digits_card(moment, at, title, Lies),)


def _between(before, wanted, why):
    """The moves from one table to the other; a reason has to be given."""
    return (Count(wanted.pile, why),) if wanted.pile != before.pile else ()


def _changes(moment, moves):
    return [f.text(moment.say("toy-pile", sticks=f.count(move.pile))) for move in moves]


def _read(name, said):
    return Lies(*said)


AREAS = (Area("pile", _pile_cards),)
EDITOR = Editor(
    read=_read,
    kinds=frozenset(("count",)),
    corrected=AREAS,
    between=_between,
    changes=_changes,
    entered=AREAS,
    empty=lambda begun: begun,
    taken_up=lambda begun, wanted, deal, why: _between(begun, wanted, why),
    begins=lambda state: {"round": f.number(1)},
)
