# What any record, session or headless answer may have to say.

# Records that are not as they should be
record-unreadable = this is not a game record: it is incomplete or not JSON
record-value = { $where } must be { $expected }, not { $found }
record-integer = { $where } must be a whole number from { $low } to { $high }, not { $found }
record-length = { $where } must have { $low } to { $high } entries, not { $found }
record-missing = { $key } is missing
record-stray = { $key } does not belong here
file-unreadable = the file cannot be read: { $reason }
file-too-large = the file is larger than { $size } MB; no game record is that large
file-there = { $file } already exists and will not be overwritten
text-too-long = it contains a text of more than { $most } characters
too-many-moves = a game can have at most { $most } moves
too-many-rows = the journal of a game can have at most { $most } rows; export the game, import it again and continue with that one
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
not-due = it is not time for { $kind }; what comes next is { $due }
game-over = the game is over: too late for { $kind }
colour-twice = two players cannot have the same colour
seats-colour = nobody plays { $colour } in this game
seats-number = this game is for { $least } to { $most } players, not { $found }
not-latest = move { $latest } has been made since then; look at it before you answer move { $after }
no-such-move = there is no move { $number }; the latest is { $latest }
nothing-to-undo = there is nothing to undo
nothing-to-redo = there is nothing to redo
nothing-to-leave-out = there is no move to leave out

# The account of a game
account-move = { $number ->
    [0] { $kind }
   *[other] { $number }  { $kind }
}
account-line = { "    " }{ $player }: { $amount }, { $source } ({ $rule })
account-event = { "    " }{ $source } ({ $rule })

# What is asked, taken back and refused at any table
ask-undo = Undo: { $what }
ask-taken-back = { $count ->
    [one] one move undone
   *[other] { $count } moves undone
}
ask-other = None of these
ask-revision = re-entering it
refused-instead = { $said }: { $instead }
table-refused = { $said } Rule { $rule }.

# A question as it is read out to whoever cannot see it
text-spot = { $what }
text-chosen = { $what }, chosen
text-shut = { $what }: not now
text-sum = { $label }: { $amount }
text-sum-of = { $label }, { $detail }: { $amount }

# Why a disk refuses
disk-missing = there is no such file or folder
disk-folder = it is a folder
disk-no-file = it is no file that could be read
disk-loop = the link leads to itself
disk-name = the name is too long
disk-forbidden = this is not permitted
disk-read-only = nothing can be written there
disk-full = the disk is full
too-many-refused = more than { $most } parts of it are refused; the rest is left
too-many-courses = this would make more than { $most } versions of one game
too-many-kept = only the first { $most } are imported; the rest is left out

table-leave = Press Back again for the home screen. Your game is saved.
menu-turn = Turn the screen to the player whose turn it is
menu-options = Game options
menu-rules = Rules
menu-home = Home
history-title = History
round-to-do = { $count ->
    [one] one thing to do on the table
   *[other] { $count } things to do on the table
}
round-close = Done
app-draws = Let the app draw these from now on
app-draws-again = Let the app draw
history-mark = { $what } ({ $mark })
history-undone = undone
history-redrawn = drawn again
