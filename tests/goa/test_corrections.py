"""The table of Goa says otherwise (13.8, 13.9): amounts, purses in private, hands and markers."""

from random import Random

import pytest

from companion.goa.play.table_entry.areas import EDITOR
from companion.goa.rules.board import SITES
from companion.goa.rules.state import cell_of, place_of
from companion.play.table_entry import CorrectedTable, last_moment
from companion.table.game import RECORD, Refusal
from companion.words import Words
from tests.goa.asked import asking_after, deed, made, moves_until, record

LANGUAGES = sorted(Words("en").codes())
GIVEN = record("sensible-4")


def correcting(moves: int, area: str = "", language: str = "en") -> CorrectedTable:
    session = asking_after(GIVEN, moves).session
    found = CorrectedTable(session, EDITOR, area=area)
    names = {seat.colour: seat.name for seat in GIVEN.players}
    found.say_by(Words(language, strict=True).of("goa").say, names)
    return found


def in_turn(area: str = "", language: str = "en") -> CorrectedTable:
    return correcting(moves_until(GIVEN, "taxes"), area, language)


def player(found: CorrectedTable, colour: str = "red"):
    return next(each for each in found.session.state.players if each.colour == colour)


def said(found: CorrectedTable) -> str:
    """What the button tells of it."""
    moment = found.moment()
    figures = EDITOR.changes(moment, found.moves("so"))
    return " · ".join(moment.say("otherwise-do", what=each) for each in figures)


def type_in(found: CorrectedTable, number: int) -> None:
    for digit in str(number):
        found.tap(f"digit-{digit}")
    found.tap("digit-set")


def test_amounts_are_put_right_by_one_adjust() -> None:
    """13.8."""
    found = in_turn()
    before = player(found)
    for name in ("red-ships-more", "red-ships-more", "red-extra_cards-more"):
        found.tap(name)
    (move,) = found.moves("counted")
    assert (move.ships, move.extra_cards, move.ducats) == (2, 1, 0)
    found.do("counted")
    after = player(found)
    assert (after.ships, after.extra_cards) == (before.ships + 2, before.extra_cards + 1)
    assert found.session.line[-1].raw["why"] == "counted"


def test_nothing_falls_below_zero() -> None:
    found = in_turn()
    for _ in range(player(found).ships):
        found.tap("red-ships-less")
    with pytest.raises(Refusal) as refused:
        found.tap("red-ships-less")
    assert refused.value.rule == "13.8"


def test_a_purse_is_typed_by_its_owner_and_no_figure_of_it_is_told() -> None:
    """12.3, 12.10: not what the app had, nor by how much it was wrong."""
    found = in_turn("purses")
    had = player(found).ducats
    found.tap("purse-red")
    assert str(had) not in found.question.title
    type_in(found, 77)
    assert not any(each.isdigit() for each in said(found))
    found.do("counted")
    assert player(found).ducats == 77
    names = {name for card in in_turn("figures").cards for name in card.picks}
    assert not any("ducats" in name for name in names)


def test_a_purse_that_agrees_changes_nothing() -> None:
    found = in_turn("purses")
    found.tap("purse-red")
    type_in(found, player(found).ducats)
    assert found.moves("so") == ()


def test_purses_are_counted_openly_once_they_lie_open() -> None:
    """10.1: until the last hand lies open."""
    found = correcting(moves_until(GIVEN, "hand"))
    found.tap("blue-ducats-more")
    had = player(found, "blue").ducats
    found.do("counted")
    assert player(found, "blue").ducats == had + 1


def test_a_hand_and_markers_are_put_right_by_one_correct() -> None:
    """13.9: a marker set right scores, and brings no reward."""
    found = in_turn()
    before = player(found)
    found.tap("red-hand-more")
    found.turn("markers")
    found.tap("red-taxes-4")
    (move,) = found.moves("so")
    assert dict(move.players)["red"].rows == (("taxes", 4),)
    found.do("so")
    after = player(found)
    assert after.hand == before.hand + 1
    assert after.rows[2] == 4
    assert after.vp > before.vp


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_of_it_is_said(language) -> None:
    found = in_turn(language=language)
    for name in ("red-ships-more", "red-hand-more"):
        found.tap(name)
    found.turn("markers")
    found.tap("blue-ships-3")
    found.turn("purses")
    found.tap("purse-green")
    type_in(found, 50)
    assert len(said(found).split(" · ")) == 4


def test_at_the_last_moment_a_hand_has_fewer_cards_by_one_touch() -> None:
    """10.1, 13.9: what was told is laid open, and undo takes back both."""
    asking = asking_after(GIVEN, moves_until(GIVEN, "hand"))
    before = len(asking.session.line)
    asking.pick("symbol-shell")
    asking.act(deed(asking, "no-more"))
    assert made(asking, before) == ["correct", "hand"]
    blue = asking.session.state.players[asking.session.state.board.colours.index("blue")]
    assert (blue.hand, sum(blue.symbols)) == (1, 1)
    asking.undo()
    assert len(asking.session.line) == before


def test_at_the_last_moment_a_hand_has_one_card_more_by_one_touch() -> None:
    asking = asking_after(GIVEN, moves_until(GIVEN, "hand"))
    asking.pick("symbol-shell")
    hint, before = asking.question.hint, len(asking.session.line)
    asking.act(deed(asking, "one-more"))
    assert made(asking, before) == ["correct"]
    assert asking.seat.picks, "what was told stays"
    assert asking.question.hint != hint


