"""Goa on the screen."""
