"""How a table stands in windows of every size, reckoned without one."""

import pytest

from companion.play.form import BAR, END, FOOT, Asked, Form

TABLET, UPRIGHT = (1280, 800), (800, 1280)
PHONE, ACROSS, SMALL = (411, 891), (891, 411), (320, 568)
ELSEWHERE = Asked("Which one?", elsewhere=True)


@pytest.mark.parametrize(
    ("size", "tools", "names_undo"),
    [
        (TABLET, END, True),
        (UPRIGHT, BAR, True),
        (PHONE, FOOT, True),
        (ACROSS, BAR, True),
        (SMALL, BAR, False),
    ],
)
def test_the_tools_lie_under_the_thumb_where_a_hand_holds_the_phone(
    size, tools, names_undo
) -> None:
    form = Form(*size)
    assert (form.tools, form.names_undo) == (tools, names_undo)


def test_large_letters_leave_no_room_for_what_is_undone_on_a_phone_alone() -> None:
    assert not Form(*PHONE, 1.3).names_undo
    assert Form(*TABLET, 1.3).names_undo


@pytest.mark.parametrize("size", [TABLET, UPRIGHT, PHONE, ACROSS, SMALL])
def test_the_parts_leave_the_board_room_for_a_finger(size) -> None:
    form = Form(*size)
    if form.beside:
        assert form.width - form.players - form.panel_width - 4 * form.gap >= 280
    else:
        assert form.height - form.players - form.panel_height(10_000) - 4 * form.gap >= 280


def test_where_no_cards_stand_the_panel_of_a_low_window_has_their_room() -> None:
    usual, bare = Form(*ACROSS), Form(*ACROSS, asked=Asked(bare=True))
    assert bare.panel_width - usual.panel_width <= usual.players
    assert bare.panel_width - 2 * 14 >= 6 * 48, "six keys side by side, each for a finger"


def test_what_is_tapped_next_stays_where_it_is_on_a_tall_window() -> None:
    form = Form(*PHONE)
    assert form.panel_height(100) == form.panel_height(900)
    assert Form(*SMALL).panel_height(100) == 100


def test_placing_leaves_the_board_more_than_calling() -> None:
    calling, placing = Form(*PHONE), Form(*PHONE, asked=Asked(crowds=True))
    assert placing.panel_height(900) < calling.panel_height(900)


def test_the_panel_has_the_board_s_place_only_where_that_is_not_asked_about() -> None:
    form = Form(*PHONE, asked=ELSEWHERE)
    assert form.is_alone(wanted=500, kept=False)
    assert not form.is_alone(wanted=300, kept=False)
    assert form.is_alone(wanted=300, kept=True), "what is tapped next does not leap away"
    assert not Form(*PHONE).is_alone(wanted=800, kept=True)
    assert not Form(*TABLET, asked=ELSEWHERE).is_alone(wanted=800, kept=True)


def test_what_is_typed_on_a_phone_held_sideways_has_all_of_it() -> None:
    typing = ELSEWHERE._replace(types=True)
    assert Form(*ACROSS, asked=typing).is_alone(wanted=100, kept=False)
    assert not Form(*ACROSS, asked=ELSEWHERE).is_alone(wanted=100, kept=False)
    assert Form(*TABLET, asked=typing).panel_width == Form(*TABLET).panel_width


def test_a_panel_in_which_nothing_is_tapped_leaves_the_board_what_it_does_not_need() -> None:
    told = Form(*PHONE, 1.5, Asked(told=True))
    assert told.panel_height(150) == 150 < Form(*PHONE, 1.5).panel_height(150)
    placing = Form(*PHONE, 1.5, Asked(told=True, crowds=True))
    assert placing.panel_height(100) == placing.panel_height(900)


@pytest.mark.parametrize("crowds", [True, False])
@pytest.mark.parametrize("size", [PHONE, SMALL])
def test_what_instructs_stands_as_high_whatever_is_beside_it_but_can_be_read(size, crowds) -> None:
    form = Form(*size, asked=Asked("Ana is thinking", crowds=crowds, instructs=True))
    usual = form.panel_height(150, 120)
    assert form.panel_height(500, 130) == usual
    assert form.panel_height(500, usual + 9) == usual + 9
    assert usual < form.panel_height(900, 130, 900) <= form.height / 2, "the board is in sight"


@pytest.mark.parametrize(
    ("size", "scale", "terse"),
    [
        (TABLET, 1.5, False),
        (PHONE, 1, False),
        (PHONE, 1.5, True),
        (ACROSS, 1, True),
        (SMALL, 1, True),
    ],
)
def test_a_price_stands_in_one_line_where_there_is_no_room_for_more(size, scale, terse) -> None:
    assert Form(*size, scale).terse is terse
