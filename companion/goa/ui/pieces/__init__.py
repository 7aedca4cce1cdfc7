"""The pieces of Goa, drawn: each by one function that takes a box, the colours of the theme and
plain values."""
