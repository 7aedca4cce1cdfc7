# The assistant that sets a game up with the group

setup-place = Połóż pierwsze dyski
setup-on-board = na planszy
setup-face-down = zakryte
setup-face-up = odkryte
setup-sao-gabriel = São Gabriel

# The checklist
setup-box = Zostaje w pudełku
setup-box-text = Zastępuje je aplikacja: { $kept }.
setup-first-vdg = pierwszy żeton
setup-box-coins = monety
setup-box-track = tor punktacji
setup-box-vdg = żetony Vasco da Gama
setup-box-sailors = woreczek marynarzy

setup-players = Co bierze każdy gracz
setup-players-text = { $coins ->
    [0] Każdy bierze 4 dyski akcji i 1 kapitana.
   *[other] Każdy bierze 4 dyski akcji, 1 kapitana i 10 Reali.
} Pozostałych 6 kapitanów każdego koloru stoi na planszy.
setup-players-track = Znaczniki punktacji zaczynają na 0.

setup-characters = Postaci
setup-characters-text = Pierwszym graczem jest { $first }; dalej zgodnie z ruchem wskazówek zegara.

setup-slots = Pola akcji
setup-slots-open = Tyle dysków akcji mieści się w każdym obszarze.
setup-slots-text = Tyle dysków akcji mieści się w każdym obszarze; przekreślone pola są zamknięte.

setup-projects = Projekty
setup-projects-app = Połóżcie trzy stosy obok planszy, projektami do góry, i weźcie ze stosu I te żetony: jeden na pole São Gabriel, sześć na górne pola.
setup-projects-table = Połóżcie trzy stosy obok planszy, projektami do góry. Wierzchni żeton idzie na pole São Gabriel, sześć następnych na górne pola.

setup-sections = Punkt rekrutacji
setup-sections-text = { $sections ->
    [4] Wszystkie cztery sekcje są aktywne.
    [3] Aktywne są tylko 3 sekcje z prawej; skrajna z lewej jest pusta.
   *[other] Aktywne są tylko { $sections } sekcje z prawej; pozostałe są puste.
}
setup-sections-bag = Wrzućcie wszystkich 32 marynarzy do woreczka i wylosujcie po 5 do każdej sekcji, od prawej.
setup-sections-pile = Weźcie tych marynarzy z zapasu.

setup-vdg = Żetony Vasco da Gama
setup-vdg-text = Potasujcie zakryte żetony i odkryjcie wierzchni.

setup-merchant = Statki kupieckie
setup-merchants-app = Statki wskazuje aplikacja. { $owner } od razu wysyła pierwszy; potem odkrywa się następny.
setup-merchants-table = Potasujcie 6 zakrytych statków. { $owner } od razu wysyła pierwszy; potem odkrywa się następny.
setup-merchant-sent = Wysłany statek stoi { FORM($landing, case: "in") }.
setup-bonus-natal = { $owner } bierze za to projekt.
setup-bonus-boa-gente = { $owner } bierze za to marynarza.
setup-bonus-mozambique = { $owner } bierze za to kapitana z planszy.
setup-bonus-reals = { $owner } bierze za to { FORM($reals, case: "acc") }.

