"""People at a table who may ask the app what it would do."""

from companion.games import GAMES
from companion.play.asking import Asking
from companion.play.chairs import Chairs
from companion.play.thought import Sitting
from companion.vasco.play import instructing
from companion.vasco.play.asking.decisions import QUESTIONS
from companion.vasco.play.table_options import CHOOSABLE
from companion.vasco.players.strengths import PLAYERS
from tests.play.table import bare_table

EARLY = 40
"""Thoughts after which somebody has waited long enough, before anything is compared."""


class Group:
    def __init__(self, given, moves, help_="odds", language="en", seed=0):
        chosen = CHOOSABLE.usual._replace(help=help_)
        self.table = bare_table(GAMES["vasco"], given, chosen, language, seed)
        self.session = self.table.session
        self.session.enter(given.moves[:moves])
        sitting = Sitting(lambda: PLAYERS, instructing.instructed, instructing.briefly)
        self.chairs = Chairs(self.table, sitting, QUESTIONS)
        self.asking = Asking(self.table, self.chairs.questions(), lambda: None)
        self.asking.begin()

    @property
    def offered(self):
        return self.chairs.advice(self.asking.shown())

    def begin(self):
        self.asking.act(self.offered)
        self.chairs.look(self.asking.shown())

    def ask(self, thoughts=EARLY):
        self.begin()
        while self.chairs.thinks and thoughts:
            self.chairs.think()
            thoughts -= 1
        if self.chairs.thinks:
            self.act("enough")
        self.asking.ask()
        return self.asking.question

    def deed(self, name):
        return next(deed for deed in self.asking.question.deeds if deed.name == name)

    def act(self, name):
        self.asking.act(self.deed(name))
