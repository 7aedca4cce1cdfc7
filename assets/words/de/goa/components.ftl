# Component sets of Goa: what is printed in one copy of the game
sets-own = Unser Exemplar
sets-choose = Antippen, um damit zu spielen
sets-board = Plan und Kolonien: { $known } von { $count } Werten bekannt
sets-tiles = Plättchen und Karten: { $known } von { $count } bekannt
sets-goa-2012-starter = Ausgabe von 2012, aus den Anleitungen
sets-goa-2004-starter = Ausgabe von 2004, angenommen
sets-about = Ein Materialsatz ist alles, was in einem Exemplar des Spiels gedruckt steht. Was keine Anleitung nennt, gilt als angenommen, bis ihr es prüft oder das Plättchen auftaucht.
check-tiles-link = Plättchen und Karten in eurer Schachtel

# The development board, as it is printed
check-development = Entwicklungstafel
check-vp = SP, Schiffe
check-vp-of = Siegpunkte in Reihe { $row }
check-ships-paid-of = Schiffe für den Schritt in Reihe { $row }
check-value-of = { $column }, Reihe { $row }
check-draw-of = Expedition, Reihe { $row }: Karten zu ziehen
check-limit-of = Expedition, Reihe { $row }: höchstens so viele Handkarten
check-price-of = { $column }: ein Gewürz für den Schritt in Reihe { $row }
check-no-spice = Ein Gewürz weniger
check-more-spice = Ein Gewürz mehr
why-last-spice = Ein Schritt kostet mindestens ein Gewürz.
why-most-spice = Ein Schritt kostet höchstens { $most } Gewürze.

# Colonies, the start and the scoring
check-colonies = Kolonien
check-colonies-need-of = { $colony }: nötige Kolonisten
check-colonies-fields-of = { $colony }: Felder
check-colonies-tiles-of = { $colony }, Plättchen { $place }
check-no-colony = Ein Plättchen weniger
check-more-colony = Ein Plättchen mehr
why-last-colony = Eine Kolonie hat mindestens { $least } Plättchen.
why-most-colony = Eine Kolonie hat höchstens { $most } Plättchen.
check-start = Startvorrat und eine Karte
check-start-ships = Schiffe für alle
check-start-colonists = Kolonisten für alle
check-start-first-ducats = Dukaten für den Startspieler
check-start-other-ducats = Dukaten für alle anderen
check-step-for-ducats = Die Karte „Fortschritt für Dukaten“: Preis jedes Schritts
check-step-for-ducats-of = Die Karte „Fortschritt für Dukaten“: Dukaten für den Schritt in Reihe { $row }
check-scoring = Wertung
check-scoring-colonies = Siegpunkte für 0 bis 4 Kolonien
check-scoring-colonies-of = Siegpunkte nach Zahl der Kolonien: { $number }
check-scoring-same-symbol = Siegpunkte für 0 bis 5 Karten mit demselben Symbol
check-scoring-same-symbol-of = Siegpunkte nach Zahl der Karten mit demselben Symbol: { $number }
check-scoring-most-ducats = Siegpunkte für die meisten Dukaten
check-scoring-single-plantation = Siegpunkte für eine Einzelplantage

# Tiles and cards in the box
tiles-title = Plättchen und Karten in eurer Schachtel
tiles-how = Tippt an, was in eurer Schachtel liegt, oder gebt ein, was gedruckt ist. Ihr könnt jederzeit aufhören: Alles bleibt gespeichert.
tiles-complete = Alle davon sind in eurer Schachtel. Tippt etwas an, um es zurückzunehmen.
tiles-fewer = Ein Plättchen weniger
tiles-more = Ein Plättchen mehr
tiles-tiles = Plättchen der Phase { $phase }
tiles-cards = Expeditionskarten
tiles-bonanza = Bonanza-Plättchen
check-five-of-each = Jedes der sechs Symbole steht auf genau fünf Karten.
check-number-of-tiles = Eine Phase hat { $low } bis { $high } Plättchen: 25 für den Markt, die übrigen kommen in die Schachtel. Das wären { $found }.
check-number-of-cards = Es gibt insgesamt { $high } Expeditionskarten; das wären { $found }.
check-number-of-bonanza = Es gibt insgesamt { $high } Bonanza-Plättchen; das wären { $found }.
keypad-tiles-A = Ein Plättchen der Phase A
keypad-tiles-B = Ein Plättchen der Phase B
keypad-kind = Art des Plättchens
keypad-number = Zahl darauf
keypad-power = Was die Karte bewirkt
keypad-colonists = Kolonisten darauf
keypad-symbol = Symbol
keypad-gives = Was es bringt
keypad-amount = Wie viel davon

# Home
home-component-sets = Spielmaterial
home-component-sets-note = Was in eurem Exemplar gedruckt steht, und welche Ausgabe es ist.
home-check-copy = Vergleichen
home-check-copy-offer = Keine Anleitung nennt alles, was gedruckt ist. Vergleicht die Pläne der App einmal mit euren: Das dauert eine Minute.

# Setting up: which edition is played
sets-goa-2012-starter-short = 2012
sets-goa-2004-starter-short = 2004
