"""The crew that is best spared, against trying everything."""

from functools import cache
from itertools import combinations

from hypothesis import given
from hypothesis import strategies as st

from companion.vasco.rules.advice.crews import best_crew, launchable
from companion.vasco.rules.state import Crew, Player, Tile, tile

COLOURS = ("turquoise", "violet", "grey", "orange", "white")


def player(sailors: Crew, missionaries: int = 0, *projects: Tile) -> Player:
    return Player("red", sailors=sailors, missionaries=missionaries, projects=projects)


def test_the_colours_he_has_most_of_go_aboard() -> None:
    assert best_crew(player((1, 3, 0, 2), 1), tile(7, 2)) == ("violet", "orange")


def test_a_missionary_stays_before_a_sailor_of_whom_there_are_as_many() -> None:
    assert best_crew(player((1, 0, 1, 0), 1), tile(6, 2)) == ("turquoise", "grey")
    assert best_crew(player((1, 0, 1, 0), 2), tile(4, 1)) == ("white",)


def test_only_what_can_be_manned_is_launchable_and_each_once() -> None:
    small, large = tile(6, 2), tile(9, 4)
    found = list(launchable(player((2, 1, 0, 0), 0, small, large, small)))
    assert found == [(small, ("turquoise", "violet"))]


@cache
def most_launches(held: tuple[int, ...], crews: tuple[int, ...]) -> int:
    """By trying every order and every crew."""
    best = 0
    colours = [place for place, count in enumerate(held) if count]
    for chosen, size in enumerate(crews):
        rest = crews[:chosen] + crews[chosen + 1 :]
        for crew in combinations(colours, size):
            left = tuple(count - (place in crew) for place, count in enumerate(held))
            best = max(best, 1 + most_launches(left, rest))
    return best


@given(
    held=st.tuples(*[st.integers(0, 2)] * 5),
    crews=st.lists(st.integers(1, 5), min_size=1, max_size=3).map(tuple),
)
def test_no_other_crew_would_leave_more_launches(
    held: tuple[int, ...], crews: tuple[int, ...]
) -> None:
    sailors = (held[0], held[1], held[2], held[3])
    for project in launchable(player(sailors, held[4], tile(4, crews[0]))):
        rest = crews[1:]
        after = tuple(
            count - (colour in project.crew) for colour, count in zip(COLOURS, held, strict=True)
        )
        others = (
            tuple(count - (place in crew) for place, count in enumerate(held))
            for crew in combinations([p for p, count in enumerate(held) if count], crews[0])
        )
        assert most_launches(after, rest) == max(most_launches(left, rest) for left in others)
