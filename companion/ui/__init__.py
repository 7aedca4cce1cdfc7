"""Screens and widgets: `shell` serves any game, `vasco` this one."""
