# Charts, and where points and money come from

chart-vp = Punkte, Zug um Zug
chart-sources = Woher die Punkte kommen
chart-reals = Geld

explanation-title = { $player }: { $amount }
explanation-start = Am Anfang
explanation-nothing = Bisher hat sich hier nichts geändert.
explanation-where = { $move ->
    [0] Von Anfang an, Regel { $rule }
   *[other] Zug { $move }, Regel { $rule }
}
