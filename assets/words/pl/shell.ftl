# What serves any game: the frame of the app, its home and its reports of faults.

language-name = Polski
units = PZ MB

# Lists: a, b and c
list-none = { $case ->
    [gen] niczego
   *[nom] nic
}
list-comma = { $left }, { $right }
list-and = { $left } i { $right }
list-or = { $left } lub { $right }

# The players' colours, where a player has no name
colour-red = Czerwony
colour-yellow = Żółty
colour-black = Czarny
colour-blue = Niebieski
colour-green = Zielony

# Home
app-title = { "Supercargo" }
home-motto = Wy gracie, aplikacja liczy.
home-promise = Ceny, statki, pieniądze i punkty: policzone, wyjaśnione, nic nie ginie.

# Sheets and snackbars
sheet-name = Imię
sheet-shown-as = Nie wszystko da się tu wyświetlić: widać { $shown }.
sheet-undrawable = Tego nie da się tu wyświetlić. Użyjcie innych liter.
sheet-add = Dodaj
sheet-done = Gotowe
undo = Cofnij

# Faults
fault-sentence = Coś poszło nie tak, ale gra jest bezpieczna. Spróbujcie jeszcze raz; jeśli znów się nie uda, uruchomcie aplikację ponownie.

# Files
files-copy = Skopiuj także
files-copied = Skopiowano do schowka.
files-paste = Wklej ze schowka
files-choose = Wybierz plik
files-written = Zapisano: { $file } w folderze { $folder }

why-undo = Nie ma czego cofnąć.
why-redo = Nie ma czego ponowić.

menu-give-up = Porzuć tę grę
