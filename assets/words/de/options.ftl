# What a group chooses for its table

options-box = Was in der Schachtel bleibt
options-help = Hilfe
options-draw = Wer zieht

options-preset-all = Alle vier
options-preset-draws = Plättchen und Matrosen
options-preset-none = Nichts
options-box-note = Die App ersetzt, was in der Schachtel bleibt.
options-coins = Münzen
options-coins-note = Die App zählt die Reales von allen.
options-track = Siegpunkteleiste
options-track-note = Die App zählt die Punkte von allen.
options-vdg = VdG-Plättchen
options-vdg-note = Die App mischt sie und deckt sie auf.
options-sailors = Matrosenbeutel
options-sailors-note = Die App zieht; ihr nehmt die Matrosen von einem offenen Haufen.

options-help-none = Keine
options-help-facts = Fakten
options-help-odds = Chancen
options-help-none-note = Die App antwortet auf das, was ihr tut, sonst nichts.
options-help-facts-note = Die App zeigt, was etwas jetzt kostet und bringt.
options-help-odds-note = Die App zeigt auch Chancen und schlägt Züge vor. Manche Gruppen nennen das Schummeln.

options-projects = Die App zieht die Projekte
options-projects-note = Nehmt die Plättchen, die sie nennt, von den Stapeln.
options-merchants = Die App zieht die Handelsschiffe
options-merchants-note = Nehmt das Schiff, das sie nennt, vom Stapel.
options-unknown = Das geht, sobald die Plättchen eures Exemplars unter Spielmaterial eingegeben sind.

options-summary = { $preset ->
    [all] Münzen, Siegpunkteleiste, Plättchen und Beutel bleiben in der Schachtel.
    [draws] Plättchen und Beutel bleiben in der Schachtel.
    [none] Nichts bleibt in der Schachtel.
   *[other] Einiges bleibt in der Schachtel.
} { $help ->
    [none] Keine Hilfe.
    [facts] Hilfe: Fakten.
   *[odds] Hilfe: Chancen und Vorschläge.
}

# How far a game is
progress-setup = Aufbau
progress-placing = Runde { $round } · Scheiben platzieren
progress-acting = Runde { $round } · Aktionen
progress-ending = Rundenende { $round }
progress-final = Letzte Schiffe
progress-over = Das Spiel ist zu Ende
