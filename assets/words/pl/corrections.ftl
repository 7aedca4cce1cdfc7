# The table says otherwise, in any game

otherwise-why = Dlaczego?
otherwise-why-counted = Błąd w liczeniu
otherwise-why-bonus = Zapomniana premia
otherwise-why-piece = Nie ten element
otherwise-why-other = Inny powód…

otherwise-title = Na stole jest inaczej
otherwise-nothing = Nic jeszcze nie zmieniono
otherwise-do = Popraw: { $what }
compare-title = Czy wasz stół tak wygląda?
compare-hint = Dotknijcie wszystkiego, co na waszym stole wygląda tak samo, aby to odhaczyć.
compare-ticked = { $ticked } z { $all }
compare-wrong = Jest inaczej
menu-compare = Porównaj ze stołem
menu-otherwise = Na stole jest inaczej
wrong-title = Ruch { $number }
wrong-line = { $player }: { $amount }, { $source } ({ $rule })
wrong-event = { $source } ({ $rule })
wrong-anew = To błąd: wpisz ponownie
wrong-leave-out = Tego nie było: usuń ruch
wrong-back = { $later ->
    [one] Graj dalej stąd: cofnij następny ruch
    [few] Graj dalej stąd: cofnij { $later } następne ruchy
   *[many] Graj dalej stąd: cofnij { $later } następnych ruchów
}
wrong-close = Zgadza się
amending-brief = Ponowne wpisanie ruchu { $number }
amending-cancel = Zostaw, jak było
amending-leave-out = Usuń ruch
otherwise-do-all = { $count ->
    [one] Popraw: jedna zmiana
    [few] Popraw: { $count } zmiany
   *[many] Popraw: { $count } zmian
}
amending-done = { $later ->
    [0] Gotowe.
    [one] Gotowe. Jeden późniejszy ruch dalej się liczy.
    [few] Gotowe. { $later } późniejsze ruchy dalej się liczą.
   *[many] Gotowe. { $later } późniejszych ruchów dalej się liczy.
}
why-set-right = Nic jeszcze nie zmieniono: najpierw dotknijcie tego, co na waszym stole jest inne.
otherwise-clear = Wyczyść
otherwise-set = { $typed ->
    [none] Wpisz
   *[other] Wpisz { $typed }
}
wrong-undone = Ten ruch cofnięto i już się nie liczy.
wrong-drawn = Wylosowała to aplikacja.
wrong-forced = Nic innego nie było wtedy możliwe. Jeśli coś się nie zgadza, błąd tkwi we wcześniejszym ruchu.
amending-anew = Zamiast „{ $what }”: co się naprawdę stało?
amending-broken = „{ $what }” już nie pasuje: { $reason }. Co się naprawdę stało?
amending-unfit = „{ $what }” już nie pasuje: { $reason }. Odpowiedzcie na pytanie albo usuńcie ten ruch.
wrong-unsaid = Nikt tego nie podał: przyszło z następnym ruchem.
