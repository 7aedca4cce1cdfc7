"""The protocol between a game's rules and everything that is not rules.

A game is pure: a state, a move, and what follows. It knows no screen, file, clock or chance.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

S = TypeVar("S")
M = TypeVar("M")
MoveOf = TypeVar("MoveOf", covariant=True)

Json = Any
"""A value as the module json reads and writes it."""

RECORD = "record"
"""What a refusal names instead of a rule, where a move is malformed or of a kind not due."""


class Figure(NamedTuple):
    """A value with its kind (a player, a landing, Reals, a count), for words to make text of."""

    kind: str
    value: object


def player_of(move: Any) -> str:
    """Whose a move is; nobody's where chance or the whole table makes it."""
    return getattr(move, "player", None) or ""


class Refusal(Exception):
    """Why a move is not accepted: the rule, the key of the sentence, the figures it needs."""

    def __init__(self, rule: str, key: str, /, **figures: Figure) -> None:
        super().__init__(rule, key, figures)
        self.rule = rule
        self.key = key
        self.figures = figures
        self.game = ""
        """Whose words say it; nobody's own where the table itself refuses."""

    def by(self, game: str) -> Refusal:
        """The same, said in the words of this game."""
        self.game = game
        return self


class Line(NamedTuple):
    """A line of the ledger: who got or paid how much of what, from which source, by which rule.

    One without a `what` counts nothing: its source is a sentence that tells what happened.
    """

    player: str
    what: str
    amount: int
    source: str
    rule: str
    about: Mapping[str, Figure] = {}
    secret: bool = False
    """Only the player himself may know of it while the game goes on."""


class Step(NamedTuple, Generic[S]):
    """What a move leads to: the new state, and the ledger lines of the move."""

    state: S
    lines: tuple[Line, ...]


class Due(NamedTuple):
    """What is awaited: which kinds of move, from which players or from chance.

    With neither players nor chance anybody may make the move. No kinds: the game is over.
    """

    kinds: tuple[str, ...]
    players: tuple[str, ...] = ()
    chance: bool = False
    beside: tuple[str, ...] = ()
    """What is accepted as well, though nobody waits for it: a launch, a card, a correction."""


class Family(Protocol[MoveOf]):
    """Legal moves that belong together, so that a screen can build a panel from them."""

    @property
    def kind(self) -> str: ...
    def __contains__(self, move: object) -> bool: ...
    def __iter__(self) -> Iterator[MoveOf]: ...
    def pick(self, chance: Random) -> MoveOf: ...


class Seat(NamedTuple):
    """Who sits where: seats are listed clockwise."""

    colour: str
    name: str


class Result(NamedTuple):
    """How a player did in a game that is over."""

    colour: str
    score: int
    won: bool


class Said(NamedTuple):
    """A sentence of the catalogues and the figures it needs."""

    key: str
    figures: Mapping[str, Figure]


class Instead(NamedTuple):
    """What would be possible: the key of its sentence and the figures, and the moves it means."""

    key: str
    figures: Mapping[str, Figure]
    moves: tuple[Any, ...]


class Game(Protocol[S, M]):
    """A game as the table sees it."""

    @property
    def id(self) -> str: ...

    @property
    def colours(self) -> tuple[str, ...]:
        """The players' colours there are."""

    @property
    def seats(self) -> tuple[int, ...]:
        """The numbers of players it can be played by."""

    @property
    def drawn(self) -> Mapping[str, str]:
        """The kind of piece each kind of chance move draws."""

    def starter(self) -> Json:
        """The component set in play where a record brings none."""

    def check_components(self, components: Json) -> None:
        """Refuses a component set the game cannot be played with."""

    def begin(self, colours: Sequence[str], components: Json) -> Step[S]:
        """The state before the first move, and what of it the ledger knows; refuses colours and
        numbers of players the game does not have."""

    def read(self, raw: Json) -> M:
        """The move a record writes so; refuses what is malformed."""

    def write(self, move: M) -> Json: ...

    def kind(self, move: M) -> str:
        """By which word a record names its kind."""

    def due(self, state: S) -> Due: ...

    def options(self, state: S) -> tuple[Family[M], ...]: ...

    def apply(self, state: S, move: M) -> Step[S]:
        """Makes the move, or raises Refusal; the old state stays valid."""

    def quote(self, state: S, move: M) -> tuple[Line, ...]:
        """What the move would bring and cost its player, even where it is too dear for him;
        nothing where it is refused for another reason."""

    def nearest(self, state: S, move: M) -> Instead | None:
        """What would be possible instead of a move that is refused, as near to it as there is."""

    def implied(self, state: S, move: M) -> tuple[M, ...]:
        """The moves that nobody says and that a move brings before it; nothing where the rules take
        it as it is."""

    def forced(self, state: S) -> M | None:
        """The only legal move, where nobody has anything left to decide."""

    def deal(self, chance: Random, components: Json) -> Json:
        """The order of everything the program may draw, settled once for the whole game."""

    def draw(self, state: S, deal: Json) -> M | None:
        """The chance move now due, as the deal has it; None where the deal has run out."""

    def seen(self, state: S, by: str | None) -> S:
        """The state as one player may know it, or, of nobody, all together; the state itself where
        the game has no secrets."""

    def shown(self, state: S) -> Json:
        """The state as the record format prints it."""

    def standing(self, state: S) -> tuple[Said, ...]:
        """Where everybody stands, a sentence each."""

    def results(self, state: S) -> tuple[Result, ...]:
        """Everybody by rank, once the game is over; nobody before."""
