"""The board of a game, in parts that grow where they are asked about."""
