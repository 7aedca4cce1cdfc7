# The app's players, after captains of the first voyage
chair-nunes = entscheidet auf einen Blick
chair-coelho = denkt eine Runde voraus
chair-gama = denkt zwei Runden voraus, und am längsten

# What is to be done for them
instruct-dock = Schiff { $ship } kommt auf Schiffsfeld { $dock }, mit einem Kapitän darauf.
instruct-merchant = Es kommt auf Schiffsfeld { $dock }.
instruct-project = Bonus: { $project }.
instruct-sailor = Bonus aus Abschnitt { $section }: { $sailor }.
instruct-blindly = Bonus: ein Matrose aus dem Beutel.
instruct-which = Auf Schiffsfeld { $dock }, mit einem Kapitän darauf: { $ship }.
