# Sticks

game-name = Sticks
home-new-toy = Sticks
newgame-title = Sticks
newgame-who = Whoever found the sticks

toy-pile = { $sticks ->
    [one] one stick in the pile
   *[other] { $sticks } sticks in the pile
}
toy-ask-roll = What does the die show?
toy-ask-take = { $player } takes …
toy-ask-bet = { $player }: who takes the last stick?
toy-bets = { $player } bets
toy-over = The pile is empty.
toy-told-roll = the die shows { $pips }
toy-told-take = { $player } takes { $sticks }
toy-told-bet = { $player } bets
toy-told-count = { $pile } sticks were counted
toy-lay = The pile
toy-lay-text = Lay out { $sticks } sticks.
toy-first = Roll the die

# Why not, and what would do
toy-turn = it is the turn of { $player }
toy-too-many = that is more than { $most }
toy-at-most = up to { $most } may be taken
toy-bet-twice = { $player } has bet already

# Kinds of move and of figure, and where they come from
move-roll = a roll
move-take = sticks taken
move-bet = a bet
move-count = a count
ledger-pile = from the pile
ledger-on = on { $on }
ledger-last = the last stick
ledger-bet = a right bet

# The rules at hand
rules-chapter-0 = What there is
rules-chapter-1 = A turn
rules-chapter-2 = The end
rule-0-1-title = The game
rule-0-1 = Two or three people, a die of three faces and a pile of sticks.
rule-1-1-title = Rolling
rule-1-1 = Whoever has the turn rolls the die.
rule-1-2-title = Taking
rule-1-2 = He takes at least one stick and at most as many as he rolled.
rule-1-3-title = Betting
rule-1-3 = Once in the game everybody may bet in secret on who will take the last stick.
rule-2-1-title = The last stick
rule-2-1 = It is worth a point.
rule-2-2-title = Bets
rule-2-2 = A bet that was right is worth a point.
rule-2-3-title = Winning
rule-2-3 = Most points win; of players with as many, the one who took the last stick.

# The table as it lies
otherwise-area-pile = The pile
lies-area-pile = The pile

home-rules = The rules
home-rules-note = All of them, in a few lines
setup-place = Take the first sticks
sheet-title = Sticks
account-amount = { $what ->
    [points] { $amount } points
    [bets] { $amount } bet
   *[sticks] { $amount } sticks
}

chart-points = Points, move by move
chart-sticks = Sticks
source-pile = from the pile
source-on = a bet
source-last = the last stick
source-bet = a right bet
reckoning-in-play = { $points } during play
figure-points = { $value ->
    [one] { $value } point
   *[other] { $value } points
}
figure-sticks = { $value ->
    [one] { $value } stick
   *[other] { $value } sticks
}
reckoning-last = { $points } for the last stick
reckoning-bet = { $points } for a right bet
what-points = points
what-bets = bets
what-sticks = sticks
