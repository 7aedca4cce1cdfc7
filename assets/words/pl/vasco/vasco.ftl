# The game of Vasco da Gama: its things, its refusals, its ledger.
# The cases: gen, acc, and with its preposition "in", where something is.
# A short name fits on a tab.

# Figures
units = R Real*
figure-reals = { $value ->
    [one] { $case ->
        [gen] { $value } Reala
        [acc] { $value } Reala
       *[nom] { $value } Real
    }
    [few] { $case ->
        [gen] { $value } Reali
       *[nom] { $value } Reale
    }
   *[many] { $value } Reali
}
project = { $case ->
    [gen] projektu { $limit } (załoga { $crew })
   *[nom] projekt { $limit } (załoga { $crew })
}
project-earning = { $case ->
    [gen] projektu { $limit } (załoga { $crew }, daje { $earns })
   *[nom] projekt { $limit } (załoga { $crew }, daje { $earns })
}
ship = { $case ->
    [gen] statku { $limit } (załoga { $crew })
   *[nom] statek { $limit } (załoga { $crew })
}
ship-earning = { $case ->
    [gen] statku { $limit } (załoga { $crew }, daje { $earns })
   *[nom] statek { $limit } (załoga { $crew }, daje { $earns })
}
ship-at-sea = { $count ->
    [one] statek { $limit } ({ $player })
    [few] { $count } statki { $limit } ({ $player })
   *[many] { $count } statków { $limit } ({ $player })
}
merchant-at-sea = { $count ->
    [one] statek kupiecki { $limit }
    [few] { $count } statki kupieckie { $limit }
   *[many] { $count } statków kupieckich { $limit }
}

area-characters = { $case ->
    [in] na Dworze
    [gen] Dworu
   *[nom] Dwór
}
area-recruiting = { $case ->
    [in] w Punkcie rekrutacji
    [gen] Punktu rekrutacji
    [short] Rekrutacja
   *[nom] Punkt rekrutacji
}
area-projects = { $case ->
    [in] w Pracowni
    [gen] Pracowni
   *[nom] Pracownia
}
area-navigation = { $case ->
    [in] na Szlaku handlowym
    [gen] Szlaku handlowego
    [short] Szlak
   *[nom] Szlak handlowy
}

landing-natal = { $case ->
    [in] w Natal
   *[nom] Natal
}
landing-boa-gente = { $case ->
    [in] w Terra de Boa Gente
   *[nom] Terra de Boa Gente
}
landing-mozambique = { $case ->
    [in] w Mozambique
   *[nom] Mozambique
}
landing-mombasa = { $case ->
    [in] w Mombasie
    [gen] Mombasy
   *[nom] Mombasa
}
landing-malindi = { $case ->
    [in] w Malindi
   *[nom] Malindi
}
landing-calicut = { $case ->
    [in] w Calicut
   *[nom] Calicut
}

character-dias = { $case ->
    [acc] Bartolomeu Diasa
   *[nom] Bartolomeu Dias
}
character-alvares = { $case ->
    [acc] Francisco Alvaresa
   *[nom] Francisco Alvares
}
character-sernigi = Girolamo Sernigi
character-manuel = { $case ->
    [acc] Manuela I
   *[nom] Manuel I
}

sailor-turquoise = { $case ->
    [gen] turkusowego
    [gen-pl] turkusowych
    [nom-pl] turkusowi
    [none] turkusowego marynarza
    [person] turkusowy marynarz
   *[nom] turkusowy
}
sailor-violet = { $case ->
    [gen] fioletowego
    [gen-pl] fioletowych
    [nom-pl] fioletowi
    [none] fioletowego marynarza
    [person] fioletowy marynarz
   *[nom] fioletowy
}
sailor-grey = { $case ->
    [gen] szarego
    [gen-pl] szarych
    [nom-pl] szarzy
    [none] szarego marynarza
    [person] szary marynarz
   *[nom] szary
}
sailor-orange = { $case ->
    [gen] pomarańczowego
    [gen-pl] pomarańczowych
    [nom-pl] pomarańczowi
    [none] pomarańczowego marynarza
    [person] pomarańczowy marynarz
   *[nom] pomarańczowy
}
sailor-white = { $case ->
    [gen] misjonarza
    [gen-pl] misjonarzy
    [none] misjonarza
   *[nom] misjonarz
}
sailors = { $count ->
    [1] { $case ->
        [gen] { $count } { FORM($colour, case: "gen") }
        [alone] { $count } { $colour } marynarz
       *[nom] { $count } { $colour }
    }
   *[other] { $case ->
        [alone] { $count } { FORM($colour, case: "gen-pl") } marynarzy
       *[nom] { $count } { FORM($colour, case: "gen-pl") }
    }
}
a-captain = { $case ->
    [gen] 1 kapitana
   *[nom] 1 kapitan
}
a-missionary = misjonarz

