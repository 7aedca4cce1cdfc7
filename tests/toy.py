"""The least that is a game: sticks are taken from a pile, at most as many as the die allows.

Whoever takes the last one wins. Rolling is chance; where only one may be taken, that is forced."""

from random import Random
from typing import NamedTuple

from companion.table.game import RECORD, Due, Figure, Line, Refusal, Result, Said, Step
from companion.table.game.fields import Fields, integer, one_of
from companion.table.game.kinds import Kind, Kinds
from companion.table.game.seating import check_seats

COLOURS = ("red", "blue", "green")
SEATS = (2, 3)


class Sticks(NamedTuple):
    colours: tuple[str, ...]
    pile: int
    turn: int = 0
    pips: int = 0
    rolled: int = 0


class Roll(NamedTuple):
    pips: int


class Take(NamedTuple):
    player: str
    sticks: int


def read_roll(fields):
    return Roll(fields.need("pips", integer(1, 3)))


def read_take(fields):
    return Take(fields.need("player", one_of("colour", COLOURS)), fields.need("sticks", integer(1)))


def roll(state, move, ledger):
    return state._replace(pips=move.pips, rolled=state.rolled + 1)


def take(state, move, ledger):
    ledger.append(Line(move.player, "sticks", move.sticks, "pile", "1"))
    pile = state.pile - move.sticks
    turn = (state.turn + 1) % len(state.colours) if pile else state.turn
    return state._replace(pile=pile, pips=0, turn=turn)


KINDS = Kinds({"roll": Kind(Roll, read_roll, roll), "take": Kind(Take, read_take, take)})


class Moves(NamedTuple):
    kind: str
    moves: tuple[Roll | Take, ...]

    def __contains__(self, move):
        return move in self.moves

    def __iter__(self):
        return iter(self.moves)

    def pick(self, chance):
        return chance.choice(self.moves)


class Toy:
    id = "toy"
    colours = COLOURS
    seats = SEATS
    drawn = {"roll": "dice"}  # noqa: RUF012 - a toy

    def starter(self):
        return {"pile": 30}

    def check_components(self, components):
        fields = Fields(components, "components")
        fields.need("pile", integer(1, 1000))
        fields.end()

    def begin(self, colours, components):
        check_seats(colours, COLOURS, SEATS)
        self.check_components(components)
        return Step(Sticks(tuple(colours), components["pile"]), ())

    def read(self, raw):
        return KINDS.read(raw)

    def write(self, move):
        return KINDS.write(move)

    def due(self, state):
        if not state.pile:
            return Due(())
        if not state.pips:
            return Due(("roll",), chance=True)
        return Due(("take",), (state.colours[state.turn],))

    def options(self, state):
        due = self.due(state)
        if not due.kinds:
            return ()
        if due.chance:
            return (Moves("roll", tuple(Roll(pips) for pips in (1, 2, 3))),)
        most = min(state.pips, state.pile)
        return (Moves("take", tuple(Take(due.players[0], n + 1) for n in range(most))),)

    def apply(self, state, move):
        if not any(move in family for family in self.options(state)):
            raise Refusal(RECORD, "not-due", kind=Figure("text", "?"), due=Figure("text", "?"))
        ledger = []
        return Step(KINDS.row(move).apply(state, move, ledger), tuple(ledger))

    def quote(self, state, move):
        try:
            return self.apply(state, move).lines
        except Refusal:
            return ()

    def nearest(self, state, move):
        return KINDS.row(move).nearest(state, move)

    def seen(self, state, by):
        return state

    def forced(self, state):
        moves = [move for family in self.options(state) for move in family]
        return moves[0] if len(moves) == 1 else None

    def deal(self, chance, components):
        return [chance.randint(1, 3) for _ in range(components["pile"])]

    def draw(self, state, deal):
        return Roll(deal[state.rolled]) if state.rolled < len(deal) else None

    def shown(self, state):
        return {"pile": state.pile}

    def standing(self, state):
        return (Said("pile", {"sticks": Figure("count", state.pile)}),)

    def results(self, state):
        if state.pile:
            return ()
        winner = state.colours[state.turn]
        others = [colour for colour in state.colours if colour != winner]
        return (Result(winner, 1, True), *(Result(colour, 0, False) for colour in others))


TOY = Toy()


def game(set_of):
    return TOY


def decide(session, chance: Random):
    """Some decision that is legal now."""
    family = chance.choice(session.game.options(session.state))
    session.do(family.pick(chance))
