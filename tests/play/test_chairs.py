"""Chairs the app plays: what the table is told to do there, and how people take part."""

import pytest

from companion.games import GAMES
from companion.play.asking import Asking
from companion.play.chairs import Chairs
from companion.play.thought import Sitting
from companion.table.game import Refusal
from companion.vasco.play import instructing
from companion.vasco.play.asking.decisions import QUESTIONS
from companion.vasco.play.table_options import CHOOSABLE
from companion.vasco.players.strengths import PLAYERS
from companion.vasco.rules.acting import the_call
from companion.vasco.rules.moves import Adjust, Buy
from companion.vasco.rules.state import AREAS
from tests.play.table import bare_table
from tests.turns import turns
from tests.ui.at_table import record

THOUGHTS = 200
"""After so many something has been compared."""
SITTING = Sitting(lambda: PLAYERS, instructing.instructed, instructing.briefly)


class Played:
    """A table at which some chairs are the app's."""

    def __init__(self, players=2, language="en", table=None):
        given = record(f"vasco-{players}-7")
        self.table = table or bare_table(GAMES["vasco"], given, CHOOSABLE.usual, language)
        if table is None:
            self.table.session.draw_by_program({*GAMES["vasco"].drawn.values()})
        self.chairs = Chairs(self.table, SITTING, QUESTIONS)
        self.asking = Asking(self.table, self.chairs.questions(), lambda: None)
        self.asking.begin()

    def think(self):
        going = turns(100_000)
        while self.chairs.thinks and going():
            self.chairs.think()
        self.asking.ask()

    def deed(self, name):
        return next(deed for deed in self.asking.question.deeds if deed.name == name)

    def act(self, name="main"):
        self.asking.act(self.deed(name))

    @property
    def due(self):
        return self.table.session.due.players[0]

    @property
    def kind(self):
        """What sort of decision is due, if it is somebody's: of an action, in which area."""
        session = self.table.session
        if "finish" in session.due.kinds:
            return "finish"
        if not session.due.players:
            return ""
        kinds = session.due.kinds
        return kinds[0] if len(kinds) == 1 else the_call(session.state)[1].area

    def told(self, strength):
        """By every chair, of those that have something to do, and what else was thought of."""
        for seat in self.table.seats:
            self.chairs.give(seat.colour, strength)
        self.asking.ask()
        for _ in range(THOUGHTS):
            if self.chairs.thinks:
                self.chairs.think()
        if self.chairs.thinks:
            self.act("enough")
        plain = self.asking.question
        if any(deed.name == "why" for deed in plain.deeds):
            self.act("why")
        return plain, self.asking.question


@pytest.fixture
def played():
    return Played()


def test_a_chair_given_to_the_app_is_told_what_to_do_by_one_tap(played) -> None:
    session, by = played.table.session, played.due
    before = len(session.line)
    played.chairs.give(by, "nunes")
    played.asking.ask()
    question = played.asking.question
    assert played.asking.shown().name(by) in question.title
    assert question.player == by
    assert [deed.name for deed in question.deeds] == ["main", "why"]
    move = played.deed("main").move
    played.act()
    assert session.line[before].move == move
    assert session.line[before].by == "person", "people did it on the table"


def test_who_decides_at_a_glance_says_so_to_who_asks(played) -> None:
    played.chairs.give(played.due, "nunes")
    played.asking.ask()
    done = played.deed("main")
    played.act("why")
    assert played.asking.question.reason == played.asking.shown().say("chair-at-a-glance")
    assert not played.asking.question.sums
    assert played.deed("main") == done


def test_nobody_else_is_told_anything(played) -> None:
    other = next(seat.colour for seat in played.table.seats if seat.colour != played.due)
    asked = played.asking.question
    played.chairs.give(other, "gama")
    played.asking.ask()
    assert played.asking.question == asked
    assert not played.chairs.thinks


def test_while_it_thinks_nobody_has_to_wait(played) -> None:
    played.chairs.give(played.due, "coelho")
    played.asking.ask()
    assert played.chairs.thinks
    assert [deed.name for deed in played.asking.question.deeds] == ["enough"]
    played.act("enough")
    assert played.deed("main").move
    assert not played.chairs.thinks, "what is told does not change under the finger"


def test_what_it_has_thought_is_told_to_who_asks(played) -> None:
    played.chairs.give(played.due, "coelho")
    played.think()
    plain = played.asking.question
    played.act("why")
    told = played.asking.question
    assert told.title == plain.title
    assert played.deed("main") == next(deed for deed in plain.deeds if deed.main)
    percents = [int(line.amount.rstrip("%")) for line in told.sums]
    assert 1 < len(percents) <= 4
    assert all(0 <= each <= 100 for each in percents)
    assert told.sums[0].label == plain.title
    played.act("why")
    assert played.asking.question == plain


def test_undo_and_another_start_of_the_app_lead_to_the_same_move(played) -> None:
    played.chairs.give(played.due, "coelho")
    played.think()
    move = played.deed("main").move
    played.act()
    played.asking.undo()
    played.think()
    assert played.deed("main").move == move
    again = Played(table=played.table)
    again.think()
    assert again.deed("main").move == move


