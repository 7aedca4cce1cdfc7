"""A table told by taps: its cards, and the questions that come up over them."""
