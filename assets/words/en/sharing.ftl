# Sharing a finished game

share-result = Copy the result
share-png = Result sheet as a picture
share-pdf = Result sheet as PDF
share-bg-stats = Play for BG Stats
share-csv = Every entry as a table (CSV)
share-json = Game record

share-copied = The result has been copied.
share-play-copied = The link has been copied: open it on the device that has BG Stats.

share-bgg-id = Number on BoardGameGeek
share-bgg-id-note = BG Stats recognises the game by it.

sheet-about = { $day } · { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}

csv-move = Move
csv-kind = What was done
csv-colour = Colour
csv-name = Name
csv-what = What
csv-amount = Amount
csv-source = From
csv-rule = Rule
csv-explanation = Explanation

# In a table of the ledger: what came or went
what-vp = VP
