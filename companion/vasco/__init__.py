"""Vasco da Gama, all of it: its rules, what is asked and told of it, its screens."""
