"""What a group does at its table, step by step."""
