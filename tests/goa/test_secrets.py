"""12.3: before purses are laid open, nothing that is asked or told at the table depends on them."""

from collections.abc import Iterator
from random import Random

import pytest

from companion.games import GAMES
from companion.goa.play import laying
from companion.goa.play.asking.decisions import QUESTIONS
from companion.goa.play.asking.short import Short
from companion.goa.play.book import BOOK
from companion.goa.play.counting import COUNTING
from companion.goa.play.lots import of_the_round
from companion.goa.play.progress import progress
from companion.goa.play.round_end import to_do
from companion.goa.play.spoken import call, spoken
from companion.goa.play.table_entry.areas import CORRECTED
from companion.goa.play.table_options import CHOOSABLE
from companion.goa.play.telling import briefly, told
from companion.goa.rules.phases import HANDS
from companion.headless.simulating import simulated
from companion.play.history import Made, rows, said
from companion.play.table_cards import At, Moment
from companion.play.text_form import text_form
from companion.table.record import Record
from companion.table.seen import open_change, seen_state
from companion.words import Words
from tests.goa.asked import asking_after, deed, made, moves_until, record
from tests.play.for_the_table import for_the_table, moments
from tests.play.playing import playing

SPEECH = Words("en", strict=True).of("goa")
WHY_EVERY = 6
"""Why not, is looked into with every sixth question: that takes longest."""
LOOK_EVERY = 17
"""And all that is made for the table, after every so many moves of a random game."""


def adjusted(given: Record, ducats: dict[str, int]) -> Record:
    """The same game with other purses, from before the first token on."""
    at = moves_until(given, "place")
    put_right = [
        {"do": "adjust", "player": player, "ducats": by, "why": "so"}
        for player, by in ducats.items()
    ]
    return given._replace(moves=[*given.moves[:at], *put_right, *given.moves[at:]])


def everything_said(given: Record) -> Iterator[tuple[str, ...]]:
    """What each question says, what undo is called, and how the last move is told; but for the
    questions that come with the corrections themselves."""
    found: list[tuple[str, ...]] = []

    def look(asking, question) -> None:
        session, shown = asking.session, asking.shown()
        if session.due.kinds in (("hand",), ()):
            return
        why = asking.why if len(found) % WHY_EVERY == 0 else None
        form = text_form(SPEECH, shown.names, question, why, asking.asides)
        last = session.line[-1] if session.line else None
        if last and last.raw["do"] != "adjust":
            said = (briefly(shown.say, last), told(shown.say, last), asking.undo_text)
            found.append((*form.lines(), *said))

    playing(given, look=look)
    yield from found


def test_nothing_said_depends_on_a_purse() -> None:
    given = record("goa-4-7")
    assert not given.moves[0]["open_money"]
    given = given._replace(moves=given.moves[:260])
    poor = [*everything_said(given)]
    rich = [*everything_said(adjusted(given, {"red": 17, "green": 1, "yellow": 40}))]
    assert len(poor) > 200
    assert poor == rich


def purse_too_small():
    """Whoever speaks first bids more than he has."""
    given = record("goa-4-7")
    asking = asking_after(given, moves_until(given, "bid"), ways=frozenset(("bids",)))
    for _ in range(4):
        asking.pick("more-amounts")
    asking.pick("amount-50")
    return asking


def test_the_purse_on_the_table_has_it() -> None:
    """The app's count is put right and the bid is made by one touch, and no figure is told."""
    asking = purse_too_small()
    before = len(asking.session.line)
    form = text_form(SPEECH, asking.shown().names, asking.question)
    assert isinstance(asking.seat.modes[-1], Short)
    assert not any(each.isdigit() for line in form.lines() for each in line)
    asking.act(deed(asking, "has-it"))
    assert made(asking, before) == ["adjust", "bid"]
    adjust = asking.session.line[before]
    assert not any(each.isdigit() for each in told(asking.shown().say, adjust))
    assert "bids 50" in asking.undo_text
    asking.undo()
    assert len(asking.session.line) == before, "both are one act"


def test_it_was_a_mistake() -> None:
    asking = purse_too_small()
    before = len(asking.session.line)
    asking.act(deed(asking, "back"))
    assert not isinstance(asking.seat.modes[-1], Short)
    assert "pass" in {each.name for each in asking.question.deeds}
    assert len(asking.session.line) == before


