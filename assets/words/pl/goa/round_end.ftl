# What there is to do on the table between two rounds

round-title = Na koniec rundy { $phase }{ $round }
round-leaving = Do pudełka
round-leaving-text = { $count ->
    [one] Jeden żeton, który został w obszarze gry, odkładacie do pudełka.
    [few] { $count } żetony, które zostały w obszarze gry, odkładacie do pudełka.
   *[many] { $count } żetonów, które zostały w obszarze gry, odkładacie do pudełka.
}
round-lay-out = Nowy obszar gry
round-lay-out-text = Potasujcie żetony { $phase }. Odkryjcie { $count } i odłóżcie je do pudełka; trzecia plantacja wśród nich wraca. Pozostałe wyłóżcie w obszarze gry.
round-lay-out-drawn = Aplikacja je wylosowała: wyłóżcie żetony { $phase } tak, jak pokazuje ekran.
round-bonanza = Żetony Bonanza
round-bonanza-text = Zbierzcie wszystkie osiem i potasujcie; po jednym, zakrytym, połóżcie pod żetonem w każdym rogu obszaru gry.
round-red = Czerwone żetony
round-red-text = { $count ->
    [one] Odkryjcie go ponownie.
    [few] Odkryjcie je ponownie.
   *[many] Odkryjcie je ponownie.
}
round-next = Runda { $phase }{ $round }
round-next-text = { $player } ma Flagę i ją umieszcza.
