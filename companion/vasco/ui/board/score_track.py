from kivy.properties import ObjectProperty

from companion.ui.drawn.scene import SceneView
from companion.vasco.ui.scenes.track import Track


class ScoreTrack(SceneView):
    """Where everybody stands on the score track: it is as high as its rows of ten need."""

    shown = ObjectProperty(None, allownone=True)

    def on_shown(self, *_: object) -> None:
        players = self.shown.state.players if self.shown else ()
        scores = tuple((player.colour, player.vp) for player in players)
        self.scene = Track(scores, opens=True) if scores else None
