"""The rules at hand: a small book in our own words, which opens at any rule from anywhere."""
