"""What is asked and told of a game of Vasco da Gama, without a screen."""
