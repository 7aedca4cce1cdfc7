# Charts, and where points and money come from

chart-vp = Points, move by move
chart-sources = Where the points came from
chart-reals = Money

explanation-title = { $player }: { $amount }
explanation-start = At the start
explanation-nothing = Nothing has changed it yet.
explanation-where = { $move ->
    [0] From the start, rule { $rule }
   *[other] Move { $move }, rule { $rule }
}
