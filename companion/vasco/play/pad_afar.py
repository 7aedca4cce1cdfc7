"""What the score pad supplies to be kept from afar."""

from companion.play.pad.afar import afar
from companion.vasco.play.book import BOOK
from companion.vasco.rules.pad import PAD

AFAR = afar(PAD, BOOK)
