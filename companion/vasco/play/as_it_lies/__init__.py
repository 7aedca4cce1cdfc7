"""A table that is taken up as it lies, in figures."""
