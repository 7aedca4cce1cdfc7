"""What those are shown who only look on, from afar and without a seat."""

EVERYTHING, SCORES, NOTHING = "everything", "scores", "nothing"
"""All that lies open; how everybody stands and whose turn it is; that they may ask for a seat."""
SHOWN = (EVERYTHING, SCORES, NOTHING)
