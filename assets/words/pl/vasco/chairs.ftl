# The app's players, after captains of the first voyage
chair-nunes = Gonçalo Nunes
chair-nunes-note = decyduje od ręki
chair-coelho = Nicolau Coelho
chair-coelho-note = myśli rundę naprzód
chair-gama = Paulo da Gama
chair-gama-note = myśli dwie rundy naprzód i najdłużej

# What is to be done for them
instruct-dock = Statek { $ship } staje w doku { $dock }.
instruct-merchant = Staje w doku { $dock }.
instruct-project = Premia: { $project }.
instruct-sailor = Premia z sekcji { $section }: { FORM($sailor, case: "person") }.
instruct-blindly = Premia: marynarz z woreczka.
