"""Charts of a game, drawn: everybody told by shape, colour and name."""

from companion.ui.vasco.charts.line_chart import LineChart, Series
from companion.ui.vasco.charts.source_chart import SourceChart
from companion.ui.vasco.charts.told import reals_chart, source_chart, vp_chart

__all__ = ["LineChart", "Series", "SourceChart", "reals_chart", "source_chart", "vp_chart"]
