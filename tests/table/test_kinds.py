"""One row a kind of move: each kind of a game is read, written and made by its own."""

from random import Random
from typing import Any

import pytest

from companion.games import GAMES
from companion.table.game import RECORD, Figure, Refusal
from companion.table.game import figures as f
from companion.table.game.kinds import Kinds, not_due
from companion.vasco.rules.kinds import KINDS as VASCO
from tests.toy.rules import COLOURS, KINDS, SEATS, TOY, Count, Roll, Take
from tests.vasco.rules.corrections import corrections

EVERY: dict[str, tuple[Any, Kinds[Any]]] = {
    "vasco": (GAMES["vasco"], VASCO),
    **{pad: (GAMES[pad], GAMES[pad].kinds) for pad in ("scorepad", "goa-pad")},
    "toy": (TOY, KINDS),
}
games = pytest.mark.parametrize("name", EVERY)


def some_moves(game: Any, seed: int) -> list[Any]:
    """One of every family, all through a game by chance."""
    chance = Random(seed)
    components = game.starter()
    players = game.colours[: chance.choice(game.seats)]
    state, found = game.begin(players, components).state, []
    while families := game.options(state):
        moves = [family.pick(chance) for family in families]
        found += moves
        # The first is what is awaited; what may come at any time must not go on for ever.
        state = game.apply(state, moves[0] if chance.random() < 0.7 else chance.choice(moves)).state
        if len(found) > 600:
            break
    return found


@games
def test_reading_and_writing_are_inverse_for_every_kind(name: str) -> None:
    game, kinds = EVERY[name]
    seen, moves = set(), [move for seed in range(6) for move in some_moves(game, seed)]
    if name == "vasco":
        # What nothing but the table limits is in no family.
        moves += corrections(game.begin(game.colours, game.starter()).state, Random(1), 60)
    elif name == "toy":
        moves += [Count(pile, "counted") for pile in (1, 7)]
    for move in moves:
        raw = kinds.write(move)
        assert raw["do"] == kinds.name(move)
        assert kinds.read(raw) == move
        assert kinds.write(kinds.read(raw)) == raw
        assert type(kinds.read(raw)) is kinds.row(move).move
        seen.add(raw["do"])
    assert seen == kinds.rows.keys()


@games
def test_no_two_kinds_are_of_one_class(name: str) -> None:
    _, kinds = EVERY[name]
    assert len({row.move for row in kinds.rows.values()}) == len(kinds.rows)
    for kind, row in kinds.rows.items():
        assert kinds.name(row.move.__new__(row.move, *[None] * len(row.move._fields))) == kind


@games
def test_what_is_due_or_comes_beside_it_is_a_kind_there_is(name: str) -> None:
    game, kinds = EVERY[name]
    due = game.due(game.begin(game.colours[:2], game.starter()).state)
    assert {*due.kinds, *due.beside} <= kinds.rows.keys()


def refused(raw: Any) -> tuple[str, str, dict[str, Any]]:
    with pytest.raises(Refusal) as caught:
        KINDS.read(raw)
    refusal = caught.value
    return refusal.rule, refusal.key, {key: each.value for key, each in refusal.figures.items()}


def test_a_move_is_read_to_the_letter() -> None:
    assert KINDS.read({"do": "roll", "pips": 2, "at": "noon"}) == Roll(2)
    assert KINDS.write(Take("red", 2)) == {"do": "take", "player": "red", "sticks": 2}
    assert refused({"do": "roll"}) == (RECORD, "record-missing", {"key": "pips"})
    assert refused({"do": "roll", "pips": 1, "x": 1}) == (RECORD, "record-stray", {"key": '"x"'})
    assert refused({"do": "throw", "pips": 1})[1] == "record-value"
    assert refused(["roll"])[1] == "record-value"


def test_what_is_not_due_is_refused_with_what_is_or_by_the_end_of_the_game() -> None:
    over, early = not_due("roll", ()), not_due("roll", ("take", "bet"))
    assert (over.rule, over.key) == (RECORD, "game-over")
    assert over.figures == {"kind": f.move("roll")}
    assert (early.rule, early.key) == (RECORD, "not-due")
    assert early.figures == {
        "kind": f.move("roll"),
        "due": f.any_of([f.move("take"), f.move("bet")]),
    }


@pytest.mark.parametrize("kind", ["player", "number", "count", "move", "text"])
def test_a_figure_is_a_value_with_its_kind(kind: str) -> None:
    assert getattr(f, kind)(3) == Figure(kind, 3)


@games
def test_who_cannot_sit_down_is_refused_by_the_rule(name: str) -> None:
    game, _ = EVERY[name]
    first, second = game.colours[:2]
    wrong = {
        "seats-colour": ((first, "pink"), ("", first), (first, second.upper())),
        "colour-twice": ((first, first), (first, second, first)),
        "seats-number": ((), (first,)),
    }
    for key, tables in wrong.items():
        for colours in tables:
            with pytest.raises(Refusal) as caught:
                game.begin(colours, game.starter())
            assert (caught.value.rule, caught.value.key) == ("0.1", key), colours
    for count in game.seats:
        game.begin(game.colours[:count], game.starter())


def test_too_many_are_told_how_many_can_play() -> None:
    with pytest.raises(Refusal) as caught:
        TOY.begin(COLOURS[:1], TOY.starter())
    said = {key: each.value for key, each in caught.value.figures.items()}
    assert said == {"least": SEATS[0], "most": SEATS[-1], "found": 1}


@games
def test_a_game_without_secrets_shows_everybody_all(name: str) -> None:
    game, _ = EVERY[name]
    state = game.begin(game.colours[:2], game.starter()).state
    for by in (None, *game.colours[:2]):
        assert game.seen(state, by) is state
