# Sharing a finished game

share-result = Copy the result
share-png = Result sheet as a picture
share-pdf = Result sheet as PDF
share-bg-stats = Play for BG Stats
share-csv = Ledger as a table (CSV)
share-json = Record of the game

share-copied = The result is copied.
share-play-copied = The link is copied: open it where BG Stats is.

share-bgg-id = Number at BoardGameGeek
share-bgg-id-note = By which BG Stats knows the game.

sheet-about = { $day } · { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}

csv-move = Move
csv-kind = What was done
csv-colour = Colour
csv-name = Name
csv-what = Of what
csv-amount = Amount
csv-source = From
csv-rule = Rule
csv-explanation = Explanation
