"""What a question is answered with where that does not lie on the board, and what a tap in
vain is told."""
