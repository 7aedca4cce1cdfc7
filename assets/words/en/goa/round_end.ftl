# What there is to do on the table between two rounds

round-title = At the end of round { $phase }{ $round }
round-leaving = Back to the box
round-leaving-text = { $count ->
    [one] The one tile left in the market goes out of the game.
   *[other] The { $count } tiles left in the market go out of the game.
}
round-lay-out = New market
round-lay-out-text = Shuffle the { $phase } tiles. Turn up { $count } and put them in the box; a third plantation among them goes back. Lay out the other tiles in the market.
round-lay-out-drawn = The app has drawn it: lay out the { $phase } tiles as the market shows them.
round-bonanza = Bonanza tiles
round-bonanza-text = All eight come back and are shuffled; one goes face down under each corner of the market.
round-red = Red tiles
round-red-text = { $count ->
    [one] Turn it face up again.
   *[other] Turn them face up again.
}
round-next = Round { $phase }{ $round }
round-next-text = { $player } has the flag and places it.
