"""Applies the kv files of screens and widgets; each module asks for its own, once, on import."""

from kivy.lang import Builder

from companion import resources


def load(room: str, *names: str) -> None:
    """Those of a room, whose path is that of its package, in the order in which they build on one
    another."""
    for name in names:
        Builder.load_file(str(resources.path("kv", *room.split("/"), f"{name}.kv")))
