# What a group chooses for its table

options-help = Pomoc
options-help-none = Brak
options-help-facts = Fakty
options-help-odds = Szanse
options-help-none-note = Aplikacja reaguje na to, co robicie, i nic więcej.
options-help-facts-note = Aplikacja pokazuje, ile co kosztuje i co daje.
options-help-odds-note = Aplikacja pokazuje też szanse i podpowiada ruchy. Niektórzy nazywają to oszukiwaniem.
options-summary = { $count ->
    [0] Nic nie zostaje w pudełku
   *[other] Zostają w pudełku: { $things }
}