move-projects = wykładanie projektów
move-sailors = losowanie marynarzy
move-vdg = odkrycie żetonu VdG
move-merchant = odkrycie statku kupieckiego
move-bag = losowanie z woreczka
move-place = położenie dysku
move-pass = { $case ->
    [acc] rezygnację
   *[nom] rezygnacja
}
move-buy = zakup projektów
move-recruit = { $case ->
    [acc] rekrutację
   *[nom] rekrutacja
}
move-expedition = { $case ->
    [acc] ekspedycję
   *[nom] ekspedycja
}
move-money = wzięcie pieniędzy
move-host = goszczenie postaci
move-send = wysłanie statku kupieckiego
move-launch = wodowanie
move-navigate = { $case ->
    [acc] żeglugę
   *[nom] żegluga
}
move-finish = podliczenie końcowe
move-adjust = { $case ->
    [acc] poprawkę stanu
   *[nom] poprawka stanu
}
move-correct = { $case ->
    [acc] poprawkę stołu
   *[nom] poprawka stołu
}

move-begin = początek

# The ledger: where it came from, or what it went for
account-amount = { $what ->
    [vp] { $amount } PZ
    [reals] { $amount ->
        [one] { $amount } Real
        [few] { $amount } Reale
       *[many] { $amount } Reali
    }
    [captains] { $amount ->
        [1] { $amount } kapitan
       *[other] { $amount } kapitanów
    }
    [white] { $amount ->
        [1] { $amount } misjonarz
       *[other] { $amount } misjonarzy
    }
    [turquoise] { $amount ->
        [1] { $amount } turkusowy marynarz
       *[other] { $amount } turkusowych marynarzy
    }
    [violet] { $amount ->
        [1] { $amount } fioletowy marynarz
       *[other] { $amount } fioletowych marynarzy
    }
    [grey] { $amount ->
        [1] { $amount } szary marynarz
       *[other] { $amount } szarych marynarzy
    }
    [orange] { $amount ->
        [1] { $amount } pomarańczowy marynarz
       *[other] { $amount } pomarańczowych marynarzy
    }
   *[other] { $amount } { $what }
}
ledger-dias = Dias
ledger-alvares = Alvares
ledger-act = za akcję z numerem { $number } (za darmo od { $marker })
ledger-give-up = za rezygnację z numeru { $number }
ledger-amount = pieniądze Vasco da Gamy
ledger-projects = { $projects }
ledger-sao-gabriel = São Gabriel: { $projects }
ledger-sailors = za { $colours ->
    [one] { $colours } kolor
    [few] { $colours } kolory
   *[many] { $colours } kolorów
} z sekcji { $section }
ledger-recruit = z sekcji { $section }
ledger-captain = { $sailors ->
    [0] rekrutacja samego kapitana
    [1] rekrutacja kapitana z 1 marynarzem
   *[other] rekrutacja kapitana z { $sailors } marynarzami
}
ledger-launch = zwodowany { $project }
ledger-board = na pokładzie, kurs na { $landing }
ledger-dock = { $ship } { FORM($landing, case: "in") }
ledger-boa-gente = premia w Terra de Boa Gente
ledger-mozambique = premia w Mozambique
ledger-mombasa = premia w Mombasie
ledger-malindi = premia w Malindi
ledger-income = { $ship } { FORM($landing, case: "in") }
ledger-complete = pełny port { $landing }, { $ship }
ledger-returns = powrót z { FORM($landing, case: "gen") }
ledger-unsent = { $docks ->
    [0] { $ships } nie mieści się w żadnym wolnym doku i wypada z gry
   *[other] { $ships } nie wypływa, bo nikt nie ma Sernigiego, i wypada z gry
}
ledger-leaves = { $count ->
    [1] z gry wypada { $ships }
   *[other] z gry wypadają: { $ships }
}
ledger-unsold = { $count ->
    [one] z gry wypada projekt, którego nikt nie kupił
    [few] z gry wypadają { $count } projekty, których nikt nie kupił
   *[many] z gry wypada { $count } projektów, których nikt nie kupił
}
ledger-reals = za { FORM($reals, case: "acc") }
ledger-ships = za { $ships ->
    [one] jeden statek z kapitanem
    [few] { $ships } statki z kapitanami
   *[many] { $ships } statków z kapitanami
}
ledger-adjust = poprawka: { $why }
ledger-correct = poprawka: { $why }

