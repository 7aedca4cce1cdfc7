"""What serves any game: the theme, the frame with its screens, and the reports of faults."""
