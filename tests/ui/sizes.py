"""The sizes a screen is looked at in: those that differ most every day, all in the long run."""

import pytest

SIZES = (
    "tablet",
    "phone",
    "small",
    pytest.param("tablet-upright", marks=pytest.mark.long),
    pytest.param("phone-across", marks=pytest.mark.long),
)
