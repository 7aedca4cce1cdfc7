"""Sticks: the least that is a game. The rules have their numbers from `rules.md` beside this.

Rolling is chance; where only one stick may be taken, that is forced; a bet is a secret, and comes
beside the question; a count sets right what lies on the table.
"""

from random import Random
from typing import NamedTuple

from companion.table.game import Due, Figure, Instead, Line, Refusal, Result, Said, Step
from companion.table.game import figures as f
from companion.table.game.fields import Fields, integer, one_of, text
from companion.table.game.kinds import Kind, Kinds, not_due
from companion.table.game.seating import check_seats

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

    def at(self, colour):
        if colour not in self.colours:
            raise Refusal("0.1", "not-seated", colour=Figure("colour", colour))
        return self.players[self.colours.index(colour)]

    def put(self, player):
        changed = (player if each.colour == player.colour else each for each in self.players)
        return self._replace(players=tuple(changed))


class Roll(NamedTuple):
    pips: int


class Take(NamedTuple):
    player: str
    sticks: int


class Bet(NamedTuple):
    player: str
    on: str


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
    if move.sticks > min(state.pips, state.pile):
        raise Refusal("1.2", "toy-too-many", most=f.count(min(state.pips, state.pile)))
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
    most = min(state.pips, state.pile)
    if not 0 < most < move.sticks:
        return None
    return Instead("toy-at-most", {"most": f.count(most)}, (move._replace(sticks=most),))


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
        "roll": Kind(Roll, lambda fields: Roll(fields.need("pips", integer(1, 3))), roll),
        "take": Kind(
            Take,
            lambda fields: Take(fields.need("player", _seat), fields.need("sticks", integer(1))),
            take,
            nearest=fewer,
        ),
        "bet": Kind(
            Bet, lambda fields: Bet(fields.need("player", _seat), fields.need("on", _seat)), bet
        ),
        "count": Kind(
            Count,
            lambda fields: Count(fields.need("pile", integer(1, 1000)), fields.need("why", text)),
            count,
        ),
    }
)


class Moves(NamedTuple):
    kind: str
    moves: tuple[Roll | Take | Bet, ...]

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
        return Step(Sticks(tuple(map(Player, colours)), components["pile"]), ())

    read = staticmethod(KINDS.read)
    write = staticmethod(KINDS.write)

    def due(self, state):
        if not state.pile:
            return Due(())
        if not state.pips:
            return Due(("roll",), chance=True, beside=("bet", "count"))
        return Due(("take",), (state.colours[state.turn],), beside=("bet", "count"))

    def options(self, state):
        due = self.due(state)
        if not due.kinds:
            return ()
        most = min(state.pips, state.pile)
        awaited = (
            map(Roll, PIPS) if due.chance else (Take(*due.players, n + 1) for n in range(most))
        )
        bets = tuple(
            Bet(player.colour, on)
            for player in state.players
            for on in state.colours
            if not player.bet
        )
        first = Moves(due.kinds[0], tuple(awaited))
        return (first, Moves("bet", bets)) if bets else (first,)

    def apply(self, state, move):
        due = self.due(state)
        if KINDS.name(move) not in (*due.kinds, *due.beside):
            raise not_due(KINDS.name(move), due.kinds)
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
        """Bets are each player's own until the last stick is taken."""
        if not state.pile:
            return state
        others = (each for each in state.players if each.bet and each.colour != by)
        for player in others:
            state = state.put(player._replace(bet=HIDDEN))
        return state

    def forced(self, state):
        awaited = self.options(state)[:1]
        moves = [move for family in awaited for move in family]
        return moves[0] if len(moves) == 1 else None

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


def decide(session, chance: Random):
    """Some decision that is awaited; what may come beside it must not go on for ever."""
    families = session.game.options(session.state)
    session.do(
        chance.choice([each for each in families if each.kind in session.due.kinds]).pick(chance)
    )
