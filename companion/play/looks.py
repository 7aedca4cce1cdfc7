"""How a piece looks that can be chosen, is chosen, or cannot be chosen now."""

OPEN, PLAIN, SHUT = "open", "plain", "shut"
"""A piece that can be chosen now, one that is only shown, and one that cannot be chosen."""
CHOSEN, BLOCKED = "chosen", "blocked"
"""One that is chosen, and one that cannot be chosen but tells why when it is tapped."""
TOUCHED = (OPEN, CHOSEN, BLOCKED)
