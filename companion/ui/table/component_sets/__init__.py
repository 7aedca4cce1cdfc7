"""Component sets: the list of them, and making one the group's own."""
