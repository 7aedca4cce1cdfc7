"""The screen of the score pad."""
