"""A table told by taps, area by area: how it lies, and what of it was entered otherwise."""
