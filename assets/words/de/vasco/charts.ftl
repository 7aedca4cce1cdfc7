# Where points and money come from

source-dias = Dias
source-alvares = Alvares
source-dock = Schiffsfelder
source-income = Ertrag der Schiffe
source-complete = Komplette Häfen
source-landing = Komplette Häfen
source-entered = Eingetragen
source-reals = Reales am Ende
source-ships = Schiffe am Ende
source-adjust = Berichtigt
source-correct = Berichtigt
source-act = Recht auf Aktion
source-give-up = Verzicht
source-amount = Geld von Vasco da Gama
source-projects = Projekte
source-sao-gabriel = São Gabriel
source-sailors = Matrosen
source-captain = Kapitäne
source-recruit = Rekrutierung
source-launch = Zu Wasser gelassen
source-board = Auf Fahrt geschickt
source-returns = Zurück von der Fahrt
source-boa-gente = Terra de Boa Gente
source-mozambique = Mozambique
source-mombasa = Mombasa
source-malindi = Malindi
