# Where points and money come from

source-dias = Dias
source-alvares = Alvares
source-dock = Ship slots
source-income = Earned by ships
source-complete = Complete landings
source-landing = Complete landings
source-entered = Entered
source-reals = Reals at the end
source-ships = Ships at the end
source-adjust = Adjusted
source-correct = Corrected
source-act = Cost of acting
source-give-up = Giving up
source-amount = Vasco da Gama’s money
source-projects = Projects
source-sao-gabriel = São Gabriel
source-sailors = Sailors
source-captain = Captains
source-recruit = Recruiting
source-launch = Launching
source-board = Sent to sea
source-returns = Back from sea
source-boa-gente = Terra de Boa Gente
source-mozambique = Mozambique
source-mombasa = Mombasa
source-malindi = Malindi
