"""What a player would reckon in his head before he decides; it makes no move."""
