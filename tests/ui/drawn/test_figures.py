"""Figures are lining in every font of ours: none is low, none hangs, and no 1 looks like an I."""

import pytest
from PIL import ImageFont

from companion import resources

FONTS = sorted(resources.path("assets", "fonts").glob("*.otf"))
SIZE = 200


@pytest.mark.parametrize("file", FONTS, ids=lambda file: file.stem)
def test_all_figures_stand_on_the_line_as_high_as_capitals(file) -> None:
    font = ImageFont.truetype(str(file), SIZE)

    def edges(text: str) -> tuple[float, float]:
        _, top, _, foot = font.getbbox(text, anchor="ls")
        return top, foot

    capital, line = edges("H")
    for figure in "0123456789":
        top, foot = edges(figure)
        assert abs(top - capital) < SIZE * 0.06, figure
        assert abs(foot - line) < SIZE * 0.04, figure
