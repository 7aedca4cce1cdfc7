"""A table is entered by taps: put right while its game goes on, or taken up in mid-play."""
