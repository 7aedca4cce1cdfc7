# Der Aufbau von Goa

newgame-youngest = Wer ist am jüngsten?
newgame-elephant = Der jüngste Spieler deckt die erste Karte auf; der erste Elefant entscheidet, wer beginnt.
newgame-youngest-next = Beim letzten Mal war es { $name }. Tippt an, wer am jüngsten ist.
home-new-game = Neue Partie Goa
setup-place = Flagge legen

# Die Liste
setup-box = Bleibt in der Schachtel
setup-box-text = Das zählt die App: { $things }.
setup-box-ships = Schiffskarten
setup-box-colonists = Kolonistenkarten
setup-box-extra_cards = Zusatzkarten
setup-players = Was alle bekommen
setup-players-text = Eine persönliche Tafel, eine Entwicklungstafel mit je einem Marker in Reihe 1 jeder Spalte und die Steine 1 bis { $tokens }.
setup-players-goods = Dazu { $goods }.
setup-players-counted = Die App hat für alle schon notiert: { $goods }.
setup-supplies = Kolonien und Karten
setup-supplies-text = Legt die Kolonieplättchen offen nach Namen aus. Mischt die Expeditionskarten zu einem verdeckten Stapel und lasst Platz für die Ablage.
setup-market = Der Markt
setup-market-table = Mischt die A-Plättchen, seht euch { $removed } davon an und legt sie in die Schachtel, höchstens 2 Plantagen. Die übrigen 25 bilden offen ein Raster von 5 × 5.
setup-market-app = Sucht diese 25 Plättchen heraus und legt sie aus wie auf dem Bild.
setup-market-removed = In die Schachtel: { $tiles }.
setup-bonanza = Bonanza
setup-bonanza-table = Mischt die 8 Bonanza-Plättchen und legt je eines verdeckt und ungesehen unter die vier Eckplättchen.
setup-bonanza-app = Die Bonanza-Plättchen bleiben in der Schachtel: Die App sagt, was unter den Eckplättchen ist.
setup-elephant = Startspieler
setup-elephant-text = Vom jüngsten Spieler an deckt reihum jeder die oberste Expeditionskarte auf, bis ein Elefant erscheint. Diese Karten werden abgelegt.
setup-elephant-found = { $first } hat den Elefanten aufgedeckt, ist Startspieler und nimmt die Flagge.
setup-ducats = Dukaten
setup-ducats-text = { $first } für den Startspieler, { $others } für alle anderen.
setup-ducats-secret = Die Dukaten sind geheim.
setup-ducats-open = Die Dukaten sind für alle offen.
setup-quick = Schnellstart
setup-quick-text = Vom Startspieler an bewegt reihum jeder zwei verschiedene Marker in Reihe 2 oder nimmt { $ducats }.

# Home
home-rules = Regeln
home-rules-note = Kapitel für Kapitel, mit den Zahlen eurer Partie.

# What else can stay in the box
setup-box-ducats = Dukaten
setup-box-spices = Gewürze
setup-ducats-counted = Die App hat schon notiert: { $first } für den Startspieler, { $others } für alle anderen.

# Die Varianten
setup-variants = Varianten
setup-variants-text = Einigt euch darauf, bevor ihr aufbaut.
setup-variants-none = Ihr spielt ohne Varianten.
setup-variants-chosen = Ihr spielt mit: { $variants }.
