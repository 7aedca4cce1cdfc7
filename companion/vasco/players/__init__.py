"""Players of Vasco da Gama for empty chairs: they know what everybody at the table knows."""
