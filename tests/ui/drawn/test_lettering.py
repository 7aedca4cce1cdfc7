"""Words in a picture: where a text that is too wide for a line is broken."""

import pytest


@pytest.mark.parametrize(
    ("text", "lines"),
    [
        ("Terra de Boa Gente", "Terra de\nBoa Gente"),
        ("Терра-да-Боа-Женти", "Терра-да-\nБоа-Женти"),
        ("Мореплавание", "Мореплавание"),
        ("от −2 до 3", "от −2 до 3"),
    ],
)
def test_a_line_ends_between_words_or_after_a_hyphen(device, text, lines) -> None:
    from companion.ui.drawn import fonts
    from companion.ui.drawn.lettering import extent, lines_of

    device.start()
    width = max(extent(line, 16, bold=False) for line in lines.split("\n"))
    assert lines_of(text, 16, fonts.BODY, width) == lines


@pytest.mark.parametrize("least", [0, 0.5])
def test_a_name_is_written_smaller_before_anything_of_it_is_left_out(device, least) -> None:
    from companion.ui.drawn import fonts
    from companion.ui.drawn.lettering import extent, fitted

    device.start()
    how = {"bold": True, "font": fonts.BODY, "least": least}
    for size in range(11, 40):
        wide = extent("Inês", size)
        assert fitted("Inês", size, wide, **how) == ("Inês", size)
        name, smaller = fitted("Inês", size, 0.6 * wide, **how)
        assert (name, smaller <= 0.6 * size) == ("Inês", True), size
    assert (fitted("Inês", 20, 0.3 * extent("Inês", 20), **how)[0] == "Inês") is (least == 0)
