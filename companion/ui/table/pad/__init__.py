"""The score pad of any game on the screen: its keys, and the sheet of paper it stands for."""
