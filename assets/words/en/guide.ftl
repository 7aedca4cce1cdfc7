# Hints for a first game

lesson-off = No more hints
guide-title = Hints
guide-on = Learn by playing
guide-on-note = Everything is explained in a line or two when it first matters. Switched on again, the hints start over.
guide-offer = Your first game?
guide-offer-note = Hints explain everything when it first matters. Nobody needs to know the rules.
