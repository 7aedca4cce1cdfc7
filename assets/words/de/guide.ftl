# Hints for a first game

lesson-off = Keine Hinweise mehr
guide-title = Hinweise
guide-on = Beim Spielen lernen
guide-on-note = Alles wird in ein, zwei Zeilen erklärt, wenn es zum ersten Mal wichtig wird. Schaltet ihr die Hinweise wieder ein, beginnen sie von vorn.
guide-offer = Eure erste Partie?
guide-offer-note = Hinweise erklären alles, wenn es zum ersten Mal wichtig wird. Niemand muss die Regeln kennen.
