# Hints for a first game

lesson-off = Bez wskazówek
guide-title = Wskazówki
guide-on = Nauka podczas gry
guide-on-note = Wszystko zostanie wyjaśnione w zdaniu lub dwóch, gdy pierwszy raz będzie ważne. Po ponownym włączeniu wskazówki zaczynają się od początku.
guide-offer = Wasza pierwsza gra?
guide-offer-note = Wskazówki wyjaśnią wszystko, gdy pierwszy raz będzie ważne. Nikt nie musi znać zasad.
