"""What lies on the table is right (13.8, 13.9): how it is told, and the moves that set it right."""
