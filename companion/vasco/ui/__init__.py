"""Screens, widgets and views of Vasco da Gama."""
