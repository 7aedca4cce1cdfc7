"""What the program says: catalogues, the language in use, and figures put into words.

Nothing here needs an installed package: the headless command speaks from the same catalogues.
"""

from companion.words.message import Unspeakable
from companion.words.words import Speech, Words

__all__ = ["Speech", "Unspeakable", "Words"]
