"""What is printed on the pieces of a copy, and how much of it is sure."""
