# The app's players, after captains of the first voyage
chair-nunes = Gonçalo Nunes
chair-nunes-note = decides at a glance
chair-coelho = Nicolau Coelho
chair-coelho-note = thinks a round ahead
chair-gama = Paulo da Gama
chair-gama-note = thinks two rounds ahead, and longest

# What is to be done for them
instruct-dock = Ship { $ship } goes into ship slot { $dock }.
instruct-merchant = It goes into ship slot { $dock }.
instruct-project = Bonus: { $project }.
instruct-sailor = Bonus: { FORM($sailor, case: "person") } from section { $section }.
instruct-blindly = Bonus: a sailor from the bag.
