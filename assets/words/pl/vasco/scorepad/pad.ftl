# The score pad: its moves, its refusals, its ledger, its screen

move-score = wpis
move-round = koniec rundy
move-settle = podanie stanu na koniec

expected-one-thing = jedno z: vp, reals, landing lub ships

pad-standing = { $player }: { $vp }
pad-without-reals = w tym zapisie liczą się tylko PZ
pad-reals = { $player } ma tylko { FORM($has, case: "acc") }
pad-settled = { $player }: to już zapisano
pad-leaders = wygrana może przypaść tylko komuś z najwyższym wynikiem: { $leaders }

ledger-entered = wpisane
ledger-landing = pełny port { $landing }

# How far it is
pad-round = Runda { $round }
pad-final = Podliczenie końcowe

# A new pad
pad-with-reals = Licz też Reale
pad-with-reals-note = Nie tylko Punkty Zwycięstwa, ale i pieniądze wszystkich.

# Entering
pad-nothing-yet = Dotknijcie gracza, potem punktów.
pad-ask-vp = Punkty Zwycięstwa: { $player }
pad-ask-reals = Reale: { $player }
pad-ask-ships = { $player }: ile zwodowanych statków z kapitanem przed graczem?
pad-ask-left = { $player }: ile Reali zostało?
pad-worth = { $vp } PZ
pad-reals-short = { $reals } R
figure-reals-range = { $value } Reali
pad-entry-landing = { $amount } { $landing }
pad-entry-reals = { $amount } R
pad-entry-ships = { $ships ->
    [one] { $ships } statek
    [few] { $ships } statki
   *[many] { $ships } statków
}
pad-entry-of = { $player } { $entry }

# Correcting
pad-strike-out = Skreśl
pad-undo-round = koniec rundy
pad-undo-finish = koniec gry

# The end
pad-end-round = Zakończ rundę { $round }
pad-ask-dias = Koniec rundy { $round }. Kto ma Bartolomeu Diasa?
pad-dias-for = { $player } +2
pad-no-dias = Nikt: już wpisane
pad-dias-first = Pierwszy gracz zaczyna z 2 PZ za Bartolomeu Diasa (zasada 1.3)
pad-sum = Razem
pad-sum-of = { $rounds } w rundach, { $end } na koniec
pad-counted = Wszystko policzone.
pad-tied = Remis! Decyduje liczba statków na Szlaku handlowym, a potem liczba marynarzy.
pad-wins = Wygrywa { $player }
pad-shared = Wspólne zwycięstwo

game-name = Zapis punktów

pad-title = Zapis punktów
home-new-pad = Zapis punktów
