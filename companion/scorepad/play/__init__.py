"""What is entered on the score pad, without a screen."""
