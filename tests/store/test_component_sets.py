"""The component sets of any game: kept by name, chosen, copied, brought in, taught."""

from __future__ import annotations

from typing import Any

import pytest

from companion.store.component_sets import LONGEST_NAME, ComponentSets
from companion.table.components import Shape, opened
from companion.table.components.certainty import confirmed
from companion.table.components.editing import changed
from companion.table.game import Refusal, Seat
from companion.table.game.fields import integer, list_of
from tests.store.kept import KNOWN
from tests.toy.rules import Toy

SEATS = (Seat("red", "Ana"), Seat("blue", "Rui"))
OWN = "Our own"


class Pegs(Toy):
    """The toy with a set: its pile, and the faces of its die, which come up."""

    id = "pegs"
    drawn = {"roll": "faces"}  # noqa: RUF012 - a toy

    def starter(self) -> Any:
        return {"id": "starter", "title": "As it ships", "pile": 30, "faces": [1, 2, 3]}

    def check_components(self, components: Any) -> None:
        fields = opened(components)
        fields.need("pile", integer(1, 1000))
        fields.need("faces", list_of(integer(1, 3), 3, 3))
        fields.end()


PEGS = Pegs()
SHAPE = Shape(
    PEGS.check_components,
    lambda _, state: [(("faces",), [*state])],
    lambda one, other: abs(one - other),
)


@pytest.fixture
def sets(tmp_path, open_store) -> ComponentSets:
    store = open_store(tmp_path / "sets", {**KNOWN, PEGS.id: PEGS})
    return ComponentSets(store, PEGS, SHAPE)


def with_pile(pile: int, **more: Any) -> Any:
    return {**PEGS.starter(), "pile": pile, **more}


def played(sets: ComponentSets, components: Any, *drawing: str) -> Any:
    """A game in which a face has come up: drawn by the program, or by the table."""
    session = sets.store.shelf.start(PEGS.id, SEATS, components, drawing)
    if not drawing:
        session.do(next(iter(PEGS.options(session.state)[0])))
    return session


def test_without_a_choice_the_starter_set_is_played(sets) -> None:
    assert (sets.chosen_name, sets.saved, sets.chosen) == (None, {}, PEGS.starter())


def test_a_set_has_the_name_it_is_kept_under_and_an_id_of_its_own(sets) -> None:
    names = [sets.copy(PEGS.starter(), OWN) for _ in range(3)]
    assert names == [OWN, f"{OWN} (2)", f"{OWN} (3)"]
    assert {name: each["title"] for name, each in sets.saved.items()} == {n: n for n in names}
    assert len({each["id"] for each in sets.saved.values()} | {"starter"}) == 4


def test_a_changed_starter_set_is_a_copy_that_is_chosen(sets) -> None:
    sets.keep(with_pile(20), OWN)
    assert (sets.chosen_name, sets.chosen["pile"]) == (OWN, 20)
    sets.keep(with_pile(21, id="kept"), "Another")
    assert {name: each["pile"] for name, each in sets.saved.items()} == {OWN: 21}
    assert PEGS.starter()["pile"] == 30


def test_a_renamed_set_stays_the_chosen_one_and_a_dropped_one_is_none(sets) -> None:
    sets.keep(with_pile(20), "Ours")
    sets.copy(with_pile(25), "Theirs")
    sets.rename("Ours", "Theirs")
    assert (sets.chosen_name, sets.chosen["title"]) == ("Theirs (2)", "Theirs (2)")
    assert sets.saved.keys() == {"Theirs", "Theirs (2)"}
    sets.drop("Theirs (2)")
    assert (sets.chosen_name, sets.chosen) == (None, PEGS.starter())


def test_what_is_brought_in_twice_is_there_once(sets) -> None:
    name = sets.bring_in(with_pile(7, title="  A   copy " + "x" * 90))
    assert len(name) <= LONGEST_NAME
    assert name.startswith("A copy x")
    assert sets.bring_in(with_pile(7, id="elsewhere", title="Other")) == name
    assert sets.bring_in(with_pile(8, title="")) == "?"
    with pytest.raises(Refusal):
        sets.bring_in(with_pile(0))
    assert len(sets.saved) == 2


