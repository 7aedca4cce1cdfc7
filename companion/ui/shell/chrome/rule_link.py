from kivy.app import App
from kivy.properties import BooleanProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from companion.ui.shell import layout
from companion.ui.shell.chrome.plate import Plate


class RuleLink(Plate, BoxLayout):
    """A sentence that rests on a rule, which a tap opens; without a rule it is only a sentence."""

    text = StringProperty()
    rule = StringProperty()
    tone = StringProperty("ink")
    scale = StringProperty("body")
    bold = BooleanProperty(False)

    def on_rule(self, _: object, rule: str) -> None:
        self.name = f"rule-{rule}" if rule else ""
        self.disabled = not rule

    def on_tap(self) -> None:
        App.get_running_app().open_rule(self.rule)


layout.load("shell", "rule_link")
