# What any record, session or headless answer may have to say.

# Records that are not as they should be
record-unreadable = this is not a record: it is not whole, or not JSON
record-value = { $where } must be { $expected }, not { $found }
record-integer = { $where } must be a whole number from { $low } to { $high }, not { $found }
record-length = { $where } must list from { $low } to { $high }, not { $found }
record-missing = { $key } is missing
record-stray = { $key } does not belong here
file-unreadable = the file cannot be read: { $reason }
file-too-large = the file is larger than { $size } MB, which no record is
file-there = { $file } is there already, and is not written over
text-too-long = a text in it is longer than { $most } characters
too-many-moves = a game has at most { $most } moves
too-many-rows = the journal of a game has at most { $most } rows; export it, and go on with what you bring in again
no-backup = this is not a backup of the app
file-unwritable = { $file } cannot be written: { $reason }

expected-object = an object
expected-list = a list
expected-text = a text
expected-sentence = a sentence
expected-boolean = true or false
expected-true = true
expected-time = a time
expected-setting = a short setting
expected-format = companion-record/1
expected-game = a game this program knows
expected-colour = one of the players’ colours

# Moves at the wrong time
not-due = { $kind } is not due; { $due } is
game-over = the game is over; { $kind } comes too late
colour-twice = two players cannot have the same colour
seats-colour = nobody plays { $colour } in this game
seats-number = this game is for { $least } to { $most } players, not { $found }
not-latest = move { $latest } has been made since; look at it before you answer move { $after }
no-such-move = there is no move { $number }; the latest is { $latest }
nothing-to-undo = there is nothing to undo
nothing-to-redo = there is nothing to bring back
nothing-to-leave-out = there is no move to leave out

# The account of a game
account-move = { $number ->
    [0] { $kind }
   *[other] { $number }  { $kind }
}
account-line = { "    " }{ $player }: { $amount }, { $source } ({ $rule })

# What is asked, taken back and refused at any table
ask-undo = Undo: { $what }
ask-taken-back = { $count ->
    [one] one move taken back
   *[other] { $count } moves taken back
}
ask-other = None of these
ask-revision = entering it anew
refused-instead = { $said }: { $instead }
table-refused = { $said } Rule { $rule }.

# A question as it is read out to whoever cannot see it
text-spot = { $what }
text-chosen = { $what }, chosen
text-shut = { $what }: not now
text-sum = { $label }: { $amount }
text-sum-of = { $label }, { $detail }: { $amount }