@pytest.fixture
def editions(sets) -> ComponentSets:
    """The same with another edition that ships."""
    return sets._replace(editions=(with_pile(40, id="second"),))


def test_an_edition_that_ships_is_chosen_by_its_id_and_changed_as_a_copy(editions) -> None:
    editions.choose("second")
    assert (editions.chosen_name, editions.chosen["pile"]) == ("second", 40)
    editions.keep(changed(editions.chosen, ("pile",), 41), OWN)
    assert (editions.chosen_name, editions.chosen["pile"]) == (OWN, 41)
    assert editions.edition(editions.chosen)["id"] == "second"
    assert editions.copy(PEGS.starter(), "second") == "second (2)"


def test_a_copy_is_reset_to_the_edition_it_was_made_from(editions) -> None:
    for components in (PEGS.starter(), *editions.editions):
        name = editions.copy(changed(components, ("pile",), 7), OWN)
        # It may have been away in a file.
        brought = editions.bring_in({**editions.saved[name], "pile": 8})
        for each in (name, brought):
            before = editions.saved[each]["id"]
            editions.reset(each)
            assert (editions.saved[each]["pile"], editions.saved[each]["id"]) == (
                components["pile"],
                before,
            )


def test_a_game_teaches_only_a_set_of_its_own_edition(editions) -> None:
    session = played(editions, PEGS.starter())
    editions.choose("second")
    editions.learn(session, [3, 3, 1], OWN)
    assert editions.saved == {}
    later = played(editions, editions.chosen)
    editions.learn(later, [3, 3, 1], OWN)
    assert editions.chosen_name == OWN
    assert editions.edition(editions.chosen)["id"] == "second"
    assert sorted(editions.chosen["faces"]) == [1, 3, 3]


def test_games_do_not_share_their_sets(sets) -> None:
    sets.keep(with_pile(20), OWN)
    vasco = ComponentSets(sets.store, KNOWN["vasco"], SHAPE)
    assert (vasco.saved, vasco.chosen_name) == ({}, None)
    sets.check.offered()
    assert (sets.check.offers, vasco.check.offers) == (False, True)


def test_what_the_table_drew_is_learned_into_a_copy_of_the_starter_set(sets) -> None:
    session = played(sets, PEGS.starter())
    sets.learn(session, [], OWN)
    assert sets.saved == {}
    sets.learn(session, [3, 3, 1], OWN)
    assert sets.chosen_name == OWN
    assert sorted(sets.chosen["faces"]) == [1, 3, 3]
    assert confirmed(sets.chosen, "faces")
    before = sets.saved
    sets.learn(session, [3, 1], OWN)
    assert sets.saved == before


def test_what_the_program_drew_teaches_nothing(sets) -> None:
    session = played(sets, PEGS.starter(), "faces")
    assert session.line[0].raw["do"] == "roll"
    sets.learn(session, [3, 3, 3], OWN)
    assert sets.saved == {}


def test_only_the_set_that_is_played_with_learns_and_a_strange_one_none(sets) -> None:
    ours = sets.copy(with_pile(20), "Ours")
    sets.copy(with_pile(25), "Theirs")
    sets.choose("Theirs")
    before = sets.saved["Theirs"]
    sets.learn(played(sets, sets.saved[ours]), [2, 2], OWN)
    assert sorted(sets.saved[ours]["faces"]) == [2, 2, 3]
    assert sets.saved["Theirs"] == before
    later = sets.saved
    sets.learn(played(sets, with_pile(9, id="elsewhere")), [2, 2], OWN)
    assert sets.saved == later


def test_a_set_no_game_could_be_played_with_is_not_kept(sets) -> None:
    with pytest.raises(Refusal):
        sets.keep(changed(PEGS.starter(), ("faces", 0), 9), OWN)
    assert (sets.saved, sets.chosen_name) == ({}, None)
