"""Where a widget stands that may stand in several places."""

from kivy.uix.widget import Widget


def place(widget: Widget, where: Widget | None) -> None:
    """Where it belongs, or nowhere."""
    # A box lets go only of the widget itself, not of its proxy.
    where = where and where.__self__
    if widget.parent is where:
        return
    if widget.parent:
        widget.parent.remove_widget(widget)
    if where:
        where.add_widget(widget)
