# Hints for a first game

lesson-off = Bez wskazówek
guide-title = Wskazówki
guide-on = Nauka podczas gry
guide-on-note = Wszystko zostanie wyjaśnione w zdaniu lub dwóch, gdy będzie po raz pierwszy ważne. Po ponownym włączeniu wskazówki zaczynają się od nowa.
guide-offer = Wasza pierwsza gra?
guide-offer-note = Wskazówki wyjaśnią wszystko, gdy będzie po raz pierwszy ważne. Nikt nie musi znać zasad.
