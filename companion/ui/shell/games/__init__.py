"""The screen of all games there are, and what can be done with each."""
