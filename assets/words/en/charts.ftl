# Charts, and where points and money come from

source-dias = Dias
source-alvares = Alvares
source-dock = Docks
source-income = Ships’ income
source-complete = Complete landings
source-landing = Complete landings
source-entered = Entered
source-reals = Reals at the end
source-ships = Ships at the end
source-adjust = Adjusted
source-correct = Corrected
source-act = The right to act
source-give-up = Giving up
source-amount = Vasco da Gama’s money
source-projects = Projects
source-sao-gabriel = São Gabriel
source-sailors = Sailors
source-captain = Captains
source-recruit = Recruiting
source-launch = Launching
source-board = Aboard
source-returns = Back from sea
source-boa-gente = Terra de Boa Gente
source-mozambique = Mozambique
source-mombasa = Mombasa
source-malindi = Malindi

chart-vp = Points, move by move
chart-sources = Where the points came from
chart-reals = Money

explanation-title = { $player }: { $amount }
explanation-start = At the beginning
explanation-nothing = Nothing has changed it yet.
explanation-where = { $move ->
    [0] From the beginning, rule { $rule }
   *[other] Move { $move }, rule { $rule }
}
