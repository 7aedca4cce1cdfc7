# The app's players, after captains of the first voyage
chair-nunes = Gonçalo Nunes
chair-nunes-note = entscheidet auf einen Blick
chair-coelho = Nicolau Coelho
chair-coelho-note = denkt eine Runde voraus
chair-gama = Paulo da Gama
chair-gama-note = denkt zwei Runden voraus, und am längsten

# What is to be done for them
instruct-dock = Schiff { $ship } kommt auf Schiffsfeld { $dock }.
instruct-merchant = Es kommt auf Schiffsfeld { $dock }.
instruct-project = Bonus: { $project }.
instruct-sailor = Bonus aus Abschnitt { $section }: { $sailor }.
instruct-blindly = Bonus: ein Matrose aus dem Beutel.