def test_what_is_announced_stays_whatever_is_set_right_beside_it(played) -> None:
    """Also after a new start of the app, where somebody waited no longer."""
    session, by = played.table.session, played.due
    other = next(seat.colour for seat in played.table.seats if seat.colour != by)
    played.chairs.give(by, "gama")
    for _ in range(THOUGHTS):
        played.chairs.think()
    played.asking.ask()
    played.act("enough")
    move = played.deed("main").move
    for points in (2, 3):
        session.do(Adjust(other, points, 0, 0, 0, "miscounted"))
        assert played.deed("main").move == move
        assert not played.chairs.thinks
    session.amend(len(session.line), Adjust(other, 3, 0, 0, 0, "counted anew"))
    played.asking.ask()
    played.act("why")
    assert played.deed("main").move == move
    assert played.asking.question.sums, "and why it was announced is told still"
    again = Played(table=played.table)
    assert again.deed("main").move == move
    again.act()
    again.asking.undo()
    assert again.deed("main").move == move


@pytest.mark.parametrize("language", ["en", "de", "pl", "ru"])
def test_what_was_announced_and_cannot_be_done_any_more_says_so(language) -> None:
    given = record("vasco-2-7")
    table = bare_table(GAMES["vasco"], given, CHOOSABLE.usual, language)
    session = table.session
    for number, raw in enumerate(given.moves):
        if raw["do"] == "buy":
            session.enter(given.moves[:number])
            break
    played, by = Played(table=table), session.due.players[0]
    played.chairs.give(by, "nunes")
    played.asking.ask()
    move, before = played.deed("main").move, played.asking.question.reason
    assert move == Buy(by, sao_gabriel=True)
    lies = {"do": "correct", "why": "so it lies", "state": {"offer": {"sao_gabriel": None}}}
    session.do(session.game.read(lies))
    assert played.deed("main").move != move
    refusal = refused(session, move)
    why = played.asking.shown().say(refusal.key, **refusal.figures)
    assert why in played.asking.question.reason
    assert before == ""
    anew = played.deed("main").move
    session.do(Adjust(by, 1, 0, 0, 0, "miscounted"))
    assert played.deed("main").move == anew


def test_what_was_kept_by_anything_else_announces_nothing(played) -> None:
    by, session = played.due, played.table.session
    of = [by, "nunes", session.line[-1].source]
    for moves in ("all", [7], [{"of": of}], [{"of": of, "move": 7}], [{"of": 1, "move": {}}]):
        played.table.keep("announced", {"game": session.head.id, "moves": moves})
        played.chairs.give(by, "nunes")
        played.asking.ask()
        assert played.deed("main").move


def refused(session, move):
    with pytest.raises(Refusal) as caught:
        session.game.apply(session.state, move)
    return caught.value


def test_a_chair_is_taken_back_in_the_middle_of_its_thinking(played) -> None:
    asked, by = played.asking.question, played.due
    played.chairs.give(by, "gama")
    played.chairs.think()
    played.chairs.give(by, "")
    played.asking.ask()
    assert played.asking.question == asked
    assert not played.chairs.thinks
    assert played.chairs.held == {}


def test_an_earlier_move_of_a_chair_is_entered_anew_as_any_other(played) -> None:
    by = played.due
    plain = played.asking.question.title
    played.chairs.give(by, "nunes")
    played.asking.ask()
    number = len(played.table.session.line) + 1
    played.act()
    played.asking.revise(number)
    assert played.asking.question.title == plain
    assert played.asking.question.picks


def test_what_was_kept_by_anything_else_gives_no_chair_away(played) -> None:
    by = played.due
    for kept in (["gama"], {"green": "gama"}, {by: "cabral"}, {by: ["gama"]}, "gama"):
        played.table.keep(f"chairs.{played.table.session.head.id}", kept)
        played.asking.ask()
        assert played.chairs.held == {}
        assert played.asking.question.picks


@pytest.mark.parametrize("strength", PLAYERS.strengths)
def test_what_lies_hidden_changes_no_decision_of_any_kind(strength) -> None:
    """The same game, dealt in two ways: everybody has seen the same, and is told the same."""
    given = record("vasco-3-7")
    tables = [bare_table(GAMES["vasco"], given, CHOOSABLE.usual, seed=seed) for seed in (1, 2)]
    one, other = (Played(table=table) for table in tables)
    assert tables[0].session.head.deal != tables[1].session.head.deal
    told = set()
    for move in given.moves:
        kind = one.kind
        if kind and kind not in told:
            told.add(kind)
            found = [each.told(strength) for each in (one, other)]
            assert found[0] == found[1], kind
        for table in tables:
            table.session.enter([move])
    assert told == {"place", "send", "finish", *AREAS}


@pytest.mark.parametrize("language", ["en", "de", "pl", "ru"])
def test_a_whole_game_can_be_played_by_the_app(language) -> None:
    """One tap a decision; people only turn up tiles, navigate and score."""
    played = Played(3, language)
    session = played.table.session
    for seat in played.table.seats:
        played.chairs.give(seat.colour, "nunes")
    taps, going = 0, turns(400)
    while session.due.kinds and going():
        played.asking.ask()
        main = next(deed for deed in played.asking.question.deeds if deed.main)
        played.asking.act(main)
        assert played.asking.reply is None
        taps += 1
    decisions = [entry for entry in session.line if entry.by == "person"]
    assert taps == len(decisions)
    assert session.state.winners


def test_who_is_called_as_one_of_the_app_s_players_is_one_until_somebody_says_otherwise() -> None:
    given = record("vasco-2-7")
    ana, rui = given.players
    captain = PLAYERS.strengths["coelho"].name
    seats = (ana, rui._replace(name=captain))
    table = bare_table(GAMES["vasco"], given._replace(players=seats), CHOOSABLE.usual)
    chairs = Chairs(table, SITTING, QUESTIONS)
    assert chairs.held == {rui.colour: "coelho"}
    chairs.give(rui.colour, "")
    assert chairs.held == {}
    chairs.give(ana.colour, "nunes")
    assert chairs.held == {ana.colour: "nunes"}
