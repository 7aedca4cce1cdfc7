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
