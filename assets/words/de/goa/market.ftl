# Markt, Geldbeutel und was am Tisch von Goa angesagt wird

# Geldbeutel
purse-hold = Haltet den Finger auf dem Geldbeutel, um hineinzusehen. Das darf nur, wem er gehört.

# Was ein Los bewirkt, in wenigen Worten
does-flag = Ab jetzt Startspieler. Sofort: { $what }.
does-plantation = Sofort gefüllt: { $what }.
does-crop-rotation = Ein Feld für jedes Gewürz, jedes Mal neu gewählt. Keine Punkte.
does-at-once = Sofort: { $what }.
does-either = Sofort: { $one } oder { $other }.
does-each-round = Einmal pro Runde: { $what }.
does-vp = Am Ende: { $what }.
does-foreman = Am Ende: { $what } für jede Einzelplantage.
does-swap = Im eigenen Zug: gegen ein Plättchen vom Markt tauschen.
does-favor = Sofort: ein Plättchen aus der Schachtel wählen.
does-espionage = Einmal: eine Aktion mit dem Marker eines anderen.
does-extra-harvest = { $number ->
    [one] Einmal: alle leeren Felder eines Ortes füllen.
   *[other] Einmal: alle leeren Felder von bis zu { $number } Orten füllen.
}
does-resupply = { $number ->
    [one] Einmal: eine Karte aufdecken und so viele Güter einer Art nehmen.
   *[other] Einmal: { $number } Karten aufdecken und so viele Güter einer Art nehmen.
}
does-vice-king = Einmal: der oberste Marker rückt kostenlos eine Reihe nach unten.
does-duty = Auf einmal abgeben: { $what }. Am Ende: { $vp }.
auction-then = { $hint } Danach sprechen noch: { $players }.

# Ansagen
voice-round = Runde { $phase }{ $round }. { $first } beginnt.
voice-place = { $player }, Stein { $number }.
voice-flag = { $player } legt die Flagge.
voice-auction = Zur Versteigerung: { $lot }. { $player } spricht zuerst.
voice-bid = { $highest } bietet { $ducats }. { $player }?
voice-nobody = Noch kein Gebot. { $player }?
voice-decides = { $bidder } bietet { $ducats }. Verkauft oder kauft { $player }?
voice-turn = { $player } ist am Zug.
voice-extra = { $player }, ein Zusatzzug?
voice-gets = { $lot } für { $ducats } an { $player }.
voice-gets-free = { $lot } umsonst an { $player }.

# Amounts that are not in sight
auction-more-by = { $player } bietet mehr als { $ducats }

# A tile that is only looked at, and what it does
pointed-lot = { $lot }. { $does }
