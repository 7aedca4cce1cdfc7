# What the store has to say: what it found when it was opened, why something is not kept,
# what came of a file that was brought in.

# Opening
store-second = aplikacja z tymi grami działa już gdzie indziej: tutaj można je oglądać, a po jej zamknięciu przejąć
store-read-only = tam, gdzie są gry, nie można nic zapisać ({ $reason }): można je oglądać, ale nie zmieniać
store-unwritable = gry można oglądać, ale nie zmieniać: { $reason }
store-not-now = pliku z grami nie da się teraz otworzyć ({ $reason }): nic w nim nie zmieniono; spróbujcie jeszcze raz
store-newer = te gry zapisała nowsza wersja aplikacji (jej pliki mają wersję { $version }): zaktualizuj aplikację, aby grać dalej; nic nie zmieniono
store-set-aside = plik z grami był uszkodzony; uratowano wszystko, co w nim poprawne, a uszkodzony plik zachowano jako { $file }
store-restored = zabrakło pliku z grami; to, co było w kopiach zapasowych, jest znów na miejscu
store-unreadable = niczego w pliku z grami nie dało się odczytać; zachowano go jako { $file } i zaczyna się nowy
store-game-cut = { $game }: uratowano do ruchu { $moves }, czyli do końca wiersza { $row } dziennika; { $lost ->
    [0] nie wiadomo, czy coś było dalej
    [one] jeden dalszy wiersz przepadł
    [few] { $lost } dalsze wiersze przepadły
   *[many] { $lost } dalszych wierszy przepadło
}
store-game-behind = ostatni zapis przepadł, najpewniej w grze { $game }, która jest teraz przy ruchu { $moves }, w wierszu { $row } dziennika: porównaj ją ze stołem
store-latest-lost = ostatni zapis przepadł
store-game-lost = { $game }: początek dziennika jest uszkodzony i gry nie dało się uratować
store-game-stuck = { $game }: według zasad tej wersji gra toczy się tylko do ruchu { $moves }, wiersza { $row } dziennika; reszta jest zachowana, póki nie zrobisz kolejnego ruchu
store-none = nie ma folderu { $folder }

# Writing
store-full = tego nie zapisano, bo dysk jest pełny: zwolnij miejsce i zrób to jeszcze raz
store-disk-fault = tego nie zapisano, bo dysk zgłosił błąd: zrób to jeszcze raz ({ $reason })
store-busy = tego nie zapisano, bo inny program używa pliku: zrób to jeszcze raz
store-fault = tego nie zapisano: { $reason }
store-moved-on = { $game }: gra zmieniła się tymczasem gdzie indziej: otwórz ją ponownie
store-damaged = plik z grami uległ uszkodzeniu po uruchomieniu aplikacji; uruchom ją ponownie, a to, co poprawne, zostanie uratowane
store-no-game = nie ma gry { $game }
store-game-unknown = ta wersja aplikacji nie zna gry { $game }

# Bringing in
store-import-new = { $game }: wczytano, przy ruchu { $moves }
store-import-known = { $game }: wszystko już tu jest
store-import-longer = { $game }: ciąg dalszy tutaj, teraz przy ruchu { $moves }
store-import-copy = { $game }: potoczyła się inaczej niż gra, która tu jest, i jest zachowana obok niej
store-import-refused = { $game }: nie wczytano, bo { $reason }
store-import-components = { $name } to nazwa innego zestawu elementów; ten zachowano jako { $kept }

# The list of games
store-game = { $id }  { $game }: { $status }, { $moves ->
    [one] jeden ruch
    [few] { $moves } ruchy
   *[many] { $moves } ruchów
}
status-running = w toku
status-finished = zakończona
status-abandoned = porzucona

expected-row = wiersz taki, jak w dzienniku gry
