# What the store has to say: what it found when it was opened, why something is not kept,
# what came of a file that was brought in.

# Opening
store-second = aplikacja z tymi grami jest już otwarta gdzie indziej: tutaj możecie je obejrzeć, a gdy tam zostanie zamknięta, grać dalej
store-read-only = w folderze z grami nie można nic zapisać ({ $reason }): możecie je obejrzeć, ale nie zmienić
store-unwritable = możecie obejrzeć gry, ale nie zmienić: { $reason }
store-not-now = pliku z grami nie da się teraz otworzyć ({ $reason }); nic w nim nie zmieniono: spróbujcie jeszcze raz
store-newer = te gry zapisała nowsza wersja aplikacji (jej pliki mają wersję { $version }): zaktualizujcie aplikację, aby grać dalej; nic nie zmieniono
store-set-aside = plik z grami był uszkodzony; uratowano wszystko, co w nim poprawne, a uszkodzony plik zachowano jako { $file }
store-restored = brakowało pliku z grami; to, co było w kopiach zapasowych, jest znów na miejscu
store-unreadable = z pliku z grami nie dało się nic odczytać; zachowano go jako { $file } i utworzono nowy
entered-lost = części wcześniejszych wpisów nie udało się przywrócić: wprowadźcie ją ponownie
store-game-cut = { $game }: uratowano do ruchu { $moves } (wiersz { $row } dziennika); { $lost ->
    [0] nie wiadomo, czy coś było dalej
    [one] jeden dalszy wiersz przepadł
    [few] { $lost } dalsze wiersze przepadły
   *[many] { $lost } dalszych wierszy przepadło
}
store-game-behind = ostatni wpis przepadł, najpewniej w grze { $game }, która jest teraz przy ruchu { $moves } (wiersz { $row } dziennika): porównajcie ją ze stołem
store-latest-lost = ostatni wpis przepadł
store-game-lost = { $game }: początek dziennika jest uszkodzony i gry nie dało się uratować
store-game-stuck = { $game }: według zasad tej wersji gra toczy się tylko do ruchu { $moves } (wiersz { $row } dziennika); reszta zostaje zachowana, póki nie zrobicie kolejnego ruchu
store-none = nie ma folderu { $folder }

# Writing
store-full = tego nie zapisano, bo dysk jest pełny: zwolnijcie miejsce i spróbujcie jeszcze raz
store-disk-fault = tego nie zapisano, bo dysk zgłosił błąd ({ $reason }): spróbujcie jeszcze raz
store-busy = tego nie zapisano, bo inny program używa pliku: spróbujcie jeszcze raz
store-fault = tego nie zapisano: { $reason }
store-moved-on = { $game }: grę zmieniono tymczasem gdzie indziej; otwórzcie ją ponownie
store-damaged = plik z grami uległ uszkodzeniu po uruchomieniu aplikacji; uruchomcie ją ponownie, a to, co poprawne, zostanie uratowane
store-no-game = nie ma gry { $game }
store-game-unknown = ta wersja aplikacji nie zna gry { $game }

# Bringing in
store-import-new = { $game }: wczytano, jest przy ruchu { $moves }
store-import-known = { $game }: wszystko już tu jest
store-import-longer = { $game }: grę uzupełniono, jest teraz przy ruchu { $moves }
store-import-copy = { $game }: potoczyła się inaczej niż gra, która tu jest, i została zapisana obok niej
store-import-refused = { $game }: nie wczytano: { $reason }
store-import-components = inny zestaw elementów już nazywa się { $name }; ten zapisano jako { $kept }

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
