"""The rules at hand of a game: pages, contents and search; as a screen, and as a sheet over all."""
