# The score pad: its moves, its refusals, its ledger, its screen

expected-one-thing = jedno z: vp, reals, landing lub ships

ledger-landing = pełny port { $landing }

# A new pad
pad-with-reals = Licz też Reale
pad-with-reals-note = Nie tylko Punkty Zwycięstwa, ale i pieniądze wszystkich.


# Entering
pad-ask-reals = Reale: { $player }
pad-ask-ships = { $player }: ile zwodowanych statków z kapitanem przed graczem?
pad-ask-left = { $player }: ile Reali zostało?
pad-reals-short = { $reals } R
figure-reals-range = { $value } Reali
pad-entry-landing = { $amount } { $landing }
pad-entry-reals = { $amount } R
pad-entry-ships = { $ships ->
    [one] { $ships } statek
    [few] { $ships } statki
   *[many] { $ships } statków
}

# The end
pad-ask-dias = Koniec rundy { $round }. Kto ma Bartolomeu Diasa?
pad-dias-for = { $player } +2
pad-no-dias = Nikt: już wpisane
pad-dias-first = Pierwszy gracz zaczyna z 2 PZ za Bartolomeu Diasa (zasada 1.3)
pad-tied = Remis! Decyduje liczba statków na Szlaku handlowym, a potem liczba marynarzy.
pad-entry-dias = { $amount } { $dias }
pad-entry-left = { $left } R

game-name = { pad-title }: Vasco da Gama
home-new-pad = { game-name }
