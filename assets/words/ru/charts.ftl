# Charts, and where points and money come from

chart-vp = Очки, ход за ходом
chart-sources = Откуда очки
chart-reals = Деньги

explanation-title = { $player }: { $amount }
explanation-start = В начале
explanation-nothing = Пока здесь ничего не менялось.
explanation-where = { $move ->
    [0] С самого начала, правило { $rule }
   *[other] Ход { $move }, правило { $rule }
}
