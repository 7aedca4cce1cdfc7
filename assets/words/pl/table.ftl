# What any record, session or headless answer may have to say.

# Records that are not as they should be
record-unreadable = to nie jest zapis gry: jest niepełny albo to nie JSON
record-value = { $where }: powinno być { $expected }, nie { $found }
record-integer = { $where }: powinna być liczba całkowita od { $low } do { $high }, nie { $found }
record-length = { $where }: pozycji powinno być od { $low } do { $high }, nie { $found }
record-missing = brakuje { $key }
record-stray = { $key } tu nie pasuje
file-unreadable = nie można odczytać pliku: { $reason }
file-too-large = plik ma więcej niż { $size } MB, a żaden zapis gry nie jest tak duży
file-there = { $file } już istnieje i nie zostanie nadpisany
text-too-long = jest w nim tekst mający więcej niż { $most } znaków
too-many-moves = gra ma najwyżej { $most } ruchów
too-many-rows = dziennik gry ma najwyżej { $most } wierszy; zapiszcie ją do pliku, wczytajcie z powrotem i grajcie dalej w tej wczytanej
no-backup = to nie jest kopia zapasowa aplikacji
file-unwritable = nie można zapisać { $file }: { $reason }

expected-object = obiekt
expected-list = lista
expected-text = tekst
expected-sentence = zdanie
expected-boolean = true lub false
expected-true = true
expected-time = czas
expected-setting = krótkie ustawienie
expected-format = companion-record/1
expected-game = gra, którą ten program zna
expected-colour = jeden z kolorów graczy

# Moves at the wrong time
not-due = teraz nie pora na { FORM($kind, case: "acc") }; następne w kolejności: { $due }
game-over = gra jest skończona; za późno na { FORM($kind, case: "acc") }
colour-twice = dwoje graczy nie może mieć tego samego koloru
seats-colour = w tej grze nie ma koloru: { $colour }
seats-number = w tę grę gra od { $least } do { $most } osób, a nie { $found }
not-latest = tymczasem był ruch { $latest }; spójrzcie na niego, zanim odpowiecie na ruch { $after }
no-such-move = nie ma ruchu { $number }; ostatni to { $latest }
nothing-to-undo = nie ma czego cofnąć
nothing-to-redo = nie ma czego ponowić
nothing-to-leave-out = nie ma ruchu do pominięcia

# The account of a game
account-move = { $number ->
    [0] { $kind }
   *[other] { $number }  { $kind }
}
account-line = { "    " }{ $player }: { $amount }, { $source } ({ $rule })
account-event = { "    " }{ $source } ({ $rule })

# What is asked, taken back and refused at any table
ask-undo = Cofnij: { $what }
ask-taken-back = { $count ->
    [one] jeden cofnięty ruch
    [few] { $count } cofnięte ruchy
   *[many] { $count } cofniętych ruchów
}
ask-other = Żaden z nich
ask-revision = ponowne wpisanie
refused-instead = { $said }: { $instead }
table-refused = { $said } Zasada { $rule }.

# A question as it is read out to whoever cannot see it
text-spot = { $what }
text-chosen = { $what }, wybrane
text-shut = { $what }: nie teraz
text-sum = { $label }: { $amount }
text-sum-of = { $label }, { $detail }: { $amount }

# Why a disk refuses
disk-missing = nie ma takiego pliku ani folderu
disk-folder = to jest folder
disk-no-file = to nie jest plik, który można odczytać
disk-loop = łącze prowadzi do samego siebie
disk-name = nazwa jest za długa
disk-forbidden = brak uprawnień
disk-read-only = nie można tam nic zapisać
disk-full = brak miejsca na dysku
too-many-refused = odrzucono już ponad { $most } części; reszta pozostaje nieprzeczytana
too-many-courses = powstałoby więcej niż { $most } wersji tej samej gry
too-many-kept = wczytano tylko pierwsze { $most }; resztę pominięto

table-leave = Jeszcze raz Wstecz: ekran główny. Gra jest zapisana.
menu-turn = Obróć ekran do gracza, który ma ruch
menu-options = Ustawienia gry
menu-rules = Zasady
menu-home = Ekran główny
history-title = Historia
round-to-do = { $count ->
    [one] jedna rzecz do zrobienia na stole
    [few] { $count } rzeczy do zrobienia na stole
   *[many] { $count } rzeczy do zrobienia na stole
}
round-close = Gotowe
app-draws = Niech odtąd losuje je aplikacja
app-draws-again = Niech wylosuje aplikacja
history-mark = { $what } ({ $mark })
history-undone = cofnięto
history-redrawn = wylosowano ponownie
