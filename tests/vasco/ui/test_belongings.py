"""All that a player has, drawn in full."""

from companion.vasco.rules.state import CHARACTERS
from tests.ui.at_table import GAME, moves_until, record

GIVEN = record("vasco-4-7")


def test_the_additional_disc_is_counted_with_the_others(device) -> None:
    from companion.vasco.ui.table.belongings import belongings
    from tests.touch.deciding import shown_of

    state = GAME.begin(GIVEN.colours, GIVEN.components).state
    for raw in GIVEN.moves[: moves_until(GIVEN, "placing", 2)]:
        state = GAME.apply(state, GAME.read(raw)).state
    owner = state.owners[CHARACTERS.index("manuel")]
    discs = {each: belongings(shown_of(GIVEN, state), each).discs for each in GIVEN.colours}
    assert discs == {each: 4 + (each == owner) for each in GIVEN.colours}
