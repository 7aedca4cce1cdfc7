# Settings: each group by its heading, each setting with a line that explains it

settings-title = Ustawienia
settings-language = Język
settings-look = Wygląd
settings-sharing = Udostępnianie
settings-light-day = Dzień
settings-light-night = Noc
settings-light-lamp = Lampa nad stołem
settings-light-day-note = Atrament na pergaminie, na światło dzienne.
settings-light-night-note = Jasne na ciemnym, na wieczór i dla oszczędzania baterii.
settings-light-lamp-note = Przyćmione i ciepłe, gdy wokół gry jest ciemno.
settings-text-note = Jak duże są teksty i liczby.

settings-ease = Wygoda
settings-still = Bez ruchu
settings-still-note = Statki, znaczniki i żetony od razu są tam, dokąd zmierzają.
settings-left = Panel po lewej
settings-left-note = Gdy plansza i panel są obok siebie.
settings-awake = Ekran nie gaśnie
settings-awake-note = Dopóki gra jest otwarta.

settings-heard = Głos i dźwięki
settings-voice = Głos
settings-voice-note = Wywołuje numery, ceny, zarobki statków i punkty.
settings-sounds = Dźwięki
settings-sounds-note = Stuknięcie, moneta, dzwon: gdy coś się udało albo nie można.
settings-vibration = Wibracje
settings-vibration-note = Krótko, gdy coś się udało, dłużej, gdy nie można.

settings-clock = Zegar
settings-clock-on = Pomiar czasu
settings-clock-note = Jak długo każdy się namyśla: na kartach graczy i w statystykach; tylko gdy gra jest na ekranie.

# Kopia zapasowa wszystkiego
backup-title = Kopia zapasowa
backup-make = Zapisz kopię zapasową
backup-make-note = Wszystkie gry, osoby, zestawy elementów i ustawienia w jednym pliku.
backup-bring = Przywróć kopię zapasową
backup-bring-note = Nic, co tu jest, nie przepadnie: dojdzie to, czego brakuje.
backup-from = Kopie zapasowe w { $folder }:
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
backup-leave = Przerwij
backup-came = Kopia jest przywrócona. Nowe gry: { $new }; kontynuowane: { $longer }; odrzucone: { $refused }.
