"""What the score pad supplies to be kept from afar."""

from companion.goa.play.book import BOOK
from companion.goa.rules.pad import PAD
from companion.play.pad.afar import afar

AFAR = afar(PAD, BOOK)
