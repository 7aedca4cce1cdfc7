from kivy.app import App
from kivy.properties import BooleanProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from companion.ui import layout
from companion.ui.shell.chrome.plate import Plate


class RuleLink(Plate, BoxLayout):
    """A sentence that rests on a rule, which a tap opens; without a rule it is only a sentence."""

    text = StringProperty()
    rule = StringProperty()
    game = StringProperty()
    """Whose rule it is."""
    tone = StringProperty("ink")
    scale = StringProperty("body")
    bold = BooleanProperty(False)
    kind = StringProperty("rule")
    """What its name begins with, where the same rule is named twice."""

    def on_tap(self) -> None:
        App.get_running_app().open_rule(self.game, self.rule)


layout.load("shell", "rule_link")
