"""The Hall of Fame: who has won, and how everybody does."""
