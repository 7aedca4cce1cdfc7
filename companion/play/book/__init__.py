"""The rules at hand: a small book in a game's own words, opened at any rule from anywhere."""