# The standing
standing = { $player }: { $vp }, { $reals }

# What a record must hold
expected-kind = rodzaj ruchu
expected-area = obszar
expected-landing = port
expected-sailor = kolor marynarza
expected-character = postać
expected-crew = kolor marynarza lub biały
expected-tile = żeton, na przykład 7/5+2v
expected-some-crew = co najmniej jeden marynarz
expected-all-sailors = razem 32 marynarzy
expected-docked = statek z właścicielem i żetonem albo statek kupiecki bez nich
expected-limit-of-ship = ładowność z jego żetonu
expected-change = zmiana w górę lub w dół
expected-some-state = coś do poprawienia
components-slots = dla { $players } graczy potrzeba razem pól akcji: { $wanted }; w tym zestawie jest ich { $found }

# Refusals: seats and drawing
not-seated = nikt nie gra kolorem: { $colour }
other-section = teraz losuje się do sekcji { $due }, nie do sekcji { $section }
draw-count = { $wanted ->
    [1] teraz losuje się { $wanted } marynarza, nie { $found }
   *[other] teraz losuje się { $wanted } marynarzy, nie { $found }
}
bag-lacks = { $held ->
    [0] w woreczku nie ma { FORM($colour, case: "gen") } marynarza
    [1] w woreczku jest tylko { $held } { $colour } marynarz
   *[other] w woreczku jest tylko { $held } { FORM($colour, case: "gen-pl") } marynarzy
}

# Refusals: placing discs
not-your-turn = teraz ruch ma { $turn }, nie { $player }
number-taken = numer { $number } jest już zajęty ({ $owner })
area-full = { FORM($area, case: "in") } nie ma wolnego pola akcji
no-additional-disc = numer { $number } jest tylko dla dysku dodatkowej akcji, a { $player } nie ma go teraz do położenia
only-additional-disc = { $player } ma już tylko dysk dodatkowej akcji, a ten kładzie się z numerem 21 lub 22

# Refusals: acting
not-called = wywołano numer { $number }: ruch ma { $owner }, nie { $player }
cannot-act = akcja z numerem { $number } kosztuje { FORM($price, case: "acc") }, a { $player } ma { FORM($has, case: "acc") }
too-dear-projects = { $price } za akcję i { $cost } za { $projects ->
    [one] projekt
    [few] { $projects } projekty
   *[many] { $projects } projektów
} to razem { $total }; { $player } ma { FORM($has, case: "acc") }
too-dear-sao-gabriel = { $price } za akcję i { $cost } za projekt São Gabriel to razem { $total }; { $player } ma { FORM($has, case: "acc") }
too-dear-sailors = { $price } za akcję i { $sailors } za { $colours ->
    [one] { $colours } kolor
    [few] { $colours } kolory
   *[many] { $colours } kolorów
} to razem { $total }; { $player } ma { FORM($has, case: "acc") }
too-dear-captain = { $price } za akcję, { $sailors } za marynarzy i { $captain } za kapitana to razem { $total }; { $player } ma { FORM($has, case: "acc") }

# Refusals: projects and launching
nothing-bought = kto nic nie kupuje, ten rezygnuje
too-many-projects = naraz kupuje się jeden lub dwa projekty, nie { $found }
sao-gabriel-alone = projekt São Gabriel kupuje się osobno
not-offered = { $project } nie leży na górnych polach
sao-gabriel-sold = pole São Gabriel jest puste
no-such-project = { $player } nie ma { FORM($project, case: "gen") }
crew-size = { $wanted ->
    [1] { $project } wymaga jednego członka załogi, nie { $found }
   *[other] { $project } wymaga { $wanted } członków załogi, nie { $found }
}
crew-colours = każdy członek załogi musi być innego koloru
crew-lacks = { $player } nie ma { FORM($colour, case: "none") }

# Refusals: recruiting
nobody-recruited = kto nikogo nie rekrutuje, ten rezygnuje
section-closed = sekcja { $section } jest nieaktywna; aktywne są sekcje od 1 do { $active }
section-empty = sekcja { $section } jest pusta
section-lacks = { $found ->
    [0] w sekcji { $section } nie ma { FORM($colour, case: "gen") } marynarza
    [1] w sekcji { $section } jest tylko { $found } { $colour } marynarz
   *[other] w sekcji { $section } jest tylko { $found } { FORM($colour, case: "gen-pl") } marynarzy
}
no-captain-left = { $player } nie ma już kapitanów na planszy

