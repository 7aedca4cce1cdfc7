# Sharing a finished game

share-result = Kopiuj wynik
share-png = Karta wyniku jako obraz
share-pdf = Karta wyniku jako PDF
share-bg-stats = Gra dla BG Stats
share-csv = Wszystkie wpisy jako tabela (CSV)
share-json = Zapis gry

share-copied = Wynik skopiowany.
share-play-copied = Odnośnik skopiowany: otwórzcie go na urządzeniu, na którym jest BG Stats.

share-bgg-id = Numer w BoardGameGeek
share-bgg-id-note = Po nim BG Stats rozpoznaje grę.

sheet-about = { $day } · { $moves ->
    [one] { $moves } ruch
    [few] { $moves } ruchy
   *[many] { $moves } ruchów
}

csv-move = Ruch
csv-kind = Co zrobiono
csv-colour = Kolor
csv-name = Imię
csv-what = Co
csv-amount = Ile
csv-source = Skąd
csv-rule = Zasada
csv-explanation = Wyjaśnienie

# In a table of the ledger: what came or went
what-vp = PZ
