"""The score pad of any game, for those who play without the app: what a game declares of what is
written down, and the game of entries that is made of it."""
