# The app's players, after captains of the first voyage
chair-nunes = decyduje od ręki
chair-coelho = myśli rundę naprzód
chair-gama = myśli dwie rundy naprzód i najdłużej

# What is to be done for them
instruct-dock = Statek { $ship } staje w doku { $dock }, z kapitanem na pokładzie.
instruct-merchant = Staje w doku { $dock }.
instruct-project = Premia: { $project }.
instruct-sailor = Premia z sekcji { $section }: { FORM($sailor, case: "person") }.
instruct-blindly = Premia: marynarz z woreczka.
instruct-which = W doku { $dock }, z kapitanem na pokładzie: { $ship }.
