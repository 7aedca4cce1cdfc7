"""The rules of Vasco da Gama; the numbers cited everywhere are those of rules.md beside this."""
