from kivy.properties import BooleanProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from companion.ui.shell import layout
from companion.ui.shell.chrome.toggle import Toggle
from companion.ui.vasco.scenes import scene  # noqa: F401
from companion.ui.vasco.setup.steps import Step


class StepTitle(Toggle, BoxLayout):
    """What is to be laid out; a tap ticks it off, another one takes that back."""

    number = StringProperty()
    text = StringProperty()


class StepCard(BoxLayout):
    """A step of the checklist with its picture; ticked off, it is only its title."""

    step = StringProperty()
    number = StringProperty()
    title = StringProperty()
    text = StringProperty()
    scene = ObjectProperty(None, allownone=True)
    due = BooleanProperty(False)
    ticked = BooleanProperty(False)

    def show(self, step: Step) -> None:
        self.title, self.text, self.scene, self.due = step.title, step.text, step.scene, step.due


layout.load("vasco", "step_title")
layout.load("vasco", "step_card")
