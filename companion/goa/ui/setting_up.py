"""How a table that is being set up looks, step by step, and once all lies there."""

from __future__ import annotations

from companion.goa.play import layouts
from companion.goa.play.asking.decisions import QUESTIONS
from companion.goa.play.moment import Shown
from companion.goa.play.setting_up import LAYOUTS, goes_on, laid_market, steps
from companion.goa.ui.drawing import scene
from companion.goa.ui.scenes import laid
from companion.goa.ui.scenes.market import Market
from companion.goa.ui.table.holdings import cards
from companion.ui.drawn.scene import Scene
from companion.ui.table.setup.laid_out import LaidOut


def _picture(step: str, shown: Shown) -> Scene | None:
    layout = LAYOUTS[step](shown) if step in LAYOUTS else None
    if isinstance(layout, layouts.Market):
        return laid.LaidOut(Market(**vars(layout)))
    return scene(layout) if layout else None


def _table(shown: Shown) -> laid.LaidOut:
    """What is not named yet lies there anyway, and is no picture to compare with."""
    market = laid_market(shown)
    scene_of = Market(**vars(market)) if market else None
    return laid.LaidOut(scene_of, tuple(cards(shown, "")))


LAID_OUT = LaidOut(QUESTIONS, goes_on, steps, _picture, _table)
