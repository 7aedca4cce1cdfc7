import pytest

from companion.games import GAMES
from tests.phones.hosted import Hosted, afar_of, session_of, up


@pytest.fixture
def table():
    """Four players of the first game, all pieces drawn, up to the first decision."""
    with up(Hosted(session_of(GAMES["vasco"], 4), afar_of("vasco"))) as there:
        yield there
