# Telefony, które dołączają do gry: ich strony i to, czego im się odmawia.

# Strona, zanim coś widać
phones-connecting = Łączenie …
phones-asleep = Stół nie odpowiada: tablet może być uśpiony.
phones-type-code = Kod ze stołu
phones-join = Dołącz
phones-no-script = Ta strona wymaga JavaScriptu.
phones-no-game = W tej chwili nikt nie gra.

# Widok
phones-player = { $player }
phones-line = { FORM($what, case: "alone") }
phones-your-turn = Wasza kolej
phones-anybody = Może to zrobić każdy
phones-waiting = Oczekiwanie na decyzję: { $players }
phones-waiting-table = To robi się przy stole
phones-over = Gra skończona
phones-still = To jeszcze można zrobić
phones-back = Wstecz
phones-not-now = Teraz niemożliwe
phones-own = Wasze zasoby
phones-others = Co mają inni
phones-chairs = Kto gdzie siedzi
phones-sit = Zajmij miejsce: { $player }
phones-ask-for = Poproś o miejsce: { $player }
phones-stand = Wstań
phones-you-sit = ten telefon
phones-you-wish = czeka na zgodę przy stole
phones-sits = zajęte
phones-free = wolne
phones-is-away = brak połączenia
phones-lost = { $player } gra teraz na innym telefonie; ten tylko patrzy.
phones-let-take-over = Pozwól przejąć miejsce innemu telefonowi: { $player }
phones-undid = { $player } – cofnięto: { $what }

# Czego odmawia się telefonowi
phones-shut = zbyt wiele błędnych kodów; spróbujcie ponownie za minutę
phones-wrong-code = to nie jest kod tego stołu
phones-unknown = ten telefon nie należy już do stołu; dołączcie ponownie, podając kod
phones-taken = ktoś już tam siedzi
phones-full = połączonych jest zbyt wiele telefonów; spróbujcie ponownie, gdy któryś się rozłączy
phones-too-many = z tego adresu dołączyło zbyt wiele telefonów; spróbujcie ponownie za minutę
phones-no-seat = nikt nie gra tym kolorem w tej grze
phones-sit-first = najpierw usiądźcie
phones-late = za późno: gra poszła dalej
phones-not-your-turn = to nie wasza kolej
phones-not-yours = o tym decyduje ktoś inny
phones-at-the-table = to podaje się przy stole

# Gra tylko na telefonach
serve-cannot-listen = nie można nasłuchiwać pod adresem { $at }: { $reason }
serve-not-afar = w { $game } nie można grać na telefonach

# Telefony wpuszczane przy stole
menu-phones = Telefony
phones-title = Telefony
phones-scan = Zeskanujcie kod telefonem albo otwórzcie adres i wpiszcie kod.
phones-address = { $link }, kod { $code }
phones-other-address = Inny adres
phones-no-address = To urządzenie nie jest w żadnej sieci: połączcie je z Wi-Fi albo włączcie jego hotspot.
phones-asks = { $player }: telefon prosi o to miejsce
phones-asks-taken = { $player }: telefon prosi o to miejsce, ma je inny telefon i jest połączony
phones-puts-out = { $player }: telefon, który ma to miejsce, jest połączony i je straci
phones-there = { $player }: połączono
phones-away = { $player }: brak połączenia
phones-allow = Wpuść
phones-give-seat = Oddaj miejsce
phones-show-out = Wyproś
phones-decide = Telefony mogą decydować
phones-decide-note = Każdy tylko za swoje miejsce. W przeciwnym razie telefony tylko patrzą.
phones-plain = Kto może podsłuchać to Wi-Fi, czyta wszystko, także tajemnice.
phones-stop = Nie wpuszczaj więcej telefonów
phones-did = Z telefonu: { $what }
phones-cannot = nie można wpuścić żadnego telefonu: { $reason }
phones-board = Na stole
phones-why = { $what }: { $why }
phones-secret = To widzicie tylko wy

# Co grupa pokazuje telefonom
phones-ask-for-seat = Poproście o miejsce, żeby zobaczyć grę
settings-phones = Telefony
settings-phones-everything = Wszystko, co jawne
settings-phones-scores = Tylko wyniki
settings-phones-nothing = Nic
settings-phones-everything-note = Telefony bez miejsca widzą wszystko, co jest jawne.
settings-phones-scores-note = Telefony bez miejsca widzą tylko, jak komu idzie i czyja jest kolej.
settings-phones-nothing-note = Telefony bez miejsca nie widzą nic z gry: mogą tylko poprosić o miejsce.
settings-phones-plain = Połączenie nie jest szyfrowane: kto może podsłuchiwać to samo Wi-Fi, przeczyta wszystko, także to, co w grze tajne.

# Gdy żaden telefon nie przychodzi
phones-nobody-yet = Wciąż nie ma żadnego telefonu? Sieci dla gości i VPN oddzielają urządzenia od siebie, a zapora sieciowa też może przeszkadzać. Połączcie wszystkie urządzenia z tym samym Wi-Fi.

# Zasady do przejrzenia
phones-all-rules = Wszystkie zasady
phones-to-game = Wróć do gry
phones-clear-search = Wyczyść wyszukiwanie
phones-rules-found = Znaleziono: { $number }
