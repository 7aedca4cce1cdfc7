"""Sticks: the least that is a game. The rules have their numbers from `rules.md` beside this.

Rolling is chance; where only one stick may be taken, that is forced; a bet is a secret, and comes
beside the question; a count sets right what lies on the table.
"""

from typing import NamedTuple

from companion.table.game import Due, Instead, Line, Refusal, Result, Said, Step
from companion.table.game import figures as f
from companion.table.game.distinct import distinct
from companion.table.game.families import families, only
from companion.table.game.fields import Fields, integer, one_of, text
from companion.table.game.implied import nothing_implied
from companion.table.game.kinds import Kind, Kinds, quoted, reads
from companion.table.game.seating import check_seats, put, seated

COLOURS = ("red", "blue", "green")
SEATS = (2, 3)
PIPS = (1, 2, 3)
HIDDEN = "?"
"""A bet that somebody else has made."""


class Player(NamedTuple):
    colour: str
    sticks: int = 0
    points: int = 0
    bet: str = ""
    """Who he thinks will take the last stick."""


class Sticks(NamedTuple):
    players: tuple[Player, ...]
    pile: int
    turn: int = 0
    pips: int = 0
    rolled: int = 0

    @property
    def colours(self):
        return tuple(player.colour for player in self.players)

    @property
    def most(self):
        """1.2."""
        return min(self.pips, self.pile)

    def at(self, colour):
        return seated(self.players, colour)

    def put(self, player):
        return self._replace(players=put(self.players, player))


@distinct
class Roll(NamedTuple):
    pips: int


@distinct
class Take(NamedTuple):
    player: str
    sticks: int


@distinct
class Bet(NamedTuple):
    player: str
    on: str


@distinct
class Count(NamedTuple):
    """So many sticks lie in the pile."""

    pile: int
    why: str


_seat = one_of("colour", COLOURS)


def roll(state, move, ledger):
    return state._replace(pips=move.pips, rolled=state.rolled + 1)


def take(state, move, ledger):
    """1.2, and with the last stick 2.1 and 2.2."""
    player = state.at(move.player)
    if move.player != state.colours[state.turn]:
        raise Refusal("1.2", "toy-turn", player=f.player(state.colours[state.turn]))
    if move.sticks > state.most:
        raise Refusal("1.2", "toy-too-many", most=f.count(state.most))
    ledger.append(Line(move.player, "sticks", move.sticks, "pile", "1.2"))
    state = state.put(player._replace(sticks=player.sticks + move.sticks))
    state = state._replace(pile=state.pile - move.sticks, pips=0)
    if state.pile:
        return state._replace(turn=(state.turn + 1) % len(state.players))
    earned = [(move.player, "last", "2.1")]
    earned += [(each.colour, "bet", "2.2") for each in state.players if each.bet == move.player]
    for colour, source, rule in earned:
        ledger.append(Line(colour, "points", 1, source, rule))
        state = state.put(state.at(colour)._replace(points=state.at(colour).points + 1))
    return state


def fewer(state, move):
    """As many as may be taken."""
    if not 0 < state.most < move.sticks:
        return None
    instead = move._replace(sticks=state.most)
    return Instead("toy-at-most", {"most": f.count(state.most)}, (instead,))


def bet(state, move, ledger):
    player = state.at(move.player)
    state.at(move.on)
    if player.bet:
        raise Refusal("1.3", "toy-bet-twice", player=f.player(move.player))
    ledger.append(Line(move.player, "bets", 1, "on", "1.3", {"on": f.player(move.on)}, secret=True))
    return state.put(player._replace(bet=move.on))


def count(state, move, ledger):
    return state._replace(pile=move.pile)


KINDS = Kinds(
    {
        "roll": Kind(Roll, reads(Roll, pips=integer(1, 3)), roll),
        "take": Kind(Take, reads(Take, player=_seat, sticks=integer(1)), take, nearest=fewer),
        "bet": Kind(Bet, reads(Bet, player=_seat, on=_seat), bet),
        "count": Kind(Count, reads(Count, pile=integer(1, 1000), why=text), count),
    }
)


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
        return Step(Sticks(tuple(map(Player, colours)), components["pile"]), ())

    read = staticmethod(KINDS.read)
    write = staticmethod(KINDS.write)
    kind = staticmethod(KINDS.name)
    nearest = staticmethod(KINDS.nearest)
    implied = staticmethod(nothing_implied)

    def due(self, state):
        if not state.pile:
            return Due(())
        if not state.pips:
            return Due(("roll",), chance=True, beside=("bet", "count"))
        return Due(("take",), (state.colours[state.turn],), beside=("bet", "count"))

    def options(self, state):
        due = self.due(state)
        rolls = map(Roll, PIPS) if due.chance else ()
        takes = (Take(each, n + 1) for each in due.players for n in range(state.most))
        bettors = (each.colour for each in state.players if due.kinds and not each.bet)
        bets = (Bet(colour, on) for colour in bettors for on in state.colours)
        return families(roll=rolls, take=takes, bet=bets)

    def apply(self, state, move):
        return KINDS.step(self.due(state), state, move)

    def quote(self, state, move):
        return quoted(self.apply, state, move)

    def seen(self, state, by):
        """Bets are each player's own until the last stick is taken."""
        if not state.pile:
            return state
        others = (each for each in state.players if each.bet and each.colour != by)
        for player in others:
            state = state.put(player._replace(bet=HIDDEN))
        return state

    def forced(self, state):
        return only(self.options(state)[:1])

    def deal(self, chance, components):
        return [chance.choice(PIPS) for _ in range(components["pile"])]

    def draw(self, state, deal):
        return Roll(deal[state.rolled]) if state.rolled < len(deal) else None

    def shown(self, state):
        players = {each.colour: {"sticks": each.sticks} for each in state.players}
        return {"pile": state.pile, "players": players}

    def standing(self, state):
        return (Said("toy-pile", {"sticks": f.count(state.pile)}),)

    def results(self, state):
        """2.3: by points, and of as many the one who took the last stick."""
        if state.pile:
            return ()
        last = state.colours[state.turn]
        ranked = sorted(state.players, key=lambda each: (-each.points, each.colour != last))
        won = ranked[0].colour
        return tuple(Result(each.colour, each.points, each.colour == won) for each in ranked)


TOY = Toy()


def game(set_of):
    return TOY
