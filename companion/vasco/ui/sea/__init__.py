"""The chart on which Vasco da Gama sails: coasts, a caravel, the compass rose."""
