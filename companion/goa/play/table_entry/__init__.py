"""The table of Goa, entered by taps: put right in a running game, or taken up in mid-play."""
