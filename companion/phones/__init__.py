"""The server that players' phones talk to, and its pages, rendered from what the game asks."""