def ended(area: str = "") -> CorrectedTable:
    """The last hand lies open, and the game is over."""
    session = asking_after(GIVEN, len(GIVEN.moves)).session
    assert not session.due.kinds
    found = CorrectedTable(session, EDITOR, last_moment(session, EDITOR), area)
    found.say_by(Words("en", strict=True).of("goa").say, {})
    return found


def test_after_the_last_hand_a_purse_is_put_right_before_it() -> None:
    """10.5, 13.8: what lies open stays so, and the ducats are compared anew."""
    found = ended()
    session, line = found.session, len(found.session.line)
    poor = min(session.state.players, key=lambda each: each.ducats)
    for _ in range(40):
        found.tap(f"{poor.colour}-ducats-more")
    found.do("counted")
    assert [entry.raw["do"] for entry in session.line[line - 1 :]] == ["adjust", "hand"]
    after = player(found, poor.colour)
    assert not session.due.kinds
    assert (after.ducats, after.vp) == (poor.ducats + 40, poor.vp + 3)
    session.undo()
    assert player(found, poor.colour) == poor


def test_after_the_last_hand_another_number_of_cards_is_laid_open_anew() -> None:
    found = ended()
    session = found.session
    last = session.line[-1].raw["player"]
    found.tap(f"{last}-hand-more")
    found.do("counted")
    assert session.due.kinds == ("hand",)
    assert session.due.players == (last,)
    assert session.line[-1].raw["do"] == "correct"


def test_nothing_is_slipped_in_while_the_game_goes_on() -> None:
    assert last_moment(in_turn().session, EDITOR) == 0
    assert last_moment(ended().session, None) == 0


@pytest.mark.parametrize(
    ("kind", "times"), [("place", 1), ("place", 6), ("taxes", 3), ("extra", 2), ("hand", 1)]
)
def test_whatever_is_told_by_chance_lies_there_afterwards(kind, times) -> None:
    """13.8, 13.9, wherever both can be: taps that are refused tell nothing."""
    chance, refused = Random(times), set()
    found = correcting(moves_until(GIVEN, kind, times))
    game = found.session.game
    for _ in range(25):
        found.turn(chance.choice(EDITOR.corrected).name)
        for _ in range(4):
            question = found.question
            cards = (question,) if question else found.cards
            names = [name for card in cards for name in card.picks]
            try:
                found.tap(chance.choice(names))
            except Refusal as refusal:
                refused.add(refusal.rule)
                found.shut()
    wanted, moves = found.edits.wanted, found.moves("so")
    found.do("so")
    assert refused <= {"13.8", "13.9", "0.5", RECORD}
    assert game.shown(found.session.at(found.session.course.made[-1].number)) == game.shown(wanted)
    assert sum(game.write(move)["do"] == "correct" for move in moves) <= 1


def test_a_spice_a_site_a_tile_and_a_cell_are_set_right_in_one_correct() -> None:
    found = in_turn("spices")
    red = player(found)
    place = next(place for place, site in enumerate(red.sites) if site and site.spices)
    found.tap(f"red-field-{SITES[place]}-0")
    found.turn("sites")
    for name in ("tile-foreman/3", "holder-blue", "blue-site-quilon"):
        found.tap(name)
    found.turn("market")
    cell = next(cell_of(number) for number, one in enumerate(found.session.state.grid) if one)
    found.tap(f"cell-{cell[0]}-{cell[1]}")
    found.tap("discard-3")
    (move,) = found.moves("so")
    estates = dict(move.players)
    assert len(dict(estates["red"].sites)[place].spices) == len(red.sites[place].spices) - 1
    assert "foreman/3" in [one.text for one in estates["red"].tiles]
    assert (move.grid[place_of(cell)], move.discard) == (None, 3)
    assert len(said(found).split(" · ")) == len(EDITOR.changes(found.moment(), (move,)))


def test_13_9_a_tile_the_app_has_elsewhere_is_taken_from_there_or_is_another_one() -> None:
    found = correcting(moves_until(GIVEN, "hand"), "sites")
    state = found.session.state
    (owner, one), *_ = (
        (each, one) for each in state.players for one in each.tiles if one.kind == "foreman"
    )
    other = next(each.colour for each in state.players if each is not owner)
    for name in (f"holder-{other}", f"tile-{one.text}"):
        found.tap(name)
    question = found.question
    assert [cell.piece.colour for cell in question.layout.lines[0].cells[:-1]] == [owner.colour]
    assert not found.edits.changed
    found.tap("another")
    assert len(found.moves("so")[0].players) == 1
    found.edits.undo()
    for name in (f"tile-{one.text}", "from-0"):
        found.tap(name)
    found.do("so")
    assert one in player(found, other).tiles
    assert one not in player(found, owner.colour).tiles


def test_2_3_no_tile_of_phase_b_is_told_in_phase_a() -> None:
    cards = in_turn("sites").cards
    names = {name for card in cards for name in card.picks if name.startswith("tile-")}
    assert "tile-foreman/3" in names
    assert not names & {"tile-swap", "tile-espionage", "tile-clove/3"}
