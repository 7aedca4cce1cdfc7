"""The rules of Goa, free of screen, file, clock and chance. Their numbers are those of rules.md."""
