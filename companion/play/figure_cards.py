"""Cards by which figures are told: one of a few answers, digits, numbers, pieces counted out."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from typing import Any, NamedTuple

from companion.play.pieces import Changed, Mark, More, Numeral, Sign, Sized, Written
from companion.play.question import Piece
from companion.play.table_cards import Ask, Asked, At, Cell, Enter, Line, Lines, Look, Moment, card
from companion.table.game import figures as f
from companion.table.game.edits import Edit

_KEYS = Lines(least=72, widest=178, ratio=2.6, most=3)
_NUMBERS = Lines(widest=60, most=10)
_FIGURES = Lines(lead=116, widest=84, ratio=1.5)
_AMOUNTS = Lines(lead=52, least=56, widest=92, ratio=1.7)
_LEADING, _PAGES, _DIGITS = 40, 4, 10


def choices(
    prefix: str,
    answers: Mapping[Any, tuple[Piece, Edit]],
    chosen: object = None,
    *,
    framed: bool = True,
) -> tuple[Cell, ...]:
    """Answers of which one may be given already."""
    return tuple(
        Cell(f"{prefix}-{answer}", piece, Enter(edit), framed, answer == chosen)
        for answer, (piece, edit) in answers.items()
    )


def first_card(moment: Moment, edit: Callable[[int], Edit]) -> Asked:
    """Who plays first, by his seat."""
    state = moment.state
    cells = (
        Cell(f"first-{colour}", Mark(colour), Enter(edit(seat)), chosen=seat == state.first)
        for seat, colour in enumerate(state.board.colours)
    )
    return moment.card("first", "lies-first", cells)


def count_cells(
    name: str, piece: Piece, held: int, places: int, edit: Callable[[int], Edit]
) -> tuple[Cell, ...]:
    """How many pieces of a kind lie somewhere: as many places, those that are taken first. A tap
    says that so many lie there; on the last one there, that it does not."""
    return tuple(
        Cell(f"{name}-{place}", piece, Enter(edit(place - (place == held))), False,
             absent=place > held)
        for place in range(1, places + 1)
    )  # fmt: skip


def digits_card(
    moment: Moment, at: At, title: str, edit: Callable[[int], Edit], more: tuple[Cell, ...] = ()
) -> Asked:
    """A figure typed digit by digit, by keys as on a telephone; `more` are cells before them, for
    what is no figure."""

    def look(typed: str) -> Look:
        return Look(at._replace(typed=typed[:_DIGITS]))

    typed = at.typed
    keys = [Cell(f"digit-{each}", Numeral(each), look(f"{typed}{each}")) for each in range(10)]
    clear = Cell("digit-clear", Written(moment.say("otherwise-clear")), look(""))
    said = Written(moment.say("otherwise-set", typed=typed or "none"))
    done = Cell("digit-set", said, Enter(edit(int(typed))) if typed else None, chosen=bool(typed))
    lines = [Line(more)] if more else []
    return card("digits", title, [*lines, Line((*keys[1:], clear, keys[0], done))], _KEYS)


def numbers_card(
    name: str,
    title: str,
    low: int,
    page: int,
    told: Callable[[int], Enter],
    look: Callable[[int], Look],
    held: int | None = None,
) -> Asked:
    """Numbers to tap, from the lowest in sight on; a last cell brings up the next ones."""
    cells = [
        Cell(f"{name}-{each}", Numeral(each), told(each), chosen=each == held)
        for each in range(low, low + page)
    ]
    more = Cell(f"{name}-more", More(), look((low + page) % (_PAGES * page)))
    return card(name, title, [Line((*cells, more))], _NUMBERS)


def asked_number(
    moment: Moment, at: At, name: str, title: str, edit: Callable[[int], Edit], page: int
) -> Asked:
    """Typed where it is put right, else told by a touch; what there is by now is not shown."""
    if moment.corrects:
        return digits_card(moment, at, title, edit)

    def look(low: int) -> Look:
        return Look(at._replace(typed=str(low)))

    told = (int(at.typed or 0), page, lambda number: Enter(edit(number)), look)
    return numbers_card(name, title, *told)


class Counted(NamedTuple):
    """Which of all figures is asked, where they are counted one after the other."""

    figure: int = 0
    low: int = 0
    """The first of the numbers in sight."""


class Amount(NamedTuple):
    """How much there is of something before a player, and how much the app had."""

    seat: int
    name: str
    piece: Callable[..., Piece]
    """Drawn with a number, or without."""
    title: str
    held: int
    before: int
    edit: Callable[[int], Edit]
    typed: Ask
    """How much there is, digit by digit."""


class Figures(NamedTuple):
    """What is counted before each player, and how it is drawn; so many numbers are in sight."""

    pieces: Callable[[str], Mapping[str, Callable[..., Piece]]]
    """By whose they are."""
    edit: Callable[[int, str, int], Edit]
    """By seat, by what is counted, and how much there is of it."""
    page: int

    def cards(self, moment: Moment, at: At) -> tuple[Asked, ...]:
        """What is put right stands beside what the app had, with plus and minus; on an empty table
        all is counted, a touch each."""
        every = [*self._amounts(moment)]
        if not moment.corrects:
            return _counted(moment, at, every, self.page)
        return tuple(
            card(f"figures-{player.colour}", moment.name(player.colour), lines, _AMOUNTS)
            for seat, player in enumerate(moment.state.players)
            for lines in [[_plus_and_minus(each) for each in every if each.seat == seat]]
        )

    def _amounts(self, moment: Moment) -> Iterator[Amount]:
        for seat, player in enumerate(moment.state.players):
            before = moment.before.players[seat] if moment.corrects else player
            for what, piece in self.pieces(player.colour).items():
                name, title = f"{player.colour}-{what}", how_much(moment, player.colour, what)
                held, had = getattr(player, what), getattr(before, what)
                edit, typed = partial(self.edit, seat, what), Ask(_typed, (self.edit, seat, what))
                yield Amount(seat, name, piece, title, held, had, edit, typed)


def how_much(moment: Moment, colour: str, what: str) -> str:
    named = f.text(what.replace("_", "-"))
    return moment.say("otherwise-figure", player=f.player(colour), what=named)


def _plus_and_minus(amount: Amount) -> Line:
    name, held, edit = amount.name, amount.held, amount.edit
    by = held - amount.before
    cells = (
        Cell(f"{name}-less", Sign("−"), Enter(edit(held - 1))),
        Cell(name, Changed(held, by), amount.typed, chosen=by != 0),
        Cell(f"{name}-more", Sign("+"), Enter(edit(held + 1))),
    )
    return Line(cells, Sized(amount.piece(), _LEADING))


def _typed(
    edit: Callable[[int, str, int], Edit], seat: int, what: str, moment: Moment, at: At
) -> Asked:
    title = how_much(moment, moment.state.players[seat].colour, what)
    return digits_card(moment, at, title, partial(edit, seat, what))


def _counted(moment: Moment, at: At, every: list[Amount], page: int) -> tuple[Asked, Asked]:
    """A number given, the next figure is asked."""
    hand = at.hand

    def cells(seat: int, _: object) -> Iterator[Cell]:
        for number, each in enumerate(every):
            if each.seat == seat:
                look, here = Look(At(Counted(number))), number == hand.figure
                yield Cell(each.name, each.piece(each.held), look, chosen=here)

    amount, last = every[hand.figure], hand.figure + 1 == len(every)
    after = Counted(0 if last else hand.figure + 1)
    numbers = numbers_card(
        "number",
        amount.title,
        hand.low,
        page,
        lambda number: Enter(amount.edit(number), after, last),
        lambda low: Look(At(hand._replace(low=low))),
        amount.held,
    )
    return moment.card("figures", "lies-figures", moment.by_player(cells), _FIGURES), numbers
