"""Keeps every game, whatever happens: the journal, the archive, exchange, people and settings."""

from companion.store.shelf import Continued, Shelf
from companion.store.store import Store

__all__ = ["Continued", "Shelf", "Store"]
