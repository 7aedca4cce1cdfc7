# Sharing a finished game

share-result = Ergebnis kopieren
share-png = Ergebnisblatt als Bild
share-pdf = Ergebnisblatt als PDF
share-bg-stats = Partie für BG Stats
share-csv = Alle Buchungen als Tabelle (CSV)
share-json = Aufzeichnung der Partie

share-copied = Das Ergebnis wurde kopiert.
share-play-copied = Der Link wurde kopiert: Öffnet ihn auf dem Gerät, auf dem BG Stats ist.

share-bgg-id = Nummer auf BoardGameGeek
share-bgg-id-note = Daran erkennt BG Stats das Spiel.

sheet-about = { $day } · { $moves ->
    [one] { $moves } Zug
   *[other] { $moves } Züge
}

csv-move = Zug
csv-kind = Was getan wurde
csv-colour = Farbe
csv-name = Name
csv-what = Was
csv-amount = Betrag
csv-source = Woher
csv-rule = Regel
csv-explanation = Erklärung

# In a table of the ledger: what came or went
what-vp = SP
