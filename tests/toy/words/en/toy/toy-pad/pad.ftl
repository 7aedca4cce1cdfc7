# The score pad of Sticks

game-name = { pad-title }: Sticks
home-new-toy-pad = { game-name }
pad-ask-points = { $player }: points
pad-ask-last = { $player }: the last stick?
pad-ask-bet = { $player }: a right bet?
pad-entry-last = last { $amount }
pad-entry-bet = bet { $amount }
pad-tied = A tie: who took the last stick?
expected-one-thing = last or bet
