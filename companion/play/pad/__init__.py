"""What the score pad of any game asks and tells."""
