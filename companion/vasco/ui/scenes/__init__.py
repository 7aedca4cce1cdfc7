"""Pieces as they lie together on the table, drawn for the actual players."""
