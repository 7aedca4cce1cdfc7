# A game that was begun without the app

lies-title = Gra w toku
lies-place = { $place } z { $places }
lies-next = Dalej: { $area }
lies-previous = Wstecz
lies-begin = Zacznij rundę { $round }
lies-why = tak było na stole
lies-table = Czy wszystko się zgadza?
lies-table-note = Wróćcie do tego, co się różni.
why-first-page = To pierwsza strona.
