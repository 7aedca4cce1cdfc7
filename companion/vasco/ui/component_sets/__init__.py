"""Component sets: which one is played with, the list of them, and making one the group's own."""
