"""What would be possible instead of a move that is refused, as near to it as there is."""
