"""The settings: groups of what is chosen once and may be changed at any time."""

from companion.ui.shell.settings.group import Choice, Group
from companion.ui.shell.settings.language import Language
from companion.ui.shell.settings.look import Look
from companion.ui.shell.settings.screen import SettingsScreen

__all__ = ["Choice", "Group", "Language", "Look", "SettingsScreen"]
