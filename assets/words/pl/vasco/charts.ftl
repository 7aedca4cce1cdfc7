# Where points and money come from

source-dias = Dias
source-alvares = Alvares
source-dock = Doki
source-income = Zarobki statków
source-complete = Pełne porty
source-landing = Pełne porty
source-entered = Wpisane
source-reals = Reale na koniec
source-ships = Statki na koniec
source-adjust = Poprawki
source-correct = Poprawki
source-act = Prawo do akcji
source-give-up = Rezygnacja
source-amount = Pieniądze Vasco da Gamy
source-projects = Projekty
source-sao-gabriel = São Gabriel
source-sailors = Marynarze
source-captain = Kapitanowie
source-recruit = Rekrutacja
source-launch = Wodowanie
source-board = Wysłani w morze
source-returns = Powrót z morza
source-boa-gente = Terra de Boa Gente
source-mozambique = Mozambique
source-mombasa = Mombasa
source-malindi = Malindi
