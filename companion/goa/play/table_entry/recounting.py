"""10.1: purses and hands that lie open, each put right by a touch (12.10, 13.8, 13.9)."""

from __future__ import annotations

from collections.abc import Iterator

from companion.goa.play.pieces import CardBack, CardSymbol, Ducat
from companion.goa.rules.board import SYMBOLS
from companion.goa.rules.moves import Adjust, Correct, Estate
from companion.goa.rules.moves_of_chance import Hand
from companion.goa.rules.state import Player
from companion.goa.rules.supply import seat_of
from companion.play.pieces import Sign, Sized
from companion.play.recounting import Recounted, fitting
from companion.play.table_cards import Asked, Cell, Line, Lines, Moment, card
from companion.table.session import Session

_PIECE = 38
_REVEALED = Lines(lead=46, widest=58)
_NONE = (0,) * len(SYMBOLS)


def recounts(session: Session, number: int, moment: Moment) -> tuple[Asked, ...]:
    """A card a player; `number` is the move before which the table can be put right, and without
    one it is only looked at."""
    players = session.state.players
    return tuple(_Recount(session, number, moment, player).card() for player in players)


class _Recount:
    """What one player laid open."""

    def __init__(self, session: Session, number: int, moment: Moment, player: Player) -> None:
        self._session, self._number, self._moment = session, number, moment
        self._player, self._colour = player, player.colour
        self._why = moment.say("hand-why")

    def card(self) -> Asked:
        """The purse by plus and minus; a card laid open is taken away by a tap, and one of the six
        symbols comes by one."""
        lines = (self._purse_line(), *self._laid_line(), *self._symbol_line())
        name = self._moment.name(self._colour)
        return card(f"recount-{self._colour}", name, lines, _REVEALED)

    def _cell(self, name: str, piece: object, *tries: Recounted) -> Cell:
        """One to which there is no way is shut."""
        name = f"{self._colour}-{name}"
        if not self._number:
            return Cell(name, piece, framed=False)
        found = fitting(self._session, tries)
        return Cell(name, piece, found, absent=not found)

    def _purse_line(self) -> Line:
        there = Cell(f"{self._colour}-ducats", Ducat(self._player.ducats), framed=False)
        if not self._number:
            return Line((there,))
        less = self._cell("ducats-less", Sign("−"), self._purse(-1))
        return Line((less, there, self._cell("ducats-more", Sign("+"), self._purse(1))))

    def _laid_line(self) -> Iterator[Line]:
        there = [
            self._cell(f"{name}-{number}", CardSymbol(name), *self._hand(name, -1))
            for name, many in zip(SYMBOLS, self._player.symbols or _NONE, strict=True)
            for number in range(1, many + 1)
        ]
        if there:
            yield Line(tuple(there), Sized(CardBack(len(there)), _PIECE))

    def _symbol_line(self) -> Iterator[Line]:
        if self._number:
            cells = (
                self._cell(f"{name}-more", CardSymbol(name), *self._hand(name, 1))
                for name in SYMBOLS
            )
            yield Line(tuple(cells), Sign("+"))

    def _purse(self, by: int) -> Recounted:
        """With what was put right in it before, one correction."""
        line = self._session.line
        for number in range(self._number - 1, 0, -1):
            move = line[number - 1].move
            if not isinstance(move, Adjust | Correct):
                break
            if isinstance(move, Adjust) and move == self._adjust(move.ducats):
                by += move.ducats
                return Recounted(number, (self._adjust(by),) if by else ())
        return Recounted(self._number, (self._adjust(by), line[self._number - 1].move))

    def _adjust(self, by: int) -> Adjust:
        return Adjust(self._colour, self._why, ducats=by)

    def _hand(self, symbol: str, by: int) -> Iterator[Recounted]:
        """Laid open anew; by whom the app thought to hold no card, before or after the last one."""
        symbols = tuple(
            many + by * (name == symbol)
            for name, many in zip(SYMBOLS, self._player.symbols or _NONE, strict=True)
        )
        cards = sum(symbols)
        holds = Correct(self._why, players=((self._colour, Estate(hand=cards)),))
        shows = Hand(self._colour, symbols)
        if number := self._laid_open():
            state = self._session.at(number - 1)
            held = state.players[seat_of(state, self._colour)].hand
            right = () if held == cards else (holds,)
            yield Recounted(number, (*right, *((shows,) if cards else ())))
            return
        last = self._session.line[self._number - 1].move
        yield Recounted(self._number, (holds, shows, last))
        yield Recounted(self._number, (holds, last, shows))
        if isinstance(last, Correct):
            yield Recounted(self._number, (holds, shows))

    def _laid_open(self) -> int:
        """The number of the move that did it; none where he held no card."""
        moves = ((each.number, each.move) for each in self._session.line)
        shown = (n for n, move in moves if isinstance(move, Hand) and move.player == self._colour)
        return next(shown, 0)
