"""The screen on which a new game begins: people, their places round the table, the first turn."""
