"""What is asked and told of a game at the table, of any game, without a screen."""
