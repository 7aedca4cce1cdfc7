"""The controls of the app: every one at least 48 dp to the touch, in our theme, usable by keys."""

from companion.ui.drawn.tap_area import TapArea
from companion.ui.shell.chrome.app_bar import AppBar
from companion.ui.shell.chrome.back_bar import BackBar
from companion.ui.shell.chrome.button import FilledButton, IconButton, OutlinedButton, TextButton
from companion.ui.shell.chrome.choices import Choices
from companion.ui.shell.chrome.column import Column
from companion.ui.shell.chrome.dialog import Dialog
from companion.ui.shell.chrome.field import Field
from companion.ui.shell.chrome.link_row import LinkRow, LinkTile
from companion.ui.shell.chrome.menu import Menu, MenuRow
from companion.ui.shell.chrome.name_sheet import NameSheet
from companion.ui.shell.chrome.overlay import Overlay
from companion.ui.shell.chrome.rule_link import RuleLink
from companion.ui.shell.chrome.scroll import Scroll
from companion.ui.shell.chrome.segments import Segments
from companion.ui.shell.chrome.snackbar import Snackbar
from companion.ui.shell.chrome.text import Heading, Text
from companion.ui.shell.chrome.toggle import Chip, SwitchRow

__all__ = [
    "AppBar",
    "BackBar",
    "Chip",
    "Choices",
    "Column",
    "Dialog",
    "Field",
    "FilledButton",
    "Heading",
    "IconButton",
    "LinkRow",
    "LinkTile",
    "Menu",
    "MenuRow",
    "NameSheet",
    "OutlinedButton",
    "Overlay",
    "RuleLink",
    "Scroll",
    "Segments",
    "Snackbar",
    "SwitchRow",
    "TapArea",
    "Text",
    "TextButton",
]
