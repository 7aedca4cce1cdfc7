# A game that was begun without the app

lies-title = Game in progress
lies-place = { $place } of { $places }
lies-next = Next: { $area }
lies-previous = Back
lies-begin = Start round { $round }
lies-why = this is how it was on the table
lies-table = Is everything as shown?
lies-table-note = Go back to anything that is different.
why-first-page = This is the first page.
