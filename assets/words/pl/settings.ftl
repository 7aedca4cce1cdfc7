# Settings: each group by its heading, each setting with a line that explains it

settings-title = Ustawienia
settings-language = Język
settings-look = Wygląd
settings-sharing = Udostępnianie
settings-light-day = Dzień
settings-light-night = Noc
settings-light-lamp = Lampa nad stołem
settings-light-day-note = Ciemny tusz na pergaminie, na dzień.
settings-light-night-note = Jasne na ciemnym: na wieczór i dla oszczędzania baterii.
settings-light-lamp-note = Przyćmione i ciepłe, gdy wokół stołu jest ciemno.
settings-text-note = Wielkość tekstu i liczb.

settings-ease = Wygoda
settings-still = Bez animacji
settings-still-note = Statki, znaczniki i żetony od razu są na swoim miejscu.
settings-left = Panel po lewej
settings-left-note = Gdy plansza i panel są obok siebie.
settings-awake = Nie wygaszaj ekranu
settings-awake-note = Dopóki gra jest otwarta.

settings-heard = Głos i dźwięki
settings-voice = Głos
settings-voice-note = Wywołuje numery, podaje ceny, zarobki statków i punkty.
settings-sounds = Dźwięki
settings-sounds-note = Stuknięcie, moneta, dzwon: słychać, co się udało, a czego nie wolno.
settings-vibration = Wibracje
settings-vibration-note = Krótko, gdy coś się udało; dłużej, gdy nie wolno.

settings-clock = Zegar
settings-clock-on = Mierz czas namysłu
settings-clock-note = Jak długo każdy myśli: na kartach graczy i w statystykach. Czas płynie tylko wtedy, gdy gra jest na ekranie.

# Kopia zapasowa wszystkiego
backup-title = Kopia zapasowa
backup-make = Zapisz kopię zapasową
backup-make-note = Wszystkie gry, osoby, zestawy elementów i ustawienia w jednym pliku.
backup-bring = Przywróć kopię zapasową
backup-bring-note = Nic z tego, co tu jest, nie przepadnie: dojdzie tylko to, czego brakuje.
backup-from = Kopie zapasowe w folderze { $folder }:
backup-file = kopia { $day }
backup-writing = Zapisywanie kopii, gry: { $games } z { $count }.
backup-coming = Przywracanie kopii: na razie { $games ->
    [one] { $games } gra
    [few] { $games } gry
    [many] { $games } gier
   *[other] { $games } gry
}.
backup-stop = Zatrzymaj
backup-go-on = Kontynuuj
backup-leave = Anuluj
backup-came = Kopia zapasowa została przywrócona. Nowe gry: { $new }; kontynuowane: { $longer }; nieprzyjęte: { $refused }.
