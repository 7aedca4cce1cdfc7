# What there is to do on the table between two rounds

round-title = В конце раунда { $phase }{ $round }
round-leaving = В коробку
round-leaving-text = { $count ->
    [one] { $count } жетон, оставшийся на рынке, выходит из игры.
    [few] { $count } жетона, оставшиеся на рынке, выходят из игры.
   *[many] { $count } жетонов, оставшихся на рынке, выходят из игры.
}
round-lay-out = Новый рынок
round-lay-out-text = Перемешайте жетоны { $phase }. Откройте { $count } и уберите их в коробку; третья плантация среди них возвращается. Остальные выложите на рынок.
round-lay-out-drawn = Приложение уже выбрало: выложите жетоны { $phase } так, как показано на рынке.
round-bonanza = Жетоны «Бонанза»
round-bonanza-text = Все восемь возвращаются и перемешиваются; по одному кладут лицом вниз под каждый угол рынка.
round-red = Красные жетоны
round-red-text = { $count ->
    [one] Снова откройте его.
    [few] Снова откройте их.
   *[many] Снова откройте их.
}
round-next = Раунд { $phase }{ $round }
round-next-text = Флаг у игрока: { $player }, он его и ставит.
