"""Whatever is done to a game and to its store: what is stored leads to what is in memory."""

import json
import shutil
import tempfile
from pathlib import Path
from random import Random

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule

from companion.store import Store
from companion.table.game import Refusal
from companion.table.journal import NotKept
from companion.table.record import dump
from tests.store.kept import KNOWN, SEATS
from tests.table.sessions import decide

seeds = st.integers(0, 2**32)


class Kept(RuleBasedStateMachine):
    """One game in one store; what was true of it before every step is kept beside it."""

    game = "toy"
    components = {"pile": 25}  # noqa: RUF012 - read only

    def __init__(self):
        super().__init__()
        self.folder = Path(tempfile.mkdtemp())
        self.files = 0
        self.store = self.opened(self.folder / "0")
        rules = KNOWN[self.game]
        drawing = list(rules.drawn.values())[:1]
        components = self.components or rules.starter()
        self.session = self.store.shelf.start(self.game, SEATS, components, drawing)

    def opened(self, folder):
        return Store(folder, KNOWN, chance=Random(self.files))

    def teardown(self):
        self.store.close()
        shutil.rmtree(self.folder)

    def tried(self, act):
        """What is refused changes nothing."""
        before = self.session.course
        try:
            act()
        except Refusal:
            assert self.session.course == before

    @precondition(lambda self: self.session.due.kinds)
    @rule(seed=seeds)
    def do(self, seed):
        decide(self.session, Random(seed))

    @rule()
    def undo(self):
        self.tried(self.session.undo)

    @rule()
    def redo(self):
        self.tried(self.session.redo)

    @rule()
    def proceed(self):
        self.session.proceed()

    @rule(number=st.integers(-1, 60))
    def look(self, number):
        before = self.session.course
        if 0 <= number <= len(self.session.line):
            self.session.at(number)
        assert self.session.course == before

    @rule(seed=seeds)
    def amend(self, seed):
        line = self.session.line
        if not line:
            return
        chance = Random(seed)
        number = chance.randrange(len(line)) + 1
        families = self.session.game.options(self.session.at(number - 1))
        move = chance.choice(families).pick(chance)
        self.tried(lambda: self.session.amend(number, move))

    @rule()
    def leave_out(self):
        self.tried(self.session.leave_out)

    @rule(number=st.integers(0, 60))
    def go_on_from(self, number):
        self.tried(lambda: self.session.go_on_from(number))

    @rule(program=st.booleans())
    def say_who_draws(self, program):
        pieces = self.session.game.drawn.values() if program else ()
        self.session.draw_by_program(pieces)

    @rule()
    def reopen(self):
        self.store.close()
        self.store = self.opened(self.store.door.place.folder)
        self.take_up()

    @rule()
    def kill_and_recover(self):
        """What a kill leaves: the files as they are, and no close."""
        self.files += 1
        folder = self.folder / str(self.files)
        left = shutil.ignore_patterns("*-shm")
        shutil.copytree(self.store.door.place.folder, folder, ignore=left)
        self.store.close()
        self.store = self.opened(folder)
        self.take_up()

    @rule()
    def pause_and_back_up(self):
        self.store.pause()
        assert self.store.back_up()

    @rule()
    def damage_and_save_by_backup(self):
        assert self.store.back_up()
        self.store.close()
        folder = self.store.door.place.folder
        data = (folder / "companion.db").read_bytes()
        (folder / "companion.db").write_bytes(data[: len(data) // 2])
        self.store = self.opened(folder)
        assert self.store.notices
        self.take_up(notices=False)

    @rule(whole=st.booleans())
    def export_and_import(self, whole):
        """Into this store nothing comes twice; in an empty one the same game is found."""
        key = self.session.head.id
        data = (self.store.everything() if whole else dump(self.store.record(key))).encode()
        self.store.bring_in(data)
        assert len(self.store.shelf.every()) == 1
        other = self.opened(self.folder / "other")
        other.bring_in(data)
        found = other.shelf.proceed(key).session
        other.close()
        shutil.rmtree(self.folder / "other")
        assert found.state == self.session.state
        if whole:
            assert found.course == self.session.course

    @rule()
    def meet_a_full_disk(self):
        database = self.store.door._laid.file._connection
        pages = database.execute("PRAGMA page_count").fetchone()[0]
        database.execute(f"PRAGMA max_page_count={pages}")
        before = self.session.course
        try:
            for _ in range(3):
                self.session.draw_by_program(self.session.course.drawing)
                before = self.session.course
        except NotKept:
            assert self.session.course == before
        database.execute("PRAGMA max_page_count=1000000")

    def take_up(self, notices=True):
        if notices:
            assert self.store.notices == ()
        found = self.store.shelf.play(self.session.head.id)
        assert found.notices == ()
        assert found.session.course == self.session.course
        assert found.session.head == self.session.head
        self.session = found.session

    @invariant()
    def what_is_stored_is_what_is_shown(self):
        card = self.store.shelf.card(self.session.head.id)
        assert card.moves == len(self.session.line)
        assert card.over == (not self.session.due.kinds)
        found = self.store.shelf.proceed(card.id).session
        assert found.course == self.session.course
        assert found.history() == self.session.history()
        record = json.loads(dump(self.store.record(card.id)))
        assert len(record["moves"]) == card.moves


class KeptVasco(Kept):
    game = "vasco"
    components = None


TestToy = Kept.TestCase
TestVasco = KeptVasco.TestCase
TestToy.settings = settings(stateful_step_count=20)
TestVasco.settings = settings(max_examples=8, stateful_step_count=20)


@pytest.mark.long
class TestLongVasco(KeptVasco.TestCase):
    settings = settings(max_examples=200, stateful_step_count=60)
