from kivy.properties import BooleanProperty, NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from companion.table.components.certainty import ASSUMED, INFERRED, PRINTED
from companion.ui import layout
from companion.ui.drawn import piece  # noqa: F401, kv
from companion.ui.table.component_sets.sureness import sureness


class LegendRow(BoxLayout):
    """A sign with what it means."""

    game = StringProperty()
    how = StringProperty()

    def on_kv_post(self, _: Widget) -> None:
        self.ids.sign.paint = sureness(self.how)


class Legend(BoxLayout):
    """What is to be done here, what the signs mean, and how far it is done."""

    game = StringProperty()
    wide = BooleanProperty(False)
    done = NumericProperty(0)
    in_all = NumericProperty(0)

    def on_kv_post(self, _: Widget) -> None:
        for how in (PRINTED, INFERRED, ASSUMED):
            self.ids.signs.add_widget(LegendRow(game=self.game, how=how))


layout.load("table/component_sets", "legend_row", "legend")
