from contextlib import ExitStack

import pytest

from companion.games import GAMES
from tests.phones.browser import phone_of
from tests.phones.hosted import Hosted, afar_of, session_of, up
from tests.phones.tab import Tab


@pytest.fixture
def table():
    """Four players of the first game, all pieces drawn, up to the first decision."""
    with up(Hosted(session_of(GAMES["vasco"], 4), afar_of("vasco"))) as there:
        yield there


@pytest.fixture
def opened_on(browser):
    """Opens the page of a table, each time on another phone; nothing may go wrong on any."""
    with ExitStack() as phones:
        tabs = []

        def open_on(table, language="en", width=360, **more):
            context = phones.enter_context(phone_of(browser, language, width, **more))
            tabs.append(Tab(context, f"{table.base}/#c={table.code['code']}"))
            tabs[-1].shows("#view main")
            return tabs[-1]

        yield open_on
        assert [each.faults for each in tabs] == [[]] * len(tabs)
