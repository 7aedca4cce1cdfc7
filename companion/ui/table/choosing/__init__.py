"""What a group chooses for its table: in the settings, and before a game begins."""
