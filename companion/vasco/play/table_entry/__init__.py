"""The table of Vasco da Gama, entered by taps: put right in a running game, or taken up in
mid-play."""