# Refusals: expedition
no-ship = { $player } nie ma zwodowanego statku
no-ship-sent = kto nie wysyła statku, ten rezygnuje
no-such-ship = { $player } nie ma { FORM($ship, case: "gen") }
not-launched = { $player } nie ma jeszcze zwodowanego { FORM($ship, case: "gen") }
captains-lacking = { $ships ->
    [one] statek potrzebuje kapitana; { $player } ma ich { $has }
    [few] { $ships } statki potrzebują { $ships } kapitanów; { $player } ma ich { $has }
   *[many] { $ships } statków potrzebuje { $ships } kapitanów; { $player } ma ich { $has }
}
no-such-dock = { $docks ->
    [one] { FORM($landing, case: "in") } jest jeden dok
    [few] { FORM($landing, case: "in") } są tylko { $docks } doki
   *[many] { FORM($landing, case: "in") } jest tylko { $docks } doków
}
landing-full = wszystkie doki { FORM($landing, case: "in") } są zajęte
dock-taken = dok o wartości { $dock } { FORM($landing, case: "in") } jest zajęty
limit-too-low = statek o ładowności { $limit } nie wpłynie do doku o wartości { $dock } { FORM($landing, case: "in") }
other-bonus = { $landing } nie daje nic do wyboru
project-due = statek do Natal daje jeden z górnych projektów; wybierzcie który
sailor-due = statek do Terra de Boa Gente daje marynarza; wybierzcie go z sekcji albo losujcie w ciemno z woreczka
bag-empty = woreczek jest pusty; weźcie marynarza z sekcji

# Refusals: characters
amount-taken = tę kwotę już ktoś wziął
hosted-already = { $holder } już gości w tej rundzie { FORM($character, case: "acc") }
additional-disc-due = { $player } od razu kładzie dysk dodatkowej akcji; wybierzcie gdzie i z numerem 21 czy 22
additional-disc-used = { $player } nie ma teraz dysku dodatkowej akcji do położenia
not-sernigi = statek kupiecki wysyła { $owner }, bo ma Sernigiego, a nie { $player }
no-merchant-ship = nie ma statku kupieckiego do wysłania

# Refusals: corrections
adjust-vp = { $player } nie może mieć mniej niż 0 PZ
adjust-reals = { $player } nie może mieć mniej niż 0 Reali
adjust-captains = { $player } nie ma tylu kapitanów w puli albo tylu nie zostało na planszy
adjust-missionaries = { $player } nie ma tylu misjonarzy albo tylu nie zostało na planszy
section-size = w sekcji { $section } { $size ->
    [1] mieści się jeden marynarz
   *[other] mieści się { $size } marynarzy
}
dock-count = { $docks ->
    [one] { FORM($landing, case: "in") } jest jeden dok
    [few] { FORM($landing, case: "in") } są { $docks } doki
   *[many] { FORM($landing, case: "in") } jest { $docks } doków
}; podajcie każdy, a pusty jako null
discs-placed = rundę i pierwszego gracza można poprawić, tylko póki nie leży żaden dysk
round-impossible = to nie może być teraz runda { $round }
too-many-sailors = w grze nie ma tylu { FORM($colour, case: "gen-pl") } marynarzy
too-many-merchants = statków kupieckich w grze jest tylko { $found }
too-many-captains = { $player } ma w sumie tylko 7 kapitanów, licząc tych na morzu
character-twice = { $character } nie może być u dwóch graczy ani dwa razy u jednego gracza

game-name = Vasco da Gama
sheet-title = Vasco da Gama

home-rules = Zasady
home-rules-note = Rozdział po rozdziale, z liczbami z waszej gry.
home-component-sets = Zestawy elementów
home-component-sets-note = Co nadrukowano w waszym egzemplarzu gry.
home-check-copy = Porównaj
home-check-copy-offer = Żadna instrukcja nie podaje wszystkiego, co nadrukowano. Porównajcie raz planszę aplikacji ze swoją: to minuta.

hall-numbers = Ulubione numery: { $numbers }
hall-price = Zapłacone za akcję: średnio { $price } R

newgame-farthest = W razie wątpliwości: kto podróżował najdalej.

keys-numbers = Numer, sekcja albo wartość na żetonie
keys-give-up = Rezygnacja albo „Później”
keys-cap-numbers = 1–22
home-new-game = Nowa gra w „Vasco da Gama”

# In a table of the ledger: what came or went
what-reals = Reale
what-captains = kapitanowie
what-white = misjonarze
what-turquoise = turkusowi marynarze
what-violet = fioletowi marynarze
what-grey = szarzy marynarze
what-orange = pomarańczowi marynarze
