# Charts, and where points and money come from

chart-vp = Punkty ruch po ruchu
chart-sources = Skąd są punkty
chart-reals = Pieniądze

explanation-title = { $player }: { $amount }
explanation-start = Na początku
explanation-nothing = Jak dotąd nic się nie zmieniło.
explanation-where = { $move ->
    [0] Od początku, zasada { $rule }
   *[other] Ruch { $move }, zasada { $rule }
}
