"""The screens of a running game, whichever it is."""
