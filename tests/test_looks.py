"""What the everyday run leaves for the long one: other looks of a screen, and nothing else."""

from types import SimpleNamespace

from tests.looks import SIZES, left_for_long


def item(name, fixture="device", long=False, **params):
    return SimpleNamespace(
        nodeid=f"{name}[{params}]",
        fixturenames=[fixture],
        callspec=SimpleNamespace(params=params),
        get_closest_marker=lambda marker: marker if long else None,
    )


def test_of_all_sizes_one_is_taken_and_not_the_same_for_every_test() -> None:
    taken = set()
    for number in range(60):
        items = [item(f"test_{number}", size=size) for size in sorted(SIZES)]
        left = [*left_for_long(items)]
        assert len(left) == len(SIZES) - 1
        taken |= {each.callspec.params["size"] for each in items if each not in left}
    assert taken == SIZES


def test_of_all_languages_and_lights_one_is_taken() -> None:
    items = [item("one", size="phone", language="de", dark=True, scale=1.5)]
    items += [item("one", size="tablet", language="pl", dark=False, scale=1)]
    assert len([*left_for_long(items)]) == 1


def test_in_a_browser_it_is_the_same() -> None:
    items = [item("one", "browser", language=each) for each in ("de", "pl", "ru")]
    assert len([*left_for_long(items)]) == 2


def test_what_differs_in_more_is_taken_too() -> None:
    items = [item("one", size="phone", seats=2), item("one", size="phone", seats=3)]
    items += [item("one", word="small-talk"), item("two", size="phone")]
    assert [*left_for_long(items)] == []


def test_what_is_long_already_or_needs_no_window_is_left_alone() -> None:
    items = [item("one", "tmp_path", size=size) for size in SIZES]
    items += [item("two", long=size != "phone", size=size) for size in SIZES]
    assert [*left_for_long(items)] == []


def test_the_sizes_are_those_of_the_window(device) -> None:
    from tests.ui import device as window

    assert set(window.SIZES) >= SIZES
