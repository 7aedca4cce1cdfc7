"""Charts of a game, drawn: everybody told by shape, colour and name."""

from companion.ui.drawn.charts.line_chart import LineChart, Series
from companion.ui.drawn.charts.source_chart import SourceChart
from companion.vasco.ui.charts.told import reals_chart, source_chart, vp_chart

__all__ = ["LineChart", "Series", "SourceChart", "reals_chart", "source_chart", "vp_chart"]
