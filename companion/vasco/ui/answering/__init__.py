"""What a question is answered with where that is told and not picked."""
