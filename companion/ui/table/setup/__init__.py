"""The screen that sets a game up with the group, and the cards of what is to be laid out."""
