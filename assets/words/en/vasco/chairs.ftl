# The app's players, after captains of the first voyage
chair-nunes = decides at a glance
chair-coelho = thinks a round ahead
chair-gama = thinks two rounds ahead, and longest

# What is to be done for them
instruct-dock = Ship { $ship } goes into ship slot { $dock }, with a captain on it.
instruct-merchant = It goes into ship slot { $dock }.
instruct-project = Bonus: { $project }.
instruct-sailor = Bonus: { FORM($sailor, case: "person") } from section { $section }.
instruct-blindly = Bonus: a sailor from the bag.
instruct-which = Into ship slot { $dock }, with a captain on it: { $ship }.
