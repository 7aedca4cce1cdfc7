from kivy.animation import Animation
from kivy.properties import BooleanProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from companion.play.steps import Step
from companion.ui import layout
from companion.ui.drawn import fonts
from companion.ui.drawn.lettering import extent
from companion.ui.drawn.scene import Scene
from companion.ui.shell.chrome.toggle import Toggle

_RISE = 0.4


class StepTitle(Toggle, BoxLayout):
    """What is to be laid out; a tap ticks it off, another one takes that back."""

    number = StringProperty()
    text = StringProperty()

    def widest(self, text: str, size: float) -> float:
        """How wide the text must be for no word of it to break."""
        words = (extent(word, size, bold=False, font=fonts.HEADING) for word in text.split())
        return max(words, default=0)


class StepCard(BoxLayout):
    """A step of the checklist with its picture; ticked off, it is only its title."""

    game = StringProperty()
    step = StringProperty()
    number = StringProperty()
    title = StringProperty()
    text = StringProperty()
    rule = StringProperty()
    scene = ObjectProperty(None, allownone=True)
    due = BooleanProperty(False)
    still = BooleanProperty(False)
    ticked = BooleanProperty(False)

    def show(self, step: Step, scene: Scene | None) -> bool:
        """Whether its picture has changed."""
        changed = bool(self.scene != scene)
        self.title, self.text, self.rule = step.title, step.text, step.rule
        self.scene, self.due = scene, step.due
        return changed

    def reveal(self, wait: float) -> None:
        """What the app drew comes up slowly."""
        self.settle()
        if self.still:
            return
        self.ids.picture.opacity = 0
        rise = Animation(duration=wait) + Animation(opacity=1, duration=_RISE, t="out_quad")
        rise.start(self.ids.picture)

    def settle(self) -> None:
        """All is there at once."""
        Animation.cancel_all(self.ids.picture)
        self.ids.picture.opacity = 1


layout.load("table/setup", "step_title", "step_card")
