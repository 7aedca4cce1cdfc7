"""Applies the kv file of a screen or widget; each module asks for its own, once, when imported."""

from kivy.lang import Builder

from companion import resources


def load(room: str, name: str) -> None:
    Builder.load_file(str(resources.path("kv", room, f"{name}.kv")))
