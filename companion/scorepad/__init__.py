"""The score pad, all of it: its rules, what is entered, its screens."""