def test_a_purse_that_the_app_alone_keeps_is_right() -> None:
    given = record("goa-4-7")
    at, told = moves_until(given, "bid"), {"ways": frozenset(("bids",))}
    asking = asking_after(given, at, replaced=frozenset(("ducats",)), **told)
    for _ in range(4):
        asking.pick("more-amounts")
    before = len(asking.session.line)
    asking.pick("amount-50")
    assert not isinstance(asking.seat.modes[-1], Short)
    assert "not enough ducats" in asking.reply.text or "does not have enough" in asking.reply.text
    assert len(asking.session.line) == before


def test_both_purses_are_put_right_where_both_are_too_small() -> None:
    given = record("goa-4-7")
    asking = asking_after(given, moves_until(given, "bid"))
    before, bidder = len(asking.session.line), asking.question.layout.bidders[0].colour
    asking.pick(f"more-of-{bidder}")
    for _ in range(4):
        asking.pick("more-amounts")
    asking.pick("amount-60")
    asking.act(deed(asking, "buy"))
    asking.act(deed(asking, "has-it"))
    assert made(asking, before) == ["adjust", "adjust", "auction"]
    auctioneer, *_ = (each for each in asking.session.line[before:] if each.raw["do"] == "auction")
    state = asking.session.state
    assert state.players[state.board.colours.index(auctioneer.move.player)].ducats == 0


def put_right(given: Record, colour: str, ducats: int) -> list[dict]:
    """The moves, money secret, with a purse put right once the first token is due."""
    at = moves_until(given, "place")
    agree = given.moves[0] | {"open_money": False}
    adjust = {"do": "adjust", "player": colour, "ducats": ducats, "why": "so"}
    return [agree, *given.moves[1:at], adjust, *given.moves[at:]]


def at_the_table(asking, change) -> dict:
    """What the shared rooms make of it, and what is Goa's own: all that lies there, what is called
    aloud, what can be set right, what the round leaves to do."""
    session, shown = asking.session, asking.shown()
    made = for_the_table(asking, change, COUNTING, QUESTIONS, told, ("vp", "ducats"))
    seats = [seat.colour for seat in session.head.players]
    moment = Moment(session.state, {}, session.head.components, shown.speak, session.state)
    cards = [card for area in CORRECTED for card in area.cards(moment, At(area.hand))]
    return made | {
        "market": laying.market(shown, asking.question),
        "auction": laying.on_offer(shown, of_the_round(session.line)),
        "estates": [laying.estate(shown, asking.question, colour) for colour in seats],
        "aloud": spoken(shown.say, open_change(session, change)),
        "called": call(shown.say, seen_state(session)),
        "corrections": [(card.name, card.title, card.layout, [*card.picks]) for card in cards],
        "to do": to_do(shown, session),
        "rules": [BOOK.now(seen_state(session), rule) for rule in BOOK.rules],
    }


def unlike(one: dict, other: dict) -> set[str]:
    return {key for key in one if one[key] != other[key]}


@pytest.mark.parametrize("seed", range(3))
def test_two_games_that_differ_in_one_purse_are_alike_until_purses_are_opened(seed) -> None:
    """Of random games: whatever is shown, told, charted, spoken or written out."""
    chance = Random(seed)
    game = GAMES["goa"]
    given = simulated(game, chance.choice((2, 3, 4)), seed)
    colour = chance.choice([seat.colour for seat in given.players])
    pair = (put_right(given, colour, ducats) for ducats in (1, chance.randrange(2, 60)))
    both = (moments(game, QUESTIONS, given, each, CHOOSABLE.usual) for each in pair)
    looked = 0
    for number, (one, other) in enumerate(zip(*both, strict=True)):
        state = one[0].session.state
        opened = state.stage >= HANDS
        if opened or (state.stage and number % LOOK_EVERY == 0):
            looked += not opened
            differing = unlike(at_the_table(*one), at_the_table(*other))
            assert bool(differing) is opened, (number, differing)
    assert looked > 10


def test_the_history_names_what_was_auctioned_while_money_is_secret() -> None:
    """The price was said aloud; only what is in a purse is not told."""
    given = record("sensible-4")
    asking = asking_after(given, moves_until(given, "found"))
    say, session = asking.shown().say, asking.session
    sentences = [
        said(say, told, row)
        for row in rows(session, progress)
        if isinstance(row, Made) and row.entry.raw["do"] == "auction"
    ]
    assert len(sentences) == 5
    assert not any(each.startswith(":") for each in sentences)
    assert sum("flag" in each for each in sentences) == 1
