"""A table that lies otherwise than the app has it, in figures."""
